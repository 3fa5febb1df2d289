//! Files that changed while no node used them: what is served is the log's, or a fault.

use std::io::IoSlice;

use ottla_protocol::ids::Timestamp;
use ottla_protocol::log::{FaultKind, LogConfig, LogRead};
use ottla_storage::{FileMode, LogManager};

use crate::support::*;

on_both_disks!(
    bytes_behind_a_segment_are_not_served,
    a_lost_file_of_leader_epochs_is_made_of_the_batches,
    an_index_that_leads_astray_leads_past_nothing,
    a_batch_below_the_recovery_point_that_claims_other_offsets_is_a_fault,
);

/// Several segments, closed in good order. Returns the names of the segments' files.
fn stopped(bed: &Bed) -> Vec<String> {
    let node = bed.start();
    open(&node, config());
    fill(&node, 0, 30);
    append(&node, vec![batch_of(60, 3, &[600, 610], ottla_protocol::records::BatchBuilder::new())]).unwrap();
    node.stop(1).unwrap();
    bed.names("d0/t-0").into_iter().filter(|name| name.ends_with(".log")).collect()
}

fn overwrite(bed: &Bed, name: &str, position: Option<u64>, bytes: &[u8]) {
    let file = bed.disk.open(&bed.root.join("d0/t-0").join(name), FileMode::Write).unwrap();
    let position = position.unwrap_or_else(|| file.len().unwrap());
    file.write_at(position, &[IoSlice::new(bytes)]).unwrap();
}

fn every_batch() -> Vec<i64> {
    (0..=60).step_by(2).collect()
}

fn bytes_behind_a_segment_are_not_served(bed: &Bed) {
    let files = stopped(bed);
    for name in &files {
        overwrite(bed, name, None, &[7; 40]);
    }
    for _ in 0..2 {
        let node = bed.start();
        assert_eq!(open(&node, config()).log_end_offset, at(62));
        assert_eq!(all(&node, 0), every_batch());
    }
}

fn a_lost_file_of_leader_epochs_is_made_of_the_batches(bed: &Bed) {
    stopped(bed);
    bed.disk.remove_file(&bed.root.join("d0/t-0/leader-epoch-checkpoint")).unwrap();
    for _ in 0..2 {
        let node = bed.start();
        let epochs = open(&node, config()).epochs;
        let epochs: Vec<_> = epochs.iter().map(|(epoch, start)| (epoch.get(), start.get())).collect();
        assert_eq!(epochs, [(0, 0), (3, 60)]);
    }
}

fn an_index_that_leads_astray_leads_past_nothing(bed: &Bed) {
    let files = stopped(bed);
    for name in &files {
        let index = name.replace(".log", ".index");
        let len = bed.disk.file_len(&bed.root.join("d0/t-0").join(&index)).unwrap();
        for entry in 0..len / 8 {
            // The largest position: far behind every batch.
            overwrite(bed, &index, Some(entry * 8 + 4), &0x7fff_fff0_u32.to_be_bytes());
        }
    }
    let node = bed.start();
    assert_eq!(open(&node, config()).log_end_offset, at(62));
    assert_eq!(all(&node, 0), every_batch());
}

fn a_batch_below_the_recovery_point_that_claims_other_offsets_is_a_fault(bed: &Bed) {
    let files = stopped(bed);
    // The base offset of the first batch, which no checksum covers.
    overwrite(bed, &files[1], Some(0), &40_i64.to_be_bytes());
    let first: i64 = files[1][..20].parse().unwrap();
    for _ in 0..2 {
        let node = bed.start();
        assert_eq!(open(&node, LogConfig { retention_ms: None, ..config() }).log_end_offset, at(62));
        assert_eq!(read_fault(&node, first), FaultKind::Corrupt);
        assert_eq!(read(&node, first - 2, 62, 1).0, [first - 2]);
        assert!(node.housekeep(Timestamp::new(0)).is_empty());
    }
}

fn read_fault(node: &LogManager, from: i64) -> FaultKind {
    let read =
        LogRead { log: LOG, from: at(from), upper: at(62), max_bytes: 1, at_least_one: true, with_aborted: false };
    node.read(&read).unwrap_err().kind
}
