//! A18: an end offset, high watermark, last stable offset or log start that one observer saw goes down.

use std::collections::BTreeMap;

use super::Anomaly;
use crate::history::{History, What};

pub(super) fn check(history: &History) -> Vec<Anomaly> {
    // The highest, and when it was told.
    let mut highest: BTreeMap<(u32, &crate::history::Tp, &str), (i64, u64)> = BTreeMap::new();
    let mut found = Vec::new();
    for op in &history.operations {
        let (tp, fields) = match &op.what {
            What::Poll { tp, answer: Some(a), .. } => {
                let fields = vec![
                    ("high watermark", a.high_watermark),
                    ("last stable offset", a.last_stable_offset),
                    ("log start offset", a.log_start_offset),
                ];
                (tp, fields)
            }
            What::EndOffset { tp, offset: Some(offset) } => (tp, vec![("high watermark", *offset)]),
            What::StartOffset { tp, offset: Some(offset) } => (tp, vec![("log start offset", *offset)]),
            _ => continue,
        };
        if tp.id.is_none() {
            continue;
        }
        for (field, value) in fields {
            let (top, told) = highest.entry((op.process, tp, field)).or_insert((value, op.completed));
            // What a lie of the disk cost is gone, and no more than that.
            let lost = history.losses_of(tp).filter(|loss| *told <= loss.told_until && op.completed > loss.told_until);
            *top = lost.map(|loss| loss.from).fold(*top, i64::min);
            if value < *top {
                let detail = format!("process {} saw the {field} of {tp} fall from {top} to {value}", op.process);
                found.push(Anomaly { code: "A18", name: "watermark-regress", detail });
            }
            *top = (*top).max(value);
            *told = op.completed;
        }
    }
    found
}
