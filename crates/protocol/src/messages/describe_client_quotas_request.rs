// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeClientQuotasRequest`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeClientQuotasRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeClientQuotasRequest {
    /// `Components`: array of [`ComponentData`], versions 0-1.
    pub components: Vec<ComponentData>,
    /// `Strict`: bool, versions 0-1.
    pub strict: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeClientQuotasRequest {
    fn default() -> Self {
        Self { components: Vec::new(), strict: false, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeClientQuotasRequest {
    const NAME: &'static str = "DescribeClientQuotasRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
    fn is_flexible(version: i16) -> bool {
        version >= 1
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.components = r.array(version >= 1, |r| ComponentData::decode(r, version))?;
        m.strict = r.bool()?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(version >= 1, &self.components, |w, v| v.encode(w, version))?;
        w.bool(self.strict);
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `ComponentData`.
#[derive(Debug, Clone, PartialEq)]
pub struct ComponentData {
    /// `EntityType`: string, versions 0-1.
    pub entity_type: String,
    /// `MatchType`: i8, versions 0-1.
    pub match_type: i8,
    /// `Match`: nullable string, versions 0-1.
    pub r#match: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ComponentData {
    fn default() -> Self {
        Self {
            entity_type: String::new(),
            match_type: 0,
            r#match: Some(String::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl ComponentData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.entity_type = r.string(version >= 1)?;
        m.match_type = r.i8()?;
        m.r#match = r.nullable_string(version >= 1, true)?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 1, &self.entity_type)?;
        w.i8(self.match_type);
        w.nullable_string(version >= 1, true, self.r#match.as_deref())?;
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
