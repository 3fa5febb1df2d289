//! Events as names, fields and sentences, for whoever writes them down. The names are those of the console's contract.

use alloc::format;
use alloc::string::{String, ToString as _};
use core::fmt;

use super::kind::{EventKind, ExpiryReason, Isolation};
use crate::metadata::MetadataEventKind;

/// How much an event matters to a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Happens with every record.
    Trace,
    /// A change of state.
    Info,
    /// Rare, and wanted.
    Notice,
    /// Somebody should look.
    Alarm,
}

impl Level {
    /// Its name in the contract.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Trace => "trace",
            Self::Info => "info",
            Self::Notice => "notice",
            Self::Alarm => "alarm",
        }
    }
}

/// The value of one field of an event.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum FieldValue<'a> {
    /// Unknown, or none.
    Null,
    /// A number.
    Integer(i64),
    /// Yes or no.
    Boolean(bool),
    /// Text.
    Text(&'a str),
}

impl EventKind {
    /// The kind's name in the console's contract.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Metadata(kind) => match kind {
                MetadataEventKind::ControllerElected { .. } => "ctrl.elected",
                MetadataEventKind::RecordCommitted { .. } => "meta.appended",
                MetadataEventKind::SnapshotWritten { .. } => "meta.snapshot",
                MetadataEventKind::BrokerRegistered { .. } => "broker.started",
                MetadataEventKind::BrokerUnfenced { .. } => "broker.unfenced",
                MetadataEventKind::BrokerFenced { .. } => "broker.fenced",
                MetadataEventKind::TopicCreated { .. } => "topic.created",
                MetadataEventKind::TopicDeleted { .. } => "topic.deleted",
                MetadataEventKind::TopicResized { .. } => "topic.resized",
                MetadataEventKind::ConfigChanged { .. } => "config.changed",
                MetadataEventKind::LeaderChanged { to: Some(_), .. } => "leader.elected",
                MetadataEventKind::LeaderChanged { to: None, .. } => "part.offline",
            },
            Self::BrokerStopping { .. } => "broker.stopping",
            Self::LogAppended { .. } => "log.appended",
            Self::LogRolled { .. } => "log.rolled",
            Self::LogTruncated { .. } => "log.truncated",
            Self::LossDetected { .. } => "loss.detected",
            Self::LogExpired { .. } => "log.expired",
            Self::LogFlushed { .. } => "log.flushed",
            Self::HighWatermarkAdvanced { .. } => "hw.advanced",
            Self::LastStableOffsetAdvanced { .. } => "lso.advanced",
            Self::PartitionOnline { .. } => "part.online",
            Self::PartitionOffline { .. } => "part.offline",
            Self::FolderFull { .. } => "folder.full",
            Self::FolderHasRoom { .. } => "folder.writable",
            Self::ProducerAcked { .. } => "producer.acked",
            Self::ProducerFailed { .. } => "producer.failed",
            Self::FetchAnswered { .. } => "fetch.response",
            Self::InvariantViolated { .. } => "invariant.violated",
        }
    }

    /// How much it matters.
    #[must_use]
    pub const fn level(&self) -> Level {
        match self {
            Self::LogAppended { .. }
            | Self::LogFlushed { .. }
            | Self::HighWatermarkAdvanced { .. }
            | Self::LastStableOffsetAdvanced { .. }
            | Self::ProducerAcked { .. }
            | Self::FetchAnswered { .. }
            | Self::Metadata(MetadataEventKind::RecordCommitted { .. }) => Level::Trace,
            Self::Metadata(MetadataEventKind::LeaderChanged { to: None, .. })
            | Self::PartitionOffline { .. }
            | Self::LogTruncated { .. }
            | Self::LossDetected { .. }
            | Self::FolderFull { .. }
            | Self::InvariantViolated { .. } => Level::Alarm,
            Self::Metadata(
                MetadataEventKind::TopicCreated { .. }
                | MetadataEventKind::TopicDeleted { .. }
                | MetadataEventKind::TopicResized { .. }
                | MetadataEventKind::ConfigChanged { .. }
                | MetadataEventKind::ControllerElected { .. },
            )
            | Self::FolderHasRoom { .. } => Level::Notice,
            Self::Metadata(_)
            | Self::BrokerStopping { .. }
            | Self::LogRolled { .. }
            | Self::LogExpired { .. }
            | Self::PartitionOnline { .. }
            | Self::ProducerFailed { .. } => Level::Info,
        }
    }

    /// What it is about, as an id of the contract: `part:orders/0`, `broker:1`.
    #[must_use]
    pub fn subject(&self) -> String {
        match self {
            Self::Metadata(kind) => metadata_subject(kind),
            Self::BrokerStopping { node } => format!("broker:{node}"),
            Self::LogAppended { part, node, .. }
            | Self::LogRolled { part, node, .. }
            | Self::LogTruncated { part, node, .. }
            | Self::LossDetected { part, node, .. }
            | Self::LogExpired { part, node, .. }
            | Self::LogFlushed { part, node, .. } => format!("rep:{part}@{node}"),
            Self::HighWatermarkAdvanced { part, .. }
            | Self::LastStableOffsetAdvanced { part, .. }
            | Self::PartitionOnline { part, .. }
            | Self::PartitionOffline { part, .. }
            | Self::ProducerAcked { part, .. }
            | Self::ProducerFailed { part, .. }
            | Self::FetchAnswered { part, .. } => format!("part:{part}"),
            Self::FolderFull { folder, .. } | Self::FolderHasRoom { folder, .. } => format!("folder:{folder}"),
            Self::InvariantViolated { name, .. } => format!("invariant:{name}"),
        }
    }

    /// Shows every field, in a fixed order, under its name in the contract.
    pub fn fields(&self, visit: &mut dyn FnMut(&'static str, FieldValue<'_>)) {
        use FieldValue::{Boolean, Integer, Null, Text};
        match self {
            Self::Metadata(kind) => metadata_fields(kind, visit),
            Self::FolderFull { node, reason, .. } => {
                visit("node", Integer(node.get().into()));
                visit("reason", Text(reason));
            }
            Self::FolderHasRoom { node, .. } | Self::BrokerStopping { node } => {
                visit("node", Integer(node.get().into()))
            }
            Self::LogAppended { base, last, leo, bytes, segment, producer_id, .. } => {
                visit("base", Integer(base.get()));
                visit("last", Integer(last.get()));
                visit("leo", Integer(leo.get()));
                visit("bytes", unsigned(*bytes));
                visit("segment", Integer(segment.get()));
                visit("pid", producer_id.map_or(Null, |id| Integer(id.get())));
            }
            Self::LogRolled { segment, .. } => visit("segment", Integer(segment.get())),
            Self::LogTruncated { to, bytes, .. } => {
                visit("to", Integer(to.get()));
                visit("bytes", unsigned(*bytes));
            }
            Self::LossDetected { expected, got, .. } => {
                visit("expected", Integer(expected.get()));
                visit("got", Integer(got.get()));
            }
            Self::LogExpired { new_start, reason, removed, .. } => {
                visit("new_start", Integer(new_start.get()));
                visit("reason", Text(reason_name(*reason)));
                visit("removed", Integer((*removed).into()));
            }
            Self::LogFlushed { up_to, .. } => visit("up_to", Integer(up_to.get())),
            Self::HighWatermarkAdvanced { from, to, .. } | Self::LastStableOffsetAdvanced { from, to, .. } => {
                visit("from", Integer(from.get()));
                visit("to", Integer(to.get()));
            }
            Self::PartitionOnline { epoch, start, leo, .. } => {
                visit("epoch", Integer(epoch.get().into()));
                visit("start", Integer(start.get()));
                visit("leo", Integer(leo.get()));
            }
            Self::PartitionOffline { reason, .. } => visit("reason", Text(reason)),
            Self::ProducerAcked { base_offset, latency_us, is_duplicate, .. } => {
                visit("base_offset", Integer(base_offset.get()));
                visit("latency_us", unsigned(*latency_us));
                visit("duplicate", Boolean(*is_duplicate));
            }
            Self::ProducerFailed { code, .. } => visit("code", Text(code.name())),
            Self::FetchAnswered { offset, next_offset, bytes, isolation, wait_us, .. } => {
                visit("offset", Integer(offset.get()));
                visit("next_offset", Integer(next_offset.get()));
                visit("bytes", unsigned(*bytes));
                visit("purpose", Text("consumer"));
                visit("isolation", Text(isolation_name(*isolation)));
                visit("wait_us", unsigned(*wait_us));
            }
            Self::InvariantViolated { name, detail } => {
                visit("name", Text(name));
                visit("detail", Text(detail));
            }
        }
    }
}

/// The event as a plain sentence.
impl fmt::Display for EventKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name(), self.subject())?;
        let mut result = Ok(());
        self.fields(&mut |name, value| {
            if result.is_ok() {
                result = match value {
                    FieldValue::Null => write!(f, " {name}=none"),
                    FieldValue::Integer(number) => write!(f, " {name}={number}"),
                    FieldValue::Boolean(yes) => write!(f, " {name}={yes}"),
                    FieldValue::Text(text) => write!(f, " {name}={text}"),
                };
            }
        });
        result
    }
}

fn metadata_subject(kind: &MetadataEventKind) -> String {
    match kind {
        MetadataEventKind::ControllerElected { node, .. } => format!("ctrl:{node}"),
        MetadataEventKind::RecordCommitted { .. } | MetadataEventKind::SnapshotWritten { .. } => "ctrl".to_string(),
        MetadataEventKind::BrokerRegistered { node, .. }
        | MetadataEventKind::BrokerUnfenced { node }
        | MetadataEventKind::BrokerFenced { node } => format!("broker:{node}"),
        MetadataEventKind::TopicCreated { topic, .. }
        | MetadataEventKind::TopicDeleted { topic, .. }
        | MetadataEventKind::TopicResized { topic, .. } => format!("topic:{topic}"),
        MetadataEventKind::ConfigChanged { resource, .. } => resource.clone(),
        MetadataEventKind::LeaderChanged { topic, partition, .. } => format!("part:{topic}/{partition}"),
    }
}

fn metadata_fields(kind: &MetadataEventKind, visit: &mut dyn FnMut(&'static str, FieldValue<'_>)) {
    use FieldValue::{Integer, Null, Text};
    match kind {
        MetadataEventKind::ControllerElected { node, epoch } => {
            visit("node", Integer(node.get().into()));
            visit("epoch", Integer((*epoch).into()));
        }
        MetadataEventKind::RecordCommitted { offset, record_type } => {
            visit("offset", Integer(offset.get()));
            visit("record_type", Text(record_type));
        }
        MetadataEventKind::SnapshotWritten { end_offset } => visit("end_offset", Integer(end_offset.get())),
        MetadataEventKind::BrokerRegistered { epoch, .. } => visit("epoch", Integer(epoch.get())),
        MetadataEventKind::BrokerUnfenced { .. } | MetadataEventKind::BrokerFenced { .. } => {}
        MetadataEventKind::TopicCreated { topic, topic_id, partitions, replication_factor } => {
            visit("topic", Text(topic));
            visit("topic_id", Text(&topic_id.to_string()));
            visit("partitions", Integer((*partitions).into()));
            visit("rf", Integer((*replication_factor).into()));
        }
        MetadataEventKind::TopicDeleted { topic, topic_id } => {
            visit("topic", Text(topic));
            visit("topic_id", Text(&topic_id.to_string()));
        }
        MetadataEventKind::TopicResized { topic, old, new } => {
            visit("topic", Text(topic));
            visit("old", Integer((*old).into()));
            visit("new", Integer((*new).into()));
        }
        MetadataEventKind::ConfigChanged { key, old, new, .. } => {
            visit("key", Text(key));
            visit("old", old.as_deref().map_or(Null, Text));
            visit("new", new.as_deref().map_or(Null, Text));
        }
        MetadataEventKind::LeaderChanged { from, to, epoch, .. } => {
            visit("from", from.map_or(Null, |node| Integer(node.get().into())));
            visit("to", to.map_or(Null, |node| Integer(node.get().into())));
            visit("epoch", Integer(epoch.get().into()));
        }
    }
}

/// Numbers of the contract stay far below this bound in any real node; one that does not is shown as the largest.
fn unsigned(value: u64) -> FieldValue<'static> {
    FieldValue::Integer(i64::try_from(value).unwrap_or(i64::MAX))
}

const fn reason_name(reason: ExpiryReason) -> &'static str {
    match reason {
        ExpiryReason::Time => "time",
        ExpiryReason::Size => "size",
        ExpiryReason::DeleteRecords => "delete_records",
    }
}

const fn isolation_name(isolation: Isolation) -> &'static str {
    match isolation {
        Isolation::ReadUncommitted => "read_uncommitted",
        Isolation::ReadCommitted => "read_committed",
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use ottla_protocol::ids::{NodeId, Offset, PartitionId};

    use super::*;
    use crate::event::PartitionName;

    #[test]
    fn an_event_has_a_name_a_subject_fields_and_a_sentence() {
        let part = PartitionName { topic: "orders".into(), partition: PartitionId::new(2) };
        let kind = EventKind::LogAppended {
            part,
            node: NodeId::new(1),
            base: Offset::new(5),
            last: Offset::new(6),
            leo: Offset::new(7),
            bytes: 90,
            segment: Offset::ZERO,
            producer_id: None,
        };
        assert_eq!(
            (kind.name(), kind.subject().as_str(), kind.level()),
            ("log.appended", "rep:orders/2@1", Level::Trace)
        );
        let mut names = Vec::new();
        kind.fields(&mut |name, _| names.push(name));
        assert_eq!(names, ["base", "last", "leo", "bytes", "segment", "pid"]);
        assert_eq!(kind.to_string(), "log.appended rep:orders/2@1 base=5 last=6 leo=7 bytes=90 segment=0 pid=none");
    }
}
