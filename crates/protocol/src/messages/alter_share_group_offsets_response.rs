// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AlterShareGroupOffsetsResponse`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AlterShareGroupOffsetsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterShareGroupOffsetsResponse {
    /// `ThrottleTimeMs`: i32, versions 0.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0.
    pub error_message: Option<String>,
    /// `Responses`: array of [`AlterShareGroupOffsetsResponseTopic`], versions 0.
    pub responses: Vec<AlterShareGroupOffsetsResponseTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterShareGroupOffsetsResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            error_message: None,
            responses: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for AlterShareGroupOffsetsResponse {
    const NAME: &'static str = "AlterShareGroupOffsetsResponse";
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
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        m.responses = r.array(true, |r| AlterShareGroupOffsetsResponseTopic::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.array(true, &self.responses, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `AlterShareGroupOffsetsResponseTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterShareGroupOffsetsResponseTopic {
    /// `TopicName`: string, versions 0.
    pub topic_name: String,
    /// `TopicId`: uuid, versions 0.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`AlterShareGroupOffsetsResponsePartition`], versions 0.
    pub partitions: Vec<AlterShareGroupOffsetsResponsePartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterShareGroupOffsetsResponseTopic {
    fn default() -> Self {
        Self {
            topic_name: String::new(),
            topic_id: Uuid::ZERO,
            partitions: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl AlterShareGroupOffsetsResponseTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_name = r.string(true)?;
        m.topic_id = r.uuid()?;
        m.partitions = r.array(true, |r| AlterShareGroupOffsetsResponsePartition::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.topic_name)?;
        w.uuid(self.topic_id);
        w.array(true, &self.partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `AlterShareGroupOffsetsResponsePartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterShareGroupOffsetsResponsePartition {
    /// `PartitionIndex`: i32, versions 0.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0.
    pub error_message: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterShareGroupOffsetsResponsePartition {
    fn default() -> Self {
        Self { partition_index: 0, error_code: 0, error_message: None, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AlterShareGroupOffsetsResponsePartition {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
