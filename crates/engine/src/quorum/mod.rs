//! The metadata quorum (KRaft; KIP-595, KIP-630, KIP-853) as seen from one member, without I/O.
//!
//! Here: a quorum of a single voter, which elects itself whenever it starts. Its transitions:
//!
//! | role | input | next role | effects |
//! |---|---|---|---|
//! | `Unattached` | [`Quorum::start`] | `Opening` | open the log |
//! | `Opening` | `LogOpened` | `Starting` | write `quorum-state` with the next epoch; load the log |
//! | `Starting` | `RecordsLoaded`, some | `Starting` | load on |
//! | `Starting` | `RecordsLoaded`, none | `Leader` once elected | |
//! | `Starting` | `QuorumStateWritten` | `Leader` once loaded | |
//! | `Leader` | [`Quorum::lead`] | `Leader` | append the records that begin the epoch |
//! | `Leader` | [`Quorum::append`], [`Quorum::flush`] | `Leader` | append, flush |
//! | `Leader` | `Flushed` | `Leader` | (the high watermark rises) |
//!
//! With one voter the high watermark is what this voter has flushed. It counts only once the epoch's first record is below
//! it, as in any quorum: all that the log held before is committed with it.

pub mod batches;
pub mod snapshot;
pub mod state_file;
#[cfg(test)]
mod tests;
pub mod voters;

use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use bytes::Bytes;
use ottla_protocol::ids::{LeaderEpoch, NodeId, Offset, Timestamp, Uuid};
use ottla_protocol::log::{CleanupPolicy, LogConfig, LogId, LogOpen, LogState, LogWrite, PendingBatch};
use ottla_protocol::messages::voters_record;
use ottla_protocol::records::{BatchBuilder, BatchView};

use crate::config::MetadataLogConfig;
use crate::effect::{Effect, Effects};

use batches::{Content, Entry, MAX_BATCH_BYTES, VersionedRecord};
use snapshot::SnapshotId;
use state_file::QuorumState;
use voters::Voters;

/// The folder's name is made of it.
pub const TOPIC: &str = "__cluster_metadata";
/// How much of the log is read at a time, in bytes.
const LOAD_BYTES: u32 = 1024 * 1024;

/// What this member is made of.
#[derive(Debug, Clone)]
pub struct QuorumSetup {
    /// This node.
    pub node: NodeId,
    /// The log's own settings.
    pub log: MetadataLogConfig,
    /// The `directory.id` of the folder to keep the log in; `None`: the storage knows.
    pub folder: Option<Uuid>,
    /// Where the other voters reach this one.
    pub endpoints: Vec<voters_record::Endpoint>,
}

/// The node must not go on: a sentence for the operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fatal(pub String);

/// What came of an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// Nothing that anybody waits for.
    Nothing,
    /// Everything below is committed.
    Committed(Offset),
}

/// Why records were not appended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AppendRefusal {
    /// This node does not lead.
    NotLeader,
    /// They do not fit into one batch, and only a batch is atomic.
    TooLarge,
    /// A record cannot be written at its version.
    NotEncodable,
}

#[derive(Debug)]
enum Role {
    Unattached,
    Opening,
    Starting { state: LogState, is_elected: bool, is_loaded: bool },
    Leader { epoch_start: Offset },
}

/// One member of the quorum.
#[derive(Debug)]
pub struct Quorum {
    setup: QuorumSetup,
    role: Role,
    epoch: i32,
    former: Option<QuorumState>,
    snapshot: Option<SnapshotId>,
    voters: Voters,
    directory: Uuid,
    is_new: bool,
    log_end_offset: Offset,
    flush_asked: Offset,
    high_watermark: Offset,
    bytes_since_snapshot: u64,
}

impl Quorum {
    /// A member before its start.
    #[must_use]
    pub fn new(setup: QuorumSetup) -> Self {
        Self {
            setup,
            role: Role::Unattached,
            epoch: 0,
            former: None,
            snapshot: None,
            voters: Voters::default(),
            directory: Uuid::ZERO,
            is_new: false,
            log_end_offset: Offset::ZERO,
            flush_asked: Offset::ZERO,
            high_watermark: Offset::ZERO,
            bytes_since_snapshot: 0,
        }
    }

    /// This epoch; 0 before the first.
    #[must_use]
    pub const fn epoch(&self) -> i32 {
        self.epoch
    }

    /// The offset that the next record takes.
    #[must_use]
    pub const fn log_end_offset(&self) -> Offset {
        self.log_end_offset
    }

    /// Everything below is committed.
    #[must_use]
    pub const fn high_watermark(&self) -> Offset {
        self.high_watermark
    }

    /// Whether there was no quorum here before this start.
    #[must_use]
    pub const fn is_new(&self) -> bool {
        self.is_new
    }

    /// The level of `kraft.version`.
    #[must_use]
    pub const fn kraft_version(&self) -> i16 {
        self.voters.kraft_version()
    }

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
        effects.push(Effect::OpenLog(LogOpen {
            log: LogId::METADATA,
            topic: TOPIC.into(),
            config: Arc::new(self.log_config()),
            folder: self.setup.folder,
        }));
        Ok(entries)
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

    /// Whether this node leads.
    #[must_use]
    pub const fn is_leader(&self) -> bool {
        matches!(self.role, Role::Leader { .. })
    }

    /// Begins the epoch: appends the change of the leader and, in a new quorum, who its voters are. The caller appends what
    /// the new controller has to say, and one flush commits both.
    ///
    /// # Errors
    ///
    /// The log's voters are not just this node.
    pub fn lead(&mut self, now: Timestamp, effects: &mut Effects) -> Result<(), Fatal> {
        let mut controls = Vec::new();
        let has_voters = self.voters != Voters::default();
        if self.is_new && !has_voters {
            self.voters = Voters::sole(self.setup.node, self.directory, core::mem::take(&mut self.setup.endpoints));
        }
        self.voters.check_sole(self.setup.node, self.directory).map_err(Fatal)?;
        controls.push(Voters::leader_change(self.setup.node));
        if self.is_new {
            controls.extend(self.voters.to_controls());
        }
        self.role = Role::Leader { epoch_start: self.log_end_offset };
        let batch = batches::encode_controls(&controls, now)
            .map_err(|error| Fatal(format!("the records that begin an epoch cannot be written: {error}")))?;
        self.push(batch, now, effects);
        Ok(())
    }

    /// Appends records as one batch; says which offset the first one has. [`Self::flush`] is due before the step ends.
    ///
    /// # Errors
    ///
    /// Nothing was appended.
    pub fn append(
        &mut self,
        records: &[VersionedRecord],
        now: Timestamp,
        effects: &mut Effects,
    ) -> Result<Offset, AppendRefusal> {
        if !self.is_leader() {
            return Err(AppendRefusal::NotLeader);
        }
        let batch = batches::encode_records(records, now).map_err(|_| AppendRefusal::NotEncodable)?;
        if batch.size_bytes() > MAX_BATCH_BYTES {
            return Err(AppendRefusal::TooLarge);
        }
        let base_offset = self.log_end_offset;
        self.push(batch, now, effects);
        Ok(base_offset)
    }

    /// Asks for the flush that commits everything appended since the last call.
    pub fn flush(&mut self, effects: &mut Effects) {
        if self.flush_asked < self.log_end_offset && self.is_leader() {
            self.flush_asked = self.log_end_offset;
            effects.push(Effect::Flush(LogId::METADATA, self.log_end_offset));
        }
    }

    /// The `directory.id` of the folder that holds the log, once it is open.
    #[must_use]
    pub fn directory(&self) -> Option<Uuid> {
        Some(self.directory).filter(|id| !id.is_zero())
    }

    fn push(&mut self, batch: BatchBuilder, now: Timestamp, effects: &mut Effects) {
        let (base_offset, leader_epoch) = (self.log_end_offset, LeaderEpoch::new(self.epoch));
        let bytes = batch.base_offset(base_offset).leader_epoch(leader_epoch).build();
        let view = BatchView::parse(&bytes).expect("a batch just built can be read");
        let summary = view.to_summary().expect("a batch just built can be summed up");
        self.log_end_offset = view.header().next_offset();
        self.bytes_since_snapshot += bytes.len() as u64;
        let batches = vec![PendingBatch { bytes, summary, base_offset, leader_epoch }];
        effects.push(Effect::Append(LogWrite { log: LogId::METADATA, batches, now }));
    }

    /// The log is durable up to here.
    pub fn on_flushed(&mut self, up_to: Offset) -> Progress {
        let Role::Leader { epoch_start } = self.role else { return Progress::Nothing };
        let up_to = up_to.min(self.log_end_offset);
        if up_to <= epoch_start || up_to <= self.high_watermark {
            return Progress::Nothing;
        }
        self.high_watermark = up_to;
        Progress::Committed(up_to)
    }

    /// Bytes of the log since the newest snapshot.
    #[must_use]
    pub const fn bytes_since_snapshot(&self) -> u64 {
        self.bytes_since_snapshot
    }

    /// Where the newest snapshot ends.
    #[must_use]
    pub const fn snapshot(&self) -> Option<SnapshotId> {
        self.snapshot
    }

    /// Asks for a snapshot of the committed records.
    ///
    /// # Errors
    ///
    /// A record cannot be written at its version.
    pub fn write_snapshot(
        &mut self,
        id: SnapshotId,
        records: &[VersionedRecord],
        last_timestamp: Timestamp,
        now: Timestamp,
        effects: &mut Effects,
    ) -> Result<(), Fatal> {
        let batches = snapshot::write(id, self.voters.to_controls(), records, last_timestamp, now)
            .map_err(|error| Fatal(format!("the metadata snapshot cannot be written: {error}")))?;
        self.bytes_since_snapshot = 0;
        effects.push(Effect::WriteSnapshot { end_offset: id.end_offset, epoch: id.epoch, batches });
        Ok(())
    }

    /// A snapshot is durable: what it covers may go.
    pub fn on_snapshot_written(&mut self, id: SnapshotId, effects: &mut Effects) {
        self.snapshot = Some(id);
        effects.push(Effect::TrimMetadata(id.end_offset));
    }

    fn learn_voters(&mut self, entries: &[Entry]) {
        for entry in entries {
            if let Content::Control(control) = &entry.content {
                self.voters.replay(control);
            }
        }
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
