// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `UnfenceBrokerRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `UnfenceBrokerRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct UnfenceBrokerRecord {
    /// `Id`: i32, versions 0.
    pub id: i32,
    /// `Epoch`: i64, versions 0.
    pub epoch: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for UnfenceBrokerRecord {
    fn default() -> Self {
        Self { id: 0, epoch: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for UnfenceBrokerRecord {
    const NAME: &'static str = "UnfenceBrokerRecord";
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
        m.id = r.i32()?;
        m.epoch = r.i64()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.id);
        w.i64(self.epoch);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
