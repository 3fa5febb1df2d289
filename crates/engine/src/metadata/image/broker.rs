//! A registered broker (KIP-631).

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use ottla_protocol::ids::{BrokerEpoch, Uuid};
use ottla_protocol::messages::RegisterBrokerRecord;
use ottla_protocol::messages::register_broker_record::{BrokerEndpoint, BrokerFeature};

/// Where a broker is reached under one listener's name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Endpoint {
    /// The host that clients are told.
    pub host: String,
    /// The port that clients are told.
    pub port: u16,
    /// Kafka's number of the security protocol: 0 is PLAINTEXT.
    pub security_protocol: i16,
}

/// A registered broker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broker {
    /// The run of the process that registered.
    pub incarnation_id: Uuid,
    /// The epoch of the registration: its record's offset.
    pub epoch: BrokerEpoch,
    /// Endpoints by listener name.
    pub endpoints: BTreeMap<String, Endpoint>,
    /// Supported features by name: lowest and highest level.
    pub features: BTreeMap<String, (i16, i16)>,
    /// `broker.rack`.
    pub rack: Option<String>,
    /// It may not serve.
    pub is_fenced: bool,
    /// It is on its way to a stop in good order.
    pub is_in_controlled_shutdown: bool,
    /// The `directory.id` of each online log folder.
    pub log_dirs: Vec<Uuid>,
    /// Log folders that take no new partitions (KIP-1066); `None`: the broker does not know of such.
    pub cordoned_log_dirs: Option<Vec<Uuid>>,
}

impl Broker {
    /// Unfenced, and not on its way to a stop.
    #[must_use]
    pub const fn is_active(&self) -> bool {
        !self.is_fenced && !self.is_in_controlled_shutdown
    }

    pub(super) fn from_record(record: &RegisterBrokerRecord) -> Self {
        let endpoint = |e: &BrokerEndpoint| {
            (e.name.clone(), Endpoint { host: e.host.clone(), port: e.port, security_protocol: e.security_protocol })
        };
        let feature = |f: &BrokerFeature| (f.name.clone(), (f.min_supported_version, f.max_supported_version));
        Self {
            incarnation_id: record.incarnation_id,
            epoch: BrokerEpoch::new(record.broker_epoch),
            endpoints: record.end_points.iter().map(endpoint).collect(),
            features: record.features.iter().map(feature).collect(),
            rack: record.rack.clone(),
            is_fenced: record.fenced,
            is_in_controlled_shutdown: record.in_controlled_shutdown,
            log_dirs: record.log_dirs.clone(),
            cordoned_log_dirs: record.cordoned_log_dirs.clone(),
        }
    }

    pub(super) fn to_record(&self, broker_id: i32) -> RegisterBrokerRecord {
        let endpoint = |(name, e): (&String, &Endpoint)| BrokerEndpoint {
            name: name.clone(),
            host: e.host.clone(),
            port: e.port,
            security_protocol: e.security_protocol,
            ..Default::default()
        };
        let feature = |(name, (min, max)): (&String, &(i16, i16))| BrokerFeature {
            name: name.clone(),
            min_supported_version: *min,
            max_supported_version: *max,
            ..Default::default()
        };
        RegisterBrokerRecord {
            broker_id,
            incarnation_id: self.incarnation_id,
            broker_epoch: self.epoch.get(),
            end_points: self.endpoints.iter().map(endpoint).collect(),
            features: self.features.iter().map(feature).collect(),
            rack: self.rack.clone(),
            fenced: self.is_fenced,
            in_controlled_shutdown: self.is_in_controlled_shutdown,
            log_dirs: self.log_dirs.clone(),
            cordoned_log_dirs: self.cordoned_log_dirs.clone(),
            ..Default::default()
        }
    }
}
