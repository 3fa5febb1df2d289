//! The only way from a log to its bytes.

mod atomic;
mod memory;
mod real;
mod spare;

use std::any::Any;
use std::fmt;
use std::io::{self, IoSlice};
use std::ops::Range;
use std::os::fd::BorrowedFd;
use std::path::Path;
use std::sync::Arc;

use ottla_protocol::ids::Timestamp;

pub(crate) use atomic::{create_folder_durably, read_whole, replace_file};
pub use memory::{CrashKind, FaultPlan, MemDisk, Operation};
pub use real::RealDisk;

/// How a file is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileMode {
    /// It must exist; for reading.
    Read,
    /// It must exist; for reading and writing.
    Write,
    /// Created if it does not exist; for reading and writing, with the content it has.
    Create,
    /// Created, or emptied if it exists; for reading and writing.
    CreateEmpty,
}

/// What a folder holds under one name.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    /// The name within the folder. Names that are not UTF-8 are none of ours and are left out.
    pub name: String,
    /// Whether it is a folder itself.
    pub is_folder: bool,
}

/// The room on the volume that holds a folder, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DiskSpace {
    /// Its size.
    pub total_bytes: u64,
    /// What an unprivileged process may still write.
    pub usable_bytes: u64,
}

/// Holds a lock until it is dropped.
pub trait DiskLock: fmt::Debug + Send + Sync {}

/// Folders and files.
///
/// Durability is explicit: the bytes of a file survive a power loss once [`DiskFile::sync_data`] returned, its name (also after
/// a rename or removal) once [`Disk::sync_folder`] on its folder returned. Errors are the system's own.
pub trait Disk: fmt::Debug + Send + Sync {
    /// Creates a folder and those above it; it may exist.
    fn create_folder(&self, path: &Path) -> io::Result<()>;

    /// The entries of a folder, in order of their names.
    fn list(&self, path: &Path) -> io::Result<Vec<Entry>>;

    /// Opens a file.
    fn open(&self, path: &Path, mode: FileMode) -> io::Result<Arc<dyn DiskFile>>;

    /// The length of a file in bytes, without opening it; `NotFound` if there is none.
    fn file_len(&self, path: &Path) -> io::Result<u64>;

    /// When the content of a file last changed.
    fn modified(&self, path: &Path) -> io::Result<Timestamp>;

    /// Renames a file or folder, replacing a file that bears the new name, in one step.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file. Handles on it go on working.
    fn remove_file(&self, path: &Path) -> io::Result<()>;

    /// Removes a folder with all it holds.
    fn remove_folder(&self, path: &Path) -> io::Result<()>;

    /// Makes the names in a folder durable.
    fn sync_folder(&self, path: &Path) -> io::Result<()>;

    /// Takes the exclusive lock that the file stands for, creating it; `WouldBlock` if another holds it.
    fn lock(&self, path: &Path) -> io::Result<Box<dyn DiskLock>>;

    /// The room on the volume of a folder.
    fn space(&self, path: &Path) -> io::Result<DiskSpace>;
}

/// An open file. Reads and writes name their position; there is no cursor.
pub trait DiskFile: Any + fmt::Debug + Send + Sync {
    /// Its length in bytes.
    fn len(&self) -> io::Result<u64>;

    /// Whether it holds no bytes.
    fn is_empty(&self) -> io::Result<bool> {
        Ok(self.len()? == 0)
    }

    /// Reads what there is from a position on, at most a buffer full; fewer bytes only at the end of the file.
    fn read_at(&self, position: u64, buffer: &mut [u8]) -> io::Result<usize>;

    /// Writes all pieces, one after the other, from a position on. After an error any part of them may have been written.
    fn write_at(&self, position: u64, pieces: &[IoSlice<'_>]) -> io::Result<()>;

    /// Cuts the file, or extends it with zeros.
    fn set_len(&self, len_bytes: u64) -> io::Result<()>;

    /// Asks for room up to this length, without changing the length; a file system that cannot is no error.
    fn reserve(&self, len_bytes: u64) -> io::Result<()>;

    /// Makes content and length durable.
    fn sync_data(&self) -> io::Result<()>;

    /// Says that nobody is known to want the bytes of this range soon: the system may write them out and forget them in memory.
    /// A hint, given without waiting; content and durability stay what they are.
    fn spare(&self, range: Range<u64>);

    /// The descriptor, where the file is one of the operating system's: for `sendfile`.
    fn descriptor(&self) -> Option<BorrowedFd<'_>>;
}

impl dyn DiskFile {
    /// Reads exactly a buffer full; `UnexpectedEof` if the file ends before.
    ///
    /// # Errors
    /// The system's.
    pub fn read_exact_at(&self, position: u64, buffer: &mut [u8]) -> io::Result<()> {
        let read = self.read_at(position, buffer)?;
        if read < buffer.len() {
            return Err(io::Error::new(io::ErrorKind::UnexpectedEof, "the file is shorter than expected"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
