// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AddOffsetsToTxnRequest`: versions 0-4.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AddOffsetsToTxnRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct AddOffsetsToTxnRequest {
    /// `TransactionalId`: string, versions 0-4.
    pub transactional_id: String,
    /// `ProducerId`: i64, versions 0-4.
    pub producer_id: i64,
    /// `ProducerEpoch`: i16, versions 0-4.
    pub producer_epoch: i16,
    /// `GroupId`: string, versions 0-4.
    pub group_id: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AddOffsetsToTxnRequest {
    fn default() -> Self {
        Self {
            transactional_id: String::new(),
            producer_id: 0,
            producer_epoch: 0,
            group_id: String::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for AddOffsetsToTxnRequest {
    const NAME: &'static str = "AddOffsetsToTxnRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=4;
    fn is_flexible(version: i16) -> bool {
        version >= 3
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.transactional_id = r.string(version >= 3)?;
        m.producer_id = r.i64()?;
        m.producer_epoch = r.i16()?;
        m.group_id = r.string(version >= 3)?;
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(version >= 3, &self.transactional_id)?;
        w.i64(self.producer_id);
        w.i16(self.producer_epoch);
        w.string(version >= 3, &self.group_id)?;
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
