// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeGroupsResponse`: versions 0-6.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeGroupsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeGroupsResponse {
    /// `ThrottleTimeMs`: i32, versions 1-6.
    pub throttle_time_ms: i32,
    /// `Groups`: array of [`DescribedGroup`], versions 0-6.
    pub groups: Vec<DescribedGroup>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeGroupsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, groups: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeGroupsResponse {
    const NAME: &'static str = "DescribeGroupsResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=6;
    fn is_flexible(version: i16) -> bool {
        version >= 5
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 1 {
            m.throttle_time_ms = r.i32()?;
        }
        m.groups = r.array(version >= 5, |r| DescribedGroup::decode(r, version))?;
        if version >= 5 {
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
        w.array(version >= 5, &self.groups, |w, v| v.encode(w, version))?;
        if version >= 5 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DescribedGroup`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribedGroup {
    /// `ErrorCode`: i16, versions 0-6.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 6.
    pub error_message: Option<String>,
    /// `GroupId`: string, versions 0-6.
    pub group_id: String,
    /// `GroupState`: string, versions 0-6.
    pub group_state: String,
    /// `ProtocolType`: string, versions 0-6.
    pub protocol_type: String,
    /// `ProtocolData`: string, versions 0-6.
    pub protocol_data: String,
    /// `Members`: array of [`DescribedGroupMember`], versions 0-6.
    pub members: Vec<DescribedGroupMember>,
    /// `AuthorizedOperations`: i32, versions 3-6.
    pub authorized_operations: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribedGroup {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: None,
            group_id: String::new(),
            group_state: String::new(),
            protocol_type: String::new(),
            protocol_data: String::new(),
            members: Vec::new(),
            authorized_operations: -2147483648,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribedGroup {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.error_code = r.i16()?;
        if version >= 6 {
            m.error_message = r.nullable_string(version >= 5, true)?;
        }
        m.group_id = r.string(version >= 5)?;
        m.group_state = r.string(version >= 5)?;
        m.protocol_type = r.string(version >= 5)?;
        m.protocol_data = r.string(version >= 5)?;
        m.members = r.array(version >= 5, |r| DescribedGroupMember::decode(r, version))?;
        if version >= 3 {
            m.authorized_operations = r.i32()?;
        }
        if version >= 5 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i16(self.error_code);
        if version >= 6 {
            w.nullable_string(version >= 5, true, self.error_message.as_deref())?;
        } else if self.error_message.is_some() {
            return Err(EncodeError::Absent { message: "DescribedGroup", field: "ErrorMessage", version });
        }
        w.string(version >= 5, &self.group_id)?;
        w.string(version >= 5, &self.group_state)?;
        w.string(version >= 5, &self.protocol_type)?;
        w.string(version >= 5, &self.protocol_data)?;
        w.array(version >= 5, &self.members, |w, v| v.encode(w, version))?;
        if version >= 3 {
            w.i32(self.authorized_operations);
        } else if self.authorized_operations != -2147483648 {
            return Err(EncodeError::Absent { message: "DescribedGroup", field: "AuthorizedOperations", version });
        }
        if version >= 5 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DescribedGroupMember`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribedGroupMember {
    /// `MemberId`: string, versions 0-6.
    pub member_id: String,
    /// `GroupInstanceId`: nullable string, versions 4-6.
    pub group_instance_id: Option<String>,
    /// `ClientId`: string, versions 0-6.
    pub client_id: String,
    /// `ClientHost`: string, versions 0-6.
    pub client_host: String,
    /// `MemberMetadata`: bytes, versions 0-6.
    pub member_metadata: Bytes,
    /// `MemberAssignment`: bytes, versions 0-6.
    pub member_assignment: Bytes,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribedGroupMember {
    fn default() -> Self {
        Self {
            member_id: String::new(),
            group_instance_id: None,
            client_id: String::new(),
            client_host: String::new(),
            member_metadata: Bytes::new(),
            member_assignment: Bytes::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribedGroupMember {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.member_id = r.string(version >= 5)?;
        if version >= 4 {
            m.group_instance_id = r.nullable_string(version >= 5, true)?;
        }
        m.client_id = r.string(version >= 5)?;
        m.client_host = r.string(version >= 5)?;
        m.member_metadata = r.bytes(version >= 5)?;
        m.member_assignment = r.bytes(version >= 5)?;
        if version >= 5 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 5, &self.member_id)?;
        if version >= 4 {
            w.nullable_string(version >= 5, true, self.group_instance_id.as_deref())?;
        }
        w.string(version >= 5, &self.client_id)?;
        w.string(version >= 5, &self.client_host)?;
        w.bytes(version >= 5, &self.member_metadata)?;
        w.bytes(version >= 5, &self.member_assignment)?;
        if version >= 5 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
