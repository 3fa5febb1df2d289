// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AddRaftVoterRequest`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AddRaftVoterRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct AddRaftVoterRequest {
    /// `ClusterId`: nullable string, versions 0-1.
    pub cluster_id: Option<String>,
    /// `TimeoutMs`: i32, versions 0-1.
    pub timeout_ms: i32,
    /// `VoterId`: i32, versions 0-1.
    pub voter_id: i32,
    /// `VoterDirectoryId`: uuid, versions 0-1.
    pub voter_directory_id: Uuid,
    /// `Listeners`: array of [`Listener`], versions 0-1.
    pub listeners: Vec<Listener>,
    /// `AckWhenCommitted`: bool, versions 1.
    pub ack_when_committed: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AddRaftVoterRequest {
    fn default() -> Self {
        Self {
            cluster_id: Some(String::new()),
            timeout_ms: 0,
            voter_id: 0,
            voter_directory_id: Uuid::ZERO,
            listeners: Vec::new(),
            ack_when_committed: true,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for AddRaftVoterRequest {
    const NAME: &'static str = "AddRaftVoterRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.cluster_id = r.nullable_string(true, true)?;
        m.timeout_ms = r.i32()?;
        m.voter_id = r.i32()?;
        m.voter_directory_id = r.uuid()?;
        m.listeners = r.array(true, |r| Listener::decode(r, version))?;
        if version >= 1 {
            m.ack_when_committed = r.bool()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_string(true, true, self.cluster_id.as_deref())?;
        w.i32(self.timeout_ms);
        w.i32(self.voter_id);
        w.uuid(self.voter_directory_id);
        w.array(true, &self.listeners, |w, v| v.encode(w, version))?;
        if version >= 1 {
            w.bool(self.ack_when_committed);
        } else if !self.ack_when_committed {
            return Err(EncodeError::Absent { message: "AddRaftVoterRequest", field: "AckWhenCommitted", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Listener`.
#[derive(Debug, Clone, PartialEq)]
pub struct Listener {
    /// `Name`: string, versions 0-1.
    pub name: String,
    /// `Host`: string, versions 0-1.
    pub host: String,
    /// `Port`: u16, versions 0-1.
    pub port: u16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Listener {
    fn default() -> Self {
        Self { name: String::new(), host: String::new(), port: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Listener {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.host = r.string(true)?;
        m.port = r.u16()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.string(true, &self.host)?;
        w.u16(self.port);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
