//! Batches that real clients sent, see `testdata/records/README.md`.

use std::path::Path;

use bytes::Bytes;
use ottla_protocol::ids::{LeaderEpoch, Offset, Timestamp};
use ottla_protocol::log::{EndTxn, ProducerTable};
use ottla_protocol::records::{
    BatchView, Compression, ControlType, RecordIter, RecordRules, TargetCompression, TimestampType, batches, check,
    end_txn_coordinator_epoch, patch,
};

const CLIENTS: [&str; 4] = ["librdkafka", "kafka-python", "java", "franz-go"];
const CODECS: [(&str, Compression); 5] = [
    ("none", Compression::None),
    ("gzip", Compression::Gzip),
    ("snappy", Compression::Snappy),
    ("lz4", Compression::Lz4),
    ("zstd", Compression::Zstd),
];

const RULES: RecordRules = RecordRules {
    produce_version: 11,
    requires_keys: false,
    timestamp_type: TimestampType::CreateTime,
    timestamp_before_max_ms: i64::MAX,
    timestamp_after_max_ms: 3_600_000,
    max_message_bytes: 1_048_588,
    segment_bytes: 1_073_741_824,
    compression: TargetCompression::Producer,
    max_decompressed_bytes: 1_000_000,
    now: Timestamp::new(1_700_000_000_000),
};

fn stored(name: &str) -> Bytes {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/records").join(name).with_extension("batch");
    std::fs::read(path).unwrap().into()
}

fn every_client() -> impl Iterator<Item = (String, Compression, Bytes)> {
    CLIENTS.into_iter().flat_map(|client| {
        CODECS.map(|(name, codec)| {
            let name = format!("{client}-{name}");
            let bytes = stored(&name);
            (name, codec, bytes)
        })
    })
}

/// Reads a batch and compares it with what every client was told to write.
fn assert_contents(name: &str, bytes: &[u8]) {
    let view = BatchView::parse(bytes).unwrap();
    view.check_crc().unwrap();
    let body = view.decompressed(1_000_000).unwrap();
    let records: Vec<_> = RecordIter::new(view.header(), &body).collect::<Result<_, _>>().unwrap();
    assert_eq!(records.len(), 8, "{name}");
    for (i, record) in (0..8i64).zip(records) {
        assert_eq!(record.offset, Offset::new(i), "{name}");
        assert_eq!(record.timestamp, Timestamp::new(1_700_000_000_000 + i * 10), "{name}");
        let key = (i != 3).then(|| format!("key-{i}"));
        let value = (i != 5).then(|| format!("value {i} ").repeat(40));
        assert_eq!(record.key, key.as_deref().map(str::as_bytes), "{name}");
        assert_eq!(record.value, value.as_deref().map(str::as_bytes), "{name}");
        let headers: Vec<_> = record.headers().map(|header| (header.key, header.value)).collect();
        let trace = i.to_string();
        let written = [
            (b"trace".as_slice(), Some(trace.as_bytes())),
            (b"empty".as_slice(), Some(b"".as_slice())),
            (b"null".as_slice(), None),
        ];
        let written = match (i % 2, name.starts_with("kafka-python")) {
            (0, false) => &written[..],
            (0, true) => &written[..2],
            _ => &[],
        };
        assert_eq!(headers, written, "{name}");
    }
}

#[test]
fn every_clients_batches_are_read() {
    for (name, codec, bytes) in every_client() {
        let view = BatchView::parse(&bytes).unwrap();
        assert_eq!(view.bytes().len(), bytes.len(), "{name}: one batch and nothing else");
        assert_eq!(view.to_summary().unwrap().compression, codec, "{name}");
        assert_contents(&name, &bytes);
    }
}

#[test]
fn every_clients_batches_are_taken_untouched() {
    for (name, _, bytes) in every_client() {
        let taken = check(&bytes, &RULES).unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"));
        assert_eq!(taken.bytes, bytes, "{name}");
    }
}

#[test]
fn every_clients_batches_can_be_recompressed() {
    for (name, _, bytes) in every_client() {
        for (_, codec) in CODECS {
            let rules = RecordRules { compression: TargetCompression::Codec { codec, level: None }, ..RULES };
            let taken = check(&bytes, &rules).unwrap();
            assert_eq!(taken.summary.compression, codec);
            assert_contents(&name, &taken.bytes);
        }
    }
}

/// Header bytes are written as they were read, whoever wrote them.
#[test]
fn headers_round_trip() {
    for (name, _, bytes) in every_client() {
        let view = BatchView::parse(&bytes).unwrap();
        let mut written = view.header().to_bytes();
        patch(&mut written, Offset::ZERO, LeaderEpoch::new(0)).unwrap();
        assert!(bytes.starts_with(&written), "{name}");
    }
}

#[test]
fn transactions_and_their_markers_are_followed() {
    let bytes = stored("librdkafka-transaction");
    let mut table = ProducerTable::default();
    let mut ended = Vec::new();
    for view in batches(&bytes) {
        let view = view.unwrap();
        view.check_crc().unwrap();
        let summary = view.to_summary().unwrap();
        let base_offset = view.header().base_offset;
        assert!(summary.is_transactional);
        if !summary.is_control {
            table.check(&summary).unwrap();
            table.apply(&summary, base_offset);
            assert_eq!(table.first_open_transaction(), Some(base_offset));
            continue;
        }
        let record = view.records().unwrap().next().unwrap().unwrap();
        let producer = summary.producer.unwrap();
        assert_eq!(producer.base_sequence, None);
        let marker = EndTxn {
            producer_id: producer.id,
            producer_epoch: producer.epoch,
            coordinator_epoch: end_txn_coordinator_epoch(record.value.unwrap()).unwrap(),
            timestamp: record.timestamp,
        };
        table.check_marker(&marker).unwrap();
        let first = table.apply_marker(&marker).unwrap();
        ended.push((first.get(), base_offset.get(), ControlType::from_key(record.key.unwrap()).unwrap()));
    }
    assert_eq!(ended, [(0, 2, ControlType::Commit), (3, 5, ControlType::Abort)]);
    assert_eq!(table.first_open_transaction(), None);
}

#[test]
fn the_metadata_quorums_log_is_read() {
    let bytes = stored("kafka-metadata");
    let mut kinds = Vec::new();
    let mut next_offset = Offset::ZERO;
    for view in batches(&bytes) {
        let view = view.unwrap();
        view.check_crc().unwrap();
        assert_eq!(view.header().base_offset, next_offset);
        next_offset = view.header().next_offset();
        for record in view.records().unwrap() {
            let record = record.unwrap();
            if view.header().attributes.is_control() {
                kinds.push(ControlType::from_key(record.key.unwrap()).unwrap());
            } else {
                assert_eq!(record.value.unwrap()[0], 1, "metadata records begin with frame version 1");
            }
        }
    }
    assert_eq!(kinds.first(), Some(&ControlType::LeaderChange));
}
