// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `EnvelopeResponse`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `EnvelopeResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct EnvelopeResponse {
    /// `ResponseData`: nullable bytes, versions 0.
    pub response_data: Option<Bytes>,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for EnvelopeResponse {
    fn default() -> Self {
        Self { response_data: None, error_code: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for EnvelopeResponse {
    const NAME: &'static str = "EnvelopeResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=0;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.response_data = r.nullable_bytes(true, true)?;
        m.error_code = r.i16()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_bytes(true, true, self.response_data.as_ref())?;
        w.i16(self.error_code);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
