// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `QuorumStateData`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `QuorumStateData`.
#[derive(Debug, Clone, PartialEq)]
pub struct QuorumStateData {
    /// `ClusterId`: string, versions 0.
    pub cluster_id: String,
    /// `LeaderId`: i32, versions 0-1.
    pub leader_id: i32,
    /// `LeaderEpoch`: i32, versions 0-1.
    pub leader_epoch: i32,
    /// `VotedId`: i32, versions 0-1.
    pub voted_id: i32,
    /// `VotedDirectoryId`: uuid, versions 1.
    pub voted_directory_id: Uuid,
    /// `AppliedOffset`: i64, versions 0.
    pub applied_offset: i64,
    /// `CurrentVoters`: nullable array of [`Voter`], versions 0.
    pub current_voters: Option<Vec<Voter>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for QuorumStateData {
    fn default() -> Self {
        Self {
            cluster_id: String::new(),
            leader_id: -1,
            leader_epoch: -1,
            voted_id: -1,
            voted_directory_id: Uuid::ZERO,
            applied_offset: 0,
            current_voters: Some(Vec::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for QuorumStateData {
    const NAME: &'static str = "QuorumStateData";
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
        if version <= 0 {
            m.cluster_id = r.string(true)?;
        }
        m.leader_id = r.i32()?;
        m.leader_epoch = r.i32()?;
        m.voted_id = r.i32()?;
        if version >= 1 {
            m.voted_directory_id = r.uuid()?;
        }
        if version <= 0 {
            m.applied_offset = r.i64()?;
        }
        if version <= 0 {
            m.current_voters = r.nullable_array(true, true, |r| Voter::decode(r, version))?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version <= 0 {
            w.string(true, &self.cluster_id)?;
        } else if !self.cluster_id.is_empty() {
            return Err(EncodeError::Absent { message: "QuorumStateData", field: "ClusterId", version });
        }
        w.i32(self.leader_id);
        w.i32(self.leader_epoch);
        w.i32(self.voted_id);
        if version >= 1 {
            w.uuid(self.voted_directory_id);
        } else if !self.voted_directory_id.is_zero() {
            return Err(EncodeError::Absent { message: "QuorumStateData", field: "VotedDirectoryId", version });
        }
        if version <= 0 {
            w.i64(self.applied_offset);
        } else if self.applied_offset != 0 {
            return Err(EncodeError::Absent { message: "QuorumStateData", field: "AppliedOffset", version });
        }
        if version <= 0 {
            w.nullable_array(true, true, self.current_voters.as_deref(), |w, v| v.encode(w, version))?;
        } else if self.current_voters.as_ref().is_none_or(|v| !v.is_empty()) {
            return Err(EncodeError::Absent { message: "QuorumStateData", field: "CurrentVoters", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Voter`.
#[derive(Debug, Clone, PartialEq)]
pub struct Voter {
    /// `VoterId`: i32, versions 0.
    pub voter_id: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Voter {
    fn default() -> Self {
        Self { voter_id: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Voter {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version <= 0 {
            m.voter_id = r.i32()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version <= 0 {
            w.i32(self.voter_id);
        } else if self.voter_id != 0 {
            return Err(EncodeError::Absent { message: "Voter", field: "VoterId", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
