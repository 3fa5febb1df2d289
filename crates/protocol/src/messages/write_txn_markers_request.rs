// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `WriteTxnMarkersRequest`: versions 1-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `WriteTxnMarkersRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct WriteTxnMarkersRequest {
    /// `Markers`: array of [`WritableTxnMarker`], versions 1-2.
    pub markers: Vec<WritableTxnMarker>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for WriteTxnMarkersRequest {
    fn default() -> Self {
        Self { markers: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for WriteTxnMarkersRequest {
    const NAME: &'static str = "WriteTxnMarkersRequest";
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
        m.markers = r.array(true, |r| WritableTxnMarker::decode(r, version))?;
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

/// `WritableTxnMarker`.
#[derive(Debug, Clone, PartialEq)]
pub struct WritableTxnMarker {
    /// `ProducerId`: i64, versions 1-2.
    pub producer_id: i64,
    /// `ProducerEpoch`: i16, versions 1-2.
    pub producer_epoch: i16,
    /// `TransactionResult`: bool, versions 1-2.
    pub transaction_result: bool,
    /// `Topics`: array of [`WritableTxnMarkerTopic`], versions 1-2.
    pub topics: Vec<WritableTxnMarkerTopic>,
    /// `CoordinatorEpoch`: i32, versions 1-2.
    pub coordinator_epoch: i32,
    /// `TransactionVersion`: i8, versions 2.
    pub transaction_version: i8,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for WritableTxnMarker {
    fn default() -> Self {
        Self {
            producer_id: 0,
            producer_epoch: 0,
            transaction_result: false,
            topics: Vec::new(),
            coordinator_epoch: 0,
            transaction_version: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl WritableTxnMarker {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.producer_id = r.i64()?;
        m.producer_epoch = r.i16()?;
        m.transaction_result = r.bool()?;
        m.topics = r.array(true, |r| WritableTxnMarkerTopic::decode(r, version))?;
        m.coordinator_epoch = r.i32()?;
        if version >= 2 {
            m.transaction_version = r.i8()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i64(self.producer_id);
        w.i16(self.producer_epoch);
        w.bool(self.transaction_result);
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.i32(self.coordinator_epoch);
        if version >= 2 {
            w.i8(self.transaction_version);
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `WritableTxnMarkerTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct WritableTxnMarkerTopic {
    /// `Name`: string, versions 1-2.
    pub name: String,
    /// `PartitionIndexes`: array of i32, versions 1-2.
    pub partition_indexes: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for WritableTxnMarkerTopic {
    fn default() -> Self {
        Self { name: String::new(), partition_indexes: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl WritableTxnMarkerTopic {
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
