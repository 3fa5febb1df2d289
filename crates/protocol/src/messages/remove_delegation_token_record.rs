// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `RemoveDelegationTokenRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `RemoveDelegationTokenRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct RemoveDelegationTokenRecord {
    /// `TokenId`: string, versions 0.
    pub token_id: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for RemoveDelegationTokenRecord {
    fn default() -> Self {
        Self { token_id: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for RemoveDelegationTokenRecord {
    const NAME: &'static str = "RemoveDelegationTokenRecord";
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
        m.token_id = r.string(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(true, &self.token_id)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
