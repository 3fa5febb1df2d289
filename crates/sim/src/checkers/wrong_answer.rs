//! A33: an answer tells of something that is not so: that a topic is not there, which was there all the time; that a log is damaged,
//! of which the disk took nothing; that the storage fails, when it has no trouble; or of an error
//! that nothing in a world is a reason for.

use super::Anomaly;
use crate::history::{History, Operation, Trouble, TroubleKind, What};

pub(super) fn check(history: &History) -> Vec<Anomaly> {
    let mut found = rotten(history);
    found.extend(failing(history));
    found.extend(unexpected(history));
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

fn rotten(history: &History) -> Vec<Anomaly> {
    let told = history.operations.iter().filter(|op| op.error == Some("CORRUPT_MESSAGE"));
    let wrong = told.filter(|op| op.what.tp().is_some_and(|tp| history.losses_of(tp).next().is_none()));
    wrong
        .map(|op| {
            let detail = format!("process {} was told of damage at {} us: {:?}", op.process, op.completed, op.what);
            Anomaly { code: "A33", name: "wrong-answer", detail }
        })
        .collect()
}

fn failing(history: &History) -> Vec<Anomaly> {
    let told = history.operations.iter().filter(|op| op.error == Some("KAFKA_STORAGE_ERROR"));
    told.filter(|op| !history.troubles.iter().any(|trouble| explains(trouble, op, history)))
        .map(|op| {
            let detail =
                format!("process {} was told of a storage error at {} us: {:?}", op.process, op.completed, op.what);
            Anomaly { code: "A33", name: "wrong-answer", detail }
        })
        .collect()
}

/// Whether a disk's trouble is why an operation was told of a storage error.
fn explains(trouble: &Trouble, op: &Operation, history: &History) -> bool {
    let is_then = trouble.from <= op.completed && trouble.until >= op.invoked;
    let reads = matches!(
        op.what,
        What::Poll { .. } | What::EndOffset { .. } | What::StartOffset { .. } | What::OffsetForTime { .. }
    );
    // A full disk answers reads, but of logs that it had no room to begin.
    let is_new = || {
        let mut may_be = op.what.tp().into_iter().flat_map(|tp| history.incarnations_of(tp));
        may_be.any(|one| one.known >= trouble.from)
    };
    is_then && (trouble.kind == TroubleKind::Failed || !reads || is_new())
}

/// What clients may be told besides success: a refusal in any other words misleads them.
const REASONS: &[&str] = &[
    "CORRUPT_MESSAGE",
    "KAFKA_STORAGE_ERROR",
    "LEADER_NOT_AVAILABLE",
    "NOT_LEADER_OR_FOLLOWER",
    "UNKNOWN_TOPIC_ID",
    "UNKNOWN_TOPIC_OR_PARTITION",
];

fn unexpected(history: &History) -> Vec<Anomaly> {
    let is_wrong = |op: &&Operation| {
        op.error.is_some_and(|error| match (&op.what, error) {
            (What::Send { .. }, "OUT_OF_ORDER_SEQUENCE_NUMBER")
            | (What::Poll { .. }, "UNSUPPORTED_COMPRESSION_TYPE")
            | (What::Poll { .. } | What::DeleteRecords { .. }, "OFFSET_OUT_OF_RANGE")
            | (What::CreateTopic { .. }, "TOPIC_ALREADY_EXISTS") => false,
            (What::Send { .. }, "CORRUPT_MESSAGE") => true,
            _ => !REASONS.contains(&error),
        })
    };
    let wrong = history.operations.iter().filter(is_wrong);
    wrong
        .map(|op| {
            let detail =
                format!("process {} was told {:?} at {} us: {:?}", op.process, op.error, op.completed, op.what);
            Anomaly { code: "A33", name: "wrong-answer", detail }
        })
        .collect()
}
