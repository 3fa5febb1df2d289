// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ListConfigResourcesRequest`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ListConfigResourcesRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListConfigResourcesRequest {
    /// `ResourceTypes`: array of i8, versions 1.
    pub resource_types: Vec<i8>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ListConfigResourcesRequest {
    fn default() -> Self {
        Self { resource_types: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ListConfigResourcesRequest {
    const NAME: &'static str = "ListConfigResourcesRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 1 {
            m.resource_types = r.array(true, Reader::i8)?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version >= 1 {
            w.array(true, &self.resource_types, |w, v| {
                w.i8(*v);
                Ok(())
            })?;
        } else if !self.resource_types.is_empty() {
            return Err(EncodeError::Absent { message: "ListConfigResourcesRequest", field: "ResourceTypes", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
