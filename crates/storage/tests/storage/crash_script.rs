//! The process dies, or the power fails, after every single change of the disk: what is left loads, and goes on.

use ottla_protocol::ids::{Offset, Timestamp};
use ottla_protocol::log::{LogConfig, StorageFault};
use ottla_storage::{CrashKind, FaultPlan, FileMode, LogManager, MemDisk};

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
    // The leader epochs' file follows the appends only at rolls, checkpoints and flushes; so do the indexes of the active segment.
    let epochs: Vec<_> = state.epochs.iter().map(|(epoch, start)| (i64::from(epoch.get()), start.get())).collect();
    let mut wanted: Vec<_> = expected.iter().map(|offset| (offset / 10, *offset)).collect();
    wanted.dedup_by_key(|(epoch, _)| *epoch);
    assert!(epochs == wanted || expected.is_empty(), "{what}: {epochs:?} of {expected:?}");
    let epoch = state.epochs.last().map_or(0, |(epoch, _)| epoch.get());
    append_to(&manager, LOG, vec![Content::stamped(&[9]).batch(state.log_end_offset, epoch)]).unwrap();
    manager.stop(8).unwrap();
    drop(manager);
    check_indexes(&bed, state.log_end_offset, what);
    let again = open(&bed.start(), small());
    assert_eq!(again.log_end_offset, state.log_end_offset.next(), "{what}");
    assert_eq!(again.truncated_bytes, 0, "{what}");
}

/// After a stop every index tells of all that its segment held at an opening that ended at `end`: of each batch but the first, and of
/// each that raised the timestamp. (Where a stop was in good order the next life counts the bytes between entries anew.)
fn check_indexes(bed: &Bed, end: Offset, what: &str) {
    let folder = bed.root.join("d0/t-0");
    let content = |name: &str| {
        let file = bed.disk.open(&folder.join(name), FileMode::Read).unwrap_or_else(|e| panic!("{what}: {name}: {e}"));
        let mut content = vec![0; usize::try_from(file.len().unwrap()).unwrap()];
        file.read_exact_at(0, &mut content).unwrap();
        content
    };
    for name in bed.names("d0/t-0").iter().filter(|name| name.ends_with(".log")) {
        let base: i64 = name[..20].parse().unwrap();
        let (mut offsets, mut times, mut position) = (Vec::new(), Vec::new(), 0_u32);
        let mut newest = -1;
        for header in headers(&content(name)) {
            let relative = u32::try_from(header.last_offset().get() - base).unwrap();
            if position > 0 && header.base_offset < end {
                offsets.extend((u64::from(relative) << 32 | u64::from(position)).to_be_bytes());
            }
            if header.max_timestamp.get() > newest {
                newest = header.max_timestamp.get();
                times.push([&newest.to_be_bytes()[..], &relative.to_be_bytes()].concat());
            }
            position += header.size_bytes;
        }
        // The first batch has no entry, unless its timestamp is all there is to tell.
        if times.len() > 1 {
            times.remove(0);
        }
        let index = content(&name.replace(".log", ".index"));
        assert!(
            index.starts_with(&offsets) && index.len() <= offsets.len() + 8,
            "{what}: {index:?} of {name}, not {offsets:?}"
        );
        assert_eq!(content(&name.replace(".log", ".timeindex")), times.concat(), "{what}: the time index of {name}");
    }
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
