// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `VoteRequest`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `VoteRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct VoteRequest {
    /// `ClusterId`: nullable string, versions 0-2.
    pub cluster_id: Option<String>,
    /// `VoterId`: i32, versions 1-2.
    pub voter_id: i32,
    /// `Topics`: array of [`TopicData`], versions 0-2.
    pub topics: Vec<TopicData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for VoteRequest {
    fn default() -> Self {
        Self { cluster_id: None, voter_id: -1, topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for VoteRequest {
    const NAME: &'static str = "VoteRequest";
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
        m.cluster_id = r.nullable_string(true, true)?;
        if version >= 1 {
            m.voter_id = r.i32()?;
        }
        m.topics = r.array(true, |r| TopicData::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_string(true, true, self.cluster_id.as_deref())?;
        if version >= 1 {
            w.i32(self.voter_id);
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
    /// `ReplicaEpoch`: i32, versions 0-2.
    pub replica_epoch: i32,
    /// `ReplicaId`: i32, versions 0-2.
    pub replica_id: i32,
    /// `ReplicaDirectoryId`: uuid, versions 1-2.
    pub replica_directory_id: Uuid,
    /// `VoterDirectoryId`: uuid, versions 1-2.
    pub voter_directory_id: Uuid,
    /// `LastOffsetEpoch`: i32, versions 0-2.
    pub last_offset_epoch: i32,
    /// `LastOffset`: i64, versions 0-2.
    pub last_offset: i64,
    /// `PreVote`: bool, versions 2.
    pub pre_vote: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionData {
    fn default() -> Self {
        Self {
            partition_index: 0,
            replica_epoch: 0,
            replica_id: 0,
            replica_directory_id: Uuid::ZERO,
            voter_directory_id: Uuid::ZERO,
            last_offset_epoch: 0,
            last_offset: 0,
            pre_vote: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.replica_epoch = r.i32()?;
        m.replica_id = r.i32()?;
        if version >= 1 {
            m.replica_directory_id = r.uuid()?;
        }
        if version >= 1 {
            m.voter_directory_id = r.uuid()?;
        }
        m.last_offset_epoch = r.i32()?;
        m.last_offset = r.i64()?;
        if version >= 2 {
            m.pre_vote = r.bool()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i32(self.replica_epoch);
        w.i32(self.replica_id);
        if version >= 1 {
            w.uuid(self.replica_directory_id);
        }
        if version >= 1 {
            w.uuid(self.voter_directory_id);
        }
        w.i32(self.last_offset_epoch);
        w.i64(self.last_offset);
        if version >= 2 {
            w.bool(self.pre_vote);
        } else if self.pre_vote {
            return Err(EncodeError::Absent { message: "PartitionData", field: "PreVote", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
