//! Every log of a node, over several log folders.

mod folder;
mod housekeeping;
mod metadata;
mod start;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use bytes::Bytes;
use ottla_protocol::ids::{NodeId, Offset, Timestamp, Uuid};
use ottla_protocol::log::{
    AppendReport, FaultKind, FlushReport, FolderUsage, LogConfig, LogId, LogOpen, LogRead, LogState, LogWrite,
    OffsetFound, OffsetQuery, ReadSlice, RemovedSegments, StorageFault,
};
use parking_lot::{Mutex, RwLock};

use self::folder::LogFolder;
use self::housekeeping::Trash;
use crate::Disk;
use crate::fault::{OrFault, flush_failed, missing};
use crate::files::names::{self, FolderName};
use crate::files::partition_metadata;
use crate::log::{Log, OpenedLog};
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

    /// What the disks hold. Call it once, before any log is opened.
    ///
    /// # Errors
    /// The metadata folder cannot be read.
    pub fn scan(&self) -> Result<Scan, StorageFault> {
        let mut scan = Scan {
            quorum_state: self.read_quorum_state()?,
            snapshot: self.newest_snapshot()?,
            clean_broker_epoch: self.clean_broker_epoch(),
            ..Scan::default()
        };
        for folder in &self.folders {
            if let Err(fault) = self.scan_folder(folder, &mut scan.logs) {
                self.blame(folder, fault);
            }
            scan.folders.push((folder.id, folder.is_online()));
        }
        self.metadata_folder().check_online()?;
        Ok(scan)
    }

    fn scan_folder(&self, folder: &LogFolder, logs: &mut Vec<FoundLog>) -> Result<(), StorageFault> {
        if !folder.is_online() {
            return Ok(());
        }
        for entry in self.disk.list(&folder.path).or_fault("list", &folder.path)? {
            let path = folder.path.join(&entry.name);
            match names::parse_folder(&entry.name) {
                FolderName::Deleted if entry.is_folder => self.discard_folder(path, 0),
                FolderName::Partition(topic, partition) if entry.is_folder && topic != names::METADATA_TOPIC => {
                    let id = partition_metadata::read(self.disk.as_ref(), &path).or_fault("read", &path)?;
                    // A folder without an id never had a flushed record: it is made anew when its log is opened.
                    if let Some(topic_id) = id {
                        let (topic, log) = (Arc::from(topic), LogId { topic_id, partition });
                        logs.push(FoundLog { log, topic, folder: folder.id });
                    }
                }
                FolderName::Partition(..) | FolderName::Deleted | FolderName::Other => {}
            }
        }
        Ok(())
    }

    /// The broker's epoch that every folder's mark of a clean stop names; `None` if one has none or they differ.
    fn clean_broker_epoch(&self) -> Option<i64> {
        let mut epochs = self.folders.iter().map(|folder| folder.clean.flatten());
        let first = epochs.next()??;
        epochs.all(|epoch| epoch == Some(first)).then_some(first)
    }

    /// Opens a log, with recovery if its folder was not stopped cleanly; creates it if it is not there. Logs may be opened side by side.
    /// A log that is open stays as it is; its state is told.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn open(&self, open: &LogOpen) -> Result<LogState, StorageFault> {
        if let Ok((folder, log)) = self.find(open.log) {
            // Opened twice: to create it again would destroy it. Who asks after an append without room learns where the log ends.
            log.realign();
            return Ok(state_of(&folder, &log));
        }
        let name = names::partition_folder(&open.topic, open.log.partition);
        let folder = self.place(open, &name)?;
        let opened = folder.check_online().and_then(|()| self.open_in(&folder, open, &name));
        let opened = opened.map_err(|fault| self.blame(&folder, fault))?;
        folder.unopened.lock().remove(&name);
        folder.fall_behind();
        let log = Arc::new(opened.log);
        let state = LogState {
            created: opened.created,
            truncated_bytes: opened.truncated_bytes,
            lost_below: opened.lost_below,
            ..state_of(&folder, &log)
        };
        self.logs.write().insert(open.log, (Arc::clone(&folder), log));
        let is_stale = state.lost_below.is_some() || folder.has_stale_checkpoint(&name);
        if is_stale && let Err(fault) = self.write_checkpoints(&folder) {
            let fault = self.blame(&folder, fault);
            // Where there is no room for it now, it is written later.
            if fault.kind != FaultKind::Full {
                return Err(fault);
            }
        }
        Ok(state)
    }

    /// The folder that holds the log, or the one to create it in: the one asked for, else the one with the fewest logs.
    fn place(&self, open: &LogOpen, name: &str) -> Result<Arc<LogFolder>, StorageFault> {
        if open.log == LogId::METADATA {
            return Ok(Arc::clone(self.metadata_folder()));
        }
        if let Some(holder) = self.folders.iter().find(|folder| folder.unopened.lock().contains_key(name)) {
            return Ok(Arc::clone(holder));
        }
        if let Some(asked) = open.folder.and_then(|id| self.folders.iter().find(|folder| folder.id == id)) {
            return Ok(Arc::clone(asked));
        }
        if let (Some(_), Some(offline)) = (open.folder, self.folders.iter().find(|folder| !folder.is_online())) {
            // The folder asked for may be the one that could not be read, and hold the log.
            offline.check_online()?;
        }
        let logs = self.logs.read();
        let count = |folder: &Arc<LogFolder>| logs.values().filter(|(at, _)| Arc::ptr_eq(at, folder)).count();
        let online = self.folders.iter().filter(|folder| folder.is_online());
        online.min_by_key(|folder| count(folder)).map(Arc::clone).ok_or_else(|| missing(open.log))
    }

    fn open_in(&self, folder: &LogFolder, open: &LogOpen, name: &str) -> Result<OpenedLog, StorageFault> {
        let path = folder.path.join(name);
        let (topic, config) = (Arc::clone(&open.topic), Arc::clone(&open.config));
        let mut exists = folder.unopened.lock().contains_key(name);
        if exists {
            let found = partition_metadata::read(self.disk.as_ref(), &path).or_fault("read", &path)?;
            match found {
                Some(id) if id == open.log.topic_id => {}
                // The folder of a namesake that is gone: kept aside, never served under the new topic's name.
                Some(id) => {
                    self.rename_aside(folder, name, id)?;
                    exists = false;
                }
                None => {
                    partition_metadata::write(self.disk.as_ref(), &path, open.log.topic_id)
                        .or_fault("write to", &path)?;
                }
            }
        }
        if exists {
            let known = folder.checkpointed(&(Arc::clone(&open.topic), open.log.partition));
            Log::open(&self.shared, open.log, topic, path, config, known)
        } else {
            Log::create(&self.shared, open.log, topic, path, config)
        }
    }

    fn rename_aside(&self, folder: &LogFolder, name: &str, id: Uuid) -> Result<(), StorageFault> {
        let path = folder.path.join(name);
        let aside = folder.path.join(names::stray_folder(name, id));
        self.disk.rename(&path, &aside).or_fault("rename", &path)?;
        self.sync_folder(folder)?;
        folder.unopened.lock().remove(name);
        folder.note_stale_checkpoint(name.to_owned());
        Ok(())
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
        self.logs.write().remove(&log);
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

    /// Sets a found folder aside: it is renamed `-stray`, and kept.
    ///
    /// # Errors
    /// [`StorageFault`].
    pub fn set_aside(&self, log: LogId) -> Result<(), StorageFault> {
        for folder in self.folders.iter().filter(|folder| folder.is_online()) {
            let names: Vec<String> = folder.unopened.lock().keys().cloned().collect();
            for name in names {
                let FolderName::Partition(_, partition) = names::parse_folder(&name) else { continue };
                let path = folder.path.join(&name);
                if partition == log.partition
                    && partition_metadata::read(self.disk.as_ref(), &path).ok().flatten() == Some(log.topic_id)
                {
                    let done = self.rename_aside(folder, &name, log.topic_id);
                    return done.map_err(|fault| self.blame(folder, fault));
                }
            }
        }
        Err(missing(log))
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

fn state_of(folder: &LogFolder, log: &Log) -> LogState {
    let marks = log.marks();
    LogState {
        folder: folder.id,
        log_start_offset: marks.start,
        log_end_offset: marks.end,
        high_watermark: marks.high_watermark,
        recovery_point: marks.recovery_point,
        epochs: log.epochs(),
        producers: log.producers(),
        created: false,
        truncated_bytes: 0,
        lost_below: None,
    }
}
