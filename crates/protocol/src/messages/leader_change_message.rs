// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `LeaderChangeMessage`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `LeaderChangeMessage`.
#[derive(Debug, Clone, PartialEq)]
pub struct LeaderChangeMessage {
    /// `Version`: i16, versions 0-1.
    pub version: i16,
    /// `LeaderId`: i32, versions 0-1.
    pub leader_id: i32,
    /// `Voters`: array of [`Voter`], versions 0-1.
    pub voters: Vec<Voter>,
    /// `GrantingVoters`: array of [`Voter`], versions 0-1.
    pub granting_voters: Vec<Voter>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for LeaderChangeMessage {
    fn default() -> Self {
        Self {
            version: 0,
            leader_id: 0,
            voters: Vec::new(),
            granting_voters: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for LeaderChangeMessage {
    const NAME: &'static str = "LeaderChangeMessage";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
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
        m.leader_id = r.i32()?;
        m.voters = r.array(true, |r| Voter::decode(r, version))?;
        m.granting_voters = r.array(true, |r| Voter::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i16(self.version);
        w.i32(self.leader_id);
        w.array(true, &self.voters, |w, v| v.encode(w, version))?;
        w.array(true, &self.granting_voters, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Voter`.
#[derive(Debug, Clone, PartialEq)]
pub struct Voter {
    /// `VoterId`: i32, versions 0-1.
    pub voter_id: i32,
    /// `VoterDirectoryId`: uuid, versions 1.
    pub voter_directory_id: Uuid,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Voter {
    fn default() -> Self {
        Self { voter_id: 0, voter_directory_id: Uuid::ZERO, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Voter {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.voter_id = r.i32()?;
        if version >= 1 {
            m.voter_directory_id = r.uuid()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.voter_id);
        if version >= 1 {
            w.uuid(self.voter_directory_id);
        } else if !self.voter_directory_id.is_zero() {
            return Err(EncodeError::Absent { message: "Voter", field: "VoterDirectoryId", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
