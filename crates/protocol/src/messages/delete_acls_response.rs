// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DeleteAclsResponse`: versions 1-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DeleteAclsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteAclsResponse {
    /// `ThrottleTimeMs`: i32, versions 1-3.
    pub throttle_time_ms: i32,
    /// `FilterResults`: array of [`DeleteAclsFilterResult`], versions 1-3.
    pub filter_results: Vec<DeleteAclsFilterResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteAclsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, filter_results: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DeleteAclsResponse {
    const NAME: &'static str = "DeleteAclsResponse";
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
        m.filter_results = r.array(version >= 2, |r| DeleteAclsFilterResult::decode(r, version))?;
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
        w.array(version >= 2, &self.filter_results, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DeleteAclsFilterResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteAclsFilterResult {
    /// `ErrorCode`: i16, versions 1-3.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 1-3.
    pub error_message: Option<String>,
    /// `MatchingAcls`: array of [`DeleteAclsMatchingAcl`], versions 1-3.
    pub matching_acls: Vec<DeleteAclsMatchingAcl>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteAclsFilterResult {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: Some(String::new()),
            matching_acls: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DeleteAclsFilterResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(version >= 2, true)?;
        m.matching_acls = r.array(version >= 2, |r| DeleteAclsMatchingAcl::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i16(self.error_code);
        w.nullable_string(version >= 2, true, self.error_message.as_deref())?;
        w.array(version >= 2, &self.matching_acls, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DeleteAclsMatchingAcl`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteAclsMatchingAcl {
    /// `ErrorCode`: i16, versions 1-3.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 1-3.
    pub error_message: Option<String>,
    /// `ResourceType`: i8, versions 1-3.
    pub resource_type: i8,
    /// `ResourceName`: string, versions 1-3.
    pub resource_name: String,
    /// `PatternType`: i8, versions 1-3.
    pub pattern_type: i8,
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

impl Default for DeleteAclsMatchingAcl {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: Some(String::new()),
            resource_type: 0,
            resource_name: String::new(),
            pattern_type: 3,
            principal: String::new(),
            host: String::new(),
            operation: 0,
            permission_type: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DeleteAclsMatchingAcl {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(version >= 2, true)?;
        m.resource_type = r.i8()?;
        m.resource_name = r.string(version >= 2)?;
        m.pattern_type = r.i8()?;
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
        w.i16(self.error_code);
        w.nullable_string(version >= 2, true, self.error_message.as_deref())?;
        w.i8(self.resource_type);
        w.string(version >= 2, &self.resource_name)?;
        w.i8(self.pattern_type);
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
