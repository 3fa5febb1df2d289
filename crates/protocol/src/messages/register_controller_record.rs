// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `RegisterControllerRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `RegisterControllerRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct RegisterControllerRecord {
    /// `ControllerId`: i32, versions 0.
    pub controller_id: i32,
    /// `IncarnationId`: uuid, versions 0.
    pub incarnation_id: Uuid,
    /// `ZkMigrationReady`: bool, versions 0.
    pub zk_migration_ready: bool,
    /// `EndPoints`: array of [`ControllerEndpoint`], versions 0.
    pub end_points: Vec<ControllerEndpoint>,
    /// `Features`: array of [`ControllerFeature`], versions 0.
    pub features: Vec<ControllerFeature>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for RegisterControllerRecord {
    fn default() -> Self {
        Self {
            controller_id: 0,
            incarnation_id: Uuid::ZERO,
            zk_migration_ready: false,
            end_points: Vec::new(),
            features: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for RegisterControllerRecord {
    const NAME: &'static str = "RegisterControllerRecord";
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
        m.controller_id = r.i32()?;
        m.incarnation_id = r.uuid()?;
        m.zk_migration_ready = r.bool()?;
        m.end_points = r.array(true, |r| ControllerEndpoint::decode(r, version))?;
        m.features = r.array(true, |r| ControllerFeature::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.controller_id);
        w.uuid(self.incarnation_id);
        w.bool(self.zk_migration_ready);
        w.array(true, &self.end_points, |w, v| v.encode(w, version))?;
        w.array(true, &self.features, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `ControllerEndpoint`.
#[derive(Debug, Clone, PartialEq)]
pub struct ControllerEndpoint {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `Host`: string, versions 0.
    pub host: String,
    /// `Port`: u16, versions 0.
    pub port: u16,
    /// `SecurityProtocol`: i16, versions 0.
    pub security_protocol: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ControllerEndpoint {
    fn default() -> Self {
        Self {
            name: String::new(),
            host: String::new(),
            port: 0,
            security_protocol: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl ControllerEndpoint {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.host = r.string(true)?;
        m.port = r.u16()?;
        m.security_protocol = r.i16()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.string(true, &self.host)?;
        w.u16(self.port);
        w.i16(self.security_protocol);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `ControllerFeature`.
#[derive(Debug, Clone, PartialEq)]
pub struct ControllerFeature {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `MinSupportedVersion`: i16, versions 0.
    pub min_supported_version: i16,
    /// `MaxSupportedVersion`: i16, versions 0.
    pub max_supported_version: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ControllerFeature {
    fn default() -> Self {
        Self {
            name: String::new(),
            min_supported_version: 0,
            max_supported_version: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl ControllerFeature {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.min_supported_version = r.i16()?;
        m.max_supported_version = r.i16()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.i16(self.min_supported_version);
        w.i16(self.max_supported_version);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
