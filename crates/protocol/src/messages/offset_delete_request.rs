// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `OffsetDeleteRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `OffsetDeleteRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetDeleteRequest {
    /// `GroupId`: string, versions 0.
    pub group_id: String,
    /// `Topics`: array of [`OffsetDeleteRequestTopic`], versions 0.
    pub topics: Vec<OffsetDeleteRequestTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetDeleteRequest {
    fn default() -> Self {
        Self { group_id: String::new(), topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for OffsetDeleteRequest {
    const NAME: &'static str = "OffsetDeleteRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=0;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        false
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.group_id = r.string(false)?;
        m.topics = r.array(false, |r| OffsetDeleteRequestTopic::decode(r, version))?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(false, &self.group_id)?;
        w.array(false, &self.topics, |w, v| v.encode(w, version))?;
        Ok(())
    }
}

/// `OffsetDeleteRequestTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetDeleteRequestTopic {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `Partitions`: array of [`OffsetDeleteRequestPartition`], versions 0.
    pub partitions: Vec<OffsetDeleteRequestPartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetDeleteRequestTopic {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl OffsetDeleteRequestTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(false)?;
        m.partitions = r.array(false, |r| OffsetDeleteRequestPartition::decode(r, version))?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(false, &self.name)?;
        w.array(false, &self.partitions, |w, v| v.encode(w, version))?;
        Ok(())
    }
}

/// `OffsetDeleteRequestPartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetDeleteRequestPartition {
    /// `PartitionIndex`: i32, versions 0.
    pub partition_index: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetDeleteRequestPartition {
    fn default() -> Self {
        Self { partition_index: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl OffsetDeleteRequestPartition {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        Ok(())
    }
}
