// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `LeaveGroupRequest`: versions 0-5.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `LeaveGroupRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct LeaveGroupRequest {
    /// `GroupId`: string, versions 0-5.
    pub group_id: String,
    /// `MemberId`: string, versions 0-2.
    pub member_id: String,
    /// `Members`: array of [`MemberIdentity`], versions 3-5.
    pub members: Vec<MemberIdentity>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for LeaveGroupRequest {
    fn default() -> Self {
        Self {
            group_id: String::new(),
            member_id: String::new(),
            members: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for LeaveGroupRequest {
    const NAME: &'static str = "LeaveGroupRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=5;
    fn is_flexible(version: i16) -> bool {
        version >= 4
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.group_id = r.string(version >= 4)?;
        if version <= 2 {
            m.member_id = r.string(version >= 4)?;
        }
        if version >= 3 {
            m.members = r.array(version >= 4, |r| MemberIdentity::decode(r, version))?;
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
        w.string(version >= 4, &self.group_id)?;
        if version <= 2 {
            w.string(version >= 4, &self.member_id)?;
        } else if !self.member_id.is_empty() {
            return Err(EncodeError::Absent { message: "LeaveGroupRequest", field: "MemberId", version });
        }
        if version >= 3 {
            w.array(version >= 4, &self.members, |w, v| v.encode(w, version))?;
        } else if !self.members.is_empty() {
            return Err(EncodeError::Absent { message: "LeaveGroupRequest", field: "Members", version });
        }
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `MemberIdentity`.
#[derive(Debug, Clone, PartialEq)]
pub struct MemberIdentity {
    /// `MemberId`: string, versions 3-5.
    pub member_id: String,
    /// `GroupInstanceId`: nullable string, versions 3-5.
    pub group_instance_id: Option<String>,
    /// `Reason`: nullable string, versions 5.
    pub reason: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for MemberIdentity {
    fn default() -> Self {
        Self {
            member_id: String::new(),
            group_instance_id: None,
            reason: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl MemberIdentity {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 3 {
            m.member_id = r.string(version >= 4)?;
        }
        if version >= 3 {
            m.group_instance_id = r.nullable_string(version >= 4, true)?;
        }
        if version >= 5 {
            m.reason = r.nullable_string(version >= 4, true)?;
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
            return Err(EncodeError::Absent { message: "MemberIdentity", field: "MemberId", version });
        }
        if version >= 3 {
            w.nullable_string(version >= 4, true, self.group_instance_id.as_deref())?;
        } else if self.group_instance_id.is_some() {
            return Err(EncodeError::Absent { message: "MemberIdentity", field: "GroupInstanceId", version });
        }
        if version >= 5 {
            w.nullable_string(version >= 4, true, self.reason.as_deref())?;
        }
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
