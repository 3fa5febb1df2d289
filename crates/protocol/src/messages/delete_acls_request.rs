// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DeleteAclsRequest`: versions 1-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DeleteAclsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteAclsRequest {
    /// `Filters`: array of [`DeleteAclsFilter`], versions 1-3.
    pub filters: Vec<DeleteAclsFilter>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteAclsRequest {
    fn default() -> Self {
        Self { filters: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DeleteAclsRequest {
    const NAME: &'static str = "DeleteAclsRequest";
    const VERSIONS: RangeInclusive<i16> = 1..=3;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.filters = r.array(version >= 2, |r| DeleteAclsFilter::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(version >= 2, &self.filters, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DeleteAclsFilter`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteAclsFilter {
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

impl Default for DeleteAclsFilter {
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

impl DeleteAclsFilter {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
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
