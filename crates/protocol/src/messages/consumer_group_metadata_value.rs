// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ConsumerGroupMetadataValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ConsumerGroupMetadataValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConsumerGroupMetadataValue {
    /// `Epoch`: i32, versions 0.
    pub epoch: i32,
    /// `MetadataHash`: i64, versions 0, tag 0.
    pub metadata_hash: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ConsumerGroupMetadataValue {
    fn default() -> Self {
        Self { epoch: 0, metadata_hash: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ConsumerGroupMetadataValue {
    const NAME: &'static str = "ConsumerGroupMetadataValue";
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
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 => {
                m.metadata_hash = r.i64()?;
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
        w.i32(self.epoch);
        let mut tags = Tags::new();
        if self.metadata_hash != 0 {
            tags.add(0, |w| {
                w.i64(self.metadata_hash);
                Ok(())
            })?;
        }
        tags.finish(w, &self.unknown_tagged_fields)?;
        Ok(())
    }
}
