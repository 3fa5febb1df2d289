//! Creating a log, and opening one that is on disk.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use ottla_protocol::ids::Offset;
use ottla_protocol::log::{LogConfig, LogId, StorageFault};
use parking_lot::{Mutex, RwLock};

use super::flush::Settled;
use super::recover::Recovery;
use super::{Change, Log, Marks, Shared, Writer};
use crate::fault::{OrFault, corrupt};
use crate::files::names::{DELETED, FileKind, parse_segment_file};
use crate::files::partition_metadata;
use crate::segment::{Segment, remove_if_there};

/// What the log folder's checkpoints say of a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Checkpointed {
    pub(crate) start: Option<Offset>,
    pub(crate) high_watermark: Option<Offset>,
    pub(crate) recovery_point: Option<Offset>,
    /// The folder was stopped in good order: nothing needs recovery.
    pub(crate) is_clean: bool,
    /// Apache Kafka compacted the log: offsets may be missing between its batches.
    pub(crate) was_compacted: bool,
}

/// A log, opened.
#[derive(Debug)]
pub(crate) struct OpenedLog {
    pub(crate) log: Log,
    pub(crate) created: bool,
    /// Bytes that recovery cut.
    pub(crate) truncated_bytes: u64,
    /// The checkpointed recovery point, if the log does not reach it.
    pub(crate) lost_below: Option<Offset>,
}

impl Log {
    /// Creates the log's folder with an empty segment. All of it becomes durable with the first flush.
    pub(crate) fn create(
        shared: &Shared,
        id: LogId,
        topic: Arc<str>,
        folder: PathBuf,
        config: Arc<LogConfig>,
    ) -> Result<OpenedLog, StorageFault> {
        shared.disk.create_folder(&folder).or_fault("create", &folder)?;
        partition_metadata::write(shared.disk.as_ref(), &folder, id.topic_id).or_fault("write to", &folder)?;
        let segment = Segment::create(shared, &folder, Offset::ZERO)?;
        if config.preallocate {
            segment.reserve(config.segment_bytes)?;
        }
        let marks = Marks {
            start: Offset::ZERO,
            high_watermark: Offset::ZERO,
            recovery_point: Offset::ZERO,
            end: Offset::ZERO,
        };
        let log =
            Self::assemble(shared, id, topic, folder, config, vec![segment], Writer::default(), marks, None, false);
        log.names.note();
        Ok(OpenedLog { log, created: true, truncated_bytes: 0, lost_below: None })
    }

    /// Opens a log whose folder is there.
    pub(crate) fn open(
        shared: &Shared,
        id: LogId,
        topic: Arc<str>,
        folder: PathBuf,
        config: Arc<LogConfig>,
        known: Checkpointed,
    ) -> Result<OpenedLog, StorageFault> {
        let bases = sweep(shared, &folder)?;
        let recovered = Recovery::of(shared, &folder, &config, known, &bases).run()?;
        let (marks, writer) = (recovered.marks, recovered.writer);
        let (segments, snapshot) = (recovered.segments, recovered.snapshot);
        let log =
            Self::assemble(shared, id, topic, folder, config, segments, writer, marks, snapshot, known.was_compacted);
        // A crash may have come before the names were durable.
        log.names.note();
        if recovered.epochs_changed {
            log.epochs_file.note();
        }
        Ok(OpenedLog {
            log,
            created: false,
            truncated_bytes: recovered.truncated_bytes,
            lost_below: recovered.lost_below,
        })
    }

    #[allow(clippy::too_many_arguments, reason = "the one place where a log is put together")]
    fn assemble(
        shared: &Shared,
        id: LogId,
        topic: Arc<str>,
        folder: PathBuf,
        config: Arc<LogConfig>,
        segments: Vec<Segment>,
        writer: Writer,
        marks: Marks,
        snapshot: Option<Offset>,
        was_compacted: bool,
    ) -> Self {
        Self {
            shared: shared.clone(),
            id,
            topic,
            folder,
            config: RwLock::new(config),
            writer: Mutex::new(writer),
            segments: RwLock::new(segments.into_iter().map(Arc::new).collect()),
            settled: Mutex::new(Settled::found(marks.recovery_point, snapshot)),
            marks: Mutex::new(marks),
            announced_start: Mutex::new(Offset::ZERO),
            names: Change::default(),
            epochs_file: Change::default(),
            was_compacted,
            removals: AtomicU64::new(0),
            is_deleted: AtomicBool::new(false),
        }
    }
}

/// Removes what earlier deletions left, and indexes without a segment. Returns the bases of the segments, in order.
fn sweep(shared: &Shared, folder: &std::path::Path) -> Result<Vec<Offset>, StorageFault> {
    let disk = shared.disk.as_ref();
    let entries = disk.list(folder).or_fault("list", folder)?;
    let names: Vec<_> = entries.iter().filter(|entry| !entry.is_folder).map(|entry| entry.name.as_str()).collect();
    let mut bases = Vec::new();
    for name in &names {
        match parse_segment_file(name) {
            Some((base, FileKind::Log, "")) => bases.push(base),
            Some((_, _, DELETED | ".cleaned")) => remove_if_there(disk, &folder.join(name))?,
            Some((_, _, ".swap")) => {
                let what = "a compaction was interrupted while it swapped segments; start Apache Kafka on the folder once, \
                            or restore it from a replica";
                return Err(corrupt("open", folder.join(name).display(), what));
            }
            _ => {}
        }
    }
    bases.sort_unstable();
    for name in &names {
        if let Some((base, FileKind::OffsetIndex | FileKind::TimeIndex | FileKind::TransactionIndex, "")) =
            parse_segment_file(name)
            && bases.binary_search(&base).is_err()
        {
            remove_if_there(disk, &folder.join(name))?;
        }
    }
    Ok(bases)
}
