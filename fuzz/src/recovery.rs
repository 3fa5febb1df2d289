//! A log folder on its way through recovery, after something changed its files.
//!
//! Input: one byte that says how the life before ended (bit 0) and whether the log may be compacted (bit 1), then edits of five bytes
//! each: file, kind, position (two bytes), value. The folder is always the same small one, with several segments, producers, aborted
//! transactions and two leader epochs; a fuzzer that had to write it from nothing would never come past the first batch.

use std::collections::BTreeMap;
use std::io::IoSlice;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use ottla_protocol::ids::{
    LeaderEpoch, NodeId, Offset, PartitionId, ProducerEpoch, ProducerId, Sequence, Timestamp, Uuid,
};
use ottla_protocol::log::{
    CleanupPolicy, EndTxn, FaultKind, LogConfig, LogId, LogOpen, LogRead, LogState, LogWrite, PendingBatch,
};
use ottla_protocol::records::{
    BatchBuilder, BatchError, BatchView, NewRecord, ProducerBatch, Records, TransactionResult, batches, end_txn_batch,
};
use ottla_storage::{Disk, DiskFile, FileMode, FileSlice, LogManager, ManagerSetup, MemDisk};

const LOG: LogId = LogId { topic_id: Uuid::from_u128(77 << 70), partition: PartitionId::new(0) };
const FOLDER: &str = "/data/d0";
const PRODUCER: ProducerId = ProducerId::new(1);
/// A few edits reach every branch; more only take longer.
const MAX_EDITS: usize = 32;
/// A log of the fuzzer's holds fewer offsets, unless damage claims more.
const MAX_ANSWERS: usize = 200;

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
    for edit in edits.as_chunks::<5>().0.iter().take(MAX_EDITS) {
        apply(&disk, &paths[usize::from(edit[0]) % paths.len()], *edit);
    }
    let gaps = end & 2 != 0;
    let is_sound = is_sound(&disk);
    let (node, first) = life(&disk, gaps);
    drop(node);
    let (node, second) = life(&disk, gaps);
    second.must_hold(&first, is_sound);
    // The log goes on, and a stop in good order changes nothing.
    let epoch = second.state.epochs.last().map_or(LeaderEpoch::new(0), |(epoch, _)| *epoch);
    let base_offset = second.state.log_end_offset;
    let batch = PendingBatch { base_offset, leader_epoch: epoch, ..batch(1) };
    let write = LogWrite { log: LOG, batches: vec![batch], now: Timestamp::new(1_000_000) };
    node.append(&write).expect("whatever was opened can be appended to");
    node.stop(1).expect("the disk has no faults");
    drop(node);
    let (_, third) = life(&disk, gaps);
    assert_eq!(third.state.log_end_offset.get(), base_offset.get() + 2, "what was appended is there");
    assert_eq!(third.state.truncated_bytes, 0, "{:?}", third.state);
    third.must_serve(&second);
}

/// A batch that is served: where it begins and ends, and its checksum.
type Served = (Offset, Offset, u32);

/// What a life makes of a log.
struct Found {
    state: LogState,
    /// What each offset from the start on is answered with; `None` is a fault, or a batch whose checksum tells the reader of one.
    served: BTreeMap<Offset, Option<Served>>,
}

impl Found {
    /// Of what another life found nothing is forgotten. Where batches were damaged, the producers' state is made of those that the
    /// indexes lead to, and they may lead to others later.
    fn must_hold(&self, other: &Self, is_sound: bool) {
        let (now, then) = (&self.state, &other.state);
        assert_eq!(now.log_start_offset, then.log_start_offset, "the start: {now:?} {then:?}");
        assert_eq!(now.log_end_offset, then.log_end_offset, "the end: {now:?} {then:?}");
        assert!(!is_sound || now.producers == then.producers, "the producers: {now:?} {then:?}");
        assert_eq!(now.epochs, then.epochs, "the epochs: {now:?} {then:?}");
        self.must_serve(other);
    }

    /// What another life served is served, or is a fault; so is what it knew to be one.
    fn must_serve(&self, other: &Self) {
        for (offset, then) in &other.served {
            // Asked for one by one where there were faults, else batch by batch.
            let Some(now) = self.served.get(offset).copied() else { continue };
            assert!(now.is_none() || now == *then, "{offset} was {then:?} and is {now:?} in {:?}", self.state);
            assert!(now == *then || *offset < self.state.recovery_point, "{offset} is lost in {:?}", self.state);
        }
    }
}

/// Opens the log and reads all of it.
fn life(disk: &MemDisk, gaps: bool) -> (LogManager, Found) {
    let node = start(disk);
    node.scan().expect("the disk has no faults");
    let state = node.open(&opening(gaps)).expect("whatever the files hold, there is a log to be made of it");
    assert!(state.log_start_offset <= state.high_watermark, "{state:?}");
    assert!(state.high_watermark <= state.log_end_offset, "{state:?}");
    assert!(state.recovery_point <= state.log_end_offset, "{state:?}");
    let served = read_each(&node, &state, gaps);
    for max_bytes in [300, 1 << 20] {
        read_many(&node, &state, max_bytes, gaps);
    }
    (node, Found { state, served })
}

/// Asks for every offset of the log.
fn read_each(node: &LogManager, state: &LogState, gaps: bool) -> BTreeMap<Offset, Option<Served>> {
    let mut found = BTreeMap::new();
    let mut offset = state.log_start_offset;
    while offset < state.log_end_offset && found.len() < MAX_ANSWERS {
        let Some((bytes, next_offset)) = read(node, state, offset, 1) else {
            found.insert(offset, None);
            offset = offset.next();
            continue;
        };
        if gaps && bytes.is_empty() {
            // Batches that are appended follow the gap.
            assert_eq!(next_offset, state.log_end_offset, "a reader waits at {offset} in {state:?}");
            break;
        }
        let mut batches = batches(&bytes);
        let Some(Ok(batch)) = batches.next() else { panic!("no batch at {offset} in {state:?}") };
        assert!(batches.next().is_none(), "more than was asked for");
        let header = batch.header();
        let holds = (gaps || header.base_offset <= offset) && offset < header.next_offset();
        assert!(holds, "{header:?} at {offset} in {state:?}");
        assert_eq!(header.next_offset(), next_offset);
        assert!(next_offset <= state.log_end_offset, "{header:?} reaches beyond {state:?}");
        let is_sound = batch.check_crc().is_ok();
        assert!(is_sound || offset < state.recovery_point, "{header:?} in {state:?}");
        found.insert(offset, is_sound.then_some((header.base_offset, next_offset, header.crc)));
        // A damaged batch may claim millions of offsets.
        offset = next_offset;
    }
    found
}

/// Reads all of the log, many batches at a time.
fn read_many(node: &LogManager, state: &LogState, max_bytes: u32, gaps: bool) {
    let mut next = state.log_start_offset;
    let mut faults = 0;
    while next < state.log_end_offset && faults < MAX_ANSWERS {
        let Some((bytes, next_offset)) = read(node, state, next, max_bytes) else {
            (next, faults) = (next.next(), faults + 1);
            continue;
        };
        assert!(next_offset > next && next_offset <= state.log_end_offset, "{next} to {next_offset} in {state:?}");
        // Below the recovery point only the first batch and the range's end were looked at: what is damaged between is the
        // reader's to find.
        let mut at = next;
        for batch in batches(&bytes) {
            let is_next = match &batch {
                Ok(batch) => {
                    let header = batch.header();
                    let is_next = (gaps || header.base_offset <= at)
                        && at < header.next_offset()
                        && header.next_offset() <= next_offset
                        && batch.check_crc().is_ok();
                    at = header.next_offset();
                    is_next
                }
                Err(_) => false,
            };
            assert!(is_next || next < state.recovery_point, "{batch:?} at {at} in {state:?}");
            if !is_next {
                at = next_offset;
                break;
            }
        }
        let is_short = at < next_offset && (gaps || next < state.recovery_point);
        assert!(
            at == next_offset || is_short,
            "the range from {next} on ends at {at}, not {next_offset}, in {state:?}"
        );
        next = next_offset;
    }
}

/// Batches from an offset on, and where they are said to end; `None` is a fault, which only damage below the recovery point is.
fn read(node: &LogManager, state: &LogState, from: Offset, max_bytes: u32) -> Option<(Bytes, Offset)> {
    let upper = state.log_end_offset;
    let read = LogRead { log: LOG, from, upper, max_bytes, at_least_one: true, with_aborted: false };
    // An index of aborted transactions has no checksum: what it tells is not compared.
    let _ = node.read(&LogRead { with_aborted: true, ..read });
    let slice = match node.read(&read) {
        Ok(slice) => slice,
        Err(fault) => {
            assert_eq!(fault.kind, FaultKind::Corrupt, "{fault}");
            assert!(from < state.recovery_point, "{fault} in {state:?}");
            return None;
        }
    };
    let bytes = match slice.records {
        Records::Memory(bytes) => bytes,
        Records::Held(held) => {
            let slice = held.as_any().downcast_ref::<FileSlice>().expect("the storage made it");
            slice.read_into_memory().expect("what is served can be read")
        }
    };
    Some((bytes, slice.next_offset))
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

/// Whether every segment holds whole batches in order, and nothing else.
fn is_sound(disk: &MemDisk) -> bool {
    files(disk).iter().filter(|path| path.extension().is_some_and(|extension| extension == "log")).all(|path| {
        let file = disk.open(path, FileMode::Read).expect("it was just listed");
        let mut bytes = vec![0; usize::try_from(file.len().expect("the disk has no faults")).expect("they are small")];
        file.read_exact_at(0, &mut bytes).expect("the disk has no faults");
        let mut next = Offset::new(0);
        batches(&bytes).all(|batch| {
            batch.is_ok_and(|batch| {
                let is_next = batch.check_crc().is_ok() && batch.header().base_offset >= next;
                next = batch.header().next_offset();
                is_next
            })
        })
    })
}

fn start(disk: &MemDisk) -> LogManager {
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
    LogManager::start(Arc::new(disk.clone()), setup, &mut ids).expect("the folder is ours")
}

fn opening(gaps: bool) -> LogOpen {
    let cleanup_policy = CleanupPolicy { compact: gaps, delete: !gaps };
    let config = LogConfig { segment_bytes: 600, index_interval_bytes: 150, cleanup_policy, ..LogConfig::default() };
    LogOpen { log: LOG, topic: Arc::from("t"), config: Arc::new(config), folder: None }
}

fn ends() -> Ends {
    let disk = MemDisk::new(1);
    let node = start(&disk);
    node.scan().expect("a new folder can be looked at");
    node.open(&opening(false)).expect("a new log can be opened");
    let mut end = Offset::new(0);
    for n in 0..12 {
        let batch = PendingBatch { base_offset: end, ..if n % 5 == 4 { marker(n) } else { batch(n) } };
        let write = LogWrite { log: LOG, batches: vec![batch], now: Timestamp::new(1_000_000) };
        end = node.append(&write).expect("the disk has no faults").log_end_offset;
        if n == 7 {
            node.flush(LOG, Offset::new(end.get() - 2)).expect("the disk has no faults");
            node.note_high_watermark(LOG, end);
            node.advance_log_start(LOG, Offset::new(3)).expect("the disk has no faults");
            node.housekeep(Timestamp::new(1_000_000));
        }
    }
    let crashed = disk.copy();
    node.stop(1).expect("the disk has no faults");
    Ends { crashed, stopped: disk.copy() }
}

/// Two records; every third batch is a producer's, in a transaction.
fn batch(n: i64) -> PendingBatch {
    let stamp = |n: i64| ProducerBatch {
        id: PRODUCER,
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
    pending(n, builder.build())
}

/// Aborts the transaction so far.
fn marker(n: i64) -> PendingBatch {
    let end = EndTxn {
        producer_id: PRODUCER,
        producer_epoch: ProducerEpoch::new(0),
        coordinator_epoch: 0,
        timestamp: Timestamp::new(1000 + n),
    };
    pending(n, end_txn_batch(&end, TransactionResult::Abort))
}

fn pending(n: i64, bytes: Bytes) -> PendingBatch {
    let view = BatchView::parse(&bytes).expect("it was just built");
    let summary = view.to_summary().expect("it was just built");
    PendingBatch { bytes, summary, base_offset: Offset::new(0), leader_epoch: LeaderEpoch::new(i32::from(n > 4)) }
}
