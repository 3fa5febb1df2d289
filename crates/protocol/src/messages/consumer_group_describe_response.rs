// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ConsumerGroupDescribeResponse`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ConsumerGroupDescribeResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConsumerGroupDescribeResponse {
    /// `ThrottleTimeMs`: i32, versions 0-1.
    pub throttle_time_ms: i32,
    /// `Groups`: array of [`DescribedGroup`], versions 0-1.
    pub groups: Vec<DescribedGroup>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ConsumerGroupDescribeResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, groups: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ConsumerGroupDescribeResponse {
    const NAME: &'static str = "ConsumerGroupDescribeResponse";
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
    /// `AssignorName`: string, versions 0-1.
    pub assignor_name: String,
    /// `Members`: array of [`Member`], versions 0-1.
    pub members: Vec<Member>,
    /// `AuthorizedOperations`: i32, versions 0-1.
    pub authorized_operations: i32,
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
            assignor_name: String::new(),
            members: Vec::new(),
            authorized_operations: -2147483648,
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
        m.assignor_name = r.string(true)?;
        m.members = r.array(true, |r| Member::decode(r, version))?;
        m.authorized_operations = r.i32()?;
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
        w.string(true, &self.assignor_name)?;
        w.array(true, &self.members, |w, v| v.encode(w, version))?;
        w.i32(self.authorized_operations);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Member`.
#[derive(Debug, Clone, PartialEq)]
pub struct Member {
    /// `MemberId`: string, versions 0-1.
    pub member_id: String,
    /// `InstanceId`: nullable string, versions 0-1.
    pub instance_id: Option<String>,
    /// `RackId`: nullable string, versions 0-1.
    pub rack_id: Option<String>,
    /// `MemberEpoch`: i32, versions 0-1.
    pub member_epoch: i32,
    /// `ClientId`: string, versions 0-1.
    pub client_id: String,
    /// `ClientHost`: string, versions 0-1.
    pub client_host: String,
    /// `SubscribedTopicNames`: array of string, versions 0-1.
    pub subscribed_topic_names: Vec<String>,
    /// `SubscribedTopicRegex`: nullable string, versions 0-1.
    pub subscribed_topic_regex: Option<String>,
    /// `Assignment`: [`Assignment`], versions 0-1.
    pub assignment: Assignment,
    /// `TargetAssignment`: [`Assignment`], versions 0-1.
    pub target_assignment: Assignment,
    /// `MemberType`: i8, versions 1.
    pub member_type: i8,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Member {
    fn default() -> Self {
        Self {
            member_id: String::new(),
            instance_id: None,
            rack_id: None,
            member_epoch: 0,
            client_id: String::new(),
            client_host: String::new(),
            subscribed_topic_names: Vec::new(),
            subscribed_topic_regex: None,
            assignment: Assignment::default(),
            target_assignment: Assignment::default(),
            member_type: -1,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Member {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.member_id = r.string(true)?;
        m.instance_id = r.nullable_string(true, true)?;
        m.rack_id = r.nullable_string(true, true)?;
        m.member_epoch = r.i32()?;
        m.client_id = r.string(true)?;
        m.client_host = r.string(true)?;
        m.subscribed_topic_names = r.array(true, |r| r.string(true))?;
        m.subscribed_topic_regex = r.nullable_string(true, true)?;
        m.assignment = Assignment::decode(r, version)?;
        m.target_assignment = Assignment::decode(r, version)?;
        if version >= 1 {
            m.member_type = r.i8()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.member_id)?;
        w.nullable_string(true, true, self.instance_id.as_deref())?;
        w.nullable_string(true, true, self.rack_id.as_deref())?;
        w.i32(self.member_epoch);
        w.string(true, &self.client_id)?;
        w.string(true, &self.client_host)?;
        w.array(true, &self.subscribed_topic_names, |w, v| w.string(true, v))?;
        w.nullable_string(true, true, self.subscribed_topic_regex.as_deref())?;
        self.assignment.encode(w, version)?;
        self.target_assignment.encode(w, version)?;
        if version >= 1 {
            w.i8(self.member_type);
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicPartitions`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicPartitions {
    /// `TopicId`: uuid, versions 0-1.
    pub topic_id: Uuid,
    /// `TopicName`: string, versions 0-1.
    pub topic_name: String,
    /// `Partitions`: array of i32, versions 0-1.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicPartitions {
    fn default() -> Self {
        Self {
            topic_id: Uuid::ZERO,
            topic_name: String::new(),
            partitions: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TopicPartitions {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_id = r.uuid()?;
        m.topic_name = r.string(true)?;
        m.partitions = r.array(true, Reader::i32)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.uuid(self.topic_id);
        w.string(true, &self.topic_name)?;
        w.array(true, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Assignment`.
#[derive(Debug, Clone, PartialEq)]
pub struct Assignment {
    /// `TopicPartitions`: array of [`TopicPartitions`], versions 0-1.
    pub topic_partitions: Vec<TopicPartitions>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Assignment {
    fn default() -> Self {
        Self { topic_partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Assignment {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_partitions = r.array(true, |r| TopicPartitions::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.array(true, &self.topic_partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
