// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `CreatePartitionsResponse`: versions 0-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `CreatePartitionsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreatePartitionsResponse {
    /// `ThrottleTimeMs`: i32, versions 0-3.
    pub throttle_time_ms: i32,
    /// `Results`: array of [`CreatePartitionsTopicResult`], versions 0-3.
    pub results: Vec<CreatePartitionsTopicResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreatePartitionsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, results: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for CreatePartitionsResponse {
    const NAME: &'static str = "CreatePartitionsResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=3;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        m.results = r.array(version >= 2, |r| CreatePartitionsTopicResult::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(version >= 2, &self.results, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `CreatePartitionsTopicResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreatePartitionsTopicResult {
    /// `Name`: string, versions 0-3.
    pub name: String,
    /// `ErrorCode`: i16, versions 0-3.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0-3.
    pub error_message: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreatePartitionsTopicResult {
    fn default() -> Self {
        Self { name: String::new(), error_code: 0, error_message: None, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl CreatePartitionsTopicResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 2)?;
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(version >= 2, true)?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.name)?;
        w.i16(self.error_code);
        w.nullable_string(version >= 2, true, self.error_message.as_deref())?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
