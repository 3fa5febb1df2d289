// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ReadShareGroupStateSummaryResponse`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ReadShareGroupStateSummaryResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadShareGroupStateSummaryResponse {
    /// `Results`: array of [`ReadStateSummaryResult`], versions 0-1.
    pub results: Vec<ReadStateSummaryResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ReadShareGroupStateSummaryResponse {
    fn default() -> Self {
        Self { results: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ReadShareGroupStateSummaryResponse {
    const NAME: &'static str = "ReadShareGroupStateSummaryResponse";
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
        m.results = r.array(true, |r| ReadStateSummaryResult::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.results, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `ReadStateSummaryResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadStateSummaryResult {
    /// `TopicId`: uuid, versions 0-1.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`PartitionResult`], versions 0-1.
    pub partitions: Vec<PartitionResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ReadStateSummaryResult {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ReadStateSummaryResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_id = r.uuid()?;
        m.partitions = r.array(true, |r| PartitionResult::decode(r, version))?;
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

/// `PartitionResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionResult {
    /// `Partition`: i32, versions 0-1.
    pub partition: i32,
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0-1.
    pub error_message: Option<String>,
    /// `StateEpoch`: i32, versions 0-1.
    pub state_epoch: i32,
    /// `LeaderEpoch`: i32, versions 0-1.
    pub leader_epoch: i32,
    /// `StartOffset`: i64, versions 0-1.
    pub start_offset: i64,
    /// `DeliveryCompleteCount`: i32, versions 1.
    pub delivery_complete_count: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionResult {
    fn default() -> Self {
        Self {
            partition: 0,
            error_code: 0,
            error_message: None,
            state_epoch: 0,
            leader_epoch: 0,
            start_offset: 0,
            delivery_complete_count: -1,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition = r.i32()?;
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        m.state_epoch = r.i32()?;
        m.leader_epoch = r.i32()?;
        m.start_offset = r.i64()?;
        if version >= 1 {
            m.delivery_complete_count = r.i32()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition);
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.i32(self.state_epoch);
        w.i32(self.leader_epoch);
        w.i64(self.start_offset);
        if version >= 1 {
            w.i32(self.delivery_complete_count);
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
