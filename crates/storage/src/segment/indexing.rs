//! A segment's indexes: they follow its batches, and go back with them.

use ottla_protocol::ids::{Offset, Timestamp};
use ottla_protocol::log::StorageFault;
use ottla_protocol::records::BatchHeader;

use super::{Segment, SegmentState};
use crate::fault::{OrFault, flush_failed};

/// What of a segment's indexes outlives a [rewinding](Segment::rewind).
#[derive(Debug, Clone, Copy)]
pub(crate) struct Kept {
    /// In the offset index and the time index: what is below this offset.
    pub(crate) indexed_below: Offset,
    /// In the index of aborted transactions: what is below this offset.
    pub(crate) aborted_below: Offset,
}

impl Segment {
    /// Counts a batch in that lies at the end already, as recovery finds it.
    pub(crate) fn admit(&self, header: &BatchHeader, index_interval_bytes: u32) -> Result<(), StorageFault> {
        let mut state = self.state();
        self.index(&mut state, header.last_offset(), header.max_timestamp, header.size_bytes, index_interval_bytes)?;
        *self.state.lock() = state;
        Ok(())
    }

    pub(super) fn index(
        &self,
        state: &mut SegmentState,
        last_offset: Offset,
        max_timestamp: Timestamp,
        size_bytes: u32,
        index_interval_bytes: u32,
    ) -> Result<(), StorageFault> {
        let position = state.size_bytes;
        let is_due = state.bytes_since_index_entry > u64::from(index_interval_bytes);
        state.add(last_offset, max_timestamp, size_bytes);
        if is_due {
            if state.indexed_to.is_none_or(|indexed| indexed < last_offset) {
                self.offsets.push(last_offset, position).or_fault("write to", self.offsets.file().path())?;
                if let Some(newest) = state.newest {
                    self.times.push(newest).or_fault("write to", self.times.file().path())?;
                }
            }
            state.bytes_since_index_entry = u64::from(size_bytes);
        }
        Ok(())
    }

    /// Goes back to a state in which only the batches before `position` (which ends before `next_offset`) count; recovery
    /// then admits those after it, one by one. The file stays as it is until [`Segment::cut`].
    ///
    /// What the indexes say of offsets below those of `kept` stays, because it is durable and would not be again.
    pub(crate) fn rewind(&self, position: u64, next_offset: Offset, kept: &Kept) -> Result<(), StorageFault> {
        self.offsets.truncate(kept.indexed_below).or_fault("cut", self.offsets.file().path())?;
        self.times.truncate(kept.indexed_below).or_fault("cut", self.times.file().path())?;
        self.aborted.truncate(kept.aborted_below).or_fault("cut", self.aborted.file().path())?;
        let indexed_to = self.offsets.last_offset().or_fault("read", self.offsets.file().path())?;
        let newest = self.times.last().or_fault("read", self.times.file().path())?;
        let mut state = self.state.lock();
        *state = SegmentState {
            size_bytes: position,
            next_offset,
            newest,
            begun: state.begun,
            indexed_to,
            ..SegmentState::empty(self.base)
        };
        Ok(())
    }

    /// Goes back to an earlier state, durably: batches that were appended since do not count any more, nor do their index entries.
    pub(crate) fn undo_to(&self, before: SegmentState) -> Result<(), StorageFault> {
        let end = before.next_offset;
        self.offsets.truncate(end).map_err(flush_failed).or_fault("cut", self.offsets.file().path())?;
        self.times.truncate(end).map_err(flush_failed).or_fault("cut", self.times.file().path())?;
        self.aborted.truncate(end).map_err(flush_failed).or_fault("cut", self.aborted.file().path())?;
        *self.state.lock() = before;
        self.cut().map(drop)
    }

    /// Completes the indexes on disk, as at a roll or a close: a last time entry, what waits, the exact lengths.
    pub(crate) fn complete_indexes(&self) -> Result<(), StorageFault> {
        if let Some(newest) = self.newest()? {
            self.times.push(newest).or_fault("write to", self.times.file().path())?;
        }
        self.offsets.file().save(true).or_fault("write to", self.offsets.file().path())?;
        self.times.file().save(true).or_fault("write to", self.times.file().path())?;
        self.aborted.file().save(false).or_fault("write to", self.aborted.file().path())
    }

    /// Forgets the offset index, durably, before it and the time index are made anew: without it recovery looks at the segment
    /// as a whole, so that a crash in between does no harm.
    pub(crate) fn forget_index(&self) -> Result<(), StorageFault> {
        self.offsets.file().clear_durably().or_fault("empty", self.offsets.file().path())
    }

    /// Makes the indexes durable.
    pub(crate) fn sync_indexes(&self) -> Result<(), StorageFault> {
        self.offsets.file().sync().or_fault("flush", self.offsets.file().path())?;
        self.times.file().sync().or_fault("flush", self.times.file().path())?;
        self.aborted.file().sync().or_fault("flush", self.aborted.file().path())
    }

    /// The same where the segment was ended: the indexes are complete, so that it takes no room.
    pub(crate) fn sync_ended_indexes(&self) -> Result<(), StorageFault> {
        self.offsets.file().sync().map_err(flush_failed).or_fault("flush", self.offsets.file().path())?;
        self.times.file().sync().map_err(flush_failed).or_fault("flush", self.times.file().path())?;
        self.aborted.file().sync().map_err(flush_failed).or_fault("flush", self.aborted.file().path())
    }

    /// Gives the indexes' file handles back.
    pub(crate) fn close_indexes(&self) {
        self.offsets.file().close();
        self.times.file().close();
        self.aborted.file().close();
    }
}
