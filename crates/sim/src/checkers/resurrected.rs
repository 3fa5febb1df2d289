//! A27: a deleted record is served again, or a record of a topic that was deleted before under the same name.

use std::collections::BTreeMap;

use super::Anomaly;
use crate::history::{History, Outcome, What};

pub(super) fn check(history: &History) -> Vec<Anomaly> {
    let mut found = deleted_records(history);
    found.extend(deleted_topics(history));
    found
}

/// Polls invoked after a DeleteRecords was answered must not serve anything below it.
fn deleted_records(history: &History) -> Vec<Anomaly> {
    let deleted = history.deleted_topics();
    let mut bounds: BTreeMap<_, Vec<(u64, i64)>> = BTreeMap::new();
    for op in history.operations.iter().filter(|op| op.outcome == Outcome::Ok) {
        if let What::DeleteRecords { tp, low_watermark: Some(low), .. } = &op.what {
            bounds.entry(tp).or_default().push((op.completed, *low));
        }
    }
    let mut found = Vec::new();
    for (op, tp, _, answer) in history.polls().filter(|(_, tp, ..)| !deleted.contains(&tp.topic)) {
        let known = bounds.get(tp).into_iter().flatten().filter(|(at, _)| *at < op.invoked);
        let bound = known.map(|(_, low)| *low).max().unwrap_or(0);
        if let Some(record) = answer.records.iter().find(|r| r.offset < bound) {
            let detail = format!("{tp}@{} was read at {} us, deleted below {bound}", record.offset, op.completed);
            found.push(Anomaly { code: "A27", name: "resurrected", detail });
        }
    }
    found
}

/// A value sent before a topic's deletion was asked for must not be read after the deletion was answered.
fn deleted_topics(history: &History) -> Vec<Anomaly> {
    let mut sent = BTreeMap::new();
    for (op, _, values, _) in history.sends() {
        sent.extend(values.iter().map(|(id, _)| (*id, op.completed)));
    }
    let mut found = Vec::new();
    for deletion in history.operations.iter().filter(|op| op.outcome == Outcome::Ok) {
        let What::DeleteTopic { topic } = &deletion.what else { continue };
        let later = history.polls().filter(|(op, tp, ..)| tp.topic == *topic && op.invoked > deletion.completed);
        for (_, tp, _, answer) in later {
            for record in &answer.records {
                let Ok(value) = &record.value else { continue };
                if sent.get(&value.id).is_some_and(|at| *at < deletion.invoked) {
                    let detail = format!("value {} of the deleted {tp} was read at offset {}", value.id, record.offset);
                    found.push(Anomaly { code: "A27", name: "resurrected", detail });
                }
            }
        }
    }
    found
}
