// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `WriteTxnMarkersResponse`: versions 1-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `WriteTxnMarkersResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct WriteTxnMarkersResponse {
    /// `Markers`: array of [`WritableTxnMarkerResult`], versions 1-2.
    pub markers: Vec<WritableTxnMarkerResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for WriteTxnMarkersResponse {
    fn default() -> Self {
        Self { markers: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for WriteTxnMarkersResponse {
    const NAME: &'static str = "WriteTxnMarkersResponse";
    const VERSIONS: RangeInclusive<i16> = 1..=2;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.markers = r.array(true, |r| WritableTxnMarkerResult::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.markers, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `WritableTxnMarkerResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct WritableTxnMarkerResult {
    /// `ProducerId`: i64, versions 1-2.
    pub producer_id: i64,
    /// `Topics`: array of [`WritableTxnMarkerTopicResult`], versions 1-2.
    pub topics: Vec<WritableTxnMarkerTopicResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for WritableTxnMarkerResult {
    fn default() -> Self {
        Self { producer_id: 0, topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl WritableTxnMarkerResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.producer_id = r.i64()?;
        m.topics = r.array(true, |r| WritableTxnMarkerTopicResult::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i64(self.producer_id);
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `WritableTxnMarkerTopicResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct WritableTxnMarkerTopicResult {
    /// `Name`: string, versions 1-2.
    pub name: String,
    /// `Partitions`: array of [`WritableTxnMarkerPartitionResult`], versions 1-2.
    pub partitions: Vec<WritableTxnMarkerPartitionResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for WritableTxnMarkerTopicResult {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl WritableTxnMarkerTopicResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.partitions = r.array(true, |r| WritableTxnMarkerPartitionResult::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.array(true, &self.partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `WritableTxnMarkerPartitionResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct WritableTxnMarkerPartitionResult {
    /// `PartitionIndex`: i32, versions 1-2.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 1-2.
    pub error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for WritableTxnMarkerPartitionResult {
    fn default() -> Self {
        Self { partition_index: 0, error_code: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl WritableTxnMarkerPartitionResult {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
