// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AlterClientQuotasRequest`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AlterClientQuotasRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterClientQuotasRequest {
    /// `Entries`: array of [`EntryData`], versions 0-1.
    pub entries: Vec<EntryData>,
    /// `ValidateOnly`: bool, versions 0-1.
    pub validate_only: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterClientQuotasRequest {
    fn default() -> Self {
        Self { entries: Vec::new(), validate_only: false, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for AlterClientQuotasRequest {
    const NAME: &'static str = "AlterClientQuotasRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
    fn is_flexible(version: i16) -> bool {
        version >= 1
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.entries = r.array(version >= 1, |r| EntryData::decode(r, version))?;
        m.validate_only = r.bool()?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(version >= 1, &self.entries, |w, v| v.encode(w, version))?;
        w.bool(self.validate_only);
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `EntryData`.
#[derive(Debug, Clone, PartialEq)]
pub struct EntryData {
    /// `Entity`: array of [`EntityData`], versions 0-1.
    pub entity: Vec<EntityData>,
    /// `Ops`: array of [`OpData`], versions 0-1.
    pub ops: Vec<OpData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for EntryData {
    fn default() -> Self {
        Self { entity: Vec::new(), ops: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl EntryData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.entity = r.array(version >= 1, |r| EntityData::decode(r, version))?;
        m.ops = r.array(version >= 1, |r| OpData::decode(r, version))?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.array(version >= 1, &self.entity, |w, v| v.encode(w, version))?;
        w.array(version >= 1, &self.ops, |w, v| v.encode(w, version))?;
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `EntityData`.
#[derive(Debug, Clone, PartialEq)]
pub struct EntityData {
    /// `EntityType`: string, versions 0-1.
    pub entity_type: String,
    /// `EntityName`: nullable string, versions 0-1.
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
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.entity_type = r.string(version >= 1)?;
        m.entity_name = r.nullable_string(version >= 1, true)?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 1, &self.entity_type)?;
        w.nullable_string(version >= 1, true, self.entity_name.as_deref())?;
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OpData`.
#[derive(Debug, Clone, PartialEq)]
pub struct OpData {
    /// `Key`: string, versions 0-1.
    pub key: String,
    /// `Value`: f64, versions 0-1.
    pub value: f64,
    /// `Remove`: bool, versions 0-1.
    pub remove: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OpData {
    fn default() -> Self {
        Self { key: String::new(), value: 0.0, remove: false, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl OpData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.key = r.string(version >= 1)?;
        m.value = r.f64()?;
        m.remove = r.bool()?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 1, &self.key)?;
        w.f64(self.value);
        w.bool(self.remove);
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
