// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeQuorumRequest`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeQuorumRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeQuorumRequest {
    /// `Topics`: array of [`TopicData`], versions 0-2.
    pub topics: Vec<TopicData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeQuorumRequest {
    fn default() -> Self {
        Self { topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeQuorumRequest {
    const NAME: &'static str = "DescribeQuorumRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=2;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.topics = r.array(true, |r| TopicData::decode(r, version))?;
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

/// `TopicData`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicData {
    /// `TopicName`: string, versions 0-2.
    pub topic_name: String,
    /// `Partitions`: array of [`PartitionData`], versions 0-2.
    pub partitions: Vec<PartitionData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicData {
    fn default() -> Self {
        Self { topic_name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_name = r.string(true)?;
        m.partitions = r.array(true, |r| PartitionData::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.topic_name)?;
        w.array(true, &self.partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `PartitionData`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionData {
    /// `PartitionIndex`: i32, versions 0-2.
    pub partition_index: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionData {
    fn default() -> Self {
        Self { partition_index: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl PartitionData {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
