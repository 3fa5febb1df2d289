// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ReadShareGroupStateResponse`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ReadShareGroupStateResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadShareGroupStateResponse {
    /// `Results`: array of [`ReadStateResult`], versions 0.
    pub results: Vec<ReadStateResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ReadShareGroupStateResponse {
    fn default() -> Self {
        Self { results: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ReadShareGroupStateResponse {
    const NAME: &'static str = "ReadShareGroupStateResponse";
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
        m.results = r.array(true, |r| ReadStateResult::decode(r, version))?;
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

/// `ReadStateResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadStateResult {
    /// `TopicId`: uuid, versions 0.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`PartitionResult`], versions 0.
    pub partitions: Vec<PartitionResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ReadStateResult {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ReadStateResult {
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
    /// `Partition`: i32, versions 0.
    pub partition: i32,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0.
    pub error_message: Option<String>,
    /// `StateEpoch`: i32, versions 0.
    pub state_epoch: i32,
    /// `StartOffset`: i64, versions 0.
    pub start_offset: i64,
    /// `StateBatches`: array of [`StateBatch`], versions 0.
    pub state_batches: Vec<StateBatch>,
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
            start_offset: 0,
            state_batches: Vec::new(),
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
        m.start_offset = r.i64()?;
        m.state_batches = r.array(true, |r| StateBatch::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition);
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.i32(self.state_epoch);
        w.i64(self.start_offset);
        w.array(true, &self.state_batches, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `StateBatch`.
#[derive(Debug, Clone, PartialEq)]
pub struct StateBatch {
    /// `FirstOffset`: i64, versions 0.
    pub first_offset: i64,
    /// `LastOffset`: i64, versions 0.
    pub last_offset: i64,
    /// `DeliveryState`: i8, versions 0.
    pub delivery_state: i8,
    /// `DeliveryCount`: i16, versions 0.
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
