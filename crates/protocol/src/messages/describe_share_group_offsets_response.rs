// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeShareGroupOffsetsResponse`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeShareGroupOffsetsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeShareGroupOffsetsResponse {
    /// `ThrottleTimeMs`: i32, versions 0-1.
    pub throttle_time_ms: i32,
    /// `Groups`: array of [`DescribeShareGroupOffsetsResponseGroup`], versions 0-1.
    pub groups: Vec<DescribeShareGroupOffsetsResponseGroup>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeShareGroupOffsetsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, groups: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeShareGroupOffsetsResponse {
    const NAME: &'static str = "DescribeShareGroupOffsetsResponse";
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
        m.groups = r.array(true, |r| DescribeShareGroupOffsetsResponseGroup::decode(r, version))?;
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

/// `DescribeShareGroupOffsetsResponseGroup`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeShareGroupOffsetsResponseGroup {
    /// `GroupId`: string, versions 0-1.
    pub group_id: String,
    /// `Topics`: array of [`DescribeShareGroupOffsetsResponseTopic`], versions 0-1.
    pub topics: Vec<DescribeShareGroupOffsetsResponseTopic>,
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0-1.
    pub error_message: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeShareGroupOffsetsResponseGroup {
    fn default() -> Self {
        Self {
            group_id: String::new(),
            topics: Vec::new(),
            error_code: 0,
            error_message: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribeShareGroupOffsetsResponseGroup {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.group_id = r.string(true)?;
        m.topics = r.array(true, |r| DescribeShareGroupOffsetsResponseTopic::decode(r, version))?;
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.group_id)?;
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `DescribeShareGroupOffsetsResponseTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeShareGroupOffsetsResponseTopic {
    /// `TopicName`: string, versions 0-1.
    pub topic_name: String,
    /// `TopicId`: uuid, versions 0-1.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`DescribeShareGroupOffsetsResponsePartition`], versions 0-1.
    pub partitions: Vec<DescribeShareGroupOffsetsResponsePartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeShareGroupOffsetsResponseTopic {
    fn default() -> Self {
        Self {
            topic_name: String::new(),
            topic_id: Uuid::ZERO,
            partitions: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribeShareGroupOffsetsResponseTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_name = r.string(true)?;
        m.topic_id = r.uuid()?;
        m.partitions = r.array(true, |r| DescribeShareGroupOffsetsResponsePartition::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.topic_name)?;
        w.uuid(self.topic_id);
        w.array(true, &self.partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `DescribeShareGroupOffsetsResponsePartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeShareGroupOffsetsResponsePartition {
    /// `PartitionIndex`: i32, versions 0-1.
    pub partition_index: i32,
    /// `StartOffset`: i64, versions 0-1.
    pub start_offset: i64,
    /// `LeaderEpoch`: i32, versions 0-1.
    pub leader_epoch: i32,
    /// `Lag`: i64, versions 1.
    pub lag: i64,
    /// `ErrorCode`: i16, versions 0-1.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0-1.
    pub error_message: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeShareGroupOffsetsResponsePartition {
    fn default() -> Self {
        Self {
            partition_index: 0,
            start_offset: 0,
            leader_epoch: 0,
            lag: -1,
            error_code: 0,
            error_message: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribeShareGroupOffsetsResponsePartition {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.start_offset = r.i64()?;
        m.leader_epoch = r.i32()?;
        if version >= 1 {
            m.lag = r.i64()?;
        }
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i64(self.start_offset);
        w.i32(self.leader_epoch);
        if version >= 1 {
            w.i64(self.lag);
        }
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
