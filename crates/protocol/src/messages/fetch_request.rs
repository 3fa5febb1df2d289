// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `FetchRequest`: versions 4-18.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `FetchRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct FetchRequest {
    /// `ClusterId`: nullable string, versions 12-18, tag 0.
    pub cluster_id: Option<String>,
    /// `ReplicaId`: i32, versions 4-14.
    pub replica_id: i32,
    /// `ReplicaState`: [`ReplicaState`], versions 15-18, tag 1.
    pub replica_state: ReplicaState,
    /// `MaxWaitMs`: i32, versions 4-18.
    pub max_wait_ms: i32,
    /// `MinBytes`: i32, versions 4-18.
    pub min_bytes: i32,
    /// `MaxBytes`: i32, versions 4-18.
    pub max_bytes: i32,
    /// `IsolationLevel`: i8, versions 4-18.
    pub isolation_level: i8,
    /// `SessionId`: i32, versions 7-18.
    pub session_id: i32,
    /// `SessionEpoch`: i32, versions 7-18.
    pub session_epoch: i32,
    /// `Topics`: array of [`FetchTopic`], versions 4-18.
    pub topics: Vec<FetchTopic>,
    /// `ForgottenTopicsData`: array of [`ForgottenTopic`], versions 7-18.
    pub forgotten_topics_data: Vec<ForgottenTopic>,
    /// `RackId`: string, versions 11-18.
    pub rack_id: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for FetchRequest {
    fn default() -> Self {
        Self {
            cluster_id: None,
            replica_id: -1,
            replica_state: ReplicaState::default(),
            max_wait_ms: 0,
            min_bytes: 0,
            max_bytes: 2147483647,
            isolation_level: 0,
            session_id: 0,
            session_epoch: -1,
            topics: Vec::new(),
            forgotten_topics_data: Vec::new(),
            rack_id: String::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for FetchRequest {
    const NAME: &'static str = "FetchRequest";
    const VERSIONS: RangeInclusive<i16> = 4..=18;
    fn is_flexible(version: i16) -> bool {
        version >= 12
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version <= 14 {
            m.replica_id = r.i32()?;
        }
        m.max_wait_ms = r.i32()?;
        m.min_bytes = r.i32()?;
        m.max_bytes = r.i32()?;
        m.isolation_level = r.i8()?;
        if version >= 7 {
            m.session_id = r.i32()?;
        }
        if version >= 7 {
            m.session_epoch = r.i32()?;
        }
        m.topics = r.array(version >= 12, |r| FetchTopic::decode(r, version))?;
        if version >= 7 {
            m.forgotten_topics_data = r.array(version >= 12, |r| ForgottenTopic::decode(r, version))?;
        }
        if version >= 11 {
            m.rack_id = r.string(version >= 12)?;
        }
        if version >= 12 {
            r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
                0 => {
                    m.cluster_id = r.nullable_string(true, true)?;
                    Ok(true)
                }
                1 if version >= 15 => {
                    m.replica_state = ReplicaState::decode(r, version)?;
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
        if version <= 14 {
            w.i32(self.replica_id);
        } else if self.replica_id != -1 {
            return Err(EncodeError::Absent { message: "FetchRequest", field: "ReplicaId", version });
        }
        if !(version >= 15) && self.replica_state != ReplicaState::default() {
            return Err(EncodeError::Absent { message: "FetchRequest", field: "ReplicaState", version });
        }
        w.i32(self.max_wait_ms);
        w.i32(self.min_bytes);
        w.i32(self.max_bytes);
        w.i8(self.isolation_level);
        if version >= 7 {
            w.i32(self.session_id);
        }
        if version >= 7 {
            w.i32(self.session_epoch);
        }
        w.array(version >= 12, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 7 {
            w.array(version >= 12, &self.forgotten_topics_data, |w, v| v.encode(w, version))?;
        } else if !self.forgotten_topics_data.is_empty() {
            return Err(EncodeError::Absent { message: "FetchRequest", field: "ForgottenTopicsData", version });
        }
        if version >= 11 {
            w.string(version >= 12, &self.rack_id)?;
        }
        if version >= 12 {
            let mut tags = Tags::new();
            if self.cluster_id.is_some() {
                tags.add(0, |w| {
                    w.nullable_string(true, true, self.cluster_id.as_deref())?;
                    Ok(())
                })?;
            }
            if version >= 15 && self.replica_state != ReplicaState::default() {
                tags.add(1, |w| {
                    self.replica_state.encode(w, version)?;
                    Ok(())
                })?;
            }
            tags.finish(w, &self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `ReplicaState`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReplicaState {
    /// `ReplicaId`: i32, versions 15-18.
    pub replica_id: i32,
    /// `ReplicaEpoch`: i64, versions 15-18.
    pub replica_epoch: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ReplicaState {
    fn default() -> Self {
        Self { replica_id: -1, replica_epoch: -1, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ReplicaState {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 15 {
            m.replica_id = r.i32()?;
        }
        if version >= 15 {
            m.replica_epoch = r.i64()?;
        }
        if version >= 12 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 15 {
            w.i32(self.replica_id);
        } else if self.replica_id != -1 {
            return Err(EncodeError::Absent { message: "ReplicaState", field: "ReplicaId", version });
        }
        if version >= 15 {
            w.i64(self.replica_epoch);
        } else if self.replica_epoch != -1 {
            return Err(EncodeError::Absent { message: "ReplicaState", field: "ReplicaEpoch", version });
        }
        if version >= 12 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `FetchTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct FetchTopic {
    /// `Topic`: string, versions 4-12.
    pub topic: String,
    /// `TopicId`: uuid, versions 13-18.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`FetchPartition`], versions 4-18.
    pub partitions: Vec<FetchPartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for FetchTopic {
    fn default() -> Self {
        Self {
            topic: String::new(),
            topic_id: Uuid::ZERO,
            partitions: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl FetchTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version <= 12 {
            m.topic = r.string(version >= 12)?;
        }
        if version >= 13 {
            m.topic_id = r.uuid()?;
        }
        m.partitions = r.array(version >= 12, |r| FetchPartition::decode(r, version))?;
        if version >= 12 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version <= 12 {
            w.string(version >= 12, &self.topic)?;
        }
        if version >= 13 {
            w.uuid(self.topic_id);
        }
        w.array(version >= 12, &self.partitions, |w, v| v.encode(w, version))?;
        if version >= 12 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `FetchPartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct FetchPartition {
    /// `Partition`: i32, versions 4-18.
    pub partition: i32,
    /// `CurrentLeaderEpoch`: i32, versions 9-18.
    pub current_leader_epoch: i32,
    /// `FetchOffset`: i64, versions 4-18.
    pub fetch_offset: i64,
    /// `LastFetchedEpoch`: i32, versions 12-18.
    pub last_fetched_epoch: i32,
    /// `LogStartOffset`: i64, versions 5-18.
    pub log_start_offset: i64,
    /// `PartitionMaxBytes`: i32, versions 4-18.
    pub partition_max_bytes: i32,
    /// `ReplicaDirectoryId`: uuid, versions 17-18, tag 0.
    pub replica_directory_id: Uuid,
    /// `HighWatermark`: i64, versions 18, tag 1.
    pub high_watermark: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for FetchPartition {
    fn default() -> Self {
        Self {
            partition: 0,
            current_leader_epoch: -1,
            fetch_offset: 0,
            last_fetched_epoch: -1,
            log_start_offset: -1,
            partition_max_bytes: 0,
            replica_directory_id: Uuid::ZERO,
            high_watermark: 9223372036854775807,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl FetchPartition {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition = r.i32()?;
        if version >= 9 {
            m.current_leader_epoch = r.i32()?;
        }
        m.fetch_offset = r.i64()?;
        if version >= 12 {
            m.last_fetched_epoch = r.i32()?;
        }
        if version >= 5 {
            m.log_start_offset = r.i64()?;
        }
        m.partition_max_bytes = r.i32()?;
        if version >= 12 {
            r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
                0 if version >= 17 => {
                    m.replica_directory_id = r.uuid()?;
                    Ok(true)
                }
                1 if version >= 18 => {
                    m.high_watermark = r.i64()?;
                    Ok(true)
                }
                _ => Ok(false),
            })?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition);
        if version >= 9 {
            w.i32(self.current_leader_epoch);
        }
        w.i64(self.fetch_offset);
        if version >= 12 {
            w.i32(self.last_fetched_epoch);
        } else if self.last_fetched_epoch != -1 {
            return Err(EncodeError::Absent { message: "FetchPartition", field: "LastFetchedEpoch", version });
        }
        if version >= 5 {
            w.i64(self.log_start_offset);
        }
        w.i32(self.partition_max_bytes);
        if version >= 12 {
            let mut tags = Tags::new();
            if version >= 17 && !self.replica_directory_id.is_zero() {
                tags.add(0, |w| {
                    w.uuid(self.replica_directory_id);
                    Ok(())
                })?;
            }
            if version >= 18 && self.high_watermark != 9223372036854775807 {
                tags.add(1, |w| {
                    w.i64(self.high_watermark);
                    Ok(())
                })?;
            }
            tags.finish(w, &self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `ForgottenTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct ForgottenTopic {
    /// `Topic`: string, versions 7-12.
    pub topic: String,
    /// `TopicId`: uuid, versions 13-18.
    pub topic_id: Uuid,
    /// `Partitions`: array of i32, versions 7-18.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ForgottenTopic {
    fn default() -> Self {
        Self {
            topic: String::new(),
            topic_id: Uuid::ZERO,
            partitions: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl ForgottenTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if (7..=12).contains(&version) {
            m.topic = r.string(version >= 12)?;
        }
        if version >= 13 {
            m.topic_id = r.uuid()?;
        }
        if version >= 7 {
            m.partitions = r.array(version >= 12, Reader::i32)?;
        }
        if version >= 12 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if (7..=12).contains(&version) {
            w.string(version >= 12, &self.topic)?;
        }
        if version >= 13 {
            w.uuid(self.topic_id);
        }
        if version >= 7 {
            w.array(version >= 12, &self.partitions, |w, v| {
                w.i32(*v);
                Ok(())
            })?;
        } else if !self.partitions.is_empty() {
            return Err(EncodeError::Absent { message: "ForgottenTopic", field: "Partitions", version });
        }
        if version >= 12 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
