// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeDelegationTokenResponse`: versions 1-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeDelegationTokenResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeDelegationTokenResponse {
    /// `ErrorCode`: i16, versions 1-3.
    pub error_code: i16,
    /// `Tokens`: array of [`DescribedDelegationToken`], versions 1-3.
    pub tokens: Vec<DescribedDelegationToken>,
    /// `ThrottleTimeMs`: i32, versions 1-3.
    pub throttle_time_ms: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeDelegationTokenResponse {
    fn default() -> Self {
        Self { error_code: 0, tokens: Vec::new(), throttle_time_ms: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeDelegationTokenResponse {
    const NAME: &'static str = "DescribeDelegationTokenResponse";
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
        m.tokens = r.array(version >= 2, |r| DescribedDelegationToken::decode(r, version))?;
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
        w.array(version >= 2, &self.tokens, |w, v| v.encode(w, version))?;
        w.i32(self.throttle_time_ms);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DescribedDelegationToken`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribedDelegationToken {
    /// `PrincipalType`: string, versions 1-3.
    pub principal_type: String,
    /// `PrincipalName`: string, versions 1-3.
    pub principal_name: String,
    /// `TokenRequesterPrincipalType`: string, versions 3.
    pub token_requester_principal_type: String,
    /// `TokenRequesterPrincipalName`: string, versions 3.
    pub token_requester_principal_name: String,
    /// `IssueTimestamp`: i64, versions 1-3.
    pub issue_timestamp: i64,
    /// `ExpiryTimestamp`: i64, versions 1-3.
    pub expiry_timestamp: i64,
    /// `MaxTimestamp`: i64, versions 1-3.
    pub max_timestamp: i64,
    /// `TokenId`: string, versions 1-3.
    pub token_id: String,
    /// `Hmac`: bytes, versions 1-3.
    pub hmac: Bytes,
    /// `Renewers`: array of [`DescribedDelegationTokenRenewer`], versions 1-3.
    pub renewers: Vec<DescribedDelegationTokenRenewer>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribedDelegationToken {
    fn default() -> Self {
        Self {
            principal_type: String::new(),
            principal_name: String::new(),
            token_requester_principal_type: String::new(),
            token_requester_principal_name: String::new(),
            issue_timestamp: 0,
            expiry_timestamp: 0,
            max_timestamp: 0,
            token_id: String::new(),
            hmac: Bytes::new(),
            renewers: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribedDelegationToken {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.principal_type = r.string(version >= 2)?;
        m.principal_name = r.string(version >= 2)?;
        if version >= 3 {
            m.token_requester_principal_type = r.string(version >= 2)?;
        }
        if version >= 3 {
            m.token_requester_principal_name = r.string(version >= 2)?;
        }
        m.issue_timestamp = r.i64()?;
        m.expiry_timestamp = r.i64()?;
        m.max_timestamp = r.i64()?;
        m.token_id = r.string(version >= 2)?;
        m.hmac = r.bytes(version >= 2)?;
        m.renewers = r.array(version >= 2, |r| DescribedDelegationTokenRenewer::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.principal_type)?;
        w.string(version >= 2, &self.principal_name)?;
        if version >= 3 {
            w.string(version >= 2, &self.token_requester_principal_type)?;
        } else if !self.token_requester_principal_type.is_empty() {
            return Err(EncodeError::Absent {
                message: "DescribedDelegationToken",
                field: "TokenRequesterPrincipalType",
                version,
            });
        }
        if version >= 3 {
            w.string(version >= 2, &self.token_requester_principal_name)?;
        } else if !self.token_requester_principal_name.is_empty() {
            return Err(EncodeError::Absent {
                message: "DescribedDelegationToken",
                field: "TokenRequesterPrincipalName",
                version,
            });
        }
        w.i64(self.issue_timestamp);
        w.i64(self.expiry_timestamp);
        w.i64(self.max_timestamp);
        w.string(version >= 2, &self.token_id)?;
        w.bytes(version >= 2, &self.hmac)?;
        w.array(version >= 2, &self.renewers, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DescribedDelegationTokenRenewer`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribedDelegationTokenRenewer {
    /// `PrincipalType`: string, versions 1-3.
    pub principal_type: String,
    /// `PrincipalName`: string, versions 1-3.
    pub principal_name: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribedDelegationTokenRenewer {
    fn default() -> Self {
        Self { principal_type: String::new(), principal_name: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DescribedDelegationTokenRenewer {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.principal_type = r.string(version >= 2)?;
        m.principal_name = r.string(version >= 2)?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.principal_type)?;
        w.string(version >= 2, &self.principal_name)?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
