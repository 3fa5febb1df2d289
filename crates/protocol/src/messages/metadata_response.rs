// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `MetadataResponse`: versions 0-13.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `MetadataResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct MetadataResponse {
    /// `ThrottleTimeMs`: i32, versions 3-13.
    pub throttle_time_ms: i32,
    /// `Brokers`: array of [`MetadataResponseBroker`], versions 0-13.
    pub brokers: Vec<MetadataResponseBroker>,
    /// `ClusterId`: nullable string, versions 2-13.
    pub cluster_id: Option<String>,
    /// `ControllerId`: i32, versions 1-13.
    pub controller_id: i32,
    /// `Topics`: array of [`MetadataResponseTopic`], versions 0-13.
    pub topics: Vec<MetadataResponseTopic>,
    /// `ClusterAuthorizedOperations`: i32, versions 8-10.
    pub cluster_authorized_operations: i32,
    /// `ErrorCode`: i16, versions 13.
    pub error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for MetadataResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            brokers: Vec::new(),
            cluster_id: None,
            controller_id: -1,
            topics: Vec::new(),
            cluster_authorized_operations: -2147483648,
            error_code: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for MetadataResponse {
    const NAME: &'static str = "MetadataResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=13;
    fn is_flexible(version: i16) -> bool {
        version >= 9
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 3 {
            m.throttle_time_ms = r.i32()?;
        }
        m.brokers = r.array(version >= 9, |r| MetadataResponseBroker::decode(r, version))?;
        if version >= 2 {
            m.cluster_id = r.nullable_string(version >= 9, true)?;
        }
        if version >= 1 {
            m.controller_id = r.i32()?;
        }
        m.topics = r.array(version >= 9, |r| MetadataResponseTopic::decode(r, version))?;
        if (8..=10).contains(&version) {
            m.cluster_authorized_operations = r.i32()?;
        }
        if version >= 13 {
            m.error_code = r.i16()?;
        }
        if version >= 9 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version >= 3 {
            w.i32(self.throttle_time_ms);
        }
        w.array(version >= 9, &self.brokers, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.nullable_string(version >= 9, true, self.cluster_id.as_deref())?;
        }
        if version >= 1 {
            w.i32(self.controller_id);
        }
        w.array(version >= 9, &self.topics, |w, v| v.encode(w, version))?;
        if (8..=10).contains(&version) {
            w.i32(self.cluster_authorized_operations);
        } else if self.cluster_authorized_operations != -2147483648 {
            return Err(EncodeError::Absent {
                message: "MetadataResponse",
                field: "ClusterAuthorizedOperations",
                version,
            });
        }
        if version >= 13 {
            w.i16(self.error_code);
        }
        if version >= 9 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `MetadataResponseBroker`.
#[derive(Debug, Clone, PartialEq)]
pub struct MetadataResponseBroker {
    /// `NodeId`: i32, versions 0-13.
    pub node_id: i32,
    /// `Host`: string, versions 0-13.
    pub host: String,
    /// `Port`: i32, versions 0-13.
    pub port: i32,
    /// `Rack`: nullable string, versions 1-13.
    pub rack: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for MetadataResponseBroker {
    fn default() -> Self {
        Self { node_id: 0, host: String::new(), port: 0, rack: None, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl MetadataResponseBroker {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.node_id = r.i32()?;
        m.host = r.string(version >= 9)?;
        m.port = r.i32()?;
        if version >= 1 {
            m.rack = r.nullable_string(version >= 9, true)?;
        }
        if version >= 9 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.node_id);
        w.string(version >= 9, &self.host)?;
        w.i32(self.port);
        if version >= 1 {
            w.nullable_string(version >= 9, true, self.rack.as_deref())?;
        }
        if version >= 9 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `MetadataResponseTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct MetadataResponseTopic {
    /// `ErrorCode`: i16, versions 0-13.
    pub error_code: i16,
    /// `Name`: nullable string, versions 0-13.
    pub name: Option<String>,
    /// `TopicId`: uuid, versions 10-13.
    pub topic_id: Uuid,
    /// `IsInternal`: bool, versions 1-13.
    pub is_internal: bool,
    /// `Partitions`: array of [`MetadataResponsePartition`], versions 0-13.
    pub partitions: Vec<MetadataResponsePartition>,
    /// `TopicAuthorizedOperations`: i32, versions 8-13.
    pub topic_authorized_operations: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for MetadataResponseTopic {
    fn default() -> Self {
        Self {
            error_code: 0,
            name: Some(String::new()),
            topic_id: Uuid::ZERO,
            is_internal: false,
            partitions: Vec::new(),
            topic_authorized_operations: -2147483648,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl MetadataResponseTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.name = r.nullable_string(version >= 9, version >= 12)?;
        if version >= 10 {
            m.topic_id = r.uuid()?;
        }
        if version >= 1 {
            m.is_internal = r.bool()?;
        }
        m.partitions = r.array(version >= 9, |r| MetadataResponsePartition::decode(r, version))?;
        if version >= 8 {
            m.topic_authorized_operations = r.i32()?;
        }
        if version >= 9 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i16(self.error_code);
        w.nullable_string(version >= 9, version >= 12, self.name.as_deref())?;
        if version >= 10 {
            w.uuid(self.topic_id);
        }
        if version >= 1 {
            w.bool(self.is_internal);
        }
        w.array(version >= 9, &self.partitions, |w, v| v.encode(w, version))?;
        if version >= 8 {
            w.i32(self.topic_authorized_operations);
        } else if self.topic_authorized_operations != -2147483648 {
            return Err(EncodeError::Absent {
                message: "MetadataResponseTopic",
                field: "TopicAuthorizedOperations",
                version,
            });
        }
        if version >= 9 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `MetadataResponsePartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct MetadataResponsePartition {
    /// `ErrorCode`: i16, versions 0-13.
    pub error_code: i16,
    /// `PartitionIndex`: i32, versions 0-13.
    pub partition_index: i32,
    /// `LeaderId`: i32, versions 0-13.
    pub leader_id: i32,
    /// `LeaderEpoch`: i32, versions 7-13.
    pub leader_epoch: i32,
    /// `ReplicaNodes`: array of i32, versions 0-13.
    pub replica_nodes: Vec<i32>,
    /// `IsrNodes`: array of i32, versions 0-13.
    pub isr_nodes: Vec<i32>,
    /// `OfflineReplicas`: array of i32, versions 5-13.
    pub offline_replicas: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for MetadataResponsePartition {
    fn default() -> Self {
        Self {
            error_code: 0,
            partition_index: 0,
            leader_id: 0,
            leader_epoch: -1,
            replica_nodes: Vec::new(),
            isr_nodes: Vec::new(),
            offline_replicas: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl MetadataResponsePartition {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.partition_index = r.i32()?;
        m.leader_id = r.i32()?;
        if version >= 7 {
            m.leader_epoch = r.i32()?;
        }
        m.replica_nodes = r.array(version >= 9, Reader::i32)?;
        m.isr_nodes = r.array(version >= 9, Reader::i32)?;
        if version >= 5 {
            m.offline_replicas = r.array(version >= 9, Reader::i32)?;
        }
        if version >= 9 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i16(self.error_code);
        w.i32(self.partition_index);
        w.i32(self.leader_id);
        if version >= 7 {
            w.i32(self.leader_epoch);
        }
        w.array(version >= 9, &self.replica_nodes, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.array(version >= 9, &self.isr_nodes, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        if version >= 5 {
            w.array(version >= 9, &self.offline_replicas, |w, v| {
                w.i32(*v);
                Ok(())
            })?;
        }
        if version >= 9 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
