// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeShareGroupOffsetsRequest`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeShareGroupOffsetsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeShareGroupOffsetsRequest {
    /// `Groups`: array of [`DescribeShareGroupOffsetsRequestGroup`], versions 0-1.
    pub groups: Vec<DescribeShareGroupOffsetsRequestGroup>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeShareGroupOffsetsRequest {
    fn default() -> Self {
        Self { groups: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeShareGroupOffsetsRequest {
    const NAME: &'static str = "DescribeShareGroupOffsetsRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.groups = r.array(true, |r| DescribeShareGroupOffsetsRequestGroup::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.groups, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `DescribeShareGroupOffsetsRequestGroup`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeShareGroupOffsetsRequestGroup {
    /// `GroupId`: string, versions 0-1.
    pub group_id: String,
    /// `Topics`: nullable array of [`DescribeShareGroupOffsetsRequestTopic`], versions 0-1.
    pub topics: Option<Vec<DescribeShareGroupOffsetsRequestTopic>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeShareGroupOffsetsRequestGroup {
    fn default() -> Self {
        Self { group_id: String::new(), topics: Some(Vec::new()), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DescribeShareGroupOffsetsRequestGroup {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.group_id = r.string(true)?;
        m.topics = r.nullable_array(true, true, |r| DescribeShareGroupOffsetsRequestTopic::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.group_id)?;
        w.nullable_array(true, true, self.topics.as_deref(), |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `DescribeShareGroupOffsetsRequestTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeShareGroupOffsetsRequestTopic {
    /// `TopicName`: string, versions 0-1.
    pub topic_name: String,
    /// `Partitions`: array of i32, versions 0-1.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeShareGroupOffsetsRequestTopic {
    fn default() -> Self {
        Self { topic_name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DescribeShareGroupOffsetsRequestTopic {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_name = r.string(true)?;
        m.partitions = r.array(true, Reader::i32)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.topic_name)?;
        w.array(true, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
