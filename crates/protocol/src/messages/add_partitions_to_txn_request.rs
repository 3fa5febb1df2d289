// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AddPartitionsToTxnRequest`: versions 0-5.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AddPartitionsToTxnRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct AddPartitionsToTxnRequest {
    /// `Transactions`: array of [`AddPartitionsToTxnTransaction`], versions 4-5.
    pub transactions: Vec<AddPartitionsToTxnTransaction>,
    /// `V3AndBelowTransactionalId`: string, versions 0-3.
    pub v3_and_below_transactional_id: String,
    /// `V3AndBelowProducerId`: i64, versions 0-3.
    pub v3_and_below_producer_id: i64,
    /// `V3AndBelowProducerEpoch`: i16, versions 0-3.
    pub v3_and_below_producer_epoch: i16,
    /// `V3AndBelowTopics`: array of [`AddPartitionsToTxnTopic`], versions 0-3.
    pub v3_and_below_topics: Vec<AddPartitionsToTxnTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AddPartitionsToTxnRequest {
    fn default() -> Self {
        Self {
            transactions: Vec::new(),
            v3_and_below_transactional_id: String::new(),
            v3_and_below_producer_id: 0,
            v3_and_below_producer_epoch: 0,
            v3_and_below_topics: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for AddPartitionsToTxnRequest {
    const NAME: &'static str = "AddPartitionsToTxnRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=5;
    fn is_flexible(version: i16) -> bool {
        version >= 3
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 4 {
            m.transactions = r.array(version >= 3, |r| AddPartitionsToTxnTransaction::decode(r, version))?;
        }
        if version <= 3 {
            m.v3_and_below_transactional_id = r.string(version >= 3)?;
        }
        if version <= 3 {
            m.v3_and_below_producer_id = r.i64()?;
        }
        if version <= 3 {
            m.v3_and_below_producer_epoch = r.i16()?;
        }
        if version <= 3 {
            m.v3_and_below_topics = r.array(version >= 3, |r| AddPartitionsToTxnTopic::decode(r, version))?;
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
        if version >= 4 {
            w.array(version >= 3, &self.transactions, |w, v| v.encode(w, version))?;
        } else if !self.transactions.is_empty() {
            return Err(EncodeError::Absent { message: "AddPartitionsToTxnRequest", field: "Transactions", version });
        }
        if version <= 3 {
            w.string(version >= 3, &self.v3_and_below_transactional_id)?;
        } else if !self.v3_and_below_transactional_id.is_empty() {
            return Err(EncodeError::Absent {
                message: "AddPartitionsToTxnRequest",
                field: "V3AndBelowTransactionalId",
                version,
            });
        }
        if version <= 3 {
            w.i64(self.v3_and_below_producer_id);
        } else if self.v3_and_below_producer_id != 0 {
            return Err(EncodeError::Absent {
                message: "AddPartitionsToTxnRequest",
                field: "V3AndBelowProducerId",
                version,
            });
        }
        if version <= 3 {
            w.i16(self.v3_and_below_producer_epoch);
        } else if self.v3_and_below_producer_epoch != 0 {
            return Err(EncodeError::Absent {
                message: "AddPartitionsToTxnRequest",
                field: "V3AndBelowProducerEpoch",
                version,
            });
        }
        if version <= 3 {
            w.array(version >= 3, &self.v3_and_below_topics, |w, v| v.encode(w, version))?;
        } else if !self.v3_and_below_topics.is_empty() {
            return Err(EncodeError::Absent {
                message: "AddPartitionsToTxnRequest",
                field: "V3AndBelowTopics",
                version,
            });
        }
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AddPartitionsToTxnTransaction`.
#[derive(Debug, Clone, PartialEq)]
pub struct AddPartitionsToTxnTransaction {
    /// `TransactionalId`: string, versions 4-5.
    pub transactional_id: String,
    /// `ProducerId`: i64, versions 4-5.
    pub producer_id: i64,
    /// `ProducerEpoch`: i16, versions 4-5.
    pub producer_epoch: i16,
    /// `VerifyOnly`: bool, versions 4-5.
    pub verify_only: bool,
    /// `Topics`: array of [`AddPartitionsToTxnTopic`], versions 4-5.
    pub topics: Vec<AddPartitionsToTxnTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AddPartitionsToTxnTransaction {
    fn default() -> Self {
        Self {
            transactional_id: String::new(),
            producer_id: 0,
            producer_epoch: 0,
            verify_only: false,
            topics: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl AddPartitionsToTxnTransaction {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 4 {
            m.transactional_id = r.string(version >= 3)?;
        }
        if version >= 4 {
            m.producer_id = r.i64()?;
        }
        if version >= 4 {
            m.producer_epoch = r.i16()?;
        }
        if version >= 4 {
            m.verify_only = r.bool()?;
        }
        if version >= 4 {
            m.topics = r.array(version >= 3, |r| AddPartitionsToTxnTopic::decode(r, version))?;
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
            return Err(EncodeError::Absent {
                message: "AddPartitionsToTxnTransaction",
                field: "TransactionalId",
                version,
            });
        }
        if version >= 4 {
            w.i64(self.producer_id);
        } else if self.producer_id != 0 {
            return Err(EncodeError::Absent { message: "AddPartitionsToTxnTransaction", field: "ProducerId", version });
        }
        if version >= 4 {
            w.i16(self.producer_epoch);
        } else if self.producer_epoch != 0 {
            return Err(EncodeError::Absent {
                message: "AddPartitionsToTxnTransaction",
                field: "ProducerEpoch",
                version,
            });
        }
        if version >= 4 {
            w.bool(self.verify_only);
        } else if self.verify_only {
            return Err(EncodeError::Absent { message: "AddPartitionsToTxnTransaction", field: "VerifyOnly", version });
        }
        if version >= 4 {
            w.array(version >= 3, &self.topics, |w, v| v.encode(w, version))?;
        } else if !self.topics.is_empty() {
            return Err(EncodeError::Absent { message: "AddPartitionsToTxnTransaction", field: "Topics", version });
        }
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AddPartitionsToTxnTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct AddPartitionsToTxnTopic {
    /// `Name`: string, versions 0-5.
    pub name: String,
    /// `Partitions`: array of i32, versions 0-5.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AddPartitionsToTxnTopic {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AddPartitionsToTxnTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 3)?;
        m.partitions = r.array(version >= 3, Reader::i32)?;
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 3, &self.name)?;
        w.array(version >= 3, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
