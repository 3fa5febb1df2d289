// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ClientQuotaRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ClientQuotaRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct ClientQuotaRecord {
    /// `Entity`: array of [`EntityData`], versions 0.
    pub entity: Vec<EntityData>,
    /// `Key`: string, versions 0.
    pub key: String,
    /// `Value`: f64, versions 0.
    pub value: f64,
    /// `Remove`: bool, versions 0.
    pub remove: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ClientQuotaRecord {
    fn default() -> Self {
        Self {
            entity: Vec::new(),
            key: String::new(),
            value: 0.0,
            remove: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ClientQuotaRecord {
    const NAME: &'static str = "ClientQuotaRecord";
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
        m.entity = r.array(true, |r| EntityData::decode(r, version))?;
        m.key = r.string(true)?;
        m.value = r.f64()?;
        m.remove = r.bool()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.entity, |w, v| v.encode(w, version))?;
        w.string(true, &self.key)?;
        w.f64(self.value);
        w.bool(self.remove);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `EntityData`.
#[derive(Debug, Clone, PartialEq)]
pub struct EntityData {
    /// `EntityType`: string, versions 0.
    pub entity_type: String,
    /// `EntityName`: nullable string, versions 0.
    pub entity_name: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for EntityData {
    fn default() -> Self {
        Self { entity_type: String::new(), entity_name: Some(String::new()), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl EntityData {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.entity_type = r.string(true)?;
        m.entity_name = r.nullable_string(true, true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.entity_type)?;
        w.nullable_string(true, true, self.entity_name.as_deref())?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
