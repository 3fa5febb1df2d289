// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ListGroupsRequest`: versions 0-5.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ListGroupsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListGroupsRequest {
    /// `StatesFilter`: array of string, versions 4-5.
    pub states_filter: Vec<String>,
    /// `TypesFilter`: array of string, versions 5.
    pub types_filter: Vec<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ListGroupsRequest {
    fn default() -> Self {
        Self { states_filter: Vec::new(), types_filter: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ListGroupsRequest {
    const NAME: &'static str = "ListGroupsRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=5;
    fn is_flexible(version: i16) -> bool {
        version >= 3
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 4 {
            m.states_filter = r.array(version >= 3, |r| r.string(version >= 3))?;
        }
        if version >= 5 {
            m.types_filter = r.array(version >= 3, |r| r.string(version >= 3))?;
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
        if version >= 4 {
            w.array(version >= 3, &self.states_filter, |w, v| w.string(version >= 3, v))?;
        } else if !self.states_filter.is_empty() {
            return Err(EncodeError::Absent { message: "ListGroupsRequest", field: "StatesFilter", version });
        }
        if version >= 5 {
            w.array(version >= 3, &self.types_filter, |w, v| w.string(version >= 3, v))?;
        } else if !self.types_filter.is_empty() {
            return Err(EncodeError::Absent { message: "ListGroupsRequest", field: "TypesFilter", version });
        }
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
