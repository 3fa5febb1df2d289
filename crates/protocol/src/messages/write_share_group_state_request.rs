// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `WriteShareGroupStateRequest`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `WriteShareGroupStateRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct WriteShareGroupStateRequest {
    /// `GroupId`: string, versions 0-1.
    pub group_id: String,
    /// `Topics`: array of [`WriteStateData`], versions 0-1.
    pub topics: Vec<WriteStateData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for WriteShareGroupStateRequest {
    fn default() -> Self {
        Self { group_id: String::new(), topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for WriteShareGroupStateRequest {
    const NAME: &'static str = "WriteShareGroupStateRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
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
        m.topics = r.array(true, |r| WriteStateData::decode(r, version))?;
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

/// `WriteStateData`.
#[derive(Debug, Clone, PartialEq)]
pub struct WriteStateData {
    /// `TopicId`: uuid, versions 0-1.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`PartitionData`], versions 0-1.
    pub partitions: Vec<PartitionData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for WriteStateData {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl WriteStateData {
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
    /// `Partition`: i32, versions 0-1.
    pub partition: i32,
    /// `StateEpoch`: i32, versions 0-1.
    pub state_epoch: i32,
    /// `LeaderEpoch`: i32, versions 0-1.
    pub leader_epoch: i32,
    /// `StartOffset`: i64, versions 0-1.
    pub start_offset: i64,
    /// `DeliveryCompleteCount`: i32, versions 1.
    pub delivery_complete_count: i32,
    /// `StateBatches`: array of [`StateBatch`], versions 0-1.
    pub state_batches: Vec<StateBatch>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionData {
    fn default() -> Self {
        Self {
            partition: 0,
            state_epoch: 0,
            leader_epoch: 0,
            start_offset: 0,
            delivery_complete_count: -1,
            state_batches: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition = r.i32()?;
        m.state_epoch = r.i32()?;
        m.leader_epoch = r.i32()?;
        m.start_offset = r.i64()?;
        if version >= 1 {
            m.delivery_complete_count = r.i32()?;
        }
        m.state_batches = r.array(true, |r| StateBatch::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition);
        w.i32(self.state_epoch);
        w.i32(self.leader_epoch);
        w.i64(self.start_offset);
        if version >= 1 {
            w.i32(self.delivery_complete_count);
        }
        w.array(true, &self.state_batches, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `StateBatch`.
#[derive(Debug, Clone, PartialEq)]
pub struct StateBatch {
    /// `FirstOffset`: i64, versions 0-1.
    pub first_offset: i64,
    /// `LastOffset`: i64, versions 0-1.
    pub last_offset: i64,
    /// `DeliveryState`: i8, versions 0-1.
    pub delivery_state: i8,
    /// `DeliveryCount`: i16, versions 0-1.
    pub delivery_count: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for StateBatch {
    fn default() -> Self {
        Self {
            first_offset: 0,
            last_offset: 0,
            delivery_state: 0,
            delivery_count: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl StateBatch {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.first_offset = r.i64()?;
        m.last_offset = r.i64()?;
        m.delivery_state = r.i8()?;
        m.delivery_count = r.i16()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i64(self.first_offset);
        w.i64(self.last_offset);
        w.i8(self.delivery_state);
        w.i16(self.delivery_count);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
