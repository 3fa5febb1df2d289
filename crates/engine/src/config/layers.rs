//! Which value holds: the layers of configuration, the strongest first.
//!
//! topic override > this broker's dynamic value > the cluster's dynamic value > `server.properties` > default (KIP-226).

use alloc::borrow::ToOwned as _;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::sync::Arc;
use alloc::vec::Vec;

use ottla_protocol::log::{CleanupPolicy, LogConfig};
use ottla_protocol::records::{Compression, TargetCompression, TimestampType};

use super::key::{ConfigKey, Unit};
use super::value::ConfigValue;
use super::{ConfigType, topic};

/// Overrides by name, as text.
pub type ConfigMap = BTreeMap<String, String>;

/// Where a value comes from, with its code in DescribeConfigs (KIP-226).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(i8)]
pub enum Source {
    /// A topic's own override.
    DynamicTopic = 1,
    /// Set while running, for one broker.
    DynamicBroker = 2,
    /// Set while running, for all brokers.
    DynamicDefaultBroker = 3,
    /// `server.properties`.
    StaticBroker = 4,
    /// The default.
    Default = 5,
    /// A client-metrics subscription's own override.
    DynamicClientMetrics = 7,
    /// A group's own override.
    DynamicGroup = 8,
}

/// One layer's say on a configuration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LayerValue {
    /// The name under which the layer holds it: the configuration's own or a synonym's.
    pub name: String,
    /// The value as the layer holds it, in the unit of `name`.
    pub value: String,
    /// Which layer.
    pub source: Source,
    /// What `name`'s unit is, against the configuration's own.
    pub unit: Unit,
}

/// Every layer below the resource's own overrides.
#[derive(Debug, Clone, Copy)]
pub struct Layers<'a> {
    /// Set while running for this broker.
    pub broker: &'a ConfigMap,
    /// Set while running for every broker.
    pub cluster: &'a ConfigMap,
    /// `server.properties`.
    pub properties: &'a ConfigMap,
}

impl Layers<'_> {
    /// Every layer's value of a configuration, the strongest first; the default last, if there is one.
    ///
    /// `own` are the resource's own overrides (a topic's, a group's), with their source.
    #[must_use]
    pub fn values(&self, key: &ConfigKey, own: Option<(&ConfigMap, Source)>) -> Vec<LayerValue> {
        let mut found = Vec::new();
        if let Some((overrides, source)) = own {
            push(&mut found, overrides, key.name, Unit::Same, source);
        }
        let below = [
            (self.broker, Source::DynamicBroker),
            (self.cluster, Source::DynamicDefaultBroker),
            (self.properties, Source::StaticBroker),
        ];
        for (layer, source) in below {
            if own.is_none() {
                push(&mut found, layer, key.name, Unit::Same, source);
            }
            for synonym in key.synonyms {
                push(&mut found, layer, synonym.name, synonym.unit, source);
            }
        }
        if let Some(default) = key.default {
            found.push(LayerValue {
                name: key.name.to_owned(),
                value: default.to_owned(),
                source: Source::Default,
                unit: Unit::Same,
            });
        }
        found
    }

    /// The value that holds, in the configuration's own unit, and where it comes from. A layer whose text is not a value of
    /// this configuration (it was committed by other software) does not count.
    #[must_use]
    pub fn effective(&self, key: &ConfigKey, own: Option<(&ConfigMap, Source)>) -> Option<(ConfigValue, Source)> {
        self.values(key, own).into_iter().find_map(|layer| Some((convert(key, &layer)?, layer.source)))
    }

    /// The settings of a topic with these overrides.
    #[must_use]
    pub fn topic_config(&self, overrides: &ConfigMap) -> TopicConfig {
        TopicReader { layers: self, overrides }.read()
    }
}

/// A layer's value in the configuration's own unit; `None` if it is not one.
fn convert(key: &ConfigKey, layer: &LayerValue) -> Option<ConfigValue> {
    if layer.unit == Unit::Same {
        return key.check(&layer.value).ok();
    }
    let count = layer.value.trim().parse::<i64>().ok()?;
    let converted = if count < 0 { -1 } else { count.saturating_mul(layer.unit.factor()) };
    key.check(&format!("{converted}")).ok()
}

fn push(found: &mut Vec<LayerValue>, layer: &ConfigMap, name: &str, unit: Unit, source: Source) {
    if let Some(value) = layer.get(name) {
        found.push(LayerValue { name: name.to_owned(), value: value.clone(), source, unit });
    }
}

/// A value as DescribeConfigs shows it.
#[must_use]
pub fn shown(key: &ConfigKey, value: &ConfigValue) -> String {
    match value {
        ConfigValue::Boolean(value) => value.to_string(),
        ConfigValue::Integer(value) => value.to_string(),
        ConfigValue::Double(value) if key.kind == ConfigType::Double && value.abs() < 1e15 => format!("{value:?}"),
        ConfigValue::Double(value) => format!("{value:E}"),
        ConfigValue::List(items) => items.join(","),
        ConfigValue::Text(text) => text.clone(),
    }
}

/// What a topic's configuration means for its partitions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TopicConfig {
    /// What governs each log.
    pub log: Arc<LogConfig>,
    /// `min.insync.replicas`.
    pub min_insync_replicas: u32,
    /// `unclean.leader.election.enable`.
    pub unclean_leader_election_enable: bool,
    /// `max.decompressed.message.bytes`.
    pub max_decompressed_message_bytes: u32,
}

/// Reads one topic's settings through the layers.
struct TopicReader<'a> {
    layers: &'a Layers<'a>,
    overrides: &'a ConfigMap,
}

impl TopicReader<'_> {
    fn read(&self) -> TopicConfig {
        let policy = self.list("cleanup.policy");
        let policy = CleanupPolicy {
            delete: policy.iter().any(|item| item == "delete"),
            compact: policy.iter().any(|item| item == "compact"),
        };
        let log = LogConfig {
            cleanup_policy: policy,
            compression: self.compression(),
            delete_retention_ms: self.integer("delete.retention.ms"),
            file_delete_delay_ms: self.integer("file.delete.delay.ms"),
            flush_messages: self.bounded("flush.messages").map(i64::unsigned_abs),
            flush_ms: self.bounded("flush.ms"),
            index_interval_bytes: self.unsigned("index.interval.bytes"),
            max_compaction_lag_ms: self.bounded("max.compaction.lag.ms"),
            max_message_bytes: self.unsigned("max.message.bytes"),
            timestamp_after_max_ms: self.integer("message.timestamp.after.max.ms"),
            timestamp_before_max_ms: self.integer("message.timestamp.before.max.ms"),
            timestamp_type: self.timestamp_type(),
            min_cleanable_dirty_ratio_ppm: self.parts_per_million("min.cleanable.dirty.ratio"),
            min_compaction_lag_ms: self.integer("min.compaction.lag.ms"),
            preallocate: self.boolean("preallocate"),
            retention_bytes: u64::try_from(self.integer("retention.bytes")).ok(),
            retention_ms: Some(self.integer("retention.ms")).filter(|ms| *ms >= 0),
            segment_bytes: self.unsigned("segment.bytes"),
            segment_index_bytes: self.unsigned("segment.index.bytes"),
            segment_jitter_ms: self.integer("segment.jitter.ms"),
            segment_ms: self.integer("segment.ms"),
        };
        TopicConfig {
            log: Arc::new(log),
            min_insync_replicas: self.unsigned("min.insync.replicas"),
            unclean_leader_election_enable: self.boolean("unclean.leader.election.enable"),
            max_decompressed_message_bytes: self.unsigned("max.decompressed.message.bytes"),
        }
    }

    fn value(&self, name: &str) -> ConfigValue {
        let key = topic::find(name).expect("the reader names topic configurations of the table");
        let own = Some((self.overrides, Source::DynamicTopic));
        self.layers
            .effective(key, own)
            .expect("every topic configuration has a valid default: a test holds the table to it")
            .0
    }

    fn integer(&self, name: &str) -> i64 {
        match self.value(name) {
            ConfigValue::Integer(value) => value,
            ConfigValue::Boolean(_) | ConfigValue::Double(_) | ConfigValue::List(_) | ConfigValue::Text(_) => 0,
        }
    }

    fn unsigned(&self, name: &str) -> u32 {
        u32::try_from(self.integer(name)).unwrap_or(0)
    }

    /// `None` for the largest value, which means "never".
    fn bounded(&self, name: &str) -> Option<i64> {
        Some(self.integer(name)).filter(|value| *value != i64::MAX)
    }

    fn boolean(&self, name: &str) -> bool {
        self.value(name) == ConfigValue::Boolean(true)
    }

    fn list(&self, name: &str) -> Vec<String> {
        match self.value(name) {
            ConfigValue::List(items) => items,
            ConfigValue::Boolean(_) | ConfigValue::Double(_) | ConfigValue::Integer(_) | ConfigValue::Text(_) => {
                Vec::new()
            }
        }
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the ratio lies in 0..=1")]
    fn parts_per_million(&self, name: &str) -> u32 {
        match self.value(name) {
            ConfigValue::Double(ratio) => (ratio * 1e6) as u32,
            ConfigValue::Boolean(_) | ConfigValue::Integer(_) | ConfigValue::List(_) | ConfigValue::Text(_) => 0,
        }
    }

    fn compression(&self) -> TargetCompression {
        let level = |name| i32::try_from(self.integer(name)).ok();
        let ConfigValue::Text(codec) = self.value("compression.type") else { return TargetCompression::Producer };
        let (codec, level) = match codec.as_str() {
            "uncompressed" => (Compression::None, None),
            "gzip" => (Compression::Gzip, level("compression.gzip.level").filter(|level| *level != -1)),
            "snappy" => (Compression::Snappy, None),
            "lz4" => (Compression::Lz4, level("compression.lz4.level")),
            "zstd" => (Compression::Zstd, level("compression.zstd.level")),
            _ => return TargetCompression::Producer,
        };
        TargetCompression::Codec { codec, level }
    }

    fn timestamp_type(&self) -> TimestampType {
        if self.value("message.timestamp.type") == ConfigValue::Text("LogAppendTime".to_owned()) {
            TimestampType::LogAppendTime
        } else {
            TimestampType::CreateTime
        }
    }
}
