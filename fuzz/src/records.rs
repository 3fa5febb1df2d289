//! A produced batch on its way through the leader's checks.
//!
//! Input: one byte that picks the rules, one that picks how far the batch is put right first, then the batch. A fuzzer
//! cannot guess a checksum or a length, so without that it would never come past the first steps.

use bytes::Bytes;
use ottla_protocol::ids::Timestamp;
use ottla_protocol::records::{
    BatchError, BatchView, Compression, HEADER_BYTES, LENGTH_PREFIX_BYTES, MAGIC, RecordIter, RecordRules,
    TargetCompression, TimestampType, batches, check,
};

const MAX_DECOMPRESSED_BYTES: u64 = 4 << 20;

/// # Panics
/// When the checks accept what they should not.
pub fn run(input: &[u8]) {
    let Some((&[rules, repair], batch)) = input.split_first_chunk::<2>() else { return };
    let rules = rules_from(rules);
    let bytes = repaired(batch, repair);
    for view in batches(&bytes).flatten() {
        read(&view);
    }
    let Ok(taken) = check(&bytes, &rules) else { return };
    let view = BatchView::parse(&taken.bytes).expect("what was taken is a batch");
    assert_eq!(view.bytes().len(), taken.bytes.len(), "and nothing else");
    view.check_crc().expect("its checksum is right");
    assert_eq!(view.to_summary().expect("its header makes sense"), taken.summary);
    assert!(taken.summary.size_bytes <= rules.max_message_bytes);
    let body = view.decompressed(MAX_DECOMPRESSED_BYTES + 64).expect("it can be decompressed");
    let records = RecordIter::new(view.header(), &body).map(|record| record.expect("its records can be read"));
    let mut count = 0;
    for (i, record) in (0..).zip(records) {
        assert_eq!(record.offset.get(), i, "offsets count 0, 1, 2, ...");
        assert!(record.timestamp <= taken.summary.max_timestamp);
        assert!(record.key.is_some() || !rules.requires_keys);
        count += 1;
    }
    assert_eq!(count, taken.summary.record_count);
    if rules.timestamp_type == TimestampType::CreateTime {
        // The topic may be zstd though the request could not be.
        let rules = RecordRules { produce_version: 13, ..rules };
        let again = check(&taken.bytes, &rules).expect("what was taken once is taken again");
        assert_eq!(again, taken, "and stays as it is");
    }
}

fn read(view: &BatchView<'_>) {
    let _ = view.check_crc();
    let _ = view.to_summary();
    if let Ok(body) = view.decompressed(MAX_DECOMPRESSED_BYTES) {
        for record in RecordIter::new(view.header(), &body).flatten() {
            assert_eq!(record.headers().count(), record.header_count() as usize);
        }
    }
}

fn rules_from(byte: u8) -> RecordRules {
    let codec = |codec| TargetCompression::Codec { codec, level: None };
    RecordRules {
        produce_version: if byte & 0x80 == 0 { 13 } else { 6 },
        requires_keys: byte & 0x40 != 0,
        timestamp_type: if byte & 0x20 == 0 { TimestampType::CreateTime } else { TimestampType::LogAppendTime },
        timestamp_before_max_ms: if byte & 0x10 == 0 { i64::MAX } else { 1_000 },
        timestamp_after_max_ms: 3_600_000,
        max_message_bytes: 1 << 20,
        segment_bytes: 1 << 30,
        compression: match byte & 0x07 {
            0 => codec(Compression::None),
            1 => codec(Compression::Gzip),
            2 => codec(Compression::Snappy),
            3 => codec(Compression::Lz4),
            4 => codec(Compression::Zstd),
            _ => TargetCompression::Producer,
        },
        max_decompressed_bytes: MAX_DECOMPRESSED_BYTES,
        now: Timestamp::new(1_700_000_000_000),
    }
}

/// Bit 0: the length and the magic are put right; bit 1: the base offset; bit 2: the checksum.
fn repaired(batch: &[u8], repair: u8) -> Bytes {
    let mut copy = batch.to_vec();
    if copy.len() >= HEADER_BYTES {
        if repair & 1 != 0 {
            let counted = i32::try_from(copy.len() - LENGTH_PREFIX_BYTES).expect("the fuzzer's inputs are small");
            copy[8..12].copy_from_slice(&counted.to_be_bytes());
            copy[16..17].copy_from_slice(&MAGIC.to_be_bytes());
        }
        if repair & 2 != 0 {
            copy[..8].fill(0);
        }
        if repair & 4 != 0
            && let Ok(view) = BatchView::parse(&copy)
            && let Err(BatchError::Checksum { computed, .. }) = view.check_crc()
        {
            copy[17..21].copy_from_slice(&computed.to_be_bytes());
        }
    }
    copy.into()
}
