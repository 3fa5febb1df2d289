// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DeleteTopicsResponse`: versions 1-6.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DeleteTopicsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteTopicsResponse {
    /// `ThrottleTimeMs`: i32, versions 1-6.
    pub throttle_time_ms: i32,
    /// `Responses`: array of [`DeletableTopicResult`], versions 1-6.
    pub responses: Vec<DeletableTopicResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteTopicsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, responses: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DeleteTopicsResponse {
    const NAME: &'static str = "DeleteTopicsResponse";
    const VERSIONS: RangeInclusive<i16> = 1..=6;
    fn is_flexible(version: i16) -> bool {
        version >= 4
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        m.responses = r.array(version >= 4, |r| DeletableTopicResult::decode(r, version))?;
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(version >= 4, &self.responses, |w, v| v.encode(w, version))?;
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DeletableTopicResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeletableTopicResult {
    /// `Name`: nullable string, versions 1-6.
    pub name: Option<String>,
    /// `TopicId`: uuid, versions 6.
    pub topic_id: Uuid,
    /// `ErrorCode`: i16, versions 1-6.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 5-6.
    pub error_message: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeletableTopicResult {
    fn default() -> Self {
        Self {
            name: Some(String::new()),
            topic_id: Uuid::ZERO,
            error_code: 0,
            error_message: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DeletableTopicResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.nullable_string(version >= 4, version >= 6)?;
        if version >= 6 {
            m.topic_id = r.uuid()?;
        }
        m.error_code = r.i16()?;
        if version >= 5 {
            m.error_message = r.nullable_string(version >= 4, true)?;
        }
        if version >= 4 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.nullable_string(version >= 4, version >= 6, self.name.as_deref())?;
        if version >= 6 {
            w.uuid(self.topic_id);
        }
        w.i16(self.error_code);
        if version >= 5 {
            w.nullable_string(version >= 4, true, self.error_message.as_deref())?;
        }
        if version >= 4 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
