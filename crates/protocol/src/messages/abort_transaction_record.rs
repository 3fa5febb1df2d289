// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AbortTransactionRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AbortTransactionRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct AbortTransactionRecord {
    /// `Reason`: nullable string, versions 0, tag 0.
    pub reason: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AbortTransactionRecord {
    fn default() -> Self {
        Self { reason: None, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for AbortTransactionRecord {
    const NAME: &'static str = "AbortTransactionRecord";
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
                m.reason = r.nullable_string(true, true)?;
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
        if self.reason.is_some() {
            tags.add(0, |w| {
                w.nullable_string(true, true, self.reason.as_deref())?;
                Ok(())
            })?;
        }
        tags.finish(w, &self.unknown_tagged_fields)?;
        Ok(())
    }
}
