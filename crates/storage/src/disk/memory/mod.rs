//! A disk in memory that behaves as badly as real ones may, the same way for the same seed.

mod faults;
mod inode;
mod tree;

use std::io::{self, IoSlice};
use std::ops::Range;
use std::os::fd::BorrowedFd;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ottla_protocol::ids::Timestamp;
use parking_lot::Mutex;

use self::faults::Gate;
pub use self::faults::{CrashKind, FaultPlan, Operation};
use self::inode::Inode;
use self::tree::{Node, Tree};
use super::{Disk, DiskFile, DiskLock, DiskSpace, Entry, FileMode};

/// The size that a disk reports when it has no limit.
const NOMINAL_BYTES: u64 = 1 << 40;

/// A disk in memory. Clones are the same disk.
///
/// It remembers what was flushed beside what was written, so that [`MemDisk::crash`] can answer what a power loss leaves: of
/// every unflushed write any part, in sectors; of every unflushed change of a name, an earlier or the later state.
#[derive(Debug, Clone)]
pub struct MemDisk {
    state: Arc<Mutex<State>>,
}

#[derive(Debug)]
struct State {
    tree: Tree,
    inodes: Vec<Inode>,
    gate: Gate,
    now: Timestamp,
    locked: Vec<PathBuf>,
}

#[derive(Debug)]
struct MemFile {
    state: Arc<Mutex<State>>,
    inode: usize,
    path: PathBuf,
    writable: bool,
}

#[derive(Debug)]
struct MemLock {
    state: Arc<Mutex<State>>,
    path: PathBuf,
}

impl DiskLock for MemLock {}

impl Drop for MemLock {
    fn drop(&mut self) {
        self.state.lock().locked.retain(|held| *held != self.path);
    }
}

impl MemDisk {
    /// An empty disk without faults; the seed decides what a crash takes.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self::from_parts(Tree::new(), Vec::new(), Gate::new(seed), Timestamp::new(0))
    }

    fn from_parts(tree: Tree, inodes: Vec<Inode>, gate: Gate, now: Timestamp) -> Self {
        Self { state: Arc::new(Mutex::new(State { tree, inodes, gate, now, locked: Vec::new() })) }
    }

    /// From now on the disk fails as planned.
    pub fn set_faults(&self, plan: FaultPlan) {
        self.state.lock().gate.plan = plan;
    }

    /// The time that files changed from now on bear.
    pub fn set_now(&self, now: Timestamp) {
        self.state.lock().now = now;
    }

    /// How many operations changed something so far; [`FaultPlan::stop_after`] counts in them.
    #[must_use]
    pub fn changes(&self) -> u64 {
        self.state.lock().gate.changes
    }

    /// Another disk with the same content, all of it written and flushed as here, without faults.
    #[must_use]
    pub fn copy(&self) -> Self {
        let state = self.state.lock();
        let inodes = state.inodes.iter().map(Inode::as_written).collect();
        Self::from_parts(state.tree.as_written(), inodes, Gate::new(state.changes_seed()), state.now)
    }

    /// What is left after a crash, as a disk of its own, without faults; this one fails every operation from now on.
    #[must_use]
    pub fn crash(&self, kind: CrashKind) -> Self {
        let mut state = self.state.lock();
        state.gate.plan.stop_after = Some(0);
        let seed = state.gate.random.next();
        let mut gate = Gate::new(seed);
        let (tree, mut inodes): (Tree, Vec<Inode>) = match kind {
            CrashKind::Process => (state.tree.as_written(), state.inodes.iter().map(Inode::as_written).collect()),
            CrashKind::Power { reorders_names } => (
                state.tree.as_left(&mut gate.random, reorders_names),
                state.inodes.iter().map(|inode| inode.as_left(&mut gate.random)).collect(),
            ),
        };
        let now = state.now;
        drop(state);
        // A name that came back, or stayed beside its successor, counts.
        inodes.iter_mut().for_each(|inode| inode.links = 0);
        for file in tree.files_below(0) {
            if let Some(inode) = inodes.get_mut(file) {
                inode.links += 1;
            }
        }
        Self::from_parts(tree, inodes, gate, now)
    }

    /// What the power loss that this disk is left from took of a file although a flush had been reported: the bytes that are not as
    /// they were written, by ranges that do not overlap.
    ///
    /// # Errors
    /// `NotFound` if there is no such file.
    pub fn taken_by_lies(&self, path: &Path) -> io::Result<Vec<Range<u64>>> {
        let mut state = self.state.lock();
        let Node::File(inode) = state.tree.find(path)? else { return Err(is_folder()) };
        let taken = state.inode(inode).taken_by_lies().iter();
        Ok(taken.map(|range| range.start as u64..range.end as u64).collect())
    }

    /// Rot: inverts one bit of a file at rest.
    ///
    /// # Errors
    /// `NotFound` if there is no such byte.
    pub fn flip_bit(&self, path: &Path, position: u64, bit: u8) -> io::Result<()> {
        let mut state = self.state.lock();
        let Node::File(inode) = state.tree.find(path)? else { return Err(is_folder()) };
        if state.inode(inode).flip(position, bit) { Ok(()) } else { Err(io::ErrorKind::NotFound.into()) }
    }
}

impl State {
    fn inode(&mut self, index: usize) -> &mut Inode {
        self.inodes.get_mut(index).expect("nodes name inodes that exist: inodes are never removed")
    }

    /// A seed for a copy, which must not draw from this disk's own numbers.
    const fn changes_seed(&self) -> u64 {
        self.gate.changes
    }

    fn used_bytes(&self) -> u64 {
        self.inodes.iter().filter(|inode| inode.links > 0).map(|inode| inode.len()).sum()
    }

    /// How many more bytes fit.
    fn room(&self) -> u64 {
        self.gate.plan.capacity_bytes.map_or(u64::MAX, |capacity| capacity.saturating_sub(self.used_bytes()))
    }

    fn unlink(&mut self, node: Option<Node>) {
        match node {
            Some(Node::File(inode)) => self.inode(inode).links -= 1,
            Some(Node::Folder(folder)) => {
                for inode in self.tree.files_below(folder) {
                    self.inode(inode).links -= 1;
                }
            }
            None => {}
        }
    }
}

impl Disk for MemDisk {
    fn create_folder(&self, path: &Path) -> io::Result<()> {
        let mut state = self.state.lock();
        state.gate.pass(Operation::Create, path)?;
        state.tree.create_folders(path)
    }

    fn list(&self, path: &Path) -> io::Result<Vec<Entry>> {
        let mut state = self.state.lock();
        state.gate.pass(Operation::Read, path)?;
        state.tree.list(path)
    }

    fn open(&self, path: &Path, mode: FileMode) -> io::Result<Arc<dyn DiskFile>> {
        let mut guard = self.state.lock();
        let state = &mut *guard;
        state.gate.pass(Operation::Open, path)?;
        let inode = match state.tree.find(path) {
            Ok(Node::File(inode)) => {
                if mode == FileMode::CreateEmpty && state.inode(inode).len() > 0 {
                    state.gate.pass(Operation::Write, path)?;
                    let now = state.now;
                    state.inode(inode).set_len(0, now);
                }
                inode
            }
            Ok(Node::Folder(_)) => return Err(is_folder()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                if matches!(mode, FileMode::Read | FileMode::Write) {
                    return Err(error);
                }
                state.gate.pass(Operation::Create, path)?;
                let inode = state.inodes.len();
                state.tree.put(path, Node::File(inode))?;
                state.inodes.push(Inode::new(state.now));
                inode
            }
            Err(error) => return Err(error),
        };
        Ok(Arc::new(MemFile {
            state: Arc::clone(&self.state),
            inode,
            path: path.to_owned(),
            writable: mode != FileMode::Read,
        }))
    }

    fn file_len(&self, path: &Path) -> io::Result<u64> {
        let mut state = self.state.lock();
        state.gate.pass(Operation::Read, path)?;
        match state.tree.find(path)? {
            Node::File(inode) => Ok(state.inode(inode).len()),
            Node::Folder(_) => Err(is_folder()),
        }
    }

    fn modified(&self, path: &Path) -> io::Result<Timestamp> {
        let mut state = self.state.lock();
        state.gate.pass(Operation::Read, path)?;
        match state.tree.find(path)? {
            Node::File(inode) => Ok(state.inode(inode).modified),
            Node::Folder(_) => Err(is_folder()),
        }
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.state.lock();
        state.gate.pass(Operation::Rename, from)?;
        let replaced = state.tree.rename(from, to)?;
        state.unlink(replaced);
        Ok(())
    }

    fn remove_file(&self, path: &Path) -> io::Result<()> {
        let mut state = self.state.lock();
        state.gate.pass(Operation::Remove, path)?;
        if matches!(state.tree.find(path)?, Node::Folder(_)) {
            return Err(is_folder());
        }
        let removed = state.tree.remove(path)?;
        state.unlink(Some(removed));
        Ok(())
    }

    fn remove_folder(&self, path: &Path) -> io::Result<()> {
        let mut state = self.state.lock();
        state.gate.pass(Operation::Remove, path)?;
        let removed = state.tree.remove(path)?;
        state.unlink(Some(removed));
        Ok(())
    }

    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        let mut state = self.state.lock();
        state.gate.pass(Operation::SyncFolder, path)?;
        if !state.gate.lies(Operation::SyncFolder, path) {
            state.tree.sync(path)?;
        }
        Ok(())
    }

    fn lock(&self, path: &Path) -> io::Result<Box<dyn DiskLock>> {
        self.open(path, FileMode::Create)?;
        let mut state = self.state.lock();
        if state.locked.iter().any(|held| held == path) {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        state.locked.push(path.to_owned());
        Ok(Box::new(MemLock { state: Arc::clone(&self.state), path: path.to_owned() }))
    }

    fn space(&self, path: &Path) -> io::Result<DiskSpace> {
        let mut state = self.state.lock();
        state.gate.pass(Operation::Read, path)?;
        let total_bytes = state.gate.plan.capacity_bytes.unwrap_or(NOMINAL_BYTES);
        Ok(DiskSpace { total_bytes, usable_bytes: total_bytes.saturating_sub(state.used_bytes()) })
    }
}

impl DiskFile for MemFile {
    fn len(&self) -> io::Result<u64> {
        let mut state = self.state.lock();
        state.gate.pass(Operation::Read, &self.path)?;
        Ok(state.inode(self.inode).len())
    }

    fn read_at(&self, position: u64, buffer: &mut [u8]) -> io::Result<usize> {
        let mut state = self.state.lock();
        state.gate.pass(Operation::Read, &self.path)?;
        Ok(state.inode(self.inode).read(position, buffer))
    }

    fn write_at(&self, position: u64, pieces: &[IoSlice<'_>]) -> io::Result<()> {
        self.check_writable()?;
        let bytes: Vec<u8> = pieces.iter().flat_map(|piece| piece.iter().copied()).collect();
        let mut state = self.state.lock();
        let verdict = state.gate.pass_write(&self.path, bytes.len());
        let room = state.room();
        let (now, old_len) = (state.now, state.inode(self.inode).len());
        let growth = (position + bytes.len() as u64).saturating_sub(old_len);
        let fits = bytes.len().saturating_sub(usize::try_from(growth.saturating_sub(room)).unwrap_or(usize::MAX));
        let allowed = verdict.as_ref().map_or_else(|torn| torn.written, |()| bytes.len()).min(fits);
        state.inode(self.inode).write(position, bytes.get(..allowed).unwrap_or_default(), now);
        match verdict {
            Err(torn) => Err(torn.error),
            Ok(()) if allowed < bytes.len() => Err(io::ErrorKind::StorageFull.into()),
            Ok(()) => Ok(()),
        }
    }

    fn set_len(&self, len_bytes: u64) -> io::Result<()> {
        self.check_writable()?;
        let mut state = self.state.lock();
        state.gate.pass(Operation::Write, &self.path)?;
        let now = state.now;
        state.inode(self.inode).set_len(len_bytes, now);
        Ok(())
    }

    fn reserve(&self, len_bytes: u64) -> io::Result<()> {
        self.check_writable()?;
        let mut state = self.state.lock();
        state.gate.pass(Operation::Write, &self.path)?;
        let growth = len_bytes.saturating_sub(state.inode(self.inode).len());
        if growth > state.room() { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    fn sync_data(&self) -> io::Result<()> {
        let mut state = self.state.lock();
        state.gate.pass(Operation::Sync, &self.path)?;
        if state.gate.lies(Operation::Sync, &self.path) {
            state.inode(self.inode).claim_sync();
        } else {
            state.inode(self.inode).sync();
        }
        Ok(())
    }

    fn spare(&self, _range: Range<u64>) {}

    fn descriptor(&self) -> Option<BorrowedFd<'_>> {
        None
    }
}

impl MemFile {
    fn check_writable(&self) -> io::Result<()> {
        if self.writable { Ok(()) } else { Err(io::ErrorKind::PermissionDenied.into()) }
    }
}

fn is_folder() -> io::Error {
    io::ErrorKind::IsADirectory.into()
}
