//! One log folder: whose it is, its checkpoints, whether it works.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicUsize;

use ottla_protocol::ids::{NodeId, Uuid};
use ottla_protocol::log::{FaultKind, StorageFault};
use parking_lot::Mutex;

use crate::disk::create_folder_durably;
use crate::files::checkpoint::{self, CLEANED, HIGH_WATERMARKS, LOG_STARTS, Offsets, RECOVERY_POINTS};
use crate::files::properties::{self, MetaProperties};
use crate::files::{clean_shutdown, names};
use crate::log::{Change, Checkpointed};
use crate::{Disk, DiskLock};

/// Why a folder cannot be used at all, or only that it does not work.
pub(super) enum FolderTrouble {
    /// The node must not start: the folder is in use, or another's.
    Refused(String),
    /// The folder is offline; the node can go on without it.
    Offline(String),
}

/// A folder that is locked for this process, with what it says of itself.
pub(super) type Taken = (Box<dyn DiskLock>, Option<MetaProperties>);

/// What the checkpoint files said at the start, by topic and partition.
#[derive(Debug, Default)]
pub(super) struct Checkpoints {
    pub(super) recovery_points: Offsets,
    pub(super) starts: Offsets,
    pub(super) high_watermarks: Offsets,
    pub(super) cleaned: Offsets,
}

/// A log folder.
#[derive(Debug)]
pub(super) struct LogFolder {
    pub(super) path: PathBuf,
    pub(super) id: Uuid,
    /// The text of the fault that took it offline.
    offline: Mutex<Option<String>>,
    _lock: Option<Box<dyn DiskLock>>,
    pub(super) known: Checkpoints,
    /// It was stopped in good order; within, the broker's epoch if the mark names it.
    pub(super) clean: Option<Option<i64>>,
    /// Partition folders found at the start that were not opened yet.
    pub(super) unopened: Mutex<BTreeMap<String, ()>>,
    /// Folders that are gone and that the checkpoint files may still know: a log that is made under the same name must not be taken
    /// for the one that is gone.
    stale: Mutex<BTreeSet<String>>,
    /// The three checkpoint files.
    pub(super) checkpoints: Change,
    /// How many logs are open in it. Counted here: to look through them for each new one takes the square of their number.
    pub(super) open_logs: AtomicUsize,
}

impl LogFolder {
    /// Takes a folder into use.
    pub(super) fn start(disk: &dyn Disk, path: &Path, node_id: NodeId) -> Result<Taken, FolderTrouble> {
        let offline = |doing: &str, error: &io::Error| {
            FolderTrouble::Offline(format!("cannot {doing} the log folder {}: {error}", path.display()))
        };
        create_folder_durably(disk, path).map_err(|e| offline("create", &e))?;
        let refused = |why: String| FolderTrouble::Refused(format!("the log folder {} {why}", path.display()));
        let lock = disk.lock(&path.join(".lock")).map_err(|error| {
            if error.kind() == io::ErrorKind::WouldBlock {
                refused("is in use by another process: stop that one, or give this node another folder".to_owned())
            } else {
                offline("lock", &error)
            }
        })?;
        let found = properties::read(disk, path).map_err(|error| {
            if error.kind() == io::ErrorKind::InvalidData {
                refused(format!("cannot be used: {error}; name another folder, or repair the file"))
            } else {
                offline("read meta.properties of", &error)
            }
        })?;
        if let Some(found) = &found
            && found.node_id != node_id
        {
            let owner = found.node_id;
            return Err(refused(format!(
                "belongs to node {owner}, and this is node {node_id}: set node.id={owner} or give this node another folder"
            )));
        }
        Ok((lock, found))
    }

    /// A folder that works; its checkpoints are read and its mark of a clean stop is taken away.
    pub(super) fn online(disk: &dyn Disk, path: &Path, id: Uuid, lock: Box<dyn DiskLock>) -> io::Result<Self> {
        let clean = clean_shutdown::take(disk, path)?;
        let entries = disk.list(path)?;
        let unopened: BTreeMap<String, ()> = entries
            .into_iter()
            .filter(|entry| {
                entry.is_folder && matches!(names::parse_folder(&entry.name), names::FolderName::Partition(..))
            })
            .map(|entry| (entry.name, ()))
            .collect();
        // An unreadable checkpoint is an empty one: recovery then begins at the front.
        let read = |name| checkpoint::read_offsets(disk, &path.join(name)).unwrap_or_default();
        let recovery_points: Offsets = read(RECOVERY_POINTS);
        let known = recovery_points.keys().map(|(topic, partition)| names::partition_folder(topic, *partition));
        let stale = known.filter(|name| !unopened.contains_key(name)).collect();
        Ok(Self {
            path: path.to_owned(),
            id,
            offline: Mutex::new(None),
            _lock: Some(lock),
            known: Checkpoints {
                recovery_points,
                starts: read(LOG_STARTS),
                high_watermarks: read(HIGH_WATERMARKS),
                cleaned: read(CLEANED),
            },
            clean,
            unopened: Mutex::new(unopened),
            stale: Mutex::new(stale),
            checkpoints: Change::default(),
            open_logs: AtomicUsize::new(0),
        })
    }

    /// A folder that does not work.
    pub(super) fn broken(path: &Path, id: Uuid, why: String) -> Self {
        Self {
            path: path.to_owned(),
            id,
            offline: Mutex::new(Some(why)),
            _lock: None,
            known: Checkpoints::default(),
            clean: None,
            unopened: Mutex::new(BTreeMap::new()),
            stale: Mutex::default(),
            checkpoints: Change::default(),
            open_logs: AtomicUsize::new(0),
        }
    }

    pub(super) fn is_online(&self) -> bool {
        self.offline.lock().is_none()
    }

    /// Refuses work on an offline folder.
    pub(super) fn check_online(&self) -> Result<(), StorageFault> {
        match &*self.offline.lock() {
            None => Ok(()),
            Some(why) => Err(StorageFault {
                kind: FaultKind::Offline,
                folder: Some(self.id),
                detail: format!("the log folder {} is offline since: {why}", self.path.display()),
            }),
        }
    }

    /// Completes a fault that a job in this folder met. One of the device takes the folder offline; where there is only no room, what
    /// needs none goes on, and the rest once there is some.
    pub(super) fn blame(&self, disk: &dyn Disk, mut fault: StorageFault) -> StorageFault {
        fault.folder = Some(self.id);
        match fault.kind {
            FaultKind::Io => {
                self.offline.lock().get_or_insert_with(|| fault.detail.clone());
            }
            FaultKind::Full => {
                let free = disk.space(&self.path).map_or_else(
                    |_| "how much room is left is unknown".to_owned(),
                    |space| format!("{} bytes are free", space.usable_bytes),
                );
                fault.detail = format!(
                    "the log folder {} is full ({free}): {} Nothing acknowledged is lost, and reads go on; writes succeed again once \
                     there is room on its volume.",
                    self.path.display(),
                    fault.detail
                );
            }
            FaultKind::Corrupt | FaultKind::Offline | FaultKind::Missing => {}
        }
        fault
    }

    /// What the checkpoints say of one log.
    pub(super) fn checkpointed(&self, key: &(std::sync::Arc<str>, ottla_protocol::ids::PartitionId)) -> Checkpointed {
        Checkpointed {
            start: self.known.starts.get(key).copied(),
            high_watermark: self.known.high_watermarks.get(key).copied(),
            recovery_point: self.known.recovery_points.get(key).copied(),
            is_clean: self.clean.is_some(),
            was_compacted: self.known.cleaned.contains_key(key),
        }
    }

    /// The folder of this name is gone.
    pub(super) fn note_stale_checkpoint(&self, name: String) {
        self.stale.lock().insert(name);
    }

    /// Whether the checkpoint files may speak of an earlier folder of this name.
    pub(super) fn has_stale_checkpoint(&self, name: &str) -> bool {
        self.stale.lock().contains(name)
    }

    /// The names that a write of the checkpoint files, begun now, lets be forgotten.
    pub(super) fn take_stale(&self) -> BTreeSet<String> {
        std::mem::take(&mut *self.stale.lock())
    }

    /// That write failed.
    pub(super) fn put_stale_back(&self, names: BTreeSet<String>) {
        self.stale.lock().extend(names);
    }

    pub(super) fn fall_behind(&self) {
        self.checkpoints.note();
    }
}
