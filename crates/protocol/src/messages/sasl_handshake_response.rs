// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `SaslHandshakeResponse`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `SaslHandshakeResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct SaslHandshakeResponse {
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `Mechanisms`: array of string, versions 0-1.
    pub mechanisms: Vec<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for SaslHandshakeResponse {
    fn default() -> Self {
        Self { error_code: 0, mechanisms: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for SaslHandshakeResponse {
    const NAME: &'static str = "SaslHandshakeResponse";
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
        m.error_code = r.i16()?;
        m.mechanisms = r.array(false, |r| r.string(false))?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i16(self.error_code);
        w.array(false, &self.mechanisms, |w, v| w.string(false, v))?;
        Ok(())
    }
}
