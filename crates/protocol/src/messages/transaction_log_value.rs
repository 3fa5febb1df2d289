// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `TransactionLogValue`: versions 0-1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `TransactionLogValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct TransactionLogValue {
    /// `ProducerId`: i64, versions 0-1.
    pub producer_id: i64,
    /// `PreviousProducerId`: i64, versions 1, tag 0.
    pub previous_producer_id: i64,
    /// `NextProducerId`: i64, versions 1, tag 1.
    pub next_producer_id: i64,
    /// `ProducerEpoch`: i16, versions 0-1.
    pub producer_epoch: i16,
    /// `NextProducerEpoch`: i16, versions 1, tag 3.
    pub next_producer_epoch: i16,
    /// `TransactionTimeoutMs`: i32, versions 0-1.
    pub transaction_timeout_ms: i32,
    /// `TransactionStatus`: i8, versions 0-1.
    pub transaction_status: i8,
    /// `TransactionPartitions`: nullable array of [`PartitionsSchema`], versions 0-1.
    pub transaction_partitions: Option<Vec<PartitionsSchema>>,
    /// `TransactionLastUpdateTimestampMs`: i64, versions 0-1.
    pub transaction_last_update_timestamp_ms: i64,
    /// `TransactionStartTimestampMs`: i64, versions 0-1.
    pub transaction_start_timestamp_ms: i64,
    /// `ClientTransactionVersion`: i16, versions 1, tag 2.
    pub client_transaction_version: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TransactionLogValue {
    fn default() -> Self {
        Self {
            producer_id: 0,
            previous_producer_id: -1,
            next_producer_id: -1,
            producer_epoch: 0,
            next_producer_epoch: -1,
            transaction_timeout_ms: 0,
            transaction_status: 0,
            transaction_partitions: Some(Vec::new()),
            transaction_last_update_timestamp_ms: 0,
            transaction_start_timestamp_ms: 0,
            client_transaction_version: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for TransactionLogValue {
    const NAME: &'static str = "TransactionLogValue";
    const VERSIONS: RangeInclusive<i16> = 0..=1;
    fn is_flexible(version: i16) -> bool {
        version >= 1
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.producer_id = r.i64()?;
        m.producer_epoch = r.i16()?;
        m.transaction_timeout_ms = r.i32()?;
        m.transaction_status = r.i8()?;
        m.transaction_partitions = r.nullable_array(version >= 1, true, |r| PartitionsSchema::decode(r, version))?;
        m.transaction_last_update_timestamp_ms = r.i64()?;
        m.transaction_start_timestamp_ms = r.i64()?;
        if version >= 1 {
            r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
                0 => {
                    m.previous_producer_id = r.i64()?;
                    Ok(true)
                }
                1 => {
                    m.next_producer_id = r.i64()?;
                    Ok(true)
                }
                3 => {
                    m.next_producer_epoch = r.i16()?;
                    Ok(true)
                }
                2 => {
                    m.client_transaction_version = r.i16()?;
                    Ok(true)
                }
                _ => Ok(false),
            })?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i64(self.producer_id);
        if !(version >= 1) && self.previous_producer_id != -1 {
            return Err(EncodeError::Absent { message: "TransactionLogValue", field: "PreviousProducerId", version });
        }
        if !(version >= 1) && self.next_producer_id != -1 {
            return Err(EncodeError::Absent { message: "TransactionLogValue", field: "NextProducerId", version });
        }
        w.i16(self.producer_epoch);
        if !(version >= 1) && self.next_producer_epoch != -1 {
            return Err(EncodeError::Absent { message: "TransactionLogValue", field: "NextProducerEpoch", version });
        }
        w.i32(self.transaction_timeout_ms);
        w.i8(self.transaction_status);
        w.nullable_array(version >= 1, true, self.transaction_partitions.as_deref(), |w, v| v.encode(w, version))?;
        w.i64(self.transaction_last_update_timestamp_ms);
        w.i64(self.transaction_start_timestamp_ms);
        if !(version >= 1) && self.client_transaction_version != 0 {
            return Err(EncodeError::Absent {
                message: "TransactionLogValue",
                field: "ClientTransactionVersion",
                version,
            });
        }
        if version >= 1 {
            let mut tags = Tags::new();
            if self.previous_producer_id != -1 {
                tags.add(0, |w| {
                    w.i64(self.previous_producer_id);
                    Ok(())
                })?;
            }
            if self.next_producer_id != -1 {
                tags.add(1, |w| {
                    w.i64(self.next_producer_id);
                    Ok(())
                })?;
            }
            if self.client_transaction_version != 0 {
                tags.add(2, |w| {
                    w.i16(self.client_transaction_version);
                    Ok(())
                })?;
            }
            if self.next_producer_epoch != -1 {
                tags.add(3, |w| {
                    w.i16(self.next_producer_epoch);
                    Ok(())
                })?;
            }
            tags.finish(w, &self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `PartitionsSchema`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionsSchema {
    /// `Topic`: string, versions 0-1.
    pub topic: String,
    /// `PartitionIds`: array of i32, versions 0-1.
    pub partition_ids: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionsSchema {
    fn default() -> Self {
        Self { topic: String::new(), partition_ids: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl PartitionsSchema {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic = r.string(version >= 1)?;
        m.partition_ids = r.array(version >= 1, Reader::i32)?;
        if version >= 1 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 1, &self.topic)?;
        w.array(version >= 1, &self.partition_ids, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        if version >= 1 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
