// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `LegacyOffsetCommitKey`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `LegacyOffsetCommitKey`.
#[derive(Debug, Clone, PartialEq)]
pub struct LegacyOffsetCommitKey {
    /// `group`: string, versions 0.
    pub group: String,
    /// `topic`: string, versions 0.
    pub topic: String,
    /// `partition`: i32, versions 0.
    pub partition: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for LegacyOffsetCommitKey {
    fn default() -> Self {
        Self { group: String::new(), topic: String::new(), partition: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for LegacyOffsetCommitKey {
    const NAME: &'static str = "LegacyOffsetCommitKey";
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
        m.group = r.string(false)?;
        m.topic = r.string(false)?;
        m.partition = r.i32()?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(false, &self.group)?;
        w.string(false, &self.topic)?;
        w.i32(self.partition);
        Ok(())
    }
}
