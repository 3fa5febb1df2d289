// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `OffsetCommitRequest`: versions 2-10.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `OffsetCommitRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetCommitRequest {
    /// `GroupId`: string, versions 2-10.
    pub group_id: String,
    /// `GenerationIdOrMemberEpoch`: i32, versions 2-10.
    pub generation_id_or_member_epoch: i32,
    /// `MemberId`: string, versions 2-10.
    pub member_id: String,
    /// `GroupInstanceId`: nullable string, versions 7-10.
    pub group_instance_id: Option<String>,
    /// `RetentionTimeMs`: i64, versions 2-4.
    pub retention_time_ms: i64,
    /// `Topics`: array of [`OffsetCommitRequestTopic`], versions 2-10.
    pub topics: Vec<OffsetCommitRequestTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetCommitRequest {
    fn default() -> Self {
        Self {
            group_id: String::new(),
            generation_id_or_member_epoch: -1,
            member_id: String::new(),
            group_instance_id: None,
            retention_time_ms: -1,
            topics: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for OffsetCommitRequest {
    const NAME: &'static str = "OffsetCommitRequest";
    const VERSIONS: RangeInclusive<i16> = 2..=10;
    fn is_flexible(version: i16) -> bool {
        version >= 8
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.group_id = r.string(version >= 8)?;
        m.generation_id_or_member_epoch = r.i32()?;
        m.member_id = r.string(version >= 8)?;
        if version >= 7 {
            m.group_instance_id = r.nullable_string(version >= 8, true)?;
        }
        if version <= 4 {
            m.retention_time_ms = r.i64()?;
        }
        m.topics = r.array(version >= 8, |r| OffsetCommitRequestTopic::decode(r, version))?;
        if version >= 8 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(version >= 8, &self.group_id)?;
        w.i32(self.generation_id_or_member_epoch);
        w.string(version >= 8, &self.member_id)?;
        if version >= 7 {
            w.nullable_string(version >= 8, true, self.group_instance_id.as_deref())?;
        } else if self.group_instance_id.is_some() {
            return Err(EncodeError::Absent { message: "OffsetCommitRequest", field: "GroupInstanceId", version });
        }
        if version <= 4 {
            w.i64(self.retention_time_ms);
        }
        w.array(version >= 8, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 8 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OffsetCommitRequestTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetCommitRequestTopic {
    /// `Name`: string, versions 2-9.
    pub name: String,
    /// `TopicId`: uuid, versions 10.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`OffsetCommitRequestPartition`], versions 2-10.
    pub partitions: Vec<OffsetCommitRequestPartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetCommitRequestTopic {
    fn default() -> Self {
        Self {
            name: String::new(),
            topic_id: Uuid::ZERO,
            partitions: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl OffsetCommitRequestTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version <= 9 {
            m.name = r.string(version >= 8)?;
        }
        if version >= 10 {
            m.topic_id = r.uuid()?;
        }
        m.partitions = r.array(version >= 8, |r| OffsetCommitRequestPartition::decode(r, version))?;
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

/// `OffsetCommitRequestPartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetCommitRequestPartition {
    /// `PartitionIndex`: i32, versions 2-10.
    pub partition_index: i32,
    /// `CommittedOffset`: i64, versions 2-10.
    pub committed_offset: i64,
    /// `CommittedLeaderEpoch`: i32, versions 6-10.
    pub committed_leader_epoch: i32,
    /// `CommittedMetadata`: nullable string, versions 2-10.
    pub committed_metadata: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetCommitRequestPartition {
    fn default() -> Self {
        Self {
            partition_index: 0,
            committed_offset: 0,
            committed_leader_epoch: -1,
            committed_metadata: Some(String::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl OffsetCommitRequestPartition {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.committed_offset = r.i64()?;
        if version >= 6 {
            m.committed_leader_epoch = r.i32()?;
        }
        m.committed_metadata = r.nullable_string(version >= 8, true)?;
        if version >= 8 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i64(self.committed_offset);
        if version >= 6 {
            w.i32(self.committed_leader_epoch);
        }
        w.nullable_string(version >= 8, true, self.committed_metadata.as_deref())?;
        if version >= 8 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
