//! Which folders are full. It is told once when one becomes so, and once when there is room again, however many appends fail between.

use alloc::collections::BTreeMap;

use ottla_protocol::ids::Uuid;
use ottla_protocol::log::{FaultKind, LogId, StorageFault};

use super::{Io, Node};
use crate::event::{Cause, EventKind, Events};
use crate::input::Input;
use crate::replica::NoRoom;

/// The full folders, each with the bytes of the largest append that was refused: a small one that still fits tells nothing.
#[derive(Debug, Default)]
pub(super) struct FullFolders(BTreeMap<Uuid, u64>);

impl FullFolders {
    /// Retention may have made room: from here on any append that succeeds shows it, also if the one refused never comes back.
    pub(super) fn expect_room(&mut self) {
        self.0.values_mut().for_each(|needed_bytes| *needed_bytes = 0);
    }
}

impl Node {
    /// Something was refused for want of room.
    pub(super) fn found_no_room(&mut self, fault: &StorageFault, refused: NoRoom, io: &mut Io<'_>) {
        let Some(folder) = fault.folder else { return };
        if let Some(needed_bytes) = self.full_folders.0.get_mut(&folder) {
            *needed_bytes = refused.size_bytes.max(*needed_bytes);
            return;
        }
        self.full_folders.0.insert(folder, refused.size_bytes);
        let node = self.node_id;
        let mut events = Events::new(io.now, &mut self.last_event, io.observer);
        events.report(refused.cause, || EventKind::FolderFull { node, folder, reason: fault.detail.clone() });
    }

    /// An append of so many bytes succeeded.
    pub(super) fn found_room(&mut self, log: LogId, size_bytes: u64, io: &mut Io<'_>) {
        if self.full_folders.0.is_empty() {
            return;
        }
        let replica = self.replicas.get(log);
        let (folder, cause) = match replica {
            Some(replica) => (replica.folder(), Cause::Event(replica.last_append_event())),
            None => (self.plane.directory().filter(|_| log == LogId::METADATA), Cause::Node),
        };
        let Some(folder) = folder else { return };
        if self.full_folders.0.get(&folder).is_none_or(|needed_bytes| size_bytes < *needed_bytes) {
            return;
        }
        self.full_folders.0.remove(&folder);
        let node = self.node_id;
        let mut events = Events::new(io.now, &mut self.last_event, io.observer);
        events.report(cause, || EventKind::FolderHasRoom { node, folder });
    }

    /// What a report that the metadata plane owns says of room.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the reports that write something")]
    pub(super) fn hear_of_room(&mut self, report: &Input, io: &mut Io<'_>) {
        match report {
            Input::Appended(log, Ok(report)) => self.found_room(*log, report.size_bytes, io),
            Input::Appended(_, Err(fault)) if fault.kind == FaultKind::Full => {
                self.found_no_room(fault, NoRoom { size_bytes: 0, cause: Cause::Storage }, io);
            }
            Input::SnapshotWritten(_, Err(fault)) if fault.kind == FaultKind::Full => self.fault_reported(fault, io),
            _ => {}
        }
    }
}
