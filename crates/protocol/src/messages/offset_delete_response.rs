// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `OffsetDeleteResponse`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `OffsetDeleteResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetDeleteResponse {
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `ThrottleTimeMs`: i32, versions 0.
    pub throttle_time_ms: i32,
    /// `Topics`: array of [`OffsetDeleteResponseTopic`], versions 0.
    pub topics: Vec<OffsetDeleteResponseTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetDeleteResponse {
    fn default() -> Self {
        Self { error_code: 0, throttle_time_ms: 0, topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for OffsetDeleteResponse {
    const NAME: &'static str = "OffsetDeleteResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=0;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        false
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.throttle_time_ms = r.i32()?;
        m.topics = r.array(false, |r| OffsetDeleteResponseTopic::decode(r, version))?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i16(self.error_code);
        w.i32(self.throttle_time_ms);
        w.array(false, &self.topics, |w, v| v.encode(w, version))?;
        Ok(())
    }
}

/// `OffsetDeleteResponseTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetDeleteResponseTopic {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `Partitions`: array of [`OffsetDeleteResponsePartition`], versions 0.
    pub partitions: Vec<OffsetDeleteResponsePartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetDeleteResponseTopic {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl OffsetDeleteResponseTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(false)?;
        m.partitions = r.array(false, |r| OffsetDeleteResponsePartition::decode(r, version))?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(false, &self.name)?;
        w.array(false, &self.partitions, |w, v| v.encode(w, version))?;
        Ok(())
    }
}

/// `OffsetDeleteResponsePartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetDeleteResponsePartition {
    /// `PartitionIndex`: i32, versions 0.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetDeleteResponsePartition {
    fn default() -> Self {
        Self { partition_index: 0, error_code: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl OffsetDeleteResponsePartition {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        Ok(())
    }
}
