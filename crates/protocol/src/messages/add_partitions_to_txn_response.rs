// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AddPartitionsToTxnResponse`: versions 0-5.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AddPartitionsToTxnResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct AddPartitionsToTxnResponse {
    /// `ThrottleTimeMs`: i32, versions 0-5.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 4-5.
    pub error_code: i16,
    /// `ResultsByTransaction`: array of [`AddPartitionsToTxnResult`], versions 4-5.
    pub results_by_transaction: Vec<AddPartitionsToTxnResult>,
    /// `ResultsByTopicV3AndBelow`: array of [`AddPartitionsToTxnTopicResult`], versions 0-3.
    pub results_by_topic_v3_and_below: Vec<AddPartitionsToTxnTopicResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AddPartitionsToTxnResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            results_by_transaction: Vec::new(),
            results_by_topic_v3_and_below: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for AddPartitionsToTxnResponse {
    const NAME: &'static str = "AddPartitionsToTxnResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=5;
    fn is_flexible(version: i16) -> bool {
        version >= 3
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        if version >= 4 {
            m.error_code = r.i16()?;
        }
        if version >= 4 {
            m.results_by_transaction = r.array(version >= 3, |r| AddPartitionsToTxnResult::decode(r, version))?;
        }
        if version <= 3 {
            m.results_by_topic_v3_and_below =
                r.array(version >= 3, |r| AddPartitionsToTxnTopicResult::decode(r, version))?;
        }
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        if version >= 4 {
            w.i16(self.error_code);
        }
        if version >= 4 {
            w.array(version >= 3, &self.results_by_transaction, |w, v| v.encode(w, version))?;
        } else if !self.results_by_transaction.is_empty() {
            return Err(EncodeError::Absent {
                message: "AddPartitionsToTxnResponse",
                field: "ResultsByTransaction",
                version,
            });
        }
        if version <= 3 {
            w.array(version >= 3, &self.results_by_topic_v3_and_below, |w, v| v.encode(w, version))?;
        } else if !self.results_by_topic_v3_and_below.is_empty() {
            return Err(EncodeError::Absent {
                message: "AddPartitionsToTxnResponse",
                field: "ResultsByTopicV3AndBelow",
                version,
            });
        }
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AddPartitionsToTxnResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct AddPartitionsToTxnResult {
    /// `TransactionalId`: string, versions 4-5.
    pub transactional_id: String,
    /// `TopicResults`: array of [`AddPartitionsToTxnTopicResult`], versions 4-5.
    pub topic_results: Vec<AddPartitionsToTxnTopicResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AddPartitionsToTxnResult {
    fn default() -> Self {
        Self { transactional_id: String::new(), topic_results: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AddPartitionsToTxnResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 4 {
            m.transactional_id = r.string(version >= 3)?;
        }
        if version >= 4 {
            m.topic_results = r.array(version >= 3, |r| AddPartitionsToTxnTopicResult::decode(r, version))?;
        }
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 4 {
            w.string(version >= 3, &self.transactional_id)?;
        } else if !self.transactional_id.is_empty() {
            return Err(EncodeError::Absent { message: "AddPartitionsToTxnResult", field: "TransactionalId", version });
        }
        if version >= 4 {
            w.array(version >= 3, &self.topic_results, |w, v| v.encode(w, version))?;
        } else if !self.topic_results.is_empty() {
            return Err(EncodeError::Absent { message: "AddPartitionsToTxnResult", field: "TopicResults", version });
        }
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AddPartitionsToTxnTopicResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct AddPartitionsToTxnTopicResult {
    /// `Name`: string, versions 0-5.
    pub name: String,
    /// `ResultsByPartition`: array of [`AddPartitionsToTxnPartitionResult`], versions 0-5.
    pub results_by_partition: Vec<AddPartitionsToTxnPartitionResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AddPartitionsToTxnTopicResult {
    fn default() -> Self {
        Self { name: String::new(), results_by_partition: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AddPartitionsToTxnTopicResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 3)?;
        m.results_by_partition = r.array(version >= 3, |r| AddPartitionsToTxnPartitionResult::decode(r, version))?;
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 3, &self.name)?;
        w.array(version >= 3, &self.results_by_partition, |w, v| v.encode(w, version))?;
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AddPartitionsToTxnPartitionResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct AddPartitionsToTxnPartitionResult {
    /// `PartitionIndex`: i32, versions 0-5.
    pub partition_index: i32,
    /// `PartitionErrorCode`: i16, versions 0-5.
    pub partition_error_code: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AddPartitionsToTxnPartitionResult {
    fn default() -> Self {
        Self { partition_index: 0, partition_error_code: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AddPartitionsToTxnPartitionResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.partition_error_code = r.i16()?;
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i16(self.partition_error_code);
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
