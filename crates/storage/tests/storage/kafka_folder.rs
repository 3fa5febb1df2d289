//! A log folder that Apache Kafka 4.4.0 wrote (see `testdata/kafka-log/README.md`).

use std::io::IoSlice;
use std::path::{Path, PathBuf};

use ottla_protocol::ids::{LeaderEpoch, PartitionId, Timestamp, Uuid};
use ottla_protocol::log::{LogConfig, LogId, LogRead, LogState, OffsetQuery};
use ottla_storage::{Disk, FileMode, LogManager, MemDisk, RealDisk};

use crate::support::*;

const T: i64 = 1_700_000_000_000;
const WEEK: i64 = 8 * 86_400_000;

fn log() -> LogId {
    LogId { topic_id: Uuid::parse("BG9lPQjTQN64OQK_ToKHdg").unwrap(), partition: PartitionId::new(0) }
}

fn testdata() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/kafka-log")
}

fn content(disk: &dyn Disk, path: &Path) -> Vec<u8> {
    let file = disk.open(path, FileMode::Read).unwrap();
    let mut content = vec![0; usize::try_from(file.len().unwrap()).unwrap()];
    file.read_at(0, &mut content).unwrap();
    content
}

/// The folder on a disk in memory, without the files whose names end with one of these.
fn kafkas_folder(without: &[&str]) -> Bed {
    let disk = MemDisk::new(1);
    for (from, to) in [(testdata(), "/data/d0"), (testdata().join("log-0"), "/data/d0/log-0")] {
        disk.create_folder(Path::new(to)).unwrap();
        for entry in RealDisk.list(&from).unwrap() {
            if !entry.is_folder && !without.iter().any(|end| entry.name.ends_with(end)) {
                let copy = disk.open(&Path::new(to).join(&entry.name), FileMode::CreateEmpty).unwrap();
                copy.write_at(0, &[IoSlice::new(&content(&RealDisk, &from.join(&entry.name)))]).unwrap();
            }
        }
    }
    Bed::on(&disk)
}

fn open(bed: &Bed) -> (LogManager, LogState) {
    let node = bed.start();
    let scan = node.scan().unwrap();
    assert_eq!((scan.logs.len(), scan.logs[0].log, scan.logs[0].topic.as_ref()), (1, log(), "log"));
    assert_eq!(node.cluster_id(), "na2yClTTTHWCl_PSTxMC2g");
    assert_eq!(scan.folders, [(Uuid::parse("gLDUBYxpQzLotjx6Fo9c-A").unwrap(), true)]);
    let config = LogConfig { index_interval_bytes: 0, retention_ms: None, ..LogConfig::default() };
    let state = node.open(&opening(log(), "log", config)).unwrap();
    (node, state)
}

fn check(node: &LogManager, state: &LogState) {
    assert!(!state.created);
    assert_eq!((state.log_start_offset, state.log_end_offset, state.truncated_bytes), (at(0), at(42), 0));
    assert_eq!(state.high_watermark, at(42));
    assert_eq!(state.epochs, [(LeaderEpoch::new(0), at(0))]);
    let producers: Vec<_> =
        state.producers.iter().map(|(id, state)| (id.get(), state.current_txn_first_offset)).collect();
    assert_eq!(producers, [(0, None), (1, None), (2, Some(at(39)))]);

    let mut next = at(0);
    while next < at(42) {
        let loaded = node.load_records(log(), next, 1 << 20).unwrap();
        assert_eq!(bases(&loaded).first(), Some(&next.get()));
        next = ottla_protocol::records::batches(&loaded).last().unwrap().unwrap().header().next_offset();
    }
    let read =
        LogRead { log: log(), from: at(35), upper: at(42), max_bytes: 1 << 20, at_least_one: true, with_aborted: true };
    let aborted = node.read(&read).unwrap().aborted;
    assert_eq!(aborted.iter().map(|aborted| aborted.first_offset).collect::<Vec<_>>(), [at(30), at(37)]);

    let find = |query| {
        node.find_offset(log(), query, at(42)).unwrap().map(|found| (found.offset.get(), found.timestamp.get()))
    };
    assert_eq!(find(OffsetQuery::AtOrAfter(Timestamp::new(0))), Some((0, T)));
    assert_eq!(find(OffsetQuery::AtOrAfter(Timestamp::new(T + 1))), Some((1, T + 1)));
    assert_eq!(find(OffsetQuery::AtOrAfter(Timestamp::new(T + 400))), Some((5, T + 500)));
    assert_eq!(find(OffsetQuery::AtOrAfter(Timestamp::new(T + 2001))), Some((16, T + 2001)));
    assert_eq!(find(OffsetQuery::AtOrAfter(Timestamp::new(T + WEEK))), Some((20, T + WEEK)));
    // The markers bear the coordinator's clock.
    assert_eq!(find(OffsetQuery::MaxTimestamp).unwrap().0, 38);
}

#[test]
fn a_folder_stopped_in_good_order_is_opened() {
    let bed = kafkas_folder(&[]);
    let (node, state) = open(&bed);
    check(&node, &state);
    assert_eq!(state.recovery_point, at(42));
}

#[test]
fn recovery_makes_kafkas_own_indexes_and_snapshot() {
    let derived = [".index", ".timeindex", ".txnindex", ".snapshot", "leader-epoch-checkpoint"];
    let bed = kafkas_folder(&[
        ".kafka_cleanshutdown",
        "recovery-point-offset-checkpoint",
        ".index",
        ".timeindex",
        ".txnindex",
        ".snapshot",
        "leader-epoch-checkpoint",
    ]);
    let (node, state) = open(&bed);
    check(&node, &state);
    node.stop(1).unwrap();
    for entry in RealDisk.list(&testdata().join("log-0")).unwrap() {
        // Snapshots of ended segments are not made again: the newest tells all.
        let is_old = entry.name.ends_with(".snapshot") && !entry.name.starts_with("00000000000000000042");
        if derived.iter().any(|end| entry.name.ends_with(end)) && !is_old {
            let kafkas = content(&RealDisk, &testdata().join("log-0").join(&entry.name));
            let ours = content(bed.disk.as_ref(), &Path::new("/data/d0/log-0").join(&entry.name));
            assert_eq!(ours, kafkas, "{}", entry.name);
        }
    }
}

#[test]
fn a_log_written_anew_has_kafkas_own_files() {
    // The same batches, appended one by one, with the same clock: rolled, indexed and closed they make the same files.
    let bed = kafkas_folder(&[]);
    let (old, _) = open(&bed);
    let disk = MemDisk::new(2);
    let fresh = Bed::on(&disk);
    let node = fresh.start();
    let config = LogConfig { index_interval_bytes: 0, retention_ms: None, ..LogConfig::default() };
    node.open(&opening(log(), "log", config)).unwrap();
    let mut next = at(0);
    while next < at(42) {
        let loaded = old.load_records(log(), next, 1).unwrap();
        next = ottla_protocol::records::batches(&loaded).last().unwrap().unwrap().header().next_offset();
        let batch = pending(bases(&loaded)[0], 0, loaded);
        let write = ottla_protocol::log::LogWrite { log: log(), batches: vec![batch], now: Timestamp::new(0) };
        node.append(&write).unwrap();
    }
    node.note_high_watermark(log(), at(42));
    node.stop(13).unwrap();
    let kafkas = RealDisk.list(&testdata().join("log-0")).unwrap();
    assert_eq!(fresh.disk.list(Path::new("/data/d0/log-0")).unwrap(), kafkas);
    for entry in kafkas {
        let kafkas = content(&RealDisk, &testdata().join("log-0").join(&entry.name));
        let ours = content(fresh.disk.as_ref(), &Path::new("/data/d0/log-0").join(&entry.name));
        assert!(ours == kafkas, "{}", entry.name);
    }
    let mark = content(fresh.disk.as_ref(), Path::new("/data/d0/.kafka_cleanshutdown"));
    assert_eq!(mark, content(&RealDisk, &testdata().join(".kafka_cleanshutdown")));
}
