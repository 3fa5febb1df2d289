// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ShareFetchResponse`: versions 1-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ShareFetchResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareFetchResponse {
    /// `ThrottleTimeMs`: i32, versions 1-2.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 1-2.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 1-2.
    pub error_message: Option<String>,
    /// `AcquisitionLockTimeoutMs`: i32, versions 1-2.
    pub acquisition_lock_timeout_ms: i32,
    /// `Responses`: array of [`ShareFetchableTopicResponse`], versions 1-2.
    pub responses: Vec<ShareFetchableTopicResponse>,
    /// `NodeEndpoints`: array of [`NodeEndpoint`], versions 1-2.
    pub node_endpoints: Vec<NodeEndpoint>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ShareFetchResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            error_message: None,
            acquisition_lock_timeout_ms: 0,
            responses: Vec::new(),
            node_endpoints: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ShareFetchResponse {
    const NAME: &'static str = "ShareFetchResponse";
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
        m.throttle_time_ms = r.i32()?;
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        m.acquisition_lock_timeout_ms = r.i32()?;
        m.responses = r.array(true, |r| ShareFetchableTopicResponse::decode(r, version))?;
        m.node_endpoints = r.array(true, |r| NodeEndpoint::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.i32(self.acquisition_lock_timeout_ms);
        w.array(true, &self.responses, |w, v| v.encode(w, version))?;
        w.array(true, &self.node_endpoints, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `ShareFetchableTopicResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareFetchableTopicResponse {
    /// `TopicId`: uuid, versions 1-2.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`PartitionData`], versions 1-2.
    pub partitions: Vec<PartitionData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ShareFetchableTopicResponse {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ShareFetchableTopicResponse {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_id = r.uuid()?;
        m.partitions = r.array(true, |r| PartitionData::decode(r, version))?;
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

/// `PartitionData`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionData {
    /// `PartitionIndex`: i32, versions 1-2.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 1-2.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 1-2.
    pub error_message: Option<String>,
    /// `AcknowledgeErrorCode`: i16, versions 1-2.
    pub acknowledge_error_code: i16,
    /// `AcknowledgeErrorMessage`: nullable string, versions 1-2.
    pub acknowledge_error_message: Option<String>,
    /// `CurrentLeader`: [`LeaderIdAndEpoch`], versions 1-2.
    pub current_leader: LeaderIdAndEpoch,
    /// `Records`: nullable records, versions 1-2.
    pub records: Option<Records>,
    /// `AcquiredRecords`: array of [`AcquiredRecords`], versions 1-2.
    pub acquired_records: Vec<AcquiredRecords>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionData {
    fn default() -> Self {
        Self {
            partition_index: 0,
            error_code: 0,
            error_message: None,
            acknowledge_error_code: 0,
            acknowledge_error_message: None,
            current_leader: LeaderIdAndEpoch::default(),
            records: None,
            acquired_records: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        m.acknowledge_error_code = r.i16()?;
        m.acknowledge_error_message = r.nullable_string(true, true)?;
        m.current_leader = LeaderIdAndEpoch::decode(r, version)?;
        m.records = r.records(true)?;
        m.acquired_records = r.array(true, |r| AcquiredRecords::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.i16(self.acknowledge_error_code);
        w.nullable_string(true, true, self.acknowledge_error_message.as_deref())?;
        self.current_leader.encode(w, version)?;
        w.records(true, self.records.as_ref())?;
        w.array(true, &self.acquired_records, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `LeaderIdAndEpoch`.
#[derive(Debug, Clone, PartialEq)]
pub struct LeaderIdAndEpoch {
    /// `LeaderId`: i32, versions 1-2.
    pub leader_id: i32,
    /// `LeaderEpoch`: i32, versions 1-2.
    pub leader_epoch: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for LeaderIdAndEpoch {
    fn default() -> Self {
        Self { leader_id: 0, leader_epoch: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl LeaderIdAndEpoch {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.leader_id = r.i32()?;
        m.leader_epoch = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.leader_id);
        w.i32(self.leader_epoch);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `AcquiredRecords`.
#[derive(Debug, Clone, PartialEq)]
pub struct AcquiredRecords {
    /// `FirstOffset`: i64, versions 1-2.
    pub first_offset: i64,
    /// `LastOffset`: i64, versions 1-2.
    pub last_offset: i64,
    /// `DeliveryCount`: i16, versions 1-2.
    pub delivery_count: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AcquiredRecords {
    fn default() -> Self {
        Self { first_offset: 0, last_offset: 0, delivery_count: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AcquiredRecords {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.first_offset = r.i64()?;
        m.last_offset = r.i64()?;
        m.delivery_count = r.i16()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i64(self.first_offset);
        w.i64(self.last_offset);
        w.i16(self.delivery_count);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `NodeEndpoint`.
#[derive(Debug, Clone, PartialEq)]
pub struct NodeEndpoint {
    /// `NodeId`: i32, versions 1-2.
    pub node_id: i32,
    /// `Host`: string, versions 1-2.
    pub host: String,
    /// `Port`: i32, versions 1-2.
    pub port: i32,
    /// `Rack`: nullable string, versions 1-2.
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
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.node_id = r.i32()?;
        m.host = r.string(true)?;
        m.port = r.i32()?;
        m.rack = r.nullable_string(true, true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.node_id);
        w.string(true, &self.host)?;
        w.i32(self.port);
        w.nullable_string(true, true, self.rack.as_deref())?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
