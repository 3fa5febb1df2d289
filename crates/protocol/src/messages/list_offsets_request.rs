// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ListOffsetsRequest`: versions 1-11.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ListOffsetsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListOffsetsRequest {
    /// `ReplicaId`: i32, versions 1-11.
    pub replica_id: i32,
    /// `IsolationLevel`: i8, versions 2-11.
    pub isolation_level: i8,
    /// `Topics`: array of [`ListOffsetsTopic`], versions 1-11.
    pub topics: Vec<ListOffsetsTopic>,
    /// `TimeoutMs`: i32, versions 10-11.
    pub timeout_ms: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ListOffsetsRequest {
    fn default() -> Self {
        Self {
            replica_id: 0,
            isolation_level: 0,
            topics: Vec::new(),
            timeout_ms: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ListOffsetsRequest {
    const NAME: &'static str = "ListOffsetsRequest";
    const VERSIONS: RangeInclusive<i16> = 1..=11;
    fn is_flexible(version: i16) -> bool {
        version >= 6
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.replica_id = r.i32()?;
        if version >= 2 {
            m.isolation_level = r.i8()?;
        }
        m.topics = r.array(version >= 6, |r| ListOffsetsTopic::decode(r, version))?;
        if version >= 10 {
            m.timeout_ms = r.i32()?;
        }
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.replica_id);
        if version >= 2 {
            w.i8(self.isolation_level);
        } else if self.isolation_level != 0 {
            return Err(EncodeError::Absent { message: "ListOffsetsRequest", field: "IsolationLevel", version });
        }
        w.array(version >= 6, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 10 {
            w.i32(self.timeout_ms);
        }
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `ListOffsetsTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListOffsetsTopic {
    /// `Name`: string, versions 1-11.
    pub name: String,
    /// `Partitions`: array of [`ListOffsetsPartition`], versions 1-11.
    pub partitions: Vec<ListOffsetsPartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ListOffsetsTopic {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ListOffsetsTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 6)?;
        m.partitions = r.array(version >= 6, |r| ListOffsetsPartition::decode(r, version))?;
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 6, &self.name)?;
        w.array(version >= 6, &self.partitions, |w, v| v.encode(w, version))?;
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `ListOffsetsPartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListOffsetsPartition {
    /// `PartitionIndex`: i32, versions 1-11.
    pub partition_index: i32,
    /// `CurrentLeaderEpoch`: i32, versions 4-11.
    pub current_leader_epoch: i32,
    /// `Timestamp`: i64, versions 1-11.
    pub timestamp: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ListOffsetsPartition {
    fn default() -> Self {
        Self { partition_index: 0, current_leader_epoch: -1, timestamp: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ListOffsetsPartition {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        if version >= 4 {
            m.current_leader_epoch = r.i32()?;
        }
        m.timestamp = r.i64()?;
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        if version >= 4 {
            w.i32(self.current_leader_epoch);
        }
        w.i64(self.timestamp);
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
