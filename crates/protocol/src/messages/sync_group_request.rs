// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `SyncGroupRequest`: versions 0-5.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `SyncGroupRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct SyncGroupRequest {
    /// `GroupId`: string, versions 0-5.
    pub group_id: String,
    /// `GenerationId`: i32, versions 0-5.
    pub generation_id: i32,
    /// `MemberId`: string, versions 0-5.
    pub member_id: String,
    /// `GroupInstanceId`: nullable string, versions 3-5.
    pub group_instance_id: Option<String>,
    /// `ProtocolType`: nullable string, versions 5.
    pub protocol_type: Option<String>,
    /// `ProtocolName`: nullable string, versions 5.
    pub protocol_name: Option<String>,
    /// `Assignments`: array of [`SyncGroupRequestAssignment`], versions 0-5.
    pub assignments: Vec<SyncGroupRequestAssignment>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for SyncGroupRequest {
    fn default() -> Self {
        Self {
            group_id: String::new(),
            generation_id: 0,
            member_id: String::new(),
            group_instance_id: None,
            protocol_type: None,
            protocol_name: None,
            assignments: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for SyncGroupRequest {
    const NAME: &'static str = "SyncGroupRequest";
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
        m.generation_id = r.i32()?;
        m.member_id = r.string(version >= 4)?;
        if version >= 3 {
            m.group_instance_id = r.nullable_string(version >= 4, true)?;
        }
        if version >= 5 {
            m.protocol_type = r.nullable_string(version >= 4, true)?;
        }
        if version >= 5 {
            m.protocol_name = r.nullable_string(version >= 4, true)?;
        }
        m.assignments = r.array(version >= 4, |r| SyncGroupRequestAssignment::decode(r, version))?;
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
        w.i32(self.generation_id);
        w.string(version >= 4, &self.member_id)?;
        if version >= 3 {
            w.nullable_string(version >= 4, true, self.group_instance_id.as_deref())?;
        } else if self.group_instance_id.is_some() {
            return Err(EncodeError::Absent { message: "SyncGroupRequest", field: "GroupInstanceId", version });
        }
        if version >= 5 {
            w.nullable_string(version >= 4, true, self.protocol_type.as_deref())?;
        }
        if version >= 5 {
            w.nullable_string(version >= 4, true, self.protocol_name.as_deref())?;
        }
        w.array(version >= 4, &self.assignments, |w, v| v.encode(w, version))?;
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `SyncGroupRequestAssignment`.
#[derive(Debug, Clone, PartialEq)]
pub struct SyncGroupRequestAssignment {
    /// `MemberId`: string, versions 0-5.
    pub member_id: String,
    /// `Assignment`: bytes, versions 0-5.
    pub assignment: Bytes,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for SyncGroupRequestAssignment {
    fn default() -> Self {
        Self { member_id: String::new(), assignment: Bytes::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl SyncGroupRequestAssignment {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.member_id = r.string(version >= 4)?;
        m.assignment = r.bytes(version >= 4)?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 4, &self.member_id)?;
        w.bytes(version >= 4, &self.assignment)?;
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
