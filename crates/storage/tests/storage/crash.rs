//! A life cut short at every single change of the disk, and what the next life finds.

use std::collections::BTreeSet;
use std::sync::Arc;

use ottla_protocol::ids::{PartitionId, Timestamp, Uuid};
use ottla_protocol::log::{LogConfig, LogId, StorageFault};
use ottla_storage::{CrashKind, Disk, FaultPlan, LogManager, MemDisk};

use crate::support::*;

/// What a life was told before it ended.
#[derive(Debug, Default)]
struct Told {
    /// Appends were acknowledged up to here.
    appended: i64,
    /// Everything below was reported as flushed.
    flushed: i64,
    /// The start offset was reported as raised to here.
    start: i64,
    quorum_state: Option<u8>,
    quorum_states_tried: BTreeSet<u8>,
    snapshots: BTreeSet<i64>,
    snapshots_tried: BTreeSet<i64>,
    other_deleted: bool,
    stopped: bool,
}

const OTHER: LogId = LogId { topic_id: Uuid::from_u128(99), partition: PartitionId::new(3) };

fn settings() -> LogConfig {
    LogConfig { segment_bytes: 700, index_interval_bytes: 100, retention_bytes: Some(2500), ..LogConfig::default() }
}

/// One life: everything a node does to its disk. Ends with the first fault.
fn live(bed: &Bed, told: &mut Told) -> Result<(), String> {
    let disk = Arc::clone(&bed.disk);
    let node = LogManager::start(disk, bed.setup(&["d0"]), &mut ids()).map_err(|error| error.to_string())?;
    node.scan().map_err(|fault| fault.to_string())?;
    work(&node, told).map_err(|fault| fault.to_string())
}

fn work(node: &LogManager, told: &mut Told) -> Result<(), StorageFault> {
    let quorum = |told: &mut Told, version| {
        told.quorum_states_tried.insert(version);
        node.write_quorum_state(&[version; 40]).map(|()| told.quorum_state = Some(version))
    };
    quorum(told, 1)?;
    node.open(&opening(LOG, "t", settings()))?;
    node.open(&opening(OTHER, "other", settings()))?;
    node.open(&opening(LogId::METADATA, "__cluster_metadata", settings()))?;
    let mut now = 0;
    for round in 0..4 {
        for n in 0..5 {
            let base = told.appended;
            append(node, vec![idempotent(base, 1, i32::try_from(base).unwrap(), 2, false), batch(base + 2, &[n; 2])])?;
            told.appended += 4;
        }
        if round != 1 {
            told.flushed = node.flush(LOG, at(told.appended - 6))?.up_to.get();
        }
        node.note_high_watermark(LOG, at(told.appended));
        now += 70_000;
        if let Some(fault) = node.housekeep(Timestamp::new(now)).into_iter().next() {
            return Err(fault);
        }
        if round == 2 {
            quorum(told, 2)?;
            told.start = node.advance_log_start(LOG, at(13))?.get();
            for removed in node.apply_retention(LOG, Timestamp::new(now))? {
                told.start = told.start.max(removed.log_start_offset.get());
            }
            node.delete(OTHER)?;
            told.other_deleted = true;
        }
        told.snapshots_tried.insert(round * 10);
        node.write_snapshot(at(round * 10), 1, &[9; 300])?;
        told.snapshots.insert(round * 10);
    }
    node.trim_metadata(at(30))?;
    told.snapshots.retain(|end| *end >= 30);
    node.stop(5)?;
    told.stopped = true;
    Ok(())
}

/// What must hold in the next life.
fn check(bed: &Bed, told: &Told, kind: CrashKind, point: u64) {
    let context = format!("{kind:?} at change {point}, told {told:?}");
    let node = bed.start();
    let scan = node.scan().unwrap();
    if let Some(version) = told.quorum_state {
        let found = scan.quorum_state.as_ref().unwrap_or_else(|| panic!("quorum state lost: {context}"));
        assert!(found.len() == 40 && found.iter().all(|byte| byte == &found[0]) && found[0] >= version, "{context}");
    }
    if let Some(found) = &scan.quorum_state {
        assert!(told.quorum_states_tried.contains(&found[0]), "{context}");
    }
    let snapshot = scan.snapshot.map(|(end, _, content)| {
        assert_eq!(content.as_ref(), [9; 300], "{context}");
        end.get()
    });
    assert!(snapshot >= told.snapshots.last().copied(), "{context}");
    assert!(snapshot.is_none_or(|end| told.snapshots_tried.contains(&end)), "{context}");
    if told.other_deleted {
        assert!(scan.logs.iter().all(|found| found.log != OTHER), "a deleted log is back: {context}");
    }

    let state = node.open(&opening(LOG, "t", settings())).unwrap_or_else(|fault| panic!("{fault}: {context}"));
    let (start, end) = (state.log_start_offset.get(), state.log_end_offset.get());
    let floor = if kind == CrashKind::Process { told.appended } else { told.flushed };
    assert_eq!(state.lost_below, None, "{context}");
    // An append that was under way may be there too.
    assert!(end >= floor && end <= told.appended + 4, "end {end}: {context}");
    assert!(start >= told.start && start <= end, "start {start}: {context}");
    assert!(state.high_watermark.get() >= start && state.high_watermark.get() <= end);
    let mut wanted: Vec<i64> = (0..end).step_by(2).collect();
    let found = all(&node, start);
    wanted.retain(|base| base + 2 > start);
    assert_eq!(found, wanted, "{context}");
    if told.stopped {
        assert_eq!((state.truncated_bytes, scan.clean_broker_epoch), (0, Some(5)), "{context}");
    }
    // The idempotent producer's batches are every other one.
    let last = state.producers.iter().next().and_then(|(_, state)| state.batches.last().map(|batch| batch.last_offset));
    let wanted = (0..end).step_by(4).last().map(|base| at(base + 1));
    assert_eq!(last, wanted, "{context}");

    // And life goes on.
    append(&node, vec![batch(end, &[1; 2])]).unwrap();
    node.flush(LOG, at(end + 2)).unwrap();
    node.stop(6).unwrap();
    drop(node);
    let node = bed.start();
    let state = node.open(&opening(LOG, "t", settings())).unwrap();
    assert_eq!((state.log_end_offset.get(), state.truncated_bytes), (end + 2, 0), "{context}");
}

fn changes_of_a_whole_life() -> u64 {
    let disk = MemDisk::new(0);
    let mut told = Told::default();
    live(&Bed::on(&disk), &mut told).unwrap();
    assert!(told.stopped);
    disk.changes()
}

fn cut_everywhere(kind: CrashKind, seeds: u64) {
    let changes = changes_of_a_whole_life();
    for seed in 0..seeds {
        for point in 0..=changes {
            let disk = MemDisk::new(seed * 10_000 + point);
            disk.set_faults(FaultPlan { stop_after: Some(point + 1), ..FaultPlan::default() });
            let mut told = Told::default();
            let outcome = live(&Bed::on(&disk), &mut told);
            assert!(outcome.is_err() || point == changes, "the life ends at change {point}");
            check(&Bed::on(&disk.crash(kind)), &told, kind, point);
        }
    }
}

#[test]
fn a_process_killed_at_any_point_loses_nothing_it_acknowledged() {
    cut_everywhere(CrashKind::Process, 2);
}

#[test]
fn a_power_loss_at_any_point_loses_nothing_that_was_flushed() {
    cut_everywhere(CrashKind::Power { reorders_names: false }, 3);
}

#[test]
fn a_power_loss_that_reorders_names_loses_nothing_that_was_flushed() {
    cut_everywhere(CrashKind::Power { reorders_names: true }, 3);
}

#[test]
fn the_same_seed_leaves_the_same_disk() {
    let left = |seed| {
        let disk = MemDisk::new(seed);
        let mut told = Told::default();
        disk.set_faults(FaultPlan { stop_after: Some(150), ..FaultPlan::default() });
        let _ = live(&Bed::on(&disk), &mut told);
        let left = disk.crash(CrashKind::Power { reorders_names: true });
        let folder = std::path::Path::new("/data/d0/t-0");
        let names = left.list(folder).unwrap();
        let content = names.iter().map(|entry| {
            let file = left.open(&folder.join(&entry.name), ottla_storage::FileMode::Read).unwrap();
            let mut bytes = vec![0; usize::try_from(file.len().unwrap()).unwrap()];
            file.read_at(0, &mut bytes).unwrap();
            bytes
        });
        (names.clone(), content.collect::<Vec<_>>())
    };
    assert_eq!(left(7), left(7));
    assert_ne!(left(7), left(8));
}
