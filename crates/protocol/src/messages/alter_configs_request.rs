// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AlterConfigsRequest`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AlterConfigsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterConfigsRequest {
    /// `Resources`: array of [`AlterConfigsResource`], versions 0-2.
    pub resources: Vec<AlterConfigsResource>,
    /// `ValidateOnly`: bool, versions 0-2.
    pub validate_only: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterConfigsRequest {
    fn default() -> Self {
        Self { resources: Vec::new(), validate_only: false, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for AlterConfigsRequest {
    const NAME: &'static str = "AlterConfigsRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=2;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.resources = r.array(version >= 2, |r| AlterConfigsResource::decode(r, version))?;
        m.validate_only = r.bool()?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(version >= 2, &self.resources, |w, v| v.encode(w, version))?;
        w.bool(self.validate_only);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AlterConfigsResource`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterConfigsResource {
    /// `ResourceType`: i8, versions 0-2.
    pub resource_type: i8,
    /// `ResourceName`: string, versions 0-2.
    pub resource_name: String,
    /// `Configs`: array of [`AlterableConfig`], versions 0-2.
    pub configs: Vec<AlterableConfig>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterConfigsResource {
    fn default() -> Self {
        Self {
            resource_type: 0,
            resource_name: String::new(),
            configs: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl AlterConfigsResource {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.resource_type = r.i8()?;
        m.resource_name = r.string(version >= 2)?;
        m.configs = r.array(version >= 2, |r| AlterableConfig::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i8(self.resource_type);
        w.string(version >= 2, &self.resource_name)?;
        w.array(version >= 2, &self.configs, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AlterableConfig`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterableConfig {
    /// `Name`: string, versions 0-2.
    pub name: String,
    /// `Value`: nullable string, versions 0-2.
    pub value: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterableConfig {
    fn default() -> Self {
        Self { name: String::new(), value: Some(String::new()), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AlterableConfig {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 2)?;
        m.value = r.nullable_string(version >= 2, true)?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.name)?;
        w.nullable_string(version >= 2, true, self.value.as_deref())?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
