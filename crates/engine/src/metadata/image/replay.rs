//! One record further.

use core::fmt;

use ottla_protocol::ids::{BrokerEpoch, NodeId};
use ottla_protocol::messages::{
    BrokerRegistrationChangeRecord, ConfigRecord, MetadataRecord, PartitionChangeRecord, PartitionRecord,
    ProducerIdsRecord, RemoveTopicRecord, TopicRecord,
};

use super::{Broker, ConfigResource, Image, Partition, ProducerIds, ResourceType};

/// Why a record cannot follow the ones before it. The log is damaged, or holds what Ottla does not know how to honour: a
/// node must not go on from here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplayError {
    /// The record's type, in Kafka's name.
    pub record_type: &'static str,
    /// What is wrong.
    pub detail: &'static str,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.record_type, self.detail)
    }
}

type Result = core::result::Result<(), &'static str>;

impl Image {
    /// Takes one record further. Offset and epoch are the caller's to note.
    ///
    /// # Errors
    ///
    /// The record contradicts those before it, or is of a kind that Ottla does not honour yet.
    pub fn replay(&mut self, record: &MetadataRecord) -> core::result::Result<(), ReplayError> {
        self.apply(record).map_err(|detail| ReplayError { record_type: type_name(record), detail })
    }

    fn apply(&mut self, record: &MetadataRecord) -> Result {
        use MetadataRecord as R;
        const NOT_YET: &str = "Ottla does not honour this yet, and must not run without it";
        match record {
            R::RegisterBrokerRecord(r) => {
                self.brokers.insert(NodeId::new(r.broker_id), Broker::from_record(r));
                Ok(())
            }
            R::UnregisterBrokerRecord(r) => {
                self.brokers.remove(&NodeId::new(r.broker_id)).map(drop).ok_or("the broker is not registered")
            }
            R::BrokerRegistrationChangeRecord(r) => self.change_registration(r),
            R::FenceBrokerRecord(r) => self.fence(r.id, r.epoch, true),
            R::UnfenceBrokerRecord(r) => self.fence(r.id, r.epoch, false),
            R::TopicRecord(r) => self.add_topic(r),
            R::PartitionRecord(r) => self.add_partition(r),
            R::PartitionChangeRecord(r) => self.change_partition(r),
            R::RemoveTopicRecord(r) => self.remove_topic(r),
            R::ConfigRecord(r) => self.set_config(r),
            R::FeatureLevelRecord(r) => {
                self.features.retain(|name, _| *name != r.name);
                if r.feature_level != 0 {
                    self.features.insert(r.name.clone(), r.feature_level);
                }
                Ok(())
            }
            R::ProducerIdsRecord(r) => self.take_producer_ids(r),
            R::RegisterControllerRecord(r) => {
                self.controllers.insert(NodeId::new(r.controller_id), r.clone());
                Ok(())
            }
            R::UnregisterControllerRecord(r) => {
                self.controllers.remove(&NodeId::new(r.controller_id));
                Ok(())
            }
            R::NoOpRecord(_)
            | R::ZkMigrationStateRecord(_)
            | R::ClearElrRecord(_)
            // Transactions are taken apart before records come here (see `quorum::batches`).
            | R::BeginTransactionRecord(_)
            | R::EndTransactionRecord(_)
            | R::AbortTransactionRecord(_) => Ok(()),
            // Access rules, credentials and quotas that somebody relies on.
            R::DelegationTokenRecord(_)
            | R::UserScramCredentialRecord(_)
            | R::ClientQuotaRecord(_)
            | R::AccessControlEntryRecord(_)
            | R::RemoveAccessControlEntryRecord(_)
            | R::RemoveUserScramCredentialRecord(_)
            | R::RemoveDelegationTokenRecord(_) => Err(NOT_YET),
        }
    }

    fn change_registration(&mut self, r: &BrokerRegistrationChangeRecord) -> Result {
        let broker = self.brokers.get_mut(&NodeId::new(r.broker_id)).ok_or("the broker is not registered")?;
        if broker.epoch != BrokerEpoch::new(r.broker_epoch) {
            return Err("it names another epoch of the broker");
        }
        match r.fenced {
            -1 => broker.is_fenced = false,
            1 => broker.is_fenced = true,
            _ => {}
        }
        match r.in_controlled_shutdown {
            -1 => broker.is_in_controlled_shutdown = false,
            1 => broker.is_in_controlled_shutdown = true,
            _ => {}
        }
        if !r.log_dirs.is_empty() {
            broker.log_dirs.clone_from(&r.log_dirs);
        }
        if let Some(cordoned) = &r.cordoned_log_dirs {
            broker.cordoned_log_dirs = Some(cordoned.clone());
        }
        Ok(())
    }

    fn fence(&mut self, id: i32, epoch: i64, fenced: bool) -> Result {
        let change = BrokerRegistrationChangeRecord {
            broker_id: id,
            broker_epoch: epoch,
            fenced: if fenced { 1 } else { -1 },
            ..Default::default()
        };
        self.change_registration(&change)
    }

    fn add_topic(&mut self, r: &TopicRecord) -> Result {
        if self.topics.insert(r.name.as_str().into(), r.topic_id) { Ok(()) } else { Err("the topic exists already") }
    }

    fn add_partition(&mut self, r: &PartitionRecord) -> Result {
        if self.topics.set_partition(r.topic_id, r.partition_id, Partition::from_record(r)) {
            Ok(())
        } else {
            Err("the topic, or a partition before this one, does not exist")
        }
    }

    fn change_partition(&mut self, r: &PartitionChangeRecord) -> Result {
        let partition = self.topics.partition_mut(r.topic_id, r.partition_id).ok_or("the partition does not exist")?;
        partition.change(r);
        Ok(())
    }

    fn remove_topic(&mut self, r: &RemoveTopicRecord) -> Result {
        let topic = self.topics.remove(r.topic_id).ok_or("the topic does not exist")?;
        self.configs.remove(&ConfigResource::topic(&topic.name));
        Ok(())
    }

    fn set_config(&mut self, r: &ConfigRecord) -> Result {
        let kind = ResourceType::from_code(r.resource_type).ok_or("unknown type of resource")?;
        self.configs.set(ConfigResource { kind, name: r.resource_name.clone() }, r.name.clone(), r.value.clone());
        Ok(())
    }

    fn take_producer_ids(&mut self, r: &ProducerIdsRecord) -> Result {
        if r.next_producer_id < self.producer_ids.next_producer_id {
            return Err("producer ids would be given out twice");
        }
        self.producer_ids = ProducerIds {
            next_producer_id: r.next_producer_id,
            taken_by: Some((NodeId::new(r.broker_id), r.broker_epoch)),
        };
        Ok(())
    }
}

/// The record's type as Kafka's tools print it.
#[must_use]
pub(in crate::metadata) const fn type_name(record: &MetadataRecord) -> &'static str {
    use MetadataRecord as R;
    match record {
        R::RegisterBrokerRecord(_) => "REGISTER_BROKER_RECORD",
        R::UnregisterBrokerRecord(_) => "UNREGISTER_BROKER_RECORD",
        R::TopicRecord(_) => "TOPIC_RECORD",
        R::PartitionRecord(_) => "PARTITION_RECORD",
        R::ConfigRecord(_) => "CONFIG_RECORD",
        R::PartitionChangeRecord(_) => "PARTITION_CHANGE_RECORD",
        R::FenceBrokerRecord(_) => "FENCE_BROKER_RECORD",
        R::UnfenceBrokerRecord(_) => "UNFENCE_BROKER_RECORD",
        R::RemoveTopicRecord(_) => "REMOVE_TOPIC_RECORD",
        R::DelegationTokenRecord(_) => "DELEGATION_TOKEN_RECORD",
        R::UserScramCredentialRecord(_) => "USER_SCRAM_CREDENTIAL_RECORD",
        R::FeatureLevelRecord(_) => "FEATURE_LEVEL_RECORD",
        R::ClientQuotaRecord(_) => "CLIENT_QUOTA_RECORD",
        R::ProducerIdsRecord(_) => "PRODUCER_IDS_RECORD",
        R::BrokerRegistrationChangeRecord(_) => "BROKER_REGISTRATION_CHANGE_RECORD",
        R::AccessControlEntryRecord(_) => "ACCESS_CONTROL_ENTRY_RECORD",
        R::RemoveAccessControlEntryRecord(_) => "REMOVE_ACCESS_CONTROL_ENTRY_RECORD",
        R::NoOpRecord(_) => "NO_OP_RECORD",
        R::ZkMigrationStateRecord(_) => "ZK_MIGRATION_STATE_RECORD",
        R::RemoveUserScramCredentialRecord(_) => "REMOVE_USER_SCRAM_CREDENTIAL_RECORD",
        R::BeginTransactionRecord(_) => "BEGIN_TRANSACTION_RECORD",
        R::EndTransactionRecord(_) => "END_TRANSACTION_RECORD",
        R::AbortTransactionRecord(_) => "ABORT_TRANSACTION_RECORD",
        R::RemoveDelegationTokenRecord(_) => "REMOVE_DELEGATION_TOKEN_RECORD",
        R::RegisterControllerRecord(_) => "REGISTER_CONTROLLER_RECORD",
        R::ClearElrRecord(_) => "CLEAR_ELR_RECORD",
        R::UnregisterControllerRecord(_) => "UNREGISTER_CONTROLLER_RECORD",
    }
}
