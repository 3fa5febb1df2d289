//! The leader's part: it begins its epoch, appends, and commits what is flushed.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use ottla_protocol::ids::{LeaderEpoch, Offset, Timestamp};
use ottla_protocol::log::{LogId, LogWrite, PendingBatch};
use ottla_protocol::records::{BatchBuilder, BatchView};

use super::batches::{self, MAX_BATCH_BYTES, VersionedRecord};
use super::snapshot::{self, SnapshotId};
use super::voters::Voters;
use super::{AppendRefusal, Fatal, Progress, Quorum, Role};
use crate::effect::{Effect, Effects};

impl Quorum {
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

    /// The log is written up to here.
    pub fn on_appended(&mut self, log_end_offset: Offset) {
        self.written_offset = self.written_offset.max(log_end_offset);
    }

    /// The oldest append on its way found no room: it and those behind it were never made. Returns where the log ends, and asks the
    /// storage to take appends there again.
    pub fn take_back(&mut self, effects: &mut Effects) -> Offset {
        self.log_end_offset = self.written_offset;
        self.flush_asked = self.flush_asked.min(self.written_offset);
        self.is_realigning = true;
        effects.push(Effect::OpenLog(self.to_open()));
        self.log_end_offset
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
        self.bytes_in_snapshot = core::mem::take(&mut self.bytes_since_snapshot);
        effects.push(Effect::WriteSnapshot { end_offset: id.end_offset, epoch: id.epoch, batches });
        Ok(())
    }

    /// There was no room for a snapshot: what it was to cover counts again.
    pub fn on_snapshot_put_off(&mut self) {
        self.bytes_since_snapshot += core::mem::take(&mut self.bytes_in_snapshot);
    }

    /// A snapshot is durable: what it covers may go.
    pub fn on_snapshot_written(&mut self, id: SnapshotId, effects: &mut Effects) {
        self.snapshot = Some(id);
        effects.push(Effect::TrimMetadata(id.end_offset));
    }
}
