//! What a log's files hold, read past the node and its storage.

use std::ops::Range;
use std::path::{Path, PathBuf};

use bytes::Bytes;
use ottla_protocol::ids::Offset;
use ottla_protocol::records::{BatchHeader, batches};
use ottla_storage::{Disk as _, FileMode, MemDisk};

/// A whole batch, and where it lies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stored {
    pub(super) header: BatchHeader,
    pub(super) file: PathBuf,
    pub(super) bytes: Range<u64>,
}

/// The batches in the segments of a log's folder, in order; of each segment those before the first that cannot be read. Nothing
/// if there is no such folder.
pub(super) fn stored(disk: &MemDisk, folder: &Path) -> Vec<Stored> {
    let mut segments: Vec<PathBuf> = disk
        .list(folder)
        .unwrap_or_default()
        .into_iter()
        .filter(|entry| Path::new(&entry.name).extension().is_some_and(|end| end == "log"))
        .map(|entry| folder.join(entry.name))
        .collect();
    // Their names are numbers of one length.
    segments.sort();
    segments.into_iter().flat_map(|file| batches_of(disk, &file)).collect()
}

fn batches_of(disk: &MemDisk, file: &Path) -> Vec<Stored> {
    let bytes = content(disk, file).unwrap_or_default();
    let mut at = 0;
    let mut found = Vec::new();
    for view in batches(&bytes).map_while(Result::ok).take_while(|view| view.check_crc().is_ok()) {
        let header = *view.header();
        let end = at + u64::from(header.size_bytes);
        found.push(Stored { header, file: file.to_owned(), bytes: at..end });
        at = end;
    }
    found
}

fn content(disk: &MemDisk, file: &Path) -> std::io::Result<Bytes> {
    let file = disk.open(file, FileMode::Read)?;
    let mut bytes = vec![0; usize::try_from(file.len()?).unwrap_or(usize::MAX)];
    let read = file.read_at(0, &mut bytes)?;
    bytes.truncate(read);
    Ok(bytes.into())
}

/// The first offset that a lie of the disk may have cost, of what a log held before: that of the first batch whose bytes it took.
pub(super) fn first_taken(left: &MemDisk, before: &[Stored]) -> Option<Offset> {
    let is_taken = |stored: &&Stored| {
        let taken = left.taken_by_lies(&stored.file).unwrap_or_default();
        taken.iter().any(|range| range.start < stored.bytes.end && range.end > stored.bytes.start)
    };
    before.iter().find(is_taken).map(|stored| stored.header.base_offset)
}
