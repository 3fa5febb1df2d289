//! A log against a model of it, through random operations and crashes.

use std::sync::Arc;

use bytes::Bytes;
use ottla_protocol::ids::{LeaderEpoch, Offset, ProducerEpoch, ProducerId, Sequence, Timestamp};
use ottla_protocol::log::{
    EpochCache, FaultKind, LogConfig, LogRead, LogState, OffsetFound, OffsetQuery, PendingBatch, ProducerTable,
    StorageFault,
};
use ottla_protocol::records::{Compression, ProducerBatch, patch};
use ottla_storage::{CrashKind, Disk, FaultPlan, LogManager, MemDisk};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

use crate::support::*;

#[derive(Debug, Clone)]
enum Op {
    Append(Vec<Spec>),
    NextEpoch,
    Flush,
    Housekeep,
    /// The disk has this much room left.
    Fill(u16),
    Free,
    HighWatermark(u8),
    Read {
        from: u8,
        upper: u8,
        max_bytes: u32,
        at_least_one: bool,
    },
    Search(i64),
    MaxTimestamp,
    AdvanceStart(u8),
    RetainBytes(u16),
    Restart,
    Crash(CrashKind),
}

#[derive(Debug, Clone)]
struct Spec {
    timestamps: Vec<i64>,
    value_bytes: usize,
    codec: Compression,
    producer: Option<i64>,
}

fn spec() -> impl Strategy<Value = Spec> {
    let codec = prop_oneof![3 => Just(Compression::None), 1 => Just(Compression::Lz4), 1 => Just(Compression::Zstd)];
    let parts = (prop::collection::vec(0i64..500, 1..4), 0usize..300, codec, prop::option::of(1i64..4));
    parts.prop_map(|(timestamps, value_bytes, codec, producer)| Spec { timestamps, value_bytes, codec, producer })
}

fn op() -> impl Strategy<Value = Op> {
    let power = any::<bool>().prop_map(|reorders_names| CrashKind::Power { reorders_names });
    prop_oneof![
        10 => prop::collection::vec(spec(), 1..6).prop_map(Op::Append),
        1 => Just(Op::NextEpoch),
        2 => Just(Op::Flush),
        2 => Just(Op::Housekeep),
        1 => (0u16..3000).prop_map(Op::Fill),
        1 => Just(Op::Free),
        3 => any::<u8>().prop_map(Op::HighWatermark),
        4 => (any::<u8>(), any::<u8>(), 0u32..3000, any::<bool>())
            .prop_map(|(from, upper, max_bytes, at_least_one)| Op::Read { from, upper, max_bytes, at_least_one }),
        3 => (0i64..520).prop_map(Op::Search),
        2 => Just(Op::MaxTimestamp),
        1 => any::<u8>().prop_map(Op::AdvanceStart),
        1 => any::<u16>().prop_map(Op::RetainBytes),
        1 => Just(Op::Restart),
        1 => Just(Op::Crash(CrashKind::Process)),
        2 => power.prop_map(Op::Crash),
    ]
}

/// A batch as it must lie in the log.
#[derive(Debug, Clone)]
struct Stored {
    pending: PendingBatch,
    bytes: Bytes,
    timestamps: Vec<i64>,
}

impl Stored {
    fn base(&self) -> Offset {
        self.pending.base_offset
    }

    fn next(&self) -> Offset {
        Offset::new(self.base().get() + i64::from(self.pending.summary.offset_count))
    }
}

struct Model {
    bed: Bed,
    manager: Option<LogManager>,
    config: LogConfig,
    /// Everything ever appended and not lost, also below the start.
    batches: Vec<Stored>,
    start: Offset,
    /// What a caller was told the start is; removals of segments may be undone by a power loss.
    told_start: Offset,
    flushed: Offset,
    high_watermark: Offset,
    epoch: i32,
    is_full: bool,
}

type Outcome = Result<(), TestCaseError>;

impl Model {
    fn new(seed: u64) -> Self {
        let bed = Bed::on(&MemDisk::new(seed));
        let manager = bed.start();
        let config = small();
        open(&manager, config.clone());
        let zero = Offset::ZERO;
        let (start, flushed, high_watermark) = (zero, zero, zero);
        Self {
            bed,
            manager: Some(manager),
            config,
            batches: Vec::new(),
            start,
            told_start: zero,
            flushed,
            high_watermark,
            epoch: 0,
            is_full: false,
        }
    }

    fn manager(&self) -> &LogManager {
        self.manager.as_ref().unwrap()
    }

    fn end(&self) -> Offset {
        self.batches.last().map_or(self.start, Stored::next)
    }

    /// A position between the start and one beyond the end.
    fn pick(&self, at: u8) -> Offset {
        let span = self.end().get() - self.start.get() + 1;
        Offset::new(self.start.get() + i64::from(at) * span / 255)
    }

    fn table(&self) -> ProducerTable {
        let mut table = ProducerTable::default();
        for stored in &self.batches {
            table.apply(&stored.pending.summary, stored.base());
        }
        table
    }

    fn live(&self) -> impl Iterator<Item = &Stored> {
        self.batches.iter().filter(|stored| stored.next() > self.start)
    }

    fn records(&self) -> impl Iterator<Item = OffsetFound> {
        let start = self.start;
        let each = |stored: &Stored| {
            let (base, leader_epoch) = (stored.base().get(), stored.pending.leader_epoch);
            let found = (0i64..).zip(stored.timestamps.clone()).map(move |(delta, timestamp)| OffsetFound {
                offset: Offset::new(base + delta),
                timestamp: Timestamp::new(timestamp),
                leader_epoch,
            });
            found.collect::<Vec<_>>()
        };
        self.live().flat_map(each).filter(move |found| found.offset >= start)
    }

    fn run(&mut self, op: &Op) -> Outcome {
        match op {
            Op::Append(specs) => self.append(specs)?,
            Op::NextEpoch => self.epoch += 1,
            Op::Flush => {
                let report = self.manager().flush(LOG, self.end()).unwrap();
                prop_assert_eq!(report.up_to, self.end());
                self.flushed = self.end();
            }
            Op::Housekeep => {
                // The trash is emptied in a second pass, once the clock is known.
                for now in [i64::MAX / 2, i64::MAX] {
                    for fault in self.manager().housekeep(Timestamp::new(now)) {
                        self.unless_full::<()>(Err(fault))?;
                    }
                }
                prop_assert!(self.is_full || !self.manager().has_housework());
            }
            Op::Fill(spare_bytes) => {
                self.free();
                let disk = self.bed.memory.as_ref().unwrap();
                let space = disk.space(&self.bed.root).unwrap();
                let capacity = space.total_bytes - space.usable_bytes + u64::from(*spare_bytes);
                disk.set_faults(FaultPlan { capacity_bytes: Some(capacity), ..FaultPlan::default() });
                self.is_full = true;
            }
            Op::Free => self.free(),
            Op::HighWatermark(at) => {
                self.high_watermark = self.high_watermark.max(self.pick(*at)).min(self.end());
                self.manager().note_high_watermark(LOG, self.high_watermark);
            }
            Op::Read { from, upper, max_bytes, at_least_one } => {
                self.read(self.pick(*from), self.pick(*upper), *max_bytes, *at_least_one)?;
            }
            Op::Search(timestamp) => {
                let query = OffsetQuery::AtOrAfter(Timestamp::new(*timestamp));
                let found = self.manager().find_offset(LOG, query, self.end()).unwrap();
                let expected = self.records().find(|record| record.timestamp.get() >= *timestamp);
                prop_assert_eq!(found, expected);
            }
            Op::MaxTimestamp => {
                let found = self.manager().find_offset(LOG, OffsetQuery::MaxTimestamp, self.end()).unwrap();
                let newest = self.records().map(|record| record.timestamp).max();
                let expected = self.records().find(|record| Some(record.timestamp) == newest);
                prop_assert_eq!(found, expected);
            }
            Op::AdvanceStart(at) => {
                let to = self.pick(*at).min(self.high_watermark).max(self.start);
                let advanced = self.manager().advance_log_start(LOG, to);
                if let Some(start) = self.unless_full(advanced)? {
                    prop_assert_eq!(start, to);
                    (self.start, self.told_start) = (to, to);
                }
            }
            Op::RetainBytes(bytes) => self.retain(u64::from(*bytes) / 8)?,
            Op::Restart => {
                let stopped = self.manager.take().unwrap().stop(7);
                let stopped = self.unless_full(stopped)?;
                self.free();
                self.reopen(if stopped.is_some() { None } else { Some(CrashKind::Process) })?;
            }
            Op::Crash(kind) => {
                let left = self.bed.memory.as_ref().unwrap().crash(*kind);
                self.manager = None;
                self.is_full = false;
                self.bed = Bed::on(&left);
                self.reopen(Some(*kind))?;
            }
        }
        Ok(())
    }

    fn free(&mut self) {
        self.bed.memory.as_ref().unwrap().set_faults(FaultPlan::default());
        self.is_full = false;
    }

    /// What came of a job; only a full disk may have refused it.
    fn unless_full<T>(&self, result: Result<T, StorageFault>) -> Result<Option<T>, TestCaseError> {
        match result {
            Ok(done) => Ok(Some(done)),
            Err(fault) => {
                prop_assert!(self.is_full && fault.kind == FaultKind::Full, "{}", fault);
                Ok(None)
            }
        }
    }

    fn append(&mut self, specs: &[Spec]) -> Outcome {
        let mut write_batches = Vec::new();
        let (end, from) = (self.end(), self.batches.len());
        for spec in specs {
            let producer = spec.producer.map(|id| {
                let id = ProducerId::new(id);
                let base_sequence = self.table().get(id).map_or(Sequence::new(0), |state| state.next_sequence());
                ProducerBatch { id, epoch: ProducerEpoch::new(0), base_sequence: Some(base_sequence) }
            });
            let content = Content {
                timestamps: spec.timestamps.clone(),
                value_bytes: spec.value_bytes,
                codec: spec.codec,
                producer,
            };
            let pending = content.batch(self.end(), self.epoch);
            let mut bytes = pending.bytes.to_vec();
            patch(&mut bytes, pending.base_offset, pending.leader_epoch).unwrap();
            let stored = Stored { pending, bytes: bytes.into(), timestamps: spec.timestamps.clone() };
            write_batches.push(stored.pending.clone());
            self.batches.push(stored);
        }
        let written = append_to(self.manager(), LOG, write_batches);
        let Some(report) = self.unless_full(written)? else {
            self.batches.truncate(from);
            let state = open(self.manager(), self.config.clone());
            prop_assert_eq!(state.log_end_offset, end);
            return self.compare(&state, false);
        };
        prop_assert_eq!((report.base_offset, report.log_end_offset), (end, self.end()));
        let size_bytes: usize = self.batches.iter().skip(from).map(|stored| stored.bytes.len()).sum();
        prop_assert_eq!(report.size_bytes, size_bytes as u64);
        Ok(())
    }

    fn read(&self, from: Offset, upper: Offset, max_bytes: u32, at_least_one: bool) -> Outcome {
        let read = LogRead { log: LOG, from, upper, max_bytes, at_least_one, with_aborted: true };
        let found = self.manager().read(&read).unwrap();
        let bytes = bytes(&found.records);
        let candidates = || self.live().filter(|stored| stored.next() > from && stored.base() < upper);
        let first = candidates().next();
        let is_due = |stored: &Stored| from < upper && (at_least_one || stored.bytes.len() <= max_bytes as usize);
        prop_assert_eq!(!bytes.is_empty(), first.is_some_and(is_due));
        let count = headers(&bytes).len();
        let expected: Vec<u8> = candidates().take(count).flat_map(|stored| stored.bytes.to_vec()).collect();
        prop_assert_eq!(&bytes[..], &expected[..]);
        prop_assert!(count <= 1 || bytes.len() <= max_bytes as usize);
        let next = candidates().take(count).last().map_or(from, Stored::next);
        prop_assert_eq!(found.next_offset, next);
        Ok(())
    }

    fn retain(&mut self, bytes: u64) -> Outcome {
        let config = LogConfig { retention_bytes: Some(bytes), ..self.config.clone() };
        self.manager().configure(LOG, Arc::new(config));
        let passes = self.manager().apply_retention(LOG, Timestamp::new(1_000_000));
        let passes = self.unless_full(passes)?.unwrap_or_default();
        self.manager().configure(LOG, Arc::new(self.config.clone()));
        if let Some(last) = passes.last() {
            prop_assert!(last.log_start_offset >= self.start);
            prop_assert!(last.log_start_offset <= self.high_watermark);
            self.start = last.log_start_offset;
        }
        Ok(())
    }

    /// Opens the log again, after a stop in good order or a crash, and compares all of it.
    fn reopen(&mut self, crash: Option<CrashKind>) -> Outcome {
        let manager = self.bed.start();
        let state = open(&manager, self.config.clone());
        self.manager = Some(manager);
        if crash.is_none_or(|kind| kind == CrashKind::Process) {
            prop_assert_eq!(state.log_start_offset, self.start);
            prop_assert_eq!(state.log_end_offset, self.end());
            prop_assert_eq!(state.truncated_bytes, 0);
        }
        prop_assert!(state.log_start_offset >= self.told_start && state.log_start_offset <= self.start);
        let (removed_to, is_restored) = (self.start, state.log_start_offset < self.start);
        prop_assert!(state.log_end_offset >= self.flushed.max(removed_to), "{:?} lost what was flushed", state);
        self.start = state.log_start_offset;
        self.batches.retain(|stored| stored.next() <= state.log_end_offset);
        prop_assert_eq!(state.log_end_offset, self.end().max(self.start), "ends within a batch");
        prop_assert!(state.recovery_point <= state.log_end_offset);
        prop_assert_eq!(state.lost_below, None);
        self.high_watermark = state.high_watermark;
        if state.log_end_offset == self.start {
            self.batches.clear();
        }
        self.flushed = if crash.is_none() { self.end() } else { self.flushed.min(self.end()) };
        self.compare(&state, is_restored)
    }

    fn compare(&self, state: &LogState, is_restored: bool) -> Outcome {
        let all = read_all(self.manager(), self.start);
        let expected: Vec<u8> = self.live().flat_map(|stored| stored.bytes.to_vec()).collect();
        prop_assert_eq!(&all[..], &expected[..]);
        let table = self.table();
        for stored in self.live() {
            let Some(producer) = stored.pending.summary.producer else { continue };
            prop_assert!(state.producers.get(producer.id).is_some(), "{:?} is forgotten", producer);
        }
        if self.batches.is_empty() {
            return Ok(());
        }
        for (id, found) in state.producers.iter() {
            // A producer of lost records may be known from nothing else, if all it wrote was removed or lost.
            let Some(expected) = table.get(id) else { continue };
            let last = |state: &ottla_protocol::log::ProducerState| {
                (state.epoch, state.last_timestamp, state.batches.last().copied(), state.current_txn_first_offset)
            };
            prop_assert_eq!(last(found), last(expected));
        }
        if is_restored {
            // What is known of epochs begins where the log was to begin.
            return Ok(());
        }
        let assigned = self.batches.iter().map(|stored| (stored.pending.leader_epoch, stored.base()));
        let mut epochs = EpochCache::from_entries(assigned);
        epochs.truncate_start(self.start);
        let found: &[(LeaderEpoch, Offset)] = &state.epochs;
        prop_assert_eq!(found, epochs.entries());
        Ok(())
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_log_is_what_the_model_says(seed in any::<u64>(), ops in prop::collection::vec(op(), 1..60)) {
        let mut model = Model::new(seed);
        for op in &ops {
            model.run(op)?;
        }
        model.run(&Op::Crash(CrashKind::Process))?;
        model.run(&Op::Restart)?;
    }
}

fn plain(timestamps: &[i64], value_bytes: usize) -> Spec {
    Spec { timestamps: timestamps.to_vec(), value_bytes, codec: Compression::None, producer: None }
}

const fn power(reorders_names: bool) -> Op {
    Op::Crash(CrashKind::Power { reorders_names })
}

/// Runs a history under many seeds: what a power loss leaves differs with each.
fn always(first: u64, ops: &[Op]) {
    for seed in first..first + 2000 {
        let mut model = Model::new(seed);
        for op in ops {
            model.run(op).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        }
    }
}

/// Recovery had cut an index to nothing, and nobody flushed the cut.
#[test]
fn an_index_that_was_cut_to_nothing_stays_cut_after_a_power_loss() {
    always(
        0,
        &[
            Op::Append(vec![plain(&[0], 0)]),
            Op::Append(vec![plain(&[0], 81)]),
            Op::Append(vec![
                plain(&[0], 114),
                plain(&[232, 0], 17),
                plain(&[0; 3], 156),
                plain(&[0; 2], 36),
                plain(&[0; 2], 110),
            ]),
            power(false),
            Op::Append(vec![plain(&[0; 3], 95)]),
            Op::Restart,
            Op::HighWatermark(64),
            Op::AdvanceStart(64),
            Op::Crash(CrashKind::Process),
            Op::Append(vec![plain(&[0, 64], 274), plain(&[0, 0], 147)]),
            power(false),
        ],
    );
}

/// A segment ended right at the recovery point after its index had been cut: it was trusted, and nobody flushed the cut.
#[test]
fn an_index_of_a_segment_that_ends_at_the_recovery_point_is_durable() {
    always(
        9_217_016_159_789_222_000,
        &[
            Op::Append(vec![plain(&[0; 3], 137), plain(&[0; 2], 212)]),
            Op::Restart,
            Op::Housekeep,
            Op::Append(vec![plain(&[0], 0), plain(&[0; 2], 282)]),
            power(true),
            Op::Append(vec![plain(&[1], 0)]),
            Op::Append(vec![plain(&[0; 2], 216), plain(&[0, 0, 64], 89), plain(&[247, 0], 29)]),
            power(true),
            Op::Append(vec![plain(&[0; 2], 210)]),
            power(false),
            Op::MaxTimestamp,
        ],
    );
}

/// A segment was begun right after a flush: the next flush passed over what the roll had written beside it.
#[test]
fn the_producers_at_a_roll_right_after_a_flush_are_durable_with_the_next_flush() {
    let by_producer = |value_bytes| Spec { producer: Some(1), ..plain(&[0], value_bytes) };
    always(
        324_059_328_916_941_000,
        &[
            Op::Append(vec![by_producer(0)]),
            Op::Restart,
            Op::Append(vec![plain(&[0, 0], 107), plain(&[0, 0], 281)]),
            Op::Append(vec![plain(&[0], 290)]),
            Op::Append(vec![by_producer(0), plain(&[0, 0], 247)]),
            Op::Append(vec![plain(&[0], 0)]),
            Op::Flush,
            Op::Append(vec![plain(&[0, 0], 141)]),
            Op::Append(vec![plain(&[0], 0)]),
            Op::HighWatermark(201),
            Op::AdvanceStart(201),
            power(false),
        ],
    );
}
