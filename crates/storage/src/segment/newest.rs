//! What the time index tells of a segment, as far as the batches bear it out.
//!
//! Nothing in the file says whether it is what was written: an index that lost its end, or holds zeros for it, would have retention
//! remove what is young, and searches pass over what they look for.

use ottla_protocol::ids::{Offset, Timestamp};
use ottla_protocol::log::{FaultKind, StorageFault};
use ottla_protocol::records::BatchHeader;

use super::{Found, Segment, Walk};
use crate::fault::OrFault;
use crate::index::TimeEntry;

impl Segment {
    /// The largest timestamp, and the last offset of the first batch that holds it; `None` if no record has a timestamp.
    pub(crate) fn newest(&self) -> Result<Option<TimeEntry>, StorageFault> {
        {
            let state = self.state.lock();
            if state.newest_known {
                return Ok(state.newest);
            }
        }
        let newest = self.look_for_newest()?;
        let mut state = self.state.lock();
        if !state.newest_known {
            state.newest = newest;
            state.newest_known = true;
        }
        Ok(state.newest)
    }

    /// From which offset on to look for the first record of this time or a later one.
    pub(crate) fn floor_by_time(&self, target: Timestamp) -> Result<Offset, StorageFault> {
        match self.times.floor(target).or_fault("read", self.times.file().path())? {
            Some(entry) if self.walk_behind(&entry)?.is_some() => Ok(entry.offset),
            Some(_) | None => Ok(self.base),
        }
    }

    /// The index's last entry, corrected by the batches behind it: mostly there are none. If no batch bears it out, by all of them.
    fn look_for_newest(&self) -> Result<Option<TimeEntry>, StorageFault> {
        let last = self.times.last().or_fault("read", self.times.file().path())?;
        let borne_out = match &last {
            Some(last) => self.walk_behind(last)?,
            None => None,
        };
        let (mut walk, mut newest) = match borne_out {
            Some(walk) => (walk, last),
            None => (self.walk()?, None),
        };
        while let Some(found) = walk.next_sound()? {
            newest = later(newest, of(&found.header));
        }
        if !walk.is_at_end() {
            // Nobody knows how new the damaged rest is: as new as the file, at most.
            let timestamp = self.shared.disk.modified(self.path()).or_fault("look at", self.path())?;
            let offset = Offset::new(walk.state.next_offset.get() - 1);
            newest = later(newest, TimeEntry { timestamp, offset });
        }
        Ok(newest)
    }

    /// The walk on behind the batch that a time entry is of; `None` if there is no such batch.
    fn walk_behind(&self, entry: &TimeEntry) -> Result<Option<Walk<'_>>, StorageFault> {
        match self.walk_to(entry.offset) {
            Ok((walk, Some(Found { header, .. })))
                if header.base_offset <= entry.offset && header.max_timestamp == entry.timestamp =>
            {
                Ok(Some(walk))
            }
            Err(fault) if fault.kind != FaultKind::Corrupt => Err(fault),
            Ok(_) | Err(_) => Ok(None),
        }
    }
}

fn of(header: &BatchHeader) -> TimeEntry {
    TimeEntry { timestamp: header.max_timestamp, offset: header.last_offset() }
}

/// The later of the two; the first if they are of one time.
fn later(newest: Option<TimeEntry>, other: TimeEntry) -> Option<TimeEntry> {
    let is_later = other.timestamp.get() >= 0 && newest.is_none_or(|newest| newest.timestamp < other.timestamp);
    if is_later { Some(other) } else { newest }
}
