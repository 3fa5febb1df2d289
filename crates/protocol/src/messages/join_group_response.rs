// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `JoinGroupResponse`: versions 0-9.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `JoinGroupResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct JoinGroupResponse {
    /// `ThrottleTimeMs`: i32, versions 2-9.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0-9.
    pub error_code: i16,
    /// `GenerationId`: i32, versions 0-9.
    pub generation_id: i32,
    /// `ProtocolType`: nullable string, versions 7-9.
    pub protocol_type: Option<String>,
    /// `ProtocolName`: nullable string, versions 0-9.
    pub protocol_name: Option<String>,
    /// `Leader`: string, versions 0-9.
    pub leader: String,
    /// `SkipAssignment`: bool, versions 9.
    pub skip_assignment: bool,
    /// `MemberId`: string, versions 0-9.
    pub member_id: String,
    /// `Members`: array of [`JoinGroupResponseMember`], versions 0-9.
    pub members: Vec<JoinGroupResponseMember>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for JoinGroupResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            generation_id: -1,
            protocol_type: None,
            protocol_name: Some(String::new()),
            leader: String::new(),
            skip_assignment: false,
            member_id: String::new(),
            members: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for JoinGroupResponse {
    const NAME: &'static str = "JoinGroupResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=9;
    fn is_flexible(version: i16) -> bool {
        version >= 6
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 2 {
            m.throttle_time_ms = r.i32()?;
        }
        m.error_code = r.i16()?;
        m.generation_id = r.i32()?;
        if version >= 7 {
            m.protocol_type = r.nullable_string(version >= 6, true)?;
        }
        m.protocol_name = r.nullable_string(version >= 6, version >= 7)?;
        m.leader = r.string(version >= 6)?;
        if version >= 9 {
            m.skip_assignment = r.bool()?;
        }
        m.member_id = r.string(version >= 6)?;
        m.members = r.array(version >= 6, |r| JoinGroupResponseMember::decode(r, version))?;
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version >= 2 {
            w.i32(self.throttle_time_ms);
        }
        w.i16(self.error_code);
        w.i32(self.generation_id);
        if version >= 7 {
            w.nullable_string(version >= 6, true, self.protocol_type.as_deref())?;
        }
        w.nullable_string(version >= 6, version >= 7, self.protocol_name.as_deref())?;
        w.string(version >= 6, &self.leader)?;
        if version >= 9 {
            w.bool(self.skip_assignment);
        } else if self.skip_assignment {
            return Err(EncodeError::Absent { message: "JoinGroupResponse", field: "SkipAssignment", version });
        }
        w.string(version >= 6, &self.member_id)?;
        w.array(version >= 6, &self.members, |w, v| v.encode(w, version))?;
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `JoinGroupResponseMember`.
#[derive(Debug, Clone, PartialEq)]
pub struct JoinGroupResponseMember {
    /// `MemberId`: string, versions 0-9.
    pub member_id: String,
    /// `GroupInstanceId`: nullable string, versions 5-9.
    pub group_instance_id: Option<String>,
    /// `Metadata`: bytes, versions 0-9.
    pub metadata: Bytes,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for JoinGroupResponseMember {
    fn default() -> Self {
        Self {
            member_id: String::new(),
            group_instance_id: None,
            metadata: Bytes::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl JoinGroupResponseMember {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.member_id = r.string(version >= 6)?;
        if version >= 5 {
            m.group_instance_id = r.nullable_string(version >= 6, true)?;
        }
        m.metadata = r.bytes(version >= 6)?;
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 6, &self.member_id)?;
        if version >= 5 {
            w.nullable_string(version >= 6, true, self.group_instance_id.as_deref())?;
        }
        w.bytes(version >= 6, &self.metadata)?;
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
