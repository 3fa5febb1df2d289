//! What is done with a log's folder when it is opened.
//!
//! | folder | segments below the recovery point | the others |
//! |---|---|---|
//! | stopped in good order | trusted | trusted; the last one's end is found by its index |
//! | not | trusted | every batch is checked; the first that is not whole ends the log, and all beyond it goes |
//!
//! Then the producers' state is made of the newest snapshot and the batches after it.

use std::path::Path;

use ottla_protocol::ids::{LeaderEpoch, Offset};
use ottla_protocol::log::{EpochCache, LogConfig, ProducerTable, StorageFault};
use ottla_protocol::records::BatchHeader;

use super::append::note_marker;
use super::open::Checkpointed;
use super::{Marks, Shared, Writer};
use crate::fault::OrFault;
use crate::files::names::{FileKind, parse_segment_file};
use crate::files::producer_snapshot;
use crate::segment::{BatchScanner, Segment, Step, remove_if_there};

/// A recovery under way.
pub(super) struct Recovery<'a> {
    pub(super) shared: &'a Shared,
    pub(super) folder: &'a Path,
    pub(super) config: &'a LogConfig,
    pub(super) known: Checkpointed,
    pub(super) epochs: EpochCache,
    pub(super) producers: ProducerTable,
    pub(super) truncated_bytes: u64,
}

/// What came of it.
pub(super) struct Recovered {
    pub(super) segments: Vec<Segment>,
    pub(super) writer: Writer,
    pub(super) marks: Marks,
    pub(super) truncated_bytes: u64,
}

impl Recovery<'_> {
    pub(super) fn run(mut self, bases: &[Offset]) -> Result<Recovered, StorageFault> {
        let mut segments = self.load(bases)?;
        let end = if self.known.is_clean { self.trust(&segments)? } else { self.check(&mut segments)? };
        self.finish(segments, end)
    }

    /// After a stop in good order. Returns the end.
    fn trust(&mut self, segments: &[Segment]) -> Result<Offset, StorageFault> {
        let end = segments.last().map_or(Offset::ZERO, |segment| segment.state().next_offset);
        self.replay(segments, end)?;
        Ok(end)
    }

    /// After a crash: checks everything beyond the recovery point, and cuts the log at the first batch that is not whole.
    /// Returns the end.
    fn check(&mut self, segments: &mut Vec<Segment>) -> Result<Offset, StorageFault> {
        let recovery_point = self.known.recovery_point.unwrap_or(Offset::ZERO);
        let trusted = segments.partition_point(|segment| segment.base <= recovery_point).saturating_sub(1);
        for segment in segments.iter() {
            segment.offsets.cut_nonsense().or_fault("read", segment.offsets.file().path())?;
            segment.times.cut_nonsense().or_fault("read", segment.times.file().path())?;
        }
        let Some(first) = segments.get(trusted) else { return Ok(Offset::ZERO) };
        let (position, mut end) = self.first_unflushed(first, recovery_point)?;
        self.replay(segments.get(..=trusted).unwrap_or_default(), end)?;
        let mut at = trusted;
        while let Some(segment) = segments.get(at) {
            let is_first = at == trusted;
            let may_gap = self.config.cleanup_policy.compact;
            if !(is_first || segment.base == end || (may_gap && segment.base > end)) {
                break;
            }
            let from = if is_first { (position, end) } else { (0, segment.base) };
            end = self.check_segment(segment, from)?;
            at += 1;
        }
        for gone in segments.drain(at..).collect::<Vec<_>>() {
            self.remove(&gone)?;
        }
        Ok(end)
    }

    fn remove(&mut self, gone: &Segment) -> Result<(), StorageFault> {
        self.truncated_bytes += gone.size_bytes();
        gone.close_indexes();
        for path in gone.mark_deleted()? {
            remove_if_there(self.shared.disk.as_ref(), &path)?;
        }
        Ok(())
    }

    fn load(&self, bases: &[Offset]) -> Result<Vec<Segment>, StorageFault> {
        let mut segments = Vec::with_capacity(bases.len());
        for (at, base) in bases.iter().enumerate() {
            let next = bases.get(at + 1).copied();
            let shared = self.shared;
            let (segment, is_indexed) =
                Segment::load(&shared.disk, &shared.open_files, self.folder, *base, next.unwrap_or(*base))?;
            if !is_indexed && self.known.is_clean {
                // Kafka asks for them too; without them everything is scanned.
                self.index_anew(&segment, next)?;
            } else if next.is_none() && self.known.is_clean {
                self.find_end(&segment)?;
            }
            segments.push(segment);
        }
        Ok(segments)
    }

    /// The end of a last segment that was closed in good order: a few headers from its last index entry on.
    fn find_end(&self, segment: &Segment) -> Result<(), StorageFault> {
        let path = segment.offsets.file().path();
        segment.offsets.cut_nonsense().or_fault("read", path)?;
        let position = segment.offsets.last_position().or_fault("read", path)?;
        let mut scanner = segment.scanner_from(position)?;
        let mut next_offset = segment.base;
        loop {
            match scanner.next_header().or_fault("read", segment.path())? {
                Step::Batch { header, .. } => next_offset = header.next_offset(),
                Step::End => break,
                Step::Broken { position, why } => {
                    let what = format!("{why} at byte {position}, although the folder was stopped in good order");
                    return Err(crate::fault::corrupt("open", segment.path().display(), &what));
                }
            }
        }
        segment.set_next_offset(next_offset);
        Ok(())
    }

    fn index_anew(&self, segment: &Segment, next: Option<Offset>) -> Result<(), StorageFault> {
        let mut scanner = segment.scanner_from(0)?;
        segment.rewind(0, segment.base)?;
        while let Step::Batch { header, .. } = scanner.next_header().or_fault("read", segment.path())? {
            segment.admit(&header, self.config.index_interval_bytes)?;
        }
        if let Some(next) = next {
            segment.set_next_offset(next);
        }
        Ok(())
    }

    /// The newest readable snapshot at or below an offset; newer ones go.
    fn snapshot(&self, limit: Offset) -> Result<(ProducerTable, Offset), StorageFault> {
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
                    Ok(Some(table)) => return Ok((table, offset)),
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
        for (at, segment) in segments.iter().enumerate() {
            let next = segments.get(at + 1).map_or(to, |next| next.base);
            if next <= from {
                continue;
            }
            let position = segment.offsets.floor(from).or_fault("read", segment.offsets.file().path())?;
            let mut scanner = segment.scanner_from(position)?;
            while let Step::Batch { position, header } = scanner.next_header().or_fault("read", segment.path())? {
                if header.base_offset >= to {
                    return Ok(());
                }
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
    fn check_segment(&mut self, segment: &Segment, from: (u64, Offset)) -> Result<Offset, StorageFault> {
        let (position, mut end) = from;
        let file = segment.file()?;
        let len = file.len().or_fault("look at", segment.path())?;
        segment.rewind(position, end)?;
        let mut scanner = BatchScanner::new(file, position, len);
        loop {
            match scanner.next_checked().or_fault("read", segment.path())? {
                Step::Batch { position, header } if header.base_offset >= end => {
                    segment.admit(&header, self.config.index_interval_bytes)?;
                    self.epochs.assign(header.leader_epoch.unwrap_or(LeaderEpoch::new(0)), header.base_offset);
                    self.apply(segment, position, &header, Some(segment))?;
                    end = header.next_offset();
                }
                Step::Batch { .. } | Step::End | Step::Broken { .. } => break,
            }
        }
        self.truncated_bytes += segment.cut()?;
        Ok(end)
    }

    /// Where the recovery point lies in its segment; (0, base) for a segment beyond it, or where the index leads astray.
    fn first_unflushed(&self, segment: &Segment, recovery_point: Offset) -> Result<(u64, Offset), StorageFault> {
        if recovery_point <= segment.base {
            return Ok((0, segment.base));
        }
        let from = segment.offsets.floor(recovery_point).or_fault("read", segment.offsets.file().path())?;
        for start in [from, 0] {
            let mut scanner = segment.scanner_from(start)?;
            let mut at = (start, segment.base);
            loop {
                match scanner.next_header().or_fault("read", segment.path())? {
                    Step::Batch { position, header } if header.base_offset < segment.base => {
                        at = (position, segment.base);
                        break;
                    }
                    Step::Batch { position, header } if header.next_offset() <= recovery_point => {
                        at = (position + u64::from(header.size_bytes), header.next_offset());
                    }
                    Step::Batch { position, header } if at.0 == position && header.base_offset >= at.1 => {
                        return Ok(at);
                    }
                    Step::End if at.1 > segment.base => return Ok(at),
                    Step::Batch { .. } | Step::End | Step::Broken { .. } => break,
                }
            }
            if at.1 > segment.base && start == 0 {
                return Ok(at);
            }
        }
        Ok((0, segment.base))
    }

    fn finish(mut self, mut segments: Vec<Segment>, end: Offset) -> Result<Recovered, StorageFault> {
        let start = self.known.start.unwrap_or(Offset::ZERO);
        if segments.is_empty() || end < start {
            // Nothing is left at or above the start: begin anew there.
            for gone in segments.drain(..).collect::<Vec<_>>() {
                self.remove(&gone)?;
            }
            segments.push(Segment::create(&self.shared.disk, &self.shared.open_files, self.folder, start)?);
        }
        let end = end.max(start);
        let start = start.max(segments.first().map_or(start, |first| first.base));
        let mut changed = self.epochs.truncate_end(end);
        changed |= self.epochs.truncate_start(start);
        let high_watermark = self.known.high_watermark.unwrap_or(Offset::ZERO).min(end).max(start);
        let recovery_point = self.known.recovery_point.unwrap_or(Offset::ZERO);
        let recovery_point = if self.known.is_clean { end } else { recovery_point.min(end) };
        Ok(Recovered {
            marks: Marks { start, high_watermark, recovery_point: recovery_point.max(start), end },
            writer: Writer {
                producers: self.producers,
                epochs: self.epochs,
                // The file may lack what recovery found.
                epochs_changed: changed || !self.known.is_clean,
            },
            segments,
            truncated_bytes: self.truncated_bytes,
        })
    }
}
