// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `BeginQuorumEpochResponse`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `BeginQuorumEpochResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct BeginQuorumEpochResponse {
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `Topics`: array of [`TopicData`], versions 0-1.
    pub topics: Vec<TopicData>,
    /// `NodeEndpoints`: array of [`NodeEndpoint`], versions 1, tag 0.
    pub node_endpoints: Vec<NodeEndpoint>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for BeginQuorumEpochResponse {
    fn default() -> Self {
        Self { error_code: 0, topics: Vec::new(), node_endpoints: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for BeginQuorumEpochResponse {
    const NAME: &'static str = "BeginQuorumEpochResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
    fn is_flexible(version: i16) -> bool {
        version >= 1
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.topics = r.array(version >= 1, |r| TopicData::decode(r, version))?;
        if version >= 1 {
            r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
                0 => {
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
        w.i16(self.error_code);
        w.array(version >= 1, &self.topics, |w, v| v.encode(w, version))?;
        if !(version >= 1) && !self.node_endpoints.is_empty() {
            return Err(EncodeError::Absent { message: "BeginQuorumEpochResponse", field: "NodeEndpoints", version });
        }
        if version >= 1 {
            let mut tags = Tags::new();
            if !self.node_endpoints.is_empty() {
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

/// `TopicData`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicData {
    /// `TopicName`: string, versions 0-1.
    pub topic_name: String,
    /// `Partitions`: array of [`PartitionData`], versions 0-1.
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
        m.topic_name = r.string(version >= 1)?;
        m.partitions = r.array(version >= 1, |r| PartitionData::decode(r, version))?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 1, &self.topic_name)?;
        w.array(version >= 1, &self.partitions, |w, v| v.encode(w, version))?;
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `PartitionData`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionData {
    /// `PartitionIndex`: i32, versions 0-1.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `LeaderId`: i32, versions 0-1.
    pub leader_id: i32,
    /// `LeaderEpoch`: i32, versions 0-1.
    pub leader_epoch: i32,
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
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        m.leader_id = r.i32()?;
        m.leader_epoch = r.i32()?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        w.i32(self.leader_id);
        w.i32(self.leader_epoch);
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `NodeEndpoint`.
#[derive(Debug, Clone, PartialEq)]
pub struct NodeEndpoint {
    /// `NodeId`: i32, versions 1.
    pub node_id: i32,
    /// `Host`: string, versions 1.
    pub host: String,
    /// `Port`: u16, versions 1.
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
            m.host = r.string(version >= 1)?;
        }
        if version >= 1 {
            m.port = r.u16()?;
        }
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 1 {
            w.i32(self.node_id);
        } else if self.node_id != 0 {
            return Err(EncodeError::Absent { message: "NodeEndpoint", field: "NodeId", version });
        }
        if version >= 1 {
            w.string(version >= 1, &self.host)?;
        } else if !self.host.is_empty() {
            return Err(EncodeError::Absent { message: "NodeEndpoint", field: "Host", version });
        }
        if version >= 1 {
            w.u16(self.port);
        } else if self.port != 0 {
            return Err(EncodeError::Absent { message: "NodeEndpoint", field: "Port", version });
        }
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
