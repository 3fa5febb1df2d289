//! One replica of one partition: what its log holds, who may see it, and who waits for it.
//!
//! | state | input | next | effects |
//! |---|---|---|---|
//! | `Opening` | the log is open | `Online` | |
//! | `Opening` | the log cannot be opened | `Offline` | |
//! | `Opening` | there is no room to open it | `Opening` | |
//! | `Online` | [`Replica::append`] | `Online` | append |
//! | `Online` | an append is done | `Online` | flush, if the topic's settings ask for it; acknowledgements |
//! | `Online` | a flush is done | `Online` | flush again, if more waits; acknowledgements |
//! | `Online` | an append found no room | `Online` | it and all behind it fail; ask where the log ends ([`room`]) |
//! | `Online` | an append or a flush failed otherwise, the folder failed, an invariant broke | `Offline` | everything waiting fails |
//! | `Offline` | anything | `Offline` | |
//!
//! An offset goes through four stages: *assigned* (its batch is on the way to the disk), *written* (below
//! `log_end_offset`), *settled* (written, and durable where the topic's flush settings hold acknowledgements back), and
//! *visible* (below `high_watermark`). Here the in-sync replicas are this one alone, so what is settled is visible at once.

mod acks;
mod append;
mod flush;
mod progress;
mod room;
#[cfg(test)]
mod tests;

use alloc::collections::VecDeque;
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{LeaderEpoch, NodeId, Offset, PartitionEpoch, Uuid};
use ottla_protocol::log::{EpochCache, LogConfig, LogId, LogState, ProducerTable, StorageFault};

use crate::config::TopicConfig;
use crate::event::{Cause, EventKind, Events, Isolation, PartitionName};
use crate::metadata::HostedPartition;
use crate::time::Mono;

pub(crate) use acks::{Acked, Acks, Completion, Waiter};
pub(crate) use progress::Advance;
pub(crate) use room::NoRoom;

use acks::AckQueue;
use append::InFlight;
use progress::Unsettled;

/// Whether a replica serves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum State {
    /// Its log is being opened, or created.
    Opening,
    /// It serves.
    Online,
    /// Its log cannot be used until the node starts again.
    Offline,
}

/// One replica of one partition.
///
/// `log_start_offset <= last_stable_offset <= high_watermark <= log_end_offset <= next_offset`, and only `Online` replicas
/// have offsets that mean anything.
#[derive(Debug)]
pub(crate) struct Replica {
    pub(crate) log: LogId,
    pub(crate) name: PartitionName,
    pub(crate) config: TopicConfig,
    node: NodeId,
    state: State,
    leader: Option<NodeId>,
    leader_epoch: LeaderEpoch,
    partition_epoch: PartitionEpoch,
    /// The `directory.id` of the log's folder, once known.
    folder: Option<Uuid>,
    log_start_offset: Offset,
    log_end_offset: Offset,
    /// The offset that the next batch is assigned.
    next_offset: Offset,
    settled_offset: Offset,
    high_watermark: Offset,
    last_stable_offset: Offset,
    /// Everything below is durable, once it is reported as written too.
    flushed_offset: Offset,
    /// The flush on its way, if there is one.
    flush_in_flight: Option<Offset>,
    /// When `flush.ms` asks for the next flush.
    flush_due: Option<Mono>,
    epochs: EpochCache,
    producers: ProducerTable,
    in_flight: VecDeque<InFlight>,
    /// An append found no room, and the storage was asked where the log ends.
    is_realigning: bool,
    /// The log cannot be opened for want of room.
    lacks_room: bool,
    unsettled: VecDeque<Unsettled>,
    leader_acks: AckQueue,
    all_acks: AckQueue,
    /// The event of the latest append, the cause of what follows from it.
    last_append_event: u64,
}

impl Replica {
    /// A replica whose log is being opened.
    pub(crate) fn new(node: NodeId, hosted: &HostedPartition, config: TopicConfig) -> Self {
        Self {
            log: hosted.log,
            name: PartitionName { topic: hosted.topic.clone(), partition: hosted.log.partition },
            config,
            node,
            state: State::Opening,
            leader: hosted.leader,
            leader_epoch: hosted.leader_epoch,
            partition_epoch: hosted.partition_epoch,
            folder: hosted.folder,
            log_start_offset: Offset::ZERO,
            log_end_offset: Offset::ZERO,
            next_offset: Offset::ZERO,
            settled_offset: Offset::ZERO,
            high_watermark: Offset::ZERO,
            last_stable_offset: Offset::ZERO,
            flushed_offset: Offset::ZERO,
            flush_in_flight: None,
            flush_due: None,
            epochs: EpochCache::default(),
            producers: ProducerTable::default(),
            in_flight: VecDeque::new(),
            is_realigning: false,
            lacks_room: false,
            unsettled: VecDeque::new(),
            leader_acks: AckQueue::default(),
            all_acks: AckQueue::default(),
            last_append_event: 0,
        }
    }

    /// The log is open. A leader that is the only in-sync replica has nobody to wait for: all it holds is visible.
    pub(crate) fn opened(&mut self, state: LogState, events: &mut Events<'_>) {
        self.state = State::Online;
        self.lacks_room = false;
        self.folder = Some(state.folder);
        self.log_start_offset = state.log_start_offset;
        self.log_end_offset = state.log_end_offset;
        self.next_offset = state.log_end_offset;
        self.settled_offset = state.log_end_offset;
        self.high_watermark = state.log_end_offset;
        self.flushed_offset = state.recovery_point;
        self.epochs = EpochCache::from_entries(state.epochs);
        self.producers = state.producers;
        self.last_stable_offset = self.stable_bound();
        if self.is_leader() {
            self.epochs.assign(self.leader_epoch, self.log_end_offset);
        }
        if state.truncated_bytes > 0 {
            events.report(Cause::Node, || EventKind::LogTruncated {
                part: self.name.clone(),
                node: self.node,
                to: self.log_end_offset,
                bytes: state.truncated_bytes,
            });
        }
        if let Some(expected) = state.lost_below {
            events.report(Cause::Storage, || EventKind::LossDetected {
                part: self.name.clone(),
                node: self.node,
                expected,
                got: self.log_end_offset,
            });
        }
        events.report(Cause::Node, || EventKind::PartitionOnline {
            part: self.name.clone(),
            epoch: self.leader_epoch,
            start: self.log_start_offset,
            leo: self.log_end_offset,
        });
    }

    /// The partition's leader or its epochs changed. Older states than the one known are ignored.
    pub(crate) fn state_changed(&mut self, hosted: &HostedPartition) {
        if hosted.partition_epoch < self.partition_epoch {
            return;
        }
        self.partition_epoch = hosted.partition_epoch;
        self.leader = hosted.leader;
        let is_new_epoch = hosted.leader_epoch > self.leader_epoch;
        self.leader_epoch = hosted.leader_epoch;
        if is_new_epoch && self.is_leader() && self.is_online() {
            self.epochs.assign(self.leader_epoch, self.next_offset);
        }
    }

    /// The log cannot be used any more: everything that waits for it fails. Nothing that was not acknowledged before is.
    pub(crate) fn fail(
        &mut self,
        cause: Cause,
        reason: &str,
        done: &mut impl Extend<Completion>,
        events: &mut Events<'_>,
    ) {
        if self.state == State::Offline {
            return;
        }
        self.state = State::Offline;
        self.in_flight.clear();
        self.is_realigning = false;
        self.unsettled.clear();
        self.flush_in_flight = None;
        self.flush_due = None;
        self.fail_waiting(ErrorCode::KafkaStorageError, done);
        let part = self.name.clone();
        events.report(cause, || EventKind::PartitionOffline { part, reason: reason.into() });
    }

    /// Everything that waits for an acknowledgement is refused.
    pub(crate) fn fail_waiting(&mut self, code: ErrorCode, done: &mut impl Extend<Completion>) {
        self.leader_acks.refuse_all(code, done);
        self.all_acks.refuse_all(code, done);
    }

    /// A fault that the storage reported for this log.
    pub(crate) fn storage_failed(
        &mut self,
        fault: &StorageFault,
        done: &mut impl Extend<Completion>,
        events: &mut Events<'_>,
    ) {
        self.fail(Cause::Storage, &fault.detail, done, events);
    }

    pub(crate) fn configure(&mut self, config: TopicConfig) -> Option<Arc<LogConfig>> {
        if self.config == config {
            return None;
        }
        self.config = config;
        Some(self.config.log.clone())
    }

    /// Whether clients may be served; else the error to answer with. A request that names a leader epoch is fenced by it
    /// before anything else (KIP-320).
    pub(crate) fn serves(&self, current_leader_epoch: Option<LeaderEpoch>) -> Result<(), ErrorCode> {
        if self.state == State::Offline || (self.is_opening() && self.lacks_room) {
            return Err(ErrorCode::KafkaStorageError);
        }
        match current_leader_epoch {
            Some(epoch) if epoch < self.leader_epoch => return Err(ErrorCode::FencedLeaderEpoch),
            Some(epoch) if epoch > self.leader_epoch => return Err(ErrorCode::UnknownLeaderEpoch),
            Some(_) | None => {}
        }
        if self.is_leader() && self.is_online() { Ok(()) } else { Err(ErrorCode::NotLeaderOrFollower) }
    }

    /// The end of what a consumer may see, exclusive.
    pub(crate) const fn fetch_bound(&self, isolation: Isolation) -> Offset {
        match isolation {
            Isolation::ReadUncommitted => self.high_watermark,
            Isolation::ReadCommitted => self.last_stable_offset,
        }
    }

    pub(crate) fn is_leader(&self) -> bool {
        self.leader == Some(self.node)
    }

    pub(crate) fn is_online(&self) -> bool {
        self.state == State::Online
    }

    pub(crate) fn is_opening(&self) -> bool {
        self.state == State::Opening
    }

    /// No job of this log is on its way to the disk.
    pub(crate) fn is_idle(&self) -> bool {
        self.in_flight.is_empty() && self.flush_in_flight.is_none() && !self.is_realigning
    }

    pub(crate) const fn leader_epoch(&self) -> LeaderEpoch {
        self.leader_epoch
    }

    pub(crate) const fn folder(&self) -> Option<Uuid> {
        self.folder
    }

    pub(crate) const fn log_start_offset(&self) -> Offset {
        self.log_start_offset
    }

    pub(crate) const fn log_end_offset(&self) -> Offset {
        self.log_end_offset
    }

    pub(crate) const fn high_watermark(&self) -> Offset {
        self.high_watermark
    }

    pub(crate) const fn last_stable_offset(&self) -> Offset {
        self.last_stable_offset
    }

    pub(crate) const fn epochs(&self) -> &EpochCache {
        &self.epochs
    }

    pub(crate) const fn producers(&self) -> &ProducerTable {
        &self.producers
    }

    pub(crate) const fn producers_mut(&mut self) -> &mut ProducerTable {
        &mut self.producers
    }

    /// The rule that the offsets break, if they do (I6): checked after every change, in release builds too.
    fn violation(&self) -> Option<String> {
        let ordered = self.log_start_offset <= self.last_stable_offset
            && self.last_stable_offset <= self.high_watermark
            && self.high_watermark <= self.settled_offset
            && self.settled_offset <= self.log_end_offset
            && self.log_end_offset <= self.next_offset
            && self.flushed_offset <= self.next_offset;
        (!ordered).then(|| {
            format!(
                "{} at leader epoch {}: start {}, last stable {}, high watermark {}, settled {}, flushed {}, end {}, next {}",
                self.name,
                self.leader_epoch,
                self.log_start_offset,
                self.last_stable_offset,
                self.high_watermark,
                self.settled_offset,
                self.flushed_offset,
                self.log_end_offset,
                self.next_offset
            )
        })
    }

    /// Stops this partition, not the node, if a rule is broken.
    fn check(&mut self, done: &mut impl Extend<Completion>, events: &mut Events<'_>) {
        if let Some(detail) = self.violation() {
            self.violated("I6", detail, done, events);
        }
    }

    fn violated(
        &mut self,
        name: &'static str,
        detail: String,
        done: &mut impl Extend<Completion>,
        events: &mut Events<'_>,
    ) {
        let reason = format!("invariant {name} does not hold: {detail}");
        let seq = events.report(Cause::Event(self.last_append_event), || EventKind::InvariantViolated { name, detail });
        self.fail(Cause::Event(seq), &reason, done, events);
    }
}
