// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ProduceResponse`: versions 3-13.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ProduceResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ProduceResponse {
    /// `Responses`: array of [`TopicProduceResponse`], versions 3-13.
    pub responses: Vec<TopicProduceResponse>,
    /// `ThrottleTimeMs`: i32, versions 3-13.
    pub throttle_time_ms: i32,
    /// `NodeEndpoints`: array of [`NodeEndpoint`], versions 10-13, tag 0.
    pub node_endpoints: Vec<NodeEndpoint>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ProduceResponse {
    fn default() -> Self {
        Self {
            responses: Vec::new(),
            throttle_time_ms: 0,
            node_endpoints: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ProduceResponse {
    const NAME: &'static str = "ProduceResponse";
    const VERSIONS: RangeInclusive<i16> = 3..=13;
    fn is_flexible(version: i16) -> bool {
        version >= 9
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.responses = r.array(version >= 9, |r| TopicProduceResponse::decode(r, version))?;
        m.throttle_time_ms = r.i32()?;
        if version >= 9 {
            r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
                0 if version >= 10 => {
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
        w.array(version >= 9, &self.responses, |w, v| v.encode(w, version))?;
        w.i32(self.throttle_time_ms);
        if !(version >= 10) && !self.node_endpoints.is_empty() {
            return Err(EncodeError::Absent { message: "ProduceResponse", field: "NodeEndpoints", version });
        }
        if version >= 9 {
            let mut tags = Tags::new();
            if version >= 10 && !self.node_endpoints.is_empty() {
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

/// `TopicProduceResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicProduceResponse {
    /// `Name`: string, versions 3-12.
    pub name: String,
    /// `TopicId`: uuid, versions 13.
    pub topic_id: Uuid,
    /// `PartitionResponses`: array of [`PartitionProduceResponse`], versions 3-13.
    pub partition_responses: Vec<PartitionProduceResponse>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicProduceResponse {
    fn default() -> Self {
        Self {
            name: String::new(),
            topic_id: Uuid::ZERO,
            partition_responses: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TopicProduceResponse {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version <= 12 {
            m.name = r.string(version >= 9)?;
        }
        if version >= 13 {
            m.topic_id = r.uuid()?;
        }
        m.partition_responses = r.array(version >= 9, |r| PartitionProduceResponse::decode(r, version))?;
        if version >= 9 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version <= 12 {
            w.string(version >= 9, &self.name)?;
        }
        if version >= 13 {
            w.uuid(self.topic_id);
        }
        w.array(version >= 9, &self.partition_responses, |w, v| v.encode(w, version))?;
        if version >= 9 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `PartitionProduceResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionProduceResponse {
    /// `Index`: i32, versions 3-13.
    pub index: i32,
    /// `ErrorCode`: i16, versions 3-13.
    pub error_code: i16,
    /// `BaseOffset`: i64, versions 3-13.
    pub base_offset: i64,
    /// `LogAppendTimeMs`: i64, versions 3-13.
    pub log_append_time_ms: i64,
    /// `LogStartOffset`: i64, versions 5-13.
    pub log_start_offset: i64,
    /// `RecordErrors`: array of [`BatchIndexAndErrorMessage`], versions 8-13.
    pub record_errors: Vec<BatchIndexAndErrorMessage>,
    /// `ErrorMessage`: nullable string, versions 8-13.
    pub error_message: Option<String>,
    /// `CurrentLeader`: [`LeaderIdAndEpoch`], versions 10-13, tag 0.
    pub current_leader: LeaderIdAndEpoch,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionProduceResponse {
    fn default() -> Self {
        Self {
            index: 0,
            error_code: 0,
            base_offset: 0,
            log_append_time_ms: -1,
            log_start_offset: -1,
            record_errors: Vec::new(),
            error_message: None,
            current_leader: LeaderIdAndEpoch::default(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionProduceResponse {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.index = r.i32()?;
        m.error_code = r.i16()?;
        m.base_offset = r.i64()?;
        m.log_append_time_ms = r.i64()?;
        if version >= 5 {
            m.log_start_offset = r.i64()?;
        }
        if version >= 8 {
            m.record_errors = r.array(version >= 9, |r| BatchIndexAndErrorMessage::decode(r, version))?;
        }
        if version >= 8 {
            m.error_message = r.nullable_string(version >= 9, true)?;
        }
        if version >= 9 {
            r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
                0 if version >= 10 => {
                    m.current_leader = LeaderIdAndEpoch::decode(r, version)?;
                    Ok(true)
                }
                _ => Ok(false),
            })?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.index);
        w.i16(self.error_code);
        w.i64(self.base_offset);
        w.i64(self.log_append_time_ms);
        if version >= 5 {
            w.i64(self.log_start_offset);
        }
        if version >= 8 {
            w.array(version >= 9, &self.record_errors, |w, v| v.encode(w, version))?;
        }
        if version >= 8 {
            w.nullable_string(version >= 9, true, self.error_message.as_deref())?;
        }
        if !(version >= 10) && self.current_leader != LeaderIdAndEpoch::default() {
            return Err(EncodeError::Absent { message: "PartitionProduceResponse", field: "CurrentLeader", version });
        }
        if version >= 9 {
            let mut tags = Tags::new();
            if version >= 10 && self.current_leader != LeaderIdAndEpoch::default() {
                tags.add(0, |w| {
                    self.current_leader.encode(w, version)?;
                    Ok(())
                })?;
            }
            tags.finish(w, &self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `BatchIndexAndErrorMessage`.
#[derive(Debug, Clone, PartialEq)]
pub struct BatchIndexAndErrorMessage {
    /// `BatchIndex`: i32, versions 8-13.
    pub batch_index: i32,
    /// `BatchIndexErrorMessage`: nullable string, versions 8-13.
    pub batch_index_error_message: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for BatchIndexAndErrorMessage {
    fn default() -> Self {
        Self { batch_index: 0, batch_index_error_message: None, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl BatchIndexAndErrorMessage {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 8 {
            m.batch_index = r.i32()?;
        }
        if version >= 8 {
            m.batch_index_error_message = r.nullable_string(version >= 9, true)?;
        }
        if version >= 9 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 8 {
            w.i32(self.batch_index);
        } else if self.batch_index != 0 {
            return Err(EncodeError::Absent { message: "BatchIndexAndErrorMessage", field: "BatchIndex", version });
        }
        if version >= 8 {
            w.nullable_string(version >= 9, true, self.batch_index_error_message.as_deref())?;
        } else if self.batch_index_error_message.is_some() {
            return Err(EncodeError::Absent {
                message: "BatchIndexAndErrorMessage",
                field: "BatchIndexErrorMessage",
                version,
            });
        }
        if version >= 9 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `LeaderIdAndEpoch`.
#[derive(Debug, Clone, PartialEq)]
pub struct LeaderIdAndEpoch {
    /// `LeaderId`: i32, versions 10-13.
    pub leader_id: i32,
    /// `LeaderEpoch`: i32, versions 10-13.
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
        if version >= 10 {
            m.leader_id = r.i32()?;
        }
        if version >= 10 {
            m.leader_epoch = r.i32()?;
        }
        if version >= 9 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 10 {
            w.i32(self.leader_id);
        } else if self.leader_id != -1 {
            return Err(EncodeError::Absent { message: "LeaderIdAndEpoch", field: "LeaderId", version });
        }
        if version >= 10 {
            w.i32(self.leader_epoch);
        } else if self.leader_epoch != -1 {
            return Err(EncodeError::Absent { message: "LeaderIdAndEpoch", field: "LeaderEpoch", version });
        }
        if version >= 9 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `NodeEndpoint`.
#[derive(Debug, Clone, PartialEq)]
pub struct NodeEndpoint {
    /// `NodeId`: i32, versions 10-13.
    pub node_id: i32,
    /// `Host`: string, versions 10-13.
    pub host: String,
    /// `Port`: i32, versions 10-13.
    pub port: i32,
    /// `Rack`: nullable string, versions 10-13.
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
        if version >= 10 {
            m.node_id = r.i32()?;
        }
        if version >= 10 {
            m.host = r.string(version >= 9)?;
        }
        if version >= 10 {
            m.port = r.i32()?;
        }
        if version >= 10 {
            m.rack = r.nullable_string(version >= 9, true)?;
        }
        if version >= 9 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 10 {
            w.i32(self.node_id);
        } else if self.node_id != 0 {
            return Err(EncodeError::Absent { message: "NodeEndpoint", field: "NodeId", version });
        }
        if version >= 10 {
            w.string(version >= 9, &self.host)?;
        } else if !self.host.is_empty() {
            return Err(EncodeError::Absent { message: "NodeEndpoint", field: "Host", version });
        }
        if version >= 10 {
            w.i32(self.port);
        } else if self.port != 0 {
            return Err(EncodeError::Absent { message: "NodeEndpoint", field: "Port", version });
        }
        if version >= 10 {
            w.nullable_string(version >= 9, true, self.rack.as_deref())?;
        } else if self.rack.is_some() {
            return Err(EncodeError::Absent { message: "NodeEndpoint", field: "Rack", version });
        }
        if version >= 9 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
