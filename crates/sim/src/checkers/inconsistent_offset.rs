//! A1: one offset of a partition holds two values, or an acknowledged value's offset holds another.

use std::collections::BTreeMap;

use super::Anomaly;
use crate::history::{History, Outcome};

pub(super) fn check(history: &History) -> Vec<Anomaly> {
    let mut at: BTreeMap<_, u64> = BTreeMap::new();
    let mut found = Vec::new();
    let mut see = |tp: &crate::history::Tp, offset: i64, id: u64, how: &str| {
        if tp.id.is_none() {
            return;
        }
        let first = *at.entry((tp.clone(), offset)).or_insert(id);
        if first != id {
            let detail = format!("{tp} offset {offset} holds value {first}, and value {id} ({how})");
            found.push(Anomaly { code: "A1", name: "inconsistent-offset", detail });
        }
    };
    for (tp, record) in history.readings() {
        if let Ok(value) = &record.value {
            see(tp, record.offset, value.id, "read");
        }
    }
    for (op, tp, values, base) in history.sends().filter(|(op, ..)| op.outcome == Outcome::Ok) {
        if let Some(base) = base {
            for (offset, (id, _)) in (base..).zip(values) {
                if history.is_void(tp, offset, op.completed) {
                    continue;
                }
                see(tp, offset, *id, &format!("told to process {} at {} us", op.process, op.completed));
            }
        }
    }
    found.dedup();
    found
}
