//! What the metadata records add up to: brokers, topics, configurations, features.
//!
//! An image is the state of some prefix of the metadata log (invariant 48): [`Image::replay`] takes one record further, and
//! nothing else changes it.

mod broker;
mod configs;
mod replay;
mod snapshot;
#[cfg(test)]
mod tests;
mod topics;

use alloc::collections::BTreeMap;
use alloc::string::String;

use ottla_protocol::ids::{NodeId, Offset};
use ottla_protocol::messages::RegisterControllerRecord;

pub use broker::{Broker, Endpoint};
pub use configs::{ConfigResource, Configs, ResourceType};
pub use replay::ReplayError;
pub(in crate::metadata) use replay::type_name;
pub(in crate::metadata) use snapshot::METADATA_VERSION;
pub(in crate::metadata) use topics::{NO_LEADER, wire};
pub use topics::{Partition, Topic, Topics};

/// The cluster's metadata at one offset of its log.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Image {
    /// The offset after the last record it contains.
    pub end_offset: Offset,
    /// The quorum's epoch at that record.
    pub epoch: i32,
    /// Finalized features by name (KIP-584), without `kraft.version`, which belongs to the quorum.
    pub features: BTreeMap<String, i16>,
    /// Registered brokers.
    pub brokers: BTreeMap<NodeId, Broker>,
    /// Registered controllers.
    pub controllers: BTreeMap<NodeId, RegisterControllerRecord>,
    /// Topics and their partitions.
    pub topics: Topics,
    /// Dynamic configurations.
    pub configs: Configs,
    /// The first producer id of the next block (KIP-730), and who took the last one.
    pub producer_ids: ProducerIds,
}

/// How far producer ids are given out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ProducerIds {
    /// The first one that no broker was given.
    pub next_producer_id: i64,
    /// The broker that took the last block, and its epoch; `None` before the first.
    pub taken_by: Option<(NodeId, i64)>,
}

impl Image {
    /// The level of a finalized feature; 0 if it is not finalized.
    #[must_use]
    pub fn feature_level(&self, name: &str) -> i16 {
        self.features.get(name).copied().unwrap_or(0)
    }

    /// Whether a broker may lead and be listed: registered, and not fenced.
    #[must_use]
    pub fn is_unfenced(&self, node: NodeId) -> bool {
        self.brokers.get(&node).is_some_and(|broker| !broker.is_fenced)
    }

    /// Whether a broker may be given partitions to lead: unfenced, and not on its way to a stop.
    #[must_use]
    pub fn is_active(&self, node: NodeId) -> bool {
        self.brokers.get(&node).is_some_and(Broker::is_active)
    }
}
