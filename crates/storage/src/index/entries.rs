//! A file of entries of one size, appended to through a small buffer.

use std::io::{self, IoSlice};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parking_lot::Mutex;

use crate::fault::{flush_failed, is_full};
use crate::segment::{LazyFile, Shared};
use crate::{DiskFile, FileMode};

/// Entries are written out once so many bytes wait.
const BUFFER_BYTES: usize = 4096;
/// How much of the file a check reads at once.
const CHECK_BYTES: usize = 64 << 10;

/// A file of `N`-byte entries. The last few may wait in memory; nothing but a clean close or a checkpoint needs them on disk,
/// because recovery rebuilds what lies past the recovery point.
#[derive(Debug)]
pub(crate) struct EntryFile<const N: usize> {
    file: LazyFile,
    state: Mutex<State<N>>,
}

#[derive(Debug)]
struct State<const N: usize> {
    /// How many entries the file holds.
    written: usize,
    /// Entries that follow those of the file.
    waiting: Vec<[u8; N]>,
    /// Counts the changes of the file, cuts among them: one that is not durable would come back after a power loss.
    changes: u64,
    /// The changes that are durable.
    synced: u64,
}

/// The entries as they stood at one moment, to search in without holding a lock.
pub(crate) struct Entries<const N: usize> {
    file: Option<Arc<dyn DiskFile>>,
    written: usize,
    waiting: Vec<[u8; N]>,
}

impl<const N: usize> EntryFile<N> {
    /// Entries of a new segment. The file is created when something is written to it.
    pub(crate) fn new(shared: &Shared, path: PathBuf) -> Self {
        let file = LazyFile::new(shared, path, FileMode::Create);
        Self { file, state: Mutex::new(State { written: 0, waiting: Vec::new(), changes: 0, synced: 0 }) }
    }

    /// Entries of an existing file; a last entry that is not whole is left out. `None` if there is no file.
    pub(crate) fn load(shared: &Shared, path: PathBuf) -> io::Result<Option<Self>> {
        let len = match shared.disk.file_len(&path) {
            Ok(len) => len,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let entries = Self::new(shared, path);
        {
            let mut state = entries.state.lock();
            state.written = usize::try_from(len).unwrap_or(0) / N;
            // What another life of the process wrote may not be durable.
            state.changes = 1;
        }
        Ok(Some(entries))
    }

    pub(crate) fn path(&self) -> &Path {
        self.file.path()
    }

    /// How many entries there are.
    pub(crate) fn len(&self) -> usize {
        let state = self.state.lock();
        state.written + state.waiting.len()
    }

    /// Adds an entry. Where the disk is full entries wait until there is room: what they tell of is in the log.
    pub(crate) fn push(&self, entry: [u8; N]) -> io::Result<()> {
        let mut state = self.state.lock();
        state.waiting.push(entry);
        if state.waiting.len() * N < BUFFER_BYTES {
            return Ok(());
        }
        match self.write_out(&mut state) {
            Err(error) if !is_full(&error) => Err(error),
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// Keeps the first `count` entries.
    pub(crate) fn truncate(&self, count: usize) -> io::Result<()> {
        let mut state = self.state.lock();
        let kept_waiting = count.saturating_sub(state.written);
        state.waiting.truncate(kept_waiting);
        if count < state.written {
            let file = self.file.get()?;
            file.set_len((count * N) as u64)?;
            state.written = count;
            state.changes += 1;
        }
        Ok(())
    }

    /// Forgets every entry, durably.
    pub(crate) fn clear_durably(&self) -> io::Result<()> {
        let mut state = self.state.lock();
        state.waiting.clear();
        state.written = 0;
        let file = self.file.get()?;
        file.set_len(0)?;
        file.sync_data().map_err(flush_failed)?;
        state.synced = state.changes;
        Ok(())
    }

    /// Writes what waits, so that the file is complete and of its exact length; creates it if asked.
    pub(crate) fn save(&self, create: bool) -> io::Result<()> {
        let mut state = self.state.lock();
        if !state.waiting.is_empty() || (create && state.written == 0) {
            self.write_out(&mut state)?;
        }
        Ok(())
    }

    /// Makes the file durable as it stands, also where entries were cut from it. What waits is written first.
    pub(crate) fn sync(&self) -> io::Result<()> {
        let (file, changes) = {
            let mut state = self.state.lock();
            if state.changes == state.synced && state.waiting.is_empty() {
                return Ok(());
            }
            (self.write_out(&mut state)?, state.changes)
        };
        file.sync_data().map_err(flush_failed)?;
        let mut state = self.state.lock();
        state.synced = state.synced.max(changes);
        Ok(())
    }

    /// Gives the file handle back; it is opened again when needed.
    pub(crate) fn close(&self) {
        self.file.close();
    }

    /// The entries as they stand.
    pub(crate) fn snapshot(&self) -> io::Result<Entries<N>> {
        let state = self.state.lock();
        let file = if state.written > 0 { Some(self.file.get()?) } else { None };
        Ok(Entries { file, written: state.written, waiting: state.waiting.clone() })
    }

    /// The last entry.
    pub(crate) fn last(&self) -> io::Result<Option<[u8; N]>> {
        let entries = self.snapshot()?;
        match entries.len().checked_sub(1) {
            Some(at) => entries.get(at).map(Some),
            None => Ok(None),
        }
    }

    /// Keeps the entries up to the first that does not follow the one before it, and returns how many those are.
    pub(crate) fn keep_while(&self, mut follows: impl FnMut(Option<&[u8; N]>, &[u8; N]) -> bool) -> io::Result<usize> {
        self.save(false)?;
        let entries = self.snapshot()?;
        let mut before: Option<[u8; N]> = None;
        let mut good = 0;
        let at_once = CHECK_BYTES / N;
        while good < entries.written {
            let count = at_once.min(entries.written - good);
            let mut chunk = vec![0; count * N];
            if let Some(file) = &entries.file {
                file.read_exact_at((good * N) as u64, &mut chunk)?;
            }
            let (chunk, _) = chunk.as_chunks::<N>();
            for entry in chunk {
                if !follows(before.as_ref(), entry) {
                    self.truncate(good)?;
                    return Ok(good);
                }
                before = Some(*entry);
                good += 1;
            }
        }
        Ok(good)
    }

    fn write_out(&self, state: &mut State<N>) -> io::Result<Arc<dyn DiskFile>> {
        let file = self.file.get()?;
        state.changes += 1;
        if !state.waiting.is_empty() {
            let end = (state.written * N) as u64;
            if let Err(error) = file.write_at(end, &[IoSlice::new(state.waiting.as_flattened())]) {
                // What landed of it must not be taken for entries: those that wait may yet be taken back.
                let cut = file.set_len(end);
                if is_full(&error) {
                    cut.map_err(flush_failed)?;
                }
                return Err(error);
            }
            state.written += state.waiting.len();
            state.waiting.clear();
        }
        Ok(file)
    }
}

impl<const N: usize> Entries<N> {
    pub(crate) const fn len(&self) -> usize {
        self.written + self.waiting.len()
    }

    pub(crate) fn get(&self, at: usize) -> io::Result<[u8; N]> {
        if let Some(entry) = at.checked_sub(self.written).and_then(|at| self.waiting.get(at)) {
            return Ok(*entry);
        }
        let mut entry = [0; N];
        let file = self.file.as_ref().ok_or(io::ErrorKind::UnexpectedEof)?;
        file.read_exact_at((at * N) as u64, &mut entry)?;
        Ok(entry)
    }

    /// How many entries at the front satisfy a condition that no entry satisfies after one that does not.
    pub(crate) fn partition_point(&self, mut holds: impl FnMut(&[u8; N]) -> bool) -> io::Result<usize> {
        // The reads are mostly of the end: look at what is in memory first.
        if self.waiting.first().is_some_and(&mut holds) {
            return Ok(self.written + self.waiting.partition_point(&mut holds));
        }
        let (mut low, mut high) = (0, self.written);
        while low < high {
            let middle = usize::midpoint(low, high);
            if holds(&self.get(middle)?) { low = middle + 1 } else { high = middle }
        }
        Ok(low)
    }
}
