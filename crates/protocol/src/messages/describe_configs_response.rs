// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeConfigsResponse`: versions 1-4.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeConfigsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeConfigsResponse {
    /// `ThrottleTimeMs`: i32, versions 1-4.
    pub throttle_time_ms: i32,
    /// `Results`: array of [`DescribeConfigsResult`], versions 1-4.
    pub results: Vec<DescribeConfigsResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeConfigsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, results: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeConfigsResponse {
    const NAME: &'static str = "DescribeConfigsResponse";
    const VERSIONS: RangeInclusive<i16> = 1..=4;
    fn is_flexible(version: i16) -> bool {
        version >= 4
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        m.results = r.array(version >= 4, |r| DescribeConfigsResult::decode(r, version))?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(version >= 4, &self.results, |w, v| v.encode(w, version))?;
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DescribeConfigsResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeConfigsResult {
    /// `ErrorCode`: i16, versions 1-4.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 1-4.
    pub error_message: Option<String>,
    /// `ResourceType`: i8, versions 1-4.
    pub resource_type: i8,
    /// `ResourceName`: string, versions 1-4.
    pub resource_name: String,
    /// `Configs`: array of [`DescribeConfigsResourceResult`], versions 1-4.
    pub configs: Vec<DescribeConfigsResourceResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeConfigsResult {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: Some(String::new()),
            resource_type: 0,
            resource_name: String::new(),
            configs: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribeConfigsResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(version >= 4, true)?;
        m.resource_type = r.i8()?;
        m.resource_name = r.string(version >= 4)?;
        m.configs = r.array(version >= 4, |r| DescribeConfigsResourceResult::decode(r, version))?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i16(self.error_code);
        w.nullable_string(version >= 4, true, self.error_message.as_deref())?;
        w.i8(self.resource_type);
        w.string(version >= 4, &self.resource_name)?;
        w.array(version >= 4, &self.configs, |w, v| v.encode(w, version))?;
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DescribeConfigsResourceResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeConfigsResourceResult {
    /// `Name`: string, versions 1-4.
    pub name: String,
    /// `Value`: nullable string, versions 1-4.
    pub value: Option<String>,
    /// `ReadOnly`: bool, versions 1-4.
    pub read_only: bool,
    /// `ConfigSource`: i8, versions 1-4.
    pub config_source: i8,
    /// `IsSensitive`: bool, versions 1-4.
    pub is_sensitive: bool,
    /// `Synonyms`: array of [`DescribeConfigsSynonym`], versions 1-4.
    pub synonyms: Vec<DescribeConfigsSynonym>,
    /// `ConfigType`: i8, versions 3-4.
    pub config_type: i8,
    /// `Documentation`: nullable string, versions 3-4.
    pub documentation: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeConfigsResourceResult {
    fn default() -> Self {
        Self {
            name: String::new(),
            value: Some(String::new()),
            read_only: false,
            config_source: -1,
            is_sensitive: false,
            synonyms: Vec::new(),
            config_type: 0,
            documentation: Some(String::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribeConfigsResourceResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 4)?;
        m.value = r.nullable_string(version >= 4, true)?;
        m.read_only = r.bool()?;
        m.config_source = r.i8()?;
        m.is_sensitive = r.bool()?;
        m.synonyms = r.array(version >= 4, |r| DescribeConfigsSynonym::decode(r, version))?;
        if version >= 3 {
            m.config_type = r.i8()?;
        }
        if version >= 3 {
            m.documentation = r.nullable_string(version >= 4, true)?;
        }
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 4, &self.name)?;
        w.nullable_string(version >= 4, true, self.value.as_deref())?;
        w.bool(self.read_only);
        w.i8(self.config_source);
        w.bool(self.is_sensitive);
        w.array(version >= 4, &self.synonyms, |w, v| v.encode(w, version))?;
        if version >= 3 {
            w.i8(self.config_type);
        }
        if version >= 3 {
            w.nullable_string(version >= 4, true, self.documentation.as_deref())?;
        }
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DescribeConfigsSynonym`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeConfigsSynonym {
    /// `Name`: string, versions 1-4.
    pub name: String,
    /// `Value`: nullable string, versions 1-4.
    pub value: Option<String>,
    /// `Source`: i8, versions 1-4.
    pub source: i8,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeConfigsSynonym {
    fn default() -> Self {
        Self { name: String::new(), value: Some(String::new()), source: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DescribeConfigsSynonym {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 4)?;
        m.value = r.nullable_string(version >= 4, true)?;
        m.source = r.i8()?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 4, &self.name)?;
        w.nullable_string(version >= 4, true, self.value.as_deref())?;
        w.i8(self.source);
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
