//! `<base>.txnindex`: the transactions whose abort marker lies in the segment.

use std::io;
use std::path::Path;

use ottla_protocol::ids::{Offset, ProducerId};
use ottla_protocol::log::AbortedTransaction;

use super::entries::EntryFile;
use crate::files::names::FileKind;
use crate::segment::Shared;

const ENTRY_BYTES: usize = 34;
const VERSION: i16 = 0;

/// An aborted transaction, as the index keeps it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct AbortedEntry {
    pub(crate) producer_id: ProducerId,
    pub(crate) first_offset: Offset,
    /// The offset of the abort marker.
    pub(crate) last_offset: Offset,
    /// What was the last stable offset once the marker was written.
    pub(crate) last_stable_offset: Offset,
}

/// Entries of 34 bytes, in order of their markers. Most segments have none, and no file.
#[derive(Debug)]
pub(crate) struct TransactionIndex {
    entries: EntryFile<ENTRY_BYTES>,
}

impl TransactionIndex {
    pub(crate) fn new(shared: &Shared, folder: &Path, base: Offset) -> Self {
        Self { entries: EntryFile::new(shared, FileKind::TransactionIndex.path(folder, base)) }
    }

    pub(crate) fn load(shared: &Shared, folder: &Path, base: Offset) -> io::Result<Self> {
        let path = FileKind::TransactionIndex.path(folder, base);
        Ok(match EntryFile::load(shared, path)? {
            Some(entries) => Self { entries },
            None => Self::new(shared, folder, base),
        })
    }

    pub(crate) const fn file(&self) -> &EntryFile<ENTRY_BYTES> {
        &self.entries
    }

    pub(crate) fn push(&self, entry: AbortedEntry) -> io::Result<()> {
        self.entries.push(encode(&entry))
    }

    /// Lists the transactions that overlap `[from, upper)`. Returns true when no later segment can hold another.
    pub(crate) fn collect(&self, from: Offset, upper: Offset, found: &mut Vec<AbortedTransaction>) -> io::Result<bool> {
        if self.entries.len() == 0 {
            return Ok(false);
        }
        let entries = self.entries.snapshot()?;
        let start = entries.partition_point(|entry| decode(entry).is_some_and(|entry| entry.last_offset < from))?;
        for at in start..entries.len() {
            let entry = decode(&entries.get(at)?).ok_or(io::ErrorKind::InvalidData)?;
            if entry.first_offset < upper {
                found.push(AbortedTransaction { producer_id: entry.producer_id, first_offset: entry.first_offset });
            }
            if entry.last_stable_offset >= upper {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Keeps the transactions whose markers lie below `offset`, and cuts the index where it stops making sense.
    pub(crate) fn truncate(&self, offset: Offset) -> io::Result<()> {
        if self.entries.len() == 0 {
            return Ok(());
        }
        self.entries.keep_while(|before, entry| {
            let before = before.and_then(decode).map_or(-1, |before| before.last_offset.get());
            decode(entry).is_some_and(|entry| {
                entry.last_offset.get() > before
                    && entry.last_offset < offset
                    && entry.first_offset <= entry.last_offset
            })
        })?;
        Ok(())
    }
}

fn encode(entry: &AbortedEntry) -> [u8; ENTRY_BYTES] {
    let fields =
        [entry.producer_id.get(), entry.first_offset.get(), entry.last_offset.get(), entry.last_stable_offset.get()];
    let bytes = VERSION.to_be_bytes().into_iter().chain(fields.into_iter().flat_map(i64::to_be_bytes));
    let mut out = [0; ENTRY_BYTES];
    out.iter_mut().zip(bytes).for_each(|(to, from)| *to = from);
    out
}

fn decode(entry: &[u8; ENTRY_BYTES]) -> Option<AbortedEntry> {
    let (version, rest) = entry.split_first_chunk()?;
    if i16::from_be_bytes(*version) != VERSION {
        return None;
    }
    let (fields, _) = rest.as_chunks();
    let [producer_id, first_offset, last_offset, last_stable_offset] =
        fields.try_into().ok().map(|fields: [[u8; 8]; 4]| fields.map(i64::from_be_bytes))?;
    Some(AbortedEntry {
        producer_id: ProducerId::new(producer_id),
        first_offset: Offset::new(first_offset),
        last_offset: Offset::new(last_offset),
        last_stable_offset: Offset::new(last_stable_offset),
    })
}
