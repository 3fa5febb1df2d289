//! A file system that is really full: a tmpfs of 256 KiB, mounted in a user namespace of its own, for which nobody needs to be root.

use std::io::IoSlice;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;

use ottla_protocol::ids::Timestamp;
use ottla_protocol::log::{FaultKind, LogConfig};
use ottla_storage::{FileMode, RealDisk};

use crate::support::*;

/// Where the small file system is mounted, in the test's second process.
const MOUNTED_AT: &str = "OTTLA_TEST_SMALL_FILE_SYSTEM";
const NAME: &str = "real_full_disk::a_full_file_system_refuses_writes_and_nothing_else";

fn in_namespace(script: &str, root: &std::path::Path) -> Command {
    let mut command = Command::new("unshare");
    command.args(["--user", "--map-root-user", "--mount", "sh", "-euc", script]).arg("sh").arg(root);
    command
}

#[test]
fn a_full_file_system_refuses_writes_and_nothing_else() {
    if let Some(root) = std::env::var_os(MOUNTED_AT) {
        return fill_and_free(&Bed { disk: Arc::new(RealDisk), root: PathBuf::from(root), memory: None });
    }
    let bed = Bed::real("small");
    let mount = "mount -t tmpfs -o size=256k none \"$1\"";
    let tried = in_namespace(mount, &bed.root).output();
    if !tried.as_ref().is_ok_and(|tried| tried.status.success()) {
        // The memory disk's full disks are tested in any case.
        eprintln!("NOT TESTED on a full file system: this system lets nobody mount one ({tried:?})");
        return;
    }
    let again = std::env::current_exe().unwrap();
    let mut inner = in_namespace(&format!("{mount}; exec \"$2\" --exact {NAME} --nocapture"), &bed.root);
    let done = inner.arg(again).env(MOUNTED_AT, &bed.root).output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success() && out.contains("1 passed"), "{out}\n{err}");
}

fn fill_and_free(bed: &Bed) {
    let settings = LogConfig { segment_bytes: 20_000, retention_bytes: Some(60_000), ..config() };
    // Something else takes room.
    let other = bed.root.join("other");
    bed.disk.open(&other, FileMode::CreateEmpty).unwrap().write_at(0, &[IoSlice::new(&[7; 60_000])]).unwrap();
    let node = bed.start();
    open(&node, settings.clone());
    let mut end = 0;
    let mut fill_up = || loop {
        match append(&node, vec![batch(end, &[1; 20]), batch(end + 20, &[2; 20])]) {
            Ok(_) => end += 40,
            Err(fault) => {
                assert_eq!(fault.kind, FaultKind::Full, "{fault}");
                assert!(fault.detail.contains("No space left on device"), "{fault}");
                // What was on its way lies behind a hole; who asks learns where the log ends.
                assert_eq!(append(&node, vec![batch(end + 40, &[1])]).unwrap_err().kind, FaultKind::Full);
                assert_eq!(open(&node, settings.clone()).log_end_offset, at(end));
                return end;
            }
        }
    };
    let bases = |from: i64, end: i64| (from..end).step_by(20).collect::<Vec<_>>();
    // Reads and flushes go on; other writes are refused, and the folder stays in use.
    let first = fill_up();
    assert!(first > 1000, "{first}");
    assert_eq!(all(&node, 0), bases(0, first));
    assert_eq!(node.flush(LOG, at(first)).unwrap().up_to, at(first));
    for fault in node.housekeep(Timestamp::new(0)) {
        assert_eq!(fault.kind, FaultKind::Full, "{fault}");
    }
    assert!(node.describe_folders()[0].is_online);
    // Room comes from elsewhere, and is used up.
    bed.disk.remove_file(&other).unwrap();
    assert_eq!(node.housekeep(Timestamp::new(0)), []);
    let second = fill_up();
    assert!(second > first, "{second}");
    // Room comes from retention.
    node.note_high_watermark(LOG, at(second));
    let removed = node.apply_retention(LOG, Timestamp::new(0)).unwrap();
    let start = removed.last().unwrap().log_start_offset.get();
    // The files go after their delay; what had no room for want of theirs is written after that.
    let _ = node.housekeep(Timestamp::new(0));
    let _ = node.housekeep(Timestamp::new(120_000));
    assert_eq!(node.housekeep(Timestamp::new(120_001)), []);
    let third = fill_up();
    assert!(third > second && start > 0, "{start} {third}");
    assert_eq!(all(&node, start), bases(start, third));
    // What a kill leaves there is whole.
    drop(node);
    let node = bed.start();
    let state = open(&node, settings);
    assert_eq!((state.log_start_offset, state.log_end_offset), (at(start), at(third)));
    assert_eq!(all(&node, start), bases(start, third));
}
