// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeClientQuotasResponse`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeClientQuotasResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeClientQuotasResponse {
    /// `ThrottleTimeMs`: i32, versions 0-1.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0-1.
    pub error_message: Option<String>,
    /// `Entries`: nullable array of [`EntryData`], versions 0-1.
    pub entries: Option<Vec<EntryData>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeClientQuotasResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            error_message: Some(String::new()),
            entries: Some(Vec::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for DescribeClientQuotasResponse {
    const NAME: &'static str = "DescribeClientQuotasResponse";
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
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(version >= 1, true)?;
        m.entries = r.nullable_array(version >= 1, true, |r| EntryData::decode(r, version))?;
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
        w.i16(self.error_code);
        w.nullable_string(version >= 1, true, self.error_message.as_deref())?;
        w.nullable_array(version >= 1, true, self.entries.as_deref(), |w, v| v.encode(w, version))?;
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
    /// `Values`: array of [`ValueData`], versions 0-1.
    pub values: Vec<ValueData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for EntryData {
    fn default() -> Self {
        Self { entity: Vec::new(), values: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl EntryData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.entity = r.array(version >= 1, |r| EntityData::decode(r, version))?;
        m.values = r.array(version >= 1, |r| ValueData::decode(r, version))?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.array(version >= 1, &self.entity, |w, v| v.encode(w, version))?;
        w.array(version >= 1, &self.values, |w, v| v.encode(w, version))?;
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

/// `ValueData`.
#[derive(Debug, Clone, PartialEq)]
pub struct ValueData {
    /// `Key`: string, versions 0-1.
    pub key: String,
    /// `Value`: f64, versions 0-1.
    pub value: f64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ValueData {
    fn default() -> Self {
        Self { key: String::new(), value: 0.0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ValueData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.key = r.string(version >= 1)?;
        m.value = r.f64()?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 1, &self.key)?;
        w.f64(self.value);
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
