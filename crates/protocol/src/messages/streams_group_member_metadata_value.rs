// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `StreamsGroupMemberMetadataValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `StreamsGroupMemberMetadataValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct StreamsGroupMemberMetadataValue {
    /// `InstanceId`: nullable string, versions 0.
    pub instance_id: Option<String>,
    /// `RackId`: nullable string, versions 0.
    pub rack_id: Option<String>,
    /// `ClientId`: string, versions 0.
    pub client_id: String,
    /// `ClientHost`: string, versions 0.
    pub client_host: String,
    /// `RebalanceTimeoutMs`: i32, versions 0.
    pub rebalance_timeout_ms: i32,
    /// `TopologyEpoch`: i32, versions 0.
    pub topology_epoch: i32,
    /// `ProcessId`: string, versions 0.
    pub process_id: String,
    /// `UserEndpoint`: nullable [`Endpoint`], versions 0.
    pub user_endpoint: Option<Endpoint>,
    /// `ClientTags`: array of [`KeyValue`], versions 0.
    pub client_tags: Vec<KeyValue>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for StreamsGroupMemberMetadataValue {
    fn default() -> Self {
        Self {
            instance_id: Some(String::new()),
            rack_id: Some(String::new()),
            client_id: String::new(),
            client_host: String::new(),
            rebalance_timeout_ms: -1,
            topology_epoch: 0,
            process_id: String::new(),
            user_endpoint: None,
            client_tags: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for StreamsGroupMemberMetadataValue {
    const NAME: &'static str = "StreamsGroupMemberMetadataValue";
    const VERSIONS: RangeInclusive<i16> = 0..=0;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.instance_id = r.nullable_string(true, true)?;
        m.rack_id = r.nullable_string(true, true)?;
        m.client_id = r.string(true)?;
        m.client_host = r.string(true)?;
        m.rebalance_timeout_ms = r.i32()?;
        m.topology_epoch = r.i32()?;
        m.process_id = r.string(true)?;
        m.user_endpoint = r.nullable_struct(true, |r| Endpoint::decode(r, version))?;
        m.client_tags = r.array(true, |r| KeyValue::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_string(true, true, self.instance_id.as_deref())?;
        w.nullable_string(true, true, self.rack_id.as_deref())?;
        w.string(true, &self.client_id)?;
        w.string(true, &self.client_host)?;
        w.i32(self.rebalance_timeout_ms);
        w.i32(self.topology_epoch);
        w.string(true, &self.process_id)?;
        w.nullable_struct(true, self.user_endpoint.as_ref(), |w, v| v.encode(w, version))?;
        w.array(true, &self.client_tags, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Endpoint`.
#[derive(Debug, Clone, PartialEq)]
pub struct Endpoint {
    /// `Host`: string, versions 0.
    pub host: String,
    /// `Port`: u16, versions 0.
    pub port: u16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Endpoint {
    fn default() -> Self {
        Self { host: String::new(), port: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Endpoint {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.host = r.string(true)?;
        m.port = r.u16()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.host)?;
        w.u16(self.port);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `KeyValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct KeyValue {
    /// `Key`: string, versions 0.
    pub key: String,
    /// `Value`: string, versions 0.
    pub value: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for KeyValue {
    fn default() -> Self {
        Self { key: String::new(), value: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl KeyValue {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.key = r.string(true)?;
        m.value = r.string(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.key)?;
        w.string(true, &self.value)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
