//! What is done with a log's folder when it is opened.
//!
//! | folder | segments below the recovery point | the others |
//! |---|---|---|
//! | stopped in good order | trusted | trusted; the last one's end is found by its index |
//! | not | trusted | every batch beyond the recovery point is checked; the first that is not whole ends the log, and all beyond it goes |
//!
//! The producers' state is made of the newest snapshot and the headers of the batches after it. Where the recovery point was
//! checkpointed, a snapshot was taken and the indexes were flushed ([`Log::settle`](super::Log::settle)), so that nothing below it is read.

use std::path::Path;

use ottla_protocol::ids::{LeaderEpoch, Offset};
use ottla_protocol::log::{EpochCache, LogConfig, ProducerTable, StorageFault};
use ottla_protocol::records::BatchHeader;

use super::append::note_marker;
use super::open::Checkpointed;
use super::{Marks, Shared, Writer};
use crate::fault::{OrFault, flush_failed};
use crate::files::names::{FileKind, parse_segment_file};
use crate::files::{checkpoint, producer_snapshot};
use crate::segment::{BatchScanner, Found, Kept, Segment, Step, remove_if_there};

/// A recovery under way.
pub(super) struct Recovery<'a> {
    pub(super) shared: &'a Shared,
    pub(super) folder: &'a Path,
    pub(super) config: &'a LogConfig,
    pub(super) known: Checkpointed,
    pub(super) epochs: EpochCache,
    /// The leader epochs' file does not hold them.
    pub(super) epochs_changed: bool,
    pub(super) producers: ProducerTable,
    /// Batches below have been applied to `producers`.
    pub(super) producers_at: Offset,
    /// The segments' bases, in order.
    pub(super) bases: &'a [Offset],
    /// The producer snapshot that was read.
    pub(super) snapshot: Option<Offset>,
    pub(super) truncated_bytes: u64,
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

    /// Reads the leader epochs below an offset from the batches, where the file that should tell them does not.
    fn learn_epochs(&mut self, segments: &[Segment], below: Offset) -> Result<(), StorageFault> {
        for (at, segment) in segments.iter().enumerate().take_while(|(_, segment)| segment.base < below) {
            let next = segments.get(at + 1).map_or(below, |next| next.base.min(below));
            let mut walk = segment.walk()?.reaching(next);
            while let Some(Found { header, .. }) = walk.next_sound()? {
                self.epochs.assign(header.leader_epoch.unwrap_or(LeaderEpoch::new(0)), header.base_offset);
                self.epochs_changed = true;
            }
        }
        Ok(())
    }

    /// After a crash: checks everything beyond the recovery point, and cuts the log at the first batch that is not whole.
    /// Returns the end.
    fn check(&mut self, segments: &mut Vec<Segment>) -> Result<Offset, StorageFault> {
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

    fn recovery_point(&self) -> Offset {
        self.known.recovery_point.unwrap_or(Offset::ZERO)
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

    /// The last batch below an offset that the index knows, and its base; `None` if the index is damaged or leads astray.
    fn last_indexed(&self, segment: &Segment, below: Offset) -> Result<Option<(u64, Offset)>, StorageFault> {
        let path = segment.offsets.file().path();
        let is_cut = segment.offsets.cut_nonsense().or_fault("read", path)?;
        if segment.times.cut_nonsense().or_fault("read", segment.times.file().path())? || is_cut {
            return Ok(None);
        }
        let position = segment.offsets.floor(Offset::new(below.get() - 1)).or_fault("read", path)?;
        Ok(match segment.scanner_from(position)?.next_header().or_fault("read", segment.path())? {
            Step::Batch { header, .. } if header.base_offset >= segment.base && header.base_offset <= below => {
                Some((position, header.base_offset))
            }
            Step::Batch { .. } | Step::End | Step::Broken { .. } => None,
        })
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

    fn load(&self) -> Result<Vec<Segment>, StorageFault> {
        let mut segments = Vec::with_capacity(self.bases.len());
        for (at, base) in self.bases.iter().enumerate() {
            let next = self.bases.get(at + 1).copied();
            let shared = self.shared;
            let (segment, is_indexed) = Segment::load(shared, self.folder, *base, next.unwrap_or(*base))?;
            let is_trusted = self.known.is_clean || next.is_some_and(|next| next <= self.recovery_point());
            if !is_indexed && is_trusted {
                self.index_anew(&segment, next)?;
            } else if !is_indexed && self.recovery_point() > *base {
                // One of the two alone would lead astray.
                segment.forget_index()?;
            } else if next.is_none() && self.known.is_clean {
                self.find_end(&segment)?;
            }
            segments.push(segment);
        }
        Ok(segments)
    }

    /// The end of a last segment that was closed in good order: a few headers from its last index entry on. It stays unknown if they
    /// do not lead to the end of the file.
    fn find_end(&self, segment: &Segment) -> Result<(), StorageFault> {
        let mut next_offset = segment.base;
        if segment.size_bytes() > 0 {
            // As a recovery would find it, should this life of the node end before it settles anything.
            let Some((position, from)) = self.last_indexed(segment, self.recovery_point())? else {
                return segment.forget_index();
            };
            next_offset = from;
            let mut scanner = segment.scanner_from(position)?;
            loop {
                match scanner.next_header().or_fault("read", segment.path())? {
                    Step::Batch { header, .. } if segment.takes(&header, next_offset, true) => {
                        next_offset = header.next_offset();
                    }
                    Step::End => break,
                    Step::Batch { .. } | Step::Broken { .. } => return Ok(()),
                }
            }
        }
        segment.set_end(next_offset)
    }

    /// Makes the indexes of a segment that is trusted, and takes of it what lies before the first damage.
    fn index_anew(&self, segment: &Segment, next: Option<Offset>) -> Result<(), StorageFault> {
        let mut walk = segment.walk()?.reaching(next.unwrap_or(Offset::new(i64::MAX)));
        segment.forget_index()?;
        segment.rewind(0, segment.base, &Kept { indexed_below: segment.base, aborted_below: Offset::new(i64::MAX) })?;
        while let Some(Found { header, .. }) = walk.next_sound()? {
            segment.admit(&header, self.config.index_interval_bytes)?;
        }
        let state = segment.state();
        let is_whole = next.map_or(state.size_bytes == walk.state.size_bytes, |next| next == state.next_offset);
        if !is_whole {
            segment.claim_end(next.unwrap_or(state.next_offset));
        }
        segment.complete_indexes()?;
        segment.sync_indexes()
    }

    /// The newest readable snapshot at or below an offset. Newer ones go, and older ones that are not of a segment's base.
    fn snapshot(&mut self, limit: Offset) -> Result<(ProducerTable, Offset), StorageFault> {
        let disk = self.shared.disk.as_ref();
        let entries = disk.list(self.folder).or_fault("list", self.folder)?;
        let mut offsets: Vec<Offset> = entries
            .iter()
            .filter_map(|entry| match parse_segment_file(&entry.name) {
                Some((offset, FileKind::ProducerSnapshot, "")) => Some(offset),
                _ => None,
            })
            .collect();
        offsets.sort_unstable();
        while let Some(offset) = offsets.pop() {
            let path = FileKind::ProducerSnapshot.path(self.folder, offset);
            if offset <= limit {
                match producer_snapshot::read(disk, &path) {
                    Ok(Some(table)) => {
                        self.snapshot = Some(offset);
                        for old in offsets.iter().filter(|old| self.bases.binary_search(old).is_err()) {
                            remove_if_there(disk, &FileKind::ProducerSnapshot.path(self.folder, *old))?;
                        }
                        return Ok((table, offset));
                    }
                    Err(error) if error.kind() != std::io::ErrorKind::InvalidData => {
                        return Err(error).or_fault("read", &path);
                    }
                    Ok(None) | Err(_) => {}
                }
            }
            remove_if_there(disk, &path)?;
        }
        Ok((ProducerTable::default(), Offset::ZERO))
    }

    /// Makes the producers' state at `to`: the newest snapshot, and the batches between it and there.
    fn replay(&mut self, segments: &[Segment], to: Offset) -> Result<(), StorageFault> {
        let (table, from) = self.snapshot(to)?;
        self.producers = table;
        self.replay_from(from, segments, to)
    }

    fn replay_from(&mut self, from: Offset, segments: &[Segment], to: Offset) -> Result<(), StorageFault> {
        for (at, segment) in segments.iter().enumerate() {
            let next = segments.get(at + 1).map_or(to, |next| next.base);
            if next <= from {
                continue;
            }
            let mut walk = segment.walk()?.reaching(next.min(to));
            walk.jump_to(from)?;
            while let Some(Found { position, header }) = walk.next_sound()? {
                if header.base_offset >= from {
                    self.apply(segment, position, &header, None)?;
                }
            }
        }
        Ok(())
    }

    /// Applies one batch to the producers' state, and to the index of aborted transactions where that is made anew.
    fn apply(
        &mut self,
        segment: &Segment,
        position: u64,
        header: &BatchHeader,
        indexed: Option<&Segment>,
    ) -> Result<(), StorageFault> {
        let Ok(summary) = header.to_summary() else { return Ok(()) };
        if !(summary.is_control && summary.is_transactional) {
            self.producers.apply(&summary, header.base_offset);
            return Ok(());
        }
        let file = segment.file()?;
        let bytes = BatchScanner::new(file, position, u64::MAX).load(position, header);
        note_marker(&mut self.producers, indexed, &bytes.or_fault("read", segment.path())?, header.base_offset)
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

    fn finish(mut self, mut segments: Vec<Segment>, end: Offset) -> Result<Recovered, StorageFault> {
        let start = self.known.start.unwrap_or(Offset::ZERO);
        if segments.is_empty() || end < start {
            // Nothing is left at or above the start: begin anew there, with nothing that would tell the next recovery of the producers
            // and epochs before.
            self.snapshot(Offset::new(-1))?;
            (self.producers, self.snapshot) = (ProducerTable::default(), None);
            remove_if_there(self.shared.disk.as_ref(), &self.folder.join(checkpoint::LEADER_EPOCHS))?;
            self.epochs.clear();
            self.epochs_changed = true;
            self.remove_all(std::mem::take(&mut segments))?;
            segments.push(Segment::create(self.shared, self.folder, start)?);
        }
        let end = end.max(start);
        let start = start.max(segments.first().map_or(start, |first| first.base));
        self.epochs_changed |= self.epochs.truncate_end(end);
        self.epochs_changed |= self.epochs.truncate_start(start);
        let high_watermark = self.known.high_watermark.unwrap_or(Offset::ZERO).min(end).max(start);
        let recovery_point = self.known.recovery_point.unwrap_or(Offset::ZERO);
        let recovery_point = if self.known.is_clean { end } else { recovery_point.min(end) };
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
