// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `OffsetForLeaderEpochRequest`: versions 2-4.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `OffsetForLeaderEpochRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetForLeaderEpochRequest {
    /// `ReplicaId`: i32, versions 3-4.
    pub replica_id: i32,
    /// `Topics`: array of [`OffsetForLeaderTopic`], versions 2-4.
    pub topics: Vec<OffsetForLeaderTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetForLeaderEpochRequest {
    fn default() -> Self {
        Self { replica_id: -2, topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for OffsetForLeaderEpochRequest {
    const NAME: &'static str = "OffsetForLeaderEpochRequest";
    const VERSIONS: RangeInclusive<i16> = 2..=4;
    fn is_flexible(version: i16) -> bool {
        version >= 4
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 3 {
            m.replica_id = r.i32()?;
        }
        m.topics = r.array(version >= 4, |r| OffsetForLeaderTopic::decode(r, version))?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version >= 3 {
            w.i32(self.replica_id);
        }
        w.array(version >= 4, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OffsetForLeaderTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetForLeaderTopic {
    /// `Topic`: string, versions 2-4.
    pub topic: String,
    /// `Partitions`: array of [`OffsetForLeaderPartition`], versions 2-4.
    pub partitions: Vec<OffsetForLeaderPartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetForLeaderTopic {
    fn default() -> Self {
        Self { topic: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl OffsetForLeaderTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic = r.string(version >= 4)?;
        m.partitions = r.array(version >= 4, |r| OffsetForLeaderPartition::decode(r, version))?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 4, &self.topic)?;
        w.array(version >= 4, &self.partitions, |w, v| v.encode(w, version))?;
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OffsetForLeaderPartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetForLeaderPartition {
    /// `Partition`: i32, versions 2-4.
    pub partition: i32,
    /// `CurrentLeaderEpoch`: i32, versions 2-4.
    pub current_leader_epoch: i32,
    /// `LeaderEpoch`: i32, versions 2-4.
    pub leader_epoch: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetForLeaderPartition {
    fn default() -> Self {
        Self { partition: 0, current_leader_epoch: -1, leader_epoch: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl OffsetForLeaderPartition {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition = r.i32()?;
        m.current_leader_epoch = r.i32()?;
        m.leader_epoch = r.i32()?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition);
        w.i32(self.current_leader_epoch);
        w.i32(self.leader_epoch);
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
