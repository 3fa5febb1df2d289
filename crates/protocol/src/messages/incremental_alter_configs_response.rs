// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `IncrementalAlterConfigsResponse`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `IncrementalAlterConfigsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct IncrementalAlterConfigsResponse {
    /// `ThrottleTimeMs`: i32, versions 0-1.
    pub throttle_time_ms: i32,
    /// `Responses`: array of [`AlterConfigsResourceResponse`], versions 0-1.
    pub responses: Vec<AlterConfigsResourceResponse>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for IncrementalAlterConfigsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, responses: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for IncrementalAlterConfigsResponse {
    const NAME: &'static str = "IncrementalAlterConfigsResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
    fn is_flexible(version: i16) -> bool {
        version >= 1
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        m.responses = r.array(version >= 1, |r| AlterConfigsResourceResponse::decode(r, version))?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(version >= 1, &self.responses, |w, v| v.encode(w, version))?;
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AlterConfigsResourceResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterConfigsResourceResponse {
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0-1.
    pub error_message: Option<String>,
    /// `ResourceType`: i8, versions 0-1.
    pub resource_type: i8,
    /// `ResourceName`: string, versions 0-1.
    pub resource_name: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterConfigsResourceResponse {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: Some(String::new()),
            resource_type: 0,
            resource_name: String::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl AlterConfigsResourceResponse {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(version >= 1, true)?;
        m.resource_type = r.i8()?;
        m.resource_name = r.string(version >= 1)?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i16(self.error_code);
        w.nullable_string(version >= 1, true, self.error_message.as_deref())?;
        w.i8(self.resource_type);
        w.string(version >= 1, &self.resource_name)?;
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
