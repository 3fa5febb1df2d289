// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `StreamsGroupHeartbeatRequest`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `StreamsGroupHeartbeatRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct StreamsGroupHeartbeatRequest {
    /// `GroupId`: string, versions 0-1.
    pub group_id: String,
    /// `MemberId`: string, versions 0-1.
    pub member_id: String,
    /// `MemberEpoch`: i32, versions 0-1.
    pub member_epoch: i32,
    /// `EndpointInformationEpoch`: i32, versions 0-1.
    pub endpoint_information_epoch: i32,
    /// `InstanceId`: nullable string, versions 0-1.
    pub instance_id: Option<String>,
    /// `RackId`: nullable string, versions 0-1.
    pub rack_id: Option<String>,
    /// `RebalanceTimeoutMs`: i32, versions 0-1.
    pub rebalance_timeout_ms: i32,
    /// `Topology`: nullable [`Topology`], versions 0-1.
    pub topology: Option<Topology>,
    /// `ActiveTasks`: nullable array of [`TaskIds`], versions 0-1.
    pub active_tasks: Option<Vec<TaskIds>>,
    /// `StandbyTasks`: nullable array of [`TaskIds`], versions 0-1.
    pub standby_tasks: Option<Vec<TaskIds>>,
    /// `WarmupTasks`: nullable array of [`TaskIds`], versions 0-1.
    pub warmup_tasks: Option<Vec<TaskIds>>,
    /// `ProcessId`: nullable string, versions 0-1.
    pub process_id: Option<String>,
    /// `UserEndpoint`: nullable [`Endpoint`], versions 0-1.
    pub user_endpoint: Option<Endpoint>,
    /// `ClientTags`: nullable array of [`KeyValue`], versions 0-1.
    pub client_tags: Option<Vec<KeyValue>>,
    /// `TaskOffsets`: nullable array of [`TaskOffset`], versions 0-1.
    pub task_offsets: Option<Vec<TaskOffset>>,
    /// `TaskEndOffsets`: nullable array of [`TaskOffset`], versions 0-1.
    pub task_end_offsets: Option<Vec<TaskOffset>>,
    /// `ShutdownApplication`: bool, versions 0-1.
    pub shutdown_application: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for StreamsGroupHeartbeatRequest {
    fn default() -> Self {
        Self {
            group_id: String::new(),
            member_id: String::new(),
            member_epoch: 0,
            endpoint_information_epoch: 0,
            instance_id: None,
            rack_id: None,
            rebalance_timeout_ms: -1,
            topology: None,
            active_tasks: None,
            standby_tasks: None,
            warmup_tasks: None,
            process_id: None,
            user_endpoint: None,
            client_tags: None,
            task_offsets: None,
            task_end_offsets: None,
            shutdown_application: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for StreamsGroupHeartbeatRequest {
    const NAME: &'static str = "StreamsGroupHeartbeatRequest";
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
        m.group_id = r.string(true)?;
        m.member_id = r.string(true)?;
        m.member_epoch = r.i32()?;
        m.endpoint_information_epoch = r.i32()?;
        m.instance_id = r.nullable_string(true, true)?;
        m.rack_id = r.nullable_string(true, true)?;
        m.rebalance_timeout_ms = r.i32()?;
        m.topology = r.nullable_struct(true, |r| Topology::decode(r, version))?;
        m.active_tasks = r.nullable_array(true, true, |r| TaskIds::decode(r, version))?;
        m.standby_tasks = r.nullable_array(true, true, |r| TaskIds::decode(r, version))?;
        m.warmup_tasks = r.nullable_array(true, true, |r| TaskIds::decode(r, version))?;
        m.process_id = r.nullable_string(true, true)?;
        m.user_endpoint = r.nullable_struct(true, |r| Endpoint::decode(r, version))?;
        m.client_tags = r.nullable_array(true, true, |r| KeyValue::decode(r, version))?;
        m.task_offsets = r.nullable_array(true, true, |r| TaskOffset::decode(r, version))?;
        m.task_end_offsets = r.nullable_array(true, true, |r| TaskOffset::decode(r, version))?;
        m.shutdown_application = r.bool()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(true, &self.group_id)?;
        w.string(true, &self.member_id)?;
        w.i32(self.member_epoch);
        w.i32(self.endpoint_information_epoch);
        w.nullable_string(true, true, self.instance_id.as_deref())?;
        w.nullable_string(true, true, self.rack_id.as_deref())?;
        w.i32(self.rebalance_timeout_ms);
        w.nullable_struct(true, self.topology.as_ref(), |w, v| v.encode(w, version))?;
        w.nullable_array(true, true, self.active_tasks.as_deref(), |w, v| v.encode(w, version))?;
        w.nullable_array(true, true, self.standby_tasks.as_deref(), |w, v| v.encode(w, version))?;
        w.nullable_array(true, true, self.warmup_tasks.as_deref(), |w, v| v.encode(w, version))?;
        w.nullable_string(true, true, self.process_id.as_deref())?;
        w.nullable_struct(true, self.user_endpoint.as_ref(), |w, v| v.encode(w, version))?;
        w.nullable_array(true, true, self.client_tags.as_deref(), |w, v| v.encode(w, version))?;
        w.nullable_array(true, true, self.task_offsets.as_deref(), |w, v| v.encode(w, version))?;
        w.nullable_array(true, true, self.task_end_offsets.as_deref(), |w, v| v.encode(w, version))?;
        w.bool(self.shutdown_application);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Topology`.
#[derive(Debug, Clone, PartialEq)]
pub struct Topology {
    /// `Epoch`: i32, versions 0-1.
    pub epoch: i32,
    /// `Subtopologies`: array of [`Subtopology`], versions 0-1.
    pub subtopologies: Vec<Subtopology>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Topology {
    fn default() -> Self {
        Self { epoch: 0, subtopologies: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Topology {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.epoch = r.i32()?;
        m.subtopologies = r.array(true, |r| Subtopology::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.epoch);
        w.array(true, &self.subtopologies, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Subtopology`.
#[derive(Debug, Clone, PartialEq)]
pub struct Subtopology {
    /// `SubtopologyId`: string, versions 0-1.
    pub subtopology_id: String,
    /// `SourceTopics`: array of string, versions 0-1.
    pub source_topics: Vec<String>,
    /// `SourceTopicRegex`: array of string, versions 0-1.
    pub source_topic_regex: Vec<String>,
    /// `StateChangelogTopics`: array of [`TopicInfo`], versions 0-1.
    pub state_changelog_topics: Vec<TopicInfo>,
    /// `RepartitionSinkTopics`: array of string, versions 0-1.
    pub repartition_sink_topics: Vec<String>,
    /// `RepartitionSourceTopics`: array of [`TopicInfo`], versions 0-1.
    pub repartition_source_topics: Vec<TopicInfo>,
    /// `CopartitionGroups`: array of [`CopartitionGroup`], versions 0-1.
    pub copartition_groups: Vec<CopartitionGroup>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Subtopology {
    fn default() -> Self {
        Self {
            subtopology_id: String::new(),
            source_topics: Vec::new(),
            source_topic_regex: Vec::new(),
            state_changelog_topics: Vec::new(),
            repartition_sink_topics: Vec::new(),
            repartition_source_topics: Vec::new(),
            copartition_groups: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Subtopology {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.subtopology_id = r.string(true)?;
        m.source_topics = r.array(true, |r| r.string(true))?;
        m.source_topic_regex = r.array(true, |r| r.string(true))?;
        m.state_changelog_topics = r.array(true, |r| TopicInfo::decode(r, version))?;
        m.repartition_sink_topics = r.array(true, |r| r.string(true))?;
        m.repartition_source_topics = r.array(true, |r| TopicInfo::decode(r, version))?;
        m.copartition_groups = r.array(true, |r| CopartitionGroup::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.subtopology_id)?;
        w.array(true, &self.source_topics, |w, v| w.string(true, v))?;
        w.array(true, &self.source_topic_regex, |w, v| w.string(true, v))?;
        w.array(true, &self.state_changelog_topics, |w, v| v.encode(w, version))?;
        w.array(true, &self.repartition_sink_topics, |w, v| w.string(true, v))?;
        w.array(true, &self.repartition_source_topics, |w, v| v.encode(w, version))?;
        w.array(true, &self.copartition_groups, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `CopartitionGroup`.
#[derive(Debug, Clone, PartialEq)]
pub struct CopartitionGroup {
    /// `SourceTopics`: array of i16, versions 0-1.
    pub source_topics: Vec<i16>,
    /// `SourceTopicRegex`: array of i16, versions 0-1.
    pub source_topic_regex: Vec<i16>,
    /// `RepartitionSourceTopics`: array of i16, versions 0-1.
    pub repartition_source_topics: Vec<i16>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CopartitionGroup {
    fn default() -> Self {
        Self {
            source_topics: Vec::new(),
            source_topic_regex: Vec::new(),
            repartition_source_topics: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl CopartitionGroup {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.source_topics = r.array(true, Reader::i16)?;
        m.source_topic_regex = r.array(true, Reader::i16)?;
        m.repartition_source_topics = r.array(true, Reader::i16)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.array(true, &self.source_topics, |w, v| {
            w.i16(*v);
            Ok(())
        })?;
        w.array(true, &self.source_topic_regex, |w, v| {
            w.i16(*v);
            Ok(())
        })?;
        w.array(true, &self.repartition_source_topics, |w, v| {
            w.i16(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `KeyValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct KeyValue {
    /// `Key`: string, versions 0-1.
    pub key: String,
    /// `Value`: string, versions 0-1.
    pub value: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for KeyValue {
    fn default() -> Self {
        Self { key: String::new(), value: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl KeyValue {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.key = r.string(true)?;
        m.value = r.string(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.key)?;
        w.string(true, &self.value)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicInfo`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicInfo {
    /// `Name`: string, versions 0-1.
    pub name: String,
    /// `Partitions`: i32, versions 0-1.
    pub partitions: i32,
    /// `ReplicationFactor`: i16, versions 0-1.
    pub replication_factor: i16,
    /// `TopicConfigs`: array of [`KeyValue`], versions 0-1.
    pub topic_configs: Vec<KeyValue>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicInfo {
    fn default() -> Self {
        Self {
            name: String::new(),
            partitions: 0,
            replication_factor: 0,
            topic_configs: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TopicInfo {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.partitions = r.i32()?;
        m.replication_factor = r.i16()?;
        m.topic_configs = r.array(true, |r| KeyValue::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.i32(self.partitions);
        w.i16(self.replication_factor);
        w.array(true, &self.topic_configs, |w, v| v.encode(w, version))?;
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

/// `TaskOffset`.
#[derive(Debug, Clone, PartialEq)]
pub struct TaskOffset {
    /// `SubtopologyId`: string, versions 0-1.
    pub subtopology_id: String,
    /// `Partition`: i32, versions 0-1.
    pub partition: i32,
    /// `Offset`: i64, versions 0-1.
    pub offset: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TaskOffset {
    fn default() -> Self {
        Self { subtopology_id: String::new(), partition: 0, offset: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TaskOffset {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.subtopology_id = r.string(true)?;
        m.partition = r.i32()?;
        m.offset = r.i64()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.subtopology_id)?;
        w.i32(self.partition);
        w.i64(self.offset);
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
