// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ListPartitionReassignmentsResponse`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ListPartitionReassignmentsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListPartitionReassignmentsResponse {
    /// `ThrottleTimeMs`: i32, versions 0.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0.
    pub error_message: Option<String>,
    /// `Topics`: array of [`OngoingTopicReassignment`], versions 0.
    pub topics: Vec<OngoingTopicReassignment>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ListPartitionReassignmentsResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            error_message: Some(String::new()),
            topics: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ListPartitionReassignmentsResponse {
    const NAME: &'static str = "ListPartitionReassignmentsResponse";
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
        m.throttle_time_ms = r.i32()?;
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        m.topics = r.array(true, |r| OngoingTopicReassignment::decode(r, version))?;
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
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `OngoingTopicReassignment`.
#[derive(Debug, Clone, PartialEq)]
pub struct OngoingTopicReassignment {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `Partitions`: array of [`OngoingPartitionReassignment`], versions 0.
    pub partitions: Vec<OngoingPartitionReassignment>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OngoingTopicReassignment {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl OngoingTopicReassignment {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.partitions = r.array(true, |r| OngoingPartitionReassignment::decode(r, version))?;
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

/// `OngoingPartitionReassignment`.
#[derive(Debug, Clone, PartialEq)]
pub struct OngoingPartitionReassignment {
    /// `PartitionIndex`: i32, versions 0.
    pub partition_index: i32,
    /// `Replicas`: array of i32, versions 0.
    pub replicas: Vec<i32>,
    /// `AddingReplicas`: array of i32, versions 0.
    pub adding_replicas: Vec<i32>,
    /// `RemovingReplicas`: array of i32, versions 0.
    pub removing_replicas: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OngoingPartitionReassignment {
    fn default() -> Self {
        Self {
            partition_index: 0,
            replicas: Vec::new(),
            adding_replicas: Vec::new(),
            removing_replicas: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl OngoingPartitionReassignment {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.replicas = r.array(true, Reader::i32)?;
        m.adding_replicas = r.array(true, Reader::i32)?;
        m.removing_replicas = r.array(true, Reader::i32)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.array(true, &self.replicas, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.array(true, &self.adding_replicas, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.array(true, &self.removing_replicas, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
