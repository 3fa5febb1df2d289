//! A32: the offset found for a time is not that of the first record with this or a later timestamp.

use super::Anomaly;
use crate::history::{History, Outcome, What};

pub(super) fn check(history: &History) -> Vec<Anomaly> {
    let mut found = Vec::new();
    for op in history.operations.iter().filter(|op| op.outcome == Outcome::Ok) {
        let What::OffsetForTime { tp, timestamp, found: Some((offset, stamp)) } = &op.what else { continue };
        let Some((_, truth)) = history.truth.iter().find(|(t, _)| t == tp) else { continue };
        if history.is_void(tp, *offset, op.completed) {
            continue;
        }
        let mut wrong = |why: String| {
            let detail = format!("{tp} at time {timestamp}, answered offset {offset} with timestamp {stamp}: {why}");
            found.push(Anomaly { code: "A32", name: "timestamp-lookup", detail });
        };
        if *offset >= 0 && stamp < timestamp {
            wrong("the record is older than asked".to_owned());
        }
        let at = truth.records.iter().find(|r| r.offset == *offset);
        if let Some(record) = at.filter(|r| r.value.is_ok() && r.timestamp != *stamp) {
            wrong(format!("the record has timestamp {}", record.timestamp));
        }
        // A record in front of the answer that has the time too was overlooked. (Behind the answer `none`, records may have come.)
        let earlier = truth.records.iter().filter(|r| *offset >= 0 && r.offset < *offset);
        if let Some(record) = earlier.into_iter().find(|r| r.timestamp >= *timestamp) {
            wrong(format!("offset {} has timestamp {}", record.offset, record.timestamp));
        }
    }
    found
}
