use alloc::vec;
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::Uuid;
use ottla_protocol::log::FaultKind;
use ottla_protocol::messages::delete_topics_request::DeleteTopicState;
use ottla_protocol::messages::fetch_request::ForgottenTopic;
use ottla_protocol::messages::{DeleteTopicsRequest, FetchRequest};

use super::driver::{Machine, batch, values};
use super::{bytes, fetch, fetched, partitions, produce};
use crate::effect::Effect;
use crate::input::{ConnectionId, Input};

fn with_records(partitions: i32, values: &[&str]) -> Machine {
    let mut m = Machine::new();
    m.create_topic("orders", partitions, &[]);
    for value in values {
        m.ask(9, produce(-1, "orders", vec![(0, batch(&[value], None))]));
    }
    m
}

#[test]
fn reads_from_the_batch_that_holds_the_offset() {
    let mut m = with_records(1, &["a", "b", "c"]);
    let answer = fetched(m.ask(12, fetch(0, 1, "orders", &[(0, 1)])));
    let data = partitions(&answer)[0];
    assert_eq!((data.error_code, data.high_watermark, data.last_stable_offset, data.log_start_offset), (0, 3, 3, 0));
    assert_eq!(values(bytes(data)), [(1, "b".into()), (2, "c".into())]);
    assert_eq!(data.aborted_transactions, None, "read_uncommitted");
    let mut committed = fetch(0, 1, "orders", &[(0, 1)]);
    committed.isolation_level = 1;
    let answer = fetched(m.ask(12, committed));
    assert_eq!(partitions(&answer)[0].aborted_transactions, Some(vec![]));
}

#[test]
fn an_offset_outside_of_the_log_is_out_of_range() {
    let mut m = with_records(1, &["a"]);
    for (offset, code) in [(-1, ErrorCode::OffsetOutOfRange), (2, ErrorCode::OffsetOutOfRange), (1, ErrorCode::None)] {
        let answer = fetched(m.ask(12, fetch(0, 1, "orders", &[(0, offset)])));
        let data = partitions(&answer)[0];
        assert_eq!(data.error_code, code.code(), "at {offset}");
        assert_eq!(data.high_watermark, if code == ErrorCode::None { 1 } else { -1 });
        assert!(bytes(data).is_empty());
    }
}

#[test]
fn waits_for_records_without_polling() {
    let mut m = with_records(1, &[]);
    let idle = m.node.next_deadline();
    let id = m.send(12, fetch(500, 1, "orders", &[(0, 0)]));
    assert!(m.take_answer(id).is_none());
    let reads = |m: &Machine| m.seen.iter().filter(|effect| matches!(effect, Effect::Read(..))).count();
    assert_eq!(reads(&m), 0, "there is nothing to read");
    m.ask(9, produce(1, "orders", vec![(0, batch(&["a"], None))]));
    let answer = fetched(m.answer(id));
    assert_eq!(values(bytes(partitions(&answer)[0])), [(0, "a".into())]);
    assert_eq!(reads(&m), 1);
    assert_eq!(m.node.next_deadline(), idle, "its timer is gone");
}

#[test]
fn an_empty_wait_ends_with_its_time() {
    let mut m = with_records(1, &[]);
    let id = m.send(12, fetch(500, 1, "orders", &[(0, 0)]));
    m.pass(499);
    assert!(m.take_answer(id).is_none());
    m.pass(2);
    let answer = fetched(m.answer(id));
    assert!(bytes(partitions(&answer)[0]).is_empty());
}

#[test]
fn waits_for_min_bytes_over_all_partitions() {
    let mut m = with_records(2, &["a"]);
    let one = batch(&["a"], None).len();
    let want = i32::try_from(one * 3).unwrap();
    let id = m.send(12, fetch(60_000, want, "orders", &[(0, 0), (1, 0)]));
    assert!(m.take_answer(id).is_none(), "one batch is too little");
    m.ask(9, produce(1, "orders", vec![(1, batch(&["b"], None))]));
    assert!(m.take_answer(id).is_none(), "so are two");
    m.ask(9, produce(1, "orders", vec![(1, batch(&["c"], None))]));
    let answer = fetched(m.answer(id));
    let sizes: Vec<_> = partitions(&answer).iter().map(|data| bytes(data).len()).collect();
    assert_eq!(sizes, [one, 2 * one]);
}

#[test]
fn records_that_come_during_the_read_are_not_missed() {
    let mut m = with_records(1, &["a"]);
    let want = i32::try_from(batch(&["a"], None).len() * 2).unwrap();
    m.hold(|effect| matches!(effect, Effect::Read(..)));
    let id = m.send(12, fetch(60_000, want, "orders", &[(0, 0)]));
    m.ask(9, produce(1, "orders", vec![(0, batch(&["b"], None))]));
    m.release();
    let answer = fetched(m.answer(id));
    assert_eq!(values(bytes(partitions(&answer)[0])), [(0, "a".into()), (1, "b".into())]);
}

#[test]
fn only_the_first_batch_may_exceed_the_limits() {
    let mut m = with_records(2, &["a long value that takes more than the limit"]);
    m.ask(9, produce(1, "orders", vec![(1, batch(&["another long value that takes more"], None))]));
    let mut request = fetch(0, 1, "orders", &[(0, 0), (1, 0)]);
    request.max_bytes = 10;
    let answer = fetched(m.ask(12, request.clone()));
    let sizes: Vec<_> = partitions(&answer).iter().map(|data| bytes(data).is_empty()).collect();
    assert_eq!(sizes, [false, true]);
    request.topics[0].partitions.reverse();
    let answer = fetched(m.ask(12, request));
    assert_eq!(values(bytes(partitions(&answer)[0])).len(), 1, "the order is the client's");
}

#[test]
fn what_is_not_durable_yet_is_not_visible() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[("flush.messages", "1")]);
    m.hold(|effect| matches!(effect, Effect::Flush(..)));
    m.send(9, produce(1, "orders", vec![(0, batch(&["a"], None))]));
    let answer = fetched(m.ask(12, fetch(0, 1, "orders", &[(0, 0)])));
    let data = partitions(&answer)[0];
    assert_eq!((data.error_code, data.high_watermark, bytes(data).len()), (0, 0, 0));
    let waiting = m.send(12, fetch(60_000, 1, "orders", &[(0, 0)]));
    m.release();
    let answer = fetched(m.answer(waiting));
    assert_eq!(values(bytes(partitions(&answer)[0])), [(0, "a".into())]);
}

#[test]
fn fences_by_leader_epoch_before_anything_else() {
    let mut m = with_records(1, &["a"]);
    let epoch = m.leader_epoch("orders", 0).get();
    for (current, code) in [
        (epoch, ErrorCode::None),
        (epoch + 1, ErrorCode::UnknownLeaderEpoch),
        (epoch - 1, if epoch > 0 { ErrorCode::FencedLeaderEpoch } else { ErrorCode::None }),
    ] {
        let mut request = fetch(0, 1, "orders", &[(0, 0)]);
        request.topics[0].partitions[0].current_leader_epoch = current;
        let answer = fetched(m.ask(12, request));
        assert_eq!(partitions(&answer)[0].error_code, code.code());
    }
}

#[test]
fn topics_are_named_by_id_from_version_13_on() {
    let mut m = with_records(1, &["a"]);
    let mut request = fetch(0, 1, "", &[(0, 0)]);
    request.topics[0].topic_id = m.log_id("orders", 0).topic_id;
    let answer = fetched(m.ask(17, request.clone()));
    assert_eq!(answer.responses[0].topic_id, request.topics[0].topic_id);
    assert_eq!(values(bytes(partitions(&answer)[0])).len(), 1);
    request.topics[0].topic_id = Uuid::from_u128(99);
    let answer = fetched(m.ask(17, request));
    assert_eq!(partitions(&answer)[0].error_code, ErrorCode::UnknownTopicId.code());
}

#[test]
fn a_topic_that_goes_wakes_those_who_wait_for_it() {
    let mut m = with_records(1, &[]);
    let id = m.send(12, fetch(60_000, 1, "orders", &[(0, 0)]));
    let names = vec![DeleteTopicState { name: Some("orders".into()), ..Default::default() }];
    m.ask(6, DeleteTopicsRequest { topics: names, timeout_ms: 1000, ..Default::default() });
    let answer = fetched(m.answer(id));
    assert_eq!(partitions(&answer)[0].error_code, ErrorCode::UnknownTopicOrPartition.code());
}

#[test]
fn damaged_bytes_are_named_and_do_not_stop_the_partition() {
    let mut m = with_records(1, &["a"]);
    let log = m.log_id("orders", 0);
    m.disk.broken.push((log, FaultKind::Corrupt));
    let answer = fetched(m.ask(12, fetch(0, 1, "orders", &[(0, 0)])));
    assert_eq!(partitions(&answer)[0].error_code, ErrorCode::CorruptMessage.code());
    m.disk.broken.clear();
    let answer = fetched(m.ask(12, fetch(0, 1, "orders", &[(0, 0)])));
    assert_eq!(partitions(&answer)[0].error_code, 0);
}

#[test]
fn a_client_that_hangs_up_leaves_nothing_behind() {
    let mut m = with_records(1, &[]);
    let idle = m.node.next_deadline();
    let id = m.send_on(ConnectionId(9), 12, fetch(500, 1, "orders", &[(0, 0)]));
    assert_ne!(m.node.next_deadline(), idle);
    m.step(Input::Disconnected(ConnectionId(9)));
    assert_eq!(m.node.next_deadline(), idle);
    m.ask(9, produce(1, "orders", vec![(0, batch(&["a"], None))]));
    assert!(m.take_answer(id).is_none());
}

fn in_session(id: i32, epoch: i32, request: FetchRequest) -> FetchRequest {
    FetchRequest { session_id: id, session_epoch: epoch, ..request }
}

#[test]
fn a_session_tells_only_what_changed() {
    let mut m = with_records(3, &["a"]);
    let first = fetched(m.ask(12, in_session(0, 0, fetch(0, 1, "orders", &[(0, 0), (1, 0), (2, 0)]))));
    assert_eq!(partitions(&first).len(), 3, "the first answer is whole");
    let id = first.session_id;
    assert!(id > 0);
    let nothing = FetchRequest { topics: vec![], ..fetch(0, 1, "orders", &[]) };
    let second = fetched(m.ask(12, in_session(id, 1, fetch(0, 1, "orders", &[(0, 1)]))));
    assert_eq!((second.session_id, partitions(&second).len()), (id, 0), "nothing is new");
    m.ask(9, produce(1, "orders", vec![(2, batch(&["b"], None))]));
    let third = fetched(m.ask(12, in_session(id, 2, nothing.clone())));
    assert_eq!(partitions(&third).iter().map(|data| data.partition_index).collect::<Vec<_>>(), [2]);
    let forgotten = FetchRequest {
        forgotten_topics_data: vec![ForgottenTopic {
            topic: "orders".into(),
            partitions: vec![2],
            ..Default::default()
        }],
        ..nothing
    };
    m.ask(9, produce(1, "orders", vec![(1, batch(&["c"], None)), (2, batch(&["d"], None))]));
    let fourth = fetched(m.ask(12, in_session(id, 3, forgotten)));
    assert_eq!(partitions(&fourth).iter().map(|data| data.partition_index).collect::<Vec<_>>(), [1]);
}

#[test]
fn sessions_check_their_epoch_their_id_and_how_topics_are_named() {
    let mut m = with_records(1, &["a"]);
    let id = fetched(m.ask(12, in_session(0, 0, fetch(0, 1, "orders", &[(0, 0)])))).session_id;
    let nothing = FetchRequest { topics: vec![], ..fetch(0, 1, "orders", &[]) };
    let code = |m: &mut Machine, version, id, epoch| {
        let answer = fetched(m.ask(version, in_session(id, epoch, nothing.clone())));
        assert!(answer.error_code == 0 || partitions(&answer).is_empty());
        answer.error_code
    };
    assert_eq!(code(&mut m, 12, id, 2), ErrorCode::InvalidFetchSessionEpoch.code());
    assert_eq!(code(&mut m, 13, id, 1), ErrorCode::FetchSessionTopicIdError.code());
    assert_eq!(code(&mut m, 12, id.wrapping_add(1).max(1), 1), ErrorCode::FetchSessionIdNotFound.code());
    assert_eq!(code(&mut m, 12, id, 1), 0);
    let closed = fetched(m.ask(12, in_session(id, -1, fetch(0, 1, "orders", &[(0, 0)]))));
    assert_eq!((closed.session_id, partitions(&closed).len()), (0, 1));
    assert_eq!(code(&mut m, 12, id, 2), ErrorCode::FetchSessionIdNotFound.code());
}

#[test]
fn sessions_have_a_bound() {
    let mut m = Machine::with(&[("max.incremental.fetch.session.cache.slots", "2")]);
    m.create_topic("orders", 1, &[]);
    let begin = |m: &mut Machine| fetched(m.ask(12, in_session(0, 0, fetch(0, 1, "orders", &[(0, 0)])))).session_id;
    assert!(begin(&mut m) > 0);
    assert!(begin(&mut m) > 0);
    assert_eq!(begin(&mut m), 0, "the client goes on without one");
    m.pass(120_001);
    assert!(begin(&mut m) > 0, "one that was idle for long makes room");
}
