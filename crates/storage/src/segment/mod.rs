//! One segment of a log: a file of batches with its indexes.

mod behind;
mod file;
mod indexing;
mod newest;
mod scan;
mod walk;

use std::io::{self, IoSlice};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ottla_protocol::ids::{Offset, Timestamp};
use ottla_protocol::log::{PendingBatch, StorageFault};
use ottla_protocol::records::BatchHeader;
use parking_lot::Mutex;

use self::behind::Behind;
pub(crate) use self::file::{LazyFile, OpenFiles, Shared};
pub(crate) use self::indexing::Kept;
pub(crate) use self::scan::{BatchScanner, Step};
pub(crate) use self::walk::{Found, Walk};
use crate::fault::{OrFault, flush_failed, is_full};
use crate::files::names::{DELETED, FileKind};
use crate::index::{OffsetIndex, TimeEntry, TimeIndex, TransactionIndex};
use crate::{Disk, DiskFile, FileMode};

/// The bytes at the front of a batch that the leader assigns: base offset, length, leader epoch.
const ASSIGNED_BYTES: usize = 16;
/// The largest distance between a segment's base and an offset in it: its indexes count in 31 bits.
pub(crate) const MAX_RELATIVE_OFFSET: i64 = i32::MAX as i64;

/// A segment. The log's writer alone appends; readers take the size first and read only what lies before it.
#[derive(Debug)]
pub(crate) struct Segment {
    shared: Shared,
    folder: PathBuf,
    /// The offset in the files' names: no batch lies below it.
    pub(crate) base: Offset,
    file: LazyFile,
    pub(crate) offsets: OffsetIndex,
    pub(crate) times: TimeIndex,
    pub(crate) aborted: TransactionIndex,
    state: Mutex<SegmentState>,
    behind: Mutex<Behind>,
}

/// What changes with every append.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SegmentState {
    /// The bytes of whole batches.
    pub(crate) size_bytes: u64,
    /// The offset after the last batch.
    pub(crate) next_offset: Offset,
    /// The largest timestamp, and the last offset of the first batch that holds it.
    pub(crate) newest: Option<TimeEntry>,
    /// Whether `newest` is known; on segments opened after a clean stop it is the time index's last entry, read when needed.
    newest_known: bool,
    /// Whether a batch is known to end at `size_bytes` and `next_offset`; not of a segment that was taken as it lies.
    pub(crate) end_known: bool,
    /// The largest timestamp of the first batch, once known: rolling by time counts from it.
    pub(crate) first_timestamp: Option<Timestamp>,
    /// When the segment was begun, for rolling by time where records have no timestamps.
    pub(crate) begun: Option<Timestamp>,
    bytes_since_index_entry: u64,
    /// Batches that end at or below are in the index already, or need not be.
    indexed_to: Option<Offset>,
}

impl SegmentState {
    const fn empty(base: Offset) -> Self {
        Self {
            size_bytes: 0,
            next_offset: base,
            newest: None,
            newest_known: true,
            end_known: true,
            first_timestamp: None,
            begun: None,
            bytes_since_index_entry: 0,
            indexed_to: None,
        }
    }

    /// Counts one more batch in.
    fn add(&mut self, last_offset: Offset, max_timestamp: Timestamp, size_bytes: u32) {
        debug_assert!(self.newest_known, "only a segment whose newest timestamp was looked up is appended to");
        if self.size_bytes == 0 {
            self.first_timestamp = Some(max_timestamp);
        }
        if max_timestamp.get() >= 0 && self.newest.is_none_or(|newest| newest.timestamp < max_timestamp) {
            self.newest = Some(TimeEntry { timestamp: max_timestamp, offset: last_offset });
        }
        self.size_bytes += u64::from(size_bytes);
        self.bytes_since_index_entry += u64::from(size_bytes);
        self.next_offset = last_offset.next();
    }
}

impl Segment {
    /// A new segment. Its file is created (and emptied) at once.
    pub(crate) fn create(shared: &Shared, folder: &Path, base: Offset) -> Result<Self, StorageFault> {
        let path = FileKind::Log.path(folder, base);
        // Remains of an earlier segment of this name would mislead.
        for kind in [FileKind::OffsetIndex, FileKind::TimeIndex, FileKind::TransactionIndex] {
            remove_if_there(shared.disk.as_ref(), &kind.path(folder, base))?;
        }
        let file = LazyFile::create(shared, path.clone()).or_fault("create", &path)?;
        Ok(Self {
            shared: shared.clone(),
            folder: folder.to_owned(),
            base,
            file,
            offsets: OffsetIndex::new(shared, folder, base),
            times: TimeIndex::new(shared, folder, base),
            aborted: TransactionIndex::new(shared, folder, base),
            state: Mutex::new(SegmentState::empty(base)),
            behind: Mutex::new(Behind::from(0)),
        })
    }

    /// A segment on disk, its content not looked at: all of the file counts, up to `next_offset`. Returns whether both
    /// indexes are there.
    pub(crate) fn load(
        shared: &Shared,
        folder: &Path,
        base: Offset,
        next_offset: Offset,
    ) -> Result<(Self, bool), StorageFault> {
        let path = FileKind::Log.path(folder, base);
        let size_bytes = shared.disk.file_len(&path).or_fault("look at", &path)?;
        let offsets = OffsetIndex::load(shared, folder, base).or_fault("open the index of", &path)?;
        let times = TimeIndex::load(shared, folder, base).or_fault("open the time index of", &path)?;
        let is_indexed = offsets.is_some() && times.is_some();
        let aborted = TransactionIndex::load(shared, folder, base).or_fault("open the transaction index of", &path)?;
        let state = SegmentState {
            size_bytes,
            next_offset,
            newest_known: false,
            end_known: false,
            ..SegmentState::empty(base)
        };
        let segment = Self {
            shared: shared.clone(),
            folder: folder.to_owned(),
            base,
            file: LazyFile::new(shared, path, FileMode::Write),
            offsets: offsets.unwrap_or_else(|| OffsetIndex::new(shared, folder, base)),
            times: times.unwrap_or_else(|| TimeIndex::new(shared, folder, base)),
            aborted,
            state: Mutex::new(state),
            behind: Mutex::new(Behind::from(size_bytes)),
        };
        Ok((segment, is_indexed))
    }

    pub(crate) fn path(&self) -> &Path {
        self.file.path()
    }

    pub(crate) fn file(&self) -> Result<Arc<dyn DiskFile>, StorageFault> {
        self.file.get().or_fault("open", self.path())
    }

    pub(crate) fn state(&self) -> SegmentState {
        *self.state.lock()
    }

    pub(crate) fn size_bytes(&self) -> u64 {
        self.state.lock().size_bytes
    }

    /// The last batch was found to end at the end of the file, and there is none of this offset or beyond.
    pub(crate) fn set_end(&self, next_offset: Offset) -> Result<(), StorageFault> {
        self.offsets.truncate(next_offset).or_fault("cut", self.offsets.file().path())?;
        self.times.truncate(next_offset).or_fault("cut", self.times.file().path())?;
        {
            let mut state = self.state.lock();
            (state.next_offset, state.end_known) = (next_offset, true);
        }
        // Appends go on from the newest timestamp so far.
        self.newest().map(drop)
    }

    /// Where the segment is said to end; no batch was found to end there, with which the file ends.
    pub(crate) fn claim_end(&self, next_offset: Offset) {
        let mut state = self.state.lock();
        (state.next_offset, state.end_known) = (next_offset, false);
        state.newest_known = false;
    }

    /// The timestamp that rolling by time counts from, read from the first batch if it is not known.
    pub(crate) fn first_timestamp(&self) -> Result<Option<Timestamp>, StorageFault> {
        let state = self.state();
        if state.first_timestamp.is_some() || state.size_bytes == 0 {
            return Ok(state.first_timestamp);
        }
        let first = match self.scanner_from(0)?.next_header().or_fault("read", self.path())? {
            Step::Batch { header, .. } => Some(header.max_timestamp),
            Step::End | Step::Broken { .. } => None,
        };
        self.state.lock().first_timestamp = first;
        Ok(first)
    }

    /// When the segment was begun, if it is not known: now.
    pub(crate) fn note_begun(&self, now: Timestamp) -> Timestamp {
        *self.state.lock().begun.get_or_insert(now)
    }

    /// Writes batches at the end with one vectored write; only their first 16 bytes are made anew. On an error the file is cut
    /// back; if that fails too, the fault is the one of the cut, and never a matter of room.
    pub(crate) fn append(&self, batches: &[PendingBatch], index_interval_bytes: u32) -> Result<(), StorageFault> {
        let file = self.file()?;
        // After an opening it is known only from the index: what is appended must be compared with it.
        self.newest()?;
        let mut state = self.state();
        let heads: Vec<[u8; ASSIGNED_BYTES]> = batches.iter().map(assigned_bytes).collect();
        let mut pieces = Vec::with_capacity(2 * batches.len());
        for (batch, head) in batches.iter().zip(&heads) {
            pieces.push(IoSlice::new(head));
            pieces.push(IoSlice::new(batch.bytes.get(ASSIGNED_BYTES..).unwrap_or_default()));
        }
        if let Err(error) = file.write_at(state.size_bytes, &pieces) {
            // What landed of it must not be taken for batches, now or after a crash.
            let cut = self.cut();
            if is_full(&error) {
                cut?;
            }
            return Err(error).or_fault("write to", self.path());
        }
        for batch in batches {
            let last_offset = Offset::new(batch.base_offset.get() + i64::from(batch.summary.offset_count) - 1);
            let size_bytes = batch.summary.size_bytes;
            self.index(&mut state, last_offset, batch.summary.max_timestamp, size_bytes, index_interval_bytes)?;
        }
        *self.state.lock() = state;
        let behind = self.behind.lock().advance(state.size_bytes);
        if let Some(range) = behind {
            file.spare(range);
        }
        Ok(())
    }

    /// Somebody reads at this position, so perhaps all that follows: pages that a lagging reader will want stay in memory.
    pub(crate) fn note_read(&self, position: u64) {
        let size_bytes = self.size_bytes();
        self.behind.lock().note_read(position, size_bytes);
    }

    /// Somebody reads in an older segment of the log, and comes to this one later.
    pub(crate) fn note_lagging_read(&self) {
        let size_bytes = self.size_bytes();
        self.behind.lock().note_lagging(size_bytes);
    }

    /// Whether a batch found in the file can be what follows `end`.
    pub(crate) fn takes(&self, header: &BatchHeader, end: Offset, may_gap: bool) -> bool {
        let continues = header.base_offset == end || (may_gap && header.base_offset > end);
        continues && header.last_offset().get() - self.base.get() <= MAX_RELATIVE_OFFSET
    }

    /// Cuts the file at the end of the batches that count, durably: what was cut must not come back behind later appends.
    /// Returns how many bytes went.
    pub(crate) fn cut(&self) -> Result<u64, StorageFault> {
        let size_bytes = self.size_bytes();
        let file = self.file()?;
        let len = file.len().or_fault("look at", self.path())?;
        if len > size_bytes {
            file.set_len(size_bytes).map_err(flush_failed).or_fault("cut", self.path())?;
            file.sync_data().map_err(flush_failed).or_fault("flush", self.path())?;
        }
        Ok(len.saturating_sub(size_bytes))
    }

    /// Reads batch headers from a position (where a batch begins) to the end of those that count.
    pub(crate) fn scanner_from(&self, position: u64) -> Result<BatchScanner, StorageFault> {
        Ok(BatchScanner::new(self.file()?, position, self.size_bytes()))
    }

    /// Asks for room for the whole segment (`preallocate`). Where there is not that much the segment begins without.
    pub(crate) fn reserve(&self, len_bytes: u32) -> Result<(), StorageFault> {
        let file = self.file()?;
        match file.reserve(u64::from(len_bytes)) {
            // Gives back what was reserved of it.
            Err(error) if is_full(&error) => file.set_len(self.size_bytes()),
            other => other,
        }
        .or_fault("reserve room in", self.path())
    }

    /// Renames the files `.deleted`, the batches first: what is left of the others after a crash has no segment then. Returns the new names.
    pub(crate) fn mark_deleted(&self) -> Result<Vec<PathBuf>, StorageFault> {
        let mut marked = Vec::new();
        for kind in FileKind::ALL {
            let path = kind.path(&self.folder, self.base);
            let mut name = path.clone().into_os_string();
            name.push(DELETED);
            match self.shared.disk.rename(&path, Path::new(&name)) {
                Ok(()) => marked.push(PathBuf::from(name)),
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error).or_fault("rename", &path),
            }
        }
        Ok(marked)
    }

    /// When the newest record was written: its timestamp, or else the file's own time.
    pub(crate) fn largest_timestamp(&self) -> Result<Timestamp, StorageFault> {
        match self.newest()? {
            Some(newest) => Ok(newest.timestamp),
            None => self.shared.disk.modified(self.path()).or_fault("look at", self.path()),
        }
    }
}

/// Base offset, length and leader epoch of a batch as it is stored.
fn assigned_bytes(batch: &PendingBatch) -> [u8; ASSIGNED_BYTES] {
    let mut head = [0; ASSIGNED_BYTES];
    let length = batch.bytes.get(8..12).unwrap_or_default();
    let fields = batch.base_offset.get().to_be_bytes().into_iter();
    let fields = fields.chain(length.iter().copied()).chain(batch.leader_epoch.get().to_be_bytes());
    head.iter_mut().zip(fields).for_each(|(to, from)| *to = from);
    head
}

/// Removes a file that may not be there.
pub(crate) fn remove_if_there(disk: &dyn Disk, path: &Path) -> Result<(), StorageFault> {
    match disk.remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other.or_fault("remove", path),
    }
}
