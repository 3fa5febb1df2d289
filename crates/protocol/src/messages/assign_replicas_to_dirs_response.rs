// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AssignReplicasToDirsResponse`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AssignReplicasToDirsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct AssignReplicasToDirsResponse {
    /// `ThrottleTimeMs`: i32, versions 0.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `Directories`: array of [`DirectoryData`], versions 0.
    pub directories: Vec<DirectoryData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AssignReplicasToDirsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, error_code: 0, directories: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for AssignReplicasToDirsResponse {
    const NAME: &'static str = "AssignReplicasToDirsResponse";
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
        m.throttle_time_ms = r.i32()?;
        m.error_code = r.i16()?;
        m.directories = r.array(true, |r| DirectoryData::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        w.array(true, &self.directories, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `DirectoryData`.
#[derive(Debug, Clone, PartialEq)]
pub struct DirectoryData {
    /// `Id`: uuid, versions 0.
    pub id: Uuid,
    /// `Topics`: array of [`TopicData`], versions 0.
    pub topics: Vec<TopicData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DirectoryData {
    fn default() -> Self {
        Self { id: Uuid::ZERO, topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DirectoryData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.id = r.uuid()?;
        m.topics = r.array(true, |r| TopicData::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.uuid(self.id);
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicData`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicData {
    /// `TopicId`: uuid, versions 0.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`PartitionData`], versions 0.
    pub partitions: Vec<PartitionData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicData {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_id = r.uuid()?;
        m.partitions = r.array(true, |r| PartitionData::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.uuid(self.topic_id);
        w.array(true, &self.partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `PartitionData`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionData {
    /// `PartitionIndex`: i32, versions 0.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionData {
    fn default() -> Self {
        Self { partition_index: 0, error_code: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl PartitionData {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
