// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ElectLeadersResponse`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ElectLeadersResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ElectLeadersResponse {
    /// `ThrottleTimeMs`: i32, versions 0-2.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 1-2.
    pub error_code: i16,
    /// `ReplicaElectionResults`: array of [`ReplicaElectionResult`], versions 0-2.
    pub replica_election_results: Vec<ReplicaElectionResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ElectLeadersResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            replica_election_results: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ElectLeadersResponse {
    const NAME: &'static str = "ElectLeadersResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=2;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        if version >= 1 {
            m.error_code = r.i16()?;
        }
        m.replica_election_results = r.array(version >= 2, |r| ReplicaElectionResult::decode(r, version))?;
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
        if version >= 1 {
            w.i16(self.error_code);
        } else if self.error_code != 0 {
            return Err(EncodeError::Absent { message: "ElectLeadersResponse", field: "ErrorCode", version });
        }
        w.array(version >= 2, &self.replica_election_results, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `ReplicaElectionResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReplicaElectionResult {
    /// `Topic`: string, versions 0-2.
    pub topic: String,
    /// `PartitionResult`: array of [`PartitionResult`], versions 0-2.
    pub partition_result: Vec<PartitionResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ReplicaElectionResult {
    fn default() -> Self {
        Self { topic: String::new(), partition_result: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ReplicaElectionResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic = r.string(version >= 2)?;
        m.partition_result = r.array(version >= 2, |r| PartitionResult::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.topic)?;
        w.array(version >= 2, &self.partition_result, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `PartitionResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionResult {
    /// `PartitionId`: i32, versions 0-2.
    pub partition_id: i32,
    /// `ErrorCode`: i16, versions 0-2.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0-2.
    pub error_message: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionResult {
    fn default() -> Self {
        Self {
            partition_id: 0,
            error_code: 0,
            error_message: Some(String::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_id = r.i32()?;
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(version >= 2, true)?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_id);
        w.i16(self.error_code);
        w.nullable_string(version >= 2, true, self.error_message.as_deref())?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
