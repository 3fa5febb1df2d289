// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeTransactionsRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeTransactionsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeTransactionsRequest {
    /// `TransactionalIds`: array of string, versions 0.
    pub transactional_ids: Vec<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeTransactionsRequest {
    fn default() -> Self {
        Self { transactional_ids: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DescribeTransactionsRequest {
    const NAME: &'static str = "DescribeTransactionsRequest";
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
        m.transactional_ids = r.array(true, |r| r.string(true))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.transactional_ids, |w, v| w.string(true, v))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
