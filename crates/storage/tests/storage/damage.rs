//! Files that changed while no node used them: what is served is the log's, or a fault, and no reader waits for what is not there.

use std::io::IoSlice;

use ottla_protocol::ids::{Offset, ProducerEpoch, ProducerId, Sequence, Timestamp};
use ottla_protocol::log::{CleanupPolicy, FaultKind, LogConfig, LogRead, LogState};
use ottla_protocol::records::{BatchBuilder, BatchError, BatchView, ProducerBatch, batches};
use ottla_storage::{FileMode, LogManager, MemDisk};

use crate::support::*;

on_both_disks!(
    bytes_behind_a_segment_are_not_served,
    a_lost_file_of_leader_epochs_is_made_of_the_batches,
    an_index_that_leads_astray_leads_past_nothing,
    a_batch_below_the_recovery_point_that_claims_other_offsets_is_a_fault,
    where_offsets_may_be_missing_a_read_says_that_nothing_is_there,
);

/// Several segments, closed in good order. Returns the names of the segments' files.
fn stopped(bed: &Bed) -> Vec<String> {
    let node = bed.start();
    open(&node, config());
    fill(&node, 0, 30);
    append(&node, vec![batch_of(60, 3, &[600, 610], BatchBuilder::new())]).unwrap();
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

fn where_offsets_may_be_missing_a_read_says_that_nothing_is_there(bed: &Bed) {
    let compacted = LogConfig { cleanup_policy: CleanupPolicy { compact: true, delete: false }, ..config() };
    let node = bed.start();
    open(&node, compacted);
    append(&node, vec![batch(0, &[1, 2])]).unwrap();
    append(&node, vec![batch(10, &[3, 4])]).unwrap();
    for from in 2..10 {
        assert_eq!(read(&node, from, 12, 1000), (vec![10], 12));
        assert_eq!(read(&node, from, 10, 1000), (vec![], 10));
    }
    assert_eq!(read(&node, 0, 12, 1000), (vec![0, 10], 12));
    // The same where none may be missing.
    node.configure(LOG, config().into());
    for from in 2..10 {
        assert_eq!(read_fault(&node, from), FaultKind::Corrupt);
    }
    assert_eq!(read(&node, 0, 10, 1000), (vec![0], 2));
}

fn read_fault(node: &LogManager, from: i64) -> FaultKind {
    let read =
        LogRead { log: LOG, from: at(from), upper: at(62), max_bytes: 1, at_least_one: true, with_aborted: false };
    node.read(&read).unwrap_err().kind
}

/// A small log of several segments, in memory: closed in good order, and the same as a crash left it, flushed in part.
fn ends() -> [MemDisk; 2] {
    let disk = MemDisk::new(1);
    let bed = Bed::on(&disk);
    let node = bed.start();
    open(&node, config());
    for n in 0..15 {
        // Every third batch is a producer's.
        let producer = (n % 3 == 0).then(|| ProducerBatch {
            id: ProducerId::new(i64::from(n)),
            epoch: ProducerEpoch::new(0),
            base_sequence: Some(Sequence::new(0)),
        });
        let (base, time) = (2 * i64::from(n), i64::from(n));
        let builder = BatchBuilder::new().producer(producer);
        append(&node, vec![batch_of(base, i32::from(n > 4), &[time, time], builder)]).unwrap();
        if n == 8 {
            node.flush(LOG, at(18)).unwrap();
            node.housekeep(Timestamp::new(0));
        }
    }
    let crashed = disk.copy();
    node.stop(1).unwrap();
    [disk.copy(), crashed]
}

const PARTITION: &str = "d0/t-0";

fn content(bed: &Bed, name: &str) -> Vec<u8> {
    let file = bed.disk.open(&bed.root.join(PARTITION).join(name), FileMode::Read).unwrap();
    let mut content = vec![0; usize::try_from(file.len().unwrap()).unwrap()];
    file.read_exact_at(0, &mut content).unwrap();
    content
}

fn put(bed: &Bed, name: &str, content: &[u8]) {
    let file = bed.disk.open(&bed.root.join(PARTITION).join(name), FileMode::CreateEmpty).unwrap();
    file.write_at(0, &[IoSlice::new(content)]).unwrap();
}

fn segments(bed: &Bed) -> Vec<String> {
    bed.names(PARTITION).into_iter().filter(|name| name.ends_with(".log")).collect()
}

/// The `n`th batch of a segment is changed; its checksum is right again if asked.
fn change_batch(bed: &Bed, name: &str, n: usize, mends: bool, change: impl Fn(&mut [u8])) {
    let mut content = content(bed, name);
    let ends: Vec<usize> = batches(&content)
        .scan(0, |end, batch| {
            *end += batch.unwrap().bytes().len();
            Some(*end)
        })
        .collect();
    let batch = &mut content[n.checked_sub(1).map_or(0, |before| ends[before])..ends[n]];
    change(batch);
    if mends && let Err(BatchError::Checksum { computed, .. }) = BatchView::parse(batch).unwrap().check_crc() {
        batch[17..21].copy_from_slice(&computed.to_be_bytes());
    }
    put(bed, name, &content);
}

/// Opens the log in two lives, the first of which ends before it changes anything, and reads it from every offset: each answer moves
/// the reader on, or is a fault. Returns what the first life found.
fn opened_twice(bed: &Bed, what: &str) -> LogState {
    opened_twice_as(bed, &config(), what)
}

fn opened_twice_as(bed: &Bed, config: &LogConfig, what: &str) -> LogState {
    let first = open(&bed.start(), config.clone());
    let node = bed.start();
    let second = open(&node, config.clone());
    let same = |state: &LogState| {
        (state.log_start_offset, state.log_end_offset, state.epochs.clone(), state.producers.clone())
    };
    assert_eq!(same(&second), same(&first), "{what}");
    must_move_on(&node, &second, config.cleanup_policy.compact, what);
    append(&node, vec![batch_of(second.log_end_offset.get(), 9, &[1], BatchBuilder::new())]).unwrap();
    node.stop(1).unwrap();
    drop(node);
    let third = open(&bed.start(), config.clone());
    assert_eq!((third.log_end_offset, third.truncated_bytes), (second.log_end_offset.next(), 0), "{what}");
    first
}

fn must_move_on(node: &LogManager, state: &LogState, may_gap: bool, what: &str) {
    let upper = state.log_end_offset;
    for from in (state.log_start_offset.get()..upper.get()).take(100).map(Offset::new) {
        for max_bytes in [1, 400, 1 << 20] {
            let read = LogRead { log: LOG, from, upper, max_bytes, at_least_one: true, with_aborted: false };
            match node.read(&read) {
                Ok(slice) => {
                    let moves =
                        slice.records.size_bytes() > 0 && slice.next_offset > from && slice.next_offset <= upper;
                    assert!(moves, "{what}: {from} of {upper} is answered with {slice:?}");
                }
                Err(fault) => assert_eq!(fault.kind, FaultKind::Corrupt, "{what}: {fault}"),
            }
        }
        match node.load_records(LOG, from, 400) {
            Ok(bytes) => assert!(may_gap || !bytes.is_empty(), "{what}: {from} of {upper} is taken for the end"),
            Err(fault) => assert_eq!(fault.kind, FaultKind::Corrupt, "{what}: {fault}"),
        }
    }
}

#[test]
fn whatever_byte_of_a_batch_changed_a_reader_moves_on_or_hears_of_it() {
    const HEADER_BYTES: usize = 61;
    let files = segments(&Bed::on(&ends()[0]));
    assert_eq!(files.len(), 3);
    let places = [(0, 0), (0, 2), (0, 5), (1, 0), (1, 3), (1, 5), (2, 0), (2, 2)];
    for (end, disk) in ends().iter().enumerate() {
        for lost in [None, Some("leader-epoch-checkpoint"), Some("00000000000000000012.index")] {
            for (file, n) in places {
                for byte in 0..HEADER_BYTES {
                    for value in [0, 1, 0xff] {
                        let bed = Bed::on(&disk.copy());
                        change_batch(&bed, &files[file], n, false, |batch| batch[byte] ^= value);
                        if value == 0 {
                            change_batch(&bed, &files[file], n, false, |batch| batch[byte] = 0);
                        }
                        if let Some(lost) = lost {
                            let _ = bed.disk.remove_file(&bed.root.join(PARTITION).join(lost));
                        }
                        let what = format!("end {end}, without {lost:?}, byte {byte} of batch {n} in {file}, {value}");
                        opened_twice(&bed, &what);
                    }
                }
            }
        }
    }
}

#[test]
fn whatever_segments_are_lost_and_wherever_the_log_is_to_begin_lives_agree() {
    // What, in which segment's which batch, which byte, its value.
    type Damage = (&'static str, usize, usize, usize, u8);
    const DAMAGES: [Damage; 5] = [
        ("none", 0, 0, 0, 0),
        ("the first batch is none", 0, 0, 16, 9),
        ("a batch claims the offset of the next segment", 0, 5, 7, 12),
        ("a batch claims offsets of the next segment", 0, 3, 26, 9),
        ("the first batch of a segment is none", 1, 0, 16, 9),
    ];
    let compacted = LogConfig { cleanup_policy: CleanupPolicy { compact: true, delete: false }, ..config() };
    for (end, disk) in ends().iter().enumerate() {
        for (damage, file, n, byte, value) in DAMAGES {
            for lost in 0..4 {
                for (start, loses_epochs) in [(0, false), (0, true), (12, false), (12, true), (13, true), (23, true)] {
                    for config in [&config(), &compacted] {
                        let bed = Bed::on(&disk.copy());
                        let names = segments(&bed);
                        change_batch(&bed, &names[file], n, false, |batch| {
                            // The payload too: the checksum tells where it is compared.
                            batch[byte] = value;
                            batch[70] ^= value;
                        });
                        let starts = bed.root.join("d0/log-start-offset-checkpoint");
                        let starts = bed.disk.open(&starts, FileMode::CreateEmpty).unwrap();
                        starts.write_at(0, &[IoSlice::new(format!("0\n1\nt 0 {start}\n").as_bytes())]).unwrap();
                        let epochs = loses_epochs.then(|| "leader-epoch-checkpoint".to_owned());
                        let gone = names.iter().skip(1).enumerate().filter(|(at, _)| lost >> at & 1 == 1);
                        for name in gone.map(|(_, name)| name.clone()).chain(epochs) {
                            bed.disk.remove_file(&bed.root.join(PARTITION).join(name)).unwrap();
                        }
                        let policy = config.cleanup_policy;
                        let what =
                            format!("end {end}, {damage}, lost {lost:b}, start {start}, {loses_epochs}, {policy:?}");
                        opened_twice_as(&bed, config, &what);
                    }
                }
            }
        }
    }
}

#[test]
fn an_index_whose_last_entry_claims_too_much_does_not_move_the_end() {
    for disk in ends() {
        for byte in 0..8 {
            for damaged in 0..3 {
                let bed = Bed::on(&disk.copy());
                let last = segments(&bed).pop().unwrap();
                let index = last.replace(".log", ".index");
                if bed.disk.file_len(&bed.root.join(PARTITION).join(&index)).is_ok_and(|len| len >= 8) {
                    let mut entries = content(&bed, &index);
                    let at = entries.len() - 8 + byte;
                    entries[at] ^= 0x31;
                    put(&bed, &index, &entries);
                }
                change_batch(&bed, &last, damaged, false, |batch| batch[16] = 9);
                opened_twice(&bed, &format!("byte {byte} of the last entry, batch {damaged} broken"));
            }
        }
    }
}

#[test]
fn a_batch_with_a_sound_checksum_that_claims_offsets_of_others_is_not_believed_for_its_index_alone() {
    for disk in ends() {
        for (byte, value) in [(0, 1), (3, 1), (7, 21), (23, 0x30), (26, 9)] {
            for n in 0..2 {
                for without in ["", ".index", ".timeindex", ".snapshot", "leader-epoch-checkpoint"] {
                    let bed = Bed::on(&disk.copy());
                    let last = segments(&bed).pop().unwrap();
                    change_batch(&bed, &last, n, true, |batch| batch[byte] = value);
                    let names = bed.names(PARTITION).into_iter();
                    for name in names.filter(|name| !without.is_empty() && name.ends_with(without)) {
                        bed.disk.remove_file(&bed.root.join(PARTITION).join(name)).unwrap();
                    }
                    opened_twice(&bed, &format!("byte {byte} of batch {n} is {value}, without {without:?}"));
                }
            }
        }
    }
}

#[test]
fn the_producers_are_the_same_in_every_life_after_damage() {
    for disk in ends() {
        for (file, batches) in [(0, 6), (1, 6), (2, 3)] {
            for n in 0..batches {
                let bed = Bed::on(&disk.copy());
                let names = segments(&bed);
                // The newest snapshots: what they told is made of older ones and the batches.
                for name in bed.names(PARTITION).iter().filter(|name| name.ends_with(".snapshot")).skip(1) {
                    bed.disk.remove_file(&bed.root.join(PARTITION).join(name)).unwrap();
                }
                change_batch(&bed, &names[file], n, false, |batch| batch[16] = 9);
                opened_twice(&bed, &format!("batch {n} of segment {file} broken"));
            }
        }
    }
}

#[test]
fn a_log_that_ends_below_its_start_keeps_no_epochs() {
    for disk in ends() {
        let bed = Bed::on(&disk.copy());
        let starts = bed.disk.open(&bed.root.join("d0/log-start-offset-checkpoint"), FileMode::CreateEmpty).unwrap();
        starts.write_at(0, &[IoSlice::new(b"0\n1\nt 0 40\n")]).unwrap();
        let state = opened_twice(&bed, "begun anew");
        assert_eq!((state.log_start_offset, state.log_end_offset), (at(40), at(40)));
        assert!(state.epochs.is_empty() && state.producers.is_empty(), "{state:?}");
    }
}
