// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AbortedTxn`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AbortedTxn`.
#[derive(Debug, Clone, PartialEq)]
pub struct AbortedTxn {
    /// `ProducerId`: i64, versions 0.
    pub producer_id: i64,
    /// `FirstOffset`: i64, versions 0.
    pub first_offset: i64,
    /// `LastOffset`: i64, versions 0.
    pub last_offset: i64,
    /// `LastStableOffset`: i64, versions 0.
    pub last_stable_offset: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AbortedTxn {
    fn default() -> Self {
        Self {
            producer_id: 0,
            first_offset: 0,
            last_offset: 0,
            last_stable_offset: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for AbortedTxn {
    const NAME: &'static str = "AbortedTxn";
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
        m.producer_id = r.i64()?;
        m.first_offset = r.i64()?;
        m.last_offset = r.i64()?;
        m.last_stable_offset = r.i64()?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i64(self.producer_id);
        w.i64(self.first_offset);
        w.i64(self.last_offset);
        w.i64(self.last_stable_offset);
        Ok(())
    }
}
