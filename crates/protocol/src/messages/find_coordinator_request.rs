// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `FindCoordinatorRequest`: versions 0-6.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `FindCoordinatorRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct FindCoordinatorRequest {
    /// `Key`: string, versions 0-3.
    pub key: String,
    /// `KeyType`: i8, versions 1-6.
    pub key_type: i8,
    /// `CoordinatorKeys`: array of string, versions 4-6.
    pub coordinator_keys: Vec<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for FindCoordinatorRequest {
    fn default() -> Self {
        Self { key: String::new(), key_type: 0, coordinator_keys: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for FindCoordinatorRequest {
    const NAME: &'static str = "FindCoordinatorRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=6;
    fn is_flexible(version: i16) -> bool {
        version >= 3
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version <= 3 {
            m.key = r.string(version >= 3)?;
        }
        if version >= 1 {
            m.key_type = r.i8()?;
        }
        if version >= 4 {
            m.coordinator_keys = r.array(version >= 3, |r| r.string(version >= 3))?;
        }
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version <= 3 {
            w.string(version >= 3, &self.key)?;
        } else if !self.key.is_empty() {
            return Err(EncodeError::Absent { message: "FindCoordinatorRequest", field: "Key", version });
        }
        if version >= 1 {
            w.i8(self.key_type);
        } else if self.key_type != 0 {
            return Err(EncodeError::Absent { message: "FindCoordinatorRequest", field: "KeyType", version });
        }
        if version >= 4 {
            w.array(version >= 3, &self.coordinator_keys, |w, v| w.string(version >= 3, v))?;
        } else if !self.coordinator_keys.is_empty() {
            return Err(EncodeError::Absent { message: "FindCoordinatorRequest", field: "CoordinatorKeys", version });
        }
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
