// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DefaultPrincipalData`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DefaultPrincipalData`.
#[derive(Debug, Clone, PartialEq)]
pub struct DefaultPrincipalData {
    /// `Type`: string, versions 0.
    pub r#type: String,
    /// `Name`: string, versions 0.
    pub name: String,
    /// `TokenAuthenticated`: bool, versions 0.
    pub token_authenticated: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DefaultPrincipalData {
    fn default() -> Self {
        Self {
            r#type: String::new(),
            name: String::new(),
            token_authenticated: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for DefaultPrincipalData {
    const NAME: &'static str = "DefaultPrincipalData";
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
        m.r#type = r.string(true)?;
        m.name = r.string(true)?;
        m.token_authenticated = r.bool()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(true, &self.r#type)?;
        w.string(true, &self.name)?;
        w.bool(self.token_authenticated);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
