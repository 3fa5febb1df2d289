//! Makes record batches.

use bytes::Bytes;

use super::compression::compress;
use super::header::{Attributes, BatchHeader, HEADER_BYTES, seal};
use super::record::RecordHeader;
use super::varint::{put_varint, put_varlong, varlong_bytes};
use super::{Compression, ProducerBatch, TimestampType};
use crate::ids::{LeaderEpoch, Offset, ProducerEpoch, Timestamp};

/// A record to be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewRecord<'a> {
    /// Its timestamp; -1 for none.
    pub timestamp: Timestamp,
    /// Its key.
    pub key: Option<&'a [u8]>,
    /// Its value.
    pub value: Option<&'a [u8]>,
    /// Its headers.
    pub headers: &'a [RecordHeader<'a>],
}

/// Builds one record batch, record by record, compressed at the end.
///
/// As a producer sends it unless told otherwise: base offset 0, no leader epoch, not compressed, no producer.
#[derive(Debug, Clone)]
pub struct BatchBuilder {
    base_offset: Offset,
    leader_epoch: Option<LeaderEpoch>,
    attributes: Attributes,
    codec: Compression,
    level: Option<i32>,
    producer: Option<ProducerBatch>,
    append_time: Option<Timestamp>,
    base_timestamp: Option<Timestamp>,
    max_timestamp: Timestamp,
    last_offset_delta: i32,
    record_count: i32,
    body: Vec<u8>,
}

impl Default for BatchBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl BatchBuilder {
    /// An empty batch.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            base_offset: Offset::ZERO,
            leader_epoch: None,
            attributes: Attributes::from_bits(0),
            codec: Compression::None,
            level: None,
            producer: None,
            append_time: None,
            base_timestamp: None,
            max_timestamp: Timestamp::new(-1),
            last_offset_delta: -1,
            record_count: 0,
            body: Vec::new(),
        }
    }

    /// The offset of the first record.
    #[must_use]
    pub const fn base_offset(mut self, offset: Offset) -> Self {
        self.base_offset = offset;
        self
    }

    /// The leader epoch to store it under.
    #[must_use]
    pub const fn leader_epoch(mut self, epoch: LeaderEpoch) -> Self {
        self.leader_epoch = Some(epoch);
        self
    }

    /// Compresses with `codec`, at its default level if `level` is `None`.
    #[must_use]
    pub const fn compression(mut self, codec: Compression, level: Option<i32>) -> Self {
        self.codec = codec;
        self.level = level;
        self
    }

    /// Stamps the batch with a producer.
    #[must_use]
    pub const fn producer(mut self, producer: Option<ProducerBatch>) -> Self {
        self.producer = producer;
        self
    }

    /// Makes it part of a transaction.
    #[must_use]
    pub const fn transactional(mut self, yes: bool) -> Self {
        self.attributes = self.attributes.with_transactional(yes);
        self
    }

    /// Says that the records are control records; see [`super::ControlType`] for their keys.
    #[must_use]
    pub const fn control(mut self) -> Self {
        self.attributes = self.attributes.with_control(true);
        self
    }

    /// Gives every record the leader's clock as its timestamp.
    #[must_use]
    pub const fn log_append_time(mut self, now: Timestamp) -> Self {
        self.append_time = Some(now);
        self
    }

    /// How many records there are.
    #[must_use]
    pub const fn record_count(&self) -> u32 {
        self.record_count.unsigned_abs()
    }

    /// The size of the batch so far with its header, not compressed.
    #[must_use]
    pub const fn size_bytes(&self) -> usize {
        HEADER_BYTES + self.body.len()
    }

    /// Adds a record at the next offset.
    ///
    /// # Panics
    /// As [`Self::push_at`].
    pub fn push(&mut self, record: &NewRecord<'_>) {
        self.push_at(self.last_offset_delta.saturating_add(1), record);
    }

    /// Adds a record `offset_delta` after the base offset, beyond those there are (compaction leaves holes).
    ///
    /// # Panics
    /// If the batch reaches 2 GiB: whoever builds batches bounds them far below.
    pub fn push_at(&mut self, offset_delta: i32, record: &NewRecord<'_>) {
        debug_assert!(offset_delta > self.last_offset_delta, "offsets increase");
        let base = *self.base_timestamp.get_or_insert(record.timestamp);
        let timestamp_delta = record.timestamp.get().wrapping_sub(base.get());
        self.max_timestamp = self.max_timestamp.max(record.timestamp);
        self.last_offset_delta = offset_delta;
        self.record_count += 1;
        let length = record_bytes(timestamp_delta, offset_delta, record);
        put_varint(fits(length), &mut self.body);
        let from = self.body.len();
        self.body.push(0);
        put_varlong(timestamp_delta, &mut self.body);
        put_varint(offset_delta, &mut self.body);
        put_nullable(record.key, &mut self.body);
        put_nullable(record.value, &mut self.body);
        put_varint(fits(record.headers.len()), &mut self.body);
        for header in record.headers {
            put_nullable(Some(header.key), &mut self.body);
            put_nullable(header.value, &mut self.body);
        }
        debug_assert_eq!(self.body.len() - from, length, "the length in front is that of the record");
    }

    /// Says that the batch reaches to `offset_delta` though it holds no record there (compaction).
    #[must_use]
    pub const fn last_offset_delta(mut self, offset_delta: i32) -> Self {
        self.last_offset_delta = offset_delta;
        self
    }

    /// The finished batch. An empty one takes one offset unless [`Self::last_offset_delta`] says otherwise.
    ///
    /// # Panics
    /// As [`Self::push_at`].
    #[must_use]
    pub fn build(self) -> Bytes {
        let mut batch = vec![0; HEADER_BYTES];
        compress(self.codec, self.level, &self.body, &mut batch);
        let timestamp_type =
            if self.append_time.is_some() { TimestampType::LogAppendTime } else { TimestampType::CreateTime };
        let header = BatchHeader {
            base_offset: self.base_offset,
            size_bytes: fits(batch.len()).unsigned_abs(),
            leader_epoch: self.leader_epoch,
            crc: 0,
            attributes: self.attributes.with_compression(self.codec).with_timestamp_type(timestamp_type),
            last_offset_delta: self.last_offset_delta.max(0),
            base_timestamp: self.base_timestamp.unwrap_or(Timestamp::new(-1)),
            max_timestamp: self.append_time.unwrap_or(self.max_timestamp),
            producer_id: self.producer.map(|it| it.id),
            producer_epoch: self.producer.map_or(ProducerEpoch::new(-1), |it| it.epoch),
            base_sequence: self.producer.and_then(|it| it.base_sequence),
            record_count: self.record_count,
        };
        if let Some(front) = batch.first_chunk_mut::<HEADER_BYTES>() {
            *front = header.to_bytes();
        }
        seal(&mut batch);
        batch.into()
    }
}

fn record_bytes(timestamp_delta: i64, offset_delta: i32, record: &NewRecord<'_>) -> usize {
    let headers = record.headers.iter().map(|header| nullable_bytes(Some(header.key)) + nullable_bytes(header.value));
    1 + varlong_bytes(timestamp_delta)
        + varlong_bytes(i64::from(offset_delta))
        + nullable_bytes(record.key)
        + nullable_bytes(record.value)
        + varlong_bytes(i64::from(fits(record.headers.len())))
        + headers.sum::<usize>()
}

fn nullable_bytes(field: Option<&[u8]>) -> usize {
    field.map_or(1, |bytes| varlong_bytes(i64::from(fits(bytes.len()))) + bytes.len())
}

fn put_nullable(field: Option<&[u8]>, out: &mut Vec<u8>) {
    put_varint(field.map_or(-1, |bytes| fits(bytes.len())), out);
    out.extend_from_slice(field.unwrap_or_default());
}

fn fits(count: usize) -> i32 {
    i32::try_from(count).expect("a batch stays below 2 GiB, its maker sees to it")
}
