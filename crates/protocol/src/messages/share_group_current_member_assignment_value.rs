// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ShareGroupCurrentMemberAssignmentValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ShareGroupCurrentMemberAssignmentValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareGroupCurrentMemberAssignmentValue {
    /// `MemberEpoch`: i32, versions 0.
    pub member_epoch: i32,
    /// `PreviousMemberEpoch`: i32, versions 0.
    pub previous_member_epoch: i32,
    /// `State`: i8, versions 0.
    pub state: i8,
    /// `AssignedPartitions`: array of [`TopicPartitions`], versions 0.
    pub assigned_partitions: Vec<TopicPartitions>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ShareGroupCurrentMemberAssignmentValue {
    fn default() -> Self {
        Self {
            member_epoch: 0,
            previous_member_epoch: 0,
            state: 0,
            assigned_partitions: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ShareGroupCurrentMemberAssignmentValue {
    const NAME: &'static str = "ShareGroupCurrentMemberAssignmentValue";
    const VERSIONS: RangeInclusive<i16> = 0..=0;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.member_epoch = r.i32()?;
        m.previous_member_epoch = r.i32()?;
        m.state = r.i8()?;
        m.assigned_partitions = r.array(true, |r| TopicPartitions::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.member_epoch);
        w.i32(self.previous_member_epoch);
        w.i8(self.state);
        w.array(true, &self.assigned_partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicPartitions`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicPartitions {
    /// `TopicId`: uuid, versions 0.
    pub topic_id: Uuid,
    /// `Partitions`: array of i32, versions 0.
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
