// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `TxnOffsetCommitResponse`: versions 0-6.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `TxnOffsetCommitResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct TxnOffsetCommitResponse {
    /// `ThrottleTimeMs`: i32, versions 0-6.
    pub throttle_time_ms: i32,
    /// `Topics`: array of [`TxnOffsetCommitResponseTopic`], versions 0-6.
    pub topics: Vec<TxnOffsetCommitResponseTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TxnOffsetCommitResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for TxnOffsetCommitResponse {
    const NAME: &'static str = "TxnOffsetCommitResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=6;
    fn is_flexible(version: i16) -> bool {
        version >= 3
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        m.topics = r.array(version >= 3, |r| TxnOffsetCommitResponseTopic::decode(r, version))?;
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(version >= 3, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `TxnOffsetCommitResponseTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct TxnOffsetCommitResponseTopic {
    /// `Name`: string, versions 0-5.
    pub name: String,
    /// `TopicId`: uuid, versions 6.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`TxnOffsetCommitResponsePartition`], versions 0-6.
    pub partitions: Vec<TxnOffsetCommitResponsePartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TxnOffsetCommitResponseTopic {
    fn default() -> Self {
        Self {
            name: String::new(),
            topic_id: Uuid::ZERO,
            partitions: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TxnOffsetCommitResponseTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version <= 5 {
            m.name = r.string(version >= 3)?;
        }
        if version >= 6 {
            m.topic_id = r.uuid()?;
        }
        m.partitions = r.array(version >= 3, |r| TxnOffsetCommitResponsePartition::decode(r, version))?;
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version <= 5 {
            w.string(version >= 3, &self.name)?;
        }
        if version >= 6 {
            w.uuid(self.topic_id);
        }
        w.array(version >= 3, &self.partitions, |w, v| v.encode(w, version))?;
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `TxnOffsetCommitResponsePartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct TxnOffsetCommitResponsePartition {
    /// `PartitionIndex`: i32, versions 0-6.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 0-6.
    pub error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TxnOffsetCommitResponsePartition {
    fn default() -> Self {
        Self { partition_index: 0, error_code: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TxnOffsetCommitResponsePartition {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
