// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `FetchResponse`: versions 4-18.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `FetchResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct FetchResponse {
    /// `ThrottleTimeMs`: i32, versions 4-18.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 7-18.
    pub error_code: i16,
    /// `SessionId`: i32, versions 7-18.
    pub session_id: i32,
    /// `Responses`: array of [`FetchableTopicResponse`], versions 4-18.
    pub responses: Vec<FetchableTopicResponse>,
    /// `NodeEndpoints`: array of [`NodeEndpoint`], versions 16-18, tag 0.
    pub node_endpoints: Vec<NodeEndpoint>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for FetchResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            session_id: 0,
            responses: Vec::new(),
            node_endpoints: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for FetchResponse {
    const NAME: &'static str = "FetchResponse";
    const VERSIONS: RangeInclusive<i16> = 4..=18;
    fn is_flexible(version: i16) -> bool {
        version >= 12
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        if version >= 7 {
            m.error_code = r.i16()?;
        }
        if version >= 7 {
            m.session_id = r.i32()?;
        }
        m.responses = r.array(version >= 12, |r| FetchableTopicResponse::decode(r, version))?;
        if version >= 12 {
            r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
                0 if version >= 16 => {
                    m.node_endpoints = r.array(true, |r| NodeEndpoint::decode(r, version))?;
                    Ok(true)
                }
                _ => Ok(false),
            })?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        if version >= 7 {
            w.i16(self.error_code);
        }
        if version >= 7 {
            w.i32(self.session_id);
        } else if self.session_id != 0 {
            return Err(EncodeError::Absent { message: "FetchResponse", field: "SessionId", version });
        }
        w.array(version >= 12, &self.responses, |w, v| v.encode(w, version))?;
        if !(version >= 16) && !self.node_endpoints.is_empty() {
            return Err(EncodeError::Absent { message: "FetchResponse", field: "NodeEndpoints", version });
        }
        if version >= 12 {
            let mut tags = Tags::new();
            if version >= 16 && !self.node_endpoints.is_empty() {
                tags.add(0, |w| {
                    w.array(true, &self.node_endpoints, |w, v| v.encode(w, version))?;
                    Ok(())
                })?;
            }
            tags.finish(w, &self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `FetchableTopicResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct FetchableTopicResponse {
    /// `Topic`: string, versions 4-12.
    pub topic: String,
    /// `TopicId`: uuid, versions 13-18.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`PartitionData`], versions 4-18.
    pub partitions: Vec<PartitionData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for FetchableTopicResponse {
    fn default() -> Self {
        Self {
            topic: String::new(),
            topic_id: Uuid::ZERO,
            partitions: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl FetchableTopicResponse {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version <= 12 {
            m.topic = r.string(version >= 12)?;
        }
        if version >= 13 {
            m.topic_id = r.uuid()?;
        }
        m.partitions = r.array(version >= 12, |r| PartitionData::decode(r, version))?;
        if version >= 12 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version <= 12 {
            w.string(version >= 12, &self.topic)?;
        }
        if version >= 13 {
            w.uuid(self.topic_id);
        }
        w.array(version >= 12, &self.partitions, |w, v| v.encode(w, version))?;
        if version >= 12 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `PartitionData`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionData {
    /// `PartitionIndex`: i32, versions 4-18.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 4-18.
    pub error_code: i16,
    /// `HighWatermark`: i64, versions 4-18.
    pub high_watermark: i64,
    /// `LastStableOffset`: i64, versions 4-18.
    pub last_stable_offset: i64,
    /// `LogStartOffset`: i64, versions 5-18.
    pub log_start_offset: i64,
    /// `DivergingEpoch`: [`EpochEndOffset`], versions 12-18, tag 0.
    pub diverging_epoch: EpochEndOffset,
    /// `CurrentLeader`: [`LeaderIdAndEpoch`], versions 12-18, tag 1.
    pub current_leader: LeaderIdAndEpoch,
    /// `SnapshotId`: [`SnapshotId`], versions 12-18, tag 2.
    pub snapshot_id: SnapshotId,
    /// `AbortedTransactions`: nullable array of [`AbortedTransaction`], versions 4-18.
    pub aborted_transactions: Option<Vec<AbortedTransaction>>,
    /// `PreferredReadReplica`: i32, versions 11-18.
    pub preferred_read_replica: i32,
    /// `Records`: nullable records, versions 4-18.
    pub records: Option<Records>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionData {
    fn default() -> Self {
        Self {
            partition_index: 0,
            error_code: 0,
            high_watermark: 0,
            last_stable_offset: -1,
            log_start_offset: -1,
            diverging_epoch: EpochEndOffset::default(),
            current_leader: LeaderIdAndEpoch::default(),
            snapshot_id: SnapshotId::default(),
            aborted_transactions: Some(Vec::new()),
            preferred_read_replica: -1,
            records: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        m.high_watermark = r.i64()?;
        m.last_stable_offset = r.i64()?;
        if version >= 5 {
            m.log_start_offset = r.i64()?;
        }
        m.aborted_transactions = r.nullable_array(version >= 12, true, |r| AbortedTransaction::decode(r, version))?;
        if version >= 11 {
            m.preferred_read_replica = r.i32()?;
        }
        m.records = r.records(version >= 12)?;
        if version >= 12 {
            r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
                0 => {
                    m.diverging_epoch = EpochEndOffset::decode(r, version)?;
                    Ok(true)
                }
                1 => {
                    m.current_leader = LeaderIdAndEpoch::decode(r, version)?;
                    Ok(true)
                }
                2 => {
                    m.snapshot_id = SnapshotId::decode(r, version)?;
                    Ok(true)
                }
                _ => Ok(false),
            })?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        w.i64(self.high_watermark);
        w.i64(self.last_stable_offset);
        if version >= 5 {
            w.i64(self.log_start_offset);
        }
        if !(version >= 12) && self.diverging_epoch != EpochEndOffset::default() {
            return Err(EncodeError::Absent { message: "PartitionData", field: "DivergingEpoch", version });
        }
        if !(version >= 12) && self.current_leader != LeaderIdAndEpoch::default() {
            return Err(EncodeError::Absent { message: "PartitionData", field: "CurrentLeader", version });
        }
        if !(version >= 12) && self.snapshot_id != SnapshotId::default() {
            return Err(EncodeError::Absent { message: "PartitionData", field: "SnapshotId", version });
        }
        w.nullable_array(version >= 12, true, self.aborted_transactions.as_deref(), |w, v| v.encode(w, version))?;
        if version >= 11 {
            w.i32(self.preferred_read_replica);
        } else if self.preferred_read_replica != -1 {
            return Err(EncodeError::Absent { message: "PartitionData", field: "PreferredReadReplica", version });
        }
        w.records(version >= 12, self.records.as_ref())?;
        if version >= 12 {
            let mut tags = Tags::new();
            if self.diverging_epoch != EpochEndOffset::default() {
                tags.add(0, |w| {
                    self.diverging_epoch.encode(w, version)?;
                    Ok(())
                })?;
            }
            if self.current_leader != LeaderIdAndEpoch::default() {
                tags.add(1, |w| {
                    self.current_leader.encode(w, version)?;
                    Ok(())
                })?;
            }
            if self.snapshot_id != SnapshotId::default() {
                tags.add(2, |w| {
                    self.snapshot_id.encode(w, version)?;
                    Ok(())
                })?;
            }
            tags.finish(w, &self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `EpochEndOffset`.
#[derive(Debug, Clone, PartialEq)]
pub struct EpochEndOffset {
    /// `Epoch`: i32, versions 12-18.
    pub epoch: i32,
    /// `EndOffset`: i64, versions 12-18.
    pub end_offset: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for EpochEndOffset {
    fn default() -> Self {
        Self { epoch: -1, end_offset: -1, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl EpochEndOffset {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 12 {
            m.epoch = r.i32()?;
        }
        if version >= 12 {
            m.end_offset = r.i64()?;
        }
        if version >= 12 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 12 {
            w.i32(self.epoch);
        } else if self.epoch != -1 {
            return Err(EncodeError::Absent { message: "EpochEndOffset", field: "Epoch", version });
        }
        if version >= 12 {
            w.i64(self.end_offset);
        } else if self.end_offset != -1 {
            return Err(EncodeError::Absent { message: "EpochEndOffset", field: "EndOffset", version });
        }
        if version >= 12 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `LeaderIdAndEpoch`.
#[derive(Debug, Clone, PartialEq)]
pub struct LeaderIdAndEpoch {
    /// `LeaderId`: i32, versions 12-18.
    pub leader_id: i32,
    /// `LeaderEpoch`: i32, versions 12-18.
    pub leader_epoch: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for LeaderIdAndEpoch {
    fn default() -> Self {
        Self { leader_id: -1, leader_epoch: -1, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl LeaderIdAndEpoch {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 12 {
            m.leader_id = r.i32()?;
        }
        if version >= 12 {
            m.leader_epoch = r.i32()?;
        }
        if version >= 12 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 12 {
            w.i32(self.leader_id);
        } else if self.leader_id != -1 {
            return Err(EncodeError::Absent { message: "LeaderIdAndEpoch", field: "LeaderId", version });
        }
        if version >= 12 {
            w.i32(self.leader_epoch);
        } else if self.leader_epoch != -1 {
            return Err(EncodeError::Absent { message: "LeaderIdAndEpoch", field: "LeaderEpoch", version });
        }
        if version >= 12 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `SnapshotId`.
#[derive(Debug, Clone, PartialEq)]
pub struct SnapshotId {
    /// `EndOffset`: i64, versions 4-18.
    pub end_offset: i64,
    /// `Epoch`: i32, versions 4-18.
    pub epoch: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for SnapshotId {
    fn default() -> Self {
        Self { end_offset: -1, epoch: -1, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl SnapshotId {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.end_offset = r.i64()?;
        m.epoch = r.i32()?;
        if version >= 12 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i64(self.end_offset);
        w.i32(self.epoch);
        if version >= 12 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AbortedTransaction`.
#[derive(Debug, Clone, PartialEq)]
pub struct AbortedTransaction {
    /// `ProducerId`: i64, versions 4-18.
    pub producer_id: i64,
    /// `FirstOffset`: i64, versions 4-18.
    pub first_offset: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AbortedTransaction {
    fn default() -> Self {
        Self { producer_id: 0, first_offset: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AbortedTransaction {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.producer_id = r.i64()?;
        m.first_offset = r.i64()?;
        if version >= 12 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i64(self.producer_id);
        w.i64(self.first_offset);
        if version >= 12 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `NodeEndpoint`.
#[derive(Debug, Clone, PartialEq)]
pub struct NodeEndpoint {
    /// `NodeId`: i32, versions 16-18.
    pub node_id: i32,
    /// `Host`: string, versions 16-18.
    pub host: String,
    /// `Port`: i32, versions 16-18.
    pub port: i32,
    /// `Rack`: nullable string, versions 16-18.
    pub rack: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for NodeEndpoint {
    fn default() -> Self {
        Self { node_id: 0, host: String::new(), port: 0, rack: None, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl NodeEndpoint {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 16 {
            m.node_id = r.i32()?;
        }
        if version >= 16 {
            m.host = r.string(version >= 12)?;
        }
        if version >= 16 {
            m.port = r.i32()?;
        }
        if version >= 16 {
            m.rack = r.nullable_string(version >= 12, true)?;
        }
        if version >= 12 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 16 {
            w.i32(self.node_id);
        } else if self.node_id != 0 {
            return Err(EncodeError::Absent { message: "NodeEndpoint", field: "NodeId", version });
        }
        if version >= 16 {
            w.string(version >= 12, &self.host)?;
        } else if !self.host.is_empty() {
            return Err(EncodeError::Absent { message: "NodeEndpoint", field: "Host", version });
        }
        if version >= 16 {
            w.i32(self.port);
        } else if self.port != 0 {
            return Err(EncodeError::Absent { message: "NodeEndpoint", field: "Port", version });
        }
        if version >= 16 {
            w.nullable_string(version >= 12, true, self.rack.as_deref())?;
        } else if self.rack.is_some() {
            return Err(EncodeError::Absent { message: "NodeEndpoint", field: "Rack", version });
        }
        if version >= 12 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
