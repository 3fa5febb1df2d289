//! Checks of record bytes, outside the core's lock, so that no batch can hold up the batches of others.
//!
//! What a compressed batch costs is known only once it is decompressed. So each is tried with a small allowance where it
//! arrived; if that does not do, with a larger one on the light pool; and only what is larger still waits for the heavy
//! pool. A bomb therefore delays bombs, and nobody else. Trying again costs less than one part in sixteen.

use std::sync::Arc;

use bytes::Bytes;
use ottla_engine::Input;
use ottla_engine::effect::CheckJob;
use ottla_engine::input::Ticket;
use ottla_protocol::records::{CheckedBatch, Compression, RecordRefusal, RecordRules, TargetCompression, check};
use tokio::runtime::Handle;

use super::{Driver, Pool};

/// Decompressed bytes of one batch that are allowed on a thread that serves connections.
const INLINE_DECOMPRESSED_BYTES: u64 = 128 * 1024;
/// Bytes of uncompressed batches in one request that are checked on a thread that serves connections.
const INLINE_BYTES: usize = 2 * 1024 * 1024;
/// Decompressed bytes of one batch that are allowed on the light pool.
const LIGHT_DECOMPRESSED_BYTES: u64 = 4 * 1024 * 1024;

type Checked = Result<CheckedBatch, RecordRefusal>;

/// The pools for batches that take longer.
#[derive(Debug)]
pub(super) struct Checks {
    light: Pool,
    heavy: Pool,
}

impl Checks {
    pub(super) fn new(cores: usize, runtime: &Handle) -> Self {
        Self {
            light: Pool::new("check", cores, runtime.clone()),
            heavy: Pool::new("heavy-check", (cores / 2).max(1), runtime.clone()),
        }
    }

    /// Checks on the spot if that is short, else hands the jobs to a pool that will report.
    pub(super) fn run(&self, driver: &Arc<Driver>, ticket: Ticket, jobs: Vec<CheckJob>) -> Option<Input> {
        let mut round = Round::new(ticket, jobs);
        if round.bytes <= INLINE_BYTES && round.attempt(INLINE_DECOMPRESSED_BYTES) {
            return Some(round.report());
        }
        let driver = Arc::clone(driver);
        self.light.run(move || {
            if round.attempt(LIGHT_DECOMPRESSED_BYTES) {
                driver.step([round.report()]);
                return;
            }
            let heavy = driver.checks.heavy.clone();
            heavy.run(move || {
                round.attempt(u64::MAX);
                driver.step([round.report()]);
            });
        });
        None
    }
}

/// The jobs of one ticket, and how far they are.
struct Round {
    ticket: Ticket,
    jobs: Vec<CheckJob>,
    results: Vec<Checked>,
    bytes: usize,
}

impl Round {
    fn new(ticket: Ticket, jobs: Vec<CheckJob>) -> Self {
        let bytes = jobs.iter().map(|job| job.records.len()).sum();
        Self { ticket, results: Vec::with_capacity(jobs.len()), jobs, bytes }
    }

    /// Goes on until a batch needs more than the allowance. True: all are done.
    fn attempt(&mut self, allowance: u64) -> bool {
        while let Some(job) = self.jobs.get(self.results.len()) {
            let Some(result) = attempt(&job.records, &job.rules, allowance) else { return false };
            self.results.push(result);
        }
        true
    }

    fn report(self) -> Input {
        Input::RecordsChecked(self.ticket, self.results)
    }
}

/// `None`: the batch is compressed and was refused under the allowance; whether rightly, a larger one must tell.
fn attempt(records: &Bytes, rules: &RecordRules, allowance: u64) -> Option<Checked> {
    let limited = RecordRules { max_decompressed_bytes: rules.max_decompressed_bytes.min(allowance), ..*rules };
    let result = check(records, &limited);
    let is_limited = limited.max_decompressed_bytes < rules.max_decompressed_bytes;
    (result.is_ok() || !is_limited || !may_decompress(records, rules)).then_some(result)
}

/// Whether a check of these bytes decompresses anything.
fn may_decompress(records: &Bytes, rules: &RecordRules) -> bool {
    /// Where the low byte of a batch's attributes stands.
    const ATTRIBUTES_AT: usize = 22;
    let is_compressed = records.get(ATTRIBUTES_AT).is_some_and(|bits| bits & 0x07 != 0);
    is_compressed || matches!(rules.compression, TargetCompression::Codec { codec, .. } if codec != Compression::None)
}
