// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `UpdateRaftVoterRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `UpdateRaftVoterRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct UpdateRaftVoterRequest {
    /// `ClusterId`: nullable string, versions 0.
    pub cluster_id: Option<String>,
    /// `CurrentLeaderEpoch`: i32, versions 0.
    pub current_leader_epoch: i32,
    /// `VoterId`: i32, versions 0.
    pub voter_id: i32,
    /// `VoterDirectoryId`: uuid, versions 0.
    pub voter_directory_id: Uuid,
    /// `Listeners`: array of [`Listener`], versions 0.
    pub listeners: Vec<Listener>,
    /// `KRaftVersionFeature`: [`KRaftVersionFeature`], versions 0.
    pub k_raft_version_feature: KRaftVersionFeature,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for UpdateRaftVoterRequest {
    fn default() -> Self {
        Self {
            cluster_id: Some(String::new()),
            current_leader_epoch: 0,
            voter_id: 0,
            voter_directory_id: Uuid::ZERO,
            listeners: Vec::new(),
            k_raft_version_feature: KRaftVersionFeature::default(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for UpdateRaftVoterRequest {
    const NAME: &'static str = "UpdateRaftVoterRequest";
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
        m.cluster_id = r.nullable_string(true, true)?;
        m.current_leader_epoch = r.i32()?;
        m.voter_id = r.i32()?;
        m.voter_directory_id = r.uuid()?;
        m.listeners = r.array(true, |r| Listener::decode(r, version))?;
        m.k_raft_version_feature = KRaftVersionFeature::decode(r, version)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_string(true, true, self.cluster_id.as_deref())?;
        w.i32(self.current_leader_epoch);
        w.i32(self.voter_id);
        w.uuid(self.voter_directory_id);
        w.array(true, &self.listeners, |w, v| v.encode(w, version))?;
        self.k_raft_version_feature.encode(w, version)?;
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
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Listener {
    fn default() -> Self {
        Self { name: String::new(), host: String::new(), port: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Listener {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.host = r.string(true)?;
        m.port = r.u16()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.string(true, &self.host)?;
        w.u16(self.port);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `KRaftVersionFeature`.
#[derive(Debug, Clone, PartialEq)]
pub struct KRaftVersionFeature {
    /// `MinSupportedVersion`: i16, versions 0.
    pub min_supported_version: i16,
    /// `MaxSupportedVersion`: i16, versions 0.
    pub max_supported_version: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for KRaftVersionFeature {
    fn default() -> Self {
        Self { min_supported_version: 0, max_supported_version: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl KRaftVersionFeature {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.min_supported_version = r.i16()?;
        m.max_supported_version = r.i16()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i16(self.min_supported_version);
        w.i16(self.max_supported_version);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
