// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ShareAcknowledgeRequest`: versions 1-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ShareAcknowledgeRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareAcknowledgeRequest {
    /// `GroupId`: nullable string, versions 1-2.
    pub group_id: Option<String>,
    /// `MemberId`: nullable string, versions 1-2.
    pub member_id: Option<String>,
    /// `ShareSessionEpoch`: i32, versions 1-2.
    pub share_session_epoch: i32,
    /// `IsRenewAck`: bool, versions 2.
    pub is_renew_ack: bool,
    /// `Topics`: array of [`AcknowledgeTopic`], versions 1-2.
    pub topics: Vec<AcknowledgeTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ShareAcknowledgeRequest {
    fn default() -> Self {
        Self {
            group_id: None,
            member_id: Some(String::new()),
            share_session_epoch: 0,
            is_renew_ack: false,
            topics: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ShareAcknowledgeRequest {
    const NAME: &'static str = "ShareAcknowledgeRequest";
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
        if version >= 2 {
            m.is_renew_ack = r.bool()?;
        }
        m.topics = r.array(true, |r| AcknowledgeTopic::decode(r, version))?;
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
        if version >= 2 {
            w.bool(self.is_renew_ack);
        } else if self.is_renew_ack {
            return Err(EncodeError::Absent { message: "ShareAcknowledgeRequest", field: "IsRenewAck", version });
        }
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `AcknowledgeTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct AcknowledgeTopic {
    /// `TopicId`: uuid, versions 1-2.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`AcknowledgePartition`], versions 1-2.
    pub partitions: Vec<AcknowledgePartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AcknowledgeTopic {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AcknowledgeTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_id = r.uuid()?;
        m.partitions = r.array(true, |r| AcknowledgePartition::decode(r, version))?;
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

/// `AcknowledgePartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct AcknowledgePartition {
    /// `PartitionIndex`: i32, versions 1-2.
    pub partition_index: i32,
    /// `AcknowledgementBatches`: array of [`AcknowledgementBatch`], versions 1-2.
    pub acknowledgement_batches: Vec<AcknowledgementBatch>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AcknowledgePartition {
    fn default() -> Self {
        Self { partition_index: 0, acknowledgement_batches: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AcknowledgePartition {
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
