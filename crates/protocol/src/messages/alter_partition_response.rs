// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AlterPartitionResponse`: versions 2-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AlterPartitionResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterPartitionResponse {
    /// `ThrottleTimeMs`: i32, versions 2-3.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 2-3.
    pub error_code: i16,
    /// `Topics`: array of [`TopicData`], versions 2-3.
    pub topics: Vec<TopicData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterPartitionResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, error_code: 0, topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for AlterPartitionResponse {
    const NAME: &'static str = "AlterPartitionResponse";
    const VERSIONS: RangeInclusive<i16> = 2..=3;
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
        m.topics = r.array(true, |r| TopicData::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicData`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicData {
    /// `TopicId`: uuid, versions 2-3.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`PartitionData`], versions 2-3.
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
    /// `PartitionIndex`: i32, versions 2-3.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 2-3.
    pub error_code: i16,
    /// `LeaderId`: i32, versions 2-3.
    pub leader_id: i32,
    /// `LeaderEpoch`: i32, versions 2-3.
    pub leader_epoch: i32,
    /// `Isr`: array of i32, versions 2-3.
    pub isr: Vec<i32>,
    /// `LeaderRecoveryState`: i8, versions 2-3.
    pub leader_recovery_state: i8,
    /// `PartitionEpoch`: i32, versions 2-3.
    pub partition_epoch: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionData {
    fn default() -> Self {
        Self {
            partition_index: 0,
            error_code: 0,
            leader_id: 0,
            leader_epoch: 0,
            isr: Vec::new(),
            leader_recovery_state: 0,
            partition_epoch: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionData {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        m.leader_id = r.i32()?;
        m.leader_epoch = r.i32()?;
        m.isr = r.array(true, Reader::i32)?;
        m.leader_recovery_state = r.i8()?;
        m.partition_epoch = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        w.i32(self.leader_id);
        w.i32(self.leader_epoch);
        w.array(true, &self.isr, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.i8(self.leader_recovery_state);
        w.i32(self.partition_epoch);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
