// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `OffsetFetchResponse`: versions 1-10.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `OffsetFetchResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetFetchResponse {
    /// `ThrottleTimeMs`: i32, versions 3-10.
    pub throttle_time_ms: i32,
    /// `Topics`: array of [`OffsetFetchResponseTopic`], versions 1-7.
    pub topics: Vec<OffsetFetchResponseTopic>,
    /// `ErrorCode`: i16, versions 2-7.
    pub error_code: i16,
    /// `Groups`: array of [`OffsetFetchResponseGroup`], versions 8-10.
    pub groups: Vec<OffsetFetchResponseGroup>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetFetchResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            topics: Vec::new(),
            error_code: 0,
            groups: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for OffsetFetchResponse {
    const NAME: &'static str = "OffsetFetchResponse";
    const VERSIONS: RangeInclusive<i16> = 1..=10;
    fn is_flexible(version: i16) -> bool {
        version >= 6
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 3 {
            m.throttle_time_ms = r.i32()?;
        }
        if version <= 7 {
            m.topics = r.array(version >= 6, |r| OffsetFetchResponseTopic::decode(r, version))?;
        }
        if (2..=7).contains(&version) {
            m.error_code = r.i16()?;
        }
        if version >= 8 {
            m.groups = r.array(version >= 6, |r| OffsetFetchResponseGroup::decode(r, version))?;
        }
        if version >= 6 {
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
        if version <= 7 {
            w.array(version >= 6, &self.topics, |w, v| v.encode(w, version))?;
        } else if !self.topics.is_empty() {
            return Err(EncodeError::Absent { message: "OffsetFetchResponse", field: "Topics", version });
        }
        if (2..=7).contains(&version) {
            w.i16(self.error_code);
        }
        if version >= 8 {
            w.array(version >= 6, &self.groups, |w, v| v.encode(w, version))?;
        } else if !self.groups.is_empty() {
            return Err(EncodeError::Absent { message: "OffsetFetchResponse", field: "Groups", version });
        }
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OffsetFetchResponseTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetFetchResponseTopic {
    /// `Name`: string, versions 1-7.
    pub name: String,
    /// `Partitions`: array of [`OffsetFetchResponsePartition`], versions 1-7.
    pub partitions: Vec<OffsetFetchResponsePartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetFetchResponseTopic {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl OffsetFetchResponseTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version <= 7 {
            m.name = r.string(version >= 6)?;
        }
        if version <= 7 {
            m.partitions = r.array(version >= 6, |r| OffsetFetchResponsePartition::decode(r, version))?;
        }
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version <= 7 {
            w.string(version >= 6, &self.name)?;
        } else if !self.name.is_empty() {
            return Err(EncodeError::Absent { message: "OffsetFetchResponseTopic", field: "Name", version });
        }
        if version <= 7 {
            w.array(version >= 6, &self.partitions, |w, v| v.encode(w, version))?;
        } else if !self.partitions.is_empty() {
            return Err(EncodeError::Absent { message: "OffsetFetchResponseTopic", field: "Partitions", version });
        }
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OffsetFetchResponsePartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetFetchResponsePartition {
    /// `PartitionIndex`: i32, versions 1-7.
    pub partition_index: i32,
    /// `CommittedOffset`: i64, versions 1-7.
    pub committed_offset: i64,
    /// `CommittedLeaderEpoch`: i32, versions 5-7.
    pub committed_leader_epoch: i32,
    /// `Metadata`: nullable string, versions 1-7.
    pub metadata: Option<String>,
    /// `ErrorCode`: i16, versions 1-7.
    pub error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetFetchResponsePartition {
    fn default() -> Self {
        Self {
            partition_index: 0,
            committed_offset: 0,
            committed_leader_epoch: -1,
            metadata: Some(String::new()),
            error_code: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl OffsetFetchResponsePartition {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version <= 7 {
            m.partition_index = r.i32()?;
        }
        if version <= 7 {
            m.committed_offset = r.i64()?;
        }
        if (5..=7).contains(&version) {
            m.committed_leader_epoch = r.i32()?;
        }
        if version <= 7 {
            m.metadata = r.nullable_string(version >= 6, true)?;
        }
        if version <= 7 {
            m.error_code = r.i16()?;
        }
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version <= 7 {
            w.i32(self.partition_index);
        } else if self.partition_index != 0 {
            return Err(EncodeError::Absent {
                message: "OffsetFetchResponsePartition",
                field: "PartitionIndex",
                version,
            });
        }
        if version <= 7 {
            w.i64(self.committed_offset);
        } else if self.committed_offset != 0 {
            return Err(EncodeError::Absent {
                message: "OffsetFetchResponsePartition",
                field: "CommittedOffset",
                version,
            });
        }
        if (5..=7).contains(&version) {
            w.i32(self.committed_leader_epoch);
        }
        if version <= 7 {
            w.nullable_string(version >= 6, true, self.metadata.as_deref())?;
        } else if self.metadata.as_ref().is_none_or(|v| !v.is_empty()) {
            return Err(EncodeError::Absent { message: "OffsetFetchResponsePartition", field: "Metadata", version });
        }
        if version <= 7 {
            w.i16(self.error_code);
        } else if self.error_code != 0 {
            return Err(EncodeError::Absent { message: "OffsetFetchResponsePartition", field: "ErrorCode", version });
        }
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OffsetFetchResponseGroup`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetFetchResponseGroup {
    /// `GroupId`: string, versions 8-10.
    pub group_id: String,
    /// `Topics`: array of [`OffsetFetchResponseTopics`], versions 8-10.
    pub topics: Vec<OffsetFetchResponseTopics>,
    /// `ErrorCode`: i16, versions 8-10.
    pub error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetFetchResponseGroup {
    fn default() -> Self {
        Self { group_id: String::new(), topics: Vec::new(), error_code: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl OffsetFetchResponseGroup {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 8 {
            m.group_id = r.string(version >= 6)?;
        }
        if version >= 8 {
            m.topics = r.array(version >= 6, |r| OffsetFetchResponseTopics::decode(r, version))?;
        }
        if version >= 8 {
            m.error_code = r.i16()?;
        }
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 8 {
            w.string(version >= 6, &self.group_id)?;
        } else if !self.group_id.is_empty() {
            return Err(EncodeError::Absent { message: "OffsetFetchResponseGroup", field: "GroupId", version });
        }
        if version >= 8 {
            w.array(version >= 6, &self.topics, |w, v| v.encode(w, version))?;
        } else if !self.topics.is_empty() {
            return Err(EncodeError::Absent { message: "OffsetFetchResponseGroup", field: "Topics", version });
        }
        if version >= 8 {
            w.i16(self.error_code);
        } else if self.error_code != 0 {
            return Err(EncodeError::Absent { message: "OffsetFetchResponseGroup", field: "ErrorCode", version });
        }
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OffsetFetchResponseTopics`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetFetchResponseTopics {
    /// `Name`: string, versions 8-9.
    pub name: String,
    /// `TopicId`: uuid, versions 10.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`OffsetFetchResponsePartitions`], versions 8-10.
    pub partitions: Vec<OffsetFetchResponsePartitions>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetFetchResponseTopics {
    fn default() -> Self {
        Self {
            name: String::new(),
            topic_id: Uuid::ZERO,
            partitions: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl OffsetFetchResponseTopics {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if (8..=9).contains(&version) {
            m.name = r.string(version >= 6)?;
        }
        if version >= 10 {
            m.topic_id = r.uuid()?;
        }
        if version >= 8 {
            m.partitions = r.array(version >= 6, |r| OffsetFetchResponsePartitions::decode(r, version))?;
        }
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if (8..=9).contains(&version) {
            w.string(version >= 6, &self.name)?;
        }
        if version >= 10 {
            w.uuid(self.topic_id);
        }
        if version >= 8 {
            w.array(version >= 6, &self.partitions, |w, v| v.encode(w, version))?;
        } else if !self.partitions.is_empty() {
            return Err(EncodeError::Absent { message: "OffsetFetchResponseTopics", field: "Partitions", version });
        }
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OffsetFetchResponsePartitions`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetFetchResponsePartitions {
    /// `PartitionIndex`: i32, versions 8-10.
    pub partition_index: i32,
    /// `CommittedOffset`: i64, versions 8-10.
    pub committed_offset: i64,
    /// `CommittedLeaderEpoch`: i32, versions 8-10.
    pub committed_leader_epoch: i32,
    /// `Metadata`: nullable string, versions 8-10.
    pub metadata: Option<String>,
    /// `ErrorCode`: i16, versions 8-10.
    pub error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetFetchResponsePartitions {
    fn default() -> Self {
        Self {
            partition_index: 0,
            committed_offset: 0,
            committed_leader_epoch: -1,
            metadata: Some(String::new()),
            error_code: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl OffsetFetchResponsePartitions {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 8 {
            m.partition_index = r.i32()?;
        }
        if version >= 8 {
            m.committed_offset = r.i64()?;
        }
        if version >= 8 {
            m.committed_leader_epoch = r.i32()?;
        }
        if version >= 8 {
            m.metadata = r.nullable_string(version >= 6, true)?;
        }
        if version >= 8 {
            m.error_code = r.i16()?;
        }
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 8 {
            w.i32(self.partition_index);
        } else if self.partition_index != 0 {
            return Err(EncodeError::Absent {
                message: "OffsetFetchResponsePartitions",
                field: "PartitionIndex",
                version,
            });
        }
        if version >= 8 {
            w.i64(self.committed_offset);
        } else if self.committed_offset != 0 {
            return Err(EncodeError::Absent {
                message: "OffsetFetchResponsePartitions",
                field: "CommittedOffset",
                version,
            });
        }
        if version >= 8 {
            w.i32(self.committed_leader_epoch);
        }
        if version >= 8 {
            w.nullable_string(version >= 6, true, self.metadata.as_deref())?;
        } else if self.metadata.as_ref().is_none_or(|v| !v.is_empty()) {
            return Err(EncodeError::Absent { message: "OffsetFetchResponsePartitions", field: "Metadata", version });
        }
        if version >= 8 {
            w.i16(self.error_code);
        } else if self.error_code != 0 {
            return Err(EncodeError::Absent { message: "OffsetFetchResponsePartitions", field: "ErrorCode", version });
        }
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
