//! What the disks report.

use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::Offset;
use ottla_protocol::log::{AppendReport, FaultKind, FlushReport, LogId, LogState, RemovedSegments, StorageFault};

use super::{Io, Node, Parts, Timer};
use crate::effect::{Effect, Effects};
use crate::event::{Cause, Events, ExpiryReason};
use crate::input::Input;
use crate::replica::{Advance, Completion, NoRoom, Replica};

/// How long a log for which there was no room waits before it is opened again.
const OPEN_AGAIN_MS: i64 = 5_000;
/// A file that finds no room lacks a block at least. A smaller append may fit into one that was begun, which tells nothing.
const BLOCK_BYTES: u64 = 4096;

impl Node {
    /// A report that the metadata plane does not own.
    pub(super) fn report(&mut self, input: Input, io: &mut Io<'_>) {
        match input {
            Input::RecordsChecked(ticket, results) => {
                let Parts { replicas, produces, mut cx, .. } = self.parts(io);
                produces.checked(ticket, results, replicas, &mut cx);
            }
            Input::LogOpened(log, result) => self.log_opened(log, result, io),
            Input::Appended(log, result) => self.appended(log, result, io),
            Input::Flushed(log, result) => self.flushed(log, result, io),
            Input::ReadDone(ticket, results) => {
                let faults: Vec<_> = results.iter().filter_map(|result| result.as_ref().err().cloned()).collect();
                let Parts { replicas, fetches, mut cx, .. } = self.parts(io);
                fetches.read_done(ticket, results, replicas, &mut cx);
                for fault in &faults {
                    self.fault_reported(fault, io);
                }
            }
            Input::OffsetFound(ticket, result) => {
                let fault = result.as_ref().err().cloned();
                let Parts { queries, mut cx, .. } = self.parts(io);
                queries.offset_found(ticket, result, &mut cx);
                if let Some(fault) = fault {
                    self.fault_reported(&fault, io);
                }
            }
            Input::LogStartAdvanced(log, result) => self.log_start_advanced(log, result, io),
            Input::RetentionApplied(log, result) => self.retention_applied(log, result, io),
            Input::LogDeleted(_, Err(fault)) | Input::FolderFailed(fault) => self.fault_reported(&fault, io),
            Input::FoldersDescribed(ticket, folders) => {
                let Parts { queries, mut cx, .. } = self.parts(io);
                queries.folders_described(ticket, folders, &mut cx);
            }
            // Nobody waits for a deletion; the others have owners of their own.
            Input::LogDeleted(_, Ok(()))
            | Input::RecordsLoaded(..)
            | Input::QuorumStateWritten(_)
            | Input::SnapshotWritten(..)
            | Input::Start(_)
            | Input::Request(_)
            | Input::Disconnected(_)
            | Input::Tick
            | Input::Stop => {}
        }
    }

    fn log_opened(&mut self, log: LogId, result: Result<LogState, StorageFault>, io: &mut Io<'_>) {
        if self.replicas.get(log).is_some_and(Replica::is_realigning) {
            return self.realigned(log, result, io);
        }
        let mut events = Events::new(io.now, &mut self.last_event, io.observer);
        let Some(replica) = self.replicas.get_mut(log).filter(|replica| replica.is_opening()) else { return };
        match result {
            Err(fault) if fault.kind == FaultKind::Full => {
                replica.opening_found_no_room();
                self.timers.set(io.now.mono.plus_ms(OPEN_AGAIN_MS), Timer::Open(log));
                self.fault_reported(&fault, io);
            }
            Ok(state) => {
                replica.opened(state, &mut events);
                io.effects.push(Effect::NoteHighWatermark(log, replica.high_watermark()));
            }
            Err(fault) => {
                replica.storage_failed(&fault, &mut Vec::new(), &mut events);
                self.fault_reported(&fault, io);
            }
        }
        self.no_longer_opening(log, io);
    }

    fn appended(&mut self, log: LogId, result: Result<AppendReport, StorageFault>, io: &mut Io<'_>) {
        let now = io.now;
        let size_bytes = result.as_ref().ok().map(|report| report.size_bytes);
        let mut refused = None;
        self.on_replica(log, io, |replica, done, effects, events| match result {
            Ok(report) => (replica.appended(&report, now, done, effects, events), None),
            Err(fault) if fault.kind == FaultKind::Full => {
                refused = replica.append_found_no_room(&fault, done, effects).map(|append| (append, fault));
                (Advance::default(), None)
            }
            Err(fault) => {
                replica.storage_failed(&fault, done, events);
                (Advance::default(), Some(fault))
            }
        });
        if let Some((append, fault)) = refused {
            self.found_no_room(&fault, append, io);
        } else if let Some(size_bytes) = size_bytes {
            self.found_room(log, size_bytes, io);
        }
    }

    /// The end of a log whose last append found no room.
    fn realigned(&mut self, log: LogId, result: Result<LogState, StorageFault>, io: &mut Io<'_>) {
        self.on_replica(log, io, |replica, done, _, events| match result {
            Ok(state) => {
                replica.realigned(state, done, events);
                (Advance::default(), None)
            }
            Err(fault) => {
                replica.storage_failed(&fault, done, events);
                (Advance::default(), Some(fault))
            }
        });
    }

    fn flushed(&mut self, log: LogId, result: Result<FlushReport, StorageFault>, io: &mut Io<'_>) {
        let now = io.now;
        self.on_replica(log, io, |replica, done, effects, events| match result {
            Ok(report) => (replica.flushed(report, now, done, effects, events), None),
            Err(fault) => {
                replica.storage_failed(&fault, done, events);
                (Advance::default(), Some(fault))
            }
        });
    }

    fn log_start_advanced(&mut self, log: LogId, result: Result<Offset, StorageFault>, io: &mut Io<'_>) {
        let answer = result.as_ref().copied().map_err(|fault| match fault.kind {
            FaultKind::Missing => ErrorCode::UnknownTopicOrPartition,
            FaultKind::Full | FaultKind::Io | FaultKind::Corrupt | FaultKind::Offline => ErrorCode::KafkaStorageError,
        });
        self.on_replica(log, io, |replica, done, _, events| match result {
            Ok(to) => {
                // The move is the answer to a request, which the queue of requests knows; here it is the node's own.
                replica.log_start_advanced(to, ExpiryReason::DeleteRecords, 0, Cause::Node, done, events);
                (Advance::default(), None)
            }
            Err(fault) => (Advance::default(), Some(fault)),
        });
        let Parts { queries, mut cx, .. } = self.parts(io);
        queries.start_moved(log, answer, &mut cx);
    }

    fn retention_applied(&mut self, log: LogId, result: Result<Vec<RemovedSegments>, StorageFault>, io: &mut Io<'_>) {
        self.on_replica(log, io, |replica, done, _, events| match result {
            Ok(passes) => {
                for pass in passes {
                    let reason = ExpiryReason::from(pass.reason);
                    let to = pass.log_start_offset;
                    replica.log_start_advanced(to, reason, pass.segments, Cause::Timer, done, events);
                }
                (Advance::default(), None)
            }
            Err(fault) => (Advance::default(), Some(fault)),
        });
    }

    /// Lets one replica act, and everybody hear what came of it.
    fn on_replica(
        &mut self,
        log: LogId,
        io: &mut Io<'_>,
        act: impl FnOnce(
            &mut Replica,
            &mut Vec<Completion>,
            &mut Effects,
            &mut Events<'_>,
        ) -> (Advance, Option<StorageFault>),
    ) {
        let mut done = Vec::new();
        // A log that was deleted meanwhile has no replica any more; whoever waited for it has been told.
        let Some(replica) = self.replicas.get_mut(log) else { return };
        let was_online = replica.is_online();
        let mut events = Events::new(io.now, &mut self.last_event, io.observer);
        let (advance, fault) = act(replica, &mut done, io.effects, &mut events);
        let went_offline = was_online && !replica.is_online();
        if let Some(due) = replica.flush_due() {
            self.timers.set(due, Timer::Flush(log));
        }
        let Parts { replicas, produces, fetches, queries, mut cx } = self.parts(io);
        produces.complete(done, replicas, &mut cx);
        fetches.advanced(log, advance, replicas, &mut cx);
        if went_offline {
            fetches.changed(log, replicas, &mut cx);
            queries.log_gone(log, ErrorCode::KafkaStorageError, &mut cx);
        }
        if let Some(fault) = fault {
            self.fault_reported(&fault, io);
        }
    }

    /// What a fault means beyond the job that met it.
    pub(super) fn fault_reported(&mut self, fault: &StorageFault, io: &mut Io<'_>) {
        match fault.kind {
            FaultKind::Full => {
                let refused = NoRoom { size_bytes: BLOCK_BYTES, cause: Cause::Storage };
                self.found_no_room(fault, refused, io);
            }
            FaultKind::Io | FaultKind::Offline => self.folder_failed(fault, io),
            FaultKind::Corrupt | FaultKind::Missing => {}
        }
    }

    /// A fault that takes a whole folder with it: every log in it is offline until the node starts again.
    fn folder_failed(&mut self, fault: &StorageFault, io: &mut Io<'_>) {
        let Some(folder) = fault.folder else { return };
        if !self.online_folders.remove(&folder) {
            return;
        }
        self.plane.folder_failed(io.now, folder, io.effects);
        let logs: Vec<_> = self
            .replicas
            .iter()
            .filter(|replica| replica.folder() == Some(folder))
            .map(|replica| replica.log)
            .collect();
        for log in logs {
            self.on_replica(log, io, |replica, done, _, events| {
                if !replica.is_opening() {
                    replica.storage_failed(fault, done, events);
                }
                (Advance::default(), None)
            });
        }
        self.plane.folder_failed(io.now, folder, io.effects);
        self.check_folders(io);
    }

    /// Has every log drop what its settings no longer keep, and forgets producers that have been silent for long.
    pub(super) fn apply_retention(&mut self, io: &mut Io<'_>) {
        self.timers.set(io.now.mono.plus_ms(self.config.log_retention_check_interval_ms.max(1)), Timer::Retention);
        self.full_folders.expect_room();
        for replica in self.replicas.iter_mut().filter(|replica| replica.is_online()) {
            replica.producers_mut().expire(io.now.wall, self.config.producer_id_expiration_ms);
            io.effects.push(Effect::ApplyRetention(replica.log, io.now.wall));
        }
    }
}
