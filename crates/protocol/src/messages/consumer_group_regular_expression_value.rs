// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ConsumerGroupRegularExpressionValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ConsumerGroupRegularExpressionValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConsumerGroupRegularExpressionValue {
    /// `Topics`: array of string, versions 0.
    pub topics: Vec<String>,
    /// `Version`: i64, versions 0.
    pub version: i64,
    /// `Timestamp`: i64, versions 0.
    pub timestamp: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ConsumerGroupRegularExpressionValue {
    fn default() -> Self {
        Self { topics: Vec::new(), version: 0, timestamp: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ConsumerGroupRegularExpressionValue {
    const NAME: &'static str = "ConsumerGroupRegularExpressionValue";
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
        m.topics = r.array(true, |r| r.string(true))?;
        m.version = r.i64()?;
        m.timestamp = r.i64()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.topics, |w, v| w.string(true, v))?;
        w.i64(self.version);
        w.i64(self.timestamp);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
