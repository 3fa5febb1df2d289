//! Every property this node and its topics can have: name, type, default, valid values, scope, and how far it is honoured.
//!
//! One table answers for all of it: the reader of `server.properties`, CreateTopics and the alter requests, DescribeConfigs,
//! and the settings that the rest of the node works with. A value is text until [`ConfigKey::check`] has passed it.

pub mod broker;
mod client_metrics;
mod group;
mod key;
mod layers;
mod listener;
mod node;
pub mod topic;
mod value;

pub use client_metrics::CLIENT_METRICS;
pub use group::GROUP;
pub use key::{ConfigKey, ConfigType, Status, Synonym, Unit, Update, Valid};
pub use layers::{ConfigMap, LayerValue, Layers, Source, TopicConfig, shown};
pub use listener::Listener;
pub use node::{ConfigFault, MetadataLogConfig, NodeConfig, Properties, PropertyReport, check_properties};
pub use value::ConfigValue;

/// The longest value of any configuration, in bytes.
pub const MAX_VALUE_BYTES: usize = 32_767;

/// The name of every property of a node, topic, group or client-metrics subscription; some more than once.
pub fn names() -> impl Iterator<Item = &'static str> {
    broker::keys().chain([topic::KEYS, CLIENT_METRICS, GROUP].into_iter().flatten()).map(|key| key.name)
}

#[cfg(test)]
mod tests;
