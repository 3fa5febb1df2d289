// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `RequestHeader`: versions 1-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `RequestHeader`.
#[derive(Debug, Clone, PartialEq)]
pub struct RequestHeader {
    /// `RequestApiKey`: i16, versions 1-2.
    pub request_api_key: i16,
    /// `RequestApiVersion`: i16, versions 1-2.
    pub request_api_version: i16,
    /// `CorrelationId`: i32, versions 1-2.
    pub correlation_id: i32,
    /// `ClientId`: nullable string, versions 1-2.
    pub client_id: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for RequestHeader {
    fn default() -> Self {
        Self {
            request_api_key: 0,
            request_api_version: 0,
            correlation_id: 0,
            client_id: Some(String::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for RequestHeader {
    const NAME: &'static str = "RequestHeader";
    const VERSIONS: RangeInclusive<i16> = 1..=2;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.request_api_key = r.i16()?;
        m.request_api_version = r.i16()?;
        m.correlation_id = r.i32()?;
        m.client_id = r.nullable_string(false, true)?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i16(self.request_api_key);
        w.i16(self.request_api_version);
        w.i32(self.correlation_id);
        w.nullable_string(false, true, self.client_id.as_deref())?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
