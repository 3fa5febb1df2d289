// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeUserScramCredentialsRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeUserScramCredentialsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeUserScramCredentialsRequest {
    /// `Users`: nullable array of [`UserName`], versions 0.
    pub users: Option<Vec<UserName>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeUserScramCredentialsRequest {
    fn default() -> Self {
        Self { users: Some(Vec::new()), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeUserScramCredentialsRequest {
    const NAME: &'static str = "DescribeUserScramCredentialsRequest";
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
        m.users = r.nullable_array(true, true, |r| UserName::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_array(true, true, self.users.as_deref(), |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `UserName`.
#[derive(Debug, Clone, PartialEq)]
pub struct UserName {
    /// `Name`: string, versions 0.
    pub name: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for UserName {
    fn default() -> Self {
        Self { name: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl UserName {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
