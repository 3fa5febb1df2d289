//! Every log of a node, over several log folders.

use std::path::PathBuf;
use std::sync::Arc;

use bytes::Bytes;
use ottla_protocol::ids::{NodeId, Offset, Timestamp, Uuid};
use ottla_protocol::log::{
    AppendReport, FaultKind, FlushReport, FolderUsage, LogConfig, LogId, LogOpen, LogRead, LogState, LogWrite,
    OffsetFound, OffsetQuery, ReadSlice, RemovedSegments, StorageFault,
};

use crate::Disk;

/// What a [`LogManager`] is started with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ManagerSetup {
    /// `log.dirs`: at least one.
    pub folders: Vec<PathBuf>,
    /// `metadata.log.dir`, one of `folders`; `None`: the first.
    pub metadata_folder: Option<PathBuf>,
    /// `node.id`; a folder of another node is refused.
    pub node_id: NodeId,
    /// The cluster's id for folders that have none yet; folders that have one must all agree (and with this, if it is given).
    pub cluster_id: Option<String>,
}

/// Why a node's folders cannot be used. The text names the folder, the reason and the way out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct StartError(pub String);

/// A log folder found on disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundLog {
    /// The log's identity, from `partition.metadata`.
    pub log: LogId,
    /// The topic's name, from the folder's name.
    pub topic: Arc<str>,
    /// The `directory.id` of the folder it lies in.
    pub folder: Uuid,
}

/// What the disks hold when a node starts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scan {
    /// Each configured log folder: its `directory.id`, and whether it is online.
    pub folders: Vec<(Uuid, bool)>,
    /// The content of `quorum-state`, if there is one.
    pub quorum_state: Option<Bytes>,
    /// The newest metadata snapshot: its end offset (exclusive), its epoch, and its batches.
    pub snapshot: Option<(Offset, i32, Bytes)>,
    /// Every partition folder.
    pub logs: Vec<FoundLog>,
    /// The broker epoch of the last clean stop, if every folder was stopped cleanly (KIP-966).
    pub clean_broker_epoch: Option<i64>,
}

/// Every log of a node. Its methods are the jobs that the core asks for, one for one; all may be called from several threads.
///
/// An input/output error or a full disk takes the folder that it happened in offline: each later job there fails with
/// [`FaultKind::Offline`], the other folders go on.
#[derive(Debug)]
pub struct LogManager {
    disk: Arc<dyn Disk>,
    setup: ManagerSetup,
}

/// SKETCH: the signatures stand, the bodies are being written.
fn not_built<T>() -> Result<T, StorageFault> {
    Err(StorageFault { kind: FaultKind::Offline, folder: None, detail: "the log manager is not built yet".to_owned() })
}

impl LogManager {
    /// Takes the folders into use: locks them, reads or writes `meta.properties`, reads the checkpoints and takes the mark of
    /// a clean stop away. Logs are opened one by one later. A folder that fails is offline; the others go on.
    ///
    /// `fresh_id` gives random ids for new folders and, if `setup` names none, for a new cluster.
    ///
    /// # Errors
    /// The folders are in use by another process, belong to another node or cluster, or none of them works.
    pub fn start(
        disk: Arc<dyn Disk>,
        setup: ManagerSetup,
        fresh_id: &mut dyn FnMut() -> Uuid,
    ) -> Result<Self, StartError> {
        let _ = fresh_id();
        Ok(Self { disk, setup })
    }

    /// The cluster's id.
    #[must_use]
    pub fn cluster_id(&self) -> &str {
        self.setup.cluster_id.as_deref().unwrap_or_default()
    }

    /// What the disks hold. Call it once, before any log is opened.
    ///
    /// # Errors
    /// The metadata folder cannot be read.
    pub fn scan(&self) -> Result<Scan, StorageFault> {
        let _ = &self.disk;
        not_built()
    }

    /// Opens a log, with recovery if its folder was not stopped cleanly; creates it if it is not there. Logs may be opened side by side.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn open(&self, open: &LogOpen) -> Result<LogState, StorageFault> {
        let _ = open;
        not_built()
    }

    /// Appends batches with one write. One append at a time per log; reads and flushes go on beside it.
    ///
    /// # Errors
    /// [`StorageFault`]; nothing of the write counts then.
    pub fn append(&self, write: &LogWrite) -> Result<AppendReport, StorageFault> {
        let _ = write;
        not_built()
    }

    /// Makes everything below the offset durable; the report may say more. No lock is held while the disk works.
    ///
    /// # Errors
    /// [`StorageFault`]; the folder is offline then: a failed flush is never retried and believed.
    pub fn flush(&self, log: LogId, up_to: Offset) -> Result<FlushReport, StorageFault> {
        let _ = (log, up_to);
        not_built()
    }

    /// Finds whole batches; on a real disk the answer holds a [`FileSlice`](crate::FileSlice).
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn read(&self, read: &LogRead) -> Result<ReadSlice, StorageFault> {
        let _ = read;
        not_built()
    }

    /// Reads whole batches into memory; empty at the end of the log.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn load_records(&self, log: LogId, from: Offset, max_bytes: u32) -> Result<Bytes, StorageFault> {
        let _ = (log, from, max_bytes);
        not_built()
    }

    /// Searches a log by time among the offsets below `upper`.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn find_offset(
        &self,
        log: LogId,
        query: OffsetQuery,
        upper: Offset,
    ) -> Result<Option<OffsetFound>, StorageFault> {
        let _ = (log, query, upper);
        not_built()
    }

    /// Raises a log's start offset; returns what it is then.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn advance_log_start(&self, log: LogId, to: Offset) -> Result<Offset, StorageFault> {
        let _ = (log, to);
        not_built()
    }

    /// The log's high watermark, for its checkpoint and as retention's bound.
    pub fn note_high_watermark(&self, log: LogId, high_watermark: Offset) {
        let _ = (log, high_watermark);
    }

    /// New settings for a log.
    pub fn configure(&self, log: LogId, config: Arc<LogConfig>) {
        let _ = (log, config);
    }

    /// Removes what the log's settings no longer keep; one entry a pass that removed something.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn apply_retention(&self, log: LogId, now: Timestamp) -> Result<Vec<RemovedSegments>, StorageFault> {
        let _ = (log, now);
        not_built()
    }

    /// Deletes a log: its folder is renamed at once (durably); its files go after `file.delete.delay.ms`, in [`LogManager::housekeep`].
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn delete(&self, log: LogId) -> Result<(), StorageFault> {
        let _ = log;
        not_built()
    }

    /// Sets a found folder aside: it is renamed `-stray`, and kept.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn set_aside(&self, log: LogId) -> Result<(), StorageFault> {
        let _ = log;
        not_built()
    }

    /// Describes every log folder.
    #[must_use]
    pub fn describe_folders(&self) -> Vec<FolderUsage> {
        Vec::new()
    }

    /// Replaces the file `quorum-state`, durably.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn write_quorum_state(&self, content: &[u8]) -> Result<(), StorageFault> {
        let _ = content;
        not_built()
    }

    /// Writes the metadata snapshot that ends before `end_offset`, in `epoch`, durably.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn write_snapshot(&self, end_offset: Offset, epoch: i32, batches: &[u8]) -> Result<(), StorageFault> {
        let _ = (end_offset, epoch, batches);
        not_built()
    }

    /// Metadata segments and snapshots below the offset may go.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn trim_metadata(&self, below: Offset) -> Result<(), StorageFault> {
        let _ = below;
        not_built()
    }

    /// The periodic work: flushes segments that were rolled, writes the checkpoint files that changed, removes files whose delay is over.
    /// Call it every few seconds while [`LogManager::has_housework`]; the faults are of folders that went offline by it.
    pub fn housekeep(&self, now: Timestamp) -> Vec<StorageFault> {
        let _ = now;
        Vec::new()
    }

    /// Whether [`LogManager::housekeep`] has something to do: an idle node need not call it.
    #[must_use]
    pub fn has_housework(&self) -> bool {
        false
    }

    /// A clean stop: flushes and closes every log, writes the checkpoints and marks each folder that is online as cleanly stopped.
    ///
    /// # Errors
    /// The first fault; the folder it names is not marked.
    pub fn stop(&self, broker_epoch: i64) -> Result<(), StorageFault> {
        let _ = broker_epoch;
        not_built()
    }
}
