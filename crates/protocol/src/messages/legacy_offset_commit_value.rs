// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `LegacyOffsetCommitValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `LegacyOffsetCommitValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct LegacyOffsetCommitValue {
    /// `offset`: i64, versions 0.
    pub offset: i64,
    /// `metadata`: string, versions 0.
    pub metadata: String,
    /// `commitTimestamp`: i64, versions 0.
    pub commit_timestamp: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for LegacyOffsetCommitValue {
    fn default() -> Self {
        Self { offset: 0, metadata: String::new(), commit_timestamp: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for LegacyOffsetCommitValue {
    const NAME: &'static str = "LegacyOffsetCommitValue";
    const VERSIONS: RangeInclusive<i16> = 0..=0;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        false
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.offset = r.i64()?;
        m.metadata = r.string(false)?;
        m.commit_timestamp = r.i64()?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i64(self.offset);
        w.string(false, &self.metadata)?;
        w.i64(self.commit_timestamp);
        Ok(())
    }
}
