// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `SyncGroupResponse`: versions 0-5.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `SyncGroupResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct SyncGroupResponse {
    /// `ThrottleTimeMs`: i32, versions 1-5.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0-5.
    pub error_code: i16,
    /// `ProtocolType`: nullable string, versions 5.
    pub protocol_type: Option<String>,
    /// `ProtocolName`: nullable string, versions 5.
    pub protocol_name: Option<String>,
    /// `Assignment`: bytes, versions 0-5.
    pub assignment: Bytes,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for SyncGroupResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            protocol_type: None,
            protocol_name: None,
            assignment: Bytes::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for SyncGroupResponse {
    const NAME: &'static str = "SyncGroupResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=5;
    fn is_flexible(version: i16) -> bool {
        version >= 4
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 1 {
            m.throttle_time_ms = r.i32()?;
        }
        m.error_code = r.i16()?;
        if version >= 5 {
            m.protocol_type = r.nullable_string(version >= 4, true)?;
        }
        if version >= 5 {
            m.protocol_name = r.nullable_string(version >= 4, true)?;
        }
        m.assignment = r.bytes(version >= 4)?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version >= 1 {
            w.i32(self.throttle_time_ms);
        }
        w.i16(self.error_code);
        if version >= 5 {
            w.nullable_string(version >= 4, true, self.protocol_type.as_deref())?;
        }
        if version >= 5 {
            w.nullable_string(version >= 4, true, self.protocol_name.as_deref())?;
        }
        w.bytes(version >= 4, &self.assignment)?;
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
