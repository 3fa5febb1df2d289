//! A log against the simplest thing that it could be: a list of batches.

use std::path::Path;
use std::sync::Arc;

use ottla_protocol::ids::Timestamp;
use ottla_protocol::log::{FaultKind, LogConfig, OffsetQuery, StorageFault};
use ottla_protocol::records::Compression;
use ottla_storage::{CrashKind, Disk, FaultPlan, LogManager, MemDisk};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::support::*;

#[derive(Debug, Clone)]
enum Step {
    /// Batches of so many records, each record's time given as a distance from the last.
    Append(Vec<(Vec<i64>, bool)>),
    Flush,
    NoteHighWatermark,
    /// To this share of the log, in hundredths.
    AdvanceStart(i64),
    Retain {
        bytes: u64,
    },
    Housekeep,
    /// The disk has this much room left.
    Fill {
        spare_bytes: u64,
    },
    Free,
    Stop,
    Kill,
    LosePower {
        reorders_names: bool,
    },
}

#[derive(Debug, Clone)]
struct Batch {
    base: i64,
    timestamps: Vec<i64>,
}

impl Batch {
    fn next(&self) -> i64 {
        self.base + i64::try_from(self.timestamps.len()).unwrap()
    }
}

#[derive(Debug, Default)]
struct Model {
    batches: Vec<Batch>,
    start: i64,
    flushed: i64,
    high_watermark: i64,
    clock: i64,
    /// Where the log went on after all of it was lost.
    begun_anew_at: i64,
}

impl Model {
    fn end(&self) -> i64 {
        self.batches.last().map_or(0, Batch::next).max(self.begun_anew_at)
    }

    fn visible(&self) -> impl Iterator<Item = &Batch> {
        self.batches.iter().filter(|batch| batch.next() > self.start)
    }
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let batch = (vec(-50..100i64, 1..4), any::<bool>());
    let step = prop_oneof![
        12 => vec(batch, 1..6).prop_map(Step::Append),
        3 => Just(Step::Flush),
        2 => Just(Step::NoteHighWatermark),
        1 => (0..=100i64).prop_map(Step::AdvanceStart),
        1 => (0..4000u64).prop_map(|bytes| Step::Retain { bytes }),
        2 => Just(Step::Housekeep),
        1 => (0..3000u64).prop_map(|spare_bytes| Step::Fill { spare_bytes }),
        1 => Just(Step::Free),
        1 => Just(Step::Stop),
        1 => Just(Step::Kill),
        1 => any::<bool>().prop_map(|reorders_names| Step::LosePower { reorders_names }),
    ];
    vec(step, 1..60)
}

fn settings() -> LogConfig {
    LogConfig { retention_ms: None, ..config() }
}

struct World {
    disk: MemDisk,
    node: Option<LogManager>,
    is_full: bool,
    model: Model,
}

impl World {
    fn node(&self) -> &LogManager {
        self.node.as_ref().unwrap()
    }

    fn take(&mut self, step: &Step) {
        let end = self.model.end();
        match step {
            Step::Append(batches) => self.append(batches),
            Step::Flush => {
                assert_eq!(self.node().flush(LOG, at(end)).unwrap().up_to, at(end));
                self.model.flushed = end;
            }
            Step::NoteHighWatermark => {
                self.node().note_high_watermark(LOG, at(end));
                self.model.high_watermark = end;
            }
            Step::AdvanceStart(percent) => {
                let to = (self.model.high_watermark * percent / 100).max(self.model.start);
                let advanced = self.node().advance_log_start(LOG, at(to));
                if let Some(start) = self.unless_full(advanced) {
                    assert_eq!(start, at(to));
                    self.model.start = to;
                }
            }
            Step::Retain { bytes } => {
                self.node().configure(LOG, Arc::new(LogConfig { retention_bytes: Some(*bytes), ..settings() }));
                let retained = self.node().apply_retention(LOG, Timestamp::new(self.model.clock));
                for removed in self.unless_full(retained).unwrap_or_default() {
                    assert!(removed.log_start_offset >= at(self.model.start) && removed.segments > 0);
                    assert!(removed.log_start_offset <= at(self.model.high_watermark).max(at(self.model.start)));
                    self.model.start = removed.log_start_offset.get();
                }
            }
            Step::Housekeep => {
                self.model.clock += 61_000;
                for fault in self.node().housekeep(Timestamp::new(self.model.clock)) {
                    self.unless_full::<()>(Err(fault));
                }
            }
            Step::Fill { spare_bytes } => {
                self.disk.set_faults(FaultPlan::default());
                let space = self.disk.space(Path::new("/data")).unwrap();
                let used = space.total_bytes - space.usable_bytes;
                self.disk.set_faults(FaultPlan { capacity_bytes: Some(used + spare_bytes), ..FaultPlan::default() });
                self.is_full = true;
            }
            Step::Free => self.free(),
            Step::Stop => {
                let stopped = self.node().stop(1);
                let stopped = self.unless_full(stopped);
                self.node = None;
                self.free();
                self.reopen(end);
                if stopped.is_some() {
                    self.model.flushed = end;
                }
            }
            Step::Kill => {
                self.node = None;
                self.disk = self.disk.crash(CrashKind::Process);
                self.is_full = false;
                self.reopen(end);
            }
            Step::LosePower { reorders_names } => {
                self.node = None;
                self.disk = self.disk.crash(CrashKind::Power { reorders_names: *reorders_names });
                self.is_full = false;
                self.reopen(self.model.flushed);
            }
        }
        self.check();
    }

    fn free(&mut self) {
        self.disk.set_faults(FaultPlan::default());
        self.is_full = false;
    }

    /// What came of a job; only a full disk may have refused it.
    fn unless_full<T>(&self, result: Result<T, StorageFault>) -> Option<T> {
        result.map_err(|fault| assert!(self.is_full && fault.kind == FaultKind::Full, "{fault}")).ok()
    }

    fn append(&mut self, batches: &[(Vec<i64>, bool)]) {
        let mut pending = Vec::new();
        let before = self.model.batches.len();
        for (steps, is_compressed) in batches {
            let base = self.model.end();
            let mut last = self.model.batches.last().map_or(1000, |batch| batch.timestamps[batch.timestamps.len() - 1]);
            let timestamps: Vec<_> = steps
                .iter()
                .map(|step| {
                    last = (last + step).max(1);
                    last
                })
                .collect();
            pending.push(if *is_compressed {
                compressed(base, &timestamps, Compression::Lz4)
            } else {
                batch(base, &timestamps)
            });
            self.model.batches.push(Batch { base, timestamps });
        }
        let appended = append(self.node(), pending);
        if self.unless_full(appended.as_ref().map_err(Clone::clone)).is_none() {
            self.model.batches.truncate(before);
        }
        let end =
            appended.map_or_else(|_| open(self.node(), settings()).log_end_offset, |report| report.log_end_offset);
        assert_eq!(end, at(self.model.end()));
    }

    /// Everything below `floor` must be there; what lies above may be.
    fn reopen(&mut self, floor: i64) {
        let node = Bed::on(&self.disk).start();
        let state = open(&node, settings());
        let end = state.log_end_offset.get();
        assert_eq!(state.lost_below, None);
        assert!(end >= floor && end <= self.model.end(), "{end} is not within [{floor}, {}]", self.model.end());
        self.model.batches.retain(|batch| batch.next() <= end);
        let start = state.log_start_offset.get();
        if self.model.end() != end {
            // All that was above the start is lost: the log begins anew there, even within what was a batch.
            assert_eq!(start, end, "a batch was cut in two");
            self.model.begun_anew_at = end;
        }
        assert!(start == self.model.start, "the start was {} and is {start}", self.model.start);
        self.model.high_watermark = state.high_watermark.get();
        self.node = Some(node);
    }

    fn check(&self) {
        let (model, node) = (&self.model, self.node());
        let wanted: Vec<_> = model.visible().map(|batch| batch.base).collect();
        assert_eq!(all(node, model.start), wanted);
        let records: Vec<_> = model
            .visible()
            .flat_map(|batch| (batch.base..).zip(batch.timestamps.iter().copied()))
            .filter(|(offset, _)| *offset >= model.start)
            .collect();
        let upper = at(model.end());
        for target in records.iter().map(|(_, timestamp)| *timestamp).step_by(7) {
            let found = node.find_offset(LOG, OffsetQuery::AtOrAfter(Timestamp::new(target)), upper).unwrap();
            let wanted = records.iter().find(|(_, timestamp)| *timestamp >= target);
            assert_eq!(found.map(|found| (found.offset.get(), found.timestamp.get())).as_ref(), wanted);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_log_is_a_list_of_batches_through_crashes(seed in any::<u64>(), steps in steps()) {
        let disk = MemDisk::new(seed);
        let node = Bed::on(&disk).start();
        open(&node, settings());
        let mut world = World { disk, node: Some(node), is_full: false, model: Model::default() };
        for step in &steps {
            world.take(step);
        }
    }
}
