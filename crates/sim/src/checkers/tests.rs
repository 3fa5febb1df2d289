//! Every checker on a history that has its anomaly, and on one that nearly has it.

use std::sync::Arc;

use super::CHECKERS;
use crate::history::{History, Operation, Outcome, PollAnswer, ReadRecord, Tp, Truth, Value, What};

fn tp(partition: i32) -> Tp {
    Tp { topic: Arc::from("t"), partition }
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
    ReadRecord { offset, timestamp, value: Ok(Value { id, tp: tp(0) }) }
}

fn poll(at: u64, from: i64, records: Vec<ReadRecord>, high_watermark: i64) -> Operation {
    let answer = PollAnswer { records, high_watermark, last_stable_offset: high_watermark, log_start_offset: 0 };
    op(at, Outcome::Ok, What::Poll { tp: tp(0), from, answer: Some(answer) })
}

fn history(operations: Vec<Operation>, records: Vec<ReadRecord>) -> History {
    let end = records.last().map_or(0, |r| r.offset + 1);
    let truth = Truth { log_end_offset: end, records, now: 1_000_000, ..Truth::default() };
    History { operations, truth: vec![(tp(0), truth)] }
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
    let elsewhere = ReadRecord { value: Ok(Value { id: 1, tp: tp(3) }), ..record(0, 1) };
    assert_eq!(codes(&history(sent, vec![elsewhere])), ["A16"]);
}

#[test]
fn a18_a_watermark_falls() {
    let mut falls = history(vec![poll(0, 0, vec![], 5), poll(9, 0, vec![], 4)], vec![]);
    assert_eq!(codes(&falls), ["A18"]);
    falls.operations[1].process = 2;
    assert_eq!(codes(&falls), [""; 0]);
}

#[test]
fn a27_deleted_and_served_again() {
    let sent = send(0, Outcome::Unknown, &[1], None);
    let delete = |at| op(at, Outcome::Ok, What::DeleteRecords { tp: tp(0), before: 1, low_watermark: Some(1) });
    let read = poll(20, 0, vec![record(0, 1)], 1);
    assert_eq!(codes(&history(vec![sent.clone(), delete(10), read.clone()], vec![])), ["A27"]);
    assert_eq!(codes(&history(vec![sent.clone(), read.clone(), delete(18)], vec![])), [""; 0]);
    let drop = op(10, Outcome::Ok, What::DeleteTopic { topic: Arc::from("t") });
    assert_eq!(codes(&history(vec![sent, drop, read], vec![])), ["A27"]);
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
