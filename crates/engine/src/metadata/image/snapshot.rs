//! The whole image as records: what a snapshot holds (KIP-630).

use alloc::string::ToString as _;
use alloc::vec::Vec;

use ottla_protocol::messages::{ConfigRecord, FeatureLevelRecord, MetadataRecord, ProducerIdsRecord, TopicRecord};

use super::Image;

/// Kafka wants the metadata version before everything that it governs.
pub(in crate::metadata) const METADATA_VERSION: &str = "metadata.version";

impl Image {
    /// Records that add up to this image, in an order in which they can be replayed.
    #[must_use]
    pub fn to_records(&self) -> Vec<MetadataRecord> {
        let mut records = Vec::new();
        self.push_features(&mut records);
        records.extend(self.controllers.values().map(|c| MetadataRecord::from(c.clone())));
        records.extend(self.brokers.iter().map(|(id, broker)| broker.to_record(id.get()).into()));
        self.push_topics(&mut records);
        self.push_configs(&mut records);
        if let Some((broker, epoch)) = self.producer_ids.taken_by {
            let record = ProducerIdsRecord {
                broker_id: broker.get(),
                broker_epoch: epoch,
                next_producer_id: self.producer_ids.next_producer_id,
                ..Default::default()
            };
            records.push(record.into());
        }
        records
    }

    fn push_features(&self, records: &mut Vec<MetadataRecord>) {
        let first = self.features.iter().filter(|(name, _)| *name == METADATA_VERSION);
        let rest = self.features.iter().filter(|(name, _)| *name != METADATA_VERSION);
        for (name, level) in first.chain(rest) {
            let record = FeatureLevelRecord { name: name.clone(), feature_level: *level, ..Default::default() };
            records.push(record.into());
        }
    }

    fn push_topics(&self, records: &mut Vec<MetadataRecord>) {
        for topic in self.topics.iter() {
            let record = TopicRecord { name: topic.name.to_string(), topic_id: topic.id, ..Default::default() };
            records.push(record.into());
            records.extend(topic.iter().map(|(id, partition)| partition.to_record(topic.id, id).into()));
        }
    }

    fn push_configs(&self, records: &mut Vec<MetadataRecord>) {
        for (resource, overrides) in self.configs.iter() {
            for (name, value) in overrides {
                let record = ConfigRecord {
                    resource_type: resource.kind.code(),
                    resource_name: resource.name.clone(),
                    name: name.clone(),
                    value: Some(value.clone()),
                    ..Default::default()
                };
                records.push(record.into());
            }
        }
    }
}
