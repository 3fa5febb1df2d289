//! The end: what the logs hold, read past the node, and what the checkers say of it.

use std::sync::Arc;

use super::{Report, World};
use crate::client::{Topic, value};
use crate::history::{Loss, Tp, Truth, What};

impl World {
    pub(super) fn conclude(mut self) -> Report {
        self.history.attribute();
        self.name_losses();
        let topics = std::mem::take(&mut self.topics);
        for topic in &topics {
            for partition in 0..topic.partitions {
                let tp = Tp { topic: Arc::clone(&topic.name), partition, id: Some(topic.id) };
                let truth = self.truth(topic, &tp);
                self.history.truth.push((tp, truth));
            }
        }
        self.anomalies.extend(crate::checkers::check(&self.history));
        Report {
            history: self.history,
            anomalies: self.anomalies,
            events: self.machine.take_events(),
            crashes: self.machine.crashes(),
            elapsed_us: self.now,
        }
    }

    fn name_losses(&mut self) {
        for (log, from, at) in std::mem::take(&mut self.losses) {
            // Nobody was told anything of a topic that nobody ever knew.
            if let Some(one) = self.history.incarnations.iter().find(|one| one.id == log.topic_id) {
                let tp = Tp { topic: Arc::clone(&one.topic), partition: log.partition.get(), id: Some(one.id) };
                self.history.losses.push(Loss { tp, from: from.get(), told_until: at });
            }
        }
    }

    /// What a log holds, read past the node.
    fn truth(&self, topic: &Topic, tp: &Tp) -> Truth {
        let bytes = self.machine.dump(topic.id, tp.partition);
        let (mut records, next) = value::read(&bytes);
        let start = self.history.operations.iter().filter_map(|op| match &op.what {
            What::StartOffset { tp: at, offset: Some(offset) } if at == tp => Some(*offset),
            What::Poll { tp: at, answer: Some(answer), .. } if at == tp => Some(answer.log_start_offset),
            What::DeleteRecords { tp: at, low_watermark: Some(low), .. } if at == tp => Some(*low),
            _ => None,
        });
        let start = start.max().unwrap_or(0).max(self.machine.first_offset(topic.id, tp.partition));
        records.retain(|record| record.offset >= start);
        let config = self.plan.topics.iter().find(|planned| planned.name == topic.name);
        let setting = |key: &str| {
            let configs = config.map(|topic| topic.configs.as_slice()).unwrap_or_default();
            configs.iter().find(|(name, _)| *name == key).and_then(|(_, value)| value.parse().ok())
        };
        Truth {
            log_start_offset: start,
            log_end_offset: next.unwrap_or(start),
            records,
            retention_ms: Some(setting("retention.ms").unwrap_or(604_800_000)),
            retention_bytes: setting("retention.bytes"),
            now: self.wall(),
        }
    }
}
