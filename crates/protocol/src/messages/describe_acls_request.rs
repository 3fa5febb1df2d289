// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeAclsRequest`: versions 1-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeAclsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeAclsRequest {
    /// `ResourceTypeFilter`: i8, versions 1-3.
    pub resource_type_filter: i8,
    /// `ResourceNameFilter`: nullable string, versions 1-3.
    pub resource_name_filter: Option<String>,
    /// `PatternTypeFilter`: i8, versions 1-3.
    pub pattern_type_filter: i8,
    /// `PrincipalFilter`: nullable string, versions 1-3.
    pub principal_filter: Option<String>,
    /// `HostFilter`: nullable string, versions 1-3.
    pub host_filter: Option<String>,
    /// `Operation`: i8, versions 1-3.
    pub operation: i8,
    /// `PermissionType`: i8, versions 1-3.
    pub permission_type: i8,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeAclsRequest {
    fn default() -> Self {
        Self {
            resource_type_filter: 0,
            resource_name_filter: Some(String::new()),
            pattern_type_filter: 3,
            principal_filter: Some(String::new()),
            host_filter: Some(String::new()),
            operation: 0,
            permission_type: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for DescribeAclsRequest {
    const NAME: &'static str = "DescribeAclsRequest";
    const VERSIONS: RangeInclusive<i16> = 1..=3;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.resource_type_filter = r.i8()?;
        m.resource_name_filter = r.nullable_string(version >= 2, true)?;
        m.pattern_type_filter = r.i8()?;
        m.principal_filter = r.nullable_string(version >= 2, true)?;
        m.host_filter = r.nullable_string(version >= 2, true)?;
        m.operation = r.i8()?;
        m.permission_type = r.i8()?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i8(self.resource_type_filter);
        w.nullable_string(version >= 2, true, self.resource_name_filter.as_deref())?;
        w.i8(self.pattern_type_filter);
        w.nullable_string(version >= 2, true, self.principal_filter.as_deref())?;
        w.nullable_string(version >= 2, true, self.host_filter.as_deref())?;
        w.i8(self.operation);
        w.i8(self.permission_type);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
