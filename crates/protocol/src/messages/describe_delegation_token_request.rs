// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeDelegationTokenRequest`: versions 1-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeDelegationTokenRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeDelegationTokenRequest {
    /// `Owners`: nullable array of [`DescribeDelegationTokenOwner`], versions 1-3.
    pub owners: Option<Vec<DescribeDelegationTokenOwner>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeDelegationTokenRequest {
    fn default() -> Self {
        Self { owners: Some(Vec::new()), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeDelegationTokenRequest {
    const NAME: &'static str = "DescribeDelegationTokenRequest";
    const VERSIONS: RangeInclusive<i16> = 1..=3;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.owners = r.nullable_array(version >= 2, true, |r| DescribeDelegationTokenOwner::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_array(version >= 2, true, self.owners.as_deref(), |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DescribeDelegationTokenOwner`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeDelegationTokenOwner {
    /// `PrincipalType`: string, versions 1-3.
    pub principal_type: String,
    /// `PrincipalName`: string, versions 1-3.
    pub principal_name: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeDelegationTokenOwner {
    fn default() -> Self {
        Self { principal_type: String::new(), principal_name: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DescribeDelegationTokenOwner {
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
