//! Which configuration holds, by an image and a node's own properties.

use crate::config::{Layers, NodeConfig, TopicConfig};

use super::image::{ConfigResource, Image, Topic};

/// Every layer below a resource's own overrides.
pub(super) fn layers<'a>(image: &'a Image, config: &'a NodeConfig) -> Layers<'a> {
    Layers {
        broker: image.configs.get(&ConfigResource::broker(config.node_id)),
        cluster: image.configs.get(&ConfigResource::cluster()),
        properties: &config.properties,
    }
}

/// A topic's effective configuration.
pub(super) fn topic_config(image: &Image, config: &NodeConfig, topic: &Topic) -> TopicConfig {
    layers(image, config).topic_config(image.configs.get(&ConfigResource::topic(&topic.name)))
}
