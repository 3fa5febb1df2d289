// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AddOffsetsToTxnResponse`: versions 0-4.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AddOffsetsToTxnResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct AddOffsetsToTxnResponse {
    /// `ThrottleTimeMs`: i32, versions 0-4.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0-4.
    pub error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AddOffsetsToTxnResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, error_code: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for AddOffsetsToTxnResponse {
    const NAME: &'static str = "AddOffsetsToTxnResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=4;
    fn is_flexible(version: i16) -> bool {
        version >= 3
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        m.error_code = r.i16()?;
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
