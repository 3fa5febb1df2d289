// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `CreateDelegationTokenResponse`: versions 1-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `CreateDelegationTokenResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreateDelegationTokenResponse {
    /// `ErrorCode`: i16, versions 1-3.
    pub error_code: i16,
    /// `PrincipalType`: string, versions 1-3.
    pub principal_type: String,
    /// `PrincipalName`: string, versions 1-3.
    pub principal_name: String,
    /// `TokenRequesterPrincipalType`: string, versions 3.
    pub token_requester_principal_type: String,
    /// `TokenRequesterPrincipalName`: string, versions 3.
    pub token_requester_principal_name: String,
    /// `IssueTimestampMs`: i64, versions 1-3.
    pub issue_timestamp_ms: i64,
    /// `ExpiryTimestampMs`: i64, versions 1-3.
    pub expiry_timestamp_ms: i64,
    /// `MaxTimestampMs`: i64, versions 1-3.
    pub max_timestamp_ms: i64,
    /// `TokenId`: string, versions 1-3.
    pub token_id: String,
    /// `Hmac`: bytes, versions 1-3.
    pub hmac: Bytes,
    /// `ThrottleTimeMs`: i32, versions 1-3.
    pub throttle_time_ms: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreateDelegationTokenResponse {
    fn default() -> Self {
        Self {
            error_code: 0,
            principal_type: String::new(),
            principal_name: String::new(),
            token_requester_principal_type: String::new(),
            token_requester_principal_name: String::new(),
            issue_timestamp_ms: 0,
            expiry_timestamp_ms: 0,
            max_timestamp_ms: 0,
            token_id: String::new(),
            hmac: Bytes::new(),
            throttle_time_ms: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for CreateDelegationTokenResponse {
    const NAME: &'static str = "CreateDelegationTokenResponse";
    const VERSIONS: RangeInclusive<i16> = 1..=3;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.principal_type = r.string(version >= 2)?;
        m.principal_name = r.string(version >= 2)?;
        if version >= 3 {
            m.token_requester_principal_type = r.string(version >= 2)?;
        }
        if version >= 3 {
            m.token_requester_principal_name = r.string(version >= 2)?;
        }
        m.issue_timestamp_ms = r.i64()?;
        m.expiry_timestamp_ms = r.i64()?;
        m.max_timestamp_ms = r.i64()?;
        m.token_id = r.string(version >= 2)?;
        m.hmac = r.bytes(version >= 2)?;
        m.throttle_time_ms = r.i32()?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i16(self.error_code);
        w.string(version >= 2, &self.principal_type)?;
        w.string(version >= 2, &self.principal_name)?;
        if version >= 3 {
            w.string(version >= 2, &self.token_requester_principal_type)?;
        } else if !self.token_requester_principal_type.is_empty() {
            return Err(EncodeError::Absent {
                message: "CreateDelegationTokenResponse",
                field: "TokenRequesterPrincipalType",
                version,
            });
        }
        if version >= 3 {
            w.string(version >= 2, &self.token_requester_principal_name)?;
        } else if !self.token_requester_principal_name.is_empty() {
            return Err(EncodeError::Absent {
                message: "CreateDelegationTokenResponse",
                field: "TokenRequesterPrincipalName",
                version,
            });
        }
        w.i64(self.issue_timestamp_ms);
        w.i64(self.expiry_timestamp_ms);
        w.i64(self.max_timestamp_ms);
        w.string(version >= 2, &self.token_id)?;
        w.bytes(version >= 2, &self.hmac)?;
        w.i32(self.throttle_time_ms);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
