//! When the plane writes snapshots (KIP-630).

use alloc::vec::Vec;

use super::MetadataPlane;
use super::controller::versioned;
use crate::effect::Effects;
use crate::quorum::Fatal;
use crate::quorum::batches::VersionedRecord;
use crate::quorum::snapshot::SnapshotId;
use crate::time::{Mono, Now};

/// How long after a snapshot that found no room the next one is tried.
const AGAIN_MS: i64 = 60_000;

impl MetadataPlane {
    /// When [`Input::Tick`](crate::Input::Tick) is wanted; `None` while nothing waits for time.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Mono> {
        let has_news = self.quorum.is_leader() && self.quorum.bytes_since_snapshot() > 0;
        self.snapshot_due.filter(|_| has_news && self.snapshot_in_flight.is_none() && !self.is_log_offline)
    }

    pub(super) fn plan_snapshot(&mut self, now: Now) {
        self.snapshot_due = self.setup.config.metadata_log.max_snapshot_interval_ms.map(|ms| now.mono.plus_ms(ms));
    }

    /// Writes a snapshot once enough was written, or enough time has passed with something written.
    pub(super) fn snapshot_if_due(&mut self, now: Now, effects: &mut Effects) -> Result<(), Fatal> {
        let bytes = self.quorum.bytes_since_snapshot();
        let is_full = bytes >= self.setup.config.metadata_log.max_record_bytes_between_snapshots;
        let is_old = self.snapshot_due.is_some_and(|due| due <= now.mono);
        let has_news = self.quorum.snapshot().is_none_or(|last| last.end_offset < self.image.end_offset);
        let is_put_off = self.snapshot_put_off.is_some_and(|until| now.mono < until);
        if is_put_off
            || self.is_log_offline
            || self.snapshot_in_flight.is_some()
            || bytes == 0
            || !has_news
            || !(is_full || is_old)
        {
            return Ok(());
        }
        let id = SnapshotId { end_offset: self.image.end_offset, epoch: self.image.epoch };
        let records: Vec<VersionedRecord> = self.image.to_records().into_iter().map(versioned).collect();
        self.quorum.write_snapshot(id, &records, self.last_timestamp, now.wall, effects)?;
        self.snapshot_in_flight = Some(id);
        Ok(())
    }

    /// There was no room for the snapshot: the older one and the log stay, and it is tried again later.
    pub(super) fn on_snapshot_put_off(&mut self, now: Now) {
        self.snapshot_in_flight = None;
        self.snapshot_put_off = Some(now.mono.plus_ms(AGAIN_MS));
        self.quorum.on_snapshot_put_off();
        self.snapshot_due = self.snapshot_put_off;
    }

    pub(super) fn on_snapshot_written(&mut self, now: Now, effects: &mut Effects) {
        if let Some(id) = self.snapshot_in_flight.take() {
            self.snapshot_put_off = None;
            self.quorum.on_snapshot_written(id, effects);
            self.plan_snapshot(now);
            self.note_snapshot(id.end_offset);
        }
    }
}
