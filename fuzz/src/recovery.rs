//! A log folder on its way through recovery, after something changed its files.
//!
//! Input: one byte that says how the life before ended, then edits of five bytes each: file, kind, position (two bytes), value.
//! The folder is always the same small one, with several segments, producers and two leader epochs; a fuzzer that had to
//! write it from nothing would never come past the first batch.

use std::io::IoSlice;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use ottla_protocol::ids::{
    LeaderEpoch, NodeId, Offset, PartitionId, ProducerEpoch, ProducerId, Sequence, Timestamp, Uuid,
};
use ottla_protocol::log::{LogConfig, LogId, LogOpen, LogRead, LogState, LogWrite, PendingBatch, StorageFault};
use ottla_protocol::records::{BatchBuilder, BatchError, BatchView, NewRecord, ProducerBatch, Records, batches};
use ottla_storage::{Disk, DiskFile, FileMode, FileSlice, LogManager, ManagerSetup, MemDisk};

const LOG: LogId = LogId { topic_id: Uuid::from_u128(77 << 70), partition: PartitionId::new(0) };
const FOLDER: &str = "/data/d0";
/// A few edits reach every branch; more only take longer.
const MAX_EDITS: usize = 32;

/// The ways in which a life ends.
struct Ends {
    crashed: MemDisk,
    stopped: MemDisk,
}

/// # Panics
/// When recovery makes of the files what no log can be.
pub fn run(input: &[u8]) {
    static ENDS: OnceLock<Ends> = OnceLock::new();
    let ends = ENDS.get_or_init(ends);
    let Some((end, edits)) = input.split_first() else { return };
    let disk = if end & 1 == 0 { ends.crashed.copy() } else { ends.stopped.copy() };
    let paths = files(&disk);
    let mut edits_segments = false;
    for edit in edits.as_chunks::<5>().0.iter().take(MAX_EDITS) {
        let path = &paths[usize::from(edit[0]) % paths.len()];
        edits_segments |= path.extension().is_some_and(|extension| extension == "log");
        apply(&disk, path, *edit);
    }
    let Some((recovery_point, first)) = life(&disk, None) else { return };
    // What one recovery found good, the next one does, whether or not it still trusts the checkpoints.
    if end & 1 != 0 && edits_segments {
        // A stop in good order vouches for the segments, to one life.
        return;
    }
    let (_, second) = life(&disk, Some(recovery_point)).expect("a folder that could be opened can be opened again");
    assert_eq!(first, second, "the same is found again");
}

/// What a life makes of a log.
#[derive(Debug, PartialEq)]
struct Found {
    log_start_offset: Offset,
    log_end_offset: Offset,
    /// The end and the checksum of every batch that is served from the first life's recovery point on.
    batches: Vec<(Offset, u32)>,
}

/// Opens the log and reads all of it. `None` if the storage refuses to.
fn life(disk: &MemDisk, compare_from: Option<Offset>) -> Option<(Offset, Found)> {
    let node = start(disk)?;
    node.scan().ok()?;
    let state = node.open(&opening()).ok()?;
    assert!(state.log_start_offset <= state.high_watermark, "{state:?}");
    assert!(state.high_watermark <= state.log_end_offset, "{state:?}");
    assert!(state.recovery_point <= state.log_end_offset, "{state:?}");
    read_all(&node, &state, state.log_start_offset);
    let from = compare_from.unwrap_or(state.recovery_point).max(state.log_start_offset);
    let batches = read_all(&node, &state, from);
    // Not compared: producers, and leader epochs below the recovery point; a life may know of them what the next one cannot.
    let LogState { log_start_offset, log_end_offset, recovery_point, .. } = state;
    let found = Found { log_start_offset, log_end_offset, batches };
    Some((recovery_point, found))
}

/// The offsets and checksums of all batches that are served.
fn read_all(node: &LogManager, state: &LogState, from: Offset) -> Vec<(Offset, u32)> {
    let mut found = Vec::new();
    let mut next = from;
    while next < state.log_end_offset {
        let Ok(bytes) = read(node, next, state.log_end_offset) else { return found };
        assert!(!bytes.is_empty(), "nothing at {next:?}, but the log ends at {:?}", state.log_end_offset);
        for batch in batches(&bytes) {
            // Below the recovery point nothing was looked at, nor behind the last batch of a segment that ends there: damage
            // done there later is the reader's to find.
            let is_looked_at = next > state.recovery_point;
            let batch = match batch.map(|batch| (batch.check_crc().is_ok(), batch)) {
                Ok((true, batch)) => batch,
                outcome => {
                    assert!(!is_looked_at, "at {next:?}: {outcome:?} in {state:?}");
                    return found;
                }
            };
            let header = batch.header();
            let last = found.last().map_or(Offset::ZERO, |(last, _)| *last);
            // The checksum does not cover the base offset.
            if (!found.is_empty() && header.base_offset < last) || header.next_offset() <= next {
                assert!(!is_looked_at, "{:?} follows {last:?}", header.base_offset);
                return found;
            }
            next = header.next_offset();
            found.push((next, header.crc));
        }
    }
    assert!(next == state.log_end_offset, "a log ends with a batch");
    found
}

fn read(node: &LogManager, from: Offset, upper: Offset) -> Result<Bytes, StorageFault> {
    let read = LogRead { log: LOG, from, upper, max_bytes: 300, at_least_one: true, with_aborted: true };
    Ok(match node.read(&read)?.records {
        Records::Memory(bytes) => bytes,
        Records::Held(held) => {
            let slice = held.as_any().downcast_ref::<FileSlice>().expect("the storage made it");
            slice.read_into_memory().expect("what is served can be read")
        }
    })
}

fn apply(disk: &MemDisk, path: &Path, [_, kind, high, low, value]: [u8; 5]) {
    let Ok(file) = disk.open(path, FileMode::Write) else { return };
    let len = file.len().expect("the disk has no faults");
    let position = u64::from(u16::from_be_bytes([high, low])).checked_rem(len).unwrap_or(0);
    let done = match kind % 6 {
        0 => file.write_at(position, &[IoSlice::new(&[value])]),
        1 => file.set_len(position),
        2 => file.write_at(len, &[IoSlice::new(&[value; 7])]),
        3 => file.write_at(position, &[IoSlice::new(&vec![0; usize::from(value)])]),
        4 => disk.remove_file(path),
        _ => return mend(&*file, len, position, value),
    };
    done.expect("the disk has no faults");
}

/// Changes one byte of a segment and puts the checksum of its batch right: recovery must look at what the header says.
fn mend(file: &dyn DiskFile, len: u64, position: u64, value: u8) {
    let mut bytes = vec![0; usize::try_from(len).expect("the files are small")];
    file.read_exact_at(0, &mut bytes).expect("the disk has no faults");
    let position = usize::try_from(position).expect("the files are small");
    let mut begin = 0;
    let wanted = loop {
        let Some(Ok(view)) = batches(&bytes[begin..]).next() else { return };
        let end = begin + view.bytes().len();
        if position < end {
            break begin..end;
        }
        begin = end;
    };
    let batch = &mut bytes[wanted.clone()];
    batch[position - wanted.start] = value;
    if let Ok(view) = BatchView::parse(batch)
        && let Err(BatchError::Checksum { computed, .. }) = view.check_crc()
    {
        batch[17..21].copy_from_slice(&computed.to_be_bytes());
    }
    let at = u64::try_from(wanted.start).expect("the files are small");
    file.write_at(at, &[IoSlice::new(batch)]).expect("the disk has no faults");
}

/// Every file of the log and of its folder but the one that names the folder's owner.
fn files(disk: &MemDisk) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from(FOLDER)];
    while let Some(folder) = folders.pop() {
        for entry in disk.list(&folder).expect("the folder is there") {
            let path = folder.join(&entry.name);
            match entry.name.as_str() {
                _ if entry.is_folder => folders.push(path),
                "meta.properties" | ".lock" => {}
                _ => found.push(path),
            }
        }
    }
    found.sort();
    found
}

fn start(disk: &MemDisk) -> Option<LogManager> {
    let setup = ManagerSetup {
        folders: vec![Path::new(FOLDER).to_owned()],
        metadata_folder: None,
        node_id: NodeId::new(1),
        cluster_id: None,
    };
    let mut last = 1000;
    let mut ids = || {
        last += 1;
        Uuid::from_u128(last << 70)
    };
    LogManager::start(Arc::new(disk.clone()), setup, &mut ids).ok()
}

fn opening() -> LogOpen {
    let config = LogConfig { segment_bytes: 600, index_interval_bytes: 150, ..LogConfig::default() };
    LogOpen { log: LOG, topic: Arc::from("t"), config: Arc::new(config), folder: None }
}

fn ends() -> Ends {
    let disk = MemDisk::new(1);
    let node = start(&disk).expect("a new folder can be made");
    node.scan().expect("a new folder can be looked at");
    node.open(&opening()).expect("a new log can be opened");
    for n in 0..12 {
        let batch = batch(n);
        let write = LogWrite { log: LOG, batches: vec![batch], now: Timestamp::new(1_000_000) };
        node.append(&write).expect("the disk has no faults");
        if n == 7 {
            node.flush(LOG, Offset::new(14)).expect("the disk has no faults");
            node.note_high_watermark(LOG, Offset::new(15));
            node.advance_log_start(LOG, Offset::new(3)).expect("the disk has no faults");
            node.housekeep(Timestamp::new(1_000_000));
        }
    }
    let crashed = disk.copy();
    node.stop(1).expect("the disk has no faults");
    Ends { crashed, stopped: disk.copy() }
}

/// Two records; every third batch is a producer's, in a transaction that is never ended.
fn batch(n: i64) -> PendingBatch {
    let stamp = |n: i64| ProducerBatch {
        id: ProducerId::new(1),
        epoch: ProducerEpoch::new(0),
        base_sequence: Some(Sequence::new(i32::try_from(n / 3 * 2).expect("there are few"))),
    };
    let producer = (n % 3 == 0).then(|| stamp(n));
    let mut builder = BatchBuilder::new().producer(producer).transactional(producer.is_some());
    for value in ["a value of some length, so that segments roll", "b"] {
        builder.push(&NewRecord {
            timestamp: Timestamp::new(1000 + n),
            key: Some(b"key"),
            value: Some(value.as_bytes()),
            headers: &[],
        });
    }
    let bytes = builder.build();
    let view = BatchView::parse(&bytes).expect("it was just built");
    let summary = view.to_summary().expect("it was just built");
    PendingBatch { bytes, summary, base_offset: Offset::new(2 * n), leader_epoch: LeaderEpoch::new(i32::from(n > 4)) }
}
