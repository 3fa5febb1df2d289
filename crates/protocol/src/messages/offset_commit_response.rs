// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `OffsetCommitResponse`: versions 2-10.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `OffsetCommitResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetCommitResponse {
    /// `ThrottleTimeMs`: i32, versions 3-10.
    pub throttle_time_ms: i32,
    /// `Topics`: array of [`OffsetCommitResponseTopic`], versions 2-10.
    pub topics: Vec<OffsetCommitResponseTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetCommitResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for OffsetCommitResponse {
    const NAME: &'static str = "OffsetCommitResponse";
    const VERSIONS: RangeInclusive<i16> = 2..=10;
    fn is_flexible(version: i16) -> bool {
        version >= 8
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 3 {
            m.throttle_time_ms = r.i32()?;
        }
        m.topics = r.array(version >= 8, |r| OffsetCommitResponseTopic::decode(r, version))?;
        if version >= 8 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version >= 3 {
            w.i32(self.throttle_time_ms);
        }
        w.array(version >= 8, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 8 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OffsetCommitResponseTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetCommitResponseTopic {
    /// `Name`: string, versions 2-9.
    pub name: String,
    /// `TopicId`: uuid, versions 10.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`OffsetCommitResponsePartition`], versions 2-10.
    pub partitions: Vec<OffsetCommitResponsePartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetCommitResponseTopic {
    fn default() -> Self {
        Self {
            name: String::new(),
            topic_id: Uuid::ZERO,
            partitions: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl OffsetCommitResponseTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version <= 9 {
            m.name = r.string(version >= 8)?;
        }
        if version >= 10 {
            m.topic_id = r.uuid()?;
        }
        m.partitions = r.array(version >= 8, |r| OffsetCommitResponsePartition::decode(r, version))?;
        if version >= 8 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version <= 9 {
            w.string(version >= 8, &self.name)?;
        }
        if version >= 10 {
            w.uuid(self.topic_id);
        }
        w.array(version >= 8, &self.partitions, |w, v| v.encode(w, version))?;
        if version >= 8 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OffsetCommitResponsePartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetCommitResponsePartition {
    /// `PartitionIndex`: i32, versions 2-10.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 2-10.
    pub error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetCommitResponsePartition {
    fn default() -> Self {
        Self { partition_index: 0, error_code: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl OffsetCommitResponsePartition {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        if version >= 8 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        if version >= 8 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
