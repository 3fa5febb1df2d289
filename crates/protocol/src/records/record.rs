//! One record within a batch, read in place.

use thiserror::Error;

use super::TimestampType;
use super::header::BatchHeader;
use super::varint::{read_varint, read_varlong};
use crate::ids::{Offset, Timestamp};

/// Why the records of a batch cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RecordError {
    /// The bytes end within a record.
    #[error("the batch ends within record {index}")]
    Truncated {
        /// The record's place in the batch.
        index: u32,
    },
    /// A length, a count or a variable-length integer makes no sense.
    #[error("record {index} is malformed: {what}")]
    Malformed {
        /// The record's place in the batch.
        index: u32,
        /// What is wrong with it.
        what: &'static str,
    },
    /// Bytes follow the last record.
    #[error("bytes follow the last of the batch's {count} records")]
    TrailingBytes {
        /// How many records the header announces.
        count: u32,
    },
}

/// A header of a record (KIP-82).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordHeader<'a> {
    /// Its key: UTF-8 by the protocol, but not checked.
    pub key: &'a [u8],
    /// Its value.
    pub value: Option<&'a [u8]>,
}

/// A record, its fields being slices of the batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Record<'a> {
    /// Its offset in the partition.
    pub offset: Offset,
    /// Its timestamp: the producer's, or that of the append for the whole batch.
    pub timestamp: Timestamp,
    /// Its key.
    pub key: Option<&'a [u8]>,
    /// Its value; `None` is a tombstone on a compacted topic.
    pub value: Option<&'a [u8]>,
    header_count: u32,
    headers: &'a [u8],
}

impl<'a> Record<'a> {
    /// Its headers, in order, with repeated keys.
    pub fn headers(&self) -> impl Iterator<Item = RecordHeader<'a>> + use<'a> {
        let mut cursor = Cursor { rest: self.headers, index: 0 };
        // The iterator that made the record walked over them already, so none of them can fail.
        (0..self.header_count).map_while(move |_| cursor.header().ok())
    }

    /// How many headers there are.
    #[must_use]
    pub const fn header_count(&self) -> u32 {
        self.header_count
    }
}

/// The records of a batch, from uncompressed bytes. Ends after the first error.
#[derive(Debug, Clone)]
pub struct RecordIter<'a> {
    cursor: Cursor<'a>,
    count: u32,
    is_done: bool,
    base_offset: Offset,
    base_timestamp: Timestamp,
    append_time: Option<Timestamp>,
}

impl<'a> RecordIter<'a> {
    /// Over `body`: what follows the header, decompressed. A negative record count reads as none.
    #[must_use]
    pub fn new(header: &BatchHeader, body: &'a [u8]) -> Self {
        let append_time = match header.attributes.timestamp_type() {
            TimestampType::CreateTime => None,
            TimestampType::LogAppendTime => Some(header.max_timestamp),
        };
        Self {
            cursor: Cursor { rest: body, index: 0 },
            count: u32::try_from(header.record_count).unwrap_or(0),
            is_done: false,
            base_offset: header.base_offset,
            base_timestamp: header.base_timestamp,
            append_time,
        }
    }
}

impl<'a> Iterator for RecordIter<'a> {
    type Item = Result<Record<'a>, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_done {
            return None;
        }
        if self.cursor.index == self.count {
            self.is_done = true;
            let count = self.count;
            return (!self.cursor.rest.is_empty()).then_some(Err(RecordError::TrailingBytes { count }));
        }
        let raw = match self.cursor.record() {
            Ok(raw) => raw,
            Err(error) => {
                self.is_done = true;
                return Some(Err(error));
            }
        };
        self.cursor.index += 1;
        let created = self.base_timestamp.get().wrapping_add(raw.timestamp_delta);
        Some(Ok(Record {
            offset: Offset::new(self.base_offset.get().wrapping_add(i64::from(raw.offset_delta))),
            timestamp: self.append_time.unwrap_or(Timestamp::new(created)),
            key: raw.key,
            value: raw.value,
            header_count: raw.header_count,
            headers: raw.headers,
        }))
    }
}

struct RawRecord<'a> {
    timestamp_delta: i64,
    offset_delta: i32,
    key: Option<&'a [u8]>,
    value: Option<&'a [u8]>,
    header_count: u32,
    headers: &'a [u8],
}

#[derive(Debug, Clone)]
struct Cursor<'a> {
    rest: &'a [u8],
    index: u32,
}

impl<'a> Cursor<'a> {
    /// Reads one record: its length, then exactly that many bytes.
    fn record(&mut self) -> Result<RawRecord<'a>, RecordError> {
        let length = self.varint()?;
        let length = usize::try_from(length).map_err(|_| self.malformed("negative length"))?;
        let mut body = Cursor { rest: self.bytes(length)?, index: self.index };
        let _attributes = body.byte()?;
        let timestamp_delta = body.varlong()?;
        let offset_delta = body.varint()?;
        let key = body.nullable()?;
        let value = body.nullable()?;
        let header_count = body.varint()?;
        let header_count = u32::try_from(header_count).map_err(|_| self.malformed("negative header count"))?;
        let headers = body.rest;
        for _ in 0..header_count {
            body.header()?;
        }
        if !body.rest.is_empty() {
            return Err(self.malformed("its length and its fields disagree"));
        }
        Ok(RawRecord { timestamp_delta, offset_delta, key, value, header_count, headers })
    }

    fn header(&mut self) -> Result<RecordHeader<'a>, RecordError> {
        let key = self.nullable()?.ok_or_else(|| self.malformed("a header without a key"))?;
        Ok(RecordHeader { key, value: self.nullable()? })
    }

    fn nullable(&mut self) -> Result<Option<&'a [u8]>, RecordError> {
        match self.varint()? {
            -1 => Ok(None),
            length => {
                let length = usize::try_from(length).map_err(|_| self.malformed("negative length"))?;
                self.bytes(length).map(Some)
            }
        }
    }

    fn bytes(&mut self, length: usize) -> Result<&'a [u8], RecordError> {
        let (bytes, rest) = self.rest.split_at_checked(length).ok_or(RecordError::Truncated { index: self.index })?;
        self.rest = rest;
        Ok(bytes)
    }

    fn byte(&mut self) -> Result<u8, RecordError> {
        let (first, rest) = self.rest.split_first().ok_or(RecordError::Truncated { index: self.index })?;
        self.rest = rest;
        Ok(*first)
    }

    fn varint(&mut self) -> Result<i32, RecordError> {
        read_varint(|| self.byte())?.ok_or_else(|| self.malformed("an integer of more than 32 bits"))
    }

    fn varlong(&mut self) -> Result<i64, RecordError> {
        read_varlong(|| self.byte())?.ok_or_else(|| self.malformed("an integer of more than 64 bits"))
    }

    const fn malformed(&self, what: &'static str) -> RecordError {
        RecordError::Malformed { index: self.index, what }
    }
}
