//! From `Unattached` to the election: the log is opened and loaded, and the next epoch is made durable.

use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use bytes::Bytes;
use ottla_protocol::ids::Offset;
use ottla_protocol::log::{CleanupPolicy, LogConfig, LogId, LogOpen, LogState};

use super::batches::{self, Entry};
use super::snapshot::{self, SnapshotId};
use super::state_file::QuorumState;
use super::{Fatal, Quorum, Role, TOPIC};
use crate::effect::{Effect, Effects};

/// How much of the log is read at a time, in bytes.
const LOAD_BYTES: u32 = 1024 * 1024;

impl Quorum {
    /// Begins: opens the log.
    ///
    /// # Errors
    ///
    /// `quorum-state` or the snapshot cannot be read.
    pub fn start(
        &mut self,
        quorum_state: Option<&Bytes>,
        snapshot: Option<&(Offset, i32, Bytes)>,
        effects: &mut Effects,
    ) -> Result<Vec<Entry>, Fatal> {
        let former = quorum_state.map(|bytes| QuorumState::from_json(bytes)).transpose();
        self.former = former.map_err(|why| Fatal(format!("the file quorum-state cannot be read: {why}")))?;
        let mut entries = Vec::new();
        if let Some((end_offset, epoch, bytes)) = snapshot {
            let id = SnapshotId { end_offset: *end_offset, epoch: *epoch };
            entries = snapshot::read(bytes).map_err(|why| {
                Fatal(format!("the metadata snapshot that ends at {end_offset} cannot be read: {why}"))
            })?;
            self.learn_voters(&entries);
            self.snapshot = Some(id);
        }
        self.role = Role::Opening;
        effects.push(Effect::OpenLog(self.to_open()));
        Ok(entries)
    }

    pub(super) fn to_open(&self) -> LogOpen {
        LogOpen {
            log: LogId::METADATA,
            topic: TOPIC.into(),
            config: Arc::new(self.log_config()),
            folder: self.setup.folder,
        }
    }

    fn log_config(&self) -> LogConfig {
        LogConfig {
            // Segments go when a snapshot covers them, and for no other reason.
            cleanup_policy: CleanupPolicy { delete: false, compact: false },
            retention_ms: None,
            retention_bytes: None,
            max_message_bytes: u32::MAX,
            segment_bytes: self.setup.log.segment_bytes,
            segment_ms: self.setup.log.segment_ms,
            ..LogConfig::default()
        }
    }

    /// The log is open.
    ///
    /// # Errors
    ///
    /// The log does not reach the snapshot, or begins after it.
    pub fn on_log_opened(&mut self, state: LogState, effects: &mut Effects) -> Result<(), Fatal> {
        if !matches!(self.role, Role::Opening) {
            if core::mem::take(&mut self.is_realigning) && state.log_end_offset != self.log_end_offset {
                let (found, known) = (state.log_end_offset, self.log_end_offset);
                return Err(Fatal(format!("{TOPIC}-0 ends at {found} after a refused append, and not at {known}")));
            }
            return Ok(());
        }
        let from = self.snapshot.map_or(Offset::ZERO, |id| id.end_offset);
        if state.log_start_offset > from || state.log_end_offset < from {
            return Err(Fatal(format!(
                "{TOPIC}-0 holds the offsets from {} to {}, which does not fit the newest snapshot, which ends at {from}: \
                 files are missing",
                state.log_start_offset, state.log_end_offset
            )));
        }
        let last = state.epochs.last().map_or(0, |(epoch, _)| epoch.get());
        let snapshot_epoch = self.snapshot.map_or(0, |id| id.epoch);
        let known = self.former.map_or(0, |former| former.leader_epoch).max(last).max(snapshot_epoch);
        self.epoch = known.checked_add(1).ok_or_else(|| Fatal("the quorum has used up its epochs".to_owned()))?;
        self.directory = state.folder;
        self.log_end_offset = state.log_end_offset;
        self.written_offset = state.log_end_offset;
        self.is_new = state.log_end_offset == Offset::ZERO;
        // One voter needs nobody's vote, so that "voted for myself" and "lead" are one step and one write.
        let next = QuorumState {
            leader_epoch: self.epoch,
            leader: Some(self.setup.node),
            voted: None,
            data_version: self.former.map_or(1, |former| former.data_version),
        };
        let is_loaded = state.log_end_offset == from;
        self.role = Role::Starting { state, is_elected: false, is_loaded };
        effects.push(Effect::WriteQuorumState(next.to_json()));
        if !is_loaded {
            effects.push(Effect::LoadRecords { log: LogId::METADATA, from, max_bytes: LOAD_BYTES });
        }
        Ok(())
    }

    /// More of the log is in memory: its entries, from before this epoch.
    ///
    /// # Errors
    ///
    /// The records cannot be read.
    pub fn on_records_loaded(&mut self, bytes: &Bytes, effects: &mut Effects) -> Result<Vec<Entry>, Fatal> {
        let Role::Starting { state, is_loaded, .. } = &mut self.role else { return Ok(Vec::new()) };
        let damaged = |why: String| Fatal(format!("{TOPIC}-0 cannot be read: {why}"));
        let next = batches_end(bytes).map_err(damaged)?;
        let next = next.ok_or_else(|| damaged(format!("it ends before offset {}", state.log_end_offset)))?;
        let entries = batches::decode(bytes).map_err(damaged)?;
        self.bytes_since_snapshot += bytes.len() as u64;
        if next >= state.log_end_offset {
            *is_loaded = true;
        } else {
            let from = next;
            effects.push(Effect::LoadRecords { log: LogId::METADATA, from, max_bytes: LOAD_BYTES });
        }
        self.learn_voters(&entries);
        Ok(entries)
    }

    /// `quorum-state` is durable.
    pub fn on_state_written(&mut self) {
        if let Role::Starting { is_elected, .. } = &mut self.role {
            *is_elected = true;
        }
    }

    /// Whether the log is loaded and the election won: [`Self::lead`] is due.
    #[must_use]
    pub const fn is_ready_to_lead(&self) -> bool {
        matches!(self.role, Role::Starting { is_elected: true, is_loaded: true, .. })
    }
}

/// The offset after the last batch; `None` if there is none.
fn batches_end(bytes: &[u8]) -> Result<Option<Offset>, String> {
    let mut end = None;
    for batch in ottla_protocol::records::batches(bytes) {
        end = Some(batch.map_err(|error| format!("{error}"))?.header().next_offset());
    }
    Ok(end)
}
