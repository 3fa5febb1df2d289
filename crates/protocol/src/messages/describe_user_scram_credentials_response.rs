// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeUserScramCredentialsResponse`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeUserScramCredentialsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeUserScramCredentialsResponse {
    /// `ThrottleTimeMs`: i32, versions 0.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0.
    pub error_message: Option<String>,
    /// `Results`: array of [`DescribeUserScramCredentialsResult`], versions 0.
    pub results: Vec<DescribeUserScramCredentialsResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeUserScramCredentialsResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            error_message: Some(String::new()),
            results: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for DescribeUserScramCredentialsResponse {
    const NAME: &'static str = "DescribeUserScramCredentialsResponse";
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
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        m.results = r.array(true, |r| DescribeUserScramCredentialsResult::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.array(true, &self.results, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `DescribeUserScramCredentialsResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeUserScramCredentialsResult {
    /// `User`: string, versions 0.
    pub user: String,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0.
    pub error_message: Option<String>,
    /// `CredentialInfos`: array of [`CredentialInfo`], versions 0.
    pub credential_infos: Vec<CredentialInfo>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeUserScramCredentialsResult {
    fn default() -> Self {
        Self {
            user: String::new(),
            error_code: 0,
            error_message: Some(String::new()),
            credential_infos: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribeUserScramCredentialsResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.user = r.string(true)?;
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        m.credential_infos = r.array(true, |r| CredentialInfo::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.user)?;
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.array(true, &self.credential_infos, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `CredentialInfo`.
#[derive(Debug, Clone, PartialEq)]
pub struct CredentialInfo {
    /// `Mechanism`: i8, versions 0.
    pub mechanism: i8,
    /// `Iterations`: i32, versions 0.
    pub iterations: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CredentialInfo {
    fn default() -> Self {
        Self { mechanism: 0, iterations: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl CredentialInfo {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.mechanism = r.i8()?;
        m.iterations = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i8(self.mechanism);
        w.i32(self.iterations);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
