use proptest::prelude::*;

use super::*;
use crate::ids::{LeaderEpoch, Offset, ProducerEpoch, ProducerId, Sequence};
use crate::records::header::seal;
use crate::records::{Attributes, HEADER_BYTES, ProducerBatch, compress, patch};

const NOW: Timestamp = Timestamp::new(1_700_000_000_000);

const RULES: RecordRules = RecordRules {
    produce_version: 11,
    requires_keys: false,
    timestamp_type: TimestampType::CreateTime,
    timestamp_before_max_ms: i64::MAX,
    timestamp_after_max_ms: 3_600_000,
    max_message_bytes: 1_048_588,
    segment_bytes: 1_073_741_824,
    compression: TargetCompression::Producer,
    max_decompressed_bytes: 10_000_000,
    now: NOW,
};

const CODECS: [Compression; 5] =
    [Compression::None, Compression::Gzip, Compression::Snappy, Compression::Lz4, Compression::Zstd];

fn to(codec: Compression) -> RecordRules {
    RecordRules { compression: TargetCompression::Codec { codec, level: None }, ..RULES }
}

fn record(ago_ms: i64) -> NewRecord<'static> {
    NewRecord {
        timestamp: Timestamp::new(NOW.get() - ago_ms),
        key: Some(b"key"),
        value: Some(b"a value, a value, a value"),
        headers: &[RecordHeader { key: b"h", value: None }],
    }
}

fn batch(codec: Compression, count: i64) -> Bytes {
    let mut builder = BatchBuilder::new().compression(codec, None);
    for i in 0..count {
        builder.push(&record(i));
    }
    builder.build()
}

fn stamped(id: i64, epoch: i16, sequence: i32) -> Bytes {
    let producer = ProducerBatch {
        id: ProducerId::new(id),
        epoch: ProducerEpoch::new(epoch),
        base_sequence: Sequence::from_wire(sequence),
    };
    let mut builder = BatchBuilder::new().producer(Some(producer));
    builder.push(&record(0));
    builder.build()
}

/// The same batch with bytes changed and the checksum made right again.
fn with(bytes: &Bytes, change: impl FnOnce(&mut [u8])) -> Bytes {
    let mut copy = bytes.to_vec();
    change(&mut copy);
    seal(&mut copy);
    copy.into()
}

fn with_header(bytes: &Bytes, change: impl FnOnce(&mut BatchHeader)) -> Bytes {
    let mut header = *BatchView::parse(bytes).unwrap().header();
    change(&mut header);
    with(bytes, |copy| copy[..HEADER_BYTES].copy_from_slice(&header.to_bytes()))
}

fn code(bytes: &Bytes, rules: &RecordRules) -> ErrorCode {
    check(bytes, rules).unwrap_err().code
}

/// Offset, timestamp, key, value and the number of headers.
type Contents = (i64, i64, Option<Vec<u8>>, Option<Vec<u8>>, u32);

/// What a reader sees of the records.
fn contents(bytes: &Bytes) -> Vec<Contents> {
    let view = BatchView::parse(bytes).unwrap();
    view.check_crc().unwrap();
    let body = view.decompressed(u64::MAX).unwrap();
    RecordIter::new(view.header(), &body)
        .map(|record| {
            let record = record.unwrap();
            let owned = |field: Option<&[u8]>| field.map(<[u8]>::to_vec);
            (record.offset.get(), record.timestamp.get(), owned(record.key), owned(record.value), record.header_count())
        })
        .collect()
}

#[test]
fn a_good_batch_is_taken_as_it_is() {
    for codec in CODECS {
        let sent = batch(codec, 10);
        let taken = check(&sent, &RULES).unwrap();
        assert_eq!(taken.bytes.as_ptr(), sent.as_ptr(), "nothing is copied ({codec:?})");
        assert_eq!(taken.bytes, sent);
        assert_eq!(taken.summary, BatchView::parse(&sent).unwrap().to_summary().unwrap());
    }
}

#[test]
fn what_is_no_batch_is_refused() {
    let good = batch(Compression::None, 1);
    assert_eq!(code(&Bytes::new(), &RULES), ErrorCode::InvalidRecord);
    assert_eq!(code(&good.slice(..good.len() - 1), &RULES), ErrorCode::InvalidRecord);
    assert_eq!(code(&good.slice(..30), &RULES), ErrorCode::InvalidRecord);
    assert_eq!(
        code(&with(&good, |bytes| bytes[8..12].copy_from_slice(&48i32.to_be_bytes())), &RULES),
        ErrorCode::CorruptMessage
    );
    assert_eq!(
        code(&with(&good, |bytes| bytes[8..12].copy_from_slice(&(-1i32).to_be_bytes())), &RULES),
        ErrorCode::CorruptMessage
    );
    for magic in [0, 1, 3] {
        assert_eq!(code(&with(&good, |bytes| bytes[16] = magic), &RULES), ErrorCode::InvalidRecord);
    }
}

#[test]
fn one_batch_is_taken_at_a_time() {
    let good = batch(Compression::None, 1);
    let twice: Bytes = [good.clone(), good.clone()].concat().into();
    assert_eq!(code(&twice, &RULES), ErrorCode::InvalidRecord);
    let and_a_piece: Bytes = [good.clone(), good.slice(..20)].concat().into();
    assert_eq!(check(&and_a_piece, &RULES).unwrap().bytes, good);
}

#[test]
fn zstd_needs_version_seven() {
    let sent = batch(Compression::Zstd, 1);
    let rules = RecordRules { produce_version: 6, ..RULES };
    assert_eq!(code(&sent, &rules), ErrorCode::UnsupportedCompressionType);
    assert!(check(&batch(Compression::Gzip, 1), &rules).is_ok());
}

#[test]
fn size_comes_before_checksum() {
    let broken = with_crc_broken(&batch(Compression::None, 10));
    assert_eq!(code(&broken, &RULES), ErrorCode::CorruptMessage);
    assert_eq!(code(&broken, &RecordRules { max_message_bytes: 100, ..RULES }), ErrorCode::MessageTooLarge);
}

fn with_crc_broken(bytes: &Bytes) -> Bytes {
    let mut copy = bytes.to_vec();
    copy[20] ^= 1;
    copy.into()
}

#[test]
fn headers_that_make_no_sense_are_refused() {
    let good = batch(Compression::None, 3);
    let refused: [fn(&mut BatchHeader); 8] = [
        |header| header.base_offset = Offset::new(1),
        |header| header.last_offset_delta = 3,
        |header| header.last_offset_delta = -1,
        |header| header.record_count = -1,
        |header| header.record_count = 0,
        |header| header.attributes = header.attributes.with_control(true),
        |header| header.attributes = Attributes::from_bits(5),
        |header| header.attributes = Attributes::from_bits(1 << 6),
    ];
    for (i, change) in refused.into_iter().enumerate() {
        assert_eq!(code(&with_header(&good, change), &RULES), ErrorCode::InvalidRecord, "change {i}");
    }
    let empty = BatchBuilder::new().build();
    assert_eq!(code(&empty, &RULES), ErrorCode::InvalidRecord);
}

#[test]
fn a_producer_has_an_epoch_and_a_sequence() {
    assert!(check(&stamped(5, 0, 0), &RULES).is_ok());
    assert_eq!(code(&stamped(5, 0, -1), &RULES), ErrorCode::InvalidRecord);
    assert_eq!(code(&stamped(5, -1, 0), &RULES), ErrorCode::InvalidRecord);
    let transactional = |header: &mut BatchHeader| header.attributes = header.attributes.with_transactional(true);
    assert!(check(&with_header(&stamped(5, 0, 0), transactional), &RULES).unwrap().summary.is_transactional);
    assert_eq!(code(&with_header(&batch(Compression::None, 1), transactional), &RULES), ErrorCode::InvalidRecord);
}

#[test]
fn append_time_is_the_brokers() {
    let mut builder = BatchBuilder::new().log_append_time(NOW);
    builder.push(&record(0));
    let sent = builder.build();
    assert_eq!(code(&sent, &RULES), ErrorCode::InvalidTimestamp);

    let rules = RecordRules { timestamp_type: TimestampType::LogAppendTime, now: Timestamp::new(42), ..RULES };
    for codec in CODECS {
        // Far from the broker's clock: the range holds for the producers' timestamps only.
        let sent = batch(codec, 3);
        let taken = check(&sent, &rules).unwrap();
        let view = BatchView::parse(&taken.bytes).unwrap();
        assert_eq!(taken.summary, view.to_summary().unwrap());
        assert_eq!(taken.summary.max_timestamp, Timestamp::new(42));
        assert_eq!(taken.summary.timestamp_type, TimestampType::LogAppendTime);
        assert!(contents(&taken.bytes).iter().all(|record| record.1 == 42));
        assert_eq!(view.body(), BatchView::parse(&sent).unwrap().body(), "the records stay as they are");
    }
}

#[test]
fn a_wrong_maximum_timestamp_is_put_right() {
    for codec in CODECS {
        let sent = with_header(&batch(codec, 3), |header| header.max_timestamp = Timestamp::new(7));
        let taken = check(&sent, &RULES).unwrap();
        assert_eq!(taken.summary.max_timestamp, NOW);
        assert_eq!(taken.bytes, batch(codec, 3));
    }
}

#[test]
fn records_without_a_timestamp_are_taken() {
    let mut builder = BatchBuilder::new();
    builder.push(&NewRecord { timestamp: Timestamp::new(-1), ..record(0) });
    let rules = RecordRules { timestamp_before_max_ms: 10, timestamp_after_max_ms: 10, ..RULES };
    assert_eq!(check(&builder.build(), &rules).unwrap().summary.max_timestamp, Timestamp::new(-1));
}

#[test]
fn every_bad_record_is_named() {
    let rules =
        RecordRules { requires_keys: true, timestamp_before_max_ms: 10_000, timestamp_after_max_ms: 5_000, ..RULES };
    for codec in CODECS {
        let mut builder = BatchBuilder::new().compression(codec, None);
        builder.push(&record(10_000));
        builder.push(&NewRecord { key: None, ..record(0) });
        builder.push(&record(-5_000));
        builder.push(&NewRecord { key: None, ..record(0) });
        let refused = check(&builder.clone().build(), &rules).unwrap_err();
        assert_eq!(refused.code, ErrorCode::InvalidRecord);
        assert_eq!(refused.record_errors.iter().map(|(index, _)| *index).collect::<Vec<_>>(), [1, 3]);
        assert!(refused.message.is_some());

        builder.push(&record(10_001));
        builder.push(&record(-5_001));
        let refused = check(&builder.build(), &rules).unwrap_err();
        assert_eq!(refused.code, ErrorCode::InvalidTimestamp, "a bad timestamp outweighs a missing key");
        assert_eq!(refused.record_errors.iter().map(|(index, _)| *index).collect::<Vec<_>>(), [1, 3, 4, 5]);
    }
}

#[test]
fn named_records_are_bounded() {
    let mut builder = BatchBuilder::new();
    for _ in 0..3_000 {
        builder.push(&NewRecord { key: None, ..record(0) });
    }
    let refused = check(&builder.build(), &RecordRules { requires_keys: true, ..RULES }).unwrap_err();
    assert_eq!(refused.record_errors.len(), MAX_RECORD_ERRORS);
    assert_eq!(refused.message.as_deref(), Some("3000 of the batch's 3000 records are invalid"));
}

#[test]
fn the_topics_codec_is_applied() {
    for from in CODECS {
        for target in CODECS {
            let producer = ProducerBatch {
                id: ProducerId::new(9),
                epoch: ProducerEpoch::new(1),
                base_sequence: Some(Sequence::new(77)),
            };
            let mut builder = BatchBuilder::new().compression(from, None).producer(Some(producer)).transactional(true);
            (0..100).for_each(|i| builder.push(&record(i)));
            let sent = builder.build();
            let taken = check(&sent, &to(target)).unwrap();
            assert_eq!(taken.summary.compression, target);
            assert_eq!(taken.summary, BatchView::parse(&taken.bytes).unwrap().to_summary().unwrap());
            assert_eq!(taken.summary.producer, Some(producer));
            assert!(taken.summary.is_transactional);
            assert_eq!(contents(&taken.bytes), contents(&sent));
            assert_eq!(taken.bytes == sent, from == target);
        }
    }
}

#[test]
fn a_recompressed_batch_obeys_the_limits_too() {
    let sent = batch(Compression::Zstd, 1_000);
    let rules = RecordRules { max_message_bytes: 10_000, ..to(Compression::None) };
    assert!(sent.len() < 10_000);
    assert_eq!(code(&sent, &rules), ErrorCode::MessageTooLarge);
    let rules = RecordRules { segment_bytes: 100, ..RULES };
    assert_eq!(code(&sent, &rules), ErrorCode::RecordListTooLarge);
}

/// Three records whose offset deltas are all 0, as some clients send them when compressed.
fn undelta(codec: Compression) -> Bytes {
    let plain = batch(Compression::None, 3);
    let mut body = Vec::new();
    let view = BatchView::parse(&plain).unwrap();
    for raw in view.body().chunks(view.body().len() / 3) {
        // length, attributes, timestamp delta (0, -1, -2: one byte each), offset delta
        let mut raw = raw.to_vec();
        raw[3] = 0;
        body.extend(raw);
    }
    let mut bytes = plain[..HEADER_BYTES].to_vec();
    compress(codec, None, &body, &mut bytes);
    let size = u32::try_from(bytes.len()).unwrap();
    with_header(&plain, |header| {
        header.size_bytes = size;
        header.attributes = header.attributes.with_compression(codec);
    })
    .slice(..HEADER_BYTES)
    .iter()
    .copied()
    .chain(bytes[HEADER_BYTES..].iter().copied())
    .collect::<Vec<_>>()
    .into()
}

#[test]
fn offsets_within_a_batch_are_put_right_or_refused() {
    assert_eq!(code(&with(&undelta(Compression::None), |_| ()), &RULES), ErrorCode::InvalidRecord);
    let sent = with(&undelta(Compression::Lz4), |_| ());
    let taken = check(&sent, &RULES).unwrap();
    assert_eq!(taken.summary.compression, Compression::Lz4);
    assert_eq!(contents(&taken.bytes), contents(&batch(Compression::None, 3)));
}

#[test]
fn a_bomb_is_refused() {
    for codec in [Compression::Gzip, Compression::Lz4, Compression::Snappy, Compression::Zstd] {
        let zeros = vec![0; 9_000_000];
        let mut builder = BatchBuilder::new().compression(codec, None);
        builder.push(&NewRecord { value: Some(&zeros), ..record(0) });
        builder.push(&NewRecord { value: Some(&zeros), ..record(0) });
        let sent = builder.build();
        assert_eq!(code(&sent, &RULES), ErrorCode::MessageTooLarge, "{codec:?}");
        let rules = RecordRules { max_decompressed_bytes: 18_000_100, ..RULES };
        assert!(check(&sent, &rules).is_ok(), "{codec:?}");
    }
}

#[test]
fn malformed_records_are_refused() {
    let good = batch(Compression::None, 3);
    let more = with_header(&good, |header| {
        header.record_count = 4;
        header.last_offset_delta = 3;
    });
    let fewer = with_header(&good, |header| {
        header.record_count = 2;
        header.last_offset_delta = 1;
    });
    for bytes in [more, fewer] {
        assert_eq!(code(&bytes, &RULES), ErrorCode::InvalidRecord);
    }
    for at in HEADER_BYTES..good.len() {
        for value in [0, 1, 0x7f, 0xff] {
            // Some of these are still well-formed; none may panic.
            let _ = check(&with(&good, |bytes| bytes[at] = value), &RULES);
        }
    }
}

#[test]
fn the_leaders_fields_lie_outside_of_the_checksum() {
    let taken = check(&batch(Compression::Snappy, 2), &RULES).unwrap();
    let mut stored = taken.bytes.to_vec();
    patch(&mut stored, Offset::new(99), LeaderEpoch::new(7)).unwrap();
    let view = BatchView::parse(&stored).unwrap();
    assert_eq!(view.check_crc(), Ok(()));
    assert_eq!((view.header().base_offset, view.header().last_offset()), (Offset::new(99), Offset::new(100)));
    assert_eq!(view.header().leader_epoch, Some(LeaderEpoch::new(7)));
    let mut copy = *taken.bytes.first_chunk::<HEADER_BYTES>().unwrap();
    patch(&mut copy, Offset::new(99), LeaderEpoch::new(7)).unwrap();
    assert_eq!(copy, stored[..HEADER_BYTES], "a copy of the header is patched alike");
}

proptest! {
    /// The walk that checks and the iterator that reads agree on what is well-formed.
    #[test]
    fn the_scan_and_the_iterator_agree(
        codec in prop::sample::select(&CODECS[..]),
        flips in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..4),
    ) {
        let plain = batch(Compression::None, 4);
        let view = BatchView::parse(&plain).unwrap();
        let mut body = view.body().to_vec();
        for (at, value) in flips {
            let at = at.index(body.len());
            body[at] = value;
        }
        let mut stored = Vec::new();
        compress(codec, None, &body, &mut stored);
        let stream = Decompressor::new(codec, &stored, u64::MAX).unwrap();
        let mut seen = 0;
        let scanned = scan(&mut Stream::new(stream), 4, |_, _| seen += 1);
        let direct = scan(&mut body.as_slice(), 4, |_, _| ());
        prop_assert_eq!(&scanned, &direct);
        let read: Result<Vec<_>, _> = RecordIter::new(view.header(), &body).collect();
        prop_assert_eq!(read.is_ok(), scanned.is_ok());
    }

    #[test]
    fn random_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let _ = check(&bytes.into(), &RULES);
    }

    #[test]
    fn mutated_batches_never_panic(
        codec in prop::sample::select(&CODECS[..]),
        target in prop::sample::select(&CODECS[..]),
        flips in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let mutated = with(&batch(codec, 20), |bytes| {
            for (at, value) in flips {
                bytes[at.index(bytes.len())] = value;
            }
        });
        if let Ok(taken) = check(&mutated, &to(target)) {
            let view = BatchView::parse(&taken.bytes).unwrap();
            prop_assert_eq!(view.check_crc(), Ok(()));
            prop_assert_eq!(view.to_summary().unwrap(), taken.summary);
        }
    }
}
