//! Registration, fencing and leadership (KIP-631, KIP-858).

use alloc::string::ToString as _;
use alloc::vec::Vec;

use ottla_protocol::ids::{BrokerEpoch, NodeId, Offset, PartitionId, TopicId, Uuid};
use ottla_protocol::messages::{
    BrokerRegistrationChangeRecord, FeatureLevelRecord, PartitionChangeRecord, ProducerIdsRecord, RegisterBrokerRecord,
    RegisterControllerRecord, register_broker_record, register_controller_record,
};

use super::Controller;
use crate::config::Listener;
use crate::metadata::image::{METADATA_VERSION, NO_LEADER, Partition};

/// The levels of `metadata.version` that this node can work with: 4.0-IV3 to 4.4-IV2.
pub(crate) const METADATA_VERSIONS: (i16, i16) = (25, 33);
/// How many producer ids a broker gets at a time (KIP-730).
pub(crate) const PRODUCER_ID_BLOCK: i64 = 1000;

/// Every feature that this node supports, with its lowest and highest level.
#[must_use]
pub(crate) const fn supported_features() -> [(&'static str, i16, i16); 2] {
    [("kraft.version", 0, 1), (METADATA_VERSION, METADATA_VERSIONS.0, METADATA_VERSIONS.1)]
}

impl Controller {
    /// Begins a new cluster's log: what the formatted folder says, or else the newest level of every feature.
    pub(crate) fn bootstrap(&mut self) {
        if self.image.features.is_empty() {
            self.emit(FeatureLevelRecord {
                name: METADATA_VERSION.to_string(),
                feature_level: METADATA_VERSIONS.1,
                ..Default::default()
            });
        } else {
            for record in self.image.to_records() {
                self.write_down(record);
            }
        }
    }

    /// Registers this node as a controller.
    pub(crate) fn register_controller(&mut self, incarnation_id: Uuid) {
        let endpoint = |listener: &Listener| {
            let (host, port) = told(listener);
            register_controller_record::ControllerEndpoint {
                name: listener.name.clone(),
                host,
                port,
                ..Default::default()
            }
        };
        let feature = |(name, min, max): (&str, i16, i16)| register_controller_record::ControllerFeature {
            name: name.to_string(),
            min_supported_version: min,
            max_supported_version: max,
            ..Default::default()
        };
        self.emit(RegisterControllerRecord {
            controller_id: self.me().get(),
            incarnation_id,
            end_points: self.config.listeners.iter().filter(|l| l.is_controller).map(endpoint).collect(),
            features: supported_features().into_iter().map(feature).collect(),
            ..Default::default()
        });
    }

    /// Registers this node's broker, fenced, at the offset that its record is going to take; whatever it led before, it leads
    /// no more.
    pub(crate) fn register_broker(&mut self, incarnation_id: Uuid, log_dirs: Vec<Uuid>, offset: Offset) -> BrokerEpoch {
        let endpoint = |listener: &Listener| {
            let (host, port) = told(listener);
            register_broker_record::BrokerEndpoint { name: listener.name.clone(), host, port, ..Default::default() }
        };
        let feature = |(name, min, max): (&str, i16, i16)| register_broker_record::BrokerFeature {
            name: name.to_string(),
            min_supported_version: min,
            max_supported_version: max,
            ..Default::default()
        };
        let me = self.me();
        self.emit(RegisterBrokerRecord {
            broker_id: me.get(),
            incarnation_id,
            broker_epoch: offset.get(),
            end_points: self.config.listeners.iter().filter(|l| !l.is_controller).map(endpoint).collect(),
            features: supported_features().into_iter().map(feature).collect(),
            rack: self.config.rack.clone(),
            fenced: true,
            log_dirs,
            ..Default::default()
        });
        self.elect(|node, partition| partition.leader == Some(node));
        BrokerEpoch::new(offset.get())
    }

    /// This node's broker may serve: it leads what it can.
    pub(crate) fn unfence_broker(&mut self) {
        self.change_registration(|change| change.fenced = -1);
        self.elect(|_, partition| partition.leader.is_none());
    }

    /// These are the log folders that this node's broker has left; partitions in others have no leader any more.
    pub(crate) fn change_log_dirs(&mut self, log_dirs: Vec<Uuid>) {
        self.change_registration(|change| change.log_dirs = log_dirs);
        self.elect(|node, partition| partition.leader == Some(node));
    }

    fn change_registration(&mut self, edit: impl FnOnce(&mut BrokerRegistrationChangeRecord)) {
        let me = self.me();
        let Some(broker) = self.image.brokers.get(&me) else { return };
        let mut change = BrokerRegistrationChangeRecord {
            broker_id: me.get(),
            broker_epoch: broker.epoch.get(),
            ..Default::default()
        };
        edit(&mut change);
        self.emit(change);
    }

    /// Takes the next block of producer ids for this broker; says where it begins and ends (exclusive), or `None` if there are
    /// no more.
    pub(crate) fn take_producer_ids(&mut self) -> Option<(i64, i64)> {
        let first = self.image.producer_ids.next_producer_id;
        let next_producer_id = first.checked_add(PRODUCER_ID_BLOCK)?;
        let me = self.me();
        let broker_epoch = self.image.brokers.get(&me).map_or(-1, |broker| broker.epoch.get());
        self.emit(ProducerIdsRecord { broker_id: me.get(), broker_epoch, next_producer_id, ..Default::default() });
        Some((first, next_producer_id))
    }

    /// Elects a leader, or none, for every chosen partition with a replica here, where that changes anything.
    ///
    /// The next leader is the first replica that is in the ISR, active, and in an online folder.
    fn elect(&mut self, chosen: impl Fn(NodeId, &Partition) -> bool) {
        let me = self.me();
        let mut changes: Vec<(TopicId, PartitionId, i32)> = Vec::new();
        for topic in self.image.topics.iter() {
            for (id, partition) in topic.iter().filter(|(_, p)| p.replicas.contains(&me) && chosen(me, p)) {
                let can_lead = |node: &NodeId| partition.isr.contains(node) && self.can_serve(*node, partition);
                let leader = partition.replicas.iter().copied().find(can_lead);
                if leader != partition.leader {
                    changes.push((topic.id, id, leader.map_or(NO_LEADER, NodeId::get)));
                }
            }
        }
        for (topic_id, id, leader) in changes {
            let partition_id = id.get();
            self.emit(PartitionChangeRecord { partition_id, topic_id, leader, ..Default::default() });
        }
    }

    fn can_serve(&self, node: NodeId, partition: &Partition) -> bool {
        let Some(broker) = self.image.brokers.get(&node) else { return false };
        broker.is_active() && partition.directory_of(node).is_none_or(|folder| broker.log_dirs.contains(&folder))
    }
}

/// What a registration says of a listener: where it is advertised, or else where it listens.
fn told(listener: &Listener) -> (alloc::string::String, u16) {
    match &listener.advertised {
        Some((host, port)) => (host.clone(), *port),
        None if listener.host.is_empty() => ("localhost".to_string(), listener.port),
        None => (listener.host.clone(), listener.port),
    }
}
