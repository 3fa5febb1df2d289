//! Files opened when they are first needed, within a bound for the whole node.

use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};

use parking_lot::Mutex;

use crate::{Disk, DiskFile, FileMode};

type Slot = Mutex<Option<Arc<dyn DiskFile>>>;

/// Bounds how many files of segments and indexes are kept open: beyond it the one opened first is closed (once its last reader is done).
#[derive(Debug)]
pub(crate) struct OpenFiles {
    max: usize,
    /// In the order of their opening.
    open: Mutex<VecDeque<Weak<Slot>>>,
}

/// What the logs of a node share.
#[derive(Debug, Clone)]
pub(crate) struct Shared {
    pub(crate) disk: Arc<dyn Disk>,
    pub(crate) open_files: Arc<OpenFiles>,
}

/// A file of a segment, open or not.
#[derive(Debug)]
pub(crate) struct LazyFile {
    shared: Shared,
    path: PathBuf,
    mode: FileMode,
    slot: Arc<Slot>,
}

impl OpenFiles {
    pub(crate) const fn new(max: usize) -> Self {
        Self { max, open: Mutex::new(VecDeque::new()) }
    }

    fn note(&self, slot: &Arc<Slot>) {
        let mut closing = Vec::new();
        let mut open = self.open.lock();
        open.push_back(Arc::downgrade(slot));
        while open.len() > self.max {
            closing.extend(open.pop_front().and_then(|slot| slot.upgrade()));
        }
        drop(open);
        for slot in closing {
            *slot.lock() = None;
        }
    }
}

impl LazyFile {
    /// A file that is opened in this mode when it is needed.
    pub(crate) fn new(shared: &Shared, path: PathBuf, mode: FileMode) -> Self {
        Self { shared: shared.clone(), path, mode, slot: Arc::new(Mutex::new(None)) }
    }

    /// Creates the file, or empties it.
    pub(crate) fn create(shared: &Shared, path: PathBuf) -> io::Result<Self> {
        let file = shared.disk.open(&path, FileMode::CreateEmpty)?;
        let lazy = Self::new(shared, path, FileMode::Write);
        *lazy.slot.lock() = Some(file);
        lazy.shared.open_files.note(&lazy.slot);
        Ok(lazy)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The file, opened if it is not open.
    pub(crate) fn get(&self) -> io::Result<Arc<dyn DiskFile>> {
        if let Some(file) = &*self.slot.lock() {
            return Ok(Arc::clone(file));
        }
        let file = self.shared.disk.open(&self.path, self.mode)?;
        {
            let mut slot = self.slot.lock();
            if let Some(other) = &*slot {
                return Ok(Arc::clone(other));
            }
            *slot = Some(Arc::clone(&file));
        }
        self.shared.open_files.note(&self.slot);
        Ok(file)
    }

    /// Gives the handle back; it is opened again when needed.
    pub(crate) fn close(&self) {
        *self.slot.lock() = None;
    }
}
