// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ConfigRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ConfigRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConfigRecord {
    /// `ResourceType`: i8, versions 0.
    pub resource_type: i8,
    /// `ResourceName`: string, versions 0.
    pub resource_name: String,
    /// `Name`: string, versions 0.
    pub name: String,
    /// `Value`: nullable string, versions 0.
    pub value: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ConfigRecord {
    fn default() -> Self {
        Self {
            resource_type: 0,
            resource_name: String::new(),
            name: String::new(),
            value: Some(String::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ConfigRecord {
    const NAME: &'static str = "ConfigRecord";
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
        m.resource_type = r.i8()?;
        m.resource_name = r.string(true)?;
        m.name = r.string(true)?;
        m.value = r.nullable_string(true, true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i8(self.resource_type);
        w.string(true, &self.resource_name)?;
        w.string(true, &self.name)?;
        w.nullable_string(true, true, self.value.as_deref())?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
