//! How records of `__cluster_metadata` are framed: frame version 1, record type, record version (each an unsigned varint),
//! then the record's fields.
//!
//! Source: KIP-631 ("Record Format Versions").

use bytes::Bytes;
use thiserror::Error;

pub use crate::messages::MetadataRecord;
use crate::wire::{DecodeError, EncodeError, Reader, Writer};

const FRAME_VERSION: u32 = 1;

/// Why bytes are no metadata record that this version of Ottla understands.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum MetadataRecordError {
    /// The frame is of another version.
    #[error("metadata record frame version {0}, where only version 1 is known")]
    Frame(u32),
    /// The record type is unknown.
    #[error("unknown metadata record type {0}")]
    Type(u32),
    /// The fields are wrong.
    #[error(transparent)]
    Fields(#[from] DecodeError),
}

impl MetadataRecord {
    /// The record as the value of a log record, at this version of its type.
    ///
    /// # Errors
    /// When a field holds a value that the version cannot carry.
    pub fn to_value(&self, version: i16) -> Result<Bytes, EncodeError> {
        let mut w = Writer::new();
        w.unsigned_varint(FRAME_VERSION);
        w.unsigned_varint(u32::from(self.api_key().unsigned_abs()));
        w.unsigned_varint(u32::from(version.unsigned_abs()));
        self.encode(&mut w, version)?;
        Ok(w.into_bytes())
    }

    /// Reads the value of a log record; also says at which version it was written.
    ///
    /// # Errors
    /// When the bytes are not a record of a known type and version.
    pub fn from_value(value: Bytes) -> Result<(Self, i16), MetadataRecordError> {
        let mut r = Reader::new(value);
        let frame = r.unsigned_varint()?;
        if frame != FRAME_VERSION {
            return Err(MetadataRecordError::Frame(frame));
        }
        let kind = r.unsigned_varint()?;
        let version = r.unsigned_varint()?;
        let version = i16::try_from(version).unwrap_or(i16::MAX);
        let key = i16::try_from(kind).map_err(|_| MetadataRecordError::Type(kind))?;
        let record = Self::decode(key, &mut r, version)?.ok_or(MetadataRecordError::Type(kind))?;
        r.finish()?;
        Ok((record, version))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Uuid;
    use crate::messages::TopicRecord;

    #[test]
    fn a_topic_record_is_framed_as_kafka_frames_it() {
        let record =
            MetadataRecord::from(TopicRecord { name: "a".into(), topic_id: Uuid::from_u128(7), ..Default::default() });
        let value = record.to_value(0).unwrap();
        assert_eq!(&value[..5], [1, 2, 0, 2, b'a']);
        assert_eq!(MetadataRecord::from_value(value.clone()), Ok((record, 0)));
        assert_eq!(MetadataRecord::from_value(Bytes::from_static(&[2])), Err(MetadataRecordError::Frame(2)));
        assert_eq!(MetadataRecord::from_value(Bytes::from_static(&[1, 99, 0])), Err(MetadataRecordError::Type(99)));
        assert!(MetadataRecord::from_value(value.slice(..value.len() - 1)).is_err());
    }
}
