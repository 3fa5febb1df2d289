// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `RegisterBrokerRecord`: versions 0-4.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `RegisterBrokerRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct RegisterBrokerRecord {
    /// `BrokerId`: i32, versions 0-4.
    pub broker_id: i32,
    /// `IsMigratingZkBroker`: bool, versions 2-4.
    pub is_migrating_zk_broker: bool,
    /// `IncarnationId`: uuid, versions 0-4.
    pub incarnation_id: Uuid,
    /// `BrokerEpoch`: i64, versions 0-4.
    pub broker_epoch: i64,
    /// `EndPoints`: array of [`BrokerEndpoint`], versions 0-4.
    pub end_points: Vec<BrokerEndpoint>,
    /// `Features`: array of [`BrokerFeature`], versions 0-4.
    pub features: Vec<BrokerFeature>,
    /// `Rack`: nullable string, versions 0-4.
    pub rack: Option<String>,
    /// `Fenced`: bool, versions 0-4.
    pub fenced: bool,
    /// `InControlledShutdown`: bool, versions 1-4.
    pub in_controlled_shutdown: bool,
    /// `LogDirs`: array of uuid, versions 3-4, tag 0.
    pub log_dirs: Vec<Uuid>,
    /// `CordonedLogDirs`: nullable array of uuid, versions 4, tag 1.
    pub cordoned_log_dirs: Option<Vec<Uuid>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for RegisterBrokerRecord {
    fn default() -> Self {
        Self {
            broker_id: 0,
            is_migrating_zk_broker: false,
            incarnation_id: Uuid::ZERO,
            broker_epoch: 0,
            end_points: Vec::new(),
            features: Vec::new(),
            rack: Some(String::new()),
            fenced: true,
            in_controlled_shutdown: false,
            log_dirs: Vec::new(),
            cordoned_log_dirs: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for RegisterBrokerRecord {
    const NAME: &'static str = "RegisterBrokerRecord";
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
        if version >= 2 {
            m.is_migrating_zk_broker = r.bool()?;
        }
        m.incarnation_id = r.uuid()?;
        m.broker_epoch = r.i64()?;
        m.end_points = r.array(true, |r| BrokerEndpoint::decode(r, version))?;
        m.features = r.array(true, |r| BrokerFeature::decode(r, version))?;
        m.rack = r.nullable_string(true, true)?;
        m.fenced = r.bool()?;
        if version >= 1 {
            m.in_controlled_shutdown = r.bool()?;
        }
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 if version >= 3 => {
                m.log_dirs = r.array(true, Reader::uuid)?;
                Ok(true)
            }
            1 if version >= 4 => {
                m.cordoned_log_dirs = r.nullable_array(true, true, Reader::uuid)?;
                Ok(true)
            }
            _ => Ok(false),
        })?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.broker_id);
        if version >= 2 {
            w.bool(self.is_migrating_zk_broker);
        } else if self.is_migrating_zk_broker {
            return Err(EncodeError::Absent { message: "RegisterBrokerRecord", field: "IsMigratingZkBroker", version });
        }
        w.uuid(self.incarnation_id);
        w.i64(self.broker_epoch);
        w.array(true, &self.end_points, |w, v| v.encode(w, version))?;
        w.array(true, &self.features, |w, v| v.encode(w, version))?;
        w.nullable_string(true, true, self.rack.as_deref())?;
        w.bool(self.fenced);
        if version >= 1 {
            w.bool(self.in_controlled_shutdown);
        } else if self.in_controlled_shutdown {
            return Err(EncodeError::Absent {
                message: "RegisterBrokerRecord",
                field: "InControlledShutdown",
                version,
            });
        }
        if !(version >= 3) && !self.log_dirs.is_empty() {
            return Err(EncodeError::Absent { message: "RegisterBrokerRecord", field: "LogDirs", version });
        }
        if !(version >= 4) && self.cordoned_log_dirs.is_some() {
            return Err(EncodeError::Absent { message: "RegisterBrokerRecord", field: "CordonedLogDirs", version });
        }
        let mut tags = Tags::new();
        if version >= 3 && !self.log_dirs.is_empty() {
            tags.add(0, |w| {
                w.array(true, &self.log_dirs, |w, v| {
                    w.uuid(*v);
                    Ok(())
                })?;
                Ok(())
            })?;
        }
        if version >= 4 && self.cordoned_log_dirs.is_some() {
            tags.add(1, |w| {
                w.nullable_array(true, true, self.cordoned_log_dirs.as_deref(), |w, v| {
                    w.uuid(*v);
                    Ok(())
                })?;
                Ok(())
            })?;
        }
        tags.finish(w, &self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `BrokerEndpoint`.
#[derive(Debug, Clone, PartialEq)]
pub struct BrokerEndpoint {
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

impl Default for BrokerEndpoint {
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

impl BrokerEndpoint {
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

/// `BrokerFeature`.
#[derive(Debug, Clone, PartialEq)]
pub struct BrokerFeature {
    /// `Name`: string, versions 0-4.
    pub name: String,
    /// `MinSupportedVersion`: i16, versions 0-4.
    pub min_supported_version: i16,
    /// `MaxSupportedVersion`: i16, versions 0-4.
    pub max_supported_version: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for BrokerFeature {
    fn default() -> Self {
        Self {
            name: String::new(),
            min_supported_version: 0,
            max_supported_version: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl BrokerFeature {
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
