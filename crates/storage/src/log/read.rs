//! Reading whole batches, as ranges of a segment's file.
//!
//! Of an offset that the log claims (`start <= from < upper <= end`) a reader is told one of three things, and so waits only for what is
//! not appended yet:
//!
//! - batches that move it on: the first one holds the offset or, where compaction made a gap, is the next one behind it;
//! - that nothing lies below `upper`, only where compaction made a gap of all that is between;
//! - a fault: what the log claims is not there, or not as it was written ([`FaultKind::Corrupt`](ottla_protocol::log::FaultKind::Corrupt)).
//!
//! [`Log::locate`] keeps that. It looks at the headers of the first batch and of those near the range's end; what is damaged between is
//! the reader's to find, by checksums and offsets.

use std::sync::Arc;

use bytes::Bytes;
use ottla_protocol::ids::Offset;
use ottla_protocol::log::{AbortedTransaction, LogRead, ReadSlice, StorageFault};
use ottla_protocol::records::Records;

use super::Log;
use crate::FileSlice;
use crate::fault::{OrFault, corrupt};
use crate::segment::{Found, Segment, Walk};

/// What there is from an offset on.
enum Located {
    /// Whole batches of one segment.
    Batches(Arc<Segment>, Range),
    /// Nothing below this offset, or none that fits into the bytes asked for.
    Nothing { next_offset: Offset },
}

/// A range of a segment's file that holds whole batches.
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
        let (segment, range) = match self.locate(read)? {
            Located::Batches(segment, range) => (segment, range),
            Located::Nothing { next_offset } => {
                return Ok(ReadSlice { records: Records::EMPTY, next_offset, aborted: Vec::new() });
            }
        };
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
        self.with_segments(|| match self.locate(&read)? {
            Located::Batches(segment, range) => {
                slice(&segment, &range)?.read_into_memory().or_fault("read", segment.path())
            }
            Located::Nothing { .. } => Ok(Bytes::new()),
        })
    }

    /// See the module's promise.
    fn locate(&self, read: &LogRead) -> Result<Located, StorageFault> {
        let upper = read.upper.min(self.marks().end);
        if read.from >= upper {
            return Ok(Located::Nothing { next_offset: read.from });
        }
        for segment in self.segments_from(read.from) {
            if segment.base >= upper {
                break;
            }
            let (walk, found) = segment.walk_to(read.from)?;
            let Some(first) = found else { continue };
            if first.header.base_offset > read.from {
                self.check_gap(read.from, &format!("the next batch begins at {}", first.header.base_offset))?;
            }
            if first.header.base_offset >= upper {
                break;
            }
            let Some(range) = self.range(walk, &first, read, upper)? else {
                // Not the later batches either: none of them is to be had before this one.
                return Ok(Located::Nothing { next_offset: read.from });
            };
            debug_assert!(read.from < range.next_offset, "a walk leads on");
            return Ok(Located::Batches(segment, range));
        }
        self.check_gap(read.from, &format!("none follows below {upper}"))?;
        Ok(Located::Nothing { next_offset: upper })
    }

    /// The batches from the first on that lie below `upper` and within the bytes asked for; `None` if the first has more bytes.
    fn range(
        &self,
        mut walk: Walk<'_>,
        first: &Found,
        read: &LogRead,
        upper: Offset,
    ) -> Result<Option<Range>, StorageFault> {
        let (state, position) = (walk.state, first.position);
        let limit = position.saturating_add(u64::from(read.max_bytes));
        if state.end_known && state.next_offset <= upper && state.size_bytes <= limit {
            return Ok(Some(Range { position, end: state.size_bytes, next_offset: state.next_offset }));
        }
        let mut range = Range { position, end: first.end(), next_offset: first.header.next_offset() };
        if range.end > limit {
            return Ok(read.at_least_one.then_some(range));
        }
        walk.jump_near(limit, upper)?;
        // What is broken behind the range is a fault of the read that begins there.
        while let Some(next) = walk.next_sound()? {
            let base = next.header.base_offset;
            if next.position > range.end {
                // Where the index led: the batch before this one ends here.
                (range.end, range.next_offset) = (next.position, base);
            }
            if base >= upper || next.end() > limit || (base > range.next_offset && !self.may_gap()) {
                break;
            }
            (range.end, range.next_offset) = (next.end(), next.header.next_offset());
        }
        Ok(Some(range))
    }

    /// No batch holds an offset that the log claims: a fault, unless compaction or retention took it.
    fn check_gap(&self, from: Offset, what: &str) -> Result<(), StorageFault> {
        if self.may_gap() || from < self.marks().start {
            return Ok(());
        }
        Err(corrupt("read", self.folder.display(), &format!("no batch holds offset {from}, and {what}")))
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
