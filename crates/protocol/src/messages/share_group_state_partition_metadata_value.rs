// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ShareGroupStatePartitionMetadataValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ShareGroupStatePartitionMetadataValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareGroupStatePartitionMetadataValue {
    /// `InitializingTopics`: array of [`TopicPartitionsInfo`], versions 0.
    pub initializing_topics: Vec<TopicPartitionsInfo>,
    /// `InitializedTopics`: array of [`TopicPartitionsInfo`], versions 0.
    pub initialized_topics: Vec<TopicPartitionsInfo>,
    /// `DeletingTopics`: array of [`TopicInfo`], versions 0.
    pub deleting_topics: Vec<TopicInfo>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ShareGroupStatePartitionMetadataValue {
    fn default() -> Self {
        Self {
            initializing_topics: Vec::new(),
            initialized_topics: Vec::new(),
            deleting_topics: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ShareGroupStatePartitionMetadataValue {
    const NAME: &'static str = "ShareGroupStatePartitionMetadataValue";
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
        m.initializing_topics = r.array(true, |r| TopicPartitionsInfo::decode(r, version))?;
        m.initialized_topics = r.array(true, |r| TopicPartitionsInfo::decode(r, version))?;
        m.deleting_topics = r.array(true, |r| TopicInfo::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.initializing_topics, |w, v| v.encode(w, version))?;
        w.array(true, &self.initialized_topics, |w, v| v.encode(w, version))?;
        w.array(true, &self.deleting_topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicPartitionsInfo`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicPartitionsInfo {
    /// `TopicId`: uuid, versions 0.
    pub topic_id: Uuid,
    /// `TopicName`: string, versions 0.
    pub topic_name: String,
    /// `Partitions`: array of i32, versions 0.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicPartitionsInfo {
    fn default() -> Self {
        Self {
            topic_id: Uuid::ZERO,
            topic_name: String::new(),
            partitions: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TopicPartitionsInfo {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_id = r.uuid()?;
        m.topic_name = r.string(true)?;
        m.partitions = r.array(true, Reader::i32)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.uuid(self.topic_id);
        w.string(true, &self.topic_name)?;
        w.array(true, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicInfo`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicInfo {
    /// `TopicId`: uuid, versions 0.
    pub topic_id: Uuid,
    /// `TopicName`: string, versions 0.
    pub topic_name: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicInfo {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, topic_name: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicInfo {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_id = r.uuid()?;
        m.topic_name = r.string(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.uuid(self.topic_id);
        w.string(true, &self.topic_name)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
