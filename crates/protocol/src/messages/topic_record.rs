// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `TopicRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `TopicRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicRecord {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `TopicId`: uuid, versions 0.
    pub topic_id: Uuid,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicRecord {
    fn default() -> Self {
        Self { name: String::new(), topic_id: Uuid::ZERO, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for TopicRecord {
    const NAME: &'static str = "TopicRecord";
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
        m.name = r.string(true)?;
        m.topic_id = r.uuid()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(true, &self.name)?;
        w.uuid(self.topic_id);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
