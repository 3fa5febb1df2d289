// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AlterClientQuotasResponse`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AlterClientQuotasResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterClientQuotasResponse {
    /// `ThrottleTimeMs`: i32, versions 0-1.
    pub throttle_time_ms: i32,
    /// `Entries`: array of [`EntryData`], versions 0-1.
    pub entries: Vec<EntryData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterClientQuotasResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, entries: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for AlterClientQuotasResponse {
    const NAME: &'static str = "AlterClientQuotasResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
    fn is_flexible(version: i16) -> bool {
        version >= 1
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        m.entries = r.array(version >= 1, |r| EntryData::decode(r, version))?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(version >= 1, &self.entries, |w, v| v.encode(w, version))?;
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `EntryData`.
#[derive(Debug, Clone, PartialEq)]
pub struct EntryData {
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0-1.
    pub error_message: Option<String>,
    /// `Entity`: array of [`EntityData`], versions 0-1.
    pub entity: Vec<EntityData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for EntryData {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: Some(String::new()),
            entity: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl EntryData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(version >= 1, true)?;
        m.entity = r.array(version >= 1, |r| EntityData::decode(r, version))?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i16(self.error_code);
        w.nullable_string(version >= 1, true, self.error_message.as_deref())?;
        w.array(version >= 1, &self.entity, |w, v| v.encode(w, version))?;
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
