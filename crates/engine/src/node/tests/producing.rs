use alloc::vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{Offset, ProducerEpoch, ProducerId, Sequence};
use ottla_protocol::log::FaultKind;
use ottla_protocol::records::ProducerBatch;

use super::driver::{Machine, batch, values};
use super::{produce, produced};
use crate::effect::{Answer, Effect};
use crate::input::{ConnectionId, Input};

fn stamp(sequence: i32) -> Option<ProducerBatch> {
    Some(ProducerBatch {
        id: ProducerId::new(7),
        epoch: ProducerEpoch::new(0),
        base_sequence: Some(Sequence::new(sequence)),
    })
}

fn is_check(effect: &Effect) -> bool {
    matches!(effect, Effect::CheckRecords(..))
}

fn is_append(effect: &Effect) -> bool {
    matches!(effect, Effect::Append(_))
}

fn is_flush(effect: &Effect) -> bool {
    matches!(effect, Effect::Flush(..))
}

#[test]
fn acknowledges_with_consecutive_offsets() {
    for acks in [1, -1] {
        let mut m = Machine::new();
        m.create_topic("orders", 1, &[]);
        let first = produced(m.ask(9, produce(acks, "orders", vec![(0, batch(&["a", "b"], None))])));
        let second = produced(m.ask(9, produce(acks, "orders", vec![(0, batch(&["c"], None))])));
        assert_eq!((first[0].error_code, first[0].base_offset, first[0].log_append_time_ms), (0, 0, -1));
        assert_eq!((second[0].error_code, second[0].base_offset, second[0].log_start_offset), (0, 2, 0));
        let stored = &m.log("orders", 0).batches;
        assert_eq!(values(&stored.concat()), [(0, "a".into()), (1, "b".into()), (2, "c".into())]);
    }
}

#[test]
fn says_what_happened_and_why() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    m.events.clear();
    let id = m.send(9, produce(1, "orders", vec![(0, batch(&["a"], None))]));
    let causes: vec::Vec<_> = m.events.iter().map(|event| (event.kind.name(), event.cause)).collect();
    let appended = m.events[0].seq;
    assert_eq!(
        causes,
        [
            ("log.appended", crate::event::Cause::Request(id)),
            ("hw.advanced", crate::event::Cause::Event(appended)),
            ("lso.advanced", crate::event::Cause::Event(appended + 1)),
            ("producer.acked", crate::event::Cause::Request(id)),
        ]
    );
}

#[test]
fn acks_0_is_silent_and_closes_on_errors() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    let id = m.send(9, produce(0, "orders", vec![(0, batch(&["a"], None))]));
    assert!(matches!(m.take_answer(id), Some(Answer::Silent)));
    assert_eq!(m.log("orders", 0).end(), Offset::new(1));
    let id = m.send(9, produce(0, "nowhere", vec![(0, batch(&["a"], None))]));
    let Some(Answer::Close(reason)) = m.take_answer(id) else { panic!() };
    assert!(reason.contains("UNKNOWN_TOPIC_OR_PARTITION"), "{reason}");
}

#[test]
fn each_partition_has_its_own_error() {
    let mut m = Machine::new();
    m.create_topic("orders", 2, &[]);
    let mut broken = batch(&["a"], None).to_vec();
    *broken.last_mut().unwrap() ^= 1;
    let batches =
        vec![(0, batch(&["a"], None)), (1, broken.into()), (2, batch(&["a"], None)), (0, batch(&["again"], None))];
    let answer = produced(m.ask(9, produce(-1, "orders", batches)));
    let codes: vec::Vec<_> = answer.iter().map(|p| (p.index, p.error_code, p.base_offset)).collect();
    let code = ErrorCode::code;
    assert_eq!(
        codes,
        [
            (0, 0, 0),
            (1, code(ErrorCode::CorruptMessage), -1),
            (2, code(ErrorCode::UnknownTopicOrPartition), -1),
            (0, code(ErrorCode::InvalidRecord), -1),
        ]
    );
    assert_eq!(m.log("orders", 0).end(), Offset::new(1));
    assert_eq!(m.log("orders", 1).end(), Offset::ZERO);
}

#[test]
fn topics_are_named_by_id_from_version_13_on() {
    let mut m = Machine::new();
    let id = m.create_topic("orders", 1, &[]);
    let mut request = produce(-1, "", vec![(0, batch(&["a"], None))]);
    request.topic_data[0].topic_id = id;
    assert_eq!(produced(m.ask(13, request.clone()))[0].error_code, 0);
    request.topic_data[0].topic_id = ottla_protocol::ids::Uuid::from_u128(99);
    assert_eq!(produced(m.ask(13, request))[0].error_code, ErrorCode::UnknownTopicId.code());
}

#[test]
fn refuses_unknown_acks_and_internal_topics() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    let answer = produced(m.ask(9, produce(2, "orders", vec![(0, batch(&["a"], None))])));
    assert_eq!(answer[0].error_code, ErrorCode::InvalidRequiredAcks.code());
    let answer = produced(m.ask(9, produce(1, "__consumer_offsets", vec![(0, batch(&["a"], None))])));
    assert_eq!(answer[0].error_code, ErrorCode::InvalidTopicException.code());
    assert!(produced(m.ask(9, produce(1, "orders", vec![]))).is_empty());
}

#[test]
fn a_retried_batch_is_answered_as_the_first_time() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    m.ask(9, produce(-1, "orders", vec![(0, batch(&["a", "b"], stamp(0)))]));
    let again = produced(m.ask(9, produce(-1, "orders", vec![(0, batch(&["a", "b"], stamp(0)))])));
    assert_eq!((again[0].error_code, again[0].base_offset), (0, 0));
    let gap = produced(m.ask(9, produce(-1, "orders", vec![(0, batch(&["z"], stamp(9)))])));
    assert_eq!(gap[0].error_code, ErrorCode::OutOfOrderSequenceNumber.code());
    assert_eq!(m.log("orders", 0).end(), Offset::new(2));
}

#[test]
fn a_retry_of_a_batch_still_on_its_way_waits_for_it() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    m.hold(is_append);
    let first = m.send(9, produce(-1, "orders", vec![(0, batch(&["a"], stamp(0)))]));
    let retry = m.send_on(ConnectionId(2), 9, produce(-1, "orders", vec![(0, batch(&["a"], stamp(0)))]));
    m.run();
    assert!(m.take_answer(retry).is_none(), "nothing is written yet");
    m.release();
    assert_eq!(produced(m.answer(first))[0].base_offset, 0);
    assert_eq!(produced(m.answer(retry))[0].base_offset, 0);
    assert_eq!(m.log("orders", 0).end(), Offset::new(1));
}

#[test]
fn appends_keep_the_order_of_their_connection() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    let other = ConnectionId(2);
    let first = m.send_on(other, 9, produce(1, "orders", vec![(0, batch(&["first"], stamp(0)))]));
    let second = m.send_on(other, 9, produce(1, "orders", vec![(0, batch(&["second"], stamp(1)))]));
    let third = m.send_on(ConnectionId(3), 9, produce(1, "orders", vec![(0, batch(&["other"], None))]));
    assert!(m.run_one(1), "the second is checked before the first");
    assert!(m.log("orders", 0).batches.is_empty());
    assert!(m.run_one(1), "the third, of another connection, does not wait for them");
    m.run();
    assert_eq!(produced(m.answer(third))[0].base_offset, 0);
    assert_eq!(produced(m.answer(first))[0].base_offset, 1);
    assert_eq!(produced(m.answer(second))[0].base_offset, 2);
}

#[test]
fn records_of_a_client_that_hangs_up_are_kept() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    m.hold(is_check);
    let id = m.send_on(ConnectionId(2), 9, produce(0, "orders", vec![(0, batch(&["a"], None))]));
    m.step(Input::Disconnected(ConnectionId(2)));
    m.release();
    assert!(m.take_answer(id).is_none());
    assert_eq!(m.log("orders", 0).end(), Offset::new(1));
}

#[test]
fn flush_messages_holds_acknowledgements_back_until_they_are_durable() {
    for acks in [1, -1] {
        let mut m = Machine::new();
        m.create_topic("orders", 1, &[("flush.messages", "1")]);
        m.hold(is_flush);
        let ids: vec::Vec<_> =
            (0..3).map(|_| m.send(9, produce(acks, "orders", vec![(0, batch(&["a"], None))]))).collect();
        assert_eq!(m.log("orders", 0).end(), Offset::new(3), "written");
        assert!(ids.iter().all(|id| m.take_answer(*id).is_none()), "and not acknowledged");
        let flushes = m.seen.iter().filter(|effect| is_flush(effect)).count();
        m.release();
        assert_eq!(ids.iter().map(|id| produced(m.answer(*id))[0].base_offset).collect::<vec::Vec<_>>(), [0, 1, 2]);
        let later = m.seen.iter().filter(|effect| is_flush(effect)).count();
        assert_eq!(later, flushes + 1, "what came during the first flush shares the second");
        assert_eq!(m.log("orders", 0).flushed, Offset::new(3));
    }
}

#[test]
fn flush_messages_counts_records() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[("flush.messages", "3")]);
    m.ask(9, produce(1, "orders", vec![(0, batch(&["a", "b"], None))]));
    assert_eq!(m.log("orders", 0).flushed, Offset::ZERO);
    m.ask(9, produce(1, "orders", vec![(0, batch(&["c"], None))]));
    assert_eq!(m.log("orders", 0).flushed, Offset::new(3));
}

#[test]
fn flush_ms_flushes_in_time_and_then_rests() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[("flush.ms", "500")]);
    let idle = m.node.next_deadline();
    m.ask(9, produce(1, "orders", vec![(0, batch(&["a"], None))]));
    assert_eq!(m.log("orders", 0).flushed, Offset::ZERO, "nobody waits for it");
    m.pass(600);
    assert_eq!(m.log("orders", 0).flushed, Offset::new(1));
    assert_eq!(m.node.next_deadline(), idle, "nothing is left to be done");
}

#[test]
fn a_failed_append_or_flush_is_never_acknowledged_and_stops_the_partition() {
    for setting in ["1", "1000"] {
        let mut m = Machine::new();
        m.create_topic("orders", 1, &[("flush.messages", setting)]);
        let broken = m.log_id("orders", 0);
        if setting == "1" {
            m.hold(is_flush);
        } else {
            m.hold(is_append);
        }
        let waiting = m.send(9, produce(-1, "orders", vec![(0, batch(&["a"], None))]));
        m.disk.broken.push((broken, FaultKind::Corrupt));
        m.release();
        let storage_error = ErrorCode::KafkaStorageError.code();
        assert_eq!(produced(m.answer(waiting))[0].error_code, storage_error);
        m.disk.broken.clear();
        let later = produced(m.ask(9, produce(-1, "orders", vec![(0, batch(&["b"], None))])));
        assert_eq!(later[0].error_code, storage_error, "until the node starts again");
        assert!(m.take_events().contains(&"part.offline"));
        assert!(m.fatal.is_none(), "one damaged log is not the end of a node");
    }
}

#[test]
fn a_failed_folder_takes_its_logs_and_then_the_node() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    let broken = m.log_id("orders", 0);
    m.disk.broken.push((broken, FaultKind::Io));
    let answer = produced(m.ask(9, produce(-1, "orders", vec![(0, batch(&["a"], None))])));
    assert_eq!(answer[0].error_code, ErrorCode::KafkaStorageError.code());
    assert!(m.fatal.is_some(), "the only folder is gone");
}

#[test]
fn a_request_times_out_and_its_records_stay() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    m.hold(is_append);
    let id = m.send(9, produce(-1, "orders", vec![(0, batch(&["a"], None))]));
    m.pass(1499);
    assert!(m.take_answer(id).is_none());
    m.pass(2);
    assert_eq!(produced(m.answer(id))[0].error_code, ErrorCode::RequestTimedOut.code());
    m.release();
    assert_eq!(m.log("orders", 0).end(), Offset::new(1));
}

#[test]
fn timestamps_of_the_leader_are_told() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[("message.timestamp.type", "LogAppendTime")]);
    let now = m.now().wall.get();
    let answer = produced(m.ask(9, produce(-1, "orders", vec![(0, batch(&["a"], None))])));
    assert_eq!(answer[0].log_append_time_ms, now);
}

#[test]
fn transactional_batches_are_refused() {
    use ottla_protocol::ids::Timestamp;
    use ottla_protocol::records::{BatchBuilder, NewRecord};
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    let mut builder = BatchBuilder::new().producer(stamp(0)).transactional(true);
    builder.push(&NewRecord { timestamp: Timestamp::new(1), key: None, value: None, headers: &[] });
    let bytes = builder.build();
    let mut request = produce(-1, "orders", vec![(0, bytes)]);
    let answer = produced(m.ask(9, request.clone()));
    assert_eq!(answer[0].error_code, ErrorCode::TransactionalIdAuthorizationFailed.code());
    request.transactional_id = Some("tx".into());
    let answer = produced(m.ask(9, request));
    assert_eq!(answer[0].error_code, ErrorCode::InvalidTxnState.code());
    assert_eq!(m.log("orders", 0).end(), Offset::ZERO);
}
