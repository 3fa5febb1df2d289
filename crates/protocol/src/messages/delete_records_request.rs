// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DeleteRecordsRequest`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DeleteRecordsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteRecordsRequest {
    /// `Topics`: array of [`DeleteRecordsTopic`], versions 0-2.
    pub topics: Vec<DeleteRecordsTopic>,
    /// `TimeoutMs`: i32, versions 0-2.
    pub timeout_ms: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteRecordsRequest {
    fn default() -> Self {
        Self { topics: Vec::new(), timeout_ms: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DeleteRecordsRequest {
    const NAME: &'static str = "DeleteRecordsRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=2;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.topics = r.array(version >= 2, |r| DeleteRecordsTopic::decode(r, version))?;
        m.timeout_ms = r.i32()?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(version >= 2, &self.topics, |w, v| v.encode(w, version))?;
        w.i32(self.timeout_ms);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DeleteRecordsTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteRecordsTopic {
    /// `Name`: string, versions 0-2.
    pub name: String,
    /// `Partitions`: array of [`DeleteRecordsPartition`], versions 0-2.
    pub partitions: Vec<DeleteRecordsPartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteRecordsTopic {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DeleteRecordsTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 2)?;
        m.partitions = r.array(version >= 2, |r| DeleteRecordsPartition::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.name)?;
        w.array(version >= 2, &self.partitions, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DeleteRecordsPartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteRecordsPartition {
    /// `PartitionIndex`: i32, versions 0-2.
    pub partition_index: i32,
    /// `Offset`: i64, versions 0-2.
    pub offset: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteRecordsPartition {
    fn default() -> Self {
        Self { partition_index: 0, offset: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DeleteRecordsPartition {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.offset = r.i64()?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i64(self.offset);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
