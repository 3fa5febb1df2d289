// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeTopicPartitionsRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeTopicPartitionsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeTopicPartitionsRequest {
    /// `Topics`: array of [`TopicRequest`], versions 0.
    pub topics: Vec<TopicRequest>,
    /// `ResponsePartitionLimit`: i32, versions 0.
    pub response_partition_limit: i32,
    /// `Cursor`: nullable [`Cursor`], versions 0.
    pub cursor: Option<Cursor>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeTopicPartitionsRequest {
    fn default() -> Self {
        Self {
            topics: Vec::new(),
            response_partition_limit: 2000,
            cursor: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for DescribeTopicPartitionsRequest {
    const NAME: &'static str = "DescribeTopicPartitionsRequest";
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
        m.topics = r.array(true, |r| TopicRequest::decode(r, version))?;
        m.response_partition_limit = r.i32()?;
        m.cursor = r.nullable_struct(true, |r| Cursor::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.i32(self.response_partition_limit);
        w.nullable_struct(true, self.cursor.as_ref(), |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicRequest {
    /// `Name`: string, versions 0.
    pub name: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicRequest {
    fn default() -> Self {
        Self { name: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicRequest {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Cursor`.
#[derive(Debug, Clone, PartialEq)]
pub struct Cursor {
    /// `TopicName`: string, versions 0.
    pub topic_name: String,
    /// `PartitionIndex`: i32, versions 0.
    pub partition_index: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Cursor {
    fn default() -> Self {
        Self { topic_name: String::new(), partition_index: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Cursor {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_name = r.string(true)?;
        m.partition_index = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.topic_name)?;
        w.i32(self.partition_index);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
