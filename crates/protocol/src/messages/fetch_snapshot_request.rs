// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `FetchSnapshotRequest`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `FetchSnapshotRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct FetchSnapshotRequest {
    /// `ClusterId`: nullable string, versions 0-1, tag 0.
    pub cluster_id: Option<String>,
    /// `ReplicaId`: i32, versions 0-1.
    pub replica_id: i32,
    /// `MaxBytes`: i32, versions 0-1.
    pub max_bytes: i32,
    /// `Topics`: array of [`TopicSnapshot`], versions 0-1.
    pub topics: Vec<TopicSnapshot>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for FetchSnapshotRequest {
    fn default() -> Self {
        Self {
            cluster_id: None,
            replica_id: -1,
            max_bytes: 2147483647,
            topics: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for FetchSnapshotRequest {
    const NAME: &'static str = "FetchSnapshotRequest";
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
        m.replica_id = r.i32()?;
        m.max_bytes = r.i32()?;
        m.topics = r.array(true, |r| TopicSnapshot::decode(r, version))?;
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 => {
                m.cluster_id = r.nullable_string(true, true)?;
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
        w.i32(self.replica_id);
        w.i32(self.max_bytes);
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        let mut tags = Tags::new();
        if self.cluster_id.is_some() {
            tags.add(0, |w| {
                w.nullable_string(true, true, self.cluster_id.as_deref())?;
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
    /// `Partition`: i32, versions 0-1.
    pub partition: i32,
    /// `CurrentLeaderEpoch`: i32, versions 0-1.
    pub current_leader_epoch: i32,
    /// `SnapshotId`: [`SnapshotId`], versions 0-1.
    pub snapshot_id: SnapshotId,
    /// `Position`: i64, versions 0-1.
    pub position: i64,
    /// `ReplicaDirectoryId`: uuid, versions 1, tag 0.
    pub replica_directory_id: Uuid,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionSnapshot {
    fn default() -> Self {
        Self {
            partition: 0,
            current_leader_epoch: 0,
            snapshot_id: SnapshotId::default(),
            position: 0,
            replica_directory_id: Uuid::ZERO,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionSnapshot {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition = r.i32()?;
        m.current_leader_epoch = r.i32()?;
        m.snapshot_id = SnapshotId::decode(r, version)?;
        m.position = r.i64()?;
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 if version >= 1 => {
                m.replica_directory_id = r.uuid()?;
                Ok(true)
            }
            _ => Ok(false),
        })?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition);
        w.i32(self.current_leader_epoch);
        self.snapshot_id.encode(w, version)?;
        w.i64(self.position);
        let mut tags = Tags::new();
        if version >= 1 && !self.replica_directory_id.is_zero() {
            tags.add(0, |w| {
                w.uuid(self.replica_directory_id);
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
