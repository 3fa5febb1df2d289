//! Answers from the committed image: nothing here changes anything.

pub(super) mod api_versions;
pub(super) mod cluster;
pub(super) mod configs;
pub(super) mod metadata;
pub(super) mod topic_partitions;

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use ottla_protocol::ids::NodeId;

use super::image::{Broker, Image, Partition};
use crate::config::NodeConfig;
use crate::input::Request;

/// Authorized operations as a bit field: "not asked for".
const NOT_ASKED: i32 = i32::MIN;
/// Every operation that a topic knows: without an authorizer, all are allowed.
const ALL_TOPIC_OPERATIONS: i32 = 0b1101_1111_1000;
/// Every operation that a cluster knows.
const ALL_CLUSTER_OPERATIONS: i32 = 0b1_1111_1010_0000;

/// What an answer is made of.
#[derive(Debug, Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) image: &'a Image,
    pub(super) config: &'a NodeConfig,
    pub(super) request: &'a Request,
}

impl View<'_> {
    /// Where the client reaches a broker: under the listener that it came by. `None`: not at all.
    fn address(&self, node: NodeId, broker: &Broker) -> Option<(String, i32)> {
        let endpoint = broker.endpoints.get(&*self.request.listener)?;
        let own = self.config.listeners.iter().find(|listener| listener.name == *self.request.listener);
        if node == self.config.node_id && own.is_some_and(|listener| listener.advertised.is_none()) {
            // Nothing is advertised: the way by which the client came is one that works.
            let (host, port) = &self.request.dialled;
            return Some((host.to_string(), i32::from(*port)));
        }
        Some((endpoint.host.clone(), i32::from(endpoint.port)))
    }

    /// Any broker that serves: requests for the controller are taken by all of them.
    fn any_live_broker(&self) -> i32 {
        self.image.brokers.iter().find(|(_, broker)| broker.is_active()).map_or(-1, |(id, _)| id.get())
    }

    /// Whether a replica can be reached by this client and serves.
    fn is_online(&self, node: NodeId, partition: &Partition) -> bool {
        self.image.brokers.get(&node).is_some_and(|broker| {
            !broker.is_fenced
                && broker.endpoints.contains_key(&*self.request.listener)
                && partition.directory_of(node).is_none_or(|folder| broker.log_dirs.contains(&folder))
        })
    }

    fn offline_replicas(&self, partition: &Partition) -> Vec<i32> {
        let offline = partition.replicas.iter().filter(|node| !self.is_online(**node, partition));
        offline.map(|node| node.get()).collect()
    }
}
