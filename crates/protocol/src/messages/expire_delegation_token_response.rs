// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ExpireDelegationTokenResponse`: versions 1-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ExpireDelegationTokenResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ExpireDelegationTokenResponse {
    /// `ErrorCode`: i16, versions 1-2.
    pub error_code: i16,
    /// `ExpiryTimestampMs`: i64, versions 1-2.
    pub expiry_timestamp_ms: i64,
    /// `ThrottleTimeMs`: i32, versions 1-2.
    pub throttle_time_ms: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ExpireDelegationTokenResponse {
    fn default() -> Self {
        Self { error_code: 0, expiry_timestamp_ms: 0, throttle_time_ms: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ExpireDelegationTokenResponse {
    const NAME: &'static str = "ExpireDelegationTokenResponse";
    const VERSIONS: RangeInclusive<i16> = 1..=2;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.expiry_timestamp_ms = r.i64()?;
        m.throttle_time_ms = r.i32()?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i16(self.error_code);
        w.i64(self.expiry_timestamp_ms);
        w.i32(self.throttle_time_ms);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
