// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `HeartbeatRequest`: versions 0-4.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `HeartbeatRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct HeartbeatRequest {
    /// `GroupId`: string, versions 0-4.
    pub group_id: String,
    /// `GenerationId`: i32, versions 0-4.
    pub generation_id: i32,
    /// `MemberId`: string, versions 0-4.
    pub member_id: String,
    /// `GroupInstanceId`: nullable string, versions 3-4.
    pub group_instance_id: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for HeartbeatRequest {
    fn default() -> Self {
        Self {
            group_id: String::new(),
            generation_id: 0,
            member_id: String::new(),
            group_instance_id: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for HeartbeatRequest {
    const NAME: &'static str = "HeartbeatRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=4;
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
            return Err(EncodeError::Absent { message: "HeartbeatRequest", field: "GroupInstanceId", version });
        }
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
