//! A node's own settings, built from its properties.

use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use ottla_protocol::ids::NodeId;

use super::key::Status;
use super::layers::{ConfigMap, Layers};
use super::listener::{self, Listener};
use super::value::ConfigValue;
use super::{ConfigKey, broker, topic};

/// Properties by name, as text: `server.properties`, flags and environment, merged by the reader.
pub type Properties = ConfigMap;

/// A property that cannot be taken. The reader of the file adds the line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfigFault {
    /// The property.
    pub key: String,
    /// What is wrong and what would be right.
    pub message: String,
}

/// What there is to say about a set of properties, one by one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PropertyReport {
    /// Must be mended before the node can start.
    pub faults: Vec<ConfigFault>,
    /// Worth a warning: unknown names, and what Kafka would honour and Ottla does not (yet).
    pub warnings: Vec<ConfigFault>,
}

/// Looks at every property by itself.
#[must_use]
pub fn check_properties(properties: &Properties) -> PropertyReport {
    let mut report = PropertyReport::default();
    for (name, value) in properties {
        let fault = |message: String| ConfigFault { key: name.clone(), message };
        let Some(key) = broker::find(name) else {
            report.warnings.push(fault(unknown(name)));
            continue;
        };
        match (key.check(value), key.check_honoured(value), key.status) {
            (Err(message), _, _) | (_, Err(message), Status::NotYetSafely) => report.faults.push(fault(message)),
            (_, Err(message), _) => report.warnings.push(fault(message)),
            (Ok(_), Ok(_), _) => {
                if let Err(message) = check_topic_default(key, value) {
                    report.faults.push(fault(message));
                }
            }
        }
    }
    report
}

/// A property that gives topics a default must not smuggle in what a topic is refused.
fn check_topic_default(key: &ConfigKey, value: &str) -> Result<(), String> {
    if key.name == "log.cleanup.policy" { topic::check_policy(value) } else { Ok(()) }
}

fn unknown(name: &str) -> String {
    if broker::is_without_meaning(name) || name.starts_with("listener.name.") {
        format!("{name} has no meaning in Ottla and is ignored")
    } else {
        format!("{name} is not a property that Kafka 4.4 or Ottla knows; it is ignored")
    }
}

/// The metadata log's own settings. Sizes in bytes, times in ms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MetadataLogConfig {
    /// `metadata.log.max.record.bytes.between.snapshots`.
    pub max_record_bytes_between_snapshots: u64,
    /// `metadata.log.max.snapshot.interval.ms`; `None`: never for this reason.
    pub max_snapshot_interval_ms: Option<i64>,
    /// `metadata.log.segment.bytes`.
    pub segment_bytes: u32,
    /// `metadata.log.segment.ms`.
    pub segment_ms: i64,
    /// `metadata.max.retention.bytes`.
    pub max_retention_bytes: Option<u64>,
    /// `metadata.max.retention.ms`.
    pub max_retention_ms: Option<i64>,
}

/// What this process is.
#[derive(Debug, Clone, PartialEq)]
pub struct NodeConfig {
    /// `node.id`.
    pub node_id: NodeId,
    /// `broker.rack`.
    pub rack: Option<String>,
    /// The cluster's id. Made up by the driver at the first start, then read from `meta.properties`; `ottla.cluster.id`
    /// until it is known, or empty.
    pub cluster_id: String,
    /// `listeners`, with `advertised.listeners`. The driver writes the real port where 0 was asked for.
    pub listeners: Vec<Listener>,
    /// `log.dirs`, or `log.dir`.
    pub log_dirs: Vec<String>,
    /// `metadata.log.dir`, or the first of `log_dirs`.
    pub metadata_log_dir: String,
    /// The metadata log's own settings.
    pub metadata_log: MetadataLogConfig,
    /// `num.partitions`.
    pub num_partitions: i32,
    /// `default.replication.factor`.
    pub default_replication_factor: i16,
    /// `auto.create.topics.enable`.
    pub auto_create_topics_enable: bool,
    /// `delete.topic.enable`.
    pub delete_topic_enable: bool,
    /// `socket.request.max.bytes`.
    pub socket_request_max_bytes: u32,
    /// `socket.send.buffer.bytes`; `None` leaves it to the system.
    pub socket_send_buffer_bytes: Option<u32>,
    /// `socket.receive.buffer.bytes`; `None` leaves it to the system.
    pub socket_receive_buffer_bytes: Option<u32>,
    /// `socket.listen.backlog.size`.
    pub socket_listen_backlog_size: u32,
    /// `max.connections`.
    pub max_connections: u32,
    /// `max.connections.per.ip`.
    pub max_connections_per_ip: u32,
    /// `connections.max.idle.ms`; `None`: no limit.
    pub connections_max_idle_ms: Option<u64>,
    /// The smaller of `queued.max.request.bytes` and `ottla.request.memory.max.bytes`.
    pub request_memory_max_bytes: u64,
    /// `ottla.connection.memory.max.bytes`.
    pub connection_memory_max_bytes: u64,
    /// `ottla.http.listener`, host and port.
    pub http_listener: Option<(String, u16)>,
    /// `fetch.max.bytes`.
    pub fetch_max_bytes: u32,
    /// `max.incremental.fetch.session.cache.slots`.
    pub max_incremental_fetch_session_cache_slots: u32,
    /// `max.request.partition.size.limit`.
    pub max_request_partition_size_limit: u32,
    /// `producer.id.expiration.ms`.
    pub producer_id_expiration_ms: i64,
    /// `log.retention.check.interval.ms`.
    pub log_retention_check_interval_ms: i64,
    /// `log.flush.offset.checkpoint.interval.ms`.
    pub log_flush_offset_checkpoint_interval_ms: i64,
    /// `log.flush.start.offset.checkpoint.interval.ms`.
    pub log_flush_start_offset_checkpoint_interval_ms: i64,
    /// `replica.high.watermark.checkpoint.interval.ms`.
    pub replica_high_watermark_checkpoint_interval_ms: i64,
    /// `num.recovery.threads.per.data.dir`.
    pub num_recovery_threads_per_data_dir: u32,
    /// Every property as it was given, for DescribeConfigs and for the layers below a topic.
    pub properties: Properties,
}

impl Default for NodeConfig {
    /// What a node is without any property.
    fn default() -> Self {
        Self::from_properties(Properties::new()).expect("the defaults of the table are valid: a test holds it to that")
    }
}

impl NodeConfig {
    /// The settings that these properties ask for.
    ///
    /// # Errors
    ///
    /// Every property that is not valid, by itself or beside the others. (Warnings: see [`check_properties`].)
    pub fn from_properties(properties: Properties) -> Result<Self, Vec<ConfigFault>> {
        let mut faults = check_properties(&properties).faults;
        if !faults.is_empty() {
            return Err(faults);
        }
        let reader = Reader { properties: &properties };
        let node_id = reader.node_id().map_err(|fault| faults.push(fault)).unwrap_or_default();
        let listeners = listener::read(&properties).map_err(|fault| faults.push(fault)).unwrap_or_default();
        let http_listener = reader.http_listener().map_err(|fault| faults.push(fault)).unwrap_or_default();
        faults.extend(reader.one_node_only(node_id).err());
        if !faults.is_empty() {
            return Err(faults);
        }
        let log_dirs = reader.log_dirs();
        Ok(Self {
            node_id,
            rack: reader.text("broker.rack"),
            cluster_id: reader.text("ottla.cluster.id").unwrap_or_default(),
            listeners,
            metadata_log_dir: reader.text("metadata.log.dir").or_else(|| log_dirs.first().cloned()).unwrap_or_default(),
            log_dirs,
            metadata_log: reader.metadata_log(),
            num_partitions: i32::try_from(reader.integer("num.partitions")).unwrap_or(1),
            default_replication_factor: i16::try_from(reader.integer("default.replication.factor")).unwrap_or(1),
            auto_create_topics_enable: reader.boolean("auto.create.topics.enable"),
            delete_topic_enable: reader.boolean("delete.topic.enable"),
            socket_request_max_bytes: reader.unsigned("socket.request.max.bytes"),
            socket_send_buffer_bytes: u32::try_from(reader.integer("socket.send.buffer.bytes")).ok(),
            socket_receive_buffer_bytes: u32::try_from(reader.integer("socket.receive.buffer.bytes")).ok(),
            socket_listen_backlog_size: reader.unsigned("socket.listen.backlog.size"),
            max_connections: reader.unsigned("max.connections"),
            max_connections_per_ip: reader.unsigned("max.connections.per.ip"),
            connections_max_idle_ms: u64::try_from(reader.integer("connections.max.idle.ms")).ok(),
            request_memory_max_bytes: reader.request_memory_max_bytes(),
            connection_memory_max_bytes: reader.integer("ottla.connection.memory.max.bytes").unsigned_abs(),
            http_listener,
            fetch_max_bytes: reader.unsigned("fetch.max.bytes"),
            max_incremental_fetch_session_cache_slots: reader.unsigned("max.incremental.fetch.session.cache.slots"),
            max_request_partition_size_limit: reader.unsigned("max.request.partition.size.limit"),
            producer_id_expiration_ms: reader.integer("producer.id.expiration.ms"),
            log_retention_check_interval_ms: reader.integer("log.retention.check.interval.ms"),
            log_flush_offset_checkpoint_interval_ms: reader.integer("log.flush.offset.checkpoint.interval.ms"),
            log_flush_start_offset_checkpoint_interval_ms: reader
                .integer("log.flush.start.offset.checkpoint.interval.ms"),
            replica_high_watermark_checkpoint_interval_ms: reader
                .integer("replica.high.watermark.checkpoint.interval.ms"),
            num_recovery_threads_per_data_dir: reader.unsigned("num.recovery.threads.per.data.dir"),
            properties,
        })
    }
}

/// Reads typed values; every text passed [`check_properties`].
struct Reader<'a> {
    properties: &'a Properties,
}

impl Reader<'_> {
    fn value(&self, name: &str) -> Option<ConfigValue> {
        let key = broker::find(name).expect("the reader names properties of the table");
        let none = ConfigMap::new();
        let layers = Layers { broker: &none, cluster: &none, properties: self.properties };
        layers.effective(key, None).map(|(value, _)| value)
    }

    fn integer(&self, name: &str) -> i64 {
        match self.value(name) {
            Some(ConfigValue::Integer(value)) => value,
            Some(ConfigValue::Boolean(_) | ConfigValue::Double(_) | ConfigValue::List(_) | ConfigValue::Text(_))
            | None => -1,
        }
    }

    fn unsigned(&self, name: &str) -> u32 {
        u32::try_from(self.integer(name)).unwrap_or(0)
    }

    fn boolean(&self, name: &str) -> bool {
        self.value(name) == Some(ConfigValue::Boolean(true))
    }

    /// `None` if it is unset or empty.
    fn text(&self, name: &str) -> Option<String> {
        match self.value(name) {
            Some(ConfigValue::Text(text)) if !text.is_empty() => Some(text),
            _ => None,
        }
    }

    fn list(&self, name: &str) -> Vec<String> {
        match self.value(name) {
            Some(ConfigValue::List(items)) => items,
            _ => Vec::new(),
        }
    }

    fn node_id(&self) -> Result<NodeId, ConfigFault> {
        let (node, former) = (self.integer("node.id"), self.integer("broker.id"));
        let is_set = |name| self.properties.contains_key(name);
        if is_set("broker.id") && former >= 0 && is_set("node.id") && former != node {
            let message = format!("broker.id ({former}) and node.id ({node}) differ; broker.id can simply be left out");
            return Err(ConfigFault { key: "broker.id".to_owned(), message });
        }
        let id = if is_set("node.id") || former < 0 { node } else { former };
        Ok(NodeId::new(i32::try_from(id).unwrap_or_default()))
    }

    /// Refuses what only a cluster of several nodes can be.
    fn one_node_only(&self, node_id: NodeId) -> Result<(), ConfigFault> {
        let roles = self.list("process.roles");
        if roles.len() != 2 {
            let message =
                "a node must have both roles (broker,controller): clusters of several nodes are not served yet";
            return Err(ConfigFault { key: "process.roles".to_owned(), message: message.to_owned() });
        }
        let voters = self.list("controller.quorum.voters");
        let is_self = |voter: &String| voter.split_once('@').is_some_and(|(id, _)| id.parse() == Ok(node_id.get()));
        if voters.len() > 1 || !voters.iter().all(is_self) {
            let message = format!(
                "the only voter can be this node itself ({node_id}@host:port): quorums of several voters are not served yet"
            );
            return Err(ConfigFault { key: "controller.quorum.voters".to_owned(), message });
        }
        Ok(())
    }

    fn log_dirs(&self) -> Vec<String> {
        let dirs = self.list("log.dirs");
        if dirs.is_empty() { self.list("log.dir") } else { dirs }
    }

    fn metadata_log(&self) -> MetadataLogConfig {
        MetadataLogConfig {
            max_record_bytes_between_snapshots: self
                .integer("metadata.log.max.record.bytes.between.snapshots")
                .unsigned_abs(),
            max_snapshot_interval_ms: Some(self.integer("metadata.log.max.snapshot.interval.ms")).filter(|ms| *ms > 0),
            segment_bytes: self.unsigned("metadata.log.segment.bytes"),
            segment_ms: self.integer("metadata.log.segment.ms"),
            max_retention_bytes: u64::try_from(self.integer("metadata.max.retention.bytes")).ok(),
            max_retention_ms: Some(self.integer("metadata.max.retention.ms")).filter(|ms| *ms >= 0),
        }
    }

    fn request_memory_max_bytes(&self) -> u64 {
        let own = self.integer("ottla.request.memory.max.bytes").unsigned_abs();
        u64::try_from(self.integer("queued.max.request.bytes")).map_or(own, |kafkas| own.min(kafkas))
    }

    fn http_listener(&self) -> Result<Option<(String, u16)>, ConfigFault> {
        let Some(text) = self.text("ottla.http.listener") else { return Ok(None) };
        let fault = || ConfigFault {
            key: "ottla.http.listener".to_owned(),
            message: format!("'{text}' is not host:port, for example 127.0.0.1:9080"),
        };
        listener::host_and_port(&text).map(Some).ok_or_else(fault)
    }
}
