//! The segments as they lie on disk: their indexes, and where the last one ends.

use ottla_protocol::ids::Offset;
use ottla_protocol::log::StorageFault;

use super::Recovery;
use crate::fault::OrFault;
use crate::segment::{Found, Kept, Segment, Step};

impl Recovery<'_> {
    pub(super) fn load(&self) -> Result<Vec<Segment>, StorageFault> {
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
        segment.complete_indexes()?;
        segment.sync_indexes()?;
        let state = segment.state();
        let is_whole = next.map_or(state.size_bytes == walk.state.size_bytes, |next| next == state.next_offset);
        if !is_whole {
            segment.claim_end(next.unwrap_or(state.next_offset));
        }
        Ok(())
    }

    /// The last batch below an offset that the index knows, and its base; `None` if the index is damaged or leads astray.
    pub(super) fn last_indexed(&self, segment: &Segment, below: Offset) -> Result<Option<(u64, Offset)>, StorageFault> {
        let path = segment.offsets.file().path();
        let is_cut = segment.offsets.cut_nonsense().or_fault("read", path)?;
        if segment.times.cut_nonsense().or_fault("read", segment.times.file().path())? || is_cut {
            return Ok(None);
        }
        let position = segment.offsets.floor(Offset::new(below.get() - 1)).or_fault("read", path)?;
        // An entry is that of a batch that ends below; without one, the segment may begin right there.
        let at_most = if position == 0 { below } else { Offset::new(below.get() - 1) };
        Ok(match segment.scanner_from(position)?.next_header().or_fault("read", segment.path())? {
            Step::Batch { header, .. } if (segment.base..=at_most).contains(&header.base_offset) => {
                Some((position, header.base_offset))
            }
            Step::Batch { .. } | Step::End | Step::Broken { .. } => None,
        })
    }
}
