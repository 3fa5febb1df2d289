// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `TxnOffsetCommitRequest`: versions 0-6.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `TxnOffsetCommitRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct TxnOffsetCommitRequest {
    /// `TransactionalId`: string, versions 0-6.
    pub transactional_id: String,
    /// `GroupId`: string, versions 0-6.
    pub group_id: String,
    /// `ProducerId`: i64, versions 0-6.
    pub producer_id: i64,
    /// `ProducerEpoch`: i16, versions 0-6.
    pub producer_epoch: i16,
    /// `GenerationIdOrMemberEpoch`: i32, versions 3-6.
    pub generation_id_or_member_epoch: i32,
    /// `MemberId`: string, versions 3-6.
    pub member_id: String,
    /// `GroupInstanceId`: nullable string, versions 3-6.
    pub group_instance_id: Option<String>,
    /// `Topics`: array of [`TxnOffsetCommitRequestTopic`], versions 0-6.
    pub topics: Vec<TxnOffsetCommitRequestTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TxnOffsetCommitRequest {
    fn default() -> Self {
        Self {
            transactional_id: String::new(),
            group_id: String::new(),
            producer_id: 0,
            producer_epoch: 0,
            generation_id_or_member_epoch: -1,
            member_id: String::new(),
            group_instance_id: None,
            topics: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for TxnOffsetCommitRequest {
    const NAME: &'static str = "TxnOffsetCommitRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=6;
    fn is_flexible(version: i16) -> bool {
        version >= 3
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.transactional_id = r.string(version >= 3)?;
        m.group_id = r.string(version >= 3)?;
        m.producer_id = r.i64()?;
        m.producer_epoch = r.i16()?;
        if version >= 3 {
            m.generation_id_or_member_epoch = r.i32()?;
        }
        if version >= 3 {
            m.member_id = r.string(version >= 3)?;
        }
        if version >= 3 {
            m.group_instance_id = r.nullable_string(version >= 3, true)?;
        }
        m.topics = r.array(version >= 3, |r| TxnOffsetCommitRequestTopic::decode(r, version))?;
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(version >= 3, &self.transactional_id)?;
        w.string(version >= 3, &self.group_id)?;
        w.i64(self.producer_id);
        w.i16(self.producer_epoch);
        if version >= 3 {
            w.i32(self.generation_id_or_member_epoch);
        } else if self.generation_id_or_member_epoch != -1 {
            return Err(EncodeError::Absent {
                message: "TxnOffsetCommitRequest",
                field: "GenerationIdOrMemberEpoch",
                version,
            });
        }
        if version >= 3 {
            w.string(version >= 3, &self.member_id)?;
        } else if !self.member_id.is_empty() {
            return Err(EncodeError::Absent { message: "TxnOffsetCommitRequest", field: "MemberId", version });
        }
        if version >= 3 {
            w.nullable_string(version >= 3, true, self.group_instance_id.as_deref())?;
        } else if self.group_instance_id.is_some() {
            return Err(EncodeError::Absent { message: "TxnOffsetCommitRequest", field: "GroupInstanceId", version });
        }
        w.array(version >= 3, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `TxnOffsetCommitRequestTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct TxnOffsetCommitRequestTopic {
    /// `Name`: string, versions 0-5.
    pub name: String,
    /// `TopicId`: uuid, versions 6.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`TxnOffsetCommitRequestPartition`], versions 0-6.
    pub partitions: Vec<TxnOffsetCommitRequestPartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TxnOffsetCommitRequestTopic {
    fn default() -> Self {
        Self {
            name: String::new(),
            topic_id: Uuid::ZERO,
            partitions: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TxnOffsetCommitRequestTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version <= 5 {
            m.name = r.string(version >= 3)?;
        }
        if version >= 6 {
            m.topic_id = r.uuid()?;
        }
        m.partitions = r.array(version >= 3, |r| TxnOffsetCommitRequestPartition::decode(r, version))?;
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

/// `TxnOffsetCommitRequestPartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct TxnOffsetCommitRequestPartition {
    /// `PartitionIndex`: i32, versions 0-6.
    pub partition_index: i32,
    /// `CommittedOffset`: i64, versions 0-6.
    pub committed_offset: i64,
    /// `CommittedLeaderEpoch`: i32, versions 2-6.
    pub committed_leader_epoch: i32,
    /// `CommittedMetadata`: nullable string, versions 0-6.
    pub committed_metadata: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TxnOffsetCommitRequestPartition {
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

impl TxnOffsetCommitRequestPartition {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.committed_offset = r.i64()?;
        if version >= 2 {
            m.committed_leader_epoch = r.i32()?;
        }
        m.committed_metadata = r.nullable_string(version >= 3, true)?;
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i64(self.committed_offset);
        if version >= 2 {
            w.i32(self.committed_leader_epoch);
        }
        w.nullable_string(version >= 3, true, self.committed_metadata.as_deref())?;
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
