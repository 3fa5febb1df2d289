//! Files opened when they are first needed, within a bound for the whole node.

use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};

use parking_lot::Mutex;

use crate::{Disk, DiskFile, FileMode};

type Slot = Mutex<Option<Arc<dyn DiskFile>>>;

/// Bounds how many segment files are kept open: beyond it the one opened first is closed (once its last reader is done).
#[derive(Debug)]
pub(crate) struct OpenFiles {
    max: usize,
    /// In the order of their opening.
    open: Mutex<VecDeque<Weak<Slot>>>,
}

/// A segment's file, open or not.
#[derive(Debug)]
pub(crate) struct LazyFile {
    disk: Arc<dyn Disk>,
    open_files: Arc<OpenFiles>,
    path: PathBuf,
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
    pub(crate) fn new(disk: &Arc<dyn Disk>, open_files: &Arc<OpenFiles>, path: PathBuf) -> Self {
        Self { disk: Arc::clone(disk), open_files: Arc::clone(open_files), path, slot: Arc::new(Mutex::new(None)) }
    }

    /// Creates the file, or empties it.
    pub(crate) fn create(disk: &Arc<dyn Disk>, open_files: &Arc<OpenFiles>, path: PathBuf) -> io::Result<Self> {
        let file = disk.open(&path, FileMode::CreateEmpty)?;
        let lazy = Self::new(disk, open_files, path);
        *lazy.slot.lock() = Some(file);
        lazy.open_files.note(&lazy.slot);
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
        let file = self.disk.open(&self.path, FileMode::Write)?;
        let newly = {
            let mut slot = self.slot.lock();
            if let Some(other) = &*slot {
                return Ok(Arc::clone(other));
            }
            *slot = Some(Arc::clone(&file));
            file
        };
        self.open_files.note(&self.slot);
        Ok(newly)
    }
}
