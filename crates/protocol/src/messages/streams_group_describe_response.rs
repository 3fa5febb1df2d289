// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `StreamsGroupDescribeResponse`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `StreamsGroupDescribeResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct StreamsGroupDescribeResponse {
    /// `ThrottleTimeMs`: i32, versions 0-1.
    pub throttle_time_ms: i32,
    /// `Groups`: array of [`DescribedGroup`], versions 0-1.
    pub groups: Vec<DescribedGroup>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for StreamsGroupDescribeResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, groups: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for StreamsGroupDescribeResponse {
    const NAME: &'static str = "StreamsGroupDescribeResponse";
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
        m.groups = r.array(true, |r| DescribedGroup::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(true, &self.groups, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `DescribedGroup`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribedGroup {
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0-1.
    pub error_message: Option<String>,
    /// `GroupId`: string, versions 0-1.
    pub group_id: String,
    /// `GroupState`: string, versions 0-1.
    pub group_state: String,
    /// `GroupEpoch`: i32, versions 0-1.
    pub group_epoch: i32,
    /// `AssignmentEpoch`: i32, versions 0-1.
    pub assignment_epoch: i32,
    /// `Topology`: nullable [`Topology`], versions 0-1.
    pub topology: Option<Topology>,
    /// `Members`: array of [`Member`], versions 0-1.
    pub members: Vec<Member>,
    /// `AuthorizedOperations`: i32, versions 0-1.
    pub authorized_operations: i32,
    /// `TopologyDescription`: nullable [`TopologyDescription`], versions 1.
    pub topology_description: Option<TopologyDescription>,
    /// `TopologyDescriptionStatus`: i8, versions 1.
    pub topology_description_status: i8,
    /// `AssignorName`: nullable string, versions 1.
    pub assignor_name: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribedGroup {
    fn default() -> Self {
        Self {
            error_code: 0,
            error_message: None,
            group_id: String::new(),
            group_state: String::new(),
            group_epoch: 0,
            assignment_epoch: 0,
            topology: None,
            members: Vec::new(),
            authorized_operations: -2147483648,
            topology_description: None,
            topology_description_status: 0,
            assignor_name: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribedGroup {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        m.group_id = r.string(true)?;
        m.group_state = r.string(true)?;
        m.group_epoch = r.i32()?;
        m.assignment_epoch = r.i32()?;
        m.topology = r.nullable_struct(true, |r| Topology::decode(r, version))?;
        m.members = r.array(true, |r| Member::decode(r, version))?;
        m.authorized_operations = r.i32()?;
        if version >= 1 {
            m.topology_description = r.nullable_struct(true, |r| TopologyDescription::decode(r, version))?;
        }
        if version >= 1 {
            m.topology_description_status = r.i8()?;
        }
        if version >= 1 {
            m.assignor_name = r.nullable_string(true, true)?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.string(true, &self.group_id)?;
        w.string(true, &self.group_state)?;
        w.i32(self.group_epoch);
        w.i32(self.assignment_epoch);
        w.nullable_struct(true, self.topology.as_ref(), |w, v| v.encode(w, version))?;
        w.array(true, &self.members, |w, v| v.encode(w, version))?;
        w.i32(self.authorized_operations);
        if version >= 1 {
            w.nullable_struct(true, self.topology_description.as_ref(), |w, v| v.encode(w, version))?;
        } else if self.topology_description.is_some() {
            return Err(EncodeError::Absent { message: "DescribedGroup", field: "TopologyDescription", version });
        }
        if version >= 1 {
            w.i8(self.topology_description_status);
        } else if self.topology_description_status != 0 {
            return Err(EncodeError::Absent { message: "DescribedGroup", field: "TopologyDescriptionStatus", version });
        }
        if version >= 1 {
            w.nullable_string(true, true, self.assignor_name.as_deref())?;
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Topology`.
#[derive(Debug, Clone, PartialEq)]
pub struct Topology {
    /// `Epoch`: i32, versions 0-1.
    pub epoch: i32,
    /// `Subtopologies`: nullable array of [`Subtopology`], versions 0-1.
    pub subtopologies: Option<Vec<Subtopology>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Topology {
    fn default() -> Self {
        Self { epoch: 0, subtopologies: None, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Topology {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.epoch = r.i32()?;
        m.subtopologies = r.nullable_array(true, true, |r| Subtopology::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.epoch);
        w.nullable_array(true, true, self.subtopologies.as_deref(), |w, v| v.encode(w, version))?;
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
    /// `RepartitionSinkTopics`: array of string, versions 0-1.
    pub repartition_sink_topics: Vec<String>,
    /// `StateChangelogTopics`: array of [`TopicInfo`], versions 0-1.
    pub state_changelog_topics: Vec<TopicInfo>,
    /// `RepartitionSourceTopics`: array of [`TopicInfo`], versions 0-1.
    pub repartition_source_topics: Vec<TopicInfo>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Subtopology {
    fn default() -> Self {
        Self {
            subtopology_id: String::new(),
            source_topics: Vec::new(),
            repartition_sink_topics: Vec::new(),
            state_changelog_topics: Vec::new(),
            repartition_source_topics: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Subtopology {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.subtopology_id = r.string(true)?;
        m.source_topics = r.array(true, |r| r.string(true))?;
        m.repartition_sink_topics = r.array(true, |r| r.string(true))?;
        m.state_changelog_topics = r.array(true, |r| TopicInfo::decode(r, version))?;
        m.repartition_source_topics = r.array(true, |r| TopicInfo::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.subtopology_id)?;
        w.array(true, &self.source_topics, |w, v| w.string(true, v))?;
        w.array(true, &self.repartition_sink_topics, |w, v| w.string(true, v))?;
        w.array(true, &self.state_changelog_topics, |w, v| v.encode(w, version))?;
        w.array(true, &self.repartition_source_topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Member`.
#[derive(Debug, Clone, PartialEq)]
pub struct Member {
    /// `MemberId`: string, versions 0-1.
    pub member_id: String,
    /// `MemberEpoch`: i32, versions 0-1.
    pub member_epoch: i32,
    /// `InstanceId`: nullable string, versions 0-1.
    pub instance_id: Option<String>,
    /// `RackId`: nullable string, versions 0-1.
    pub rack_id: Option<String>,
    /// `ClientId`: string, versions 0-1.
    pub client_id: String,
    /// `ClientHost`: string, versions 0-1.
    pub client_host: String,
    /// `TopologyEpoch`: i32, versions 0-1.
    pub topology_epoch: i32,
    /// `ProcessId`: string, versions 0-1.
    pub process_id: String,
    /// `UserEndpoint`: nullable [`Endpoint`], versions 0-1.
    pub user_endpoint: Option<Endpoint>,
    /// `ClientTags`: array of [`KeyValue`], versions 0-1.
    pub client_tags: Vec<KeyValue>,
    /// `TaskOffsets`: array of [`TaskOffset`], versions 0-1.
    pub task_offsets: Vec<TaskOffset>,
    /// `TaskEndOffsets`: array of [`TaskOffset`], versions 0-1.
    pub task_end_offsets: Vec<TaskOffset>,
    /// `Assignment`: [`Assignment`], versions 0-1.
    pub assignment: Assignment,
    /// `TargetAssignment`: [`Assignment`], versions 0-1.
    pub target_assignment: Assignment,
    /// `IsClassic`: bool, versions 0-1.
    pub is_classic: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Member {
    fn default() -> Self {
        Self {
            member_id: String::new(),
            member_epoch: 0,
            instance_id: None,
            rack_id: None,
            client_id: String::new(),
            client_host: String::new(),
            topology_epoch: 0,
            process_id: String::new(),
            user_endpoint: None,
            client_tags: Vec::new(),
            task_offsets: Vec::new(),
            task_end_offsets: Vec::new(),
            assignment: Assignment::default(),
            target_assignment: Assignment::default(),
            is_classic: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Member {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.member_id = r.string(true)?;
        m.member_epoch = r.i32()?;
        m.instance_id = r.nullable_string(true, true)?;
        m.rack_id = r.nullable_string(true, true)?;
        m.client_id = r.string(true)?;
        m.client_host = r.string(true)?;
        m.topology_epoch = r.i32()?;
        m.process_id = r.string(true)?;
        m.user_endpoint = r.nullable_struct(true, |r| Endpoint::decode(r, version))?;
        m.client_tags = r.array(true, |r| KeyValue::decode(r, version))?;
        m.task_offsets = r.array(true, |r| TaskOffset::decode(r, version))?;
        m.task_end_offsets = r.array(true, |r| TaskOffset::decode(r, version))?;
        m.assignment = Assignment::decode(r, version)?;
        m.target_assignment = Assignment::decode(r, version)?;
        m.is_classic = r.bool()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.member_id)?;
        w.i32(self.member_epoch);
        w.nullable_string(true, true, self.instance_id.as_deref())?;
        w.nullable_string(true, true, self.rack_id.as_deref())?;
        w.string(true, &self.client_id)?;
        w.string(true, &self.client_host)?;
        w.i32(self.topology_epoch);
        w.string(true, &self.process_id)?;
        w.nullable_struct(true, self.user_endpoint.as_ref(), |w, v| v.encode(w, version))?;
        w.array(true, &self.client_tags, |w, v| v.encode(w, version))?;
        w.array(true, &self.task_offsets, |w, v| v.encode(w, version))?;
        w.array(true, &self.task_end_offsets, |w, v| v.encode(w, version))?;
        self.assignment.encode(w, version)?;
        self.target_assignment.encode(w, version)?;
        w.bool(self.is_classic);
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

/// `Assignment`.
#[derive(Debug, Clone, PartialEq)]
pub struct Assignment {
    /// `ActiveTasks`: array of [`TaskIds`], versions 0-1.
    pub active_tasks: Vec<TaskIds>,
    /// `StandbyTasks`: array of [`TaskIds`], versions 0-1.
    pub standby_tasks: Vec<TaskIds>,
    /// `WarmupTasks`: array of [`TaskIds`], versions 0-1.
    pub warmup_tasks: Vec<TaskIds>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Assignment {
    fn default() -> Self {
        Self {
            active_tasks: Vec::new(),
            standby_tasks: Vec::new(),
            warmup_tasks: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Assignment {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.active_tasks = r.array(true, |r| TaskIds::decode(r, version))?;
        m.standby_tasks = r.array(true, |r| TaskIds::decode(r, version))?;
        m.warmup_tasks = r.array(true, |r| TaskIds::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.array(true, &self.active_tasks, |w, v| v.encode(w, version))?;
        w.array(true, &self.standby_tasks, |w, v| v.encode(w, version))?;
        w.array(true, &self.warmup_tasks, |w, v| v.encode(w, version))?;
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

/// `TopologyDescription`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopologyDescription {
    /// `Subtopologies`: array of [`TopologyDescriptionSubtopology`], versions 1.
    pub subtopologies: Vec<TopologyDescriptionSubtopology>,
    /// `GlobalStores`: array of [`TopologyDescriptionGlobalStore`], versions 1.
    pub global_stores: Vec<TopologyDescriptionGlobalStore>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopologyDescription {
    fn default() -> Self {
        Self { subtopologies: Vec::new(), global_stores: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopologyDescription {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 1 {
            m.subtopologies = r.array(true, |r| TopologyDescriptionSubtopology::decode(r, version))?;
        }
        if version >= 1 {
            m.global_stores = r.array(true, |r| TopologyDescriptionGlobalStore::decode(r, version))?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 1 {
            w.array(true, &self.subtopologies, |w, v| v.encode(w, version))?;
        } else if !self.subtopologies.is_empty() {
            return Err(EncodeError::Absent { message: "TopologyDescription", field: "Subtopologies", version });
        }
        if version >= 1 {
            w.array(true, &self.global_stores, |w, v| v.encode(w, version))?;
        } else if !self.global_stores.is_empty() {
            return Err(EncodeError::Absent { message: "TopologyDescription", field: "GlobalStores", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopologyDescriptionSubtopology`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopologyDescriptionSubtopology {
    /// `SubtopologyId`: string, versions 1.
    pub subtopology_id: String,
    /// `Nodes`: array of [`TopologyDescriptionNode`], versions 1.
    pub nodes: Vec<TopologyDescriptionNode>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopologyDescriptionSubtopology {
    fn default() -> Self {
        Self { subtopology_id: String::new(), nodes: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopologyDescriptionSubtopology {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 1 {
            m.subtopology_id = r.string(true)?;
        }
        if version >= 1 {
            m.nodes = r.array(true, |r| TopologyDescriptionNode::decode(r, version))?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 1 {
            w.string(true, &self.subtopology_id)?;
        } else if !self.subtopology_id.is_empty() {
            return Err(EncodeError::Absent {
                message: "TopologyDescriptionSubtopology",
                field: "SubtopologyId",
                version,
            });
        }
        if version >= 1 {
            w.array(true, &self.nodes, |w, v| v.encode(w, version))?;
        } else if !self.nodes.is_empty() {
            return Err(EncodeError::Absent { message: "TopologyDescriptionSubtopology", field: "Nodes", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopologyDescriptionNode`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopologyDescriptionNode {
    /// `Name`: string, versions 1.
    pub name: String,
    /// `NodeType`: i8, versions 1.
    pub node_type: i8,
    /// `SourceTopics`: array of string, versions 1.
    pub source_topics: Vec<String>,
    /// `SinkTopic`: nullable string, versions 1.
    pub sink_topic: Option<String>,
    /// `Stores`: array of string, versions 1.
    pub stores: Vec<String>,
    /// `Successors`: array of string, versions 1.
    pub successors: Vec<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopologyDescriptionNode {
    fn default() -> Self {
        Self {
            name: String::new(),
            node_type: 0,
            source_topics: Vec::new(),
            sink_topic: None,
            stores: Vec::new(),
            successors: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TopologyDescriptionNode {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 1 {
            m.name = r.string(true)?;
        }
        if version >= 1 {
            m.node_type = r.i8()?;
        }
        if version >= 1 {
            m.source_topics = r.array(true, |r| r.string(true))?;
        }
        if version >= 1 {
            m.sink_topic = r.nullable_string(true, true)?;
        }
        if version >= 1 {
            m.stores = r.array(true, |r| r.string(true))?;
        }
        if version >= 1 {
            m.successors = r.array(true, |r| r.string(true))?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 1 {
            w.string(true, &self.name)?;
        } else if !self.name.is_empty() {
            return Err(EncodeError::Absent { message: "TopologyDescriptionNode", field: "Name", version });
        }
        if version >= 1 {
            w.i8(self.node_type);
        } else if self.node_type != 0 {
            return Err(EncodeError::Absent { message: "TopologyDescriptionNode", field: "NodeType", version });
        }
        if version >= 1 {
            w.array(true, &self.source_topics, |w, v| w.string(true, v))?;
        } else if !self.source_topics.is_empty() {
            return Err(EncodeError::Absent { message: "TopologyDescriptionNode", field: "SourceTopics", version });
        }
        if version >= 1 {
            w.nullable_string(true, true, self.sink_topic.as_deref())?;
        } else if self.sink_topic.is_some() {
            return Err(EncodeError::Absent { message: "TopologyDescriptionNode", field: "SinkTopic", version });
        }
        if version >= 1 {
            w.array(true, &self.stores, |w, v| w.string(true, v))?;
        } else if !self.stores.is_empty() {
            return Err(EncodeError::Absent { message: "TopologyDescriptionNode", field: "Stores", version });
        }
        if version >= 1 {
            w.array(true, &self.successors, |w, v| w.string(true, v))?;
        } else if !self.successors.is_empty() {
            return Err(EncodeError::Absent { message: "TopologyDescriptionNode", field: "Successors", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopologyDescriptionGlobalStore`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopologyDescriptionGlobalStore {
    /// `Source`: [`TopologyDescriptionNode`], versions 1.
    pub source: TopologyDescriptionNode,
    /// `Processor`: [`TopologyDescriptionNode`], versions 1.
    pub processor: TopologyDescriptionNode,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopologyDescriptionGlobalStore {
    fn default() -> Self {
        Self {
            source: TopologyDescriptionNode::default(),
            processor: TopologyDescriptionNode::default(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TopologyDescriptionGlobalStore {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 1 {
            m.source = TopologyDescriptionNode::decode(r, version)?;
        }
        if version >= 1 {
            m.processor = TopologyDescriptionNode::decode(r, version)?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 1 {
            self.source.encode(w, version)?;
        } else if self.source != TopologyDescriptionNode::default() {
            return Err(EncodeError::Absent { message: "TopologyDescriptionGlobalStore", field: "Source", version });
        }
        if version >= 1 {
            self.processor.encode(w, version)?;
        } else if self.processor != TopologyDescriptionNode::default() {
            return Err(EncodeError::Absent { message: "TopologyDescriptionGlobalStore", field: "Processor", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
