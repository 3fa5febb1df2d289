// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeTransactionsResponse`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeTransactionsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeTransactionsResponse {
    /// `ThrottleTimeMs`: i32, versions 0.
    pub throttle_time_ms: i32,
    /// `TransactionStates`: array of [`TransactionState`], versions 0.
    pub transaction_states: Vec<TransactionState>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeTransactionsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, transaction_states: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeTransactionsResponse {
    const NAME: &'static str = "DescribeTransactionsResponse";
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
        m.transaction_states = r.array(true, |r| TransactionState::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(true, &self.transaction_states, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TransactionState`.
#[derive(Debug, Clone, PartialEq)]
pub struct TransactionState {
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `TransactionalId`: string, versions 0.
    pub transactional_id: String,
    /// `TransactionState`: string, versions 0.
    pub transaction_state: String,
    /// `TransactionTimeoutMs`: i32, versions 0.
    pub transaction_timeout_ms: i32,
    /// `TransactionStartTimeMs`: i64, versions 0.
    pub transaction_start_time_ms: i64,
    /// `ProducerId`: i64, versions 0.
    pub producer_id: i64,
    /// `ProducerEpoch`: i16, versions 0.
    pub producer_epoch: i16,
    /// `Topics`: array of [`TopicData`], versions 0.
    pub topics: Vec<TopicData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TransactionState {
    fn default() -> Self {
        Self {
            error_code: 0,
            transactional_id: String::new(),
            transaction_state: String::new(),
            transaction_timeout_ms: 0,
            transaction_start_time_ms: 0,
            producer_id: 0,
            producer_epoch: 0,
            topics: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TransactionState {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.transactional_id = r.string(true)?;
        m.transaction_state = r.string(true)?;
        m.transaction_timeout_ms = r.i32()?;
        m.transaction_start_time_ms = r.i64()?;
        m.producer_id = r.i64()?;
        m.producer_epoch = r.i16()?;
        m.topics = r.array(true, |r| TopicData::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i16(self.error_code);
        w.string(true, &self.transactional_id)?;
        w.string(true, &self.transaction_state)?;
        w.i32(self.transaction_timeout_ms);
        w.i64(self.transaction_start_time_ms);
        w.i64(self.producer_id);
        w.i16(self.producer_epoch);
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicData`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicData {
    /// `Topic`: string, versions 0.
    pub topic: String,
    /// `Partitions`: array of i32, versions 0.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicData {
    fn default() -> Self {
        Self { topic: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicData {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic = r.string(true)?;
        m.partitions = r.array(true, Reader::i32)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.topic)?;
        w.array(true, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
