//! I38: a topic has more offsets than records that can have been sent to it: some are those of a namesake.
//!
//! Offsets begin at 0 and every record takes one, so no end that anybody is told lies beyond the number of records sent by then.

use std::collections::BTreeMap;

use ottla_protocol::ids::TopicId;

use super::Anomaly;
use crate::history::{History, Operation, Outcome, Tp, What};

/// How many records were sent so far to the partitions of one name.
#[derive(Default)]
struct Sent {
    by_id: BTreeMap<TopicId, i64>,
    to_either: i64,
}

pub(super) fn check(history: &History) -> Vec<Anomaly> {
    let mut sends: Vec<_> = history.sends().collect();
    sends.sort_by_key(|(op, ..)| op.invoked);
    let mut sends = sends.into_iter().peekable();
    let mut ends: Vec<_> = history.operations.iter().filter_map(|op| told_end(op).map(|end| (op, end))).collect();
    ends.sort_by_key(|(op, _)| op.completed);
    let mut sent: BTreeMap<_, Sent> = BTreeMap::new();
    let mut found = Vec::new();
    for (op, (tp, end)) in ends {
        while let Some((_, to, values, _)) = sends.next_if(|(send, ..)| send.invoked <= op.completed) {
            let count = i64::try_from(values.len()).unwrap_or(i64::MAX);
            let sent = sent.entry((&to.topic, to.partition)).or_default();
            *to.id.map_or(&mut sent.to_either, |id| sent.by_id.entry(id).or_default()) += count;
        }
        let Some(id) = tp.id else { continue };
        let most = sent
            .get(&(&tp.topic, tp.partition))
            .map_or(0, |sent| sent.to_either + sent.by_id.get(&id).copied().unwrap_or(0));
        // A log of which the disk took a part may hold what was sent again beside what was there.
        if end > most && history.losses_of(tp).next().is_none() {
            let detail = format!("{tp} ended at {end} at {} us, when {most} records were sent to it", op.completed);
            found.push(Anomaly { code: "I38", name: "inherited-offsets", detail });
        }
    }
    found
}

/// The end of a partition that an answer tells of.
fn told_end(op: &Operation) -> Option<(&Tp, i64)> {
    match &op.what {
        _ if op.outcome != Outcome::Ok => None,
        What::Poll { tp, answer: Some(answer), .. } => Some((tp, answer.high_watermark)),
        What::EndOffset { tp, offset: Some(end) } => Some((tp, *end)),
        What::Send { tp, values, base_offset: Some(base), .. } => {
            Some((tp, base + i64::try_from(values.len()).unwrap_or(i64::MAX)))
        }
        _ => None,
    }
}
