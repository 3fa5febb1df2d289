//! `<base>.timeindex`: from a time to an offset at or before the first record of that time.

use std::io;
use std::path::Path;

use ottla_protocol::ids::{Offset, Timestamp};

use super::entries::EntryFile;
use crate::files::names::FileKind;
use crate::segment::Shared;

const ENTRY_BYTES: usize = 12;

/// The largest timestamp of all records up to and including an offset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TimeEntry {
    /// The timestamp.
    pub(crate) timestamp: Timestamp,
    /// The last offset of the first batch that holds it.
    pub(crate) offset: Offset,
}

/// Entries of 12 bytes: a timestamp (i64) and an offset relative to the segment's base (i32). Both increase.
#[derive(Debug)]
pub(crate) struct TimeIndex {
    base: Offset,
    pub(super) entries: EntryFile<ENTRY_BYTES>,
}

impl TimeIndex {
    pub(crate) fn new(shared: &Shared, folder: &Path, base: Offset) -> Self {
        Self { base, entries: EntryFile::new(shared, FileKind::TimeIndex.path(folder, base)) }
    }

    pub(crate) fn load(shared: &Shared, folder: &Path, base: Offset) -> io::Result<Option<Self>> {
        let entries = EntryFile::load(shared, FileKind::TimeIndex.path(folder, base))?;
        Ok(entries.map(|entries| Self { base, entries }))
    }

    pub(crate) const fn file(&self) -> &EntryFile<ENTRY_BYTES> {
        &self.entries
    }

    /// Whether the index takes no more entries but the one that closes it, at `segment.index.bytes`.
    pub(crate) fn is_full(&self, max_bytes: u32) -> bool {
        self.entries.len() + 1 >= max_bytes as usize / ENTRY_BYTES
    }

    /// Adds an entry if its timestamp is larger than the last one's.
    pub(crate) fn push(&self, entry: TimeEntry) -> io::Result<()> {
        if self.last()?.is_some_and(|last| last.timestamp >= entry.timestamp || last.offset > entry.offset) {
            return Ok(());
        }
        let relative = i32::try_from(entry.offset.get() - self.base.get()).map_err(|_| io::ErrorKind::InvalidData)?;
        let mut bytes = [0; ENTRY_BYTES];
        bytes
            .iter_mut()
            .zip(entry.timestamp.get().to_be_bytes().into_iter().chain(relative.to_be_bytes()))
            .for_each(|(to, from)| *to = from);
        self.entries.push(bytes)
    }

    pub(crate) fn last(&self) -> io::Result<Option<TimeEntry>> {
        Ok(self.entries.last()?.map(|entry| self.decode(&entry)))
    }

    /// The last entry at or before a time.
    pub(crate) fn floor(&self, target: Timestamp) -> io::Result<Option<TimeEntry>> {
        let entries = self.entries.snapshot()?;
        let above = entries.partition_point(|entry| self.decode(entry).timestamp <= target)?;
        above.checked_sub(1).map(|at| Ok(self.decode(&entries.get(at)?))).transpose()
    }

    /// Keeps the entries for offsets below `offset`.
    pub(crate) fn truncate(&self, offset: Offset) -> io::Result<()> {
        let keep = self.entries.snapshot()?.partition_point(|entry| self.decode(entry).offset < offset)?;
        self.entries.truncate(keep)
    }

    /// Cuts the index where it stops making sense. Returns whether it did.
    pub(crate) fn cut_nonsense(&self) -> io::Result<bool> {
        let before = self.entries.len();
        let kept = self.entries.keep_while(|before, entry| {
            let entry = self.decode(entry);
            match before.map(|before| self.decode(before)) {
                None => {
                    entry.timestamp.get() >= 0
                        && entry.offset >= self.base
                        && (entry.timestamp.get() > 0 || entry.offset > self.base)
                }
                Some(before) => entry.timestamp > before.timestamp && entry.offset >= before.offset,
            }
        })?;
        Ok(kept < before)
    }

    fn decode(&self, entry: &[u8; ENTRY_BYTES]) -> TimeEntry {
        let [a, b, c, d, e, f, g, h, i, j, k, l] = *entry;
        TimeEntry {
            timestamp: Timestamp::new(i64::from_be_bytes([a, b, c, d, e, f, g, h])),
            offset: Offset::new(self.base.get() + i64::from(i32::from_be_bytes([i, j, k, l]))),
        }
    }
}
