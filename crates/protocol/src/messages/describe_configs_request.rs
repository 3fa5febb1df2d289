// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeConfigsRequest`: versions 1-4.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeConfigsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeConfigsRequest {
    /// `Resources`: array of [`DescribeConfigsResource`], versions 1-4.
    pub resources: Vec<DescribeConfigsResource>,
    /// `IncludeSynonyms`: bool, versions 1-4.
    pub include_synonyms: bool,
    /// `IncludeDocumentation`: bool, versions 3-4.
    pub include_documentation: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeConfigsRequest {
    fn default() -> Self {
        Self {
            resources: Vec::new(),
            include_synonyms: false,
            include_documentation: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for DescribeConfigsRequest {
    const NAME: &'static str = "DescribeConfigsRequest";
    const VERSIONS: RangeInclusive<i16> = 1..=4;
    fn is_flexible(version: i16) -> bool {
        version >= 4
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.resources = r.array(version >= 4, |r| DescribeConfigsResource::decode(r, version))?;
        m.include_synonyms = r.bool()?;
        if version >= 3 {
            m.include_documentation = r.bool()?;
        }
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(version >= 4, &self.resources, |w, v| v.encode(w, version))?;
        w.bool(self.include_synonyms);
        if version >= 3 {
            w.bool(self.include_documentation);
        } else if self.include_documentation {
            return Err(EncodeError::Absent {
                message: "DescribeConfigsRequest",
                field: "IncludeDocumentation",
                version,
            });
        }
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DescribeConfigsResource`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeConfigsResource {
    /// `ResourceType`: i8, versions 1-4.
    pub resource_type: i8,
    /// `ResourceName`: string, versions 1-4.
    pub resource_name: String,
    /// `ConfigurationKeys`: nullable array of string, versions 1-4.
    pub configuration_keys: Option<Vec<String>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeConfigsResource {
    fn default() -> Self {
        Self {
            resource_type: 0,
            resource_name: String::new(),
            configuration_keys: Some(Vec::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribeConfigsResource {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.resource_type = r.i8()?;
        m.resource_name = r.string(version >= 4)?;
        m.configuration_keys = r.nullable_array(version >= 4, true, |r| r.string(version >= 4))?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i8(self.resource_type);
        w.string(version >= 4, &self.resource_name)?;
        w.nullable_array(version >= 4, true, self.configuration_keys.as_deref(), |w, v| w.string(version >= 4, v))?;
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
