// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `EnvelopeRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `EnvelopeRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct EnvelopeRequest {
    /// `RequestData`: bytes, versions 0.
    pub request_data: Bytes,
    /// `RequestPrincipal`: nullable bytes, versions 0.
    pub request_principal: Option<Bytes>,
    /// `ClientHostAddress`: bytes, versions 0.
    pub client_host_address: Bytes,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for EnvelopeRequest {
    fn default() -> Self {
        Self {
            request_data: Bytes::new(),
            request_principal: Some(Bytes::new()),
            client_host_address: Bytes::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for EnvelopeRequest {
    const NAME: &'static str = "EnvelopeRequest";
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
        m.request_data = r.bytes(true)?;
        m.request_principal = r.nullable_bytes(true, true)?;
        m.client_host_address = r.bytes(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.bytes(true, &self.request_data)?;
        w.nullable_bytes(true, true, self.request_principal.as_ref())?;
        w.bytes(true, &self.client_host_address)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
