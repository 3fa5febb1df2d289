// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ControlRecordTypeSchema`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ControlRecordTypeSchema`.
#[derive(Debug, Clone, PartialEq)]
pub struct ControlRecordTypeSchema {
    /// `Type`: i16, versions 0.
    pub r#type: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ControlRecordTypeSchema {
    fn default() -> Self {
        Self { r#type: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ControlRecordTypeSchema {
    const NAME: &'static str = "ControlRecordTypeSchema";
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
        m.r#type = r.i16()?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i16(self.r#type);
        Ok(())
    }
}
