//! Flushes with group commit: one flush of a log covers everything that waits for it, and several logs flush side by side.
//!
//! | log | asked | flush ends |
//! |---|---|---|
//! | not here | waits for a thread | - |
//! | waits | its target rises | - |
//! | flushes | next target rises | flushes again if there is a next target, else goes |

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;

use ottla_engine::Input;
use ottla_protocol::ids::Offset;
use ottla_protocol::log::LogId;
use parking_lot::Mutex;
use tokio::runtime::Handle;

use super::{Driver, Pool};

/// How many files are flushed at once: where disks and their controllers stop gaining.
const FLUSHES_AT_ONCE: usize = 16;

/// What waits for a flush.
#[derive(Debug)]
pub(super) struct Flusher {
    pool: Pool,
    /// Each log that waits or flushes, with what is wanted beyond the flush that runs.
    wanted: Mutex<HashMap<LogId, Option<Offset>>>,
}

impl Flusher {
    pub(super) fn new(runtime: &Handle) -> Self {
        Self { pool: Pool::new("flush", FLUSHES_AT_ONCE, runtime.clone()), wanted: Mutex::default() }
    }

    /// Makes everything below `up_to` durable, some time soon; reported by `Flushed`.
    pub(super) fn ask(&self, driver: &Arc<Driver>, log: LogId, up_to: Offset) {
        match self.wanted.lock().entry(log) {
            Entry::Occupied(mut wanted) => {
                let higher = wanted.get().map_or(up_to, |other| other.max(up_to));
                wanted.insert(Some(higher));
                return;
            }
            Entry::Vacant(place) => {
                place.insert(Some(up_to));
            }
        }
        self.start(Arc::clone(driver), log);
    }

    /// Flushes the log until nobody wants more of it. Where other logs wait for a thread, it queues up behind them.
    fn start(&self, driver: Arc<Driver>, log: LogId) {
        self.pool.run(move || {
            while let Some(up_to) = driver.flusher.next(log) {
                let result = driver.storage.flush(log, up_to);
                driver.step([Input::Flushed(log, result)]);
                if driver.flusher.pool.waiting() > 0 {
                    let flusher = Arc::clone(&driver);
                    flusher.flusher.start(driver, log);
                    return;
                }
            }
        });
    }

    /// What is wanted of a log, if anything; it is flushed no more otherwise.
    fn next(&self, log: LogId) -> Option<Offset> {
        let mut all = self.wanted.lock();
        let next = all.get_mut(&log).and_then(Option::take);
        if next.is_none() {
            all.remove(&log);
        }
        next
    }

    /// How many logs wait for a flush or are being flushed.
    pub(super) fn busy(&self) -> usize {
        self.wanted.lock().len()
    }
}
