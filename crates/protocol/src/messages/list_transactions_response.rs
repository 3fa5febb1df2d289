// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ListTransactionsResponse`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ListTransactionsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListTransactionsResponse {
    /// `ThrottleTimeMs`: i32, versions 0-2.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0-2.
    pub error_code: i16,
    /// `UnknownStateFilters`: array of string, versions 0-2.
    pub unknown_state_filters: Vec<String>,
    /// `TransactionStates`: array of [`TransactionState`], versions 0-2.
    pub transaction_states: Vec<TransactionState>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ListTransactionsResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            unknown_state_filters: Vec::new(),
            transaction_states: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ListTransactionsResponse {
    const NAME: &'static str = "ListTransactionsResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=2;
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
        m.unknown_state_filters = r.array(true, |r| r.string(true))?;
        m.transaction_states = r.array(true, |r| TransactionState::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        w.array(true, &self.unknown_state_filters, |w, v| w.string(true, v))?;
        w.array(true, &self.transaction_states, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TransactionState`.
#[derive(Debug, Clone, PartialEq)]
pub struct TransactionState {
    /// `TransactionalId`: string, versions 0-2.
    pub transactional_id: String,
    /// `ProducerId`: i64, versions 0-2.
    pub producer_id: i64,
    /// `TransactionState`: string, versions 0-2.
    pub transaction_state: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TransactionState {
    fn default() -> Self {
        Self {
            transactional_id: String::new(),
            producer_id: 0,
            transaction_state: String::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TransactionState {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.transactional_id = r.string(true)?;
        m.producer_id = r.i64()?;
        m.transaction_state = r.string(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.transactional_id)?;
        w.i64(self.producer_id);
        w.string(true, &self.transaction_state)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
