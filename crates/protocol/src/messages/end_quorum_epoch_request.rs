// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `EndQuorumEpochRequest`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `EndQuorumEpochRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct EndQuorumEpochRequest {
    /// `ClusterId`: nullable string, versions 0-1.
    pub cluster_id: Option<String>,
    /// `Topics`: array of [`TopicData`], versions 0-1.
    pub topics: Vec<TopicData>,
    /// `LeaderEndpoints`: array of [`LeaderEndpoint`], versions 1.
    pub leader_endpoints: Vec<LeaderEndpoint>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for EndQuorumEpochRequest {
    fn default() -> Self {
        Self {
            cluster_id: None,
            topics: Vec::new(),
            leader_endpoints: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for EndQuorumEpochRequest {
    const NAME: &'static str = "EndQuorumEpochRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
    fn is_flexible(version: i16) -> bool {
        version >= 1
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.cluster_id = r.nullable_string(version >= 1, true)?;
        m.topics = r.array(version >= 1, |r| TopicData::decode(r, version))?;
        if version >= 1 {
            m.leader_endpoints = r.array(version >= 1, |r| LeaderEndpoint::decode(r, version))?;
        }
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_string(version >= 1, true, self.cluster_id.as_deref())?;
        w.array(version >= 1, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 1 {
            w.array(version >= 1, &self.leader_endpoints, |w, v| v.encode(w, version))?;
        }
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
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
    /// `LeaderId`: i32, versions 0-1.
    pub leader_id: i32,
    /// `LeaderEpoch`: i32, versions 0-1.
    pub leader_epoch: i32,
    /// `PreferredSuccessors`: array of i32, versions 0.
    pub preferred_successors: Vec<i32>,
    /// `PreferredCandidates`: array of [`ReplicaInfo`], versions 1.
    pub preferred_candidates: Vec<ReplicaInfo>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionData {
    fn default() -> Self {
        Self {
            partition_index: 0,
            leader_id: 0,
            leader_epoch: 0,
            preferred_successors: Vec::new(),
            preferred_candidates: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.leader_id = r.i32()?;
        m.leader_epoch = r.i32()?;
        if version <= 0 {
            m.preferred_successors = r.array(version >= 1, Reader::i32)?;
        }
        if version >= 1 {
            m.preferred_candidates = r.array(version >= 1, |r| ReplicaInfo::decode(r, version))?;
        }
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i32(self.leader_id);
        w.i32(self.leader_epoch);
        if version <= 0 {
            w.array(version >= 1, &self.preferred_successors, |w, v| {
                w.i32(*v);
                Ok(())
            })?;
        }
        if version >= 1 {
            w.array(version >= 1, &self.preferred_candidates, |w, v| v.encode(w, version))?;
        }
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `ReplicaInfo`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReplicaInfo {
    /// `CandidateId`: i32, versions 1.
    pub candidate_id: i32,
    /// `CandidateDirectoryId`: uuid, versions 1.
    pub candidate_directory_id: Uuid,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ReplicaInfo {
    fn default() -> Self {
        Self { candidate_id: 0, candidate_directory_id: Uuid::ZERO, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ReplicaInfo {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 1 {
            m.candidate_id = r.i32()?;
        }
        if version >= 1 {
            m.candidate_directory_id = r.uuid()?;
        }
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 1 {
            w.i32(self.candidate_id);
        } else if self.candidate_id != 0 {
            return Err(EncodeError::Absent { message: "ReplicaInfo", field: "CandidateId", version });
        }
        if version >= 1 {
            w.uuid(self.candidate_directory_id);
        } else if !self.candidate_directory_id.is_zero() {
            return Err(EncodeError::Absent { message: "ReplicaInfo", field: "CandidateDirectoryId", version });
        }
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `LeaderEndpoint`.
#[derive(Debug, Clone, PartialEq)]
pub struct LeaderEndpoint {
    /// `Name`: string, versions 1.
    pub name: String,
    /// `Host`: string, versions 1.
    pub host: String,
    /// `Port`: u16, versions 1.
    pub port: u16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for LeaderEndpoint {
    fn default() -> Self {
        Self { name: String::new(), host: String::new(), port: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl LeaderEndpoint {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 1 {
            m.name = r.string(version >= 1)?;
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
            w.string(version >= 1, &self.name)?;
        } else if !self.name.is_empty() {
            return Err(EncodeError::Absent { message: "LeaderEndpoint", field: "Name", version });
        }
        if version >= 1 {
            w.string(version >= 1, &self.host)?;
        } else if !self.host.is_empty() {
            return Err(EncodeError::Absent { message: "LeaderEndpoint", field: "Host", version });
        }
        if version >= 1 {
            w.u16(self.port);
        } else if self.port != 0 {
            return Err(EncodeError::Absent { message: "LeaderEndpoint", field: "Port", version });
        }
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
