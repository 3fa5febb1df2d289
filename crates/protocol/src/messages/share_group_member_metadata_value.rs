// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ShareGroupMemberMetadataValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ShareGroupMemberMetadataValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareGroupMemberMetadataValue {
    /// `RackId`: nullable string, versions 0.
    pub rack_id: Option<String>,
    /// `ClientId`: string, versions 0.
    pub client_id: String,
    /// `ClientHost`: string, versions 0.
    pub client_host: String,
    /// `SubscribedTopicNames`: array of string, versions 0.
    pub subscribed_topic_names: Vec<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ShareGroupMemberMetadataValue {
    fn default() -> Self {
        Self {
            rack_id: Some(String::new()),
            client_id: String::new(),
            client_host: String::new(),
            subscribed_topic_names: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ShareGroupMemberMetadataValue {
    const NAME: &'static str = "ShareGroupMemberMetadataValue";
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
        m.rack_id = r.nullable_string(true, true)?;
        m.client_id = r.string(true)?;
        m.client_host = r.string(true)?;
        m.subscribed_topic_names = r.array(true, |r| r.string(true))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_string(true, true, self.rack_id.as_deref())?;
        w.string(true, &self.client_id)?;
        w.string(true, &self.client_host)?;
        w.array(true, &self.subscribed_topic_names, |w, v| w.string(true, v))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
