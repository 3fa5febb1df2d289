// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `VoteResponse`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `VoteResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct VoteResponse {
    /// `ErrorCode`: i16, versions 0-2.
    pub error_code: i16,
    /// `Topics`: array of [`TopicData`], versions 0-2.
    pub topics: Vec<TopicData>,
    /// `NodeEndpoints`: array of [`NodeEndpoint`], versions 1-2, tag 0.
    pub node_endpoints: Vec<NodeEndpoint>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for VoteResponse {
    fn default() -> Self {
        Self { error_code: 0, topics: Vec::new(), node_endpoints: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for VoteResponse {
    const NAME: &'static str = "VoteResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=2;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.topics = r.array(true, |r| TopicData::decode(r, version))?;
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 if version >= 1 => {
                m.node_endpoints = r.array(true, |r| NodeEndpoint::decode(r, version))?;
                Ok(true)
            }
            _ => Ok(false),
        })?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i16(self.error_code);
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        if !(version >= 1) && !self.node_endpoints.is_empty() {
            return Err(EncodeError::Absent { message: "VoteResponse", field: "NodeEndpoints", version });
        }
        let mut tags = Tags::new();
        if version >= 1 && !self.node_endpoints.is_empty() {
            tags.add(0, |w| {
                w.array(true, &self.node_endpoints, |w, v| v.encode(w, version))?;
                Ok(())
            })?;
        }
        tags.finish(w, &self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicData`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicData {
    /// `TopicName`: string, versions 0-2.
    pub topic_name: String,
    /// `Partitions`: array of [`PartitionData`], versions 0-2.
    pub partitions: Vec<PartitionData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicData {
    fn default() -> Self {
        Self { topic_name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_name = r.string(true)?;
        m.partitions = r.array(true, |r| PartitionData::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.topic_name)?;
        w.array(true, &self.partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `PartitionData`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionData {
    /// `PartitionIndex`: i32, versions 0-2.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 0-2.
    pub error_code: i16,
    /// `LeaderId`: i32, versions 0-2.
    pub leader_id: i32,
    /// `LeaderEpoch`: i32, versions 0-2.
    pub leader_epoch: i32,
    /// `VoteGranted`: bool, versions 0-2.
    pub vote_granted: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionData {
    fn default() -> Self {
        Self {
            partition_index: 0,
            error_code: 0,
            leader_id: 0,
            leader_epoch: 0,
            vote_granted: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionData {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        m.leader_id = r.i32()?;
        m.leader_epoch = r.i32()?;
        m.vote_granted = r.bool()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        w.i32(self.leader_id);
        w.i32(self.leader_epoch);
        w.bool(self.vote_granted);
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
    /// `Port`: u16, versions 1-2.
    pub port: u16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for NodeEndpoint {
    fn default() -> Self {
        Self { node_id: 0, host: String::new(), port: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl NodeEndpoint {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 1 {
            m.node_id = r.i32()?;
        }
        if version >= 1 {
            m.host = r.string(true)?;
        }
        if version >= 1 {
            m.port = r.u16()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 1 {
            w.i32(self.node_id);
        } else if self.node_id != 0 {
            return Err(EncodeError::Absent { message: "NodeEndpoint", field: "NodeId", version });
        }
        if version >= 1 {
            w.string(true, &self.host)?;
        } else if !self.host.is_empty() {
            return Err(EncodeError::Absent { message: "NodeEndpoint", field: "Host", version });
        }
        if version >= 1 {
            w.u16(self.port);
        } else if self.port != 0 {
            return Err(EncodeError::Absent { message: "NodeEndpoint", field: "Port", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
