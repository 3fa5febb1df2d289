// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `UpdateRaftVoterResponse`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `UpdateRaftVoterResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct UpdateRaftVoterResponse {
    /// `ThrottleTimeMs`: i32, versions 0.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `CurrentLeader`: [`CurrentLeader`], versions 0, tag 0.
    pub current_leader: CurrentLeader,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for UpdateRaftVoterResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            current_leader: CurrentLeader::default(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for UpdateRaftVoterResponse {
    const NAME: &'static str = "UpdateRaftVoterResponse";
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
        m.throttle_time_ms = r.i32()?;
        m.error_code = r.i16()?;
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 => {
                m.current_leader = CurrentLeader::decode(r, version)?;
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
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        let mut tags = Tags::new();
        if self.current_leader != CurrentLeader::default() {
            tags.add(0, |w| {
                self.current_leader.encode(w, version)?;
                Ok(())
            })?;
        }
        tags.finish(w, &self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `CurrentLeader`.
#[derive(Debug, Clone, PartialEq)]
pub struct CurrentLeader {
    /// `LeaderId`: i32, versions 0.
    pub leader_id: i32,
    /// `LeaderEpoch`: i32, versions 0.
    pub leader_epoch: i32,
    /// `Host`: string, versions 0.
    pub host: String,
    /// `Port`: i32, versions 0.
    pub port: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CurrentLeader {
    fn default() -> Self {
        Self { leader_id: -1, leader_epoch: -1, host: String::new(), port: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl CurrentLeader {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.leader_id = r.i32()?;
        m.leader_epoch = r.i32()?;
        m.host = r.string(true)?;
        m.port = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.leader_id);
        w.i32(self.leader_epoch);
        w.string(true, &self.host)?;
        w.i32(self.port);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
