//! What a commit means: the image goes on, changes and events are told, answers fall due.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::{String, ToString as _};
use alloc::sync::Arc;
use alloc::vec::Vec;

use ottla_protocol::ids::{BrokerEpoch, NodeId, Offset, PartitionId, TopicId};
use ottla_protocol::log::LogId;
use ottla_protocol::messages::{
    BrokerRegistrationChangeRecord, ConfigRecord, MetadataRecord, PartitionChangeRecord, ProducerIdsRecord,
    RegisterBrokerRecord,
};

use super::MetadataPlane;
use super::change::{Cause, Change, HostedPartition, MetadataEvent, MetadataEventKind};
use super::image::{ConfigResource, ResourceType, Topic, type_name};
use super::plane::Pending;
use crate::config::broker;
use crate::quorum::Fatal;

/// What is known of a record only before it is replayed.
#[derive(Default)]
struct Before {
    topic: Option<Arc<Topic>>,
    leader: Option<NodeId>,
    value: Option<String>,
}

/// What one batch adds up to.
#[derive(Default)]
struct Sum {
    created: BTreeSet<TopicId>,
    /// Topics that got partitions, with their count before.
    grown: BTreeMap<TopicId, usize>,
    added: Vec<HostedPartition>,
    changed: Vec<Change>,
    is_registration: bool,
    is_unfenced: bool,
    topic_configs: BTreeSet<String>,
    broker_config: bool,
}

impl MetadataPlane {
    /// Everything below `up_to` is committed.
    pub(super) fn commit(&mut self, up_to: Offset) -> Result<(), Fatal> {
        let epoch = self.quorum_epoch();
        if self.image.epoch != epoch {
            let node = self.setup.config.node_id;
            self.tell(Cause::Node, MetadataEventKind::ControllerElected { node, epoch });
        }
        while self.pending.front().is_some_and(|pending| pending.end_offset <= up_to) {
            if let Some(pending) = self.pending.pop_front() {
                self.commit_batch(pending, epoch)?;
            }
        }
        // The quorum's own records, which are no batch of the controller's, count too.
        self.image.end_offset = self.pending.front().map_or(up_to, |next| next.base_offset.min(up_to));
        self.image.epoch = epoch;
        Ok(())
    }

    fn commit_batch(&mut self, pending: Pending, epoch: i32) -> Result<(), Fatal> {
        let Pending { base_offset, end_offset, records, cause, waiting } = pending;
        let mut sum = Sum::default();
        for (offset, record) in (base_offset.get()..).map(Offset::new).zip(&records) {
            let before = self.before(record);
            self.image
                .replay(record)
                .map_err(|why| Fatal(alloc::format!("a committed record contradicts the image: {why}")))?;
            self.tell(cause, MetadataEventKind::RecordCommitted { offset, record_type: type_name(record) });
            self.add_up(record, before, cause, &mut sum);
        }
        self.image.end_offset = end_offset;
        self.image.epoch = epoch;
        let after_open: Vec<LogId> = sum.added.iter().map(|hosted| hosted.log).collect();
        self.tell_changes(sum, cause);
        for waiting in waiting {
            self.answer(waiting, &after_open);
        }
        self.serve_producer_ids();
        Ok(())
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "only some records change what must be known before")]
    fn before(&self, record: &MetadataRecord) -> Before {
        match record {
            MetadataRecord::RemoveTopicRecord(r) => {
                Before { topic: self.image.topics.by_id(r.topic_id).cloned(), ..Before::default() }
            }
            MetadataRecord::PartitionChangeRecord(r) => {
                let topic = self.image.topics.by_id(r.topic_id);
                let partition = topic.and_then(|topic| topic.partition(PartitionId::new(r.partition_id)));
                Before { leader: partition.and_then(|partition| partition.leader), ..Before::default() }
            }
            MetadataRecord::ConfigRecord(r) => {
                let resource = resource_of(r);
                let value = resource.and_then(|resource| self.image.configs.get(&resource).get(&r.name).cloned());
                Before { value, ..Before::default() }
            }
            _ => Before::default(),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the other records mean nothing to the rest of the node")]
    fn add_up(&mut self, record: &MetadataRecord, before: Before, cause: Cause, sum: &mut Sum) {
        match record {
            MetadataRecord::RegisterBrokerRecord(r) => self.on_registered(r, cause, sum),
            MetadataRecord::BrokerRegistrationChangeRecord(r) => self.on_registration_changed(r, cause, sum),
            MetadataRecord::TopicRecord(r) => {
                sum.created.insert(r.topic_id);
            }
            MetadataRecord::PartitionRecord(r) => {
                let Some(topic) = self.image.topics.by_id(r.topic_id) else { return };
                let id = PartitionId::new(r.partition_id);
                sum.grown.entry(topic.id).or_insert(topic.partitions.len() - 1);
                let hosted = topic.partition(id).and_then(|partition| self.hosted(topic, id, partition));
                sum.added.extend(hosted);
            }
            MetadataRecord::PartitionChangeRecord(r) => self.on_partition_changed(r, before.leader, cause, sum),
            MetadataRecord::RemoveTopicRecord(_) => {
                if let Some(topic) = before.topic {
                    self.on_topic_removed(&topic, cause, sum);
                }
            }
            MetadataRecord::ConfigRecord(r) => self.on_config_changed(r, before.value, cause, sum),
            MetadataRecord::ProducerIdsRecord(r) => self.on_producer_ids(r),
            _ => {}
        }
    }

    fn on_registered(&mut self, r: &RegisterBrokerRecord, cause: Cause, sum: &mut Sum) {
        let (node, epoch) = (NodeId::new(r.broker_id), BrokerEpoch::new(r.broker_epoch));
        self.tell(cause, MetadataEventKind::BrokerRegistered { node, epoch });
        if node == self.setup.config.node_id {
            sum.is_registration = true;
            self.note_registered(epoch);
            sum.changed.push(Change::Registered { broker_epoch: epoch });
        }
    }

    fn on_registration_changed(&mut self, r: &BrokerRegistrationChangeRecord, cause: Cause, sum: &mut Sum) {
        let node = NodeId::new(r.broker_id);
        match r.fenced {
            -1 => self.tell(cause, MetadataEventKind::BrokerUnfenced { node }),
            1 => self.tell(cause, MetadataEventKind::BrokerFenced { node }),
            _ => {}
        }
        if node == self.setup.config.node_id && r.fenced == -1 {
            sum.is_unfenced = true;
            self.note_unfenced();
        }
    }

    fn on_partition_changed(&mut self, r: &PartitionChangeRecord, from: Option<NodeId>, cause: Cause, sum: &mut Sum) {
        let Some(topic) = self.image.topics.by_id(r.topic_id).cloned() else { return };
        let id = PartitionId::new(r.partition_id);
        let Some(partition) = topic.partition(id) else { return };
        if partition.leader != from {
            self.tell(
                cause,
                MetadataEventKind::LeaderChanged {
                    topic: topic.name.clone(),
                    partition: id,
                    from,
                    to: partition.leader,
                    epoch: partition.leader_epoch,
                },
            );
        }
        // Whoever hears of the registration reads the image, which contains this.
        if !sum.is_registration {
            sum.changed.extend(self.hosted(&topic, id, partition).map(Change::PartitionChanged));
        }
    }

    fn on_topic_removed(&mut self, topic: &Arc<Topic>, cause: Cause, sum: &mut Sum) {
        let hosted = topic.iter().filter_map(|(id, partition)| self.hosted(topic, id, partition));
        let logs = hosted.map(|hosted| hosted.log).collect();
        sum.changed.push(Change::TopicDeleted { topic_id: topic.id, name: topic.name.clone(), logs });
        self.tell(cause, MetadataEventKind::TopicDeleted { topic: topic.name.clone(), topic_id: topic.id });
    }

    fn on_config_changed(&mut self, r: &ConfigRecord, old: Option<String>, cause: Cause, sum: &mut Sum) {
        let Some(resource) = resource_of(r) else { return };
        let is_sensitive =
            resource.kind == ResourceType::Broker && broker::find(&r.name).is_none_or(|key| key.is_sensitive());
        let shown = |value: Option<String>| value.map(|v| if is_sensitive { "[hidden]".to_string() } else { v });
        let name = if resource.name.is_empty() { "default" } else { &resource.name };
        self.tell(
            cause,
            MetadataEventKind::ConfigChanged {
                resource: alloc::format!("{} {name}", resource.kind.name()),
                key: r.name.clone(),
                old: shown(old),
                new: shown(r.value.clone()),
            },
        );
        match resource.kind {
            ResourceType::Topic => {
                sum.topic_configs.insert(resource.name);
            }
            ResourceType::Broker => sum.broker_config = true,
            ResourceType::BrokerLogger | ResourceType::ClientMetrics | ResourceType::Group => {}
        }
    }

    fn on_producer_ids(&mut self, r: &ProducerIdsRecord) {
        let is_mine = Some(BrokerEpoch::new(r.broker_epoch)) == self.broker_epoch;
        if is_mine && r.broker_id == self.setup.config.node_id.get() {
            self.producer_ids.grant(r.next_producer_id - super::controller::PRODUCER_ID_BLOCK, r.next_producer_id);
        }
    }

    fn tell_changes(&mut self, sum: Sum, cause: Cause) {
        self.changes.extend(sum.changed);
        if !sum.added.is_empty() {
            self.changes.push(Change::PartitionsAdded(sum.added));
        }
        for (id, before) in sum.grown {
            self.tell_growth(id, before, sum.created.contains(&id), cause);
        }
        for name in sum.topic_configs {
            let id = self.image.topics.by_name(&name).map(|topic| topic.id);
            self.changes.extend(id.filter(|id| !sum.created.contains(id)).map(Change::TopicConfigChanged));
        }
        if sum.broker_config {
            self.changes.push(Change::BrokerConfigChanged);
        }
        if sum.is_unfenced {
            self.changes.push(Change::Unfenced);
        }
    }

    fn tell_growth(&mut self, id: TopicId, before: usize, is_new: bool, cause: Cause) {
        let Some(topic) = self.image.topics.by_id(id).cloned() else { return };
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let kind = if is_new {
            MetadataEventKind::TopicCreated {
                topic: topic.name.clone(),
                topic_id: id,
                partitions: count(topic.partitions.len()),
                replication_factor: count(topic.partitions.first().map_or(0, |p| p.replicas.len())),
            }
        } else {
            MetadataEventKind::TopicResized {
                topic: topic.name.clone(),
                old: count(before),
                new: count(topic.partitions.len()),
            }
        };
        self.tell(cause, kind);
    }

    pub(super) fn note_snapshot(&mut self, end_offset: Offset) {
        self.tell(Cause::Node, MetadataEventKind::SnapshotWritten { end_offset });
    }

    fn tell(&mut self, cause: Cause, kind: MetadataEventKind) {
        self.events.push(MetadataEvent { cause, kind });
    }
}

fn resource_of(r: &ConfigRecord) -> Option<ConfigResource> {
    let kind = ResourceType::from_code(r.resource_type)?;
    Some(ConfigResource { kind, name: r.resource_name.clone() })
}
