//! A15: a reader sees a value at another offset than its producer was told.

use std::collections::BTreeMap;

use super::Anomaly;
use crate::history::{History, Outcome, What};

pub(super) fn check(history: &History) -> Vec<Anomaly> {
    let mut told = BTreeMap::new();
    let mut found = Vec::new();
    for op in history.operations.iter().filter(|op| op.outcome == Outcome::Ok) {
        let What::Send { tp, values, acks, base_offset, .. } = &op.what else { continue };
        match base_offset {
            Some(base) if *base >= 0 => {
                let binds = (*base..).zip(values).filter(|(offset, _)| !history.is_void(tp, *offset, op.completed));
                told.extend(binds.map(|(offset, (id, _))| (*id, (tp.clone(), offset))));
            }
            _ if *acks == 0 => {}
            other => {
                let detail = format!("process {} was told offset {other:?} for values {values:?} on {tp}", op.process);
                found.push(Anomaly { code: "A15", name: "offset-mismatch", detail });
            }
        }
    }
    for (tp, record) in history.readings().filter(|(tp, _)| tp.id.is_some()) {
        let Ok(value) = &record.value else { continue };
        if let Some((told_tp, offset)) = told.get(&value.id)
            && told_tp == tp
            && *offset != record.offset
        {
            let detail = format!("value {} was told {told_tp}@{offset} and read at {tp}@{}", value.id, record.offset);
            found.push(Anomaly { code: "A15", name: "offset-mismatch", detail });
        }
    }
    found
}
