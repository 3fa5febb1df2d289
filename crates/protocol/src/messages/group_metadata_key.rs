// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `GroupMetadataKey`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `GroupMetadataKey`.
#[derive(Debug, Clone, PartialEq)]
pub struct GroupMetadataKey {
    /// `group`: string, versions 0.
    pub group: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for GroupMetadataKey {
    fn default() -> Self {
        Self { group: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for GroupMetadataKey {
    const NAME: &'static str = "GroupMetadataKey";
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
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(false, &self.group)?;
        Ok(())
    }
}
