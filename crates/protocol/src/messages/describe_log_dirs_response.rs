// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeLogDirsResponse`: versions 1-5.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeLogDirsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeLogDirsResponse {
    /// `ThrottleTimeMs`: i32, versions 1-5.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 3-5.
    pub error_code: i16,
    /// `Results`: array of [`DescribeLogDirsResult`], versions 1-5.
    pub results: Vec<DescribeLogDirsResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeLogDirsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, error_code: 0, results: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeLogDirsResponse {
    const NAME: &'static str = "DescribeLogDirsResponse";
    const VERSIONS: RangeInclusive<i16> = 1..=5;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        if version >= 3 {
            m.error_code = r.i16()?;
        }
        m.results = r.array(version >= 2, |r| DescribeLogDirsResult::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        if version >= 3 {
            w.i16(self.error_code);
        }
        w.array(version >= 2, &self.results, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DescribeLogDirsResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeLogDirsResult {
    /// `ErrorCode`: i16, versions 1-5.
    pub error_code: i16,
    /// `LogDir`: string, versions 1-5.
    pub log_dir: String,
    /// `Topics`: array of [`DescribeLogDirsTopic`], versions 1-5.
    pub topics: Vec<DescribeLogDirsTopic>,
    /// `TotalBytes`: i64, versions 4-5.
    pub total_bytes: i64,
    /// `UsableBytes`: i64, versions 4-5.
    pub usable_bytes: i64,
    /// `IsCordoned`: bool, versions 5.
    pub is_cordoned: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeLogDirsResult {
    fn default() -> Self {
        Self {
            error_code: 0,
            log_dir: String::new(),
            topics: Vec::new(),
            total_bytes: -1,
            usable_bytes: -1,
            is_cordoned: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribeLogDirsResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.log_dir = r.string(version >= 2)?;
        m.topics = r.array(version >= 2, |r| DescribeLogDirsTopic::decode(r, version))?;
        if version >= 4 {
            m.total_bytes = r.i64()?;
        }
        if version >= 4 {
            m.usable_bytes = r.i64()?;
        }
        if version >= 5 {
            m.is_cordoned = r.bool()?;
        }
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i16(self.error_code);
        w.string(version >= 2, &self.log_dir)?;
        w.array(version >= 2, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 4 {
            w.i64(self.total_bytes);
        }
        if version >= 4 {
            w.i64(self.usable_bytes);
        }
        if version >= 5 {
            w.bool(self.is_cordoned);
        }
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DescribeLogDirsTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeLogDirsTopic {
    /// `Name`: string, versions 1-5.
    pub name: String,
    /// `Partitions`: array of [`DescribeLogDirsPartition`], versions 1-5.
    pub partitions: Vec<DescribeLogDirsPartition>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeLogDirsTopic {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DescribeLogDirsTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 2)?;
        m.partitions = r.array(version >= 2, |r| DescribeLogDirsPartition::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.name)?;
        w.array(version >= 2, &self.partitions, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `DescribeLogDirsPartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeLogDirsPartition {
    /// `PartitionIndex`: i32, versions 1-5.
    pub partition_index: i32,
    /// `PartitionSize`: i64, versions 1-5.
    pub partition_size: i64,
    /// `OffsetLag`: i64, versions 1-5.
    pub offset_lag: i64,
    /// `IsFutureKey`: bool, versions 1-5.
    pub is_future_key: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeLogDirsPartition {
    fn default() -> Self {
        Self {
            partition_index: 0,
            partition_size: 0,
            offset_lag: 0,
            is_future_key: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribeLogDirsPartition {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.partition_size = r.i64()?;
        m.offset_lag = r.i64()?;
        m.is_future_key = r.bool()?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i64(self.partition_size);
        w.i64(self.offset_lag);
        w.bool(self.is_future_key);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
