// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ResponseHeader`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ResponseHeader`.
#[derive(Debug, Clone, PartialEq)]
pub struct ResponseHeader {
    /// `CorrelationId`: i32, versions 0-1.
    pub correlation_id: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ResponseHeader {
    fn default() -> Self {
        Self { correlation_id: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ResponseHeader {
    const NAME: &'static str = "ResponseHeader";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
    fn is_flexible(version: i16) -> bool {
        version >= 1
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.correlation_id = r.i32()?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.correlation_id);
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
