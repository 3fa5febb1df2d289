//! Files that are replaced as a whole: after a crash there is the old content or the new, never a mixture.

use std::io::{self, IoSlice};
use std::path::Path;

use super::{Disk, FileMode};
use crate::fault::flush_failed;

/// Replaces a file durably: a temporary file beside it is written and flushed, renamed over it, and the folder flushed. Where there
/// is no room for the temporary file the old content stays, and what was written of the new one is given back.
pub(crate) fn replace_file(disk: &dyn Disk, path: &Path, content: &[u8]) -> io::Result<()> {
    let folder = path.parent().ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "a file needs a folder"))?;
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".tmp");
    let temporary = folder.join(name);
    if let Err(error) = write_and_rename(disk, &temporary, path, content) {
        let _ = disk.remove_file(&temporary);
        return Err(error);
    }
    disk.sync_folder(folder).map_err(flush_failed)
}

fn write_and_rename(disk: &dyn Disk, temporary: &Path, path: &Path, content: &[u8]) -> io::Result<()> {
    let file = disk.open(temporary, FileMode::CreateEmpty)?;
    file.write_at(0, &[IoSlice::new(content)])?;
    // A flush that finds no room loses nothing here: the next attempt writes all of it again.
    file.sync_data()?;
    disk.rename(temporary, path)
}

/// Creates a folder and those above it, durably.
pub(crate) fn create_folder_durably(disk: &dyn Disk, path: &Path) -> io::Result<()> {
    let parent = |path: &Path| {
        path.parent().map(|parent| if parent.as_os_str().is_empty() { Path::new(".") } else { parent }.to_owned())
    };
    // The folder itself may be there since a crash that came before its name was durable.
    let mut changed: Vec<_> = parent(path).into_iter().collect();
    while let Some(folder) = changed.last()
        && disk.list(folder).is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
        && let Some(above) = parent(folder)
    {
        changed.push(above);
    }
    disk.create_folder(path)?;
    changed.iter().rev().try_for_each(|folder| disk.sync_folder(folder).map_err(flush_failed))
}

/// The content of a small file, or `None` if there is no such file. `InvalidData` if it is longer than `max_bytes`.
pub(crate) fn read_whole(disk: &dyn Disk, path: &Path, max_bytes: u64) -> io::Result<Option<Vec<u8>>> {
    let file = match disk.open(path, FileMode::Read) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let len = file.len()?;
    if len > max_bytes {
        return Err(io::Error::new(
            io::ErrorKind::InvalidData,
            format!("{len} bytes are more than the {max_bytes} expected"),
        ));
    }
    let mut content = vec![0; usize::try_from(len).map_err(io::Error::other)?];
    file.read_exact_at(0, &mut content)?;
    Ok(Some(content))
}
