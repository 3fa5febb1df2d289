// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `UnregisterControllerRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `UnregisterControllerRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct UnregisterControllerRecord {
    /// `ControllerId`: i32, versions 0.
    pub controller_id: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for UnregisterControllerRecord {
    fn default() -> Self {
        Self { controller_id: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for UnregisterControllerRecord {
    const NAME: &'static str = "UnregisterControllerRecord";
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
        m.controller_id = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.controller_id);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
