// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `VotersRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `VotersRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct VotersRecord {
    /// `Version`: i16, versions 0.
    pub version: i16,
    /// `Voters`: array of [`Voter`], versions 0.
    pub voters: Vec<Voter>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for VotersRecord {
    fn default() -> Self {
        Self { version: 0, voters: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for VotersRecord {
    const NAME: &'static str = "VotersRecord";
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
        m.version = r.i16()?;
        m.voters = r.array(true, |r| Voter::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i16(self.version);
        w.array(true, &self.voters, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Voter`.
#[derive(Debug, Clone, PartialEq)]
pub struct Voter {
    /// `VoterId`: i32, versions 0.
    pub voter_id: i32,
    /// `VoterDirectoryId`: uuid, versions 0.
    pub voter_directory_id: Uuid,
    /// `Endpoints`: array of [`Endpoint`], versions 0.
    pub endpoints: Vec<Endpoint>,
    /// `KRaftVersionFeature`: [`KRaftVersionFeature`], versions 0.
    pub k_raft_version_feature: KRaftVersionFeature,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Voter {
    fn default() -> Self {
        Self {
            voter_id: 0,
            voter_directory_id: Uuid::ZERO,
            endpoints: Vec::new(),
            k_raft_version_feature: KRaftVersionFeature::default(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Voter {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.voter_id = r.i32()?;
        m.voter_directory_id = r.uuid()?;
        m.endpoints = r.array(true, |r| Endpoint::decode(r, version))?;
        m.k_raft_version_feature = KRaftVersionFeature::decode(r, version)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.voter_id);
        w.uuid(self.voter_directory_id);
        w.array(true, &self.endpoints, |w, v| v.encode(w, version))?;
        self.k_raft_version_feature.encode(w, version)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Endpoint`.
#[derive(Debug, Clone, PartialEq)]
pub struct Endpoint {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `Host`: string, versions 0.
    pub host: String,
    /// `Port`: u16, versions 0.
    pub port: u16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Endpoint {
    fn default() -> Self {
        Self { name: String::new(), host: String::new(), port: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Endpoint {
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
