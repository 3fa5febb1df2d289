//! A16: a record differs from what was sent, was sent by nobody, or turns up in another partition.

use std::collections::BTreeMap;

use super::Anomaly;
use crate::history::{History, What};

pub(super) fn check(history: &History) -> Vec<Anomaly> {
    let mut sent = BTreeMap::new();
    for op in &history.operations {
        if let What::Send { tp, values, .. } = &op.what {
            sent.extend(values.iter().map(|(id, timestamp)| (*id, (tp, *timestamp))));
        }
    }
    let mut found = Vec::new();
    for (tp, record) in history.readings() {
        let wrong = match &record.value {
            // What a lie of the disk cost is told as it lies there.
            Err(_) if history.losses_of(tp).any(|loss| record.offset < 0 || record.offset >= loss.from) => None,
            Err(why) => Some(why.clone()),
            Ok(value) => match sent.get(&value.id) {
                None => Some(format!("value {} was sent by nobody", value.id)),
                Some((sent_to, _))
                    if !sent_to.is_namesake(tp) || value.topic != tp.topic || value.partition != tp.partition =>
                {
                    Some(format!("value {} was sent to {sent_to}", value.id))
                }
                Some((_, timestamp)) if *timestamp != record.timestamp => {
                    Some(format!("value {} was sent with timestamp {timestamp}, not {}", value.id, record.timestamp))
                }
                Some(_) => None,
            },
        };
        if let Some(why) = wrong {
            let detail = format!("{tp}@{}: {why}", record.offset);
            found.push(Anomaly { code: "A16", name: "mangled", detail });
        }
    }
    found
}
