// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `BrokerHeartbeatResponse`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `BrokerHeartbeatResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct BrokerHeartbeatResponse {
    /// `ThrottleTimeMs`: i32, versions 0-2.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0-2.
    pub error_code: i16,
    /// `IsCaughtUp`: bool, versions 0-2.
    pub is_caught_up: bool,
    /// `IsFenced`: bool, versions 0-2.
    pub is_fenced: bool,
    /// `ShouldShutDown`: bool, versions 0-2.
    pub should_shut_down: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for BrokerHeartbeatResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            is_caught_up: false,
            is_fenced: true,
            should_shut_down: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for BrokerHeartbeatResponse {
    const NAME: &'static str = "BrokerHeartbeatResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=2;
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
        m.is_caught_up = r.bool()?;
        m.is_fenced = r.bool()?;
        m.should_shut_down = r.bool()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        w.bool(self.is_caught_up);
        w.bool(self.is_fenced);
        w.bool(self.should_shut_down);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
