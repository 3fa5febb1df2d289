// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeGroupsRequest`: versions 0-6.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeGroupsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeGroupsRequest {
    /// `Groups`: array of string, versions 0-6.
    pub groups: Vec<String>,
    /// `IncludeAuthorizedOperations`: bool, versions 3-6.
    pub include_authorized_operations: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeGroupsRequest {
    fn default() -> Self {
        Self { groups: Vec::new(), include_authorized_operations: false, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeGroupsRequest {
    const NAME: &'static str = "DescribeGroupsRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=6;
    fn is_flexible(version: i16) -> bool {
        version >= 5
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.groups = r.array(version >= 5, |r| r.string(version >= 5))?;
        if version >= 3 {
            m.include_authorized_operations = r.bool()?;
        }
        if version >= 5 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(version >= 5, &self.groups, |w, v| w.string(version >= 5, v))?;
        if version >= 3 {
            w.bool(self.include_authorized_operations);
        } else if self.include_authorized_operations {
            return Err(EncodeError::Absent {
                message: "DescribeGroupsRequest",
                field: "IncludeAuthorizedOperations",
                version,
            });
        }
        if version >= 5 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
