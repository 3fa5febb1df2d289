// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ConsumerGroupHeartbeatRequest`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ConsumerGroupHeartbeatRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConsumerGroupHeartbeatRequest {
    /// `GroupId`: string, versions 0-1.
    pub group_id: String,
    /// `MemberId`: string, versions 0-1.
    pub member_id: String,
    /// `MemberEpoch`: i32, versions 0-1.
    pub member_epoch: i32,
    /// `InstanceId`: nullable string, versions 0-1.
    pub instance_id: Option<String>,
    /// `RackId`: nullable string, versions 0-1.
    pub rack_id: Option<String>,
    /// `RebalanceTimeoutMs`: i32, versions 0-1.
    pub rebalance_timeout_ms: i32,
    /// `SubscribedTopicNames`: nullable array of string, versions 0-1.
    pub subscribed_topic_names: Option<Vec<String>>,
    /// `SubscribedTopicRegex`: nullable string, versions 1.
    pub subscribed_topic_regex: Option<String>,
    /// `ServerAssignor`: nullable string, versions 0-1.
    pub server_assignor: Option<String>,
    /// `TopicPartitions`: nullable array of [`TopicPartitions`], versions 0-1.
    pub topic_partitions: Option<Vec<TopicPartitions>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ConsumerGroupHeartbeatRequest {
    fn default() -> Self {
        Self {
            group_id: String::new(),
            member_id: String::new(),
            member_epoch: 0,
            instance_id: None,
            rack_id: None,
            rebalance_timeout_ms: -1,
            subscribed_topic_names: None,
            subscribed_topic_regex: None,
            server_assignor: None,
            topic_partitions: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ConsumerGroupHeartbeatRequest {
    const NAME: &'static str = "ConsumerGroupHeartbeatRequest";
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
        m.instance_id = r.nullable_string(true, true)?;
        m.rack_id = r.nullable_string(true, true)?;
        m.rebalance_timeout_ms = r.i32()?;
        m.subscribed_topic_names = r.nullable_array(true, true, |r| r.string(true))?;
        if version >= 1 {
            m.subscribed_topic_regex = r.nullable_string(true, true)?;
        }
        m.server_assignor = r.nullable_string(true, true)?;
        m.topic_partitions = r.nullable_array(true, true, |r| TopicPartitions::decode(r, version))?;
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
        w.nullable_string(true, true, self.instance_id.as_deref())?;
        w.nullable_string(true, true, self.rack_id.as_deref())?;
        w.i32(self.rebalance_timeout_ms);
        w.nullable_array(true, true, self.subscribed_topic_names.as_deref(), |w, v| w.string(true, v))?;
        if version >= 1 {
            w.nullable_string(true, true, self.subscribed_topic_regex.as_deref())?;
        } else if self.subscribed_topic_regex.is_some() {
            return Err(EncodeError::Absent {
                message: "ConsumerGroupHeartbeatRequest",
                field: "SubscribedTopicRegex",
                version,
            });
        }
        w.nullable_string(true, true, self.server_assignor.as_deref())?;
        w.nullable_array(true, true, self.topic_partitions.as_deref(), |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicPartitions`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicPartitions {
    /// `TopicId`: uuid, versions 0-1.
    pub topic_id: Uuid,
    /// `Partitions`: array of i32, versions 0-1.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicPartitions {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicPartitions {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_id = r.uuid()?;
        m.partitions = r.array(true, Reader::i32)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.uuid(self.topic_id);
        w.array(true, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
