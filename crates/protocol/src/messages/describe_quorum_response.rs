// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeQuorumResponse`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeQuorumResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeQuorumResponse {
    /// `ErrorCode`: i16, versions 0-2.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 2.
    pub error_message: Option<String>,
    /// `Topics`: array of [`TopicData`], versions 0-2.
    pub topics: Vec<TopicData>,
    /// `Nodes`: array of [`Node`], versions 2.
    pub nodes: Vec<Node>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeQuorumResponse {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: Some(String::new()),
            topics: Vec::new(),
            nodes: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for DescribeQuorumResponse {
    const NAME: &'static str = "DescribeQuorumResponse";
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
        if version >= 2 {
            m.error_message = r.nullable_string(true, true)?;
        }
        m.topics = r.array(true, |r| TopicData::decode(r, version))?;
        if version >= 2 {
            m.nodes = r.array(true, |r| Node::decode(r, version))?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i16(self.error_code);
        if version >= 2 {
            w.nullable_string(true, true, self.error_message.as_deref())?;
        }
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.array(true, &self.nodes, |w, v| v.encode(w, version))?;
        } else if !self.nodes.is_empty() {
            return Err(EncodeError::Absent { message: "DescribeQuorumResponse", field: "Nodes", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
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
    /// `ErrorMessage`: nullable string, versions 2.
    pub error_message: Option<String>,
    /// `LeaderId`: i32, versions 0-2.
    pub leader_id: i32,
    /// `LeaderEpoch`: i32, versions 0-2.
    pub leader_epoch: i32,
    /// `HighWatermark`: i64, versions 0-2.
    pub high_watermark: i64,
    /// `CurrentVoters`: array of [`ReplicaState`], versions 0-2.
    pub current_voters: Vec<ReplicaState>,
    /// `Observers`: array of [`ReplicaState`], versions 0-2.
    pub observers: Vec<ReplicaState>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionData {
    fn default() -> Self {
        Self {
            partition_index: 0,
            error_code: 0,
            error_message: Some(String::new()),
            leader_id: 0,
            leader_epoch: 0,
            high_watermark: 0,
            current_voters: Vec::new(),
            observers: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        if version >= 2 {
            m.error_message = r.nullable_string(true, true)?;
        }
        m.leader_id = r.i32()?;
        m.leader_epoch = r.i32()?;
        m.high_watermark = r.i64()?;
        m.current_voters = r.array(true, |r| ReplicaState::decode(r, version))?;
        m.observers = r.array(true, |r| ReplicaState::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        if version >= 2 {
            w.nullable_string(true, true, self.error_message.as_deref())?;
        }
        w.i32(self.leader_id);
        w.i32(self.leader_epoch);
        w.i64(self.high_watermark);
        w.array(true, &self.current_voters, |w, v| v.encode(w, version))?;
        w.array(true, &self.observers, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Node`.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    /// `NodeId`: i32, versions 2.
    pub node_id: i32,
    /// `Listeners`: array of [`Listener`], versions 2.
    pub listeners: Vec<Listener>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Node {
    fn default() -> Self {
        Self { node_id: 0, listeners: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Node {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 2 {
            m.node_id = r.i32()?;
        }
        if version >= 2 {
            m.listeners = r.array(true, |r| Listener::decode(r, version))?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 2 {
            w.i32(self.node_id);
        } else if self.node_id != 0 {
            return Err(EncodeError::Absent { message: "Node", field: "NodeId", version });
        }
        if version >= 2 {
            w.array(true, &self.listeners, |w, v| v.encode(w, version))?;
        } else if !self.listeners.is_empty() {
            return Err(EncodeError::Absent { message: "Node", field: "Listeners", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Listener`.
#[derive(Debug, Clone, PartialEq)]
pub struct Listener {
    /// `Name`: string, versions 2.
    pub name: String,
    /// `Host`: string, versions 2.
    pub host: String,
    /// `Port`: u16, versions 2.
    pub port: u16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Listener {
    fn default() -> Self {
        Self { name: String::new(), host: String::new(), port: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Listener {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 2 {
            m.name = r.string(true)?;
        }
        if version >= 2 {
            m.host = r.string(true)?;
        }
        if version >= 2 {
            m.port = r.u16()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 2 {
            w.string(true, &self.name)?;
        } else if !self.name.is_empty() {
            return Err(EncodeError::Absent { message: "Listener", field: "Name", version });
        }
        if version >= 2 {
            w.string(true, &self.host)?;
        } else if !self.host.is_empty() {
            return Err(EncodeError::Absent { message: "Listener", field: "Host", version });
        }
        if version >= 2 {
            w.u16(self.port);
        } else if self.port != 0 {
            return Err(EncodeError::Absent { message: "Listener", field: "Port", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `ReplicaState`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReplicaState {
    /// `ReplicaId`: i32, versions 0-2.
    pub replica_id: i32,
    /// `ReplicaDirectoryId`: uuid, versions 2.
    pub replica_directory_id: Uuid,
    /// `LogEndOffset`: i64, versions 0-2.
    pub log_end_offset: i64,
    /// `LastFetchTimestamp`: i64, versions 1-2.
    pub last_fetch_timestamp: i64,
    /// `LastCaughtUpTimestamp`: i64, versions 1-2.
    pub last_caught_up_timestamp: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ReplicaState {
    fn default() -> Self {
        Self {
            replica_id: 0,
            replica_directory_id: Uuid::ZERO,
            log_end_offset: 0,
            last_fetch_timestamp: -1,
            last_caught_up_timestamp: -1,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl ReplicaState {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.replica_id = r.i32()?;
        if version >= 2 {
            m.replica_directory_id = r.uuid()?;
        }
        m.log_end_offset = r.i64()?;
        if version >= 1 {
            m.last_fetch_timestamp = r.i64()?;
        }
        if version >= 1 {
            m.last_caught_up_timestamp = r.i64()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.replica_id);
        if version >= 2 {
            w.uuid(self.replica_directory_id);
        } else if !self.replica_directory_id.is_zero() {
            return Err(EncodeError::Absent { message: "ReplicaState", field: "ReplicaDirectoryId", version });
        }
        w.i64(self.log_end_offset);
        if version >= 1 {
            w.i64(self.last_fetch_timestamp);
        }
        if version >= 1 {
            w.i64(self.last_caught_up_timestamp);
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
