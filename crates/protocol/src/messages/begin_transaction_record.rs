// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `BeginTransactionRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `BeginTransactionRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct BeginTransactionRecord {
    /// `Name`: nullable string, versions 0, tag 0.
    pub name: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for BeginTransactionRecord {
    fn default() -> Self {
        Self { name: None, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for BeginTransactionRecord {
    const NAME: &'static str = "BeginTransactionRecord";
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
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 => {
                m.name = r.nullable_string(true, true)?;
                Ok(true)
            }
            _ => Ok(false),
        })?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        let mut tags = Tags::new();
        if self.name.is_some() {
            tags.add(0, |w| {
                w.nullable_string(true, true, self.name.as_deref())?;
                Ok(())
            })?;
        }
        tags.finish(w, &self.unknown_tagged_fields)?;
        Ok(())
    }
}
