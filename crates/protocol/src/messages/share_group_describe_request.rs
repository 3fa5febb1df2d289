// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ShareGroupDescribeRequest`: versions 1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ShareGroupDescribeRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareGroupDescribeRequest {
    /// `GroupIds`: array of string, versions 1.
    pub group_ids: Vec<String>,
    /// `IncludeAuthorizedOperations`: bool, versions 1.
    pub include_authorized_operations: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ShareGroupDescribeRequest {
    fn default() -> Self {
        Self { group_ids: Vec::new(), include_authorized_operations: false, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ShareGroupDescribeRequest {
    const NAME: &'static str = "ShareGroupDescribeRequest";
    const VERSIONS: RangeInclusive<i16> = 1..=1;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.group_ids = r.array(true, |r| r.string(true))?;
        m.include_authorized_operations = r.bool()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.group_ids, |w, v| w.string(true, v))?;
        w.bool(self.include_authorized_operations);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
