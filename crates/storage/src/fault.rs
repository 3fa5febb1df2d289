//! From the system's error to a fault that an operator can act on.

use std::io;
use std::path::Path;

use ottla_protocol::log::{FaultKind, StorageFault};

/// Adds what was tried, on which file, and what to do.
pub(crate) trait OrFault<T> {
    /// `doing` is a verb phrase: "write to".
    fn or_fault(self, doing: &str, path: &Path) -> Result<T, StorageFault>;
}

impl<T> OrFault<T> for io::Result<T> {
    fn or_fault(self, doing: &str, path: &Path) -> Result<T, StorageFault> {
        self.map_err(|error| describe(&error, doing, path))
    }
}

/// Whether it is a matter of room: nothing is broken, and what failed works again once there is some.
pub(crate) fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge)
}

/// A flush (or the undoing of a short write) that failed is never a matter of room only, even if the system says so: pages that
/// were written before may be gone, and a flush that is tried again would not tell.
pub(crate) fn flush_failed(error: io::Error) -> io::Error {
    if is_full(&error) { io::Error::other(error) } else { error }
}

#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "the system has many errors and only two classes of them differ here"
)]
fn describe(error: &io::Error, doing: &str, path: &Path) -> StorageFault {
    let path = path.display();
    match error.kind() {
        _ if is_full(error) => {
            StorageFault { kind: FaultKind::Full, folder: None, detail: format!("cannot {doing} {path}: {error}.") }
        }
        io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof => corrupt(doing, path, &error.to_string()),
        _ => StorageFault {
            kind: FaultKind::Io,
            folder: None,
            detail: format!(
                "cannot {doing} {path}: {error}. The log folder is offline; nothing acknowledged is lost. Check the device \
                 and the file system (kernel log, permissions, mount) and restart the node."
            ),
        },
    }
}

/// Bytes on disk are not what was written.
pub(crate) fn corrupt(doing: &str, path: impl std::fmt::Display, what: &str) -> StorageFault {
    StorageFault { kind: FaultKind::Corrupt, folder: None, detail: format!("cannot {doing} {path}: {what}.") }
}

/// The log does not exist.
pub(crate) fn missing(what: impl std::fmt::Display) -> StorageFault {
    StorageFault { kind: FaultKind::Missing, folder: None, detail: format!("there is no log {what} on this node") }
}
