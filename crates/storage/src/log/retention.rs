//! Removing segments from the front of a log.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use ottla_protocol::ids::{Offset, Timestamp};
use ottla_protocol::log::{FaultKind, LogConfig, RemovalReason, RemovedSegments, StorageFault};

use super::{Log, Marks, Writer};
use crate::files::names::FileKind;
use crate::segment::Segment;

/// Producers idle for longer are left out of snapshots, which bounds them. The core forgets them by `producer.id.expiration.ms`
/// (a day unless set otherwise) and is told of those that are kept longer here; for it they are expired all the same.
const PRODUCERS_KEPT_MS: i64 = 7 * 86_400_000;

/// Segments that went, and the files to remove once `file.delete.delay.ms` is over.
#[derive(Debug, Default)]
pub(crate) struct Removed {
    pub(crate) passes: Vec<RemovedSegments>,
    pub(crate) files: Vec<PathBuf>,
}

/// Makes the raised start offset durable. Only then do files go: whichever of them a power loss brings back, they lie below the start.
/// A full disk may have no room for it; see [`Log::remove_front`] for what is done then.
pub(crate) type SaveStart<'a> = &'a dyn Fn() -> Result<(), StorageFault>;

/// A removal under way.
struct Removal<'a> {
    writer: &'a mut Writer,
    save_start: SaveStart<'a>,
    removed: Removed,
}

impl Log {
    /// Three passes: what lies below the start offset, what is too much, what is too old.
    pub(crate) fn apply_retention(&self, now: Timestamp, save_start: SaveStart<'_>) -> Result<Removed, StorageFault> {
        let mut writer = self.writer.lock();
        writer.producers.expire(now, PRODUCERS_KEPT_MS);
        let mut removal = Removal { writer: &mut writer, save_start, removed: Removed::default() };
        match self.remove_what_goes(&mut removal, now) {
            // What went is told; the rest goes the next time.
            Err(fault) if fault.kind != FaultKind::Full || removal.removed.passes.is_empty() => Err(fault),
            Ok(()) | Err(_) => Ok(removal.removed),
        }
    }

    fn remove_what_goes(&self, removal: &mut Removal<'_>, now: Timestamp) -> Result<(), StorageFault> {
        let config = self.config();
        self.remove_below_start(removal)?;
        if config.cleanup_policy.delete {
            if let Some(bytes) = config.retention_bytes {
                let mut excess = self.size_bytes().saturating_sub(bytes);
                self.remove_while(removal, RemovalReason::Size, |segment, _| {
                    let size = segment.size_bytes();
                    let goes = size <= excess && excess > 0;
                    excess -= if goes { size } else { 0 };
                    Ok(goes)
                })?;
            }
            if let Some(ms) = config.retention_ms {
                self.remove_while(removal, RemovalReason::Time, |segment, _| {
                    Ok(now.get().saturating_sub(segment.largest_timestamp()?.get()) > ms)
                })?;
            }
        }
        Ok(())
    }

    /// Removes the segments that lie below the start offset as a whole.
    pub(crate) fn trim(&self, save_start: SaveStart<'_>) -> Result<Removed, StorageFault> {
        let mut writer = self.writer.lock();
        let mut removal = Removal { writer: &mut writer, save_start, removed: Removed::default() };
        self.remove_below_start(&mut removal)?;
        Ok(removal.removed)
    }

    fn remove_below_start(&self, removal: &mut Removal<'_>) -> Result<(), StorageFault> {
        let start = self.marks().start;
        self.remove_while(removal, RemovalReason::LogStart, |_, next| Ok(next.is_some_and(|base| base <= start)))
    }

    /// Removes segments from the front as long as `goes` says so. Only what lies below the high watermark ever goes, and an
    /// empty active segment stays.
    fn remove_while(
        &self,
        removal: &mut Removal<'_>,
        reason: RemovalReason,
        mut goes: impl FnMut(&Segment, Option<Offset>) -> Result<bool, StorageFault>,
    ) -> Result<(), StorageFault> {
        let segments: Vec<Arc<Segment>> = self.segments.read().clone();
        let Marks { high_watermark, end, .. } = self.marks();
        let mut count = 0;
        for (at, segment) in segments.iter().enumerate() {
            let next = segments.get(at + 1).map(|next| next.base);
            let is_empty_active = next.is_none() && segment.size_bytes() == 0;
            if is_empty_active || high_watermark < next.unwrap_or(end) || !goes(segment, next)? {
                break;
            }
            count += 1;
        }
        if count == 0 {
            return Ok(());
        }
        if count == segments.len() {
            match self.roll(removal.writer, &self.active(), end) {
                // Without room for another segment the last one stays; the others make room.
                Err(fault) if fault.kind == FaultKind::Full && count > 1 => count -= 1,
                other => drop(other?),
            }
        }
        self.remove_front(removal, reason, count)
    }

    fn remove_front(&self, removal: &mut Removal<'_>, reason: RemovalReason, count: usize) -> Result<(), StorageFault> {
        // The batches that made the producers' state go; the snapshot at the new front is all that tells of it then.
        let front = self.segments.read().get(count).map_or(self.marks().end, |first| first.base);
        self.sync_if_there(&FileKind::ProducerSnapshot.path(&self.folder, front))?;
        self.sync_names()?;
        let is_saved = match self.announce_start(front, removal.save_start) {
            Err(fault) if fault.kind == FaultKind::Full => false,
            other => other.map(|()| true)?,
        };
        // Readers see the raised start before the files lose their names; those that miss a file look again.
        let gone: Vec<Arc<Segment>> = {
            let mut segments = self.segments.write();
            let gone = segments.drain(..count).collect();
            let mut marks = self.marks.lock();
            marks.start = marks.start.max(front);
            marks.recovery_point = marks.recovery_point.max(marks.start);
            gone
        };
        self.removals.fetch_add(1, Ordering::AcqRel);
        let start = self.marks().start;
        if removal.writer.epochs.truncate_start(start) {
            self.epochs_file.note();
        }
        let mut size_bytes = 0;
        for segment in &gone {
            size_bytes += segment.size_bytes();
            segment.close_indexes();
            removal.removed.files.extend(segment.mark_deleted()?);
            if !is_saved {
                // On a full disk nothing else makes the start durable: the names go one after the other, so that those a power
                // loss brings back still lie side by side with what stays.
                self.sync_folder(&self.folder)?;
            }
        }
        self.names.note();
        let segments = u32::try_from(count).unwrap_or(u32::MAX);
        removal.removed.passes.push(RemovedSegments { reason, segments, size_bytes, log_start_offset: start });
        Ok(())
    }

    /// How long removed files stay, in ms.
    pub(crate) fn delete_delay_ms(&self) -> i64 {
        let config: Arc<LogConfig> = self.config();
        config.file_delete_delay_ms
    }
}
