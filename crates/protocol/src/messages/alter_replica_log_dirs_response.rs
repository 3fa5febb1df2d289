// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AlterReplicaLogDirsResponse`: versions 1-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AlterReplicaLogDirsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterReplicaLogDirsResponse {
    /// `ThrottleTimeMs`: i32, versions 1-2.
    pub throttle_time_ms: i32,
    /// `Results`: array of [`AlterReplicaLogDirTopicResult`], versions 1-2.
    pub results: Vec<AlterReplicaLogDirTopicResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterReplicaLogDirsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, results: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for AlterReplicaLogDirsResponse {
    const NAME: &'static str = "AlterReplicaLogDirsResponse";
    const VERSIONS: RangeInclusive<i16> = 1..=2;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        m.results = r.array(version >= 2, |r| AlterReplicaLogDirTopicResult::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(version >= 2, &self.results, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AlterReplicaLogDirTopicResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterReplicaLogDirTopicResult {
    /// `TopicName`: string, versions 1-2.
    pub topic_name: String,
    /// `Partitions`: array of [`AlterReplicaLogDirPartitionResult`], versions 1-2.
    pub partitions: Vec<AlterReplicaLogDirPartitionResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterReplicaLogDirTopicResult {
    fn default() -> Self {
        Self { topic_name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AlterReplicaLogDirTopicResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_name = r.string(version >= 2)?;
        m.partitions = r.array(version >= 2, |r| AlterReplicaLogDirPartitionResult::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.topic_name)?;
        w.array(version >= 2, &self.partitions, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AlterReplicaLogDirPartitionResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterReplicaLogDirPartitionResult {
    /// `PartitionIndex`: i32, versions 1-2.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 1-2.
    pub error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterReplicaLogDirPartitionResult {
    fn default() -> Self {
        Self { partition_index: 0, error_code: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AlterReplicaLogDirPartitionResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
