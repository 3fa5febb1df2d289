//! Making what was appended durable. No lock is held while the disk works.

use std::io;
use std::path::Path;
use std::sync::Arc;

use ottla_protocol::ids::{Offset, Timestamp};
use ottla_protocol::log::{FaultKind, StorageFault};

use super::Log;
use crate::FileMode;
use crate::fault::{OrFault, flush_failed};
use crate::files::names::FileKind;
use crate::files::{checkpoint, partition_metadata, producer_snapshot};
use crate::segment::{Segment, remove_if_there};

/// Recovery is spared what lies further back than this (`log.flush.offset.checkpoint.interval.ms`).
const SETTLE_AFTER_MS: i64 = 60_000;
/// Recovery is spared more bytes than this at once, where appends are flushed.
const SETTLE_AFTER_BYTES: u64 = 64 << 20;

/// Up to where recovery need not look.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Settled {
    /// Batches, indexes, leader epochs and producers' state below are durable.
    pub(super) point: Offset,
    /// When it was last moved.
    at: Option<Timestamp>,
    /// The active segment's bytes then.
    active_bytes: u64,
    /// The producer snapshot that was taken for it.
    snapshot: Option<Offset>,
}

impl Settled {
    /// As found at the opening.
    pub(super) const fn found(point: Offset, snapshot: Option<Offset>) -> Self {
        Self { point, at: None, active_bytes: 0, snapshot }
    }
}

impl Log {
    /// Makes everything below `up_to` durable, and all that happens to lie beyond it. Returns the recovery point then. A fault of this
    /// is never a matter of room: nothing of a flush is left to a later one.
    pub(crate) fn flush(&self, up_to: Offset) -> Result<Offset, StorageFault> {
        let marks = self.marks();
        if up_to <= marks.recovery_point {
            return Ok(marks.recovery_point);
        }
        self.flush_to(marks.recovery_point, marks.end)
    }

    /// Moves the point that recovery begins at: after the segments that were ended, and if much was flushed beyond it, or it is
    /// long ago, into the active one. Returns whether it moved.
    pub(crate) fn settle_if_due(&self, now: Timestamp) -> Result<bool, StorageFault> {
        let active = {
            // Between two appends: one that begins a segment may yet be undone.
            let _writer = self.writer.lock();
            self.active()
        };
        let mut moved = false;
        if self.settled.lock().point < active.base {
            self.save_epochs()?;
            self.flush_to(self.settled_point(), active.base)?;
            let mut settled = self.settled.lock();
            *settled = Settled { point: active.base, at: Some(now), active_bytes: 0, ..*settled };
            drop(settled);
            moved = true;
        }
        let settled = *self.settled.lock();
        // A clock that was set back must not put it off.
        let waited = settled.at.is_none_or(|at| now < at || now.get().saturating_sub(at.get()) >= SETTLE_AFTER_MS);
        let much = active.size_bytes().saturating_sub(settled.active_bytes) >= SETTLE_AFTER_BYTES;
        if self.marks().recovery_point > settled.point && (waited || much) {
            self.settle(now)?;
            moved = true;
        }
        Ok(moved)
    }

    /// Whether the point that recovery begins at lies behind what is flushed, or behind the active segment.
    pub(crate) fn is_unsettled(&self) -> bool {
        let settled = self.settled.lock().point;
        settled < self.active().base || settled < self.marks().recovery_point
    }

    /// The offset that recovery may begin at: it goes into the checkpoint.
    pub(crate) fn settled_point(&self) -> Offset {
        self.settled.lock().point
    }

    /// Makes everything durable that spares recovery a look below the log's end as it is now: the batches, the indexes, the leader
    /// epochs, and the producers' state.
    pub(super) fn settle(&self, now: Timestamp) -> Result<(), StorageFault> {
        let (active, end, producers) = {
            let writer = self.writer.lock();
            (self.active(), self.marks().end, writer.producers.clone())
        };
        let snapshot = FileKind::ProducerSnapshot.path(&self.folder, end);
        producer_snapshot::write(self.disk(), &snapshot, &producers, true).or_fault("write", &snapshot)?;
        let flushed = self.flush_with_indexes(&active, end);
        if flushed.as_ref().is_err_and(|fault| fault.kind == FaultKind::Full) {
            // It takes room of which there is too little, and the next attempt makes another.
            let kept = self.settled.lock().snapshot;
            self.drop_snapshot(Some(end), kept.unwrap_or(Offset::ZERO))?;
        }
        flushed?;
        let last = {
            let mut settled = self.settled.lock();
            let last = settled.snapshot.replace(end);
            *settled = Settled { point: end, at: Some(now), active_bytes: active.size_bytes(), ..*settled };
            last
        };
        self.drop_snapshot(last, end)
    }

    fn flush_with_indexes(&self, active: &Segment, end: Offset) -> Result<(), StorageFault> {
        // Before the names are flushed: the indexes' files may be new.
        active.complete_indexes()?;
        active.sync_indexes()?;
        self.names.note();
        self.save_epochs()?;
        self.flush_to(self.settled_point(), end).map(drop)
    }

    /// Removes a snapshot that another supplanted, unless it is that of a segment's base.
    fn drop_snapshot(&self, old: Option<Offset>, new: Offset) -> Result<(), StorageFault> {
        match old.filter(|old| *old != new && self.segments.read().iter().all(|segment| segment.base != *old)) {
            Some(old) => remove_if_there(self.disk(), &FileKind::ProducerSnapshot.path(&self.folder, old)),
            None => Ok(()),
        }
    }

    fn flush_to(&self, from: Offset, to: Offset) -> Result<Offset, StorageFault> {
        self.with_segments(|| self.sync_segments(from, to))?;
        match self.save_epochs() {
            // Recovery finds the epochs in the batches beyond the settled point, which does not move over this.
            Err(fault) if fault.kind == FaultKind::Full => {}
            other => other?,
        }
        self.sync_names()?;
        let mut marks = self.marks.lock();
        marks.recovery_point = marks.recovery_point.max(to.min(marks.end));
        Ok(marks.recovery_point)
    }

    fn sync_segments(&self, from: Offset, to: Offset) -> Result<(), StorageFault> {
        let segments: Vec<Arc<Segment>> = self.segments.read().clone();
        for (at, segment) in segments.iter().enumerate() {
            // One that ends right at `from` was flushed, but if it was ended after that, what the roll wrote beside it was not.
            if segment.state().next_offset < from || segment.base >= to {
                continue;
            }
            segment.file()?.sync_data().map_err(flush_failed).or_fault("flush", segment.path())?;
            if let Some(next) = segments.get(at + 1) {
                segment.sync_ended_indexes()?;
                // Retention may have taken it meanwhile.
                self.sync_if_there(&FileKind::ProducerSnapshot.path(&self.folder, next.base))?;
            }
        }
        Ok(())
    }

    pub(super) fn sync_if_there(&self, path: &Path) -> Result<(), StorageFault> {
        match self.disk().open(path, FileMode::Write) {
            Ok(file) => file.sync_data().map_err(flush_failed).or_fault("flush", path),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error).or_fault("open", path),
        }
    }

    /// Writes the leader epochs' file if it is behind.
    fn save_epochs(&self) -> Result<(), StorageFault> {
        self.epochs_file.settle(|| {
            let entries = self.epochs();
            let path = self.file(checkpoint::LEADER_EPOCHS);
            checkpoint::write_epochs(self.disk(), &path, &entries).or_fault("write", &path)
        })
    }

    /// Makes the names of the segments' files durable, the folder's own, and what tells whose folder it is.
    pub(super) fn sync_names(&self) -> Result<(), StorageFault> {
        self.names.settle(|| {
            self.sync_if_there(&self.file(partition_metadata::NAME))?;
            self.sync_folder(&self.folder)?;
            self.sync_folder(self.parent())
        })
    }

    pub(super) fn sync_folder(&self, folder: &Path) -> Result<(), StorageFault> {
        self.disk().sync_folder(folder).map_err(flush_failed).or_fault("flush", folder)
    }

    /// A stop in good order: everything durable and the indexes complete, so that the next start reads next to nothing.
    pub(crate) fn close(&self) -> Result<(), StorageFault> {
        let active = self.active();
        self.settle(Timestamp::default())?;
        active.close_indexes();
        Ok(())
    }
}
