// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `FetchSnapshotResponse`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `FetchSnapshotResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct FetchSnapshotResponse {
    /// `ThrottleTimeMs`: i32, versions 0-1.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `Topics`: array of [`TopicSnapshot`], versions 0-1.
    pub topics: Vec<TopicSnapshot>,
    /// `NodeEndpoints`: array of [`NodeEndpoint`], versions 1, tag 0.
    pub node_endpoints: Vec<NodeEndpoint>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for FetchSnapshotResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            topics: Vec::new(),
            node_endpoints: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for FetchSnapshotResponse {
    const NAME: &'static str = "FetchSnapshotResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
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
        m.topics = r.array(true, |r| TopicSnapshot::decode(r, version))?;
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
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        if !(version >= 1) && !self.node_endpoints.is_empty() {
            return Err(EncodeError::Absent { message: "FetchSnapshotResponse", field: "NodeEndpoints", version });
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

/// `TopicSnapshot`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicSnapshot {
    /// `Name`: string, versions 0-1.
    pub name: String,
    /// `Partitions`: array of [`PartitionSnapshot`], versions 0-1.
    pub partitions: Vec<PartitionSnapshot>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicSnapshot {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicSnapshot {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.partitions = r.array(true, |r| PartitionSnapshot::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.array(true, &self.partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `PartitionSnapshot`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionSnapshot {
    /// `Index`: i32, versions 0-1.
    pub index: i32,
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `SnapshotId`: [`SnapshotId`], versions 0-1.
    pub snapshot_id: SnapshotId,
    /// `CurrentLeader`: [`LeaderIdAndEpoch`], versions 0-1, tag 0.
    pub current_leader: LeaderIdAndEpoch,
    /// `Size`: i64, versions 0-1.
    pub size: i64,
    /// `Position`: i64, versions 0-1.
    pub position: i64,
    /// `UnalignedRecords`: nullable records, versions 0-1.
    pub unaligned_records: Option<Records>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionSnapshot {
    fn default() -> Self {
        Self {
            index: 0,
            error_code: 0,
            snapshot_id: SnapshotId::default(),
            current_leader: LeaderIdAndEpoch::default(),
            size: 0,
            position: 0,
            unaligned_records: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionSnapshot {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.index = r.i32()?;
        m.error_code = r.i16()?;
        m.snapshot_id = SnapshotId::decode(r, version)?;
        m.size = r.i64()?;
        m.position = r.i64()?;
        m.unaligned_records = r.records(true)?;
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 => {
                m.current_leader = LeaderIdAndEpoch::decode(r, version)?;
                Ok(true)
            }
            _ => Ok(false),
        })?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.index);
        w.i16(self.error_code);
        self.snapshot_id.encode(w, version)?;
        w.i64(self.size);
        w.i64(self.position);
        w.records(true, self.unaligned_records.as_ref())?;
        let mut tags = Tags::new();
        if self.current_leader != LeaderIdAndEpoch::default() {
            tags.add(0, |w| {
                self.current_leader.encode(w, version)?;
                Ok(())
            })?;
        }
        tags.finish(w, &self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `SnapshotId`.
#[derive(Debug, Clone, PartialEq)]
pub struct SnapshotId {
    /// `EndOffset`: i64, versions 0-1.
    pub end_offset: i64,
    /// `Epoch`: i32, versions 0-1.
    pub epoch: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for SnapshotId {
    fn default() -> Self {
        Self { end_offset: 0, epoch: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl SnapshotId {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.end_offset = r.i64()?;
        m.epoch = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i64(self.end_offset);
        w.i32(self.epoch);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `LeaderIdAndEpoch`.
#[derive(Debug, Clone, PartialEq)]
pub struct LeaderIdAndEpoch {
    /// `LeaderId`: i32, versions 0-1.
    pub leader_id: i32,
    /// `LeaderEpoch`: i32, versions 0-1.
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
