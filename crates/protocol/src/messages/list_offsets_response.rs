// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ListOffsetsResponse`: versions 1-11.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ListOffsetsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListOffsetsResponse {
    /// `ThrottleTimeMs`: i32, versions 2-11.
    pub throttle_time_ms: i32,
    /// `Topics`: array of [`ListOffsetsTopicResponse`], versions 1-11.
    pub topics: Vec<ListOffsetsTopicResponse>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ListOffsetsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ListOffsetsResponse {
    const NAME: &'static str = "ListOffsetsResponse";
    const VERSIONS: RangeInclusive<i16> = 1..=11;
    fn is_flexible(version: i16) -> bool {
        version >= 6
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 2 {
            m.throttle_time_ms = r.i32()?;
        }
        m.topics = r.array(version >= 6, |r| ListOffsetsTopicResponse::decode(r, version))?;
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version >= 2 {
            w.i32(self.throttle_time_ms);
        }
        w.array(version >= 6, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `ListOffsetsTopicResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListOffsetsTopicResponse {
    /// `Name`: string, versions 1-11.
    pub name: String,
    /// `Partitions`: array of [`ListOffsetsPartitionResponse`], versions 1-11.
    pub partitions: Vec<ListOffsetsPartitionResponse>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ListOffsetsTopicResponse {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ListOffsetsTopicResponse {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 6)?;
        m.partitions = r.array(version >= 6, |r| ListOffsetsPartitionResponse::decode(r, version))?;
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 6, &self.name)?;
        w.array(version >= 6, &self.partitions, |w, v| v.encode(w, version))?;
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `ListOffsetsPartitionResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListOffsetsPartitionResponse {
    /// `PartitionIndex`: i32, versions 1-11.
    pub partition_index: i32,
    /// `ErrorCode`: i16, versions 1-11.
    pub error_code: i16,
    /// `Timestamp`: i64, versions 1-11.
    pub timestamp: i64,
    /// `Offset`: i64, versions 1-11.
    pub offset: i64,
    /// `LeaderEpoch`: i32, versions 4-11.
    pub leader_epoch: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ListOffsetsPartitionResponse {
    fn default() -> Self {
        Self {
            partition_index: 0,
            error_code: 0,
            timestamp: -1,
            offset: -1,
            leader_epoch: -1,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl ListOffsetsPartitionResponse {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.error_code = r.i16()?;
        m.timestamp = r.i64()?;
        m.offset = r.i64()?;
        if version >= 4 {
            m.leader_epoch = r.i32()?;
        }
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.error_code);
        w.i64(self.timestamp);
        w.i64(self.offset);
        if version >= 4 {
            w.i32(self.leader_epoch);
        } else if self.leader_epoch != -1 {
            return Err(EncodeError::Absent { message: "ListOffsetsPartitionResponse", field: "LeaderEpoch", version });
        }
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
