// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeTopicPartitionsResponse`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeTopicPartitionsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeTopicPartitionsResponse {
    /// `ThrottleTimeMs`: i32, versions 0.
    pub throttle_time_ms: i32,
    /// `Topics`: array of [`DescribeTopicPartitionsResponseTopic`], versions 0.
    pub topics: Vec<DescribeTopicPartitionsResponseTopic>,
    /// `NextCursor`: nullable [`Cursor`], versions 0.
    pub next_cursor: Option<Cursor>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeTopicPartitionsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, topics: Vec::new(), next_cursor: None, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeTopicPartitionsResponse {
    const NAME: &'static str = "DescribeTopicPartitionsResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=0;
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
        m.topics = r.array(true, |r| DescribeTopicPartitionsResponseTopic::decode(r, version))?;
        m.next_cursor = r.nullable_struct(true, |r| Cursor::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.nullable_struct(true, self.next_cursor.as_ref(), |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `DescribeTopicPartitionsResponseTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeTopicPartitionsResponseTopic {
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `Name`: nullable string, versions 0.
    pub name: Option<String>,
    /// `TopicId`: uuid, versions 0.
    pub topic_id: Uuid,
    /// `IsInternal`: bool, versions 0.
    pub is_internal: bool,
    /// `Partitions`: array of [`DescribeTopicPartitionsResponsePartition`], versions 0.
    pub partitions: Vec<DescribeTopicPartitionsResponsePartition>,
    /// `TopicAuthorizedOperations`: i32, versions 0.
    pub topic_authorized_operations: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeTopicPartitionsResponseTopic {
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

impl DescribeTopicPartitionsResponseTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.name = r.nullable_string(true, true)?;
        m.topic_id = r.uuid()?;
        m.is_internal = r.bool()?;
        m.partitions = r.array(true, |r| DescribeTopicPartitionsResponsePartition::decode(r, version))?;
        m.topic_authorized_operations = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i16(self.error_code);
        w.nullable_string(true, true, self.name.as_deref())?;
        w.uuid(self.topic_id);
        w.bool(self.is_internal);
        w.array(true, &self.partitions, |w, v| v.encode(w, version))?;
        w.i32(self.topic_authorized_operations);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `DescribeTopicPartitionsResponsePartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeTopicPartitionsResponsePartition {
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `PartitionIndex`: i32, versions 0.
    pub partition_index: i32,
    /// `LeaderId`: i32, versions 0.
    pub leader_id: i32,
    /// `LeaderEpoch`: i32, versions 0.
    pub leader_epoch: i32,
    /// `ReplicaNodes`: array of i32, versions 0.
    pub replica_nodes: Vec<i32>,
    /// `IsrNodes`: array of i32, versions 0.
    pub isr_nodes: Vec<i32>,
    /// `EligibleLeaderReplicas`: nullable array of i32, versions 0.
    pub eligible_leader_replicas: Option<Vec<i32>>,
    /// `LastKnownElr`: nullable array of i32, versions 0.
    pub last_known_elr: Option<Vec<i32>>,
    /// `OfflineReplicas`: array of i32, versions 0.
    pub offline_replicas: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeTopicPartitionsResponsePartition {
    fn default() -> Self {
        Self {
            error_code: 0,
            partition_index: 0,
            leader_id: 0,
            leader_epoch: -1,
            replica_nodes: Vec::new(),
            isr_nodes: Vec::new(),
            eligible_leader_replicas: None,
            last_known_elr: None,
            offline_replicas: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribeTopicPartitionsResponsePartition {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.partition_index = r.i32()?;
        m.leader_id = r.i32()?;
        m.leader_epoch = r.i32()?;
        m.replica_nodes = r.array(true, Reader::i32)?;
        m.isr_nodes = r.array(true, Reader::i32)?;
        m.eligible_leader_replicas = r.nullable_array(true, true, Reader::i32)?;
        m.last_known_elr = r.nullable_array(true, true, Reader::i32)?;
        m.offline_replicas = r.array(true, Reader::i32)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i16(self.error_code);
        w.i32(self.partition_index);
        w.i32(self.leader_id);
        w.i32(self.leader_epoch);
        w.array(true, &self.replica_nodes, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.array(true, &self.isr_nodes, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.nullable_array(true, true, self.eligible_leader_replicas.as_deref(), |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.nullable_array(true, true, self.last_known_elr.as_deref(), |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.array(true, &self.offline_replicas, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Cursor`.
#[derive(Debug, Clone, PartialEq)]
pub struct Cursor {
    /// `TopicName`: string, versions 0.
    pub topic_name: String,
    /// `PartitionIndex`: i32, versions 0.
    pub partition_index: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Cursor {
    fn default() -> Self {
        Self { topic_name: String::new(), partition_index: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Cursor {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_name = r.string(true)?;
        m.partition_index = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.topic_name)?;
        w.i32(self.partition_index);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
