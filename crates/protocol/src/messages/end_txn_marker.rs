// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `EndTxnMarker`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `EndTxnMarker`.
#[derive(Debug, Clone, PartialEq)]
pub struct EndTxnMarker {
    /// `CoordinatorEpoch`: i32, versions 0.
    pub coordinator_epoch: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for EndTxnMarker {
    fn default() -> Self {
        Self { coordinator_epoch: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for EndTxnMarker {
    const NAME: &'static str = "EndTxnMarker";
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
        m.coordinator_epoch = r.i32()?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.coordinator_epoch);
        Ok(())
    }
}
