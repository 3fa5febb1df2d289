//! Periodic work: flushing ended segments, writing checkpoints, removing what was deleted; and the stop.

use std::path::PathBuf;
use std::sync::Arc;

use ottla_protocol::ids::{Offset, Timestamp};
use ottla_protocol::log::StorageFault;

use super::LogManager;
use super::folder::LogFolder;
use crate::fault::OrFault;
use crate::files::checkpoint::{self, HIGH_WATERMARKS, LOG_STARTS, Offsets, RECOVERY_POINTS};
use crate::files::clean_shutdown;
use crate::log::Log;

/// Something to be removed once its delay is over.
#[derive(Debug)]
pub(super) struct Trash {
    path: PathBuf,
    is_folder: bool,
    delay_ms: i64,
    /// Set when the clock is first known.
    due: Option<Timestamp>,
}

impl LogManager {
    pub(super) fn discard_files(&self, files: Vec<PathBuf>, delay_ms: i64) {
        let items = files.into_iter().map(|path| Trash { path, is_folder: false, delay_ms, due: None });
        self.trash.lock().extend(items);
    }

    pub(super) fn discard_folder(&self, path: PathBuf, delay_ms: i64) {
        self.trash.lock().push(Trash { path, is_folder: true, delay_ms, due: None });
    }

    pub(super) fn do_housework(&self, now: Timestamp) -> Vec<StorageFault> {
        let mut faults = Vec::new();
        for (folder, log) in self.all_logs() {
            if folder.is_online() && log.is_unsettled() {
                match log.settle_if_due(now) {
                    Ok(true) => folder.fall_behind(),
                    Ok(false) => {}
                    Err(_) if log.is_deleted() => {}
                    Err(fault) => faults.push(self.blame(&folder, fault)),
                }
            }
        }
        for folder in self.folders.iter() {
            if folder.is_online() && folder.checkpoints.is_pending() {
                faults.extend(self.write_checkpoints(folder).err().map(|fault| self.blame(folder, fault)));
            }
        }
        self.empty_trash(now);
        faults
    }

    pub(super) fn is_housework_due(&self) -> bool {
        !self.trash.lock().is_empty()
            || self.folders.iter().any(|folder| folder.is_online() && folder.checkpoints.is_pending())
            || self.logs.read().values().any(|(folder, log)| folder.is_online() && log.is_unsettled())
    }

    /// Removes what is due. What cannot be removed now is tried again at the next start, by its name.
    fn empty_trash(&self, now: Timestamp) {
        let mut due = Vec::new();
        self.trash.lock().retain_mut(|item| {
            let at = *item.due.get_or_insert(Timestamp::new(now.get().saturating_add(item.delay_ms)));
            let keep = at > now;
            if !keep {
                due.push((std::mem::take(&mut item.path), item.is_folder));
            }
            keep
        });
        for (path, is_folder) in due {
            let _ = if is_folder { self.disk.remove_folder(&path) } else { self.disk.remove_file(&path) };
        }
    }

    /// Writes the three checkpoint files of a folder. Logs not opened yet keep what is known of them.
    pub(super) fn write_checkpoints(&self, folder: &LogFolder) -> Result<(), StorageFault> {
        folder.checkpoints.settle(|| {
            let stale = folder.take_stale();
            let written = self.write_checkpoints_now(folder);
            if written.is_err() {
                folder.put_stale_back(stale);
            }
            written
        })
    }

    fn write_checkpoints_now(&self, folder: &LogFolder) -> Result<(), StorageFault> {
        let mut recovery_points = self.unopened(folder, &folder.known.recovery_points);
        let mut starts = self.unopened(folder, &folder.known.starts);
        let mut high_watermarks = self.unopened(folder, &folder.known.high_watermarks);
        for log in self.logs_in(folder) {
            let marks = log.marks();
            let key = || (Arc::clone(&log.topic), log.partition());
            recovery_points.insert(key(), log.settled_point());
            high_watermarks.insert(key(), marks.high_watermark);
            let start = log.start_to_save();
            if start > Offset::ZERO {
                starts.insert(key(), start);
            }
        }
        // The starts last: a caller may wait for one, and must not be told of a failure once it is written.
        let files = [(RECOVERY_POINTS, recovery_points), (HIGH_WATERMARKS, high_watermarks), (LOG_STARTS, starts)];
        for (name, offsets) in files {
            let path = folder.path.join(name);
            checkpoint::write_offsets(self.disk.as_ref(), &path, &offsets).or_fault("write", &path)?;
        }
        Ok(())
    }

    fn unopened(&self, folder: &LogFolder, known: &Offsets) -> Offsets {
        let unopened = folder.unopened.lock();
        let is_unopened =
            |topic: &str, partition| unopened.contains_key(&crate::files::names::partition_folder(topic, partition));
        known
            .iter()
            .filter(|((topic, partition), _)| is_unopened(topic, *partition))
            .map(|(key, offset)| (key.clone(), *offset))
            .collect()
    }

    pub(super) fn close_all(&self, broker_epoch: i64) -> Result<(), StorageFault> {
        let mut first = Ok(());
        for folder in self.folders.iter().filter(|folder| folder.is_online()) {
            let closed = self.close_folder(folder, broker_epoch).map_err(|fault| self.blame(folder, fault));
            first = first.and(closed);
        }
        first
    }

    fn close_folder(&self, folder: &LogFolder, broker_epoch: i64) -> Result<(), StorageFault> {
        for log in self.logs_in(folder) {
            Log::close(&log)?;
        }
        folder.fall_behind();
        self.write_checkpoints(folder)?;
        // A log that was never opened was not recovered: the mark would forge that it was.
        if folder.clean.is_some() || folder.unopened.lock().is_empty() {
            clean_shutdown::leave(self.disk.as_ref(), &folder.path, broker_epoch)
                .or_fault("mark as cleanly stopped", &folder.path)?;
        }
        Ok(())
    }
}
