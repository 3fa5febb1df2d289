//! Full disks: nothing that counts is lost, nothing that was refused stays, and all goes on once there is room.

use std::path::Path;

use ottla_protocol::ids::Timestamp;
use ottla_protocol::log::{FaultKind, LogConfig};
use ottla_storage::{CrashKind, Disk, FaultPlan, FileMode, MemDisk, Operation};

use crate::faults::two_folders;
use crate::support::*;

/// How many bytes are in use.
fn used(disk: &MemDisk) -> u64 {
    let size = disk.space(Path::new("/data")).unwrap();
    size.total_bytes - size.usable_bytes
}

#[test]
fn a_full_disk_loses_nothing_acknowledged_and_serves_on_once_there_is_room() {
    for spare in (0..2000).step_by(37) {
        let disk = MemDisk::new(spare);
        let bed = Bed::on(&disk);
        let node = bed.start();
        open(&node, config());
        disk.set_faults(FaultPlan { capacity_bytes: Some(used(&disk) + spare), ..FaultPlan::default() });
        let mut end = 0;
        let fault = loop {
            match append(&node, vec![batch(end, &[1, 2])]) {
                Ok(_) => end += 2,
                Err(fault) => break fault,
            }
        };
        assert_eq!(fault.kind, FaultKind::Full);
        assert!(fault.detail.contains("the log folder /data/d0 is full ("), "{fault}");
        assert!(fault.detail.contains(" bytes are free): cannot "), "{fault}");
        assert!(node.describe_folders()[0].is_online);
        assert_eq!(all(&node, 0), (0..end).step_by(2).collect::<Vec<_>>());
        // What was on its way behind it would leave a hole.
        assert_eq!(append(&node, vec![batch(end + 2, &[1])]).unwrap_err().kind, FaultKind::Full);
        disk.set_faults(FaultPlan::default());
        assert_eq!(append(&node, vec![batch(end + 2, &[1])]).unwrap_err().kind, FaultKind::Full, "until it is asked");
        assert_eq!(open(&node, config()).log_end_offset, at(end));
        end = fill(&node, end, 5);
        assert_eq!(node.housekeep(Timestamp::new(0)), []);
        node.flush(LOG, at(end)).unwrap();
        let left = disk.crash(CrashKind::Power { reorders_names: true });
        let node = Bed::on(&left).start();
        assert_eq!(open(&node, config()).log_end_offset, at(end));
        assert_eq!(all(&node, 0), (0..end).step_by(2).collect::<Vec<_>>());
    }
}

#[test]
fn an_append_over_several_segments_counts_as_a_whole_or_not_at_all() {
    let long = |base: i64| (0..12).map(|n| batch(base + n * 2, &[5, 6])).collect::<Vec<_>>();
    for spare in (0..4000).step_by(53) {
        let disk = MemDisk::new(spare);
        let bed = Bed::on(&disk);
        let node = bed.start();
        open(&node, config());
        append(&node, vec![idempotent(0, 3, 0, 2, false)]).unwrap();
        let before = (open(&node, config()), bed.names("d0/t-0"));
        disk.set_faults(FaultPlan { capacity_bytes: Some(used(&disk) + spare), ..FaultPlan::default() });
        let end = match append(&node, long(2)) {
            Ok(_) => 26,
            Err(fault) => {
                assert_eq!(fault.kind, FaultKind::Full, "{fault}");
                let after = open(&node, config());
                assert_eq!((&after, after.log_end_offset), (&before.0, at(2)), "with {spare} bytes to spare");
                assert_eq!(all(&node, 0), [0]);
                2
            }
        };
        disk.set_faults(FaultPlan::default());
        let end = fill(&node, end, 3);
        let left =
            disk.crash(if spare % 2 == 0 { CrashKind::Process } else { CrashKind::Power { reorders_names: true } });
        let node = Bed::on(&left).start();
        let state = open(&node, config());
        assert!(state.log_end_offset <= at(end));
        assert_eq!(all(&node, 0), (0..state.log_end_offset.get()).step_by(2).collect::<Vec<_>>());
        assert!(spare % 2 == 1 || state.log_end_offset == at(end));
    }
}

#[test]
fn what_a_full_disk_refuses_besides_appends_is_done_later() {
    let full = |operation, path: &str| FaultPlan { full: vec![(operation, path.to_owned())], ..FaultPlan::default() };
    let disk = MemDisk::new(1);
    let bed = Bed::on(&disk);
    let node = bed.start();
    // A log that cannot be created, for want of bytes or of inodes.
    for operation in [Operation::Write, Operation::Create] {
        disk.set_faults(full(operation, "/t-0/"));
        assert_eq!(node.open(&opening(LOG, "t", config())).unwrap_err().kind, FaultKind::Full);
    }
    disk.set_faults(FaultPlan::default());
    open(&node, config());
    // A segment that cannot be begun.
    fill(&node, 0, 4);
    disk.set_faults(full(Operation::Create, "/t-0/"));
    let mut end = 8;
    let fault = loop {
        match append(&node, vec![batch(end, &[1, 2])]) {
            Ok(_) => end += 2,
            Err(fault) => break fault,
        }
    };
    assert_eq!(fault.kind, FaultKind::Full);
    open(&node, config());
    // The files beside the logs.
    disk.set_faults(full(Operation::Write, ".tmp"));
    node.note_high_watermark(LOG, at(4));
    let content = |name: &str| {
        let file = disk.open(&Path::new("/data/d0").join(name), FileMode::Read).unwrap();
        let mut bytes = vec![0; usize::try_from(file.len().unwrap()).unwrap()];
        file.read_at(0, &mut bytes).unwrap();
        String::from_utf8(bytes).unwrap()
    };
    disk.set_faults(FaultPlan::default());
    assert_eq!(node.housekeep(Timestamp::new(0)), []);
    let before = content("replication-offset-checkpoint");
    disk.set_faults(full(Operation::Write, ".tmp"));
    node.note_high_watermark(LOG, at(6));
    let faults = node.housekeep(Timestamp::new(0));
    assert!(!faults.is_empty() && faults.iter().all(|fault| fault.kind == FaultKind::Full), "{faults:?}");
    assert_eq!(content("replication-offset-checkpoint"), before);
    assert!(bed.names("d0").iter().all(|name| !name.ends_with(".tmp")), "{:?}", bed.names("d0"));
    assert_eq!(node.write_quorum_state(b"new").unwrap_err().kind, FaultKind::Full);
    let refused = node.advance_log_start(LOG, at(4)).unwrap_err();
    assert_eq!((refused.kind, open(&node, config()).log_start_offset), (FaultKind::Full, at(0)));
    assert!(node.has_housework(), "it is tried again");
    disk.set_faults(FaultPlan::default());
    assert_eq!(node.housekeep(Timestamp::new(0)), []);
    assert_ne!(content("replication-offset-checkpoint"), before);
    assert_eq!(node.advance_log_start(LOG, at(4)).unwrap(), at(4));
    end = fill(&node, end, 4);
    node.stop(1).unwrap();
    drop(node);
    assert_eq!(open(&bed.start(), config()).log_end_offset, at(end));
}

#[test]
fn a_flush_without_room_is_a_failed_flush() {
    let disk = MemDisk::new(1);
    let node = two_folders(&disk);
    fill(&node, 0, 3);
    let full = vec![(Operation::Sync, "d1/t-0/".to_owned())];
    disk.set_faults(FaultPlan { full, ..FaultPlan::default() });
    let fault = node.flush(LOG, at(6)).unwrap_err();
    assert_eq!(fault.kind, FaultKind::Io);
    assert!(fault.detail.contains("The log folder is offline"), "{fault}");
    disk.set_faults(FaultPlan::default());
    assert_eq!(node.flush(LOG, at(6)).unwrap_err().kind, FaultKind::Offline);
}

/// Whichever file of a log is the one without room, a flush succeeds (what recovery can do without) or takes the folder offline: who
/// waits for it would wait for ever if it were left to a later one.
#[test]
fn a_flush_never_only_lacks_room() {
    let files = [".log", ".index", ".timeindex", ".txnindex", ".snapshot", "leader-epoch-checkpoint", "t-0"];
    for file in files {
        for operation in
            [Operation::Create, Operation::Write, Operation::Rename, Operation::Sync, Operation::SyncFolder]
        {
            let disk = MemDisk::new(1);
            let node = two_folders(&disk);
            let end = fill(&node, 0, 30);
            let full = vec![(operation, file.to_owned())];
            disk.set_faults(FaultPlan { full, ..FaultPlan::default() });
            match node.flush(LOG, at(end)) {
                Ok(report) => assert_eq!(report.up_to, at(end)),
                Err(fault) => {
                    assert_eq!(fault.kind, FaultKind::Io, "{operation:?} of {file}: {fault}");
                    assert!(
                        matches!(operation, Operation::Sync | Operation::SyncFolder),
                        "{operation:?} of {file}: {fault}"
                    );
                    assert!(fault.detail.contains("The log folder is offline"), "{fault}");
                    continue;
                }
            }
            let left = disk.crash(CrashKind::Power { reorders_names: true });
            let node = two_folders(&left);
            assert_eq!(all(&node, 0), (0..end).step_by(2).collect::<Vec<_>>());
        }
    }
}

#[test]
fn a_short_write_that_cannot_be_undone_takes_the_folder_offline() {
    let disk = MemDisk::new(1);
    let node = two_folders(&disk);
    fill(&node, 0, 3);
    disk.set_faults(FaultPlan {
        capacity_bytes: Some(used(&disk) + 30),
        failing: vec![(Operation::Sync, "d1/t-0/".to_owned())],
        ..FaultPlan::default()
    });
    assert_eq!(append(&node, vec![batch(6, &[1, 1])]).unwrap_err().kind, FaultKind::Io);
    disk.set_faults(FaultPlan::default());
    assert_eq!(append(&node, vec![batch(6, &[1, 1])]).unwrap_err().kind, FaultKind::Offline);
}

/// The index entries of a batch that is taken back go with it, also those that a short write left in the file.
#[test]
fn what_is_taken_back_is_in_no_index() {
    for spare in (0..1200).rev() {
        let disk = MemDisk::new(spare);
        let bed = Bed::on(&disk);
        let node = bed.start();
        open(&node, config());
        let end = fill(&node, 0, 2);
        disk.set_faults(FaultPlan { capacity_bytes: Some(used(&disk) + spare), ..FaultPlan::default() });
        let long = (0..8).map(|n| batch(end + n * 2, &[50 + n, 60 + n])).collect();
        let Err(fault) = append(&node, long) else { continue };
        assert_eq!(fault.kind, FaultKind::Full);
        let _ = node.stop(1);
        drop(node);
        disk.set_faults(FaultPlan::default());
        let node = bed.start();
        assert_eq!(open(&node, config()).log_end_offset, at(end), "with {spare} bytes to spare");
        assert_eq!(all(&node, 0), [0, 2]);
        fill(&node, end, 4);
    }
}

/// Not a byte is free, so the raised start cannot be checkpointed: the files go all the same, and no crash leaves a hole.
#[test]
fn retention_makes_room_on_a_full_disk() {
    for seed in 0..60 {
        let disk = MemDisk::new(seed);
        let node = Bed::on(&disk).start();
        let settings = LogConfig { retention_bytes: Some(2000), ..config() };
        open(&node, settings.clone());
        let end = fill(&node, 0, 40);
        node.note_high_watermark(LOG, at(end));
        node.flush(LOG, at(end)).unwrap();
        disk.set_faults(FaultPlan { capacity_bytes: Some(used(&disk)), ..FaultPlan::default() });
        assert_eq!(append(&node, vec![batch(end, &[1, 2])]).unwrap_err().kind, FaultKind::Full);
        if seed % 2 == 0 {
            // The end comes at some point within the removal.
            disk.set_faults(FaultPlan {
                capacity_bytes: Some(used(&disk)),
                stop_after: Some(seed),
                ..FaultPlan::default()
            });
        }
        let removed = node.apply_retention(LOG, Timestamp::new(0));
        if seed % 2 == 1 {
            let removed = removed.unwrap();
            assert!(removed[0].segments > 1, "{removed:?}");
            // They go after a delay; the checkpoints are still due.
            let _ = node.housekeep(Timestamp::new(0));
            let _ = node.housekeep(Timestamp::new(60_000));
            open(&node, settings.clone());
            fill(&node, end, 1);
            assert_eq!(node.housekeep(Timestamp::new(60_001)), []);
        }
        let left = disk.crash(CrashKind::Power { reorders_names: true });
        let node = Bed::on(&left).start();
        let state = open(&node, settings);
        assert!(state.log_end_offset >= at(end), "seed {seed}: {state:?}");
        let start = state.log_start_offset.get();
        assert_eq!(
            all(&node, start),
            (start..state.log_end_offset.get()).step_by(2).collect::<Vec<_>>(),
            "seed {seed}"
        );
    }
}

#[test]
fn a_short_write_leaves_nothing_behind() {
    let disk = MemDisk::new(1);
    let bed = Bed::on(&disk);
    let node = bed.start();
    open(&node, config());
    fill(&node, 0, 2);
    let path = Path::new("/data/d0/t-0/00000000000000000000.log");
    let before = disk.file_len(path).unwrap();
    disk.set_faults(FaultPlan { capacity_bytes: Some(used(&disk) + 30), ..FaultPlan::default() });
    append(&node, vec![batch(4, &[1, 2])]).unwrap_err();
    assert_eq!(disk.file_len(path).unwrap(), before);
}
