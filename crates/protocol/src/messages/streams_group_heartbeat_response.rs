// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `StreamsGroupHeartbeatResponse`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `StreamsGroupHeartbeatResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct StreamsGroupHeartbeatResponse {
    /// `ThrottleTimeMs`: i32, versions 0-1.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0-1.
    pub error_message: Option<String>,
    /// `MemberId`: string, versions 0-1.
    pub member_id: String,
    /// `MemberEpoch`: i32, versions 0-1.
    pub member_epoch: i32,
    /// `HeartbeatIntervalMs`: i32, versions 0-1.
    pub heartbeat_interval_ms: i32,
    /// `AcceptableRecoveryLagLegacy`: i32, versions 0.
    pub acceptable_recovery_lag_legacy: i32,
    /// `TaskOffsetIntervalMs`: i32, versions 0-1.
    pub task_offset_interval_ms: i32,
    /// `AcceptableRecoveryLag`: i64, versions 1.
    pub acceptable_recovery_lag: i64,
    /// `Status`: nullable array of [`Status`], versions 0-1.
    pub status: Option<Vec<Status>>,
    /// `ActiveTasks`: nullable array of [`TaskIds`], versions 0-1.
    pub active_tasks: Option<Vec<TaskIds>>,
    /// `StandbyTasks`: nullable array of [`TaskIds`], versions 0-1.
    pub standby_tasks: Option<Vec<TaskIds>>,
    /// `WarmupTasks`: nullable array of [`TaskIds`], versions 0-1.
    pub warmup_tasks: Option<Vec<TaskIds>>,
    /// `TopologyDescriptionRequired`: bool, versions 1.
    pub topology_description_required: bool,
    /// `EndpointInformationEpoch`: i32, versions 0-1.
    pub endpoint_information_epoch: i32,
    /// `PartitionsByUserEndpoint`: nullable array of [`EndpointToPartitions`], versions 0-1.
    pub partitions_by_user_endpoint: Option<Vec<EndpointToPartitions>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for StreamsGroupHeartbeatResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            error_message: None,
            member_id: String::new(),
            member_epoch: 0,
            heartbeat_interval_ms: 0,
            acceptable_recovery_lag_legacy: 0,
            task_offset_interval_ms: 0,
            acceptable_recovery_lag: -1,
            status: Some(Vec::new()),
            active_tasks: None,
            standby_tasks: None,
            warmup_tasks: None,
            topology_description_required: false,
            endpoint_information_epoch: 0,
            partitions_by_user_endpoint: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for StreamsGroupHeartbeatResponse {
    const NAME: &'static str = "StreamsGroupHeartbeatResponse";
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
        m.error_message = r.nullable_string(true, true)?;
        m.member_id = r.string(true)?;
        m.member_epoch = r.i32()?;
        m.heartbeat_interval_ms = r.i32()?;
        if version <= 0 {
            m.acceptable_recovery_lag_legacy = r.i32()?;
        }
        m.task_offset_interval_ms = r.i32()?;
        if version >= 1 {
            m.acceptable_recovery_lag = r.i64()?;
        }
        m.status = r.nullable_array(true, true, |r| Status::decode(r, version))?;
        m.active_tasks = r.nullable_array(true, true, |r| TaskIds::decode(r, version))?;
        m.standby_tasks = r.nullable_array(true, true, |r| TaskIds::decode(r, version))?;
        m.warmup_tasks = r.nullable_array(true, true, |r| TaskIds::decode(r, version))?;
        if version >= 1 {
            m.topology_description_required = r.bool()?;
        }
        m.endpoint_information_epoch = r.i32()?;
        m.partitions_by_user_endpoint = r.nullable_array(true, true, |r| EndpointToPartitions::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.string(true, &self.member_id)?;
        w.i32(self.member_epoch);
        w.i32(self.heartbeat_interval_ms);
        if version <= 0 {
            w.i32(self.acceptable_recovery_lag_legacy);
        } else if self.acceptable_recovery_lag_legacy != 0 {
            return Err(EncodeError::Absent {
                message: "StreamsGroupHeartbeatResponse",
                field: "AcceptableRecoveryLagLegacy",
                version,
            });
        }
        w.i32(self.task_offset_interval_ms);
        if version >= 1 {
            w.i64(self.acceptable_recovery_lag);
        }
        w.nullable_array(true, true, self.status.as_deref(), |w, v| v.encode(w, version))?;
        w.nullable_array(true, true, self.active_tasks.as_deref(), |w, v| v.encode(w, version))?;
        w.nullable_array(true, true, self.standby_tasks.as_deref(), |w, v| v.encode(w, version))?;
        w.nullable_array(true, true, self.warmup_tasks.as_deref(), |w, v| v.encode(w, version))?;
        if version >= 1 {
            w.bool(self.topology_description_required);
        } else if self.topology_description_required {
            return Err(EncodeError::Absent {
                message: "StreamsGroupHeartbeatResponse",
                field: "TopologyDescriptionRequired",
                version,
            });
        }
        w.i32(self.endpoint_information_epoch);
        w.nullable_array(true, true, self.partitions_by_user_endpoint.as_deref(), |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `EndpointToPartitions`.
#[derive(Debug, Clone, PartialEq)]
pub struct EndpointToPartitions {
    /// `UserEndpoint`: [`Endpoint`], versions 0-1.
    pub user_endpoint: Endpoint,
    /// `ActivePartitions`: array of [`TopicPartition`], versions 0-1.
    pub active_partitions: Vec<TopicPartition>,
    /// `StandbyPartitions`: array of [`TopicPartition`], versions 0-1.
    pub standby_partitions: Vec<TopicPartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for EndpointToPartitions {
    fn default() -> Self {
        Self {
            user_endpoint: Endpoint::default(),
            active_partitions: Vec::new(),
            standby_partitions: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl EndpointToPartitions {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.user_endpoint = Endpoint::decode(r, version)?;
        m.active_partitions = r.array(true, |r| TopicPartition::decode(r, version))?;
        m.standby_partitions = r.array(true, |r| TopicPartition::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.user_endpoint.encode(w, version)?;
        w.array(true, &self.active_partitions, |w, v| v.encode(w, version))?;
        w.array(true, &self.standby_partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Status`.
#[derive(Debug, Clone, PartialEq)]
pub struct Status {
    /// `StatusCode`: i8, versions 0-1.
    pub status_code: i8,
    /// `StatusDetail`: string, versions 0-1.
    pub status_detail: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Status {
    fn default() -> Self {
        Self { status_code: 0, status_detail: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Status {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.status_code = r.i8()?;
        m.status_detail = r.string(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i8(self.status_code);
        w.string(true, &self.status_detail)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicPartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicPartition {
    /// `Topic`: string, versions 0-1.
    pub topic: String,
    /// `Partitions`: array of i32, versions 0-1.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicPartition {
    fn default() -> Self {
        Self { topic: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicPartition {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic = r.string(true)?;
        m.partitions = r.array(true, Reader::i32)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.topic)?;
        w.array(true, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TaskIds`.
#[derive(Debug, Clone, PartialEq)]
pub struct TaskIds {
    /// `SubtopologyId`: string, versions 0-1.
    pub subtopology_id: String,
    /// `Partitions`: array of i32, versions 0-1.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TaskIds {
    fn default() -> Self {
        Self { subtopology_id: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TaskIds {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.subtopology_id = r.string(true)?;
        m.partitions = r.array(true, Reader::i32)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.subtopology_id)?;
        w.array(true, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Endpoint`.
#[derive(Debug, Clone, PartialEq)]
pub struct Endpoint {
    /// `Host`: string, versions 0-1.
    pub host: String,
    /// `Port`: u16, versions 0-1.
    pub port: u16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Endpoint {
    fn default() -> Self {
        Self { host: String::new(), port: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Endpoint {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.host = r.string(true)?;
        m.port = r.u16()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.host)?;
        w.u16(self.port);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
