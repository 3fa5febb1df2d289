//! One node's whole metadata side: quorum, controller and image behind one `step`.
//!
//! The order of a node's life, as its owner drives it:
//!
//! 1. [`MetadataPlane::start`] with what the disks hold. The plane opens `__cluster_metadata-0`, takes the leadership of its
//!    quorum, replays everything committed, and registers this broker (fenced).
//! 2. [`Change::Registered`]: [`MetadataPlane::image`] is complete. The owner opens every log it hosts (by the image) and
//!    then calls [`MetadataPlane::logs_are_open`].
//! 3. [`Change::Unfenced`]: this broker is unfenced and leads its partitions; the owner says [`Effect::Ready`](crate::Effect).
//! 4. Inputs that [`MetadataPlane::owns`] go to [`MetadataPlane::step`]. After each step the owner takes
//!    [changes](MetadataPlane::take_changes) first, then [replies](MetadataPlane::take_replies), then
//!    [events](MetadataPlane::take_events). Only committed records show in any of them.
//! 5. [`MetadataPlane::stop`] before a stop in good order.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use ottla_protocol::ids::{BrokerEpoch, LeaderEpoch, NodeId, Offset, PartitionEpoch, PartitionId, TopicId, Uuid};
use ottla_protocol::log::LogId;
use ottla_protocol::messages::ResponseBody;

use super::Image;
use crate::config::{NodeConfig, TopicConfig};
use crate::effect::Effects;
use crate::input::{Found, Input, RequestId};
use crate::time::{Mono, Now};

/// What a plane is made of.
#[derive(Debug, Clone)]
pub struct PlaneSetup {
    /// The node's own settings; listeners with their real ports, and the cluster's id.
    pub config: Arc<NodeConfig>,
    /// Names this run of the process among all runs of the node (KIP-631); never used twice.
    pub incarnation_id: Uuid,
    /// Where topic ids come from; a different one for every run of a node.
    pub seed: u128,
}

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
    /// A topic's own configuration changed: ask [`MetadataPlane::topic_config`] again.
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

/// Quorum, controller and image of one node.
#[derive(Debug)]
pub struct MetadataPlane {
    setup: PlaneSetup,
    image: Image,
    changes: Vec<Change>,
    replies: Vec<Reply>,
    events: Vec<MetadataEvent>,
}

impl MetadataPlane {
    /// A plane before its start.
    #[must_use]
    pub fn new(setup: PlaneSetup) -> Self {
        Self { setup, image: Image::default(), changes: Vec::new(), replies: Vec::new(), events: Vec::new() }
    }

    /// Whether an input (other than `Start` and `Stop`, which have methods of their own) is for [`Self::step`]: the reports
    /// on [`LogId::METADATA`], `QuorumStateWritten`, `SnapshotWritten`, `Tick`, and requests of the APIs served here.
    /// A `Tick` is for others too.
    #[must_use]
    pub fn owns(_input: &Input) -> bool {
        false
    }

    /// Begins the node's life.
    pub fn start(&mut self, _now: Now, _found: &Found, _effects: &mut Effects) {
        let _ = self.setup.seed;
    }

    /// Takes one input.
    pub fn step(&mut self, _now: Now, _input: Input, _effects: &mut Effects) {}

    /// The owner has opened every hosted log of the image (or found its folder offline): asks to be unfenced.
    pub fn logs_are_open(&mut self, _now: Now, _effects: &mut Effects) {}

    /// A stop in good order begins: no more mutations are taken. Answers what cannot finish; nothing is left waiting once
    /// the reports of earlier effects are in (see [`Self::is_idle`]).
    pub fn stop(&mut self, _now: Now, _effects: &mut Effects) {}

    /// No record waits for its commit, no snapshot is being written.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        true
    }

    /// The epoch of this broker's registration; `None` before it.
    #[must_use]
    pub fn broker_epoch(&self) -> Option<BrokerEpoch> {
        None
    }

    /// The metadata committed so far.
    #[must_use]
    pub const fn image(&self) -> &Image {
        &self.image
    }

    /// Every partition with a replica on this node, by the committed image.
    #[must_use]
    pub fn hosted_partitions(&self) -> Vec<HostedPartition> {
        Vec::new()
    }

    /// A topic's effective configuration; `None` if there is no such topic.
    #[must_use]
    pub fn topic_config(&self, _topic: TopicId) -> Option<TopicConfig> {
        None
    }

    /// What was committed since the last call, in order.
    pub fn take_changes(&mut self) -> Vec<Change> {
        core::mem::take(&mut self.changes)
    }

    /// The answers that are due since the last call.
    pub fn take_replies(&mut self) -> Vec<Reply> {
        core::mem::take(&mut self.replies)
    }

    /// What happened since the last call, in order.
    pub fn take_events(&mut self) -> Vec<MetadataEvent> {
        core::mem::take(&mut self.events)
    }

    /// When [`Input::Tick`] is wanted; `None` while nothing waits for time.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Mono> {
        None
    }
}
