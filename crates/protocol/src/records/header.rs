//! The fixed 61 bytes in front of every record batch.
//!
//! ```text
//!  0  base offset  i64      17 crc          u32     43 producer id     i64
//!  8  length       i32      21 attributes   i16     51 producer epoch  i16
//! 12  leader epoch i32      23 last delta   i32     53 base sequence   i32
//! 16  magic        i8       27 base time    i64     57 record count    i32
//!                           35 max time     i64
//! ```
//!
//! The checksum covers everything from the attributes on, so the leader may write the base offset and the leader epoch
//! in place (KIP-98, KIP-101).

use thiserror::Error;

use super::{BatchSummary, Compression, ProducerBatch, TimestampType};
use crate::ids::{LeaderEpoch, Offset, ProducerEpoch, ProducerId, Sequence, Timestamp};

/// The bytes of a batch header.
pub const HEADER_BYTES: usize = 61;
/// The bytes in front of those that the header's length field counts: base offset and length.
pub const LENGTH_PREFIX_BYTES: usize = 12;
/// The only format of record batches that is written and read.
pub const MAGIC: i8 = 2;

const LEADER_EPOCH_AT: usize = 12;
/// Where the checksum lies.
pub(super) const CRC_AT: usize = 17;
/// The first byte that the checksum covers.
pub(super) const CHECKSUMMED_FROM: usize = 21;
const MAX_TIMESTAMP_AT: usize = 35;

/// Why bytes are not a record batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BatchError {
    /// Fewer bytes than the header, or than the header says the batch has.
    #[error("{have} bytes where the batch needs {need}")]
    Incomplete {
        /// How many bytes there are.
        have: usize,
        /// How many it takes.
        need: usize,
    },
    /// The length field is below that of an empty batch.
    #[error("the batch's length field is {0}, below the 49 bytes of an empty batch")]
    Length(i32),
    /// A format older than magic 2, or unknown.
    #[error("the batch has magic {0}; only 2 is supported")]
    Magic(i8),
    /// The checksum does not match.
    #[error("the batch's checksum is {computed:#010x}, its header says {stored:#010x}")]
    Checksum {
        /// What the header says.
        stored: u32,
        /// What the bytes give.
        computed: u32,
    },
    /// Attribute bits 0-2 name no codec.
    #[error("the batch names the unknown codec {0}")]
    Codec(u8),
    /// The last offset delta or the record count is negative, or the count exceeds the offsets.
    #[error("the batch claims {record_count} records in offsets 0 to {last_offset_delta}")]
    Count {
        /// The header's last offset delta.
        last_offset_delta: i32,
        /// The header's record count.
        record_count: i32,
    },
}

/// The attribute bits of a batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Attributes(i16);

impl Attributes {
    const CODEC: i16 = 0b111;
    const LOG_APPEND_TIME: i16 = 1 << 3;
    const TRANSACTIONAL: i16 = 1 << 4;
    const CONTROL: i16 = 1 << 5;
    const DELETE_HORIZON: i16 = 1 << 6;

    /// As they stand on the wire.
    #[must_use]
    pub const fn from_bits(bits: i16) -> Self {
        Self(bits)
    }

    /// As they stand on the wire.
    #[must_use]
    pub const fn bits(self) -> i16 {
        self.0
    }

    /// The codec of the records (bits 0-2).
    ///
    /// # Errors
    /// [`BatchError::Codec`] for 5, 6 and 7.
    pub const fn compression(self) -> Result<Compression, BatchError> {
        match self.0 & Self::CODEC {
            0 => Ok(Compression::None),
            1 => Ok(Compression::Gzip),
            2 => Ok(Compression::Snappy),
            3 => Ok(Compression::Lz4),
            4 => Ok(Compression::Zstd),
            5 => Err(BatchError::Codec(5)),
            6 => Err(BatchError::Codec(6)),
            _ => Err(BatchError::Codec(7)),
        }
    }

    /// What the timestamps mean (bit 3, KIP-32).
    #[must_use]
    pub const fn timestamp_type(self) -> TimestampType {
        if self.0 & Self::LOG_APPEND_TIME == 0 { TimestampType::CreateTime } else { TimestampType::LogAppendTime }
    }

    /// Part of a transaction (bit 4, KIP-98).
    #[must_use]
    pub const fn is_transactional(self) -> bool {
        self.0 & Self::TRANSACTIONAL != 0
    }

    /// Holds control records (bit 5, KIP-98).
    #[must_use]
    pub const fn is_control(self) -> bool {
        self.0 & Self::CONTROL != 0
    }

    /// The base timestamp is the delete horizon of a compacted batch (bit 6, KIP-534).
    #[must_use]
    pub const fn has_delete_horizon(self) -> bool {
        self.0 & Self::DELETE_HORIZON != 0
    }

    /// The same with another codec.
    #[must_use]
    pub const fn with_compression(self, codec: Compression) -> Self {
        let bits = match codec {
            Compression::None => 0,
            Compression::Gzip => 1,
            Compression::Snappy => 2,
            Compression::Lz4 => 3,
            Compression::Zstd => 4,
        };
        Self((self.0 & !Self::CODEC) | bits)
    }

    /// The same with another meaning of the timestamps.
    #[must_use]
    pub const fn with_timestamp_type(self, kind: TimestampType) -> Self {
        self.with_bit(Self::LOG_APPEND_TIME, matches!(kind, TimestampType::LogAppendTime))
    }

    /// The same, in a transaction or not.
    #[must_use]
    pub const fn with_transactional(self, yes: bool) -> Self {
        self.with_bit(Self::TRANSACTIONAL, yes)
    }

    /// The same, with control records or not.
    #[must_use]
    pub const fn with_control(self, yes: bool) -> Self {
        self.with_bit(Self::CONTROL, yes)
    }

    const fn with_bit(self, bit: i16, yes: bool) -> Self {
        Self(if yes { self.0 | bit } else { self.0 & !bit })
    }
}

/// The fields of a batch header, as they stand; [`BatchHeader::to_summary`] tells whether they make sense together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BatchHeader {
    /// The offset of the first record.
    pub base_offset: Offset,
    /// The whole batch with its 12-byte prefix, in bytes; at least [`HEADER_BYTES`].
    pub size_bytes: u32,
    /// The leader epoch it was appended under; `None` from a producer.
    pub leader_epoch: Option<LeaderEpoch>,
    /// CRC-32C of everything from the attributes on.
    pub crc: u32,
    /// Codec, timestamp type and flags.
    pub attributes: Attributes,
    /// The last record's offset less the base offset.
    pub last_offset_delta: i32,
    /// What the records' timestamp deltas count from, or the delete horizon.
    pub base_timestamp: Timestamp,
    /// The largest timestamp in the batch.
    pub max_timestamp: Timestamp,
    /// The producer, if it is idempotent.
    pub producer_id: Option<ProducerId>,
    /// The producer's epoch; -1 for none.
    pub producer_epoch: ProducerEpoch,
    /// The sequence of the first record, if it has one.
    pub base_sequence: Option<Sequence>,
    /// How many records there are.
    pub record_count: i32,
}

/// Reads a batch header from the first 61 bytes; the rest of the batch need not be there.
///
/// # Errors
/// [`BatchError::Magic`], [`BatchError::Length`] or [`BatchError::Incomplete`], in this order: every format has its magic
/// and its length in the same place, so an old format is named as such, however short it is.
pub fn parse_header(bytes: &[u8]) -> Result<BatchHeader, BatchError> {
    let mut fields = Fields(bytes);
    let incomplete = BatchError::Incomplete { have: bytes.len(), need: HEADER_BYTES };
    let length = fields.prefix().ok_or(incomplete)??;
    // A non-negative i32 and 12 fit in u32.
    let size_bytes = length + 12;
    Fields(bytes).header(size_bytes).ok_or(incomplete)
}

struct Fields<'a>(&'a [u8]);

impl Fields<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (field, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*field)
    }

    fn i64(&mut self) -> Option<i64> {
        self.take().map(i64::from_be_bytes)
    }

    fn i32(&mut self) -> Option<i32> {
        self.take().map(i32::from_be_bytes)
    }

    fn i16(&mut self) -> Option<i16> {
        self.take().map(i16::from_be_bytes)
    }

    /// Reads up to the magic; returns the length field. `None` if the bytes end before it is known to be wrong.
    fn prefix(&mut self) -> Option<Result<u32, BatchError>> {
        let _base_offset = self.i64()?;
        let length = self.i32()?;
        let _leader_epoch = self.i32()?;
        let magic = self.take().map(i8::from_be_bytes)?;
        if magic != MAGIC {
            return Some(Err(BatchError::Magic(magic)));
        }
        let counted = u32::try_from(length).ok().filter(|counted| *counted >= 49);
        Some(counted.ok_or(BatchError::Length(length)))
    }

    fn header(&mut self, size_bytes: u32) -> Option<BatchHeader> {
        let base_offset = Offset::new(self.i64()?);
        let _length = self.i32()?;
        let leader_epoch = LeaderEpoch::from_wire(self.i32()?);
        let _magic: [u8; 1] = self.take()?;
        Some(BatchHeader {
            base_offset,
            size_bytes,
            leader_epoch,
            crc: self.take().map(u32::from_be_bytes)?,
            attributes: Attributes(self.i16()?),
            last_offset_delta: self.i32()?,
            base_timestamp: Timestamp::new(self.i64()?),
            max_timestamp: Timestamp::new(self.i64()?),
            producer_id: ProducerId::from_wire(self.i64()?),
            producer_epoch: ProducerEpoch::new(self.i16()?),
            base_sequence: Sequence::from_wire(self.i32()?),
            record_count: self.i32()?,
        })
    }
}

impl BatchHeader {
    /// The offset of the last record (or of a hole that compaction left there).
    #[must_use]
    pub const fn last_offset(&self) -> Offset {
        Offset::new(self.base_offset.get().saturating_add(self.last_offset_delta as i64))
    }

    /// The offset after the batch.
    #[must_use]
    pub const fn next_offset(&self) -> Offset {
        Offset::new(self.last_offset().get().saturating_add(1))
    }

    /// The producer's stamp, if there is one.
    #[must_use]
    pub fn producer(&self) -> Option<ProducerBatch> {
        let base_sequence = self.base_sequence;
        self.producer_id.map(|id| ProducerBatch { id, epoch: self.producer_epoch, base_sequence })
    }

    /// What the core needs to know of the batch.
    ///
    /// # Errors
    /// [`BatchError::Codec`] or [`BatchError::Count`] if the fields make no sense.
    pub fn to_summary(&self) -> Result<BatchSummary, BatchError> {
        let compression = self.attributes.compression()?;
        let senseless =
            BatchError::Count { last_offset_delta: self.last_offset_delta, record_count: self.record_count };
        let last_delta = u32::try_from(self.last_offset_delta).map_err(|_| senseless)?;
        let record_count = u32::try_from(self.record_count).map_err(|_| senseless)?;
        if record_count > last_delta + 1 {
            return Err(senseless);
        }
        Ok(BatchSummary {
            offset_count: last_delta + 1,
            record_count,
            size_bytes: self.size_bytes,
            max_timestamp: self.max_timestamp,
            timestamp_type: self.attributes.timestamp_type(),
            compression,
            producer: self.producer(),
            is_transactional: self.attributes.is_transactional(),
            is_control: self.attributes.is_control(),
        })
    }

    /// Writes the header; the magic is 2 and the checksum is the field's.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; HEADER_BYTES] {
        let mut bytes = [0; HEADER_BYTES];
        let mut at = bytes.as_mut_slice();
        let length = self.size_bytes.saturating_sub(12);
        put(&mut at, self.base_offset.get().to_be_bytes());
        put(&mut at, length.to_be_bytes());
        put(&mut at, self.leader_epoch.map_or(-1, LeaderEpoch::get).to_be_bytes());
        put(&mut at, MAGIC.to_be_bytes());
        put(&mut at, self.crc.to_be_bytes());
        put(&mut at, self.attributes.0.to_be_bytes());
        put(&mut at, self.last_offset_delta.to_be_bytes());
        put(&mut at, self.base_timestamp.get().to_be_bytes());
        put(&mut at, self.max_timestamp.get().to_be_bytes());
        put(&mut at, self.producer_id.map_or(-1, ProducerId::get).to_be_bytes());
        put(&mut at, self.producer_epoch.get().to_be_bytes());
        put(&mut at, self.base_sequence.map_or(-1, Sequence::get).to_be_bytes());
        put(&mut at, self.record_count.to_be_bytes());
        debug_assert!(at.is_empty(), "the fields fill the header");
        bytes
    }
}

/// Writes `value` to the front of `at` and moves past it. The callers' fields add up to the header's size.
fn put<const N: usize>(at: &mut &mut [u8], value: [u8; N]) {
    if let Some((field, rest)) = std::mem::take(at).split_first_chunk_mut::<N>() {
        *field = value;
        *at = rest;
    }
}

/// Writes the fields that the leader assigns into a header; the checksum does not cover them.
///
/// `batch` is a whole batch or a copy of its header; the bytes after the leader epoch are left alone.
///
/// # Errors
/// [`BatchError::Incomplete`] if there is no whole header.
pub fn patch(batch: &mut [u8], base_offset: Offset, leader_epoch: LeaderEpoch) -> Result<(), BatchError> {
    let have = batch.len();
    let short = BatchError::Incomplete { have, need: HEADER_BYTES };
    let header: &mut [u8; HEADER_BYTES] = batch.first_chunk_mut().ok_or(short)?;
    let (front, rest) = header.split_at_mut(LEADER_EPOCH_AT);
    if let (Some(offset), Some(epoch)) = (front.first_chunk_mut::<8>(), rest.first_chunk_mut::<4>()) {
        *offset = base_offset.get().to_be_bytes();
        *epoch = leader_epoch.get().to_be_bytes();
    }
    Ok(())
}

/// Writes the timestamp fields and the checksum they need. `batch` is a whole batch.
pub(super) fn restamp(batch: &mut [u8], max_timestamp: Timestamp, attributes: Attributes) {
    if let Some(field) = batch.get_mut(CHECKSUMMED_FROM..CHECKSUMMED_FROM + 2) {
        field.copy_from_slice(&attributes.0.to_be_bytes());
    }
    if let Some(field) = batch.get_mut(MAX_TIMESTAMP_AT..MAX_TIMESTAMP_AT + 8) {
        field.copy_from_slice(&max_timestamp.get().to_be_bytes());
    }
    seal(batch);
}

/// Writes the checksum. `batch` is a whole batch.
pub(super) fn seal(batch: &mut [u8]) {
    let crc = batch.get(CHECKSUMMED_FROM..).map_or(0, crc32c::crc32c);
    if let Some(field) = batch.get_mut(CRC_AT..CHECKSUMMED_FROM) {
        field.copy_from_slice(&crc.to_be_bytes());
    }
}
