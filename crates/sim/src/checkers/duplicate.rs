//! A2: one value at two offsets, although its producer was idempotent or sent it only once.

use std::collections::{BTreeMap, BTreeSet};

use super::Anomaly;
use crate::history::{History, What};

pub(super) fn check(history: &History) -> Vec<Anomaly> {
    let mut may_repeat = BTreeSet::new();
    for op in &history.operations {
        if let What::Send { values, is_exactly_once: false, .. } = &op.what {
            may_repeat.extend(values.iter().map(|(id, _)| *id));
        }
    }
    let mut places: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    // A retry that names the topic may reach its namesake after the first attempt reached the topic: each holds it once.
    for (tp, record) in history.readings().filter(|(tp, _)| tp.id.is_some()) {
        if let Ok(value) = &record.value {
            places.entry((value.id, tp.id)).or_default().insert((tp.clone(), record.offset));
        }
    }
    places
        .into_iter()
        .filter(|((id, _), places)| places.len() > 1 && !may_repeat.contains(id))
        .map(|((id, _), places)| {
            let places: Vec<_> = places.iter().map(|(tp, offset)| format!("{tp}@{offset}")).collect();
            Anomaly { code: "A2", name: "duplicate", detail: format!("value {id} is at {}", places.join(" and ")) }
        })
        .collect()
}
