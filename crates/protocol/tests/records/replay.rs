//! The state of producers, rebuilt from a log of Apache Kafka and compared with Kafka's own snapshots of it.

use std::fs;
use std::path::{Path, PathBuf};

use ottla_protocol::ids::{Offset, ProducerEpoch, ProducerId, Sequence, Timestamp};
use ottla_protocol::log::{AppendedBatch, EndTxn, EpochCache, ProducerState, ProducerTable};
use ottla_protocol::records::{BatchView, batches, end_txn_coordinator_epoch};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../storage/testdata/kafka-log/log-0")
}

fn apply(table: &mut ProducerTable, view: &BatchView<'_>) {
    let summary = view.to_summary().unwrap();
    if !summary.is_control {
        table.apply(&summary, view.header().base_offset);
        return;
    }
    let record = view.records().unwrap().next().unwrap().unwrap();
    let producer = summary.producer.unwrap();
    let marker = EndTxn {
        producer_id: producer.id,
        producer_epoch: producer.epoch,
        coordinator_epoch: end_txn_coordinator_epoch(record.value.unwrap()).unwrap(),
        timestamp: record.timestamp,
    };
    table.check_marker(&marker).unwrap();
    table.apply_marker(&marker).unwrap();
}

/// `version i16 | crc u32 | count i32`, then 46 bytes for each producer, its last batch only.
fn kafkas_snapshot(offset: i64) -> ProducerTable {
    fn take<const N: usize>(bytes: &mut &[u8]) -> [u8; N] {
        let (field, rest) = bytes.split_first_chunk().unwrap();
        *bytes = rest;
        *field
    }
    let bytes = fs::read(folder().join(format!("{offset:020}.snapshot"))).unwrap();
    let mut rest = &bytes[6..];
    let mut table = ProducerTable::default();
    for _ in 0..i32::from_be_bytes(take(&mut rest)) {
        let id = ProducerId::new(i64::from_be_bytes(take(&mut rest)));
        let epoch = ProducerEpoch::new(i16::from_be_bytes(take(&mut rest)));
        let last_sequence = Sequence::from_wire(i32::from_be_bytes(take(&mut rest)));
        let last_offset = Offset::new(i64::from_be_bytes(take(&mut rest)));
        let offset_delta = i32::from_be_bytes(take(&mut rest)).try_into().unwrap();
        let timestamp = Timestamp::new(i64::from_be_bytes(take(&mut rest)));
        let coordinator_epoch = i32::from_be_bytes(take(&mut rest));
        let current_txn_first_offset = Offset::from_wire(i64::from_be_bytes(take(&mut rest)));
        let last =
            last_sequence.map(|last_sequence| AppendedBatch { last_sequence, last_offset, offset_delta, timestamp });
        let state = ProducerState {
            epoch,
            coordinator_epoch: (coordinator_epoch >= 0).then_some(coordinator_epoch),
            last_timestamp: timestamp,
            current_txn_first_offset,
            batches: last.into_iter().collect(),
        };
        table.insert(id, state);
    }
    assert!(rest.is_empty());
    table
}

/// What a snapshot keeps: of each producer's batches the last one, which has the time of the producer's last batch or
/// marker, whichever came later.
fn as_snapshot(table: &ProducerTable) -> ProducerTable {
    let mut kept = ProducerTable::default();
    for (id, state) in table.iter() {
        let mut state = state.clone();
        state.batches = state.batches.last().copied().into_iter().collect();
        for batch in &mut state.batches {
            batch.timestamp = state.last_timestamp;
        }
        kept.insert(id, state);
    }
    kept
}

#[test]
fn kafkas_snapshots_say_the_same() {
    let mut table = ProducerTable::default();
    let mut epochs = EpochCache::default();
    for (base, end) in [(0, 20), (20, 35), (35, 42)] {
        let segment = fs::read(folder().join(format!("{base:020}.log"))).unwrap();
        for view in batches(&segment) {
            let view = view.unwrap();
            view.check_crc().unwrap();
            epochs.assign(view.header().leader_epoch.unwrap(), view.header().base_offset);
            apply(&mut table, &view);
        }
        assert_eq!(as_snapshot(&table), kafkas_snapshot(end), "at offset {end}");
    }
    let epochs: Vec<_> = epochs.entries().iter().map(|(epoch, start)| format!("{epoch} {start}\n")).collect();
    let checkpoint = fs::read_to_string(folder().join("leader-epoch-checkpoint")).unwrap();
    assert_eq!(checkpoint, format!("0\n{}\n{}", epochs.len(), epochs.concat()));
}
