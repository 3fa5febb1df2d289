// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `SnapshotHeaderRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `SnapshotHeaderRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct SnapshotHeaderRecord {
    /// `Version`: i16, versions 0.
    pub version: i16,
    /// `LastContainedLogTimestamp`: i64, versions 0.
    pub last_contained_log_timestamp: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for SnapshotHeaderRecord {
    fn default() -> Self {
        Self { version: 0, last_contained_log_timestamp: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for SnapshotHeaderRecord {
    const NAME: &'static str = "SnapshotHeaderRecord";
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
        m.last_contained_log_timestamp = r.i64()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i16(self.version);
        w.i64(self.last_contained_log_timestamp);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
