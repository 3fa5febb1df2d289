//! Reading whole batches, as ranges of a segment's file.

use std::sync::Arc;

use bytes::Bytes;
use ottla_protocol::ids::Offset;
use ottla_protocol::log::{AbortedTransaction, LogRead, ReadSlice, StorageFault};
use ottla_protocol::records::Records;

use super::Log;
use crate::FileSlice;
use crate::fault::{OrFault, corrupt};
use crate::segment::{Segment, Step};

/// A range of one segment that holds whole batches.
struct Range {
    position: u64,
    end: u64,
    next_offset: Offset,
}

impl Log {
    pub(crate) fn read(&self, read: &LogRead) -> Result<ReadSlice, StorageFault> {
        self.with_segments(|| self.read_once(read))
    }

    fn read_once(&self, read: &LogRead) -> Result<ReadSlice, StorageFault> {
        let nothing = ReadSlice { records: Records::EMPTY, next_offset: read.from, aborted: Vec::new() };
        let Some((segment, range)) = self.locate(read)? else { return Ok(nothing) };
        self.note_read(&segment, range.position);
        let slice = slice(&segment, &range)?;
        let records = slice.into_records().or_fault("read", segment.path())?;
        let aborted = if read.with_aborted { self.aborted(read.from, range.next_offset)? } else { Vec::new() };
        Ok(ReadSlice { records, next_offset: range.next_offset, aborted })
    }

    /// Tells the segment that is written to who reads where.
    fn note_read(&self, segment: &Arc<Segment>, position: u64) {
        let segments = self.segments.read();
        match segments.last() {
            Some(active) if Arc::ptr_eq(active, segment) => active.note_read(position),
            Some(active) => active.note_lagging_read(),
            None => {}
        }
    }

    /// Whole batches in memory, from the one that holds `from` on: at least one, and none at the log's end.
    pub(crate) fn load(&self, from: Offset, max_bytes: u32) -> Result<Bytes, StorageFault> {
        let upper = self.marks().end;
        let read = LogRead { log: self.id, from, upper, max_bytes, at_least_one: true, with_aborted: false };
        self.with_segments(|| {
            let Some((segment, range)) = self.locate(&read)? else { return Ok(Bytes::new()) };
            slice(&segment, &range)?.read_into_memory().or_fault("read", segment.path())
        })
    }

    fn locate(&self, read: &LogRead) -> Result<Option<(Arc<Segment>, Range)>, StorageFault> {
        let upper = read.upper.min(self.marks().end);
        if read.from >= upper {
            return Ok(None);
        }
        for segment in self.segments_from(read.from) {
            if segment.base >= upper {
                break;
            }
            let may_gap = || self.may_gap() || read.from < self.marks().start;
            if let Some(range) = range(&segment, read, upper, &may_gap)? {
                return Ok(Some((segment, range)));
            }
        }
        Ok(None)
    }

    /// The segment that holds the offset, and those after it.
    pub(super) fn segments_from(&self, offset: Offset) -> Vec<Arc<Segment>> {
        let segments = self.segments.read();
        let after = segments.partition_point(|segment| segment.base <= offset);
        segments.get(after.saturating_sub(1)..).unwrap_or_default().to_vec()
    }

    fn aborted(&self, from: Offset, upper: Offset) -> Result<Vec<AbortedTransaction>, StorageFault> {
        let mut found = Vec::new();
        for segment in self.segments_from(from) {
            let done = segment.aborted.collect(from, upper, &mut found);
            if done.or_fault("read", segment.aborted.file().path())? {
                break;
            }
        }
        Ok(found)
    }
}

fn slice(segment: &Segment, range: &Range) -> Result<FileSlice, StorageFault> {
    let len_bytes = u32::try_from(range.end - range.position)
        .map_err(|_| corrupt("read", segment.path().display(), "a range of 4 GiB was asked for"))?;
    Ok(FileSlice { file: segment.file()?, position: range.position, len_bytes })
}

/// The batches of the segment from `read.from` on that lie below `upper` and within the bytes asked for.
///
/// The first one is looked at, and where the range ends; damage between is for the reader's checksum to find.
fn range(
    segment: &Segment,
    read: &LogRead,
    upper: Offset,
    may_gap: &dyn Fn() -> bool,
) -> Result<Option<Range>, StorageFault> {
    let state = segment.state();
    if read.from >= state.next_offset {
        return Ok(None);
    }
    let damaged = |why: String| corrupt("read", segment.path().display(), &why);
    // Said to be empty, a segment that ends below would keep a reader waiting for ever; passed over, what is missing were lost silently.
    let Some((position, first)) = segment.find(read.from)? else {
        let missing =
            format!("no batch holds offset {}, although the segment reaches {}", read.from, state.next_offset);
        return if may_gap() { Ok(None) } else { Err(damaged(missing)) };
    };
    if first.next_offset() > state.next_offset {
        return Err(damaged(format!("a batch at byte {position} claims offsets beyond its segment")));
    }
    if first.base_offset > read.from && !may_gap() {
        return Err(damaged(format!("no batch holds offset {}: the next begins at {}", read.from, first.base_offset)));
    }
    if first.base_offset >= upper {
        return Ok(None);
    }
    let limit = position.saturating_add(u64::from(read.max_bytes));
    if state.end_known && state.next_offset <= upper && state.size_bytes <= limit {
        return Ok(Some(Range { position, end: state.size_bytes, next_offset: state.next_offset }));
    }
    let first_end = position + u64::from(first.size_bytes);
    if first_end > limit {
        let one = Range { position, end: first_end, next_offset: first.next_offset() };
        // An empty range, not none: no batch of a later segment is to be had before this one.
        let nothing = Range { position, end: position, next_offset: read.from };
        return Ok(Some(if read.at_least_one { one } else { nothing }));
    }
    // The index leads to a batch near the limit, and to one near the upper offset; walk on from the nearer of the two.
    let path = segment.offsets.file().path();
    let by_size = segment.offsets.floor_position(limit).or_fault("read", path)?;
    let by_offset = segment.offsets.floor(upper).or_fault("read", path)?;
    let from = by_size.min(by_offset).max(position);
    let (mut scanner, mut step) = segment
        .led_to(from, position, |header| header.base_offset >= first.base_offset && header.base_offset <= upper)?;
    let mut range = Range { position, end: first_end, next_offset: first.next_offset() };
    while let Step::Batch { position, header } = step {
        let end = position + u64::from(header.size_bytes);
        let is_beyond = header.base_offset >= upper || end > limit;
        if position > range.end {
            // Where the index led: the batch before this one ends here.
            range = Range { end: position, next_offset: header.base_offset, ..range };
        }
        let continues = position < range.end || header.base_offset == range.next_offset || may_gap();
        if is_beyond || !continues || header.next_offset() > state.next_offset {
            break;
        }
        range = Range { end, next_offset: header.next_offset(), ..range };
        if range.next_offset == state.next_offset {
            break;
        }
        step = scanner.next_header().or_fault("read", segment.path())?;
    }
    // What is broken behind the range is a fault of the read that begins there.
    Ok(Some(range))
}
