//! Walks over a segment's batches in the order of their offsets.
//!
//! Nothing but their order says whether the base offsets of batches are what was written: no checksum covers them. A walk therefore
//! vouches for what its callers build on: each batch begins at or behind the end of the one before, and none reaches beyond the
//! offsets that the segment is said to hold. What is not so is damage, and so is what is no batch at all.

use bytes::Bytes;
use ottla_protocol::ids::Offset;
use ottla_protocol::log::{FaultKind, StorageFault};
use ottla_protocol::records::BatchHeader;

use super::{BatchScanner, MAX_RELATIVE_OFFSET, Segment, SegmentState, Step};
use crate::fault::{OrFault, corrupt};

/// A batch that a walk came to; only its header was looked at.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Found {
    /// Where it begins in the file.
    pub(crate) position: u64,
    /// Its header.
    pub(crate) header: BatchHeader,
}

impl Found {
    /// Where it ends in the file.
    pub(crate) fn end(&self) -> u64 {
        self.position + u64::from(self.header.size_bytes)
    }
}

/// A walk under way. It sees the segment as it was when the walk began.
#[derive(Debug)]
pub(crate) struct Walk<'a> {
    segment: &'a Segment,
    pub(crate) state: SegmentState,
    scanner: BatchScanner,
    /// What lies where an index led.
    ahead: Option<Found>,
    /// The next batch begins there or behind.
    next_offset: Offset,
    /// No batch reaches beyond.
    reaches: Offset,
}

impl Segment {
    /// A walk from the front.
    pub(crate) fn walk(&self) -> Result<Walk<'_>, StorageFault> {
        let state = self.state();
        let scanner = BatchScanner::new(self.file()?, 0, state.size_bytes);
        let (next_offset, reaches) = (self.base, state.next_offset);
        Ok(Walk { segment: self, state, scanner, ahead: None, next_offset, reaches })
    }

    /// The first batch that ends at or beyond `target`, and the walk on behind it.
    pub(crate) fn walk_to(&self, target: Offset) -> Result<(Walk<'_>, Option<Found>), StorageFault> {
        let mut walk = self.walk()?;
        if target >= walk.reaches {
            walk.next_offset = walk.reaches;
            return Ok((walk, None));
        }
        walk.jump_to(target)?;
        while let Some(found) = walk.next_batch()? {
            if found.header.last_offset() >= target {
                return Ok((walk, Some(found)));
            }
        }
        Ok((walk, None))
    }
}

impl Walk<'_> {
    /// The same where the segment's end is not known yet: it holds what lies below `offset`, as far as a segment can.
    pub(crate) fn reaching(mut self, offset: Offset) -> Self {
        let most = Offset::new(self.segment.base.get().saturating_add(MAX_RELATIVE_OFFSET + 1));
        self.reaches = offset.min(most);
        self
    }

    /// Goes on where the offset index leads for `target`.
    pub(crate) fn jump_to(&mut self, target: Offset) -> Result<(), StorageFault> {
        let index = &self.segment.offsets;
        let position = index.floor(target).or_fault("read", index.file().path())?;
        self.jump(position, target)
    }

    /// Goes on where the offset index leads for a position, or for an offset if that comes before.
    pub(crate) fn jump_near(&mut self, position: u64, offset: Offset) -> Result<(), StorageFault> {
        let index = &self.segment.offsets;
        let by_position = index.floor_position(position).or_fault("read", index.file().path())?;
        let by_offset = index.floor(offset).or_fault("read", index.file().path())?;
        self.jump(by_position.min(by_offset), offset)
    }

    /// Goes on at a position that the index names, if that lies ahead. A batch that begins at or below `at_most` lies there, or the
    /// index rotted: then the walk stays where it is.
    fn jump(&mut self, position: u64, at_most: Offset) -> Result<(), StorageFault> {
        if position <= self.scanner.position() {
            return Ok(());
        }
        let mut scanner = BatchScanner::new(self.segment.file()?, position, self.state.size_bytes);
        if let Step::Batch { position, header } = scanner.next_header().or_fault("read", self.segment.path())?
            && header.base_offset >= self.next_offset
            && header.base_offset <= at_most
            && header.next_offset() <= self.reaches
        {
            (self.scanner, self.ahead) = (scanner, Some(Found { position, header }));
        }
        Ok(())
    }

    /// The next batch; `None` behind the last. Bytes behind the last offset of the segment are not looked at.
    pub(crate) fn next_batch(&mut self) -> Result<Option<Found>, StorageFault> {
        let found = match self.ahead.take() {
            Some(found) => found,
            None if self.next_offset >= self.reaches => return Ok(None),
            None => match self.scanner.next_header().or_fault("read", self.segment.path())? {
                Step::Batch { position, header } => Found { position, header },
                Step::End => return Ok(None),
                Step::Broken { position, why } => return Err(self.damage(&format!("{why} at byte {position}"))),
            },
        };
        let Found { position, header } = &found;
        let (base, end) = (header.base_offset, header.next_offset());
        if base < self.next_offset {
            let next = self.next_offset;
            return Err(self.damage(&format!("a batch claims offset {base} where {next} is next at byte {position}")));
        }
        if end > self.reaches {
            let reaches = self.reaches;
            let what =
                format!("a batch claims offsets {base} to {end} at byte {position}; the segment ends at {reaches}");
            return Err(self.damage(&what));
        }
        self.next_offset = end;
        Ok(Some(found))
    }

    /// The next batch; `None` behind the last, and where damage begins.
    pub(crate) fn next_sound(&mut self) -> Result<Option<Found>, StorageFault> {
        match self.next_batch() {
            Err(fault) if fault.kind == FaultKind::Corrupt => Ok(None),
            other => other,
        }
    }

    /// Whether the batches so far reach to where the segment is said to end.
    pub(crate) fn is_at_end(&self) -> bool {
        self.next_offset >= self.reaches
    }

    /// A batch as a whole.
    pub(crate) fn load(&self, found: &Found) -> Result<Bytes, StorageFault> {
        self.scanner.load(found.position, &found.header).or_fault("read", self.segment.path())
    }

    fn damage(&self, what: &str) -> StorageFault {
        corrupt("read", self.segment.path().display(), what)
    }
}
