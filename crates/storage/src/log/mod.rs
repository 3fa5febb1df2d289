//! One partition's log.
//!
//! Who holds what: `writer` is taken by appends (one at a time) and whoever changes the log's shape (rolls, truncations,
//! retention); `segments` and `marks` are taken for moments, so that reads and flushes run beside an append.
//! Lock order: `writer`, then `segments`, then `marks`.

mod append;
mod change;
mod flush;
mod open;
mod read;
mod recover;
mod retention;
mod search;
mod undo;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use ottla_protocol::ids::{LeaderEpoch, Offset, PartitionId};
use ottla_protocol::log::{EpochCache, LogConfig, LogId, ProducerTable, StorageFault};
use parking_lot::{Mutex, RwLock};

use crate::Disk;
use crate::segment::{Segment, Shared};

pub(crate) use change::Change;
pub(crate) use open::{Checkpointed, OpenedLog};
use retention::SaveStart;

/// A partition's log.
#[derive(Debug)]
pub(crate) struct Log {
    shared: Shared,
    pub(crate) id: LogId,
    pub(crate) topic: Arc<str>,
    pub(crate) folder: PathBuf,
    config: RwLock<Arc<LogConfig>>,
    writer: Mutex<Writer>,
    /// At least one, in order of their bases; the last is the active one.
    segments: RwLock<Vec<Arc<Segment>>>,
    marks: Mutex<Marks>,
    /// The start that is being made durable; 0 if none is.
    announced_start: Mutex<Offset>,
    settled: Mutex<flush::Settled>,
    /// The names in the folder, the folder's own, and `partition.metadata`.
    names: Change,
    /// The leader epochs' file.
    epochs_file: Change,
    /// Apache Kafka compacted the log: offsets may be missing between its batches.
    was_compacted: bool,
    /// Counts the times that segments were taken away: who met a missing file meanwhile looks again.
    removals: AtomicU64,
    /// The log was deleted; what a job still meets there is no fault of the folder.
    is_deleted: AtomicBool,
}

/// What only appends change.
#[derive(Debug, Default)]
struct Writer {
    producers: ProducerTable,
    epochs: EpochCache,
    /// An append found no room, and its caller has not asked yet where the log ends.
    is_misaligned: bool,
}

/// The log's positions. `start <= high_watermark <= end`, `recovery_point <= end`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Marks {
    pub(crate) start: Offset,
    pub(crate) high_watermark: Offset,
    pub(crate) recovery_point: Offset,
    pub(crate) end: Offset,
}

impl Log {
    pub(crate) fn marks(&self) -> Marks {
        *self.marks.lock()
    }

    pub(crate) fn config(&self) -> Arc<LogConfig> {
        Arc::clone(&self.config.read())
    }

    pub(crate) fn configure(&self, config: Arc<LogConfig>) {
        *self.config.write() = config;
    }

    /// Whether offsets may be missing between batches.
    fn may_gap(&self) -> bool {
        self.was_compacted || self.config().cleanup_policy.compact
    }

    pub(crate) const fn partition(&self) -> PartitionId {
        self.id.partition
    }

    /// The bytes of all segments' batches.
    pub(crate) fn size_bytes(&self) -> u64 {
        self.segments.read().iter().map(|segment| segment.size_bytes()).sum()
    }

    /// The leader epochs, oldest first.
    pub(crate) fn epochs(&self) -> Vec<(LeaderEpoch, Offset)> {
        self.writer.lock().epochs.entries().to_vec()
    }

    /// The state of every producer at the log's end.
    pub(crate) fn producers(&self) -> ProducerTable {
        self.writer.lock().producers.clone()
    }

    /// Raises the noted high watermark; returns whether it changed.
    pub(crate) fn note_high_watermark(&self, to: Offset) -> bool {
        let mut marks = self.marks.lock();
        let to = to.min(marks.end).max(marks.start);
        let changed = marks.high_watermark != to;
        marks.high_watermark = to;
        changed
    }

    /// Raises the log's start offset, at most to its end, once `save_start` has made it durable; returns what it is then.
    pub(crate) fn raise_start(&self, to: Offset, save_start: SaveStart<'_>) -> Result<Offset, StorageFault> {
        self.announce_start(to, save_start)?;
        Ok(self.advance_start(to))
    }

    /// Has a start offset saved that holds only once it is.
    fn announce_start(&self, to: Offset, save_start: SaveStart<'_>) -> Result<(), StorageFault> {
        *self.announced_start.lock() = to.min(self.marks().end);
        let saved = save_start();
        *self.announced_start.lock() = Offset::ZERO;
        saved
    }

    /// The start offset that belongs in the checkpoint.
    pub(crate) fn start_to_save(&self) -> Offset {
        let announced = *self.announced_start.lock();
        self.marks().start.max(announced)
    }

    /// Raises the log's start offset, at most to its end; returns what it is then.
    pub(crate) fn advance_start(&self, to: Offset) -> Offset {
        let mut writer = self.writer.lock();
        let start = {
            let mut marks = self.marks.lock();
            marks.start = marks.start.max(to.min(marks.end));
            marks.high_watermark = marks.high_watermark.max(marks.start);
            marks.start
        };
        if writer.epochs.truncate_start(start) {
            self.epochs_file.note();
        }
        start
    }

    fn active(&self) -> Arc<Segment> {
        Arc::clone(self.segments.read().last().expect("a log has a segment from its opening on"))
    }

    fn disk(&self) -> &dyn Disk {
        self.shared.disk.as_ref()
    }

    /// The log's folder is about to be renamed away.
    pub(crate) fn note_deleted(&self) {
        self.is_deleted.store(true, Ordering::Release);
    }

    pub(crate) fn is_deleted(&self) -> bool {
        self.is_deleted.load(Ordering::Acquire)
    }

    /// Does something with segments' files, again if it failed while segments were taken away: their files may be gone then.
    fn with_segments<T>(&self, job: impl Fn() -> Result<T, StorageFault>) -> Result<T, StorageFault> {
        loop {
            let removals = self.removals.load(Ordering::Acquire);
            let done = job();
            if done.is_ok() || self.removals.load(Ordering::Acquire) == removals {
                return done;
            }
        }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn parent(&self) -> &Path {
        self.folder.parent().unwrap_or(&self.folder)
    }
}
