// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ShareFetchRequest`: versions 1-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ShareFetchRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareFetchRequest {
    /// `GroupId`: nullable string, versions 1-2.
    pub group_id: Option<String>,
    /// `MemberId`: nullable string, versions 1-2.
    pub member_id: Option<String>,
    /// `ShareSessionEpoch`: i32, versions 1-2.
    pub share_session_epoch: i32,
    /// `MaxWaitMs`: i32, versions 1-2.
    pub max_wait_ms: i32,
    /// `MinBytes`: i32, versions 1-2.
    pub min_bytes: i32,
    /// `MaxBytes`: i32, versions 1-2.
    pub max_bytes: i32,
    /// `MaxRecords`: i32, versions 1-2.
    pub max_records: i32,
    /// `BatchSize`: i32, versions 1-2.
    pub batch_size: i32,
    /// `ShareAcquireMode`: i8, versions 2.
    pub share_acquire_mode: i8,
    /// `IsRenewAck`: bool, versions 2.
    pub is_renew_ack: bool,
    /// `Topics`: array of [`FetchTopic`], versions 1-2.
    pub topics: Vec<FetchTopic>,
    /// `ForgottenTopicsData`: array of [`ForgottenTopic`], versions 1-2.
    pub forgotten_topics_data: Vec<ForgottenTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ShareFetchRequest {
    fn default() -> Self {
        Self {
            group_id: None,
            member_id: Some(String::new()),
            share_session_epoch: 0,
            max_wait_ms: 0,
            min_bytes: 0,
            max_bytes: 2147483647,
            max_records: 0,
            batch_size: 0,
            share_acquire_mode: 0,
            is_renew_ack: false,
            topics: Vec::new(),
            forgotten_topics_data: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ShareFetchRequest {
    const NAME: &'static str = "ShareFetchRequest";
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
        m.group_id = r.nullable_string(true, true)?;
        m.member_id = r.nullable_string(true, true)?;
        m.share_session_epoch = r.i32()?;
        m.max_wait_ms = r.i32()?;
        m.min_bytes = r.i32()?;
        m.max_bytes = r.i32()?;
        m.max_records = r.i32()?;
        m.batch_size = r.i32()?;
        if version >= 2 {
            m.share_acquire_mode = r.i8()?;
        }
        if version >= 2 {
            m.is_renew_ack = r.bool()?;
        }
        m.topics = r.array(true, |r| FetchTopic::decode(r, version))?;
        m.forgotten_topics_data = r.array(true, |r| ForgottenTopic::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_string(true, true, self.group_id.as_deref())?;
        w.nullable_string(true, true, self.member_id.as_deref())?;
        w.i32(self.share_session_epoch);
        w.i32(self.max_wait_ms);
        w.i32(self.min_bytes);
        w.i32(self.max_bytes);
        w.i32(self.max_records);
        w.i32(self.batch_size);
        if version >= 2 {
            w.i8(self.share_acquire_mode);
        }
        if version >= 2 {
            w.bool(self.is_renew_ack);
        } else if self.is_renew_ack {
            return Err(EncodeError::Absent { message: "ShareFetchRequest", field: "IsRenewAck", version });
        }
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.array(true, &self.forgotten_topics_data, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `FetchTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct FetchTopic {
    /// `TopicId`: uuid, versions 1-2.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`FetchPartition`], versions 1-2.
    pub partitions: Vec<FetchPartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for FetchTopic {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl FetchTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_id = r.uuid()?;
        m.partitions = r.array(true, |r| FetchPartition::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.uuid(self.topic_id);
        w.array(true, &self.partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `FetchPartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct FetchPartition {
    /// `PartitionIndex`: i32, versions 1-2.
    pub partition_index: i32,
    /// `AcknowledgementBatches`: array of [`AcknowledgementBatch`], versions 1-2.
    pub acknowledgement_batches: Vec<AcknowledgementBatch>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for FetchPartition {
    fn default() -> Self {
        Self { partition_index: 0, acknowledgement_batches: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl FetchPartition {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.acknowledgement_batches = r.array(true, |r| AcknowledgementBatch::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.array(true, &self.acknowledgement_batches, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `AcknowledgementBatch`.
#[derive(Debug, Clone, PartialEq)]
pub struct AcknowledgementBatch {
    /// `FirstOffset`: i64, versions 1-2.
    pub first_offset: i64,
    /// `LastOffset`: i64, versions 1-2.
    pub last_offset: i64,
    /// `AcknowledgeTypes`: array of i8, versions 1-2.
    pub acknowledge_types: Vec<i8>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AcknowledgementBatch {
    fn default() -> Self {
        Self {
            first_offset: 0,
            last_offset: 0,
            acknowledge_types: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl AcknowledgementBatch {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.first_offset = r.i64()?;
        m.last_offset = r.i64()?;
        m.acknowledge_types = r.array(true, Reader::i8)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i64(self.first_offset);
        w.i64(self.last_offset);
        w.array(true, &self.acknowledge_types, |w, v| {
            w.i8(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `ForgottenTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct ForgottenTopic {
    /// `TopicId`: uuid, versions 1-2.
    pub topic_id: Uuid,
    /// `Partitions`: array of i32, versions 1-2.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ForgottenTopic {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ForgottenTopic {
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
