// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ListTransactionsRequest`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ListTransactionsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListTransactionsRequest {
    /// `StateFilters`: array of string, versions 0-2.
    pub state_filters: Vec<String>,
    /// `ProducerIdFilters`: array of i64, versions 0-2.
    pub producer_id_filters: Vec<i64>,
    /// `DurationFilter`: i64, versions 1-2.
    pub duration_filter: i64,
    /// `TransactionalIdPattern`: nullable string, versions 2.
    pub transactional_id_pattern: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ListTransactionsRequest {
    fn default() -> Self {
        Self {
            state_filters: Vec::new(),
            producer_id_filters: Vec::new(),
            duration_filter: -1,
            transactional_id_pattern: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ListTransactionsRequest {
    const NAME: &'static str = "ListTransactionsRequest";
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
        m.state_filters = r.array(true, |r| r.string(true))?;
        m.producer_id_filters = r.array(true, Reader::i64)?;
        if version >= 1 {
            m.duration_filter = r.i64()?;
        }
        if version >= 2 {
            m.transactional_id_pattern = r.nullable_string(true, true)?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.state_filters, |w, v| w.string(true, v))?;
        w.array(true, &self.producer_id_filters, |w, v| {
            w.i64(*v);
            Ok(())
        })?;
        if version >= 1 {
            w.i64(self.duration_filter);
        } else if self.duration_filter != -1 {
            return Err(EncodeError::Absent { message: "ListTransactionsRequest", field: "DurationFilter", version });
        }
        if version >= 2 {
            w.nullable_string(true, true, self.transactional_id_pattern.as_deref())?;
        } else if self.transactional_id_pattern.is_some() {
            return Err(EncodeError::Absent {
                message: "ListTransactionsRequest",
                field: "TransactionalIdPattern",
                version,
            });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
