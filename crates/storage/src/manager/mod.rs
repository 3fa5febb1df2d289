//! Every log of a node, over several log folders.

mod folder;
mod housekeeping;
mod metadata;
mod opening;
mod start;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use bytes::Bytes;
use ottla_protocol::ids::{NodeId, Offset, Timestamp, Uuid};
use ottla_protocol::log::{
    AppendReport, FlushReport, FolderUsage, LogConfig, LogId, LogRead, LogWrite, OffsetFound, OffsetQuery, ReadSlice,
    RemovedSegments, StorageFault,
};
use parking_lot::{Mutex, RwLock};

use self::folder::LogFolder;
use self::housekeeping::Trash;
use crate::Disk;
use crate::fault::{OrFault, flush_failed, missing};
use crate::files::names;
use crate::log::Log;
use crate::segment::{OpenFiles, Shared};

/// How many files of segments and indexes are kept open at most.
const OPEN_FILES_MAX: usize = 4096;

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

/// An open log with the folder that it lies in.
type Placed = (Arc<LogFolder>, Arc<Log>);

/// Every log of a node. Its methods are the jobs that the core asks for, one for one; all may be called from several threads.
///
/// An input/output error takes the folder that it happened in offline: each later job there fails with
/// [`FaultKind::Offline`](ottla_protocol::log::FaultKind::Offline), the other folders go on. A job that finds the disk full fails with
/// [`FaultKind::Full`](ottla_protocol::log::FaultKind::Full) and leaves things as they were: it succeeds once there is room.
#[derive(Debug)]
pub struct LogManager {
    disk: Arc<dyn Disk>,
    shared: Shared,
    cluster_id: String,
    folders: Vec<Arc<LogFolder>>,
    /// Which of the folders holds the metadata log.
    metadata: usize,
    logs: RwLock<BTreeMap<LogId, Placed>>,
    trash: Mutex<Vec<Trash>>,
}

impl LogManager {
    /// Takes the folders into use: locks them, reads or writes `meta.properties`, reads the checkpoints and takes the mark of
    /// a clean stop away. Logs are opened one by one later. A folder that fails is offline; the others go on.
    ///
    /// `fresh_id` gives random ids for new folders and, if `setup` names none, for a new cluster.
    ///
    /// # Errors
    /// The folders are in use by another process, belong to another node or cluster, or the one for metadata does not work.
    pub fn start(
        disk: Arc<dyn Disk>,
        setup: ManagerSetup,
        fresh_id: &mut dyn FnMut() -> Uuid,
    ) -> Result<Self, StartError> {
        start::start(disk, setup, fresh_id)
    }

    fn assemble(disk: Arc<dyn Disk>, cluster_id: String, folders: Vec<LogFolder>, metadata: usize) -> Self {
        let shared = Shared { disk: Arc::clone(&disk), open_files: Arc::new(OpenFiles::new(OPEN_FILES_MAX)) };
        Self {
            disk,
            shared,
            cluster_id,
            folders: folders.into_iter().map(Arc::new).collect(),
            metadata,
            logs: RwLock::new(BTreeMap::new()),
            trash: Mutex::new(Vec::new()),
        }
    }

    /// The cluster's id.
    #[must_use]
    pub fn cluster_id(&self) -> &str {
        &self.cluster_id
    }

    fn metadata_folder(&self) -> &Arc<LogFolder> {
        self.folders.get(self.metadata).expect("the start chose an existing folder")
    }

    fn find(&self, log: LogId) -> Result<(Arc<LogFolder>, Arc<Log>), StorageFault> {
        self.logs.read().get(&log).cloned().ok_or_else(|| missing(log))
    }

    /// Does a job on an open log of a folder that is online.
    fn job<T>(
        &self,
        log: LogId,
        job: impl FnOnce(&LogFolder, &Log) -> Result<T, StorageFault>,
    ) -> Result<T, StorageFault> {
        let (folder, log) = self.find(log)?;
        folder.check_online()?;
        job(&folder, &log).map_err(|fault| if log.is_deleted() { missing(log.id) } else { self.blame(&folder, fault) })
    }

    fn blame(&self, folder: &LogFolder, fault: StorageFault) -> StorageFault {
        folder.blame(self.disk.as_ref(), fault)
    }

    fn sync_folder(&self, folder: &LogFolder) -> Result<(), StorageFault> {
        self.disk.sync_folder(&folder.path).map_err(flush_failed).or_fault("flush", &folder.path)
    }

    fn all_logs(&self) -> Vec<(Arc<LogFolder>, Arc<Log>)> {
        self.logs.read().values().cloned().collect()
    }

    fn logs_in(&self, folder: &LogFolder) -> Vec<Arc<Log>> {
        let logs = self.logs.read();
        logs.values().filter(|(at, _)| std::ptr::eq(Arc::as_ptr(at), folder)).map(|(_, log)| Arc::clone(log)).collect()
    }

    /// Appends batches with one write. One append at a time per log; reads and flushes go on beside it.
    ///
    /// # Errors
    /// [`StorageFault`]; nothing of the write counts then. After [`FaultKind::Full`](ottla_protocol::log::FaultKind::Full) every
    /// append fails the same way until [`LogManager::open`] was called for the log again, which tells where it ends: appends that were
    /// on their way lie behind a hole.
    pub fn append(&self, write: &LogWrite) -> Result<AppendReport, StorageFault> {
        self.job(write.log, |_, log| log.append(write))
    }

    /// Makes everything below the offset durable; the report may say more. No lock is held while the disk works.
    ///
    /// # Errors
    /// [`StorageFault`]; the folder is offline then: a failed flush is never retried and believed.
    pub fn flush(&self, log: LogId, up_to: Offset) -> Result<FlushReport, StorageFault> {
        self.job(log, |_, log| Ok(FlushReport { up_to: log.flush(up_to)? }))
    }

    /// Finds whole batches; on a real disk the answer holds a [`FileSlice`](crate::FileSlice).
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn read(&self, read: &LogRead) -> Result<ReadSlice, StorageFault> {
        self.job(read.log, |_, log| log.read(read))
    }

    /// Reads whole batches into memory; empty at the end of the log.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn load_records(&self, log: LogId, from: Offset, max_bytes: u32) -> Result<Bytes, StorageFault> {
        self.job(log, |_, log| log.load(from, max_bytes))
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
        self.job(log, |_, log| log.find_offset(query, upper))
    }

    /// Raises a log's start offset, durably; returns what it is then.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn advance_log_start(&self, log: LogId, to: Offset) -> Result<Offset, StorageFault> {
        let (folder, log) = self.find(log)?;
        folder.check_online()?;
        // A start that is durable lies in a log that is: what is below it must not be needed to tell what is above.
        let raised = log.flush(to.min(log.marks().end)).and_then(|_| log.raise_start(to, &|| self.save_start(&folder)));
        raised.map_err(|fault| self.blame(&folder, fault))
    }

    /// The log's high watermark, for its checkpoint and as retention's bound.
    pub fn note_high_watermark(&self, log: LogId, high_watermark: Offset) {
        if let Ok((folder, log)) = self.find(log)
            && log.note_high_watermark(high_watermark)
        {
            folder.fall_behind();
        }
    }

    /// Writes a start offset that was raised into the checkpoint.
    fn save_start(&self, folder: &LogFolder) -> Result<(), StorageFault> {
        folder.fall_behind();
        self.write_checkpoints(folder)
    }

    /// New settings for a log.
    pub fn configure(&self, log: LogId, config: Arc<LogConfig>) {
        if let Ok((_, log)) = self.find(log) {
            log.configure(config);
        }
    }

    /// Removes what the log's settings no longer keep; one entry a pass that removed something.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn apply_retention(&self, log: LogId, now: Timestamp) -> Result<Vec<RemovedSegments>, StorageFault> {
        self.job(log, |folder, log| {
            let removed = log.apply_retention(now, &|| self.save_start(folder))?;
            self.discard_files(removed.files, log.delete_delay_ms());
            Ok(removed.passes)
        })
    }

    /// Deletes a log: its folder is renamed at once (durably); its files go after `file.delete.delay.ms`, in [`LogManager::housekeep`].
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn delete(&self, log: LogId) -> Result<(), StorageFault> {
        let (folder, open) = self.find(log)?;
        folder.check_online()?;
        if self.logs.write().remove(&log).is_some() {
            folder.open_logs.fetch_sub(1, Ordering::Relaxed);
        }
        // Jobs that run beside this one may miss files from here on.
        open.note_deleted();
        let name = names::partition_folder(&open.topic, log.partition);
        let gone = folder.path.join(names::deleted_folder(&name, log.topic_id));
        let renamed = self.disk.rename(&open.folder, &gone).or_fault("rename", &open.folder);
        let durable = renamed.and_then(|()| self.sync_folder(&folder));
        durable.map_err(|fault| self.blame(&folder, fault))?;
        self.discard_folder(gone, open.delete_delay_ms());
        folder.note_stale_checkpoint(name);
        folder.fall_behind();
        Ok(())
    }

    /// Describes every log folder.
    #[must_use]
    pub fn describe_folders(&self) -> Vec<FolderUsage> {
        let describe = |folder: &Arc<LogFolder>| {
            let space = self.disk.space(&folder.path).ok();
            FolderUsage {
                id: folder.id,
                path: folder.path.display().to_string(),
                is_online: folder.is_online(),
                total_bytes: space.map(|space| space.total_bytes),
                usable_bytes: space.map(|space| space.usable_bytes),
                logs: self.logs_in(folder).iter().map(|log| (log.id, log.size_bytes())).collect(),
            }
        };
        self.folders.iter().map(describe).collect()
    }

    /// The periodic work: flushes segments that were rolled, writes the checkpoint files that changed, removes files whose delay is over.
    /// Call it every few seconds while [`LogManager::has_housework`]; the faults are of folders that went offline by it.
    pub fn housekeep(&self, now: Timestamp) -> Vec<StorageFault> {
        self.do_housework(now)
    }

    /// Whether [`LogManager::housekeep`] has something to do: an idle node need not call it.
    #[must_use]
    pub fn has_housework(&self) -> bool {
        self.is_housework_due()
    }

    /// A clean stop: flushes and closes every log, writes the checkpoints and marks each folder that is online as cleanly stopped.
    ///
    /// # Errors
    /// The first fault; the folder it names is not marked.
    pub fn stop(&self, broker_epoch: i64) -> Result<(), StorageFault> {
        self.close_all(broker_epoch)
    }
}
