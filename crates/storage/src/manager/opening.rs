//! What the disks hold, and opening it.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use ottla_protocol::ids::Uuid;
use ottla_protocol::log::{FaultKind, LogId, LogOpen, LogState, StorageFault};

use super::folder::LogFolder;
use super::{FoundLog, LogManager, Scan};
use crate::fault::{OrFault, missing};
use crate::files::names::{self, FolderName};
use crate::files::partition_metadata;
use crate::log::{Log, OpenedLog};

impl LogManager {
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
        if self.logs.write().insert(open.log, (Arc::clone(&folder), log)).is_none() {
            folder.open_logs.fetch_add(1, Ordering::Relaxed);
        }
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

    /// The folder that holds the log, or the one to create it in: the one asked for, else one where a namesake or a folder without an id
    /// lies, else the one with the fewest logs.
    fn place(&self, open: &LogOpen, name: &str) -> Result<Arc<LogFolder>, StorageFault> {
        if open.log == LogId::METADATA {
            return Ok(Arc::clone(self.metadata_folder()));
        }
        let named: Vec<_> = self.folders.iter().filter(|folder| folder.unopened.lock().contains_key(name)).collect();
        let asked = open.folder.and_then(|id| self.folders.iter().find(|folder| folder.id == id));
        let found = match (named.as_slice(), asked) {
            ([only], None) => Some(*only),
            ([only], Some(asked)) if Arc::ptr_eq(only, asked) => Some(*only),
            _ => {
                // A folder was offline while a topic was deleted and created again: a namesake came back with it.
                let is_its_own = |folder: &&&Arc<LogFolder>| {
                    let found = partition_metadata::read(self.disk.as_ref(), &folder.path.join(name));
                    found.is_ok_and(|id| id == Some(open.log.topic_id))
                };
                named.iter().find(is_its_own).copied().or(asked).or(named.first().copied())
            }
        };
        if let Some(found) = found {
            return Ok(Arc::clone(found));
        }
        if let (Some(_), Some(offline)) = (open.folder, self.folders.iter().find(|folder| !folder.is_online())) {
            // The folder asked for may be the one that could not be read, and hold the log.
            offline.check_online()?;
        }
        let online = self.folders.iter().filter(|folder| folder.is_online());
        online
            .min_by_key(|folder| folder.open_logs.load(Ordering::Relaxed))
            .map(Arc::clone)
            .ok_or_else(|| missing(open.log))
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
