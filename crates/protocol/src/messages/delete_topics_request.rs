// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DeleteTopicsRequest`: versions 1-6.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DeleteTopicsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteTopicsRequest {
    /// `Topics`: array of [`DeleteTopicState`], versions 6.
    pub topics: Vec<DeleteTopicState>,
    /// `TopicNames`: array of string, versions 1-5.
    pub topic_names: Vec<String>,
    /// `TimeoutMs`: i32, versions 1-6.
    pub timeout_ms: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteTopicsRequest {
    fn default() -> Self {
        Self { topics: Vec::new(), topic_names: Vec::new(), timeout_ms: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DeleteTopicsRequest {
    const NAME: &'static str = "DeleteTopicsRequest";
    const VERSIONS: RangeInclusive<i16> = 1..=6;
    fn is_flexible(version: i16) -> bool {
        version >= 4
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 6 {
            m.topics = r.array(version >= 4, |r| DeleteTopicState::decode(r, version))?;
        }
        if version <= 5 {
            m.topic_names = r.array(version >= 4, |r| r.string(version >= 4))?;
        }
        m.timeout_ms = r.i32()?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version >= 6 {
            w.array(version >= 4, &self.topics, |w, v| v.encode(w, version))?;
        } else if !self.topics.is_empty() {
            return Err(EncodeError::Absent { message: "DeleteTopicsRequest", field: "Topics", version });
        }
        if version <= 5 {
            w.array(version >= 4, &self.topic_names, |w, v| w.string(version >= 4, v))?;
        }
        w.i32(self.timeout_ms);
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DeleteTopicState`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteTopicState {
    /// `Name`: nullable string, versions 6.
    pub name: Option<String>,
    /// `TopicId`: uuid, versions 6.
    pub topic_id: Uuid,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteTopicState {
    fn default() -> Self {
        Self { name: None, topic_id: Uuid::ZERO, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DeleteTopicState {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 6 {
            m.name = r.nullable_string(version >= 4, true)?;
        }
        if version >= 6 {
            m.topic_id = r.uuid()?;
        }
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 6 {
            w.nullable_string(version >= 4, true, self.name.as_deref())?;
        } else if self.name.is_some() {
            return Err(EncodeError::Absent { message: "DeleteTopicState", field: "Name", version });
        }
        if version >= 6 {
            w.uuid(self.topic_id);
        } else if !self.topic_id.is_zero() {
            return Err(EncodeError::Absent { message: "DeleteTopicState", field: "TopicId", version });
        }
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
