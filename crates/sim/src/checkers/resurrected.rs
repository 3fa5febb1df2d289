//! A27: a deleted record is served again, or a deleted topic, or a record of it under a topic of the same name.

use std::collections::BTreeMap;

use super::Anomaly;
use crate::history::{History, Operation, Outcome, Tp, What};

pub(super) fn check(history: &History) -> Vec<Anomaly> {
    let mut found = deleted_records(history);
    found.extend(deleted_topics(history));
    found.extend(inherited_records(history));
    found
}

/// Polls invoked after a DeleteRecords was answered must not serve anything below it.
fn deleted_records(history: &History) -> Vec<Anomaly> {
    let mut bounds: BTreeMap<_, Vec<(u64, i64)>> = BTreeMap::new();
    for op in history.operations.iter().filter(|op| op.outcome == Outcome::Ok) {
        if let What::DeleteRecords { tp, low_watermark: Some(low), .. } = &op.what {
            bounds.entry(tp).or_default().push((op.completed, *low));
        }
    }
    let mut found = Vec::new();
    for (op, tp, _, answer) in history.polls().filter(|(_, tp, ..)| tp.id.is_some()) {
        let known = bounds.get(tp).into_iter().flatten().filter(|(at, _)| *at < op.invoked);
        let bound = known.map(|(_, low)| *low).max().unwrap_or(0);
        // Of a batch that is damaged nobody knows which offsets are left.
        if let Some(record) = answer.records.iter().find(|r| r.value.is_ok() && r.offset < bound) {
            let detail = format!("{tp}@{} was read at {} us, deleted below {bound}", record.offset, op.completed);
            found.push(Anomaly { code: "A27", name: "resurrected", detail });
        }
    }
    found
}

/// What was asked after a topic was known to be gone must not find it.
fn deleted_topics(history: &History) -> Vec<Anomaly> {
    let mut found = Vec::new();
    for op in history.operations.iter().filter(|op| op.outcome == Outcome::Ok) {
        let (topic, id) = match &op.what {
            What::DescribeTopic { topic, id: Some(id) } => (topic, Some(*id)),
            // It may have lain in the machine's hands before: only an answer proves anything.
            What::Send { acks: 0, .. } => continue,
            what => match what.tp() {
                Some(Tp { topic, id, .. }) => (topic, *id),
                None => continue,
            },
        };
        let mut may_be =
            history.incarnations.iter().filter(|one| one.topic == *topic && id.is_none_or(|id| id == one.id));
        if !history.incarnations.is_empty() && !may_be.any(|one| one.may_live(op.invoked, op.completed)) {
            let detail = format!("the topic {topic} was deleted, and found at {} us: {:?}", op.completed, op.what);
            found.push(Anomaly { code: "A27", name: "resurrected", detail });
        }
    }
    found
}

/// A record that was sent to one topic must not be read from another that bears the same name.
fn inherited_records(history: &History) -> Vec<Anomaly> {
    let mut sent: BTreeMap<u64, (&Operation, &Tp)> = BTreeMap::new();
    for (op, tp, values, _) in history.sends() {
        sent.extend(values.iter().map(|(id, _)| (*id, (op, tp))));
    }
    let mut found = Vec::new();
    for (tp, record) in history.readings() {
        let Ok(value) = &record.value else { continue };
        let Some((op, sent_to)) = sent.get(&value.id).filter(|_| tp.id.is_some()) else { continue };
        let until = if op.outcome == Outcome::Ok { op.completed } else { u64::MAX };
        let may_hold = sent_to.may_be(tp) && history.incarnations_of(tp).any(|one| one.may_live(op.invoked, until));
        if sent_to.is_namesake(tp) && !may_hold && !history.incarnations.is_empty() {
            let detail = format!("value {} was sent to {sent_to} and is at {tp}@{}", value.id, record.offset);
            found.push(Anomaly { code: "A27", name: "resurrected", detail });
        }
    }
    found
}
