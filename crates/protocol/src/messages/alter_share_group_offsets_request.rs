// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AlterShareGroupOffsetsRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AlterShareGroupOffsetsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterShareGroupOffsetsRequest {
    /// `GroupId`: string, versions 0.
    pub group_id: String,
    /// `Topics`: array of [`AlterShareGroupOffsetsRequestTopic`], versions 0.
    pub topics: Vec<AlterShareGroupOffsetsRequestTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterShareGroupOffsetsRequest {
    fn default() -> Self {
        Self { group_id: String::new(), topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for AlterShareGroupOffsetsRequest {
    const NAME: &'static str = "AlterShareGroupOffsetsRequest";
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
        m.group_id = r.string(true)?;
        m.topics = r.array(true, |r| AlterShareGroupOffsetsRequestTopic::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(true, &self.group_id)?;
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `AlterShareGroupOffsetsRequestTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterShareGroupOffsetsRequestTopic {
    /// `TopicName`: string, versions 0.
    pub topic_name: String,
    /// `Partitions`: array of [`AlterShareGroupOffsetsRequestPartition`], versions 0.
    pub partitions: Vec<AlterShareGroupOffsetsRequestPartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterShareGroupOffsetsRequestTopic {
    fn default() -> Self {
        Self { topic_name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AlterShareGroupOffsetsRequestTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_name = r.string(true)?;
        m.partitions = r.array(true, |r| AlterShareGroupOffsetsRequestPartition::decode(r, version))?;
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

/// `AlterShareGroupOffsetsRequestPartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterShareGroupOffsetsRequestPartition {
    /// `PartitionIndex`: i32, versions 0.
    pub partition_index: i32,
    /// `StartOffset`: i64, versions 0.
    pub start_offset: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterShareGroupOffsetsRequestPartition {
    fn default() -> Self {
        Self { partition_index: 0, start_offset: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AlterShareGroupOffsetsRequestPartition {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.start_offset = r.i64()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i64(self.start_offset);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
