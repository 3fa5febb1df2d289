//! What is done with a log's folder when it is opened.
//!
//! | folder | segments below the recovery point | the others |
//! |---|---|---|
//! | stopped in good order | trusted | trusted; the last one's end is found by its index |
//! | not | trusted | every batch beyond the recovery point is checked; the first that is not whole ends the log, and all beyond it goes |
//!
//! A log that does not end where it ended at the stop, or whose producers' state no snapshot tells, is not as it was left: nothing of the
//! stop is believed then. So two lives on the same files make the same of them, whatever happened to the files.
//!
//! The producers' state is made of the newest snapshot and the headers of the batches after it. Where the recovery point was
//! checkpointed, a snapshot was taken and the indexes were flushed ([`Log::settle`](super::Log::settle)), so that nothing below it is read.

mod check;
mod epochs;
mod load;
mod producers;

use std::path::Path;

use ottla_protocol::ids::Offset;
use ottla_protocol::log::{EpochCache, LogConfig, ProducerTable, StorageFault};

use super::open::Checkpointed;
use super::{Marks, Shared, Writer};
use crate::fault::{OrFault, flush_failed};
use crate::files::checkpoint;
use crate::segment::{Segment, remove_if_there};

/// A recovery under way.
pub(super) struct Recovery<'a> {
    shared: &'a Shared,
    folder: &'a Path,
    config: &'a LogConfig,
    known: Checkpointed,
    /// The segments' bases, in order.
    bases: &'a [Offset],
    epochs: EpochCache,
    /// The leader epochs' file does not hold them.
    epochs_changed: bool,
    producers: ProducerTable,
    /// Batches below have been applied to `producers`.
    producers_at: Offset,
    /// The producer snapshot that was read.
    snapshot: Option<Offset>,
    truncated_bytes: u64,
}

/// What came of it.
pub(super) struct Recovered {
    pub(super) segments: Vec<Segment>,
    pub(super) writer: Writer,
    pub(super) marks: Marks,
    pub(super) truncated_bytes: u64,
    /// The checkpointed recovery point, if the log does not reach it.
    pub(super) lost_below: Option<Offset>,
    /// The leader epochs' file is behind.
    pub(super) epochs_changed: bool,
    /// The producer snapshot that was read.
    pub(super) snapshot: Option<Offset>,
}

impl<'a> Recovery<'a> {
    pub(super) fn of(
        shared: &'a Shared,
        folder: &'a Path,
        config: &'a LogConfig,
        known: Checkpointed,
        bases: &'a [Offset],
    ) -> Self {
        // The batches tell what an unreadable or missing file does not.
        let epochs = checkpoint::read_epochs(shared.disk.as_ref(), &folder.join(checkpoint::LEADER_EPOCHS));
        Self {
            shared,
            folder,
            config,
            known,
            bases,
            epochs: EpochCache::from_entries(epochs.unwrap_or_default()),
            epochs_changed: false,
            producers: ProducerTable::default(),
            producers_at: Offset::ZERO,
            snapshot: None,
            truncated_bytes: 0,
        }
    }
}

impl Recovery<'_> {
    pub(super) fn run(mut self) -> Result<Recovered, StorageFault> {
        let mut segments = self.load()?;
        // The log is not as it was left: whatever else the folder says of itself need not be true either.
        self.known.is_clean = self.known.is_clean && self.is_as_left(&segments)?;
        let is_told_no_epochs = self.epochs.entries().is_empty();
        if is_told_no_epochs {
            self.learn_epochs(&segments, self.recovery_point())?;
        }
        let end = if self.known.is_clean { self.recovery_point() } else { self.check(&mut segments)? };
        if is_told_no_epochs && end < self.recovery_point() {
            // Not from the batches that went.
            self.epochs.clear();
            self.learn_epochs(&segments, end)?;
        }
        self.finish(segments, end)
    }

    /// Whether a log that was closed in good order is as it was then: it ends at its recovery point, with a whole batch, and a
    /// snapshot tells the producers' state there.
    fn is_as_left(&mut self, segments: &[Segment]) -> Result<bool, StorageFault> {
        let (end, last) = (self.recovery_point(), segments.last().map(Segment::state));
        if last.is_none_or(|last| !last.end_known || last.next_offset != end) {
            return Ok(false);
        }
        let (producers, snapshot_at) = self.snapshot(end)?;
        self.producers = producers;
        Ok(snapshot_at == end)
    }

    fn recovery_point(&self) -> Offset {
        self.known.recovery_point.unwrap_or(Offset::ZERO)
    }

    /// Removes segments durably: they must not come back behind later appends.
    fn remove_all(&mut self, gone: Vec<Segment>) -> Result<(), StorageFault> {
        let disk = self.shared.disk.as_ref();
        for segment in &gone {
            self.truncated_bytes += segment.size_bytes();
            segment.close_indexes();
            for path in segment.mark_deleted()? {
                remove_if_there(disk, &path)?;
            }
        }
        if gone.is_empty() {
            return Ok(());
        }
        disk.sync_folder(self.folder).map_err(flush_failed).or_fault("flush", self.folder)
    }

    /// Nothing is left at or above the start: the log begins there, and nothing tells the next recovery of producers and epochs before.
    fn begin_anew(&mut self, gone: Vec<Segment>, start: Offset) -> Result<Segment, StorageFault> {
        self.snapshot(Offset::new(-1))?;
        (self.producers, self.snapshot) = (ProducerTable::default(), None);
        remove_if_there(self.shared.disk.as_ref(), &self.folder.join(checkpoint::LEADER_EPOCHS))?;
        self.epochs.clear();
        self.epochs_changed = true;
        self.remove_all(gone)?;
        Segment::create(self.shared, self.folder, start)
    }

    fn finish(mut self, mut segments: Vec<Segment>, end: Offset) -> Result<Recovered, StorageFault> {
        let start = self.known.start.unwrap_or(Offset::ZERO);
        if segments.is_empty() || end < start {
            segments = vec![self.begin_anew(segments, start)?];
        }
        let end = end.max(start);
        let start = start.max(segments.first().map_or(start, |first| first.base));
        self.epochs_changed |= self.epochs.truncate_end(end);
        self.epochs_changed |= self.epochs.truncate_start(start);
        let high_watermark = self.known.high_watermark.unwrap_or(Offset::ZERO).min(end).max(start);
        let recovery_point = if self.known.is_clean { end } else { self.recovery_point().min(end) };
        Ok(Recovered {
            lost_below: self.known.recovery_point.filter(|reached| *reached > end),
            marks: Marks { start, high_watermark, recovery_point: recovery_point.max(start), end },
            writer: Writer { producers: self.producers, epochs: self.epochs, is_misaligned: false },
            // The file may lack what recovery found.
            epochs_changed: self.epochs_changed || !self.known.is_clean,
            segments,
            snapshot: self.snapshot,
            truncated_bytes: self.truncated_bytes,
        })
    }
}
