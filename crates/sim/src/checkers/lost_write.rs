//! A3 and A4: an acknowledged value is nowhere, although a reader got past its place (A3), or after the last drain (A4).

use std::collections::{BTreeMap, BTreeSet};

use super::Anomaly;
use crate::history::{History, Operation, Outcome, Tp, What};

/// Acknowledged values that nobody was given and the log does not hold, with the offset told.
fn missing(history: &History) -> Vec<(&Operation, &Tp, u64, Option<i64>)> {
    let seen: BTreeSet<u64> =
        history.readings().filter_map(|(_, record)| record.value.as_ref().ok()).map(|value| value.id).collect();
    let mut out = Vec::new();
    for (op, tp, values, base) in history.sends() {
        let is_promised = matches!(op.what, What::Send { acks, .. } if acks != 0) && op.outcome == Outcome::Ok;
        if !is_promised || tp.id.is_none() {
            continue;
        }
        for (i, (id, _)) in (0..).zip(values) {
            let offset = base.map(|b| b + i);
            let is_void = offset.is_some_and(|offset| history.is_void(tp, offset, op.completed));
            if !seen.contains(id) && !is_void && !may_be_gone(history, tp, offset) {
                out.push((op, tp, *id, offset));
            }
        }
    }
    out
}

/// Whether retention or DeleteRecords may have taken the record: it lies below the last log start offset known. (A topic that was
/// deleted has none: all of it is gone.)
fn may_be_gone(history: &History, tp: &Tp, offset: Option<i64>) -> bool {
    let start = history.truth.iter().find(|(t, _)| t == tp).map_or(i64::MAX, |(_, truth)| truth.log_start_offset);
    offset.is_none_or(|offset| offset < start)
}

/// The highest offset that any reader was given, by partition.
fn passed(history: &History) -> BTreeMap<&Tp, i64> {
    let mut highest = BTreeMap::new();
    for (_, tp, _, answer) in history.polls() {
        for record in &answer.records {
            let top = highest.entry(tp).or_insert(record.offset);
            *top = (*top).max(record.offset);
        }
    }
    highest
}

fn describe((op, tp, id, offset): (&Operation, &Tp, u64, Option<i64>)) -> String {
    let offset = offset.map_or("unknown".to_owned(), |o| o.to_string());
    format!(
        "value {id}, acknowledged to process {} at {} us for {tp} offset {offset}, is gone",
        op.process, op.completed
    )
}

pub(super) fn check_passed(history: &History) -> Vec<Anomaly> {
    let passed = passed(history);
    let lost = missing(history).into_iter().filter(|(_, tp, _, offset)| is_passed(&passed, tp, *offset));
    lost.map(|m| Anomaly { code: "A3", name: "lost-write", detail: describe(m) }).collect()
}

pub(super) fn check_tail(history: &History) -> Vec<Anomaly> {
    let passed = passed(history);
    let lost = missing(history).into_iter().filter(|(_, tp, _, offset)| !is_passed(&passed, tp, *offset));
    lost.map(|m| Anomaly { code: "A4", name: "lost-tail", detail: describe(m) }).collect()
}

fn is_passed(passed: &BTreeMap<&Tp, i64>, tp: &Tp, offset: Option<i64>) -> bool {
    offset.is_some_and(|offset| passed.get(tp).is_some_and(|top| offset < *top))
}
