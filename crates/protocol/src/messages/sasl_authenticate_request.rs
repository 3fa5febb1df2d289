// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `SaslAuthenticateRequest`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `SaslAuthenticateRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct SaslAuthenticateRequest {
    /// `AuthBytes`: bytes, versions 0-2.
    pub auth_bytes: Bytes,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for SaslAuthenticateRequest {
    fn default() -> Self {
        Self { auth_bytes: Bytes::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for SaslAuthenticateRequest {
    const NAME: &'static str = "SaslAuthenticateRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=2;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.auth_bytes = r.bytes(version >= 2)?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.bytes(version >= 2, &self.auth_bytes)?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
