//! What a partition's leader checks before it takes a client's batch, in Kafka's order.
//!
//! | step | checked | refused with |
//! |---|---|---|
//! | 1 | magic 2 | INVALID_RECORD |
//! | 2 | there is a whole batch | INVALID_RECORD; CORRUPT_MESSAGE if its length is impossible |
//! | 3 | zstd only from Produce v7 on (KIP-110) | UNSUPPORTED_COMPRESSION_TYPE |
//! | 4 | there is one batch only (KIP-98) | INVALID_RECORD |
//! | 5 | base offset 0 | INVALID_RECORD |
//! | 6 | at most `max.message.bytes` | MESSAGE_TOO_LARGE |
//! | 7 | the checksum | CORRUPT_MESSAGE |
//! | 8 | a known codec, a record for every offset, no control records, a producer id comes with an epoch and a sequence, a transaction with a producer id | INVALID_RECORD |
//! | 9 | no append time | INVALID_TIMESTAMP |
//! | 10 | the records can be read, within `max_decompressed_bytes` | INVALID_RECORD; MESSAGE_TOO_LARGE if not within |
//! | 11 | keys on compacted topics; timestamps in range; every offending record is listed (KIP-467) | INVALID_RECORD; INVALID_TIMESTAMP |
//! | 12 | what is stored is at most `max.message.bytes`, `segment.bytes` | MESSAGE_TOO_LARGE, RECORD_LIST_TOO_LARGE |
//!
//! The producer's own state comes after all this: [`crate::log::ProducerTable::check`].
//!
//! Stricter than Kafka where no client is affected: offset deltas of uncompressed records must count 0, 1, 2, ...; a
//! producer may not set the delete horizon bit; a batch with append time is refused for every topic; a producer id needs an
//! epoch, and a transaction a producer id.

use bytes::Bytes;

use super::build::{BatchBuilder, NewRecord};
use super::compression::{Compressor, DecompressError, Decompressor, PIECE_BYTES, decompress};
use super::header::{BatchError, BatchHeader, HEADER_BYTES, restamp, seal};
use super::record::{RecordHeader, RecordIter};
use super::scan::{ScanError, Stream, scan};
use super::{
    BatchSummary, BatchView, CheckedBatch, Compression, RecordRefusal, RecordRules, TargetCompression, TimestampType,
};
use crate::ErrorCode;
use crate::ids::Timestamp;

/// The first version of Produce whose batches may be zstd (KIP-110).
const FIRST_ZSTD_PRODUCE_VERSION: i16 = 7;

/// The most bad records that a refusal names; clients fail the others of the batch as well.
pub const MAX_RECORD_ERRORS: usize = 1_000;

/// Checks what a client produced to one partition, and rewrites it where the topic asks for that.
///
/// The batch that comes back shares the request's buffer unless its timestamps or its codec had to change.
///
/// # Errors
/// The partition's error in the Produce response, see the table above. A refused batch leaves no trace.
pub fn check(bytes: &Bytes, rules: &RecordRules) -> Result<CheckedBatch, RecordRefusal> {
    let view = the_one_batch(bytes, rules)?;
    let summary = check_header(&view, rules)?;
    let found = check_records(&view, &summary, rules)?;
    let max_timestamp = match rules.timestamp_type {
        TimestampType::CreateTime => found.max_timestamp,
        TimestampType::LogAppendTime => rules.now,
    };
    let target = match rules.compression {
        TargetCompression::Producer => (summary.compression, None),
        TargetCompression::Codec { codec, level } => (codec, level),
    };
    if !found.offsets_are_dense {
        return renumber(&view, &summary, target, rules);
    }
    if target.0 != summary.compression {
        return recompress(&view, &summary, target, max_timestamp, rules);
    }
    check_stored_size(summary.size_bytes, rules)?;
    let header = view.header();
    let summary = BatchSummary { max_timestamp, timestamp_type: rules.timestamp_type, ..summary };
    let is_as_stored =
        max_timestamp == header.max_timestamp && rules.timestamp_type == header.attributes.timestamp_type();
    let bytes = if is_as_stored {
        bytes.slice_ref(view.bytes())
    } else {
        let mut copy = view.bytes().to_vec();
        restamp(&mut copy, max_timestamp, header.attributes.with_timestamp_type(rules.timestamp_type));
        copy.into()
    };
    Ok(CheckedBatch { bytes, summary })
}

/// Steps 1 to 4.
fn the_one_batch<'a>(bytes: &'a Bytes, rules: &RecordRules) -> Result<BatchView<'a>, RecordRefusal> {
    let view = BatchView::parse(bytes).map_err(|error| unreadable(&error))?;
    let codec = view.header().attributes.compression();
    if codec == Ok(Compression::Zstd) && rules.produce_version < FIRST_ZSTD_PRODUCE_VERSION {
        let why = format!("zstd needs Produce version 7, the request has {}", rules.produce_version);
        return Err(refusal(ErrorCode::UnsupportedCompressionType, why));
    }
    match BatchView::parse(bytes.get(view.bytes().len()..).unwrap_or_default()) {
        // Kafka drops a piece of a batch behind the first one.
        Err(BatchError::Incomplete { .. }) => Ok(view),
        Err(error @ BatchError::Length(_)) => Err(unreadable(&error)),
        Ok(_) | Err(_) => Err(invalid("more than one batch for a partition")),
    }
}

/// Steps 5 to 9.
fn check_header(view: &BatchView<'_>, rules: &RecordRules) -> Result<BatchSummary, RecordRefusal> {
    let header = view.header();
    if header.base_offset.get() != 0 {
        return Err(invalid(format!("a producer's batch has base offset 0, not {}", header.base_offset)));
    }
    check_size(view.bytes().len(), rules)?;
    view.check_crc().map_err(|error| refusal(ErrorCode::CorruptMessage, error.to_string()))?;
    let summary = view.to_summary().map_err(|error| invalid(error.to_string()))?;
    if summary.record_count == 0 || summary.record_count != summary.offset_count {
        let BatchSummary { record_count, offset_count, .. } = summary;
        return Err(invalid(format!("{record_count} records take {offset_count} offsets")));
    }
    if summary.is_control {
        return Err(invalid("clients write no control records"));
    }
    if header.attributes.has_delete_horizon() {
        return Err(invalid("only compaction sets a delete horizon"));
    }
    check_producer(header)?;
    if summary.timestamp_type == TimestampType::LogAppendTime {
        return Err(refusal(ErrorCode::InvalidTimestamp, "only the broker sets the append time"));
    }
    Ok(summary)
}

fn check_producer(header: &BatchHeader) -> Result<(), RecordRefusal> {
    match header.producer() {
        Some(producer) if producer.base_sequence.is_none() => Err(invalid("a producer id without a sequence")),
        Some(producer) if producer.epoch.get() < 0 => Err(invalid("a producer id without an epoch")),
        None if header.attributes.is_transactional() => Err(invalid("a transaction without a producer id")),
        Some(_) | None => Ok(()),
    }
}

/// What the walk over the records found.
struct Found {
    max_timestamp: Timestamp,
    offsets_are_dense: bool,
}

/// Steps 10 and 11.
fn check_records(view: &BatchView<'_>, summary: &BatchSummary, rules: &RecordRules) -> Result<Found, RecordRefusal> {
    let mut found = Found { max_timestamp: Timestamp::new(-1), offsets_are_dense: true };
    let mut errors = RecordErrors::default();
    let base_timestamp = view.header().base_timestamp.get();
    let each = |index: u32, record: super::scan::ScannedRecord| {
        let timestamp = Timestamp::new(base_timestamp.wrapping_add(record.timestamp_delta));
        found.max_timestamp = found.max_timestamp.max(timestamp);
        found.offsets_are_dense &= u32::try_from(record.offset_delta) == Ok(index);
        if rules.requires_keys && !record.has_key {
            errors.add(index, || "a compacted topic takes no record without a key".to_owned());
        } else if !is_in_range(timestamp, rules) {
            errors.has_timestamp = true;
            errors.add(index, || out_of_range(timestamp, rules));
        }
    };
    let body = view.body();
    let walked = match summary.compression {
        Compression::None => scan(&mut &*body, summary.record_count, each),
        codec @ (Compression::Gzip | Compression::Snappy | Compression::Lz4 | Compression::Zstd) => {
            Decompressor::new(codec, body, rules.max_decompressed_bytes)
                .map_err(ScanError::from)
                .and_then(|decompressor| scan(&mut Stream::new(decompressor), summary.record_count, each))
        }
    };
    walked.map_err(|error| unscannable(&error))?;
    errors.into_result(summary.record_count)?;
    if !found.offsets_are_dense && summary.compression == Compression::None {
        return Err(invalid("the records' offsets do not count 0, 1, 2, ..."));
    }
    Ok(found)
}

/// Bad records of a batch that can be read (KIP-467).
#[derive(Default)]
struct RecordErrors {
    count: u32,
    has_timestamp: bool,
    listed: Vec<(i32, Option<String>)>,
}

impl RecordErrors {
    fn add(&mut self, index: u32, why: impl FnOnce() -> String) {
        self.count += 1;
        if self.listed.len() < MAX_RECORD_ERRORS {
            // An index is below a record count, which was an i32 on the wire.
            self.listed.push((i32::try_from(index).unwrap_or(i32::MAX), Some(why())));
        }
    }

    fn into_result(self, record_count: u32) -> Result<(), RecordRefusal> {
        if self.count == 0 {
            return Ok(());
        }
        let code = if self.has_timestamp { ErrorCode::InvalidTimestamp } else { ErrorCode::InvalidRecord };
        let message = Some(format!("{} of the batch's {record_count} records are invalid", self.count));
        Err(RecordRefusal { code, message, record_errors: self.listed })
    }
}

/// Only a producer's own timestamps are held to the range (KIP-937); -1 means that the record has none.
const fn is_in_range(timestamp: Timestamp, rules: &RecordRules) -> bool {
    let age_ms = rules.now.get().saturating_sub(timestamp.get());
    matches!(rules.timestamp_type, TimestampType::LogAppendTime)
        || timestamp.get() == -1
        || (age_ms <= rules.timestamp_before_max_ms && age_ms.saturating_neg() <= rules.timestamp_after_max_ms)
}

fn out_of_range(timestamp: Timestamp, rules: &RecordRules) -> String {
    let earliest = rules.now.get().saturating_sub(rules.timestamp_before_max_ms);
    let latest = rules.now.get().saturating_add(rules.timestamp_after_max_ms);
    format!("timestamp {timestamp} is outside of {earliest} to {latest}")
}

/// The topic's codec in place of the producer's: the records pass from one to the other in pieces, and stay as they are.
fn recompress(
    view: &BatchView<'_>,
    summary: &BatchSummary,
    (codec, level): (Compression, Option<i32>),
    max_timestamp: Timestamp,
    rules: &RecordRules,
) -> Result<CheckedBatch, RecordRefusal> {
    let failed = |error| unscannable(&ScanError::Decompress(error));
    let mut from = Decompressor::new(summary.compression, view.body(), rules.max_decompressed_bytes).map_err(failed)?;
    let mut to = Compressor::new(codec, level, vec![0; HEADER_BYTES]);
    let mut piece = [0; PIECE_BYTES];
    loop {
        let count = from.read(&mut piece).map_err(failed)?;
        if count == 0 {
            break;
        }
        to.write(piece.get(..count).unwrap_or_default());
        // Without waiting for the end, which may be far beyond the limit.
        check_size(to.size_bytes(), rules)?;
    }
    let mut batch = to.finish();
    check_size(batch.len(), rules)?;
    let attributes = view.header().attributes.with_compression(codec).with_timestamp_type(rules.timestamp_type);
    // At most max.message.bytes, which is a u32.
    let size_bytes = u32::try_from(batch.len()).unwrap_or(u32::MAX);
    let header = BatchHeader { size_bytes, attributes, max_timestamp, ..*view.header() };
    if let Some(front) = batch.first_chunk_mut::<HEADER_BYTES>() {
        *front = header.to_bytes();
    }
    seal(&mut batch);
    rebuilt(batch.into(), rules)
}

/// Numbers the records 0, 1, 2, ... within the batch, and compresses for the topic; some clients number the records of a
/// compressed batch all 0.
fn renumber(
    view: &BatchView<'_>,
    summary: &BatchSummary,
    (codec, level): (Compression, Option<i32>),
    rules: &RecordRules,
) -> Result<CheckedBatch, RecordRefusal> {
    let body = decompress(summary.compression, view.body(), rules.max_decompressed_bytes)
        .map_err(|error| unscannable(&ScanError::Decompress(error)))?;
    let mut builder = BatchBuilder::new()
        .compression(codec, level)
        .producer(summary.producer)
        .transactional(summary.is_transactional);
    if rules.timestamp_type == TimestampType::LogAppendTime {
        builder = builder.log_append_time(rules.now);
    }
    for record in RecordIter::new(view.header(), &body) {
        let record = record.map_err(|error| unscannable(&ScanError::Record(error)))?;
        let headers: Vec<RecordHeader<'_>> = record.headers().collect();
        builder.push(&NewRecord {
            timestamp: record.timestamp,
            key: record.key,
            value: record.value,
            headers: &headers,
        });
    }
    rebuilt(builder.build(), rules)
}

fn rebuilt(bytes: Bytes, rules: &RecordRules) -> Result<CheckedBatch, RecordRefusal> {
    let built = BatchView::parse(&bytes).and_then(|built| built.to_summary());
    let summary = built.map_err(|error| refusal(ErrorCode::UnknownServerError, error.to_string()))?;
    check_size(bytes.len(), rules)?;
    check_stored_size(summary.size_bytes, rules)?;
    Ok(CheckedBatch { bytes, summary })
}

fn check_size(size_bytes: usize, rules: &RecordRules) -> Result<(), RecordRefusal> {
    let RecordRules { max_message_bytes, .. } = rules;
    if size_bytes <= *max_message_bytes as usize {
        return Ok(());
    }
    let why = format!("the batch takes more than the {max_message_bytes} bytes of the topic's max.message.bytes");
    Err(refusal(ErrorCode::MessageTooLarge, why))
}

fn check_stored_size(size_bytes: u32, rules: &RecordRules) -> Result<(), RecordRefusal> {
    let RecordRules { segment_bytes, .. } = rules;
    if size_bytes <= *segment_bytes {
        return Ok(());
    }
    let why = format!("the batch takes {size_bytes} bytes, a segment holds {segment_bytes} (segment.bytes)");
    Err(refusal(ErrorCode::RecordListTooLarge, why))
}

fn unreadable(error: &BatchError) -> RecordRefusal {
    let code = match error {
        BatchError::Length(_) | BatchError::Checksum { .. } => ErrorCode::CorruptMessage,
        BatchError::Incomplete { .. } | BatchError::Magic(_) | BatchError::Codec(_) | BatchError::Count { .. } => {
            ErrorCode::InvalidRecord
        }
    };
    refusal(code, error.to_string())
}

/// The checksum was right, so sending the same bytes again would not help: INVALID_RECORD, which clients do not retry. A
/// batch that is too large when decompressed gets the code at which clients split it.
fn unscannable(error: &ScanError) -> RecordRefusal {
    match error {
        ScanError::Decompress(error @ DecompressError::TooLarge { .. }) => {
            refusal(ErrorCode::MessageTooLarge, error.to_string())
        }
        ScanError::Decompress(error @ DecompressError::Malformed { .. }) => invalid(error.to_string()),
        ScanError::Record(error) => invalid(error.to_string()),
    }
}

fn invalid(why: impl Into<String>) -> RecordRefusal {
    refusal(ErrorCode::InvalidRecord, why)
}

fn refusal(code: ErrorCode, why: impl Into<String>) -> RecordRefusal {
    RecordRefusal { code, message: Some(why.into()), record_errors: Vec::new() }
}

#[cfg(test)]
mod tests;
