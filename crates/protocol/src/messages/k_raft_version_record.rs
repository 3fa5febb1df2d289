// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `KRaftVersionRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `KRaftVersionRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct KRaftVersionRecord {
    /// `Version`: i16, versions 0.
    pub version: i16,
    /// `KRaftVersion`: i16, versions 0.
    pub k_raft_version: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for KRaftVersionRecord {
    fn default() -> Self {
        Self { version: 0, k_raft_version: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for KRaftVersionRecord {
    const NAME: &'static str = "KRaftVersionRecord";
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
        m.k_raft_version = r.i16()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i16(self.version);
        w.i16(self.k_raft_version);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
