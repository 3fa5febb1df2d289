// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeLogDirsRequest`: versions 1-5.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeLogDirsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeLogDirsRequest {
    /// `Topics`: nullable array of [`DescribableLogDirTopic`], versions 1-5.
    pub topics: Option<Vec<DescribableLogDirTopic>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeLogDirsRequest {
    fn default() -> Self {
        Self { topics: Some(Vec::new()), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeLogDirsRequest {
    const NAME: &'static str = "DescribeLogDirsRequest";
    const VERSIONS: RangeInclusive<i16> = 1..=5;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.topics = r.nullable_array(version >= 2, true, |r| DescribableLogDirTopic::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_array(version >= 2, true, self.topics.as_deref(), |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DescribableLogDirTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribableLogDirTopic {
    /// `Topic`: string, versions 1-5.
    pub topic: String,
    /// `Partitions`: array of i32, versions 1-5.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribableLogDirTopic {
    fn default() -> Self {
        Self { topic: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DescribableLogDirTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic = r.string(version >= 2)?;
        m.partitions = r.array(version >= 2, Reader::i32)?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.topic)?;
        w.array(version >= 2, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
