// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AlterPartitionReassignmentsResponse`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AlterPartitionReassignmentsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterPartitionReassignmentsResponse {
    /// `ThrottleTimeMs`: i32, versions 0-1.
    pub throttle_time_ms: i32,
    /// `AllowReplicationFactorChange`: bool, versions 1.
    pub allow_replication_factor_change: bool,
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0-1.
    pub error_message: Option<String>,
    /// `Responses`: array of [`ReassignableTopicResponse`], versions 0-1.
    pub responses: Vec<ReassignableTopicResponse>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterPartitionReassignmentsResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            allow_replication_factor_change: true,
            error_code: 0,
            error_message: Some(String::new()),
            responses: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for AlterPartitionReassignmentsResponse {
    const NAME: &'static str = "AlterPartitionReassignmentsResponse";
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
        m.throttle_time_ms = r.i32()?;
        if version >= 1 {
            m.allow_replication_factor_change = r.bool()?;
        }
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        m.responses = r.array(true, |r| ReassignableTopicResponse::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        if version >= 1 {
            w.bool(self.allow_replication_factor_change);
        }
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.array(true, &self.responses, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `ReassignableTopicResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReassignableTopicResponse {
    /// `Name`: string, versions 0-1.
    pub name: String,
    /// `Partitions`: array of [`ReassignablePartitionResponse`], versions 0-1.
    pub partitions: Vec<ReassignablePartitionResponse>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ReassignableTopicResponse {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ReassignableTopicResponse {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.partitions = r.array(true, |r| ReassignablePartitionResponse::decode(r, version))?;
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

/// `ReassignablePartitionResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReassignablePartitionResponse {
    /// `PartitionIndex`: i32, versions 0-1.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0-1.
    pub error_message: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ReassignablePartitionResponse {
    fn default() -> Self {
        Self {
            partition_index: 0,
            error_code: 0,
            error_message: Some(String::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl ReassignablePartitionResponse {
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
