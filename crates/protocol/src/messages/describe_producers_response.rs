// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeProducersResponse`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeProducersResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeProducersResponse {
    /// `ThrottleTimeMs`: i32, versions 0.
    pub throttle_time_ms: i32,
    /// `Topics`: array of [`TopicResponse`], versions 0.
    pub topics: Vec<TopicResponse>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeProducersResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeProducersResponse {
    const NAME: &'static str = "DescribeProducersResponse";
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
        m.throttle_time_ms = r.i32()?;
        m.topics = r.array(true, |r| TopicResponse::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicResponse {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `Partitions`: array of [`PartitionResponse`], versions 0.
    pub partitions: Vec<PartitionResponse>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicResponse {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicResponse {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.partitions = r.array(true, |r| PartitionResponse::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.array(true, &self.partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `PartitionResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionResponse {
    /// `PartitionIndex`: i32, versions 0.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0.
    pub error_message: Option<String>,
    /// `ActiveProducers`: array of [`ProducerState`], versions 0.
    pub active_producers: Vec<ProducerState>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionResponse {
    fn default() -> Self {
        Self {
            partition_index: 0,
            error_code: 0,
            error_message: None,
            active_producers: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionResponse {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        m.active_producers = r.array(true, |r| ProducerState::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.array(true, &self.active_producers, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `ProducerState`.
#[derive(Debug, Clone, PartialEq)]
pub struct ProducerState {
    /// `ProducerId`: i64, versions 0.
    pub producer_id: i64,
    /// `ProducerEpoch`: i32, versions 0.
    pub producer_epoch: i32,
    /// `LastSequence`: i32, versions 0.
    pub last_sequence: i32,
    /// `LastTimestamp`: i64, versions 0.
    pub last_timestamp: i64,
    /// `CoordinatorEpoch`: i32, versions 0.
    pub coordinator_epoch: i32,
    /// `CurrentTxnStartOffset`: i64, versions 0.
    pub current_txn_start_offset: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ProducerState {
    fn default() -> Self {
        Self {
            producer_id: 0,
            producer_epoch: 0,
            last_sequence: -1,
            last_timestamp: -1,
            coordinator_epoch: 0,
            current_txn_start_offset: -1,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl ProducerState {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.producer_id = r.i64()?;
        m.producer_epoch = r.i32()?;
        m.last_sequence = r.i32()?;
        m.last_timestamp = r.i64()?;
        m.coordinator_epoch = r.i32()?;
        m.current_txn_start_offset = r.i64()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i64(self.producer_id);
        w.i32(self.producer_epoch);
        w.i32(self.last_sequence);
        w.i64(self.last_timestamp);
        w.i32(self.coordinator_epoch);
        w.i64(self.current_txn_start_offset);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
