//! A time index that is not what was written: it changes how long a search takes, and neither what it finds nor what retention removes.

use std::io::IoSlice;
use std::path::Path;

use ottla_protocol::ids::Timestamp;
use ottla_protocol::log::{FaultKind, LogConfig, OffsetQuery};
use ottla_storage::{Disk, FileMode, LogManager, MemDisk};

use crate::support::*;

/// Each offset has ten times itself for a timestamp.
const END: i64 = 60;
const NOW: Timestamp = Timestamp::new(10 * END);

/// Three segments and more, all but the last one settled, as a crash leaves them.
fn crashed() -> MemDisk {
    let disk = MemDisk::new(1);
    disk.set_now(NOW);
    let node = Bed::on(&disk).start();
    open(&node, small());
    fill(&node, 0, END / 2);
    node.flush(LOG, at(END)).unwrap();
    assert_eq!(node.housekeep(Timestamp::new(1)), []);
    disk
}

fn time_indexes(disk: &MemDisk) -> Vec<(std::path::PathBuf, u64)> {
    let folder = Path::new("/data/d0/t-0");
    let names = disk.list(folder).unwrap().into_iter().map(|entry| folder.join(entry.name));
    let indexes = names.filter(|path| path.extension().is_some_and(|end| end == "timeindex"));
    indexes.map(|path| (path.clone(), disk.file_len(&path).unwrap())).collect()
}

/// Older than any segment's newest record, and younger than most records.
fn keeps_all() -> LogConfig {
    LogConfig { retention_ms: Some(10 * END - 100), ..small() }
}

fn check(disk: &MemDisk, what: &str) {
    let node = Bed::on(disk).start();
    open(&node, keeps_all());
    let find = |node: &LogManager, query| node.find_offset(LOG, query, at(END)).unwrap().map(|found| found.offset);
    for offset in 0..END {
        let found = find(&node, OffsetQuery::AtOrAfter(Timestamp::new(offset * 10 - 5)));
        assert_eq!(found, Some(at(offset)), "{what}");
    }
    assert_eq!(find(&node, OffsetQuery::AtOrAfter(NOW)), None, "{what}");
    // Of the records with the largest timestamp the first.
    assert_eq!(find(&node, OffsetQuery::MaxTimestamp), Some(at(END - 1)), "{what}");
    assert_eq!(node.apply_retention(LOG, NOW).unwrap(), [], "{what}");
    assert_eq!(all(&node, 0).len(), 30, "{what}");
}

#[test]
fn a_time_index_that_is_not_as_it_was_written_misleads_nobody() {
    let original = crashed();
    check(&original.copy(), "as it was");
    let indexes = time_indexes(&original);
    assert!(indexes.iter().filter(|(_, len)| *len > 24).count() >= 3, "{indexes:?}");
    for (path, len) in &indexes {
        for position in 0..*len {
            let what = format!("{} from {position} on", path.display());
            let disk = original.copy();
            disk.open(path, FileMode::Write).unwrap().set_len(position).unwrap();
            check(&disk, &format!("cut: {what}"));
            let disk = original.copy();
            let rest = vec![0; usize::try_from(len - position).unwrap()];
            disk.open(path, FileMode::Write).unwrap().write_at(position, &[IoSlice::new(&rest)]).unwrap();
            check(&disk, &format!("zeros: {what}"));
            let disk = original.copy();
            let front = vec![0; usize::try_from(position).unwrap()];
            disk.open(path, FileMode::Write).unwrap().write_at(0, &[IoSlice::new(&front)]).unwrap();
            check(&disk, &format!("zeros before: {what}"));
        }
    }
}

/// With and without its indexes, of which those that are there are empty.
#[test]
fn a_segment_that_is_damaged_counts_as_new_as_its_file() {
    let original = crashed();
    let indexes = time_indexes(&original);
    for (path, len) in indexes.iter().rev().skip(1) {
        for is_there in [true, false] {
            let disk = original.copy();
            let base: i64 = path.file_stem().unwrap().to_str().unwrap().parse().unwrap();
            for (path, len) in [(path.clone(), *len), (path.with_extension("index"), 8)] {
                if is_there {
                    disk.open(&path, FileMode::Write)
                        .unwrap()
                        .write_at(0, &[IoSlice::new(&vec![0; usize::try_from(len).unwrap()])])
                        .unwrap();
                } else {
                    disk.remove_file(&path).unwrap();
                }
            }
            let batches = disk.open(&path.with_extension("log"), FileMode::Write).unwrap();
            batches.write_at(0, &[IoSlice::new(&[0; 61])]).unwrap();
            let node = Bed::on(&disk).start();
            open(&node, keeps_all());
            let what = format!("{} there: {is_there}", path.display());
            assert_eq!(node.apply_retention(LOG, NOW).unwrap(), [], "{what}");
            // The offset asked for is not to be had: a later one is not the answer.
            let found = node.find_offset(LOG, OffsetQuery::AtOrAfter(Timestamp::new(base * 10 + 5)), at(END));
            assert_eq!(found.map_err(|fault| fault.kind), Err(FaultKind::Corrupt), "{what}");
        }
    }
}
