// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `UnregisterBrokerRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `UnregisterBrokerRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct UnregisterBrokerRequest {
    /// `BrokerId`: i32, versions 0.
    pub broker_id: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for UnregisterBrokerRequest {
    fn default() -> Self {
        Self { broker_id: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for UnregisterBrokerRequest {
    const NAME: &'static str = "UnregisterBrokerRequest";
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
        m.broker_id = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.broker_id);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
