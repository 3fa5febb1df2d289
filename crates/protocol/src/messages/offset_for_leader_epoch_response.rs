// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `OffsetForLeaderEpochResponse`: versions 2-4.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `OffsetForLeaderEpochResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetForLeaderEpochResponse {
    /// `ThrottleTimeMs`: i32, versions 2-4.
    pub throttle_time_ms: i32,
    /// `Topics`: array of [`OffsetForLeaderTopicResult`], versions 2-4.
    pub topics: Vec<OffsetForLeaderTopicResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetForLeaderEpochResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for OffsetForLeaderEpochResponse {
    const NAME: &'static str = "OffsetForLeaderEpochResponse";
    const VERSIONS: RangeInclusive<i16> = 2..=4;
    fn is_flexible(version: i16) -> bool {
        version >= 4
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        m.topics = r.array(version >= 4, |r| OffsetForLeaderTopicResult::decode(r, version))?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(version >= 4, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OffsetForLeaderTopicResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetForLeaderTopicResult {
    /// `Topic`: string, versions 2-4.
    pub topic: String,
    /// `Partitions`: array of [`EpochEndOffset`], versions 2-4.
    pub partitions: Vec<EpochEndOffset>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetForLeaderTopicResult {
    fn default() -> Self {
        Self { topic: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl OffsetForLeaderTopicResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic = r.string(version >= 4)?;
        m.partitions = r.array(version >= 4, |r| EpochEndOffset::decode(r, version))?;
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

/// `EpochEndOffset`.
#[derive(Debug, Clone, PartialEq)]
pub struct EpochEndOffset {
    /// `ErrorCode`: i16, versions 2-4.
    pub error_code: i16,
    /// `Partition`: i32, versions 2-4.
    pub partition: i32,
    /// `LeaderEpoch`: i32, versions 2-4.
    pub leader_epoch: i32,
    /// `EndOffset`: i64, versions 2-4.
    pub end_offset: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for EpochEndOffset {
    fn default() -> Self {
        Self { error_code: 0, partition: 0, leader_epoch: -1, end_offset: -1, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl EpochEndOffset {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.partition = r.i32()?;
        m.leader_epoch = r.i32()?;
        m.end_offset = r.i64()?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i16(self.error_code);
        w.i32(self.partition);
        w.i32(self.leader_epoch);
        w.i64(self.end_offset);
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
