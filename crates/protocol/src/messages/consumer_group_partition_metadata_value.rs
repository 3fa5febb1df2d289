// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ConsumerGroupPartitionMetadataValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ConsumerGroupPartitionMetadataValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConsumerGroupPartitionMetadataValue {
    /// `Topics`: array of [`TopicMetadata`], versions 0.
    pub topics: Vec<TopicMetadata>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ConsumerGroupPartitionMetadataValue {
    fn default() -> Self {
        Self { topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ConsumerGroupPartitionMetadataValue {
    const NAME: &'static str = "ConsumerGroupPartitionMetadataValue";
    const VERSIONS: RangeInclusive<i16> = 0..=0;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.topics = r.array(true, |r| TopicMetadata::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicMetadata`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicMetadata {
    /// `TopicId`: uuid, versions 0.
    pub topic_id: Uuid,
    /// `TopicName`: string, versions 0.
    pub topic_name: String,
    /// `NumPartitions`: i32, versions 0.
    pub num_partitions: i32,
    /// `PartitionMetadata`: array of [`PartitionMetadata`], versions 0.
    pub partition_metadata: Vec<PartitionMetadata>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicMetadata {
    fn default() -> Self {
        Self {
            topic_id: Uuid::ZERO,
            topic_name: String::new(),
            num_partitions: 0,
            partition_metadata: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TopicMetadata {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_id = r.uuid()?;
        m.topic_name = r.string(true)?;
        m.num_partitions = r.i32()?;
        m.partition_metadata = r.array(true, |r| PartitionMetadata::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.uuid(self.topic_id);
        w.string(true, &self.topic_name)?;
        w.i32(self.num_partitions);
        w.array(true, &self.partition_metadata, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `PartitionMetadata`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionMetadata {
    /// `Partition`: i32, versions 0.
    pub partition: i32,
    /// `Racks`: array of string, versions 0.
    pub racks: Vec<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionMetadata {
    fn default() -> Self {
        Self { partition: 0, racks: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl PartitionMetadata {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition = r.i32()?;
        m.racks = r.array(true, |r| r.string(true))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition);
        w.array(true, &self.racks, |w, v| w.string(true, v))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
