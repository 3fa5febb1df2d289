// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ShareGroupMetadataValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ShareGroupMetadataValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareGroupMetadataValue {
    /// `Epoch`: i32, versions 0.
    pub epoch: i32,
    /// `MetadataHash`: i64, versions 0.
    pub metadata_hash: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ShareGroupMetadataValue {
    fn default() -> Self {
        Self { epoch: 0, metadata_hash: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ShareGroupMetadataValue {
    const NAME: &'static str = "ShareGroupMetadataValue";
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
        m.epoch = r.i32()?;
        m.metadata_hash = r.i64()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.epoch);
        w.i64(self.metadata_hash);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
