//! `<base>.index`: from an offset to a file position at or before its batch.

use std::io;
use std::path::Path;

use ottla_protocol::ids::Offset;

use super::entries::EntryFile;
use crate::files::names::FileKind;
use crate::segment::Shared;

const ENTRY_BYTES: usize = 8;

/// Entries of 8 bytes: the last offset of a batch, relative to the segment's base (u31), and where the batch begins (i32).
#[derive(Debug)]
pub(crate) struct OffsetIndex {
    base: Offset,
    pub(super) entries: EntryFile<ENTRY_BYTES>,
}

impl OffsetIndex {
    pub(crate) fn new(shared: &Shared, folder: &Path, base: Offset) -> Self {
        Self { base, entries: EntryFile::new(shared, FileKind::OffsetIndex.path(folder, base)) }
    }

    pub(crate) fn load(shared: &Shared, folder: &Path, base: Offset) -> io::Result<Option<Self>> {
        let entries = EntryFile::load(shared, FileKind::OffsetIndex.path(folder, base))?;
        Ok(entries.map(|entries| Self { base, entries }))
    }

    pub(crate) const fn file(&self) -> &EntryFile<ENTRY_BYTES> {
        &self.entries
    }

    /// Whether the index takes no more entries, at `segment.index.bytes`.
    pub(crate) fn is_full(&self, max_bytes: u32) -> bool {
        self.entries.len() >= max_bytes as usize / ENTRY_BYTES
    }

    /// Notes that the batch at `position` ends with `last_offset`.
    pub(crate) fn push(&self, last_offset: Offset, position: u64) -> io::Result<()> {
        let relative = u32::try_from(last_offset.get() - self.base.get()).map_err(|_| io::ErrorKind::InvalidData)?;
        let position = u32::try_from(position).map_err(|_| io::ErrorKind::InvalidData)?;
        self.entries.push(encode(relative, position))
    }

    /// Where to begin a search for `target`: the position of the last entry at or below it; 0 if there is none.
    pub(crate) fn floor(&self, target: Offset) -> io::Result<u64> {
        let relative = target.get() - self.base.get();
        let entries = self.entries.snapshot()?;
        let above = entries.partition_point(|entry| i64::from(decode(entry).0) <= relative)?;
        above.checked_sub(1).map_or(Ok(0), |at| Ok(u64::from(decode(&entries.get(at)?).1)))
    }

    /// The position of the last entry whose batch begins at or before `position`; 0 if there is none.
    pub(crate) fn floor_position(&self, position: u64) -> io::Result<u64> {
        let entries = self.entries.snapshot()?;
        let above = entries.partition_point(|entry| u64::from(decode(entry).1) <= position)?;
        above.checked_sub(1).map_or(Ok(0), |at| Ok(u64::from(decode(&entries.get(at)?).1)))
    }

    /// The offset of the last entry.
    pub(crate) fn last_offset(&self) -> io::Result<Option<Offset>> {
        let last = self.entries.last()?;
        Ok(last.map(|entry| Offset::new(self.base.get() + i64::from(decode(&entry).0))))
    }

    /// Keeps the entries of batches that end below `offset`.
    pub(crate) fn truncate(&self, offset: Offset) -> io::Result<()> {
        let relative = offset.get() - self.base.get();
        let keep = self.entries.snapshot()?.partition_point(|entry| i64::from(decode(entry).0) < relative)?;
        self.entries.truncate(keep)
    }

    /// Cuts the index where it stops making sense: as after a power loss, or where room was reserved. Returns whether it did.
    pub(crate) fn cut_nonsense(&self) -> io::Result<bool> {
        let before = self.entries.len();
        let kept = self.entries.keep_while(|before, entry| {
            let (last, position) = decode(entry);
            let (last_before, position_before) = before.map_or((-1, 0), |entry| {
                let (last, position) = decode(entry);
                (i64::from(last), position)
            });
            // The first batch of a segment never has an entry, so a position of 0 is none.
            i64::from(last) > last_before && position > position_before && last <= i32::MAX as u32
        })?;
        Ok(kept < before)
    }
}

fn encode(relative: u32, position: u32) -> [u8; ENTRY_BYTES] {
    (u64::from(relative) << 32 | u64::from(position)).to_be_bytes()
}

const fn decode(entry: &[u8; ENTRY_BYTES]) -> (u32, u32) {
    let [a, b, c, d, e, f, g, h] = *entry;
    (u32::from_be_bytes([a, b, c, d]), u32::from_be_bytes([e, f, g, h]))
}
