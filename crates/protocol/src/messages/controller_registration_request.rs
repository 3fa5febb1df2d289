// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ControllerRegistrationRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ControllerRegistrationRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct ControllerRegistrationRequest {
    /// `ControllerId`: i32, versions 0.
    pub controller_id: i32,
    /// `IncarnationId`: uuid, versions 0.
    pub incarnation_id: Uuid,
    /// `ZkMigrationReady`: bool, versions 0.
    pub zk_migration_ready: bool,
    /// `Listeners`: array of [`Listener`], versions 0.
    pub listeners: Vec<Listener>,
    /// `Features`: array of [`Feature`], versions 0.
    pub features: Vec<Feature>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ControllerRegistrationRequest {
    fn default() -> Self {
        Self {
            controller_id: 0,
            incarnation_id: Uuid::ZERO,
            zk_migration_ready: false,
            listeners: Vec::new(),
            features: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ControllerRegistrationRequest {
    const NAME: &'static str = "ControllerRegistrationRequest";
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
        m.listeners = r.array(true, |r| Listener::decode(r, version))?;
        m.features = r.array(true, |r| Feature::decode(r, version))?;
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
        w.array(true, &self.listeners, |w, v| v.encode(w, version))?;
        w.array(true, &self.features, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Listener`.
#[derive(Debug, Clone, PartialEq)]
pub struct Listener {
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

impl Default for Listener {
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

impl Listener {
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

/// `Feature`.
#[derive(Debug, Clone, PartialEq)]
pub struct Feature {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `MinSupportedVersion`: i16, versions 0.
    pub min_supported_version: i16,
    /// `MaxSupportedVersion`: i16, versions 0.
    pub max_supported_version: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Feature {
    fn default() -> Self {
        Self {
            name: String::new(),
            min_supported_version: 0,
            max_supported_version: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Feature {
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
