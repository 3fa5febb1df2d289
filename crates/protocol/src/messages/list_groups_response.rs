// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ListGroupsResponse`: versions 0-5.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ListGroupsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListGroupsResponse {
    /// `ThrottleTimeMs`: i32, versions 1-5.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0-5.
    pub error_code: i16,
    /// `Groups`: array of [`ListedGroup`], versions 0-5.
    pub groups: Vec<ListedGroup>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ListGroupsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, error_code: 0, groups: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ListGroupsResponse {
    const NAME: &'static str = "ListGroupsResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=5;
    fn is_flexible(version: i16) -> bool {
        version >= 3
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 1 {
            m.throttle_time_ms = r.i32()?;
        }
        m.error_code = r.i16()?;
        m.groups = r.array(version >= 3, |r| ListedGroup::decode(r, version))?;
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version >= 1 {
            w.i32(self.throttle_time_ms);
        }
        w.i16(self.error_code);
        w.array(version >= 3, &self.groups, |w, v| v.encode(w, version))?;
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `ListedGroup`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListedGroup {
    /// `GroupId`: string, versions 0-5.
    pub group_id: String,
    /// `ProtocolType`: string, versions 0-5.
    pub protocol_type: String,
    /// `GroupState`: string, versions 4-5.
    pub group_state: String,
    /// `GroupType`: string, versions 5.
    pub group_type: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ListedGroup {
    fn default() -> Self {
        Self {
            group_id: String::new(),
            protocol_type: String::new(),
            group_state: String::new(),
            group_type: String::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl ListedGroup {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.group_id = r.string(version >= 3)?;
        m.protocol_type = r.string(version >= 3)?;
        if version >= 4 {
            m.group_state = r.string(version >= 3)?;
        }
        if version >= 5 {
            m.group_type = r.string(version >= 3)?;
        }
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 3, &self.group_id)?;
        w.string(version >= 3, &self.protocol_type)?;
        if version >= 4 {
            w.string(version >= 3, &self.group_state)?;
        }
        if version >= 5 {
            w.string(version >= 3, &self.group_type)?;
        }
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
