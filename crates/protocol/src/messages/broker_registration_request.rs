// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `BrokerRegistrationRequest`: versions 0-4.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `BrokerRegistrationRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct BrokerRegistrationRequest {
    /// `BrokerId`: i32, versions 0-4.
    pub broker_id: i32,
    /// `ClusterId`: string, versions 0-4.
    pub cluster_id: String,
    /// `IncarnationId`: uuid, versions 0-4.
    pub incarnation_id: Uuid,
    /// `Listeners`: array of [`Listener`], versions 0-4.
    pub listeners: Vec<Listener>,
    /// `Features`: array of [`Feature`], versions 0-4.
    pub features: Vec<Feature>,
    /// `Rack`: nullable string, versions 0-4.
    pub rack: Option<String>,
    /// `IsMigratingZkBroker`: bool, versions 1-4.
    pub is_migrating_zk_broker: bool,
    /// `LogDirs`: array of uuid, versions 2-4.
    pub log_dirs: Vec<Uuid>,
    /// `PreviousBrokerEpoch`: i64, versions 3-4.
    pub previous_broker_epoch: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for BrokerRegistrationRequest {
    fn default() -> Self {
        Self {
            broker_id: 0,
            cluster_id: String::new(),
            incarnation_id: Uuid::ZERO,
            listeners: Vec::new(),
            features: Vec::new(),
            rack: Some(String::new()),
            is_migrating_zk_broker: false,
            log_dirs: Vec::new(),
            previous_broker_epoch: -1,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for BrokerRegistrationRequest {
    const NAME: &'static str = "BrokerRegistrationRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=4;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.broker_id = r.i32()?;
        m.cluster_id = r.string(true)?;
        m.incarnation_id = r.uuid()?;
        m.listeners = r.array(true, |r| Listener::decode(r, version))?;
        m.features = r.array(true, |r| Feature::decode(r, version))?;
        m.rack = r.nullable_string(true, true)?;
        if version >= 1 {
            m.is_migrating_zk_broker = r.bool()?;
        }
        if version >= 2 {
            m.log_dirs = r.array(true, Reader::uuid)?;
        }
        if version >= 3 {
            m.previous_broker_epoch = r.i64()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.broker_id);
        w.string(true, &self.cluster_id)?;
        w.uuid(self.incarnation_id);
        w.array(true, &self.listeners, |w, v| v.encode(w, version))?;
        w.array(true, &self.features, |w, v| v.encode(w, version))?;
        w.nullable_string(true, true, self.rack.as_deref())?;
        if version >= 1 {
            w.bool(self.is_migrating_zk_broker);
        } else if self.is_migrating_zk_broker {
            return Err(EncodeError::Absent {
                message: "BrokerRegistrationRequest",
                field: "IsMigratingZkBroker",
                version,
            });
        }
        if version >= 2 {
            w.array(true, &self.log_dirs, |w, v| {
                w.uuid(*v);
                Ok(())
            })?;
        }
        if version >= 3 {
            w.i64(self.previous_broker_epoch);
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Listener`.
#[derive(Debug, Clone, PartialEq)]
pub struct Listener {
    /// `Name`: string, versions 0-4.
    pub name: String,
    /// `Host`: string, versions 0-4.
    pub host: String,
    /// `Port`: u16, versions 0-4.
    pub port: u16,
    /// `SecurityProtocol`: i16, versions 0-4.
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
    /// `Name`: string, versions 0-4.
    pub name: String,
    /// `MinSupportedVersion`: i16, versions 0-4.
    pub min_supported_version: i16,
    /// `MaxSupportedVersion`: i16, versions 0-4.
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
