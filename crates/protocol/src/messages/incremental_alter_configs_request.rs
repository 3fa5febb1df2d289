// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `IncrementalAlterConfigsRequest`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `IncrementalAlterConfigsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct IncrementalAlterConfigsRequest {
    /// `Resources`: array of [`AlterConfigsResource`], versions 0-1.
    pub resources: Vec<AlterConfigsResource>,
    /// `ValidateOnly`: bool, versions 0-1.
    pub validate_only: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for IncrementalAlterConfigsRequest {
    fn default() -> Self {
        Self { resources: Vec::new(), validate_only: false, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for IncrementalAlterConfigsRequest {
    const NAME: &'static str = "IncrementalAlterConfigsRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
    fn is_flexible(version: i16) -> bool {
        version >= 1
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.resources = r.array(version >= 1, |r| AlterConfigsResource::decode(r, version))?;
        m.validate_only = r.bool()?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(version >= 1, &self.resources, |w, v| v.encode(w, version))?;
        w.bool(self.validate_only);
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AlterConfigsResource`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterConfigsResource {
    /// `ResourceType`: i8, versions 0-1.
    pub resource_type: i8,
    /// `ResourceName`: string, versions 0-1.
    pub resource_name: String,
    /// `Configs`: array of [`AlterableConfig`], versions 0-1.
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
        m.resource_name = r.string(version >= 1)?;
        m.configs = r.array(version >= 1, |r| AlterableConfig::decode(r, version))?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i8(self.resource_type);
        w.string(version >= 1, &self.resource_name)?;
        w.array(version >= 1, &self.configs, |w, v| v.encode(w, version))?;
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AlterableConfig`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterableConfig {
    /// `Name`: string, versions 0-1.
    pub name: String,
    /// `ConfigOperation`: i8, versions 0-1.
    pub config_operation: i8,
    /// `Value`: nullable string, versions 0-1.
    pub value: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterableConfig {
    fn default() -> Self {
        Self {
            name: String::new(),
            config_operation: 0,
            value: Some(String::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl AlterableConfig {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 1)?;
        m.config_operation = r.i8()?;
        m.value = r.nullable_string(version >= 1, true)?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 1, &self.name)?;
        w.i8(self.config_operation);
        w.nullable_string(version >= 1, true, self.value.as_deref())?;
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
