//! A29: data younger and smaller than the policy allows is gone.
//!
//! The log may begin later than at the lowest record ever known only because of DeleteRecords, because every record below the
//! start was older than `retention.ms`, or because the log held more than `retention.bytes` after them.

use std::collections::BTreeMap;

use super::Anomaly;
use crate::history::{History, Outcome, Tp, What};

/// What one record takes at least: how much of `retention.bytes` the records kept use up, counted in favour of the log.
const RECORD_BYTES_MAX: i64 = 2048;

pub(super) fn check(history: &History) -> Vec<Anomaly> {
    let mut found = Vec::new();
    for (tp, truth) in &history.truth {
        let asked = deleted_up_to(history, tp);
        if truth.log_start_offset <= asked {
            continue;
        }
        for (offset, timestamp) in acknowledged(history, tp).range(asked..truth.log_start_offset) {
            let is_old = truth.retention_ms.is_some_and(|ms| truth.now - timestamp > ms);
            let kept = (truth.log_end_offset - offset).saturating_mul(RECORD_BYTES_MAX);
            let is_crowded = truth.retention_bytes.is_some_and(|bytes| kept > bytes);
            if !is_old && !is_crowded {
                let detail = format!(
                    "{tp}@{offset} is below the log start offset {}, but neither deleted, nor older than {:?} ms, nor \
                     beyond {:?} bytes",
                    truth.log_start_offset, truth.retention_ms, truth.retention_bytes
                );
                found.push(Anomaly { code: "A29", name: "retention-overreach", detail });
                break;
            }
        }
    }
    found
}

/// The highest offset that any DeleteRecords, answered or not, may have deleted up to.
fn deleted_up_to(history: &History, tp: &Tp) -> i64 {
    let mut highest = 0;
    for op in history.operations.iter().filter(|op| op.outcome != Outcome::Fail) {
        if let What::DeleteRecords { tp: at, before, low_watermark } = &op.what
            && at.may_be(tp)
        {
            // -1 asks for everything up to the high watermark of that moment.
            let all = if *before < 0 && low_watermark.is_none() { i64::MAX } else { *before };
            highest = highest.max(low_watermark.unwrap_or(all));
        }
    }
    highest
}

/// Acknowledged records by offset, with their timestamps.
fn acknowledged(history: &History, tp: &Tp) -> BTreeMap<i64, i64> {
    let mut out = BTreeMap::new();
    for (op, at, values, base) in history.sends() {
        if let (true, Outcome::Ok, Some(base)) = (at == tp, op.outcome, base) {
            let binds = (base..).zip(values).filter(|(offset, _)| !history.is_void(tp, *offset, op.completed));
            out.extend(binds.map(|(offset, (_, timestamp))| (offset, *timestamp)));
        }
    }
    out
}
