// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DeleteRecordsResponse`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DeleteRecordsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteRecordsResponse {
    /// `ThrottleTimeMs`: i32, versions 0-2.
    pub throttle_time_ms: i32,
    /// `Topics`: array of [`DeleteRecordsTopicResult`], versions 0-2.
    pub topics: Vec<DeleteRecordsTopicResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteRecordsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DeleteRecordsResponse {
    const NAME: &'static str = "DeleteRecordsResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=2;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        m.topics = r.array(version >= 2, |r| DeleteRecordsTopicResult::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(version >= 2, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DeleteRecordsTopicResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteRecordsTopicResult {
    /// `Name`: string, versions 0-2.
    pub name: String,
    /// `Partitions`: array of [`DeleteRecordsPartitionResult`], versions 0-2.
    pub partitions: Vec<DeleteRecordsPartitionResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteRecordsTopicResult {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DeleteRecordsTopicResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 2)?;
        m.partitions = r.array(version >= 2, |r| DeleteRecordsPartitionResult::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.name)?;
        w.array(version >= 2, &self.partitions, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DeleteRecordsPartitionResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteRecordsPartitionResult {
    /// `PartitionIndex`: i32, versions 0-2.
    pub partition_index: i32,
    /// `LowWatermark`: i64, versions 0-2.
    pub low_watermark: i64,
    /// `ErrorCode`: i16, versions 0-2.
    pub error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteRecordsPartitionResult {
    fn default() -> Self {
        Self { partition_index: 0, low_watermark: 0, error_code: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DeleteRecordsPartitionResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.low_watermark = r.i64()?;
        m.error_code = r.i16()?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i64(self.low_watermark);
        w.i16(self.error_code);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
