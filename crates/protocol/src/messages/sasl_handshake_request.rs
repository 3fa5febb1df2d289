// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `SaslHandshakeRequest`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `SaslHandshakeRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct SaslHandshakeRequest {
    /// `Mechanism`: string, versions 0-1.
    pub mechanism: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for SaslHandshakeRequest {
    fn default() -> Self {
        Self { mechanism: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for SaslHandshakeRequest {
    const NAME: &'static str = "SaslHandshakeRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        false
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.mechanism = r.string(false)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(false, &self.mechanism)?;
        Ok(())
    }
}
