// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DeleteGroupsRequest`: versions 0-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DeleteGroupsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteGroupsRequest {
    /// `GroupsNames`: array of string, versions 0-3.
    pub groups_names: Vec<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteGroupsRequest {
    fn default() -> Self {
        Self { groups_names: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DeleteGroupsRequest {
    const NAME: &'static str = "DeleteGroupsRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=3;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.groups_names = r.array(version >= 2, |r| r.string(version >= 2))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(version >= 2, &self.groups_names, |w, v| w.string(version >= 2, v))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
