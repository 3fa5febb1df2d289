// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AccessControlEntryRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AccessControlEntryRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct AccessControlEntryRecord {
    /// `Id`: uuid, versions 0.
    pub id: Uuid,
    /// `ResourceType`: i8, versions 0.
    pub resource_type: i8,
    /// `ResourceName`: string, versions 0.
    pub resource_name: String,
    /// `PatternType`: i8, versions 0.
    pub pattern_type: i8,
    /// `Principal`: string, versions 0.
    pub principal: String,
    /// `Host`: string, versions 0.
    pub host: String,
    /// `Operation`: i8, versions 0.
    pub operation: i8,
    /// `PermissionType`: i8, versions 0.
    pub permission_type: i8,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AccessControlEntryRecord {
    fn default() -> Self {
        Self {
            id: Uuid::ZERO,
            resource_type: 0,
            resource_name: String::new(),
            pattern_type: 0,
            principal: String::new(),
            host: String::new(),
            operation: 0,
            permission_type: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for AccessControlEntryRecord {
    const NAME: &'static str = "AccessControlEntryRecord";
    const VERSIONS: RangeInclusive<i16> = 0..=0;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.id = r.uuid()?;
        m.resource_type = r.i8()?;
        m.resource_name = r.string(true)?;
        m.pattern_type = r.i8()?;
        m.principal = r.string(true)?;
        m.host = r.string(true)?;
        m.operation = r.i8()?;
        m.permission_type = r.i8()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.uuid(self.id);
        w.i8(self.resource_type);
        w.string(true, &self.resource_name)?;
        w.i8(self.pattern_type);
        w.string(true, &self.principal)?;
        w.string(true, &self.host)?;
        w.i8(self.operation);
        w.i8(self.permission_type);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
