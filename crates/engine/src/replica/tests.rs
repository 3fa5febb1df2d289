use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use bytes::Bytes;
use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{
    LeaderEpoch, NodeId, Offset, PartitionEpoch, PartitionId, ProducerEpoch, ProducerId, Timestamp, Uuid,
};
use ottla_protocol::log::{AppendReport, FlushReport, LogConfig, LogId, LogState, ProducerState, ProducerTable};
use ottla_protocol::records::{BatchSummary, CheckedBatch, Compression, TimestampType};

use super::{Acks, Advance, Completion, Replica, Waiter};
use crate::config::TopicConfig;
use crate::effect::{Effect, Effects};
use crate::event::{Cause, Event, Events, ExpiryReason, Isolation};
use crate::input::RequestId;
use crate::metadata::HostedPartition;
use crate::time::{Mono, Now};

const ME: NodeId = NodeId::new(1);
const NOW: Now = Now { mono: Mono::from_micros(1_000_000), wall: Timestamp::new(1000) };

struct Bench {
    replica: Replica,
    effects: Effects,
    done: Vec<Completion>,
    events: Vec<Event>,
    last_event: u64,
}

fn hosted(leader: Option<NodeId>, leader_epoch: i32, partition_epoch: i32) -> HostedPartition {
    HostedPartition {
        log: LogId { topic_id: Uuid::from_u128(7), partition: PartitionId::new(0) },
        topic: Arc::from("orders"),
        folder: None,
        leader,
        leader_epoch: LeaderEpoch::new(leader_epoch),
        partition_epoch: PartitionEpoch::new(partition_epoch),
    }
}

fn empty_log() -> LogState {
    LogState {
        folder: Uuid::from_u128(1000),
        log_start_offset: Offset::ZERO,
        log_end_offset: Offset::ZERO,
        high_watermark: Offset::ZERO,
        recovery_point: Offset::ZERO,
        epochs: Vec::new(),
        producers: ProducerTable::default(),
        created: true,
        truncated_bytes: 0,
        lost_below: None,
    }
}

impl Bench {
    fn new(flush_messages: Option<u64>, state: LogState) -> Self {
        let config = TopicConfig {
            log: Arc::new(LogConfig { flush_messages, ..LogConfig::default() }),
            min_insync_replicas: 1,
            unclean_leader_election_enable: false,
            max_decompressed_message_bytes: 1 << 30,
        };
        let mut bench = Self {
            replica: Replica::new(ME, &hosted(Some(ME), 3, 1), config),
            effects: Vec::new(),
            done: Vec::new(),
            events: Vec::new(),
            last_event: 0,
        };
        let mut events = Events::new(NOW, &mut bench.last_event, &mut bench.events);
        bench.replica.opened(state, &mut events);
        bench
    }

    fn append(&mut self, offset_count: u32, request: u64) {
        let summary = BatchSummary {
            offset_count,
            record_count: offset_count,
            size_bytes: 100,
            max_timestamp: Timestamp::new(1),
            timestamp_type: TimestampType::CreateTime,
            compression: Compression::None,
            producer: None,
            is_transactional: false,
            is_control: false,
        };
        let batch = CheckedBatch { bytes: Bytes::from_static(b"batch"), summary };
        let waiter = Waiter { request: RequestId(request), slot: 0 };
        self.replica.append(batch, Acks::All, waiter, NOW, &mut self.done, &mut self.effects);
    }

    fn appended(&mut self, base: i64, end: i64) -> Advance {
        let report = AppendReport {
            base_offset: Offset::new(base),
            log_end_offset: Offset::new(end),
            size_bytes: 100,
            segment_base: Offset::ZERO,
            rolled: false,
        };
        let mut events = Events::new(NOW, &mut self.last_event, &mut self.events);
        self.replica.appended(&report, NOW, &mut self.done, &mut self.effects, &mut events)
    }

    fn flushed(&mut self, up_to: i64) -> Advance {
        let report = FlushReport { up_to: Offset::new(up_to) };
        let mut events = Events::new(NOW, &mut self.last_event, &mut self.events);
        self.replica.flushed(report, NOW, &mut self.done, &mut self.effects, &mut events)
    }

    fn flushes(&mut self) -> Vec<i64> {
        let effects = core::mem::take(&mut self.effects);
        effects.iter().filter_map(|e| if let Effect::Flush(_, to) = e { Some(to.get()) } else { None }).collect()
    }

    fn acked(&mut self) -> Vec<(u64, Result<i64, ErrorCode>)> {
        let done = core::mem::take(&mut self.done);
        let outcome = |c: Completion| c.outcome.map(|a| a.base_offset.get()).map_err(|refused| refused.code);
        done.into_iter().map(|c| (c.waiter.request.0, outcome(c))).collect()
    }

    fn names(&self) -> Vec<&'static str> {
        self.events.iter().map(|event| event.kind.name()).collect()
    }
}

#[test]
fn the_stages_of_an_offset() {
    let mut b = Bench::new(Some(1), empty_log());
    b.append(2, 1);
    b.append(1, 2);
    assert_eq!((b.replica.log_end_offset(), b.acked().len()), (Offset::ZERO, 0), "assigned");
    assert_eq!(b.appended(0, 2), Advance::default());
    assert_eq!((b.replica.log_end_offset(), b.replica.high_watermark()), (Offset::new(2), Offset::ZERO), "written");
    assert_eq!(b.flushes(), [2]);
    b.appended(2, 3);
    assert_eq!(b.flushes(), [0; 0], "one at a time");
    assert_eq!(b.flushed(2), Advance { visible_bytes: 100, stable_bytes: 100 });
    assert_eq!(b.acked(), [(1, Ok(0))]);
    assert_eq!(b.flushes(), [3], "the second shares the next round");
    b.flushed(3);
    assert_eq!(b.acked(), [(2, Ok(2))]);
    assert!(b.replica.is_idle());
}

#[test]
fn one_report_may_cover_several_flushes() {
    let mut b = Bench::new(Some(1), empty_log());
    b.append(1, 1);
    b.append(1, 2);
    b.appended(0, 1);
    b.appended(1, 2);
    b.flushed(9);
    assert_eq!(b.acked(), [(1, Ok(0)), (2, Ok(1))], "and a report may run ahead of what was asked");
    assert!(b.replica.is_idle());
}

#[test]
fn a_flush_may_be_reported_before_the_append_that_it_reached() {
    let mut b = Bench::new(Some(1), empty_log());
    b.append(1, 1);
    b.append(1, 2);
    b.appended(0, 1);
    b.flushed(2);
    assert_eq!((b.acked(), b.flushes()), (vec![(1, Ok(0))], vec![1]));
    b.appended(1, 2);
    assert_eq!((b.acked(), b.flushes()), (vec![(2, Ok(1))], vec![]), "durable already");
}

#[test]
fn what_contradicts_the_assigned_offsets_stops_the_partition() {
    let mut b = Bench::new(None, empty_log());
    b.append(1, 1);
    b.append(1, 2);
    b.appended(5, 6);
    assert_eq!(b.acked(), [(1, Err(ErrorCode::KafkaStorageError)), (2, Err(ErrorCode::KafkaStorageError))]);
    assert_eq!(b.names(), ["part.online", "invariant.violated", "part.offline"]);
    assert_eq!(b.replica.serves(None), Err(ErrorCode::KafkaStorageError));
    assert_eq!(b.appended(1, 2), Advance::default(), "the second report comes and changes nothing");
}

#[test]
fn an_open_transaction_holds_the_last_stable_offset() {
    let mut producers = ProducerTable::default();
    producers.insert(
        ProducerId::new(1),
        ProducerState {
            epoch: ProducerEpoch::new(0),
            coordinator_epoch: None,
            last_timestamp: Timestamp::new(1),
            current_txn_first_offset: Some(Offset::new(4)),
            batches: Vec::new(),
        },
    );
    let mut b = Bench::new(None, LogState { log_end_offset: Offset::new(6), producers, ..empty_log() });
    b.append(1, 1);
    assert_eq!(b.appended(6, 7), Advance { visible_bytes: 100, stable_bytes: 0 });
    assert_eq!(b.replica.fetch_bound(Isolation::ReadUncommitted), Offset::new(7));
    assert_eq!(b.replica.fetch_bound(Isolation::ReadCommitted), Offset::new(4));
}

#[test]
fn a_new_epoch_begins_at_the_end_and_old_news_are_ignored() {
    let epochs = vec![(LeaderEpoch::new(1), Offset::ZERO)];
    let mut b = Bench::new(None, LogState { log_end_offset: Offset::new(5), epochs, ..empty_log() });
    let entries = |b: &Bench| b.replica.epochs().entries().iter().map(|(e, o)| (e.get(), o.get())).collect::<Vec<_>>();
    assert_eq!(entries(&b), [(1, 0), (3, 5)]);
    b.replica.state_changed(&hosted(None, 9, 0));
    assert_eq!(b.replica.leader_epoch(), LeaderEpoch::new(3), "older than what is known");
    b.append(1, 1);
    b.replica.state_changed(&hosted(Some(ME), 4, 2));
    assert_eq!(entries(&b), [(1, 0), (3, 5), (4, 6)]);
    b.replica.state_changed(&hosted(None, 5, 3));
    assert_eq!(b.replica.serves(None), Err(ErrorCode::NotLeaderOrFollower));
    assert_eq!(b.replica.serves(Some(LeaderEpoch::new(4))), Err(ErrorCode::FencedLeaderEpoch));
    assert_eq!(b.replica.serves(Some(LeaderEpoch::new(6))), Err(ErrorCode::UnknownLeaderEpoch));
}

#[test]
fn the_log_start_moves_up_only_and_never_past_the_high_watermark() {
    let epochs = vec![(LeaderEpoch::new(1), Offset::ZERO), (LeaderEpoch::new(2), Offset::new(2))];
    let mut b = Bench::new(None, LogState { log_end_offset: Offset::new(5), epochs, ..empty_log() });
    let advance = |b: &mut Bench, to: i64| {
        let mut events = Events::new(NOW, &mut b.last_event, &mut b.events);
        let to = Offset::new(to);
        b.replica.log_start_advanced(to, ExpiryReason::Time, 0, Cause::Timer, &mut b.done, &mut events);
        b.replica.log_start_offset().get()
    };
    assert_eq!(advance(&mut b, 3), 3);
    assert_eq!(b.replica.epochs().entries().first(), Some(&(LeaderEpoch::new(2), Offset::new(3))));
    assert_eq!(advance(&mut b, 1), 3);
    advance(&mut b, 6);
    assert!(b.names().contains(&"invariant.violated"));
    assert!(!b.replica.is_online());
}

#[test]
fn a_log_that_is_shorter_than_what_was_flushed_is_told_of() {
    let state = LogState { log_end_offset: Offset::new(4), lost_below: Some(Offset::new(9)), ..empty_log() };
    let b = Bench::new(None, state);
    let told = b.events.iter().find(|event| event.kind.name() == "loss.detected").unwrap();
    assert_eq!((told.kind.level(), told.cause), (crate::event::Level::Alarm, Cause::Storage));
    assert_eq!(alloc::string::ToString::to_string(&told.kind), "loss.detected rep:orders/0@1 expected=9 got=4");
    assert!(b.replica.is_online(), "it goes on with what there is");
}
