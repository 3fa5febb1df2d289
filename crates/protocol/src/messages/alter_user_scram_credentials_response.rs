// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AlterUserScramCredentialsResponse`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AlterUserScramCredentialsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterUserScramCredentialsResponse {
    /// `ThrottleTimeMs`: i32, versions 0.
    pub throttle_time_ms: i32,
    /// `Results`: array of [`AlterUserScramCredentialsResult`], versions 0.
    pub results: Vec<AlterUserScramCredentialsResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterUserScramCredentialsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, results: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for AlterUserScramCredentialsResponse {
    const NAME: &'static str = "AlterUserScramCredentialsResponse";
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
        m.throttle_time_ms = r.i32()?;
        m.results = r.array(true, |r| AlterUserScramCredentialsResult::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(true, &self.results, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `AlterUserScramCredentialsResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterUserScramCredentialsResult {
    /// `User`: string, versions 0.
    pub user: String,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0.
    pub error_message: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterUserScramCredentialsResult {
    fn default() -> Self {
        Self {
            user: String::new(),
            error_code: 0,
            error_message: Some(String::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl AlterUserScramCredentialsResult {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.user = r.string(true)?;
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.user)?;
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
