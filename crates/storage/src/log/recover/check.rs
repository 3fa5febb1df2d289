//! After a crash: what lies beyond the recovery point is checked, and cut where it is not whole.

use ottla_protocol::ids::{LeaderEpoch, Offset};
use ottla_protocol::log::StorageFault;

use super::Recovery;
use crate::fault::OrFault;
use crate::files::names::FileKind;
use crate::files::producer_snapshot;
use crate::segment::{BatchScanner, Kept, Segment, Step, remove_if_there};

impl Recovery<'_> {
    /// After a crash: checks everything beyond the recovery point, and cuts the log at the first batch that is not whole.
    /// Returns the end.
    pub(super) fn check(&mut self, segments: &mut Vec<Segment>) -> Result<Offset, StorageFault> {
        self.finish_removal(segments)?;
        let recovery_point = self.recovery_point();
        let holder = segments.partition_point(|segment| segment.base <= recovery_point).saturating_sub(1);
        let Some(first) = segments.get(holder) else { return Ok(Offset::ZERO) };
        // Where the segments before were removed, the snapshot at the first one's base is all that is known of their producers.
        let front = segments.first().map_or(recovery_point, |front| front.base);
        let (producers, snapshot_at) = self.snapshot(recovery_point.max(front))?;
        (self.producers, self.producers_at) = (producers, snapshot_at);
        if snapshot_at < first.base {
            self.replay_from(snapshot_at, segments.get(..holder).unwrap_or_default(), first.base)?;
            self.producers_at = first.base;
        }
        // They were saved before the recovery point moved, and no checksum covers those of the batches.
        self.epochs.truncate_end(recovery_point);
        let mut end = self.check_holder(first)?;
        let mut at = holder + 1;
        while let Some(segment) = segments.get(at) {
            // A gap is what is left of lost batches, unless compaction makes gaps.
            if segment.base != end && !(self.config.cleanup_policy.compact && segment.base > end) {
                break;
            }
            if self.producers_at <= segment.base {
                // As at the roll: should the segments before be removed, it is all that tells of their producers.
                let path = FileKind::ProducerSnapshot.path(self.folder, segment.base);
                let written = producer_snapshot::write(self.shared.disk.as_ref(), &path, &self.producers, false);
                written.or_fault("write", &path)?;
            }
            let nothing = Kept { indexed_below: segment.base, aborted_below: segment.base };
            end = self.check_segment(segment, 0, segment.base, &nothing)?;
            at += 1;
        }
        self.remove_all(segments.drain(at..).collect())?;
        for ended in segments.iter().take(segments.len().saturating_sub(1)).skip(holder) {
            ended.complete_indexes()?;
        }
        if end < self.producers_at {
            // What was flushed is gone: the snapshot knows of records that the log lacks.
            self.replay(segments, end)?;
        }
        Ok(end)
    }

    /// Removes what lies below the start offset as a whole: a removal was under way, and some of its files may be gone already.
    fn finish_removal(&self, segments: &mut Vec<Segment>) -> Result<(), StorageFault> {
        let start = self.known.start.unwrap_or(Offset::ZERO);
        let below = segments.partition_point(|segment| segment.base <= start).saturating_sub(1);
        for gone in segments.drain(..below) {
            for path in gone.mark_deleted()? {
                remove_if_there(self.shared.disk.as_ref(), &path)?;
            }
        }
        Ok(())
    }

    /// Checks the segment that holds the recovery point. Returns where it ends.
    fn check_holder(&mut self, segment: &Segment) -> Result<Offset, StorageFault> {
        let recovery_point = self.recovery_point();
        if let Some((position, from)) = self.last_indexed(segment, recovery_point)? {
            if self.producers_at < from {
                self.replay_from(self.producers_at, std::slice::from_ref(segment), from)?;
                self.producers_at = from;
            }
            // The markers from there on are applied, and so indexed, again.
            let kept = Kept { indexed_below: recovery_point, aborted_below: from.max(self.producers_at) };
            let end = self.check_segment(segment, position, from, &kept)?;
            if end >= recovery_point.max(self.producers_at) {
                return Ok(end);
            }
            // Batches that were flushed are gone: the indexes know of more than there is, and so do the producers.
            self.producers_at = Offset::new(i64::MAX);
            return self.check_anew(segment, end);
        }
        self.check_anew(segment, segment.base.max(self.producers_at))
    }

    /// Checks a segment from its front, its indexes being made anew. What the recovery point promises of them is durable again then.
    fn check_anew(&mut self, segment: &Segment, aborted_below: Offset) -> Result<Offset, StorageFault> {
        let is_promised = self.recovery_point() > segment.base;
        if is_promised {
            segment.forget_index()?;
        }
        let kept = Kept { indexed_below: segment.base, aborted_below };
        let end = self.check_segment(segment, 0, segment.base, &kept)?;
        if is_promised {
            segment.complete_indexes()?;
            segment.sync_indexes()?;
        }
        Ok(end)
    }

    /// Checks a segment's batches from a position on, and cuts it at the first that is not whole. Returns where it ends.
    ///
    /// Below the recovery point a batch is only indexed: it was flushed, and damage to it is no torn tail.
    fn check_segment(
        &mut self,
        segment: &Segment,
        position: u64,
        from: Offset,
        kept: &Kept,
    ) -> Result<Offset, StorageFault> {
        let mut end = from;
        let file = segment.file()?;
        let len = file.len().or_fault("look at", segment.path())?;
        segment.rewind(position, from, kept)?;
        let mut scanner = BatchScanner::new(file, position, len);
        loop {
            let is_flushed = end < self.recovery_point();
            // The checksum does not cover the base offset; that it continues the log does. Compaction makes gaps.
            let may_gap = self.config.cleanup_policy.compact || self.known.was_compacted;
            let step = if is_flushed { scanner.next_header() } else { scanner.next_checked() };
            let mut step = step.or_fault("read", segment.path())?;
            // No flush ends within a batch: one that claims to reach beyond the recovery point is not as it was flushed.
            let is_flushed = is_flushed
                && match &step {
                    Step::Batch { header, .. } if header.next_offset() > self.recovery_point() => {
                        step = scanner.checked(step).or_fault("read", segment.path())?;
                        false
                    }
                    Step::Batch { .. } | Step::End | Step::Broken { .. } => true,
                };
            match step {
                Step::Batch { position, header } if segment.takes(&header, end, may_gap || is_flushed) => {
                    segment.admit(&header, self.config.index_interval_bytes)?;
                    if !is_flushed {
                        self.epochs.assign(header.leader_epoch.unwrap_or(LeaderEpoch::new(0)), header.base_offset);
                    }
                    if header.base_offset >= self.producers_at {
                        self.apply(segment, position, &header, Some(segment))?;
                    }
                    end = header.next_offset();
                }
                Step::Batch { .. } | Step::End | Step::Broken { .. } => break,
            }
        }
        self.truncated_bytes += segment.cut()?;
        Ok(end)
    }
}
