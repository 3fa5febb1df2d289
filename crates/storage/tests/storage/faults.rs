//! Disks that fail, fill up, lie and rot.

use std::path::Path;

use ottla_protocol::ids::{PartitionId, Timestamp, Uuid};
use ottla_protocol::log::{FaultKind, LogConfig, LogId, LogOpen, LogRead, LogWrite};
use ottla_storage::{CrashKind, Disk, FaultPlan, FileMode, LogManager, MemDisk, Operation};

use crate::support::*;

const ELSEWHERE: LogId = LogId { topic_id: Uuid::from_u128(55), partition: PartitionId::new(0) };

fn failing(operation: Operation, path: &str) -> FaultPlan {
    FaultPlan { failing: vec![(operation, path.to_owned())], ..FaultPlan::default() }
}

/// One log in each of two folders.
pub(crate) fn two_folders(disk: &MemDisk) -> LogManager {
    let node = Bed::on(disk).start_on(&["d0", "d1"]);
    let ids: Vec<_> = node.describe_folders().into_iter().map(|folder| folder.id).collect();
    node.open(&LogOpen { folder: Some(ids[0]), ..opening(ELSEWHERE, "elsewhere", config()) }).unwrap();
    node.open(&LogOpen { folder: Some(ids[1]), ..opening(LOG, "t", config()) }).unwrap();
    node
}

fn append_elsewhere(node: &LogManager, base: i64) {
    node.append(&LogWrite { log: ELSEWHERE, batches: vec![batch(base, &[1])], now: Timestamp::new(0) }).unwrap();
    node.flush(ELSEWHERE, at(base + 1)).unwrap();
}

#[test]
fn a_failing_write_takes_its_folder_offline_and_no_other() {
    let disk = MemDisk::new(3);
    let node = two_folders(&disk);
    fill(&node, 0, 3);
    disk.set_faults(failing(Operation::Write, "d1/t-0/"));
    let fault = append(&node, vec![batch(6, &[1, 1])]).unwrap_err();
    assert_eq!(fault.kind, FaultKind::Io);
    assert!(fault.detail.contains("cannot write to /data/d1/t-0/00000000000000000000.log"), "{fault}");
    let folders = node.describe_folders();
    assert_eq!(fault.folder, Some(folders[1].id));
    assert_eq!(folders.iter().map(|folder| folder.is_online).collect::<Vec<_>>(), [true, false]);
    // Even when the disk works again: what it holds is not known any more.
    disk.set_faults(FaultPlan::default());
    let fault = append(&node, vec![batch(6, &[1, 1])]).unwrap_err();
    assert_eq!(fault.kind, FaultKind::Offline);
    assert!(fault.detail.contains("is offline since: cannot write to"), "{fault}");
    append_elsewhere(&node, 0);
    drop(node);
    let node = two_folders(&disk);
    assert_eq!(all(&node, 0), [0, 2, 4]);
}

#[test]
fn a_failed_flush_is_never_believed() {
    let disk = MemDisk::new(3);
    let node = two_folders(&disk);
    fill(&node, 0, 3);
    disk.set_faults(failing(Operation::Sync, "d1/t-0/"));
    assert_eq!(node.flush(LOG, at(6)).unwrap_err().kind, FaultKind::Io);
    disk.set_faults(FaultPlan::default());
    assert_eq!(node.flush(LOG, at(6)).unwrap_err().kind, FaultKind::Offline);
    append_elsewhere(&node, 0);
    // A stop marks the folder that works, and not the other.
    node.stop(4).unwrap();
    let bed = Bed::on(&disk);
    assert!(bed.names("d0").contains(&".kafka_cleanshutdown".to_owned()));
    assert!(!bed.names("d1").contains(&".kafka_cleanshutdown".to_owned()));
}

#[test]
fn a_folder_that_fails_at_the_start_is_offline_and_the_others_serve() {
    let disk = MemDisk::new(1);
    drop(two_folders(&disk));
    disk.set_faults(failing(Operation::Read, "d1"));
    let bed = Bed::on(&disk);
    let node = bed.start_on(&["d0", "d1"]);
    let scan = node.scan().unwrap();
    assert_eq!(scan.folders.iter().map(|(_, online)| *online).collect::<Vec<_>>(), [true, false]);
    assert_eq!(scan.logs.iter().map(|found| found.log).collect::<Vec<_>>(), [ELSEWHERE]);
    // Without the folder of the metadata log there is no node.
    disk.set_faults(failing(Operation::Read, "d0"));
    drop(node);
    let why = LogManager::start(std::sync::Arc::new(disk), bed.setup(&["d0", "d1"]), &mut ids()).unwrap_err();
    assert!(why.to_string().contains("it holds the metadata log"), "{why}");
}

#[test]
fn a_torn_tail_is_cut_and_nothing_else() {
    let original = MemDisk::new(1);
    let bed = Bed::on(&original);
    let node = bed.start();
    open(&node, config());
    fill(&node, 0, 4);
    drop(node);
    let path = Path::new("/data/d0/t-0/00000000000000000000.log");
    let len = original.file_len(path).unwrap();
    let batch_len = len / 4;
    for cut in 0..=len {
        let disk = original.copy();
        disk.open(path, FileMode::Write).unwrap().set_len(cut).unwrap();
        let node = Bed::on(&disk).start();
        let state = open(&node, config());
        let whole = cut / batch_len;
        assert_eq!(state.log_end_offset, at(i64::try_from(whole * 2).unwrap()), "cut at {cut}");
        assert_eq!(state.truncated_bytes, cut % batch_len);
    }
    // A bit that is wrong ends the log before its batch.
    for position in 0..len {
        let disk = original.copy();
        disk.flip_bit(path, position, u8::try_from(position % 8).unwrap()).unwrap();
        let node = Bed::on(&disk).start();
        let end = open(&node, config()).log_end_offset.get();
        let damaged = i64::try_from(position / batch_len * 2).unwrap();
        // Nothing covers the leader epoch.
        let is_epoch = (12..16).contains(&(position % batch_len));
        assert_eq!(end, if is_epoch { 8 } else { damaged }, "flipped at {position}");
    }
}

#[test]
fn what_was_flushed_and_checkpointed_is_not_read_and_not_cut() {
    let disk = MemDisk::new(1);
    let bed = Bed::on(&disk);
    let node = bed.start();
    open(&node, config());
    fill(&node, 0, 30);
    node.flush(LOG, at(60)).unwrap();
    node.note_high_watermark(LOG, at(60));
    assert_eq!(node.housekeep(Timestamp::new(0)), []);
    assert_eq!(node.housekeep(Timestamp::new(60_000)), []);
    let flushed = bed.names("d0/t-0");
    fill(&node, 60, 2);
    // Rot in a record below the recovery point: no torn tail, so nothing is cut.
    for name in flushed.iter().filter(|name| name.ends_with(".log")) {
        disk.flip_bit(&Path::new("/data/d0/t-0").join(name), 80, 1).unwrap();
    }
    drop(node);
    let left = disk.crash(CrashKind::Process);
    let node = Bed::on(&left).start();
    let state = open(&node, config());
    assert_eq!((state.log_end_offset, state.recovery_point, state.truncated_bytes), (at(64), at(60), 0));
}

#[test]
fn indexes_that_rot_are_made_anew_or_lead_no_one_astray() {
    let original = MemDisk::new(1);
    let bed = Bed::on(&original);
    let node = bed.start();
    open(&node, config());
    fill(&node, 0, 30);
    node.stop(1).unwrap();
    drop(node);
    for name in bed.names("d0/t-0").iter().filter(|name| name.contains("index")) {
        let path = Path::new("/data/d0/t-0").join(name);
        // Gone.
        let disk = original.copy();
        disk.remove_file(&path).unwrap();
        let node = Bed::on(&disk).start();
        assert_eq!(open(&node, config()).log_end_offset, at(60));
        assert_eq!(all(&node, 0).len(), 30, "without {name}");
        // Cut anywhere.
        for cut in 0..original.file_len(&path).unwrap() {
            let disk = original.copy();
            disk.open(&path, FileMode::Write).unwrap().set_len(cut).unwrap();
            let node = Bed::on(&disk).start();
            assert_eq!(open(&node, config()).log_end_offset, at(60));
            assert_eq!(all(&node, 0).len(), 30, "{name} cut at {cut}");
            assert_eq!(read(&node, 33, 60, 1), (vec![32], 34));
        }
    }
}

/// What a folder's checkpoint says of the log `t`.
fn checkpointed(disk: &MemDisk) -> Option<i64> {
    let file = disk.open(Path::new("/data/d0/recovery-point-offset-checkpoint"), FileMode::Read).ok()?;
    let mut bytes = vec![0; usize::try_from(file.len().unwrap()).unwrap()];
    file.read_at(0, &mut bytes).unwrap();
    String::from_utf8_lossy(&bytes).lines().find_map(|line| line.strip_prefix("t 0 ")?.parse().ok())
}

#[test]
fn a_lying_flush_is_survived_and_told_of() {
    let mut told = 0;
    for seed in 0..200 {
        let disk = MemDisk::new(seed);
        let node = Bed::on(&disk).start();
        open(&node, config());
        disk.set_faults(FaultPlan { lying_syncs_ppm: 300_000, ..FaultPlan::default() });
        for round in 0..5 {
            fill(&node, round * 10, 5);
            node.flush(LOG, at(round * 10 + 10)).unwrap();
            node.housekeep(Timestamp::new(round * 100_000));
        }
        let left = disk.crash(CrashKind::Power { reorders_names: true });
        // What is left may be anything, but it is a log, or it says why it is none.
        let bed = Bed::on(&left);
        let reached = checkpointed(&left);
        let was_there = left.list(Path::new("/data/d0/t-0")).is_ok_and(|names| !names.is_empty());
        let Ok(node) = LogManager::start(std::sync::Arc::new(left), bed.setup(&["d0"]), &mut ids()) else { continue };
        match node.open(&opening(LOG, "t", config())) {
            Err(fault) => assert_eq!(fault.kind, FaultKind::Corrupt, "{fault}"),
            Ok(state) => {
                assert!(state.log_end_offset <= at(50) && state.recovery_point <= state.log_end_offset);
                let lost = reached.map(at).filter(|reached| *reached > state.log_end_offset && was_there);
                assert_eq!(state.lost_below, lost, "seed {seed}");
                told += u32::from(lost.is_some());
                let read = LogRead {
                    log: LOG,
                    from: state.log_start_offset,
                    upper: state.log_end_offset,
                    max_bytes: 1 << 20,
                    at_least_one: true,
                    with_aborted: true,
                };
                let _ = node.read(&read);
                append(&node, vec![batch(state.log_end_offset.get(), &[1, 2])]).unwrap();
            }
        }
    }
    assert!(told > 0, "some lie must show");
}

#[test]
fn a_folder_stopped_in_good_order_that_is_shorter_now_is_not_trusted() {
    let original = MemDisk::new(1);
    let bed = Bed::on(&original);
    let node = bed.start();
    open(&node, LogConfig { segment_bytes: 10_000, ..config() });
    let path = Path::new("/data/d0/t-0/00000000000000000000.log");
    let mut cuts = Vec::new();
    for end in (0..24).step_by(2) {
        cuts.push((end, original.file_len(path).unwrap()));
        fill(&node, end, 1);
    }
    node.stop(1).unwrap();
    drop(node);
    for (end, len) in cuts {
        let disk = original.copy();
        disk.open(path, FileMode::Write).unwrap().set_len(len).unwrap();
        let node = Bed::on(&disk).start();
        let state = open(&node, config());
        assert_eq!((state.log_end_offset, state.lost_below), (at(end), Some(at(24))));
        let wanted: Vec<i64> = (0..end + 6).step_by(2).collect();
        assert_eq!(fill(&node, end, 3), end + 6);
        assert_eq!(all(&node, 0), wanted);
        node.stop(1).unwrap();
        drop(node);
        // Told once: what is there now is what is known.
        let node = Bed::on(&disk).start();
        let state = open(&node, config());
        assert_eq!((state.log_end_offset, state.lost_below, state.truncated_bytes), (at(end + 6), None, 0));
        assert_eq!(all(&node, 0), wanted);
    }
}

/// The checkpoint names logs by topic and partition: what it says of one that is gone is not of its namesake.
#[test]
fn a_namesake_of_a_deleted_log_inherits_no_recovery_point() {
    for is_restarted in [false, true] {
        let disk = MemDisk::new(1);
        let bed = Bed::on(&disk);
        let mut node = bed.start();
        open(&node, config());
        fill(&node, 0, 10);
        node.flush(LOG, at(20)).unwrap();
        for now in [0, 61_000] {
            assert_eq!(node.housekeep(Timestamp::new(now)), []);
        }
        assert_eq!(checkpointed(&disk), Some(20));
        node.delete(LOG).unwrap();
        if is_restarted {
            drop(node);
            node = bed.start();
        }
        let again = LogId { topic_id: Uuid::from_u128(78), ..LOG };
        node.open(&opening(again, "t", config())).unwrap();
        node.append(&LogWrite { log: again, batches: vec![batch(0, &[1, 2])], now: Timestamp::new(0) }).unwrap();
        drop(node);
        let state = bed.start().open(&opening(again, "t", config())).unwrap();
        assert_eq!((state.log_end_offset, state.recovery_point, state.lost_below), (at(2), at(0), None));
    }
}

#[test]
fn checkpoints_that_cannot_be_read_cost_a_longer_recovery() {
    let disk = MemDisk::new(1);
    let bed = Bed::on(&disk);
    let node = bed.start();
    open(&node, config());
    fill(&node, 0, 10);
    node.flush(LOG, at(20)).unwrap();
    node.housekeep(Timestamp::new(1));
    drop(node);
    for name in ["recovery-point-offset-checkpoint", "log-start-offset-checkpoint", "replication-offset-checkpoint"] {
        let file = disk.open(&Path::new("/data/d0").join(name), FileMode::CreateEmpty).unwrap();
        file.write_at(0, &[std::io::IoSlice::new(b"0\n7\nnonsense")]).unwrap();
    }
    let node = bed.start();
    assert_eq!(open(&node, config()).log_end_offset, at(20));
}
