// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `FindCoordinatorResponse`: versions 0-6.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `FindCoordinatorResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct FindCoordinatorResponse {
    /// `ThrottleTimeMs`: i32, versions 1-6.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0-3.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 1-3.
    pub error_message: Option<String>,
    /// `NodeId`: i32, versions 0-3.
    pub node_id: i32,
    /// `Host`: string, versions 0-3.
    pub host: String,
    /// `Port`: i32, versions 0-3.
    pub port: i32,
    /// `Coordinators`: array of [`Coordinator`], versions 4-6.
    pub coordinators: Vec<Coordinator>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for FindCoordinatorResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            error_message: Some(String::new()),
            node_id: 0,
            host: String::new(),
            port: 0,
            coordinators: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for FindCoordinatorResponse {
    const NAME: &'static str = "FindCoordinatorResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=6;
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
        if version <= 3 {
            m.error_code = r.i16()?;
        }
        if (1..=3).contains(&version) {
            m.error_message = r.nullable_string(version >= 3, true)?;
        }
        if version <= 3 {
            m.node_id = r.i32()?;
        }
        if version <= 3 {
            m.host = r.string(version >= 3)?;
        }
        if version <= 3 {
            m.port = r.i32()?;
        }
        if version >= 4 {
            m.coordinators = r.array(version >= 3, |r| Coordinator::decode(r, version))?;
        }
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
        if version <= 3 {
            w.i16(self.error_code);
        } else if self.error_code != 0 {
            return Err(EncodeError::Absent { message: "FindCoordinatorResponse", field: "ErrorCode", version });
        }
        if (1..=3).contains(&version) {
            w.nullable_string(version >= 3, true, self.error_message.as_deref())?;
        }
        if version <= 3 {
            w.i32(self.node_id);
        } else if self.node_id != 0 {
            return Err(EncodeError::Absent { message: "FindCoordinatorResponse", field: "NodeId", version });
        }
        if version <= 3 {
            w.string(version >= 3, &self.host)?;
        } else if !self.host.is_empty() {
            return Err(EncodeError::Absent { message: "FindCoordinatorResponse", field: "Host", version });
        }
        if version <= 3 {
            w.i32(self.port);
        } else if self.port != 0 {
            return Err(EncodeError::Absent { message: "FindCoordinatorResponse", field: "Port", version });
        }
        if version >= 4 {
            w.array(version >= 3, &self.coordinators, |w, v| v.encode(w, version))?;
        } else if !self.coordinators.is_empty() {
            return Err(EncodeError::Absent { message: "FindCoordinatorResponse", field: "Coordinators", version });
        }
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `Coordinator`.
#[derive(Debug, Clone, PartialEq)]
pub struct Coordinator {
    /// `Key`: string, versions 4-6.
    pub key: String,
    /// `NodeId`: i32, versions 4-6.
    pub node_id: i32,
    /// `Host`: string, versions 4-6.
    pub host: String,
    /// `Port`: i32, versions 4-6.
    pub port: i32,
    /// `ErrorCode`: i16, versions 4-6.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 4-6.
    pub error_message: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Coordinator {
    fn default() -> Self {
        Self {
            key: String::new(),
            node_id: 0,
            host: String::new(),
            port: 0,
            error_code: 0,
            error_message: Some(String::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Coordinator {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 4 {
            m.key = r.string(version >= 3)?;
        }
        if version >= 4 {
            m.node_id = r.i32()?;
        }
        if version >= 4 {
            m.host = r.string(version >= 3)?;
        }
        if version >= 4 {
            m.port = r.i32()?;
        }
        if version >= 4 {
            m.error_code = r.i16()?;
        }
        if version >= 4 {
            m.error_message = r.nullable_string(version >= 3, true)?;
        }
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 4 {
            w.string(version >= 3, &self.key)?;
        } else if !self.key.is_empty() {
            return Err(EncodeError::Absent { message: "Coordinator", field: "Key", version });
        }
        if version >= 4 {
            w.i32(self.node_id);
        } else if self.node_id != 0 {
            return Err(EncodeError::Absent { message: "Coordinator", field: "NodeId", version });
        }
        if version >= 4 {
            w.string(version >= 3, &self.host)?;
        } else if !self.host.is_empty() {
            return Err(EncodeError::Absent { message: "Coordinator", field: "Host", version });
        }
        if version >= 4 {
            w.i32(self.port);
        } else if self.port != 0 {
            return Err(EncodeError::Absent { message: "Coordinator", field: "Port", version });
        }
        if version >= 4 {
            w.i16(self.error_code);
        } else if self.error_code != 0 {
            return Err(EncodeError::Absent { message: "Coordinator", field: "ErrorCode", version });
        }
        if version >= 4 {
            w.nullable_string(version >= 3, true, self.error_message.as_deref())?;
        }
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
