//! Removing segments from the front of a log.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use ottla_protocol::ids::{Offset, Timestamp};
use ottla_protocol::log::{LogConfig, RemovalReason, RemovedSegments, StorageFault};

use super::{Log, Marks, Writer};
use crate::segment::Segment;

/// Segments that went, and the files to remove once `file.delete.delay.ms` is over.
#[derive(Debug, Default)]
pub(crate) struct Removed {
    pub(crate) passes: Vec<RemovedSegments>,
    pub(crate) files: Vec<PathBuf>,
}

impl Log {
    /// Three passes: what lies below the start offset, what is too much, what is too old.
    pub(crate) fn apply_retention(&self, now: Timestamp) -> Result<Removed, StorageFault> {
        let mut writer = self.writer.lock();
        let config = self.config();
        let mut removed = Removed::default();
        self.remove_below_start(&mut writer, &mut removed)?;
        if config.cleanup_policy.delete {
            if let Some(bytes) = config.retention_bytes {
                let mut excess = self.size_bytes().saturating_sub(bytes);
                self.remove_while(&mut writer, &mut removed, RemovalReason::Size, |segment, _| {
                    let size = segment.size_bytes();
                    let goes = size <= excess && excess > 0;
                    excess -= if goes { size } else { 0 };
                    Ok(goes)
                })?;
            }
            if let Some(ms) = config.retention_ms {
                self.remove_while(&mut writer, &mut removed, RemovalReason::Time, |segment, _| {
                    Ok(now.get().saturating_sub(segment.largest_timestamp()?.get()) > ms)
                })?;
            }
        }
        Ok(removed)
    }

    /// Removes the segments that lie below the start offset as a whole.
    pub(crate) fn trim(&self) -> Result<Removed, StorageFault> {
        let mut writer = self.writer.lock();
        let mut removed = Removed::default();
        self.remove_below_start(&mut writer, &mut removed)?;
        Ok(removed)
    }

    fn remove_below_start(&self, writer: &mut Writer, removed: &mut Removed) -> Result<(), StorageFault> {
        let start = self.marks().start;
        self.remove_while(
            writer,
            removed,
            RemovalReason::LogStart,
            |_, next| Ok(next.is_some_and(|base| base <= start)),
        )
    }

    /// Removes segments from the front as long as `goes` says so. Only what lies below the high watermark ever goes, and an
    /// empty active segment stays.
    fn remove_while(
        &self,
        writer: &mut Writer,
        removed: &mut Removed,
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
            self.roll(writer, &self.active(), end)?;
        }
        self.remove_front(writer, removed, reason, count)
    }

    fn remove_front(
        &self,
        writer: &mut Writer,
        removed: &mut Removed,
        reason: RemovalReason,
        count: usize,
    ) -> Result<(), StorageFault> {
        // Readers see the raised start before the files lose their names; those that miss a file look again.
        let gone: Vec<Arc<Segment>> = {
            let mut segments = self.segments.write();
            let gone = segments.drain(..count).collect();
            let mut marks = self.marks.lock();
            marks.start = marks.start.max(segments.first().map_or(marks.end, |first| first.base));
            marks.recovery_point = marks.recovery_point.max(marks.start);
            gone
        };
        self.removals.fetch_add(1, Ordering::AcqRel);
        let start = self.marks().start;
        if writer.epochs.truncate_start(start) {
            self.epochs_file.note();
        }
        let mut size_bytes = 0;
        for segment in &gone {
            size_bytes += segment.size_bytes();
            segment.close_indexes();
            removed.files.extend(segment.mark_deleted()?);
        }
        self.names.note();
        let segments = u32::try_from(count).unwrap_or(u32::MAX);
        removed.passes.push(RemovedSegments { reason, segments, size_bytes, log_start_offset: start });
        Ok(())
    }

    /// How long removed files stay, in ms.
    pub(crate) fn delete_delay_ms(&self) -> i64 {
        let config: Arc<LogConfig> = self.config();
        config.file_delete_delay_ms
    }
}
