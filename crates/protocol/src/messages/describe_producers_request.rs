// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeProducersRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeProducersRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeProducersRequest {
    /// `Topics`: array of [`TopicRequest`], versions 0.
    pub topics: Vec<TopicRequest>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeProducersRequest {
    fn default() -> Self {
        Self { topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeProducersRequest {
    const NAME: &'static str = "DescribeProducersRequest";
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
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicRequest {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `PartitionIndexes`: array of i32, versions 0.
    pub partition_indexes: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicRequest {
    fn default() -> Self {
        Self { name: String::new(), partition_indexes: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicRequest {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.partition_indexes = r.array(true, Reader::i32)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.array(true, &self.partition_indexes, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
