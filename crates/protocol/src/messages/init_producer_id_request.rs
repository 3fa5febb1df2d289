// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `InitProducerIdRequest`: versions 0-6.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `InitProducerIdRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct InitProducerIdRequest {
    /// `TransactionalId`: nullable string, versions 0-6.
    pub transactional_id: Option<String>,
    /// `TransactionTimeoutMs`: i32, versions 0-6.
    pub transaction_timeout_ms: i32,
    /// `ProducerId`: i64, versions 3-6.
    pub producer_id: i64,
    /// `ProducerEpoch`: i16, versions 3-6.
    pub producer_epoch: i16,
    /// `Enable2Pc`: bool, versions 6.
    pub enable2_pc: bool,
    /// `KeepPreparedTxn`: bool, versions 6.
    pub keep_prepared_txn: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for InitProducerIdRequest {
    fn default() -> Self {
        Self {
            transactional_id: Some(String::new()),
            transaction_timeout_ms: 0,
            producer_id: -1,
            producer_epoch: -1,
            enable2_pc: false,
            keep_prepared_txn: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for InitProducerIdRequest {
    const NAME: &'static str = "InitProducerIdRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=6;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.transactional_id = r.nullable_string(version >= 2, true)?;
        m.transaction_timeout_ms = r.i32()?;
        if version >= 3 {
            m.producer_id = r.i64()?;
        }
        if version >= 3 {
            m.producer_epoch = r.i16()?;
        }
        if version >= 6 {
            m.enable2_pc = r.bool()?;
        }
        if version >= 6 {
            m.keep_prepared_txn = r.bool()?;
        }
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_string(version >= 2, true, self.transactional_id.as_deref())?;
        w.i32(self.transaction_timeout_ms);
        if version >= 3 {
            w.i64(self.producer_id);
        } else if self.producer_id != -1 {
            return Err(EncodeError::Absent { message: "InitProducerIdRequest", field: "ProducerId", version });
        }
        if version >= 3 {
            w.i16(self.producer_epoch);
        } else if self.producer_epoch != -1 {
            return Err(EncodeError::Absent { message: "InitProducerIdRequest", field: "ProducerEpoch", version });
        }
        if version >= 6 {
            w.bool(self.enable2_pc);
        } else if self.enable2_pc {
            return Err(EncodeError::Absent { message: "InitProducerIdRequest", field: "Enable2Pc", version });
        }
        if version >= 6 {
            w.bool(self.keep_prepared_txn);
        } else if self.keep_prepared_txn {
            return Err(EncodeError::Absent { message: "InitProducerIdRequest", field: "KeepPreparedTxn", version });
        }
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
