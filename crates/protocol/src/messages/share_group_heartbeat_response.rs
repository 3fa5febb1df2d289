// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ShareGroupHeartbeatResponse`: versions 1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ShareGroupHeartbeatResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareGroupHeartbeatResponse {
    /// `ThrottleTimeMs`: i32, versions 1.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 1.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 1.
    pub error_message: Option<String>,
    /// `MemberId`: nullable string, versions 1.
    pub member_id: Option<String>,
    /// `MemberEpoch`: i32, versions 1.
    pub member_epoch: i32,
    /// `HeartbeatIntervalMs`: i32, versions 1.
    pub heartbeat_interval_ms: i32,
    /// `Assignment`: nullable [`Assignment`], versions 1.
    pub assignment: Option<Assignment>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ShareGroupHeartbeatResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            error_message: None,
            member_id: None,
            member_epoch: 0,
            heartbeat_interval_ms: 0,
            assignment: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ShareGroupHeartbeatResponse {
    const NAME: &'static str = "ShareGroupHeartbeatResponse";
    const VERSIONS: RangeInclusive<i16> = 1..=1;
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
        m.member_id = r.nullable_string(true, true)?;
        m.member_epoch = r.i32()?;
        m.heartbeat_interval_ms = r.i32()?;
        m.assignment = r.nullable_struct(true, |r| Assignment::decode(r, version))?;
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
        w.nullable_string(true, true, self.member_id.as_deref())?;
        w.i32(self.member_epoch);
        w.i32(self.heartbeat_interval_ms);
        w.nullable_struct(true, self.assignment.as_ref(), |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Assignment`.
#[derive(Debug, Clone, PartialEq)]
pub struct Assignment {
    /// `TopicPartitions`: array of [`TopicPartitions`], versions 1.
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

/// `TopicPartitions`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicPartitions {
    /// `TopicId`: uuid, versions 1.
    pub topic_id: Uuid,
    /// `Partitions`: array of i32, versions 1.
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
