//! The process dies, or the power fails, after every single change of the disk: what is left loads, and goes on.

use ottla_protocol::ids::{Offset, Timestamp};
use ottla_protocol::log::{LogConfig, StorageFault};
use ottla_storage::{CrashKind, FaultPlan, LogManager, MemDisk};

use crate::support::*;

const KINDS: [CrashKind; 3] =
    [CrashKind::Process, CrashKind::Power { reorders_names: false }, CrashKind::Power { reorders_names: true }];

/// What the caller was told before the end.
#[derive(Debug, Clone, Copy)]
struct Told {
    appended: Offset,
    flushed: Offset,
    start: Offset,
}

/// Rolls, flushes, checkpoints, a raised start, retention, a deletion, metadata files and a stop.
fn script(manager: &LogManager, told: &mut Told) -> Result<(), StorageFault> {
    let append = |told: &mut Told, count: i64| {
        for _ in 0..count {
            let at = told.appended;
            append_to(
                manager,
                LOG,
                vec![Content::stamped(&[at.get()]).batch(at, i32::try_from(at.get() / 10).unwrap())],
            )?;
            told.appended = at.next();
        }
        Ok::<(), StorageFault>(())
    };
    manager.open(&opening(LOG, "t", small()))?;
    manager.open(&opening(log_id(600), "u", small()))?;
    append(told, 15)?;
    told.flushed = manager.flush(LOG, told.appended)?.up_to;
    append(told, 20)?;
    housekeep(manager)?;
    manager.write_quorum_state(b"one")?;
    append_to(manager, log_id(600), vec![Content::stamped(&[5]).batch(Offset::ZERO, 0)])?;
    manager.note_high_watermark(LOG, Offset::new(30));
    // From the call on it may be so, from the return on it must.
    manager.advance_log_start(LOG, Offset::new(14))?;
    told.start = Offset::new(14);
    let retained = LogConfig { retention_bytes: Some(1500), ..small() };
    manager.configure(LOG, retained.into());
    for pass in manager.apply_retention(LOG, Timestamp::new(1_000_000))? {
        told.start = pass.log_start_offset;
    }
    append(told, 8)?;
    manager.delete(log_id(600))?;
    housekeep(manager)?;
    manager.write_snapshot(Offset::new(3), 1, b"snapshot")?;
    told.flushed = manager.flush(LOG, told.appended)?.up_to;
    append(told, 3)?;
    manager.stop(7)?;
    told.flushed = told.appended;
    Ok(())
}

fn housekeep(manager: &LogManager) -> Result<(), StorageFault> {
    for now in [0, i64::MAX] {
        if let Some(fault) = manager.housekeep(Timestamp::new(now)).pop() {
            return Err(fault);
        }
    }
    Ok(())
}

/// Runs the script on a disk that stops after so many changes.
fn run(seed: u64, stop_after: Option<u64>) -> (MemDisk, Told) {
    let disk = MemDisk::new(seed);
    disk.set_faults(FaultPlan { stop_after, ..FaultPlan::default() });
    let bed = Bed::on(&disk);
    let mut told = Told { appended: Offset::ZERO, flushed: Offset::ZERO, start: Offset::ZERO };
    if let Ok(manager) = bed.try_start_on(&["d0"]) {
        let _ = script(&manager, &mut told);
    }
    (disk, told)
}

/// What is left loads, holds what it must, and takes another batch.
fn check(left: MemDisk, told: Told, kind: CrashKind, what: &str) {
    let bed = Bed::on(&left);
    let manager = bed.start();
    let scan = manager.scan().unwrap();
    assert!(scan.quorum_state.is_none_or(|state| state == "one"), "{what}");
    assert!(scan.snapshot.is_none_or(|(_, _, batches)| batches == "snapshot"), "{what}");
    let state = open(&manager, small());
    assert!(state.log_end_offset >= told.flushed, "{what}: {told:?} {state:?}");
    assert!(state.log_start_offset >= told.start, "{what}: {told:?} {state:?}");
    if kind == CrashKind::Process {
        assert!(state.log_end_offset >= told.appended, "{what}: {told:?} {state:?}");
    }
    let found = headers(&read_all(&manager, state.log_start_offset));
    let offsets: Vec<i64> = found.iter().map(|header| header.base_offset.get()).collect();
    let expected: Vec<i64> = (state.log_start_offset.get()..state.log_end_offset.get()).collect();
    assert_eq!(offsets, expected, "{what}: a prefix without holes");
    let epoch = state.epochs.last().map_or(0, |(epoch, _)| epoch.get());
    append_to(&manager, LOG, vec![Content::stamped(&[9]).batch(state.log_end_offset, epoch)]).unwrap();
    manager.stop(8).unwrap();
    drop(manager);
    let again = open(&bed.start(), small());
    assert_eq!(again.log_end_offset, state.log_end_offset.next(), "{what}");
    assert_eq!(again.truncated_bytes, 0, "{what}");
}

#[test]
fn every_end_of_the_process_or_the_power_leaves_a_folder_that_loads() {
    let (whole, _) = run(1, None);
    for kind in KINDS {
        for stop_after in 0..=whole.changes() {
            let (disk, told) = run(stop_after, Some(stop_after));
            check(disk.crash(kind), told, kind, &format!("{kind:?} after {stop_after}"));
        }
    }
}

#[test]
fn a_recovery_that_ends_early_is_recovered() {
    let (whole, _) = run(1, None);
    for kind in KINDS {
        for first in (0..=whole.changes()).step_by(7) {
            for second in 0..30 {
                let (disk, told) = run(first, Some(first));
                let left = disk.crash(kind);
                left.set_faults(FaultPlan { stop_after: Some(second), ..FaultPlan::default() });
                let bed = Bed::on(&left);
                if let Ok(manager) = bed.try_start_on(&["d0"]) {
                    let _ = manager.open(&opening(LOG, "t", small()));
                }
                check(left.crash(kind), told, kind, &format!("{kind:?} after {first}, then {second}"));
            }
        }
    }
}
