//! Log folders that are asked for twice, or that cannot be read.

use std::sync::Arc;

use ottla_protocol::ids::Offset;
use ottla_protocol::log::{FaultKind, LogConfig, LogId, LogOpen};
use ottla_storage::{FaultPlan, LogManager, MemDisk, Operation};

use crate::support::*;

on_both_disks!(a_log_that_is_open_is_not_made_anew);

fn a_log_that_is_open_is_not_made_anew(bed: &Bed) {
    let manager = bed.start();
    open(&manager, small());
    append_to(&manager, LOG, vec![Content::stamped(&[1]).batch(Offset::ZERO, 0)]).unwrap();
    let all = read_all(&manager, Offset::ZERO);
    let state = open(&manager, small());
    assert_eq!((state.created, state.log_end_offset.get()), (false, 1));
    assert_eq!(read_all(&manager, Offset::ZERO), all);
}

/// Two folders, `a` with the log `LOG` and `b` with another.
fn two_folders() -> (Bed, LogManager, LogId) {
    let bed = Bed::on(&MemDisk::new(3));
    let manager = bed.try_start_on(&["a", "b"]).unwrap();
    open(&manager, small());
    let other = log_id(2);
    manager.open(&opening(other, "other", small())).unwrap();
    append_to(&manager, LOG, vec![Content::stamped(&[1]).batch(Offset::ZERO, 0)]).unwrap();
    (bed, manager, other)
}

#[test]
fn a_folder_that_cannot_be_read_is_offline_from_the_start() {
    let (bed, manager, other) = two_folders();
    let folder = manager.describe_folders()[1].id;
    manager.stop(1).unwrap();
    drop(manager);
    let memory = bed.memory.as_ref().unwrap();
    memory.set_faults(FaultPlan { failing: vec![(Operation::Open, "/b/".to_owned())], ..FaultPlan::default() });
    let manager = bed.try_start_on(&["a", "b"]).unwrap();
    assert_eq!(manager.describe_folders().iter().map(|it| it.is_online).collect::<Vec<_>>(), [true, false]);
    let config = Arc::new(LogConfig::default());
    let open_other = LogOpen { log: other, topic: "other".into(), config, folder: Some(folder) };
    let fault = manager.open(&open_other).unwrap_err();
    assert_eq!(fault.kind, FaultKind::Offline, "it is not made anew elsewhere");
    assert_eq!(open(&manager, small()).log_end_offset.get(), 1);
}
