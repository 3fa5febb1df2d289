// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ListConfigResourcesResponse`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ListConfigResourcesResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListConfigResourcesResponse {
    /// `ThrottleTimeMs`: i32, versions 0-1.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `ConfigResources`: array of [`ConfigResource`], versions 0-1.
    pub config_resources: Vec<ConfigResource>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ListConfigResourcesResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            config_resources: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ListConfigResourcesResponse {
    const NAME: &'static str = "ListConfigResourcesResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
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
        m.config_resources = r.array(true, |r| ConfigResource::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        w.array(true, &self.config_resources, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `ConfigResource`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConfigResource {
    /// `ResourceName`: string, versions 0-1.
    pub resource_name: String,
    /// `ResourceType`: i8, versions 1.
    pub resource_type: i8,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ConfigResource {
    fn default() -> Self {
        Self { resource_name: String::new(), resource_type: 16, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ConfigResource {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.resource_name = r.string(true)?;
        if version >= 1 {
            m.resource_type = r.i8()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.resource_name)?;
        if version >= 1 {
            w.i8(self.resource_type);
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
