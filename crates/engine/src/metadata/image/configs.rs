//! Dynamic configurations by resource.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString as _};

use ottla_protocol::ids::NodeId;

use crate::config::ConfigMap;

/// What can have dynamic configurations, with Kafka's codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i8)]
pub enum ResourceType {
    /// A topic.
    Topic = 2,
    /// A broker, or (with an empty name) all of them.
    Broker = 4,
    /// The loggers of a broker. Kafka's only: nothing of it is stored.
    BrokerLogger = 8,
    /// A client-metrics subscription (KIP-714).
    ClientMetrics = 16,
    /// A group (KIP-848).
    Group = 32,
}

impl ResourceType {
    /// The type of this code.
    #[must_use]
    pub const fn from_code(code: i8) -> Option<Self> {
        Some(match code {
            2 => Self::Topic,
            4 => Self::Broker,
            8 => Self::BrokerLogger,
            16 => Self::ClientMetrics,
            32 => Self::Group,
            _ => return None,
        })
    }

    /// Kafka's code.
    #[must_use]
    pub const fn code(self) -> i8 {
        self as i8
    }

    /// Kafka's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Topic => "TOPIC",
            Self::Broker => "BROKER",
            Self::BrokerLogger => "BROKER_LOGGER",
            Self::ClientMetrics => "CLIENT_METRICS",
            Self::Group => "GROUP",
        }
    }
}

/// One resource.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConfigResource {
    /// Its type.
    pub kind: ResourceType,
    /// Its name; empty for the defaults of all brokers.
    pub name: String,
}

impl ConfigResource {
    /// A topic's.
    #[must_use]
    pub fn topic(name: &str) -> Self {
        Self { kind: ResourceType::Topic, name: name.to_string() }
    }

    /// One broker's.
    #[must_use]
    pub fn broker(node: NodeId) -> Self {
        Self { kind: ResourceType::Broker, name: node.to_string() }
    }

    /// All brokers'.
    #[must_use]
    pub const fn cluster() -> Self {
        Self { kind: ResourceType::Broker, name: String::new() }
    }
}

/// Overrides by resource; a resource without any is not in it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Configs {
    resources: BTreeMap<ConfigResource, ConfigMap>,
}

impl Configs {
    /// A resource's overrides.
    #[must_use]
    pub fn get(&self, resource: &ConfigResource) -> &ConfigMap {
        static NONE: ConfigMap = ConfigMap::new();
        self.resources.get(resource).unwrap_or(&NONE)
    }

    /// Every resource with overrides, by type and name.
    pub fn iter(&self) -> impl Iterator<Item = (&ConfigResource, &ConfigMap)> {
        self.resources.iter()
    }

    pub(super) fn set(&mut self, resource: ConfigResource, key: String, value: Option<String>) {
        match value {
            Some(value) => {
                self.resources.entry(resource).or_default().insert(key, value);
            }
            None => {
                let Some(overrides) = self.resources.get_mut(&resource) else { return };
                overrides.remove(&key);
                if overrides.is_empty() {
                    self.resources.remove(&resource);
                }
            }
        }
    }

    pub(super) fn remove(&mut self, resource: &ConfigResource) {
        self.resources.remove(resource);
    }
}
