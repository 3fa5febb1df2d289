// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `GroupMetadataValue`: versions 0-4.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `GroupMetadataValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct GroupMetadataValue {
    /// `protocolType`: string, versions 0-4.
    pub protocol_type: String,
    /// `generation`: i32, versions 0-4.
    pub generation: i32,
    /// `protocol`: nullable string, versions 0-4.
    pub protocol: Option<String>,
    /// `leader`: nullable string, versions 0-4.
    pub leader: Option<String>,
    /// `currentStateTimestamp`: i64, versions 2-4.
    pub current_state_timestamp: i64,
    /// `members`: array of [`MemberMetadata`], versions 0-4.
    pub members: Vec<MemberMetadata>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for GroupMetadataValue {
    fn default() -> Self {
        Self {
            protocol_type: String::new(),
            generation: 0,
            protocol: Some(String::new()),
            leader: Some(String::new()),
            current_state_timestamp: -1,
            members: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for GroupMetadataValue {
    const NAME: &'static str = "GroupMetadataValue";
    const VERSIONS: RangeInclusive<i16> = 0..=4;
    fn is_flexible(version: i16) -> bool {
        version >= 4
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.protocol_type = r.string(version >= 4)?;
        m.generation = r.i32()?;
        m.protocol = r.nullable_string(version >= 4, true)?;
        m.leader = r.nullable_string(version >= 4, true)?;
        if version >= 2 {
            m.current_state_timestamp = r.i64()?;
        }
        m.members = r.array(version >= 4, |r| MemberMetadata::decode(r, version))?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(version >= 4, &self.protocol_type)?;
        w.i32(self.generation);
        w.nullable_string(version >= 4, true, self.protocol.as_deref())?;
        w.nullable_string(version >= 4, true, self.leader.as_deref())?;
        if version >= 2 {
            w.i64(self.current_state_timestamp);
        }
        w.array(version >= 4, &self.members, |w, v| v.encode(w, version))?;
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `MemberMetadata`.
#[derive(Debug, Clone, PartialEq)]
pub struct MemberMetadata {
    /// `memberId`: string, versions 0-4.
    pub member_id: String,
    /// `groupInstanceId`: nullable string, versions 3-4.
    pub group_instance_id: Option<String>,
    /// `clientId`: string, versions 0-4.
    pub client_id: String,
    /// `clientHost`: string, versions 0-4.
    pub client_host: String,
    /// `rebalanceTimeout`: i32, versions 1-4.
    pub rebalance_timeout: i32,
    /// `sessionTimeout`: i32, versions 0-4.
    pub session_timeout: i32,
    /// `subscription`: bytes, versions 0-4.
    pub subscription: Bytes,
    /// `assignment`: bytes, versions 0-4.
    pub assignment: Bytes,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for MemberMetadata {
    fn default() -> Self {
        Self {
            member_id: String::new(),
            group_instance_id: None,
            client_id: String::new(),
            client_host: String::new(),
            rebalance_timeout: -1,
            session_timeout: 0,
            subscription: Bytes::new(),
            assignment: Bytes::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl MemberMetadata {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.member_id = r.string(version >= 4)?;
        if version >= 3 {
            m.group_instance_id = r.nullable_string(version >= 4, true)?;
        }
        m.client_id = r.string(version >= 4)?;
        m.client_host = r.string(version >= 4)?;
        if version >= 1 {
            m.rebalance_timeout = r.i32()?;
        }
        m.session_timeout = r.i32()?;
        m.subscription = r.bytes(version >= 4)?;
        m.assignment = r.bytes(version >= 4)?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 4, &self.member_id)?;
        if version >= 3 {
            w.nullable_string(version >= 4, true, self.group_instance_id.as_deref())?;
        }
        w.string(version >= 4, &self.client_id)?;
        w.string(version >= 4, &self.client_host)?;
        if version >= 1 {
            w.i32(self.rebalance_timeout);
        }
        w.i32(self.session_timeout);
        w.bytes(version >= 4, &self.subscription)?;
        w.bytes(version >= 4, &self.assignment)?;
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
