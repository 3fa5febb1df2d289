// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `JoinGroupRequest`: versions 0-9.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `JoinGroupRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct JoinGroupRequest {
    /// `GroupId`: string, versions 0-9.
    pub group_id: String,
    /// `SessionTimeoutMs`: i32, versions 0-9.
    pub session_timeout_ms: i32,
    /// `RebalanceTimeoutMs`: i32, versions 1-9.
    pub rebalance_timeout_ms: i32,
    /// `MemberId`: string, versions 0-9.
    pub member_id: String,
    /// `GroupInstanceId`: nullable string, versions 5-9.
    pub group_instance_id: Option<String>,
    /// `ProtocolType`: string, versions 0-9.
    pub protocol_type: String,
    /// `Protocols`: array of [`JoinGroupRequestProtocol`], versions 0-9.
    pub protocols: Vec<JoinGroupRequestProtocol>,
    /// `Reason`: nullable string, versions 8-9.
    pub reason: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for JoinGroupRequest {
    fn default() -> Self {
        Self {
            group_id: String::new(),
            session_timeout_ms: 0,
            rebalance_timeout_ms: -1,
            member_id: String::new(),
            group_instance_id: None,
            protocol_type: String::new(),
            protocols: Vec::new(),
            reason: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for JoinGroupRequest {
    const NAME: &'static str = "JoinGroupRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=9;
    fn is_flexible(version: i16) -> bool {
        version >= 6
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.group_id = r.string(version >= 6)?;
        m.session_timeout_ms = r.i32()?;
        if version >= 1 {
            m.rebalance_timeout_ms = r.i32()?;
        }
        m.member_id = r.string(version >= 6)?;
        if version >= 5 {
            m.group_instance_id = r.nullable_string(version >= 6, true)?;
        }
        m.protocol_type = r.string(version >= 6)?;
        m.protocols = r.array(version >= 6, |r| JoinGroupRequestProtocol::decode(r, version))?;
        if version >= 8 {
            m.reason = r.nullable_string(version >= 6, true)?;
        }
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(version >= 6, &self.group_id)?;
        w.i32(self.session_timeout_ms);
        if version >= 1 {
            w.i32(self.rebalance_timeout_ms);
        }
        w.string(version >= 6, &self.member_id)?;
        if version >= 5 {
            w.nullable_string(version >= 6, true, self.group_instance_id.as_deref())?;
        } else if self.group_instance_id.is_some() {
            return Err(EncodeError::Absent { message: "JoinGroupRequest", field: "GroupInstanceId", version });
        }
        w.string(version >= 6, &self.protocol_type)?;
        w.array(version >= 6, &self.protocols, |w, v| v.encode(w, version))?;
        if version >= 8 {
            w.nullable_string(version >= 6, true, self.reason.as_deref())?;
        }
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `JoinGroupRequestProtocol`.
#[derive(Debug, Clone, PartialEq)]
pub struct JoinGroupRequestProtocol {
    /// `Name`: string, versions 0-9.
    pub name: String,
    /// `Metadata`: bytes, versions 0-9.
    pub metadata: Bytes,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for JoinGroupRequestProtocol {
    fn default() -> Self {
        Self { name: String::new(), metadata: Bytes::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl JoinGroupRequestProtocol {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 6)?;
        m.metadata = r.bytes(version >= 6)?;
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 6, &self.name)?;
        w.bytes(version >= 6, &self.metadata)?;
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
