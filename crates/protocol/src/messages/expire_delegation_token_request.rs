// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ExpireDelegationTokenRequest`: versions 1-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ExpireDelegationTokenRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct ExpireDelegationTokenRequest {
    /// `Hmac`: bytes, versions 1-2.
    pub hmac: Bytes,
    /// `ExpiryTimePeriodMs`: i64, versions 1-2.
    pub expiry_time_period_ms: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ExpireDelegationTokenRequest {
    fn default() -> Self {
        Self { hmac: Bytes::new(), expiry_time_period_ms: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ExpireDelegationTokenRequest {
    const NAME: &'static str = "ExpireDelegationTokenRequest";
    const VERSIONS: RangeInclusive<i16> = 1..=2;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.hmac = r.bytes(version >= 2)?;
        m.expiry_time_period_ms = r.i64()?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.bytes(version >= 2, &self.hmac)?;
        w.i64(self.expiry_time_period_ms);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
