//! The operating system's files.

#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "this module is the one door to the real disk")]

use std::fs::{self, File, OpenOptions};
use std::io::{self, IoSlice};
use std::ops::Range;
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use ottla_protocol::ids::Timestamp;
use rustix::fs::{FallocateFlags, FlockOperation};

use super::{Disk, DiskFile, DiskLock, DiskSpace, Entry, FileMode, spare};

/// The most pieces that one system call takes (`IOV_MAX` of Linux and the BSDs).
const MAX_PIECES: usize = 1024;

/// The file systems of this machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct RealDisk;

#[derive(Debug)]
struct RealFile {
    file: Arc<File>,
}

#[derive(Debug)]
struct RealLock {
    /// Closing the file gives the lock up.
    _file: File,
}

impl DiskLock for RealLock {}

impl Disk for RealDisk {
    fn create_folder(&self, path: &Path) -> io::Result<()> {
        fs::create_dir_all(path)
    }

    fn list(&self, path: &Path) -> io::Result<Vec<Entry>> {
        let mut entries = Vec::new();
        for entry in fs::read_dir(path)? {
            let entry = entry?;
            if let Ok(name) = entry.file_name().into_string() {
                entries.push(Entry { name, is_folder: entry.file_type()?.is_dir() });
            }
        }
        entries.sort_unstable();
        Ok(entries)
    }

    fn open(&self, path: &Path, mode: FileMode) -> io::Result<Arc<dyn DiskFile>> {
        let mut options = OpenOptions::new();
        options.read(true);
        match mode {
            FileMode::Read => &mut options,
            FileMode::Write => options.write(true),
            FileMode::Create => options.write(true).create(true).truncate(false),
            FileMode::CreateEmpty => options.write(true).create(true).truncate(true),
        };
        Ok(Arc::new(RealFile { file: Arc::new(options.open(path)?) }))
    }

    fn file_len(&self, path: &Path) -> io::Result<u64> {
        Ok(fs::metadata(path)?.len())
    }

    fn modified(&self, path: &Path) -> io::Result<Timestamp> {
        Ok(to_timestamp(fs::metadata(path)?.modified()?))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove_file(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn remove_folder(&self, path: &Path) -> io::Result<()> {
        fs::remove_dir_all(path)
    }

    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        File::open(path)?.sync_all()
    }

    fn lock(&self, path: &Path) -> io::Result<Box<dyn DiskLock>> {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        rustix::fs::flock(&file, FlockOperation::NonBlockingLockExclusive)?;
        Ok(Box::new(RealLock { _file: file }))
    }

    fn space(&self, path: &Path) -> io::Result<DiskSpace> {
        let volume = rustix::fs::statvfs(path)?;
        Ok(DiskSpace {
            total_bytes: volume.f_blocks.saturating_mul(volume.f_frsize),
            usable_bytes: volume.f_bavail.saturating_mul(volume.f_frsize),
        })
    }
}

impl DiskFile for RealFile {
    fn len(&self) -> io::Result<u64> {
        Ok(self.file.metadata()?.len())
    }

    fn read_at(&self, position: u64, buffer: &mut [u8]) -> io::Result<usize> {
        let mut done = 0;
        while let Some(rest) = buffer.get_mut(done..)
            && !rest.is_empty()
        {
            match self.file.read_at(rest, position + done as u64) {
                Ok(0) => break,
                Ok(read) => done += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(done)
    }

    fn write_at(&self, position: u64, pieces: &[IoSlice<'_>]) -> io::Result<()> {
        let mut position = position;
        // The common case is one call; only more than `MAX_PIECES` pieces, or a short write, take the way with a copy of the list.
        let total: u64 = pieces.iter().map(|piece| piece.len() as u64).sum();
        if pieces.len() <= MAX_PIECES {
            let written = write_some(&self.file, pieces, position)?;
            if written as u64 == total {
                return Ok(());
            }
            return self.write_rest(position, pieces, written);
        }
        for some in pieces.chunks(MAX_PIECES) {
            self.write_at(position, some)?;
            position += some.iter().map(|piece| piece.len() as u64).sum::<u64>();
        }
        Ok(())
    }

    fn set_len(&self, len_bytes: u64) -> io::Result<()> {
        self.file.set_len(len_bytes)
    }

    fn reserve(&self, len_bytes: u64) -> io::Result<()> {
        match rustix::fs::fallocate(&self.file, FallocateFlags::KEEP_SIZE, 0, len_bytes) {
            Ok(()) | Err(rustix::io::Errno::OPNOTSUPP | rustix::io::Errno::NOSYS) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    fn sync_data(&self) -> io::Result<()> {
        self.file.sync_data()
    }

    fn spare(&self, range: Range<u64>) {
        spare::spare(&self.file, range);
    }

    fn descriptor(&self) -> Option<BorrowedFd<'_>> {
        Some(self.file.as_fd())
    }
}

impl RealFile {
    /// Goes on after a short write that ended `done` bytes into the pieces.
    fn write_rest(&self, position: u64, pieces: &[IoSlice<'_>], done: usize) -> io::Result<()> {
        let mut rest: Vec<IoSlice<'_>> = pieces.to_vec();
        let mut rest = rest.as_mut_slice();
        IoSlice::advance_slices(&mut rest, done);
        let mut position = position + done as u64;
        while !rest.is_empty() {
            let written = write_some(&self.file, rest, position)?;
            IoSlice::advance_slices(&mut rest, written);
            position += written as u64;
        }
        Ok(())
    }
}

/// One system call; at least one byte, unless there are none to write.
fn write_some(file: &File, pieces: &[IoSlice<'_>], position: u64) -> io::Result<usize> {
    loop {
        match rustix::io::pwritev(file, pieces, position) {
            Ok(0) if pieces.iter().any(|piece| !piece.is_empty()) => {
                return Err(io::Error::new(io::ErrorKind::WriteZero, "the system wrote nothing"));
            }
            Ok(written) => return Ok(written),
            Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

fn to_timestamp(time: SystemTime) -> Timestamp {
    let millis = time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
    Timestamp::new(i64::try_from(millis).unwrap_or(i64::MAX))
}
