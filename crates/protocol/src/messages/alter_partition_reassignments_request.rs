// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AlterPartitionReassignmentsRequest`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AlterPartitionReassignmentsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterPartitionReassignmentsRequest {
    /// `TimeoutMs`: i32, versions 0-1.
    pub timeout_ms: i32,
    /// `AllowReplicationFactorChange`: bool, versions 1.
    pub allow_replication_factor_change: bool,
    /// `Topics`: array of [`ReassignableTopic`], versions 0-1.
    pub topics: Vec<ReassignableTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterPartitionReassignmentsRequest {
    fn default() -> Self {
        Self {
            timeout_ms: 60000,
            allow_replication_factor_change: true,
            topics: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for AlterPartitionReassignmentsRequest {
    const NAME: &'static str = "AlterPartitionReassignmentsRequest";
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
        m.timeout_ms = r.i32()?;
        if version >= 1 {
            m.allow_replication_factor_change = r.bool()?;
        }
        m.topics = r.array(true, |r| ReassignableTopic::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.timeout_ms);
        if version >= 1 {
            w.bool(self.allow_replication_factor_change);
        } else if !self.allow_replication_factor_change {
            return Err(EncodeError::Absent {
                message: "AlterPartitionReassignmentsRequest",
                field: "AllowReplicationFactorChange",
                version,
            });
        }
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `ReassignableTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReassignableTopic {
    /// `Name`: string, versions 0-1.
    pub name: String,
    /// `Partitions`: array of [`ReassignablePartition`], versions 0-1.
    pub partitions: Vec<ReassignablePartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ReassignableTopic {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ReassignableTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.partitions = r.array(true, |r| ReassignablePartition::decode(r, version))?;
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

/// `ReassignablePartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReassignablePartition {
    /// `PartitionIndex`: i32, versions 0-1.
    pub partition_index: i32,
    /// `Replicas`: nullable array of i32, versions 0-1.
    pub replicas: Option<Vec<i32>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ReassignablePartition {
    fn default() -> Self {
        Self { partition_index: 0, replicas: None, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ReassignablePartition {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.replicas = r.nullable_array(true, true, Reader::i32)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.nullable_array(true, true, self.replicas.as_deref(), |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
