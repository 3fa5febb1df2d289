// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ConsumerGroupMemberMetadataValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ConsumerGroupMemberMetadataValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConsumerGroupMemberMetadataValue {
    /// `InstanceId`: nullable string, versions 0.
    pub instance_id: Option<String>,
    /// `RackId`: nullable string, versions 0.
    pub rack_id: Option<String>,
    /// `ClientId`: string, versions 0.
    pub client_id: String,
    /// `ClientHost`: string, versions 0.
    pub client_host: String,
    /// `SubscribedTopicNames`: array of string, versions 0.
    pub subscribed_topic_names: Vec<String>,
    /// `SubscribedTopicRegex`: nullable string, versions 0.
    pub subscribed_topic_regex: Option<String>,
    /// `RebalanceTimeoutMs`: i32, versions 0.
    pub rebalance_timeout_ms: i32,
    /// `ServerAssignor`: nullable string, versions 0.
    pub server_assignor: Option<String>,
    /// `ClassicMemberMetadata`: nullable [`ClassicMemberMetadata`], versions 0, tag 0.
    pub classic_member_metadata: Option<ClassicMemberMetadata>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ConsumerGroupMemberMetadataValue {
    fn default() -> Self {
        Self {
            instance_id: Some(String::new()),
            rack_id: Some(String::new()),
            client_id: String::new(),
            client_host: String::new(),
            subscribed_topic_names: Vec::new(),
            subscribed_topic_regex: Some(String::new()),
            rebalance_timeout_ms: -1,
            server_assignor: Some(String::new()),
            classic_member_metadata: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ConsumerGroupMemberMetadataValue {
    const NAME: &'static str = "ConsumerGroupMemberMetadataValue";
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
        m.subscribed_topic_names = r.array(true, |r| r.string(true))?;
        m.subscribed_topic_regex = r.nullable_string(true, true)?;
        m.rebalance_timeout_ms = r.i32()?;
        m.server_assignor = r.nullable_string(true, true)?;
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 => {
                m.classic_member_metadata = r.nullable_struct(true, |r| ClassicMemberMetadata::decode(r, version))?;
                Ok(true)
            }
            _ => Ok(false),
        })?;
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
        w.array(true, &self.subscribed_topic_names, |w, v| w.string(true, v))?;
        w.nullable_string(true, true, self.subscribed_topic_regex.as_deref())?;
        w.i32(self.rebalance_timeout_ms);
        w.nullable_string(true, true, self.server_assignor.as_deref())?;
        let mut tags = Tags::new();
        if self.classic_member_metadata.is_some() {
            tags.add(0, |w| {
                w.nullable_struct(true, self.classic_member_metadata.as_ref(), |w, v| v.encode(w, version))?;
                Ok(())
            })?;
        }
        tags.finish(w, &self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `ClassicMemberMetadata`.
#[derive(Debug, Clone, PartialEq)]
pub struct ClassicMemberMetadata {
    /// `SessionTimeoutMs`: i32, versions 0.
    pub session_timeout_ms: i32,
    /// `SupportedProtocols`: array of [`ClassicProtocol`], versions 0.
    pub supported_protocols: Vec<ClassicProtocol>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ClassicMemberMetadata {
    fn default() -> Self {
        Self { session_timeout_ms: 0, supported_protocols: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ClassicMemberMetadata {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.session_timeout_ms = r.i32()?;
        m.supported_protocols = r.array(true, |r| ClassicProtocol::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.session_timeout_ms);
        w.array(true, &self.supported_protocols, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `ClassicProtocol`.
#[derive(Debug, Clone, PartialEq)]
pub struct ClassicProtocol {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `Metadata`: bytes, versions 0.
    pub metadata: Bytes,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ClassicProtocol {
    fn default() -> Self {
        Self { name: String::new(), metadata: Bytes::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ClassicProtocol {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.metadata = r.bytes(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.bytes(true, &self.metadata)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
