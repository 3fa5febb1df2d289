//! Every checker on a history that has its anomaly, and on one that nearly has it.

use std::sync::Arc;

use ottla_protocol::ids::{TopicId, Uuid};

use super::CHECKERS;
use crate::history::{
    History, Incarnation, Loss, Operation, Outcome, PollAnswer, ReadRecord, Tp, Trouble, TroubleKind, Truth, Value,
    What,
};

const TOPIC: TopicId = Uuid::from_u128(1);
/// One of the same name, before.
const FORMER: TopicId = Uuid::from_u128(2);

fn tp(partition: i32) -> Tp {
    Tp { topic: Arc::from("t"), partition, id: Some(TOPIC) }
}

fn op(at: u64, outcome: Outcome, what: What) -> Operation {
    Operation { process: 1, invoked: at, completed: at + 5, outcome, error: None, what }
}

fn send(at: u64, outcome: Outcome, ids: &[u64], base: Option<i64>) -> Operation {
    let values = ids.iter().map(|id| (*id, 1000 + i64::try_from(*id).unwrap())).collect();
    op(at, outcome, What::Send { tp: tp(0), values, acks: -1, is_exactly_once: true, base_offset: base })
}

fn record(offset: i64, id: u64) -> ReadRecord {
    let timestamp = 1000 + i64::try_from(id).unwrap();
    ReadRecord { offset, timestamp, value: Ok(Value { id, topic: Arc::from("t"), partition: 0 }) }
}

fn poll(at: u64, from: i64, records: Vec<ReadRecord>, high_watermark: i64) -> Operation {
    let answer = PollAnswer { records, high_watermark, last_stable_offset: high_watermark, log_start_offset: 0 };
    op(at, Outcome::Ok, What::Poll { tp: tp(0), from, answer: Some(answer) })
}

fn history(operations: Vec<Operation>, records: Vec<ReadRecord>) -> History {
    let end = records.last().map_or(0, |r| r.offset + 1);
    let truth = Truth { log_end_offset: end, records, now: 1_000_000, ..Truth::default() };
    History { operations, truth: vec![(tp(0), truth)], ..History::default() }
}

fn codes(history: &History) -> Vec<&'static str> {
    let mut codes: Vec<_> = super::check(history).iter().map(|a| a.code).collect();
    codes.dedup();
    codes
}

#[test]
fn a_clean_history_has_no_anomaly() {
    let records = vec![record(0, 1), record(1, 2), record(2, 3)];
    let clean = history(
        vec![
            send(0, Outcome::Ok, &[1, 2], Some(0)),
            send(10, Outcome::Unknown, &[3], None),
            send(20, Outcome::Unknown, &[4], None),
            send(25, Outcome::Fail, &[5], None),
            poll(30, 0, records.clone(), 3),
        ],
        records,
    );
    assert_eq!(super::check(&clean), []);
}

#[test]
fn each_checker_has_a_code_of_its_own() {
    let mut codes: Vec<_> = CHECKERS.iter().map(|(code, ..)| code).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), CHECKERS.len());
}

#[test]
fn a1_two_values_at_one_offset() {
    let two = history(
        vec![
            poll(0, 0, vec![record(0, 1)], 1),
            send(0, Outcome::Unknown, &[1], None),
            send(0, Outcome::Unknown, &[2], None),
        ],
        vec![record(0, 2)],
    );
    assert_eq!(codes(&two), ["A1"]);
    let told = history(
        vec![send(0, Outcome::Unknown, &[1], None), send(0, Outcome::Ok, &[2], Some(0))],
        vec![record(0, 1), record(1, 2)],
    );
    assert_eq!(codes(&told), ["A1", "A15"]);
}

#[test]
fn a2_one_value_at_two_offsets() {
    let mut twice = history(vec![send(0, Outcome::Unknown, &[1], None)], vec![record(0, 1), record(1, 1)]);
    assert_eq!(codes(&twice), ["A2"]);
    let What::Send { is_exactly_once, .. } = &mut twice.operations[0].what else { unreachable!() };
    *is_exactly_once = false;
    assert_eq!(codes(&twice), [""; 0]);
}

#[test]
fn a3_a4_an_acknowledged_value_is_gone() {
    let others = [send(0, Outcome::Unknown, &[9], None), send(0, Outcome::Unknown, &[8], None)];
    let read = vec![record(0, 9), record(2, 8)];
    let mut ops = others.to_vec();
    ops.push(send(0, Outcome::Ok, &[1], Some(1)));
    ops.push(poll(9, 0, read.clone(), 3));
    assert_eq!(codes(&history(ops.clone(), read.clone())), ["A3"]);
    ops.pop();
    assert_eq!(codes(&history(ops.clone(), read.clone())), ["A4"]);
    let What::Send { acks, .. } = &mut ops[2].what else { unreachable!() };
    *acks = 0;
    assert_eq!(codes(&history(ops, read)), [""; 0]);
}

#[test]
fn a15_another_offset_than_told() {
    let moved = history(vec![send(0, Outcome::Ok, &[1], Some(0))], vec![record(1, 1)]);
    assert_eq!(codes(&moved), ["A15"]);
    let nonsense = history(vec![send(0, Outcome::Ok, &[1], Some(-1))], vec![record(0, 1)]);
    assert_eq!(codes(&nonsense), ["A15"]);
}

#[test]
fn a16_not_what_was_sent() {
    let sent = vec![send(0, Outcome::Unknown, &[1], None)];
    let broken = ReadRecord { value: Err("the checksum does not match".into()), ..record(0, 1) };
    assert_eq!(codes(&history(sent.clone(), vec![broken])), ["A16"]);
    assert_eq!(codes(&history(sent.clone(), vec![record(0, 7)])), ["A16"]);
    let late = ReadRecord { timestamp: 5, ..record(0, 1) };
    assert_eq!(codes(&history(sent.clone(), vec![late])), ["A16"]);
    let elsewhere = ReadRecord { value: Ok(Value { id: 1, topic: Arc::from("t"), partition: 3 }), ..record(0, 1) };
    assert_eq!(codes(&history(sent, vec![elsewhere])), ["A16"]);
}

#[test]
fn a18_a_watermark_falls() {
    let sent = send(0, Outcome::Unknown, &[1, 2, 3, 4, 5], None);
    let mut falls = history(vec![sent, poll(0, 0, vec![], 5), poll(9, 0, vec![], 4)], vec![]);
    assert_eq!(codes(&falls), ["A18"]);
    falls.operations[2].process = 2;
    assert_eq!(codes(&falls), [""; 0]);
}

#[test]
fn a27_deleted_and_served_again() {
    let sent = send(0, Outcome::Unknown, &[1], None);
    let delete = |at| op(at, Outcome::Ok, What::DeleteRecords { tp: tp(0), before: 1, low_watermark: Some(1) });
    let read = poll(20, 0, vec![record(0, 1)], 1);
    assert_eq!(codes(&history(vec![sent.clone(), delete(10), read.clone()], vec![])), ["A27"]);
    assert_eq!(codes(&history(vec![sent, read, delete(18)], vec![])), [""; 0]);
}

/// The former topic was there from 10 on, was doomed at 50 and gone at 60; the other was asked for at 70 and there at 80.
fn namesakes() -> Vec<Incarnation> {
    let one = |id, asked_for, doomed, gone| {
        let known = asked_for + 10;
        Incarnation { topic: Arc::from("t"), id, asked_for, known, doomed, gone }
    };
    vec![one(FORMER, 0, Some(50), Some(60)), one(TOPIC, 70, None, None)]
}

/// The same operation on a topic of the same name.
fn on(id: Option<TopicId>, mut op: Operation) -> Operation {
    if let What::Send { tp, .. } | What::Poll { tp, .. } | What::EndOffset { tp, .. } = &mut op.what {
        tp.id = id;
    }
    op
}

fn codes_with_namesakes(operations: Vec<Operation>, records: Vec<ReadRecord>) -> Vec<&'static str> {
    let mut history = History { incarnations: namesakes(), ..history(operations, records) };
    history.attribute();
    codes(&history)
}

#[test]
fn a27_a_deleted_topic_is_found() {
    let describe = |at, id| op(at, Outcome::Ok, What::DescribeTopic { topic: Arc::from("t"), id: Some(id) });
    assert_eq!(codes_with_namesakes(vec![describe(61, FORMER)], vec![]), ["A27"]);
    assert_eq!(codes_with_namesakes(vec![describe(60, FORMER), describe(71, TOPIC)], vec![]), [""; 0]);
    assert_eq!(codes_with_namesakes(vec![on(Some(FORMER), poll(61, 0, vec![], 0))], vec![]), ["A27"]);
    // Not by its id, but when no topic bore the name.
    assert_eq!(codes_with_namesakes(vec![on(None, poll(61, 0, vec![], 0))], vec![]), ["A27"]);
    assert_eq!(codes_with_namesakes(vec![on(None, poll(66, 0, vec![], 0))], vec![]), [""; 0]);
    let mut unproven = on(Some(FORMER), send(61, Outcome::Ok, &[1], None));
    let What::Send { acks, .. } = &mut unproven.what else { unreachable!() };
    *acks = 0;
    assert_eq!(codes_with_namesakes(vec![unproven], vec![]), [""; 0]);
}

#[test]
fn a27_a_record_outlives_its_topic() {
    let inherited = |sent| codes_with_namesakes(vec![sent], vec![record(0, 1)]);
    let to_former = on(Some(FORMER), send(20, Outcome::Unknown, &[1], None));
    assert_eq!(inherited(to_former), ["A27"]);
    assert_eq!(inherited(on(None, send(20, Outcome::Ok, &[1], Some(0)))), ["A27"]);
    // What nobody saw the end of may have reached the namesake.
    assert_eq!(inherited(on(None, send(20, Outcome::Unknown, &[1], None))), [""; 0]);
    assert_eq!(inherited(send(80, Outcome::Ok, &[1], Some(0))), [""; 0]);
}

#[test]
fn a33_told_that_a_topic_is_not_there() {
    let absent = |at| op(at, Outcome::Ok, What::DescribeTopic { topic: Arc::from("t"), id: None });
    for (at, wanted) in [(9, &[][..]), (11, &["A33"]), (44, &["A33"]), (46, &[]), (76, &[]), (81, &["A33"])] {
        assert_eq!(codes_with_namesakes(vec![absent(at)], vec![]), wanted, "at {at}");
    }
    let refused = |id, error| {
        let what = What::Poll { tp: Tp { id, ..tp(0) }, from: 0, answer: None };
        let op = Operation { error: Some(error), ..op(81, Outcome::Fail, what) };
        codes_with_namesakes(vec![op], vec![])
    };
    assert_eq!(refused(Some(TOPIC), "UNKNOWN_TOPIC_ID"), ["A33"]);
    assert_eq!(refused(None, "UNKNOWN_TOPIC_OR_PARTITION"), ["A33"]);
    assert_eq!(refused(Some(FORMER), "UNKNOWN_TOPIC_ID"), [""; 0]);
    assert_eq!(refused(Some(TOPIC), "NOT_LEADER_OR_FOLLOWER"), [""; 0]);
}

#[test]
fn a33_told_of_a_storage_error_without_trouble() {
    let told = |at, what| {
        let op = Operation { error: Some("KAFKA_STORAGE_ERROR"), ..op(at, Outcome::Unknown, what) };
        move |kind| {
            let trouble = Trouble { kind, from: 100, until: 200 };
            codes(&History { incarnations: namesakes(), troubles: vec![trouble], ..history(vec![op.clone()], vec![]) })
        }
    };
    let delete = || What::DeleteRecords { tp: tp(0), before: 1, low_watermark: None };
    for (at, wanted) in [(94, &["A33"][..]), (95, &[]), (200, &[]), (201, &["A33"])] {
        assert_eq!(told(at, delete())(TroubleKind::Full), wanted, "at {at}");
        assert_eq!(told(at, delete())(TroubleKind::Failed), wanted, "at {at}");
    }
    // A full disk is read.
    let read = || What::EndOffset { tp: tp(0), offset: None };
    assert_eq!(told(150, read())(TroubleKind::Failed), [""; 0]);
    assert_eq!(told(150, read())(TroubleKind::Full), ["A33"]);
}

#[test]
fn a33_told_of_an_error_without_reason() {
    let told =
        |what, error| codes(&history(vec![Operation { error: Some(error), ..op(5, Outcome::Fail, what) }], vec![]));
    let read = || What::Poll { tp: tp(0), from: 0, answer: None };
    let sent = || send(0, Outcome::Fail, &[1], None).what;
    assert_eq!(told(read(), "OFFSET_OUT_OF_RANGE"), [""; 0]);
    assert_eq!(told(sent(), "OFFSET_OUT_OF_RANGE"), ["A33"]);
    assert_eq!(told(sent(), "OUT_OF_ORDER_SEQUENCE_NUMBER"), [""; 0]);
    assert_eq!(told(read(), "UNKNOWN_SERVER_ERROR"), ["A33"]);
    assert_eq!(told(sent(), "NOT_LEADER_OR_FOLLOWER"), [""; 0]);
}

#[test]
fn i38_more_offsets_than_records() {
    let sent = |at, id| on(id, send(at, Outcome::Unknown, &[1, 2], None));
    let ended = |sends: Vec<Operation>| {
        let end = op(90, Outcome::Ok, What::EndOffset { tp: tp(0), offset: Some(2) });
        codes_with_namesakes([sends, vec![end]].concat(), vec![])
    };
    assert_eq!(ended(vec![sent(85, Some(TOPIC))]), [""; 0]);
    assert_eq!(ended(vec![sent(85, None)]), [""; 0]);
    assert_eq!(ended(vec![sent(20, Some(FORMER))]), ["I38"]);
    // Too late to have counted.
    assert_eq!(ended(vec![sent(96, Some(TOPIC))]), ["I38"]);
}

#[test]
fn a29_retention_takes_too_much() {
    let mut gone = history(vec![send(0, Outcome::Ok, &[1, 2], Some(0))], vec![record(1, 2)]);
    gone.truth[0].1.log_start_offset = 1;
    gone.truth[0].1.retention_ms = Some(10_000_000);
    assert_eq!(codes(&gone), ["A29"]);
    gone.truth[0].1.retention_ms = Some(1000);
    assert_eq!(codes(&gone), [""; 0]);
    gone.truth[0].1.retention_ms = None;
    gone.truth[0].1.retention_bytes = Some(100);
    assert_eq!(codes(&gone), [""; 0]);
}

#[test]
fn a32_the_wrong_offset_for_a_time() {
    let sent = send(0, Outcome::Ok, &[1, 2, 3], Some(0));
    let records = vec![record(0, 1), record(1, 2), record(2, 3)];
    let ask = |timestamp, found| op(9, Outcome::Ok, What::OffsetForTime { tp: tp(0), timestamp, found: Some(found) });
    let with = |ask| codes(&history(vec![sent.clone(), ask], records.clone()));
    assert_eq!(with(ask(1002, (1, 1002))), [""; 0]);
    assert_eq!(with(ask(1002, (2, 1003))), ["A32"]);
    assert_eq!(with(ask(1002, (0, 1001))), ["A32"]);
    assert_eq!(with(ask(1002, (1, 1005))), ["A32"]);
    assert_eq!(with(ask(5000, (-1, -1))), [""; 0]);
}

/// What is found where the disk took all from an offset on, told until 50 to be there.
fn codes_with_loss(mut history: History, from: i64) -> Vec<&'static str> {
    history.losses.push(Loss { tp: tp(0), from, told_until: 50 });
    codes(&history)
}

/// Each anomaly is none at and beyond what a lie of the disk took, and is one before that, or told after it.
#[test]
fn what_the_disk_took_does_not_bind_and_all_else_does() {
    let sent = |at, id, base| send(at, Outcome::Ok, &[id], Some(base));
    let kept = vec![record(0, 1), record(1, 2)];
    let lost = |at| history(vec![sent(0, 1, 0), sent(0, 2, 1), sent(at, 3, 2)], kept.clone());
    assert_eq!(codes_with_loss(lost(10), 2), [""; 0]);
    assert_eq!(codes_with_loss(lost(10), 3), ["A4"]);
    assert_eq!(codes_with_loss(lost(46), 2), ["A4"]);

    let replaced = |at| history(vec![sent(at, 1, 0), sent(60, 2, 0)], vec![record(0, 2)]);
    assert_eq!(codes_with_loss(replaced(10), 0), [""; 0]);
    assert!(codes_with_loss(replaced(10), 1).contains(&"A1"));
    assert!(codes_with_loss(replaced(46), 0).contains(&"A1"));

    let moved = |at| history(vec![sent(at, 1, 3), sent(60, 2, 0)], vec![record(0, 2), record(1, 1)]);
    assert_eq!(codes_with_loss(moved(10), 3), [""; 0]);
    assert!(codes_with_loss(moved(10), 4).contains(&"A15"));

    let several = send(0, Outcome::Unknown, &[1, 2, 3, 4, 5], None);
    let falls =
        |first, then| history(vec![several.clone(), poll(first, 0, vec![], 5), poll(then, 0, vec![], 4)], vec![]);
    assert_eq!(codes_with_loss(falls(10, 60), 4), [""; 0]);
    assert_eq!(codes_with_loss(falls(10, 60), 5), ["A18"]);
    assert_eq!(codes_with_loss(falls(10, 20), 4), ["A18"]);
    assert_eq!(codes_with_loss(falls(60, 70), 4), ["A18"]);

    let broken = ReadRecord { value: Err("the checksum does not match".into()), ..record(1, 2) };
    let damaged = || history(vec![sent(0, 1, 0), sent(0, 2, 1)], vec![record(0, 1), broken.clone()]);
    assert_eq!(codes_with_loss(damaged(), 1), [""; 0]);
    assert_eq!(codes_with_loss(damaged(), 2), ["A4", "A16"]);

    let what = What::Poll { tp: tp(0), from: 0, answer: None };
    let told = Operation { error: Some("CORRUPT_MESSAGE"), ..op(60, Outcome::Fail, what) };
    assert_eq!(codes(&history(vec![told.clone()], vec![])), ["A33"]);
    assert_eq!(codes_with_loss(history(vec![told], vec![]), 0), [""; 0]);

    let search = |at| op(at, Outcome::Ok, What::OffsetForTime { tp: tp(0), timestamp: 1002, found: Some((1, 1005)) });
    let searched = |at| history(vec![sent(0, 1, 0), sent(60, 2, 1), search(at)], kept.clone());
    assert_eq!(codes_with_loss(searched(10), 1), [""; 0]);
    assert_eq!(codes_with_loss(searched(10), 2), ["A32"]);
    assert_eq!(codes_with_loss(searched(60), 1), ["A32"]);
}
