//! A full disk: what is refused, and how the replica and its log come to agree again.
//!
//! An append that finds no room takes all behind it along, because their offsets follow its own. The storage takes no append of the
//! log then until it is asked where the log ends (by opening it again), and what it says replaces what the refused batches left
//! behind here. Reads go on meanwhile.

use alloc::format;

use ottla_protocol::ErrorCode;
use ottla_protocol::log::{EpochCache, LogOpen, LogState, StorageFault};

use super::acks::{Completion, Refused};
use super::{Replica, State};
use crate::effect::{Effect, Effects};
use crate::event::{Cause, Events};

/// An append that was refused for want of room.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NoRoom {
    pub(crate) size_bytes: u64,
    pub(crate) cause: Cause,
}

impl Replica {
    /// The oldest append on its way found no room. `None`: it was one of those behind the first.
    pub(crate) fn append_found_no_room(
        &mut self,
        fault: &StorageFault,
        done: &mut impl Extend<Completion>,
        effects: &mut Effects,
    ) -> Option<NoRoom> {
        if self.is_realigning || !self.is_online() {
            return None;
        }
        let append = self.in_flight.pop_front()?;
        self.in_flight.clear();
        self.is_realigning = true;
        let refused = Refused { code: ErrorCode::KafkaStorageError, detail: Some(fault.detail.as_str().into()) };
        self.leader_acks.refuse_beyond(self.log_end_offset, &refused, done);
        self.all_acks.refuse_beyond(self.log_end_offset, &refused, done);
        effects.push(Effect::OpenLog(self.to_open()));
        Some(NoRoom { size_bytes: append.size_bytes.into(), cause: append.cause })
    }

    /// The storage says where the log ends.
    pub(crate) fn realigned(&mut self, state: LogState, done: &mut impl Extend<Completion>, events: &mut Events<'_>) {
        self.is_realigning = false;
        if state.log_end_offset != self.log_end_offset {
            let detail = format!(
                "{}: the log ends at {} after a refused append, and not at {}",
                self.name, state.log_end_offset, self.log_end_offset
            );
            self.violated("I1", detail, done, events);
            return;
        }
        self.next_offset = self.log_end_offset;
        self.producers = state.producers;
        self.epochs = EpochCache::from_entries(state.epochs);
        if self.is_leader() {
            self.epochs.assign(self.leader_epoch, self.log_end_offset);
        }
        self.check(done, events);
    }

    /// The log cannot be opened for want of room: clients are told so until it can.
    pub(crate) fn opening_found_no_room(&mut self) {
        self.lacks_room = self.state == State::Opening;
    }

    pub(crate) const fn is_realigning(&self) -> bool {
        self.is_realigning
    }

    /// The event of the latest append.
    pub(crate) const fn last_append_event(&self) -> u64 {
        self.last_append_event
    }

    /// What opens the log.
    pub(crate) fn to_open(&self) -> LogOpen {
        LogOpen { log: self.log, topic: self.name.topic.clone(), config: self.config.log.clone(), folder: self.folder }
    }
}
