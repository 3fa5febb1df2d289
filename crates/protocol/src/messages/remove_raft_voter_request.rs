// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `RemoveRaftVoterRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `RemoveRaftVoterRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct RemoveRaftVoterRequest {
    /// `ClusterId`: nullable string, versions 0.
    pub cluster_id: Option<String>,
    /// `VoterId`: i32, versions 0.
    pub voter_id: i32,
    /// `VoterDirectoryId`: uuid, versions 0.
    pub voter_directory_id: Uuid,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for RemoveRaftVoterRequest {
    fn default() -> Self {
        Self {
            cluster_id: Some(String::new()),
            voter_id: 0,
            voter_directory_id: Uuid::ZERO,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for RemoveRaftVoterRequest {
    const NAME: &'static str = "RemoveRaftVoterRequest";
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
        m.voter_id = r.i32()?;
        m.voter_directory_id = r.uuid()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_string(true, true, self.cluster_id.as_deref())?;
        w.i32(self.voter_id);
        w.uuid(self.voter_directory_id);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
