//! A33: an answer tells of something that is not so: that a topic is not there, which was there all the time.

use super::Anomaly;
use crate::history::{History, What};

pub(super) fn check(history: &History) -> Vec<Anomaly> {
    let mut found = Vec::new();
    for op in &history.operations {
        let (topic, id) = match &op.what {
            What::DescribeTopic { topic, id: None } => (topic, None),
            _ if !matches!(op.error, Some("UNKNOWN_TOPIC_OR_PARTITION" | "UNKNOWN_TOPIC_ID")) => continue,
            What::DeleteTopic { topic, id } => (topic, Some(*id)),
            what => match what.tp() {
                Some(tp) => (&tp.topic, tp.id),
                None => continue,
            },
        };
        let mut there =
            history.incarnations.iter().filter(|one| one.topic == *topic && id.is_none_or(|id| id == one.id));
        if there.any(|one| one.must_live(op.invoked, op.completed)) {
            let detail = format!(
                "process {} was told between {} and {} us that {topic} is not there, and it was: {:?}",
                op.process, op.invoked, op.completed, op.what
            );
            found.push(Anomaly { code: "A33", name: "wrong-answer", detail });
        }
    }
    found
}
