// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `CreateAclsRequest`: versions 1-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `CreateAclsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreateAclsRequest {
    /// `Creations`: array of [`AclCreation`], versions 1-3.
    pub creations: Vec<AclCreation>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreateAclsRequest {
    fn default() -> Self {
        Self { creations: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for CreateAclsRequest {
    const NAME: &'static str = "CreateAclsRequest";
    const VERSIONS: RangeInclusive<i16> = 1..=3;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.creations = r.array(version >= 2, |r| AclCreation::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(version >= 2, &self.creations, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AclCreation`.
#[derive(Debug, Clone, PartialEq)]
pub struct AclCreation {
    /// `ResourceType`: i8, versions 1-3.
    pub resource_type: i8,
    /// `ResourceName`: string, versions 1-3.
    pub resource_name: String,
    /// `ResourcePatternType`: i8, versions 1-3.
    pub resource_pattern_type: i8,
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

impl Default for AclCreation {
    fn default() -> Self {
        Self {
            resource_type: 0,
            resource_name: String::new(),
            resource_pattern_type: 3,
            principal: String::new(),
            host: String::new(),
            operation: 0,
            permission_type: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl AclCreation {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.resource_type = r.i8()?;
        m.resource_name = r.string(version >= 2)?;
        m.resource_pattern_type = r.i8()?;
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
        w.i8(self.resource_type);
        w.string(version >= 2, &self.resource_name)?;
        w.i8(self.resource_pattern_type);
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
