// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `SaslAuthenticateResponse`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `SaslAuthenticateResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct SaslAuthenticateResponse {
    /// `ErrorCode`: i16, versions 0-2.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0-2.
    pub error_message: Option<String>,
    /// `AuthBytes`: bytes, versions 0-2.
    pub auth_bytes: Bytes,
    /// `SessionLifetimeMs`: i64, versions 1-2.
    pub session_lifetime_ms: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for SaslAuthenticateResponse {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: Some(String::new()),
            auth_bytes: Bytes::new(),
            session_lifetime_ms: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for SaslAuthenticateResponse {
    const NAME: &'static str = "SaslAuthenticateResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=2;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(version >= 2, true)?;
        m.auth_bytes = r.bytes(version >= 2)?;
        if version >= 1 {
            m.session_lifetime_ms = r.i64()?;
        }
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
        w.nullable_string(version >= 2, true, self.error_message.as_deref())?;
        w.bytes(version >= 2, &self.auth_bytes)?;
        if version >= 1 {
            w.i64(self.session_lifetime_ms);
        }
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
