// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ShareGroupTargetAssignmentMemberValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ShareGroupTargetAssignmentMemberValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareGroupTargetAssignmentMemberValue {
    /// `TopicPartitions`: array of [`TopicPartition`], versions 0.
    pub topic_partitions: Vec<TopicPartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ShareGroupTargetAssignmentMemberValue {
    fn default() -> Self {
        Self { topic_partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ShareGroupTargetAssignmentMemberValue {
    const NAME: &'static str = "ShareGroupTargetAssignmentMemberValue";
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
        m.topic_partitions = r.array(true, |r| TopicPartition::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.topic_partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicPartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicPartition {
    /// `TopicId`: uuid, versions 0.
    pub topic_id: Uuid,
    /// `Partitions`: array of i32, versions 0.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicPartition {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicPartition {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_id = r.uuid()?;
        m.partitions = r.array(true, Reader::i32)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.uuid(self.topic_id);
        w.array(true, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
