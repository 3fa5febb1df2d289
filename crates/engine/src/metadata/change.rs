//! What the metadata plane tells its owner: committed changes, due answers, events.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use ottla_protocol::ids::{BrokerEpoch, LeaderEpoch, NodeId, Offset, PartitionEpoch, PartitionId, TopicId, Uuid};
use ottla_protocol::log::LogId;
use ottla_protocol::messages::ResponseBody;

use crate::input::RequestId;

/// A partition of which this node hosts a replica.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HostedPartition {
    /// Its log.
    pub log: LogId,
    /// The topic's name.
    pub topic: Arc<str>,
    /// The log folder (`directory.id`) that the controller assigned, if it did.
    pub folder: Option<Uuid>,
    /// The leader, if there is one.
    pub leader: Option<NodeId>,
    /// The leader's epoch.
    pub leader_epoch: LeaderEpoch,
    /// The epoch of this state.
    pub partition_epoch: PartitionEpoch,
}

/// Something committed that the rest of the node acts on. In the order of the metadata log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// This broker is registered, and fenced. The image holds everything committed before.
    Registered {
        /// The epoch of the registration.
        broker_epoch: BrokerEpoch,
    },
    /// This broker may serve.
    Unfenced,
    /// Partitions with a replica on this node came to be: open (or create) their logs. A new topic, or added partitions.
    PartitionsAdded(Vec<HostedPartition>),
    /// A hosted partition's leader or epochs changed.
    PartitionChanged(HostedPartition),
    /// A topic is gone, with every one of its partitions: delete the logs listed. The hosted ones only.
    TopicDeleted {
        /// The topic that was.
        topic_id: TopicId,
        /// Its name.
        name: Arc<str>,
        /// Its partitions on this node.
        logs: Vec<LogId>,
    },
    /// A topic's own configuration changed: ask [`MetadataPlane::topic_config`](super::MetadataPlane::topic_config) again.
    TopicConfigChanged(TopicId),
    /// The broker's dynamic configuration changed: any topic's effective configuration may have.
    BrokerConfigChanged,
}

/// An answer whose records are committed.
#[derive(Debug, Clone)]
pub struct Reply {
    /// Whose request it was.
    pub request: RequestId,
    /// The answer.
    pub body: ResponseBody,
    /// Logs that must be open before the answer goes out, so that the topic works once its creator hears of it.
    pub after_open: Vec<LogId>,
}

/// Why something happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// A client asked for it.
    Request(RequestId),
    /// The node's own life: start, election, registration.
    Node,
}

/// Something that happened in the metadata, for the one stream of events.
#[derive(Debug, Clone, PartialEq)]
pub struct MetadataEvent {
    /// Why.
    pub cause: Cause,
    /// What.
    pub kind: MetadataEventKind,
}

/// What happened.
#[derive(Debug, Clone, PartialEq)]
pub enum MetadataEventKind {
    /// This node leads the metadata quorum in a new epoch (`ctrl.elected`).
    ControllerElected {
        /// Who.
        node: NodeId,
        /// The quorum's epoch.
        epoch: i32,
    },
    /// A metadata record was committed (`meta.appended`).
    RecordCommitted {
        /// Where it stands in the metadata log.
        offset: Offset,
        /// Its type, in Kafka's name: `TOPIC_RECORD`.
        record_type: &'static str,
    },
    /// A metadata snapshot is on disk.
    SnapshotWritten {
        /// The offset after the last one it contains.
        end_offset: Offset,
    },
    /// A broker registered, fenced (`broker.started`).
    BrokerRegistered {
        /// Who.
        node: NodeId,
        /// Its epoch.
        epoch: BrokerEpoch,
    },
    /// A broker may serve (`broker.unfenced`).
    BrokerUnfenced {
        /// Who.
        node: NodeId,
    },
    /// A broker may not serve (`broker.fenced`).
    BrokerFenced {
        /// Who.
        node: NodeId,
    },
    /// A topic came to be (`topic.created`).
    TopicCreated {
        /// Its name.
        topic: Arc<str>,
        /// Its identity.
        topic_id: TopicId,
        /// How many partitions.
        partitions: u32,
        /// Replicas of each partition.
        replication_factor: u32,
    },
    /// A topic went (`topic.deleted`).
    TopicDeleted {
        /// Its name.
        topic: Arc<str>,
        /// Its identity.
        topic_id: TopicId,
    },
    /// A topic got more partitions (`topic.resized`).
    TopicResized {
        /// Its name.
        topic: Arc<str>,
        /// How many before.
        old: u32,
        /// How many after.
        new: u32,
    },
    /// A configuration changed (`config.changed`).
    ConfigChanged {
        /// The resource, as Kafka names it: `TOPIC orders`, `BROKER 1`, `BROKER default`.
        resource: String,
        /// The key.
        key: String,
        /// The value before; `None` if there was no override. Masked for sensitive keys.
        old: Option<String>,
        /// The value after; `None` if the override was removed. Masked for sensitive keys.
        new: Option<String>,
    },
    /// A partition has another leader, or none (`leader.elected`, `part.offline`).
    LeaderChanged {
        /// The topic's name.
        topic: Arc<str>,
        /// The partition.
        partition: PartitionId,
        /// The leader before.
        from: Option<NodeId>,
        /// The leader after.
        to: Option<NodeId>,
        /// The leader epoch after.
        epoch: LeaderEpoch,
    },
}
