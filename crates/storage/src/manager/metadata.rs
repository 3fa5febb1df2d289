//! What the metadata quorum keeps beside its log: its own state, and snapshots.

use std::path::PathBuf;

use bytes::Bytes;
use ottla_protocol::ids::{Offset, PartitionId};
use ottla_protocol::log::{LogId, StorageFault};

use super::LogManager;
use crate::disk::{read_whole, replace_file};
use crate::fault::{OrFault, flush_failed};
use crate::files::names::{self, METADATA_TOPIC};

const QUORUM_STATE: &str = "quorum-state";
/// The longest state or snapshot that is read.
const MAX_BYTES: u64 = 1 << 30;

impl LogManager {
    /// Replaces the file `quorum-state`, durably.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn write_quorum_state(&self, content: &[u8]) -> Result<(), StorageFault> {
        let folder = self.metadata_folder();
        folder.check_online()?;
        self.replace_quorum_state(content).map_err(|fault| self.blame(folder, fault))
    }

    /// Writes the metadata snapshot that ends before `end_offset`, in `epoch`, durably.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn write_snapshot(&self, end_offset: Offset, epoch: i32, batches: &[u8]) -> Result<(), StorageFault> {
        let folder = self.metadata_folder();
        folder.check_online()?;
        let name = names::metadata_snapshot(end_offset, epoch);
        self.replace_in_metadata(&name, batches).map_err(|fault| self.blame(folder, fault))
    }

    /// Metadata segments and snapshots below the offset may go.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn trim_metadata(&self, below: Offset) -> Result<(), StorageFault> {
        let folder = self.metadata_folder();
        folder.check_online()?;
        self.trim_metadata_below(below).map_err(|fault| self.blame(folder, fault))
    }

    fn metadata_path(&self) -> PathBuf {
        self.metadata_folder().path.join(names::partition_folder(METADATA_TOPIC, PartitionId::new(0)))
    }

    pub(super) fn read_quorum_state(&self) -> Result<Option<Bytes>, StorageFault> {
        let path = self.metadata_path().join(QUORUM_STATE);
        let content = read_whole(self.disk.as_ref(), &path, MAX_BYTES).or_fault("read", &path)?;
        Ok(content.map(Bytes::from))
    }

    /// The newest snapshot: its end offset (exclusive), epoch and batches.
    pub(super) fn newest_snapshot(&self) -> Result<Option<(Offset, i32, Bytes)>, StorageFault> {
        let Some((end_offset, epoch)) = self.snapshots()?.pop() else { return Ok(None) };
        let path = self.metadata_path().join(names::metadata_snapshot(end_offset, epoch));
        let content = read_whole(self.disk.as_ref(), &path, MAX_BYTES).or_fault("read", &path)?;
        Ok(content.map(|content| (end_offset, epoch, Bytes::from(content))))
    }

    /// Every snapshot, oldest first.
    fn snapshots(&self) -> Result<Vec<(Offset, i32)>, StorageFault> {
        let folder = self.metadata_path();
        let entries = match self.disk.list(&folder) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            other => other.or_fault("list", &folder)?,
        };
        let mut found: Vec<_> = entries.iter().filter_map(|e| names::parse_metadata_snapshot(&e.name)).collect();
        found.sort_unstable();
        Ok(found)
    }

    pub(super) fn replace_in_metadata(&self, name: &str, content: &[u8]) -> Result<(), StorageFault> {
        let folder = self.metadata_path();
        let path = folder.join(name);
        let done = self
            .disk
            .create_folder(&folder)
            .and_then(|()| replace_file(self.disk.as_ref(), &path, content))
            .and_then(|()| self.disk.sync_folder(&self.metadata_folder().path).map_err(flush_failed));
        done.or_fault("write", &path)
    }

    pub(super) fn replace_quorum_state(&self, content: &[u8]) -> Result<(), StorageFault> {
        self.replace_in_metadata(QUORUM_STATE, content)
    }

    /// Removes snapshots and segments below an offset; the newest snapshot stays.
    pub(super) fn trim_metadata_below(&self, below: Offset) -> Result<(), StorageFault> {
        let mut snapshots = self.snapshots()?;
        snapshots.pop();
        for (end_offset, epoch) in snapshots.into_iter().filter(|(end, _)| *end < below) {
            let path = self.metadata_path().join(names::metadata_snapshot(end_offset, epoch));
            crate::segment::remove_if_there(self.disk.as_ref(), &path)?;
        }
        let (folder, log) = self.find(LogId::METADATA)?;
        log.advance_start(below);
        let removed = log.trim(&|| self.save_start(&folder))?;
        self.discard_files(removed.files, log.delete_delay_ms());
        Ok(())
    }
}
