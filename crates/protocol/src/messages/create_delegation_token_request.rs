// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `CreateDelegationTokenRequest`: versions 1-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `CreateDelegationTokenRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreateDelegationTokenRequest {
    /// `OwnerPrincipalType`: nullable string, versions 3.
    pub owner_principal_type: Option<String>,
    /// `OwnerPrincipalName`: nullable string, versions 3.
    pub owner_principal_name: Option<String>,
    /// `Renewers`: array of [`CreatableRenewers`], versions 1-3.
    pub renewers: Vec<CreatableRenewers>,
    /// `MaxLifetimeMs`: i64, versions 1-3.
    pub max_lifetime_ms: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreateDelegationTokenRequest {
    fn default() -> Self {
        Self {
            owner_principal_type: Some(String::new()),
            owner_principal_name: Some(String::new()),
            renewers: Vec::new(),
            max_lifetime_ms: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for CreateDelegationTokenRequest {
    const NAME: &'static str = "CreateDelegationTokenRequest";
    const VERSIONS: RangeInclusive<i16> = 1..=3;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 3 {
            m.owner_principal_type = r.nullable_string(version >= 2, true)?;
        }
        if version >= 3 {
            m.owner_principal_name = r.nullable_string(version >= 2, true)?;
        }
        m.renewers = r.array(version >= 2, |r| CreatableRenewers::decode(r, version))?;
        m.max_lifetime_ms = r.i64()?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version >= 3 {
            w.nullable_string(version >= 2, true, self.owner_principal_type.as_deref())?;
        } else if self.owner_principal_type.as_ref().is_none_or(|v| !v.is_empty()) {
            return Err(EncodeError::Absent {
                message: "CreateDelegationTokenRequest",
                field: "OwnerPrincipalType",
                version,
            });
        }
        if version >= 3 {
            w.nullable_string(version >= 2, true, self.owner_principal_name.as_deref())?;
        } else if self.owner_principal_name.as_ref().is_none_or(|v| !v.is_empty()) {
            return Err(EncodeError::Absent {
                message: "CreateDelegationTokenRequest",
                field: "OwnerPrincipalName",
                version,
            });
        }
        w.array(version >= 2, &self.renewers, |w, v| v.encode(w, version))?;
        w.i64(self.max_lifetime_ms);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `CreatableRenewers`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreatableRenewers {
    /// `PrincipalType`: string, versions 1-3.
    pub principal_type: String,
    /// `PrincipalName`: string, versions 1-3.
    pub principal_name: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreatableRenewers {
    fn default() -> Self {
        Self { principal_type: String::new(), principal_name: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl CreatableRenewers {
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
