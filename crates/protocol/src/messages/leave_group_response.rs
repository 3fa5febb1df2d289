// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `LeaveGroupResponse`: versions 0-5.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `LeaveGroupResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct LeaveGroupResponse {
    /// `ThrottleTimeMs`: i32, versions 1-5.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0-5.
    pub error_code: i16,
    /// `Members`: array of [`MemberResponse`], versions 3-5.
    pub members: Vec<MemberResponse>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for LeaveGroupResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, error_code: 0, members: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for LeaveGroupResponse {
    const NAME: &'static str = "LeaveGroupResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=5;
    fn is_flexible(version: i16) -> bool {
        version >= 4
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
        if version >= 3 {
            m.members = r.array(version >= 4, |r| MemberResponse::decode(r, version))?;
        }
        if version >= 4 {
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
        if version >= 3 {
            w.array(version >= 4, &self.members, |w, v| v.encode(w, version))?;
        } else if !self.members.is_empty() {
            return Err(EncodeError::Absent { message: "LeaveGroupResponse", field: "Members", version });
        }
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `MemberResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct MemberResponse {
    /// `MemberId`: string, versions 3-5.
    pub member_id: String,
    /// `GroupInstanceId`: nullable string, versions 3-5.
    pub group_instance_id: Option<String>,
    /// `ErrorCode`: i16, versions 3-5.
    pub error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for MemberResponse {
    fn default() -> Self {
        Self {
            member_id: String::new(),
            group_instance_id: Some(String::new()),
            error_code: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl MemberResponse {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 3 {
            m.member_id = r.string(version >= 4)?;
        }
        if version >= 3 {
            m.group_instance_id = r.nullable_string(version >= 4, true)?;
        }
        if version >= 3 {
            m.error_code = r.i16()?;
        }
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 3 {
            w.string(version >= 4, &self.member_id)?;
        } else if !self.member_id.is_empty() {
            return Err(EncodeError::Absent { message: "MemberResponse", field: "MemberId", version });
        }
        if version >= 3 {
            w.nullable_string(version >= 4, true, self.group_instance_id.as_deref())?;
        } else if self.group_instance_id.as_ref().is_none_or(|v| !v.is_empty()) {
            return Err(EncodeError::Absent { message: "MemberResponse", field: "GroupInstanceId", version });
        }
        if version >= 3 {
            w.i16(self.error_code);
        } else if self.error_code != 0 {
            return Err(EncodeError::Absent { message: "MemberResponse", field: "ErrorCode", version });
        }
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
