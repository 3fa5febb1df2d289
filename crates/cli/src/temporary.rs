//! The folder of `--ephemeral`.
//!
//! A real folder rather than memory: what is written is bounded by a disk, not by this machine's memory, and the node behaves as
//! it does in production. A process that is killed leaves its folder to the system's cleaning of temporary files.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;

/// A folder that is removed when dropped.
#[derive(Debug)]
pub(crate) struct TemporaryFolder {
    pub(crate) path: PathBuf,
}

impl TemporaryFolder {
    /// A fresh one among the system's temporary files.
    pub(crate) fn create() -> anyhow::Result<Self> {
        let base = std::env::temp_dir();
        for attempt in 0..1000 {
            let path = base.join(format!("ottla-{}-{attempt}", std::process::id()));
            match fs::create_dir(&path) {
                Ok(()) => return Ok(Self { path }),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(error) => {
                    return Err(error).with_context(|| format!("cannot create a folder in {}", base.display()));
                }
            }
        }
        anyhow::bail!("too many folders named ottla-* in {}", base.display())
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.path) {
            tracing::warn!(%error, folder = %self.path.display(), "cannot remove the temporary folder");
        }
    }
}
