//! Log folders that are asked for twice, or that cannot be read.

use std::cell::RefCell;
use std::sync::Arc;

use ottla_protocol::ids::Offset;
use ottla_protocol::log::{FaultKind, LogConfig, LogId, LogOpen};
use ottla_storage::{FaultPlan, LogManager, ManagerSetup, MemDisk, Operation};

use crate::support::*;

on_both_disks!(a_log_that_is_open_is_not_made_anew, a_namesake_in_another_folder_is_not_taken_for_the_log);

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

/// A folder that was away while a topic was deleted and created again comes back with the former topic's log.
fn a_namesake_in_another_folder_is_not_taken_for_the_log(bed: &Bed) {
    // Wherever it stands among the folders.
    for (at, order) in [["a", "b", "c"], ["a", "c", "b"], ["b", "a", "c"], ["c", "b", "a"]].into_iter().enumerate() {
        let folders = order.map(|folder| format!("{at}{folder}"));
        let [_, b, c] = ["a", "b", "c"].map(|folder| format!("{at}{folder}"));
        let fresh = RefCell::new(ids());
        let start = |with: &[&String]| {
            let folders: Vec<&str> = folders.iter().filter(|one| with.contains(one)).map(String::as_str).collect();
            let setup = ManagerSetup { metadata_folder: Some(bed.root.join(format!("{at}a"))), ..bed.setup(&folders) };
            LogManager::start(Arc::clone(&bed.disk), setup, &mut *fresh.borrow_mut()).unwrap()
        };
        let id_of = |node: &LogManager, name: &str| {
            node.describe_folders().into_iter().find(|one| one.path.ends_with(name)).map(|one| one.id)
        };
        let a = format!("{at}a");
        let put = |without: &str, log, folder: &str| {
            let with: Vec<&String> = folders.iter().filter(|one| *one != without).collect();
            let node = start(&with);
            node.open(&LogOpen { folder: id_of(&node, folder), ..opening(log, "t", small()) }).unwrap();
            append_to(&node, log, vec![Content::stamped(&[1]).batch(Offset::ZERO, 0)]).unwrap();
            node.stop(1).unwrap();
        };
        let (former, log) = (log_id(2), log_id(3));
        put(&c, former, &b);
        put(&b, log, &c);
        // Whether the controller knows where it lies or not, and whether the namesake is set aside before or after.
        for knows in [true, false] {
            let node = start(&[&a, &b, &c]);
            let folder = if knows { id_of(&node, &c) } else { None };
            let state = node.open(&LogOpen { folder, ..opening(log, "t", small()) }).unwrap();
            assert_eq!((state.created, state.log_end_offset.get()), (false, 1), "{order:?}");
            assert_eq!(Some(state.folder), id_of(&node, &c));
            node.stop(1).unwrap();
        }
        let node = start(&[&a, &b, &c]);
        node.set_aside(former).unwrap();
        let state = node.open(&opening(log, "t", small())).unwrap();
        assert_eq!((state.created, state.log_end_offset.get()), (false, 1), "{order:?}");
    }
}
