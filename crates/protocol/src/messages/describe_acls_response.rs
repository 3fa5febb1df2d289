// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeAclsResponse`: versions 1-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeAclsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeAclsResponse {
    /// `ThrottleTimeMs`: i32, versions 1-3.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 1-3.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 1-3.
    pub error_message: Option<String>,
    /// `Resources`: array of [`DescribeAclsResource`], versions 1-3.
    pub resources: Vec<DescribeAclsResource>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeAclsResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            error_message: Some(String::new()),
            resources: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for DescribeAclsResponse {
    const NAME: &'static str = "DescribeAclsResponse";
    const VERSIONS: RangeInclusive<i16> = 1..=3;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(version >= 2, true)?;
        m.resources = r.array(version >= 2, |r| DescribeAclsResource::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        w.nullable_string(version >= 2, true, self.error_message.as_deref())?;
        w.array(version >= 2, &self.resources, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DescribeAclsResource`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeAclsResource {
    /// `ResourceType`: i8, versions 1-3.
    pub resource_type: i8,
    /// `ResourceName`: string, versions 1-3.
    pub resource_name: String,
    /// `PatternType`: i8, versions 1-3.
    pub pattern_type: i8,
    /// `Acls`: array of [`AclDescription`], versions 1-3.
    pub acls: Vec<AclDescription>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeAclsResource {
    fn default() -> Self {
        Self {
            resource_type: 0,
            resource_name: String::new(),
            pattern_type: 3,
            acls: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribeAclsResource {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.resource_type = r.i8()?;
        m.resource_name = r.string(version >= 2)?;
        m.pattern_type = r.i8()?;
        m.acls = r.array(version >= 2, |r| AclDescription::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i8(self.resource_type);
        w.string(version >= 2, &self.resource_name)?;
        w.i8(self.pattern_type);
        w.array(version >= 2, &self.acls, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AclDescription`.
#[derive(Debug, Clone, PartialEq)]
pub struct AclDescription {
    /// `Principal`: string, versions 1-3.
    pub principal: String,
    /// `Host`: string, versions 1-3.
    pub host: String,
    /// `Operation`: i8, versions 1-3.
    pub operation: i8,
    /// `PermissionType`: i8, versions 1-3.
    pub permission_type: i8,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AclDescription {
    fn default() -> Self {
        Self {
            principal: String::new(),
            host: String::new(),
            operation: 0,
            permission_type: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl AclDescription {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.principal = r.string(version >= 2)?;
        m.host = r.string(version >= 2)?;
        m.operation = r.i8()?;
        m.permission_type = r.i8()?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.principal)?;
        w.string(version >= 2, &self.host)?;
        w.i8(self.operation);
        w.i8(self.permission_type);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
