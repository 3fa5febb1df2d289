//! The storage's periodic work, done only while there is some: an idle node sleeps.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ottla_engine::Input;
use ottla_storage::LogManager;
use tokio::runtime::Handle;
use tokio::sync::Notify;

use super::{Driver, wall};

/// How long housework may wait. Kafka writes its high watermarks this often (`replica.high.watermark.checkpoint.interval.ms`).
const INTERVAL: Duration = Duration::from_secs(5);

/// Sees that the storage's housework is done within [`INTERVAL`].
#[derive(Debug, Default)]
pub(super) struct Housekeeper {
    is_due: AtomicBool,
    due: Notify,
}

/// Begins to see to it.
pub(super) fn start(driver: Arc<Driver>, runtime: &Handle) {
    runtime.spawn(async move {
        loop {
            driver.housekeeper.due.notified().await;
            tokio::time::sleep(INTERVAL).await;
            let working = Arc::clone(&driver);
            driver.jobs.run(move || working.housekeep());
        }
    });
}

impl Housekeeper {
    /// Call after a job: there may be housework.
    pub(super) fn note(&self, storage: &LogManager) {
        if !self.is_due.load(Ordering::Relaxed) && storage.has_housework() && !self.is_due.swap(true, Ordering::AcqRel)
        {
            self.due.notify_one();
        }
    }
}

impl Driver {
    fn housekeep(self: &Arc<Self>) {
        self.housekeeper.is_due.store(false, Ordering::Release);
        let faults = self.storage.housekeep(wall());
        self.step(faults.into_iter().map(Input::FolderFailed));
        self.housekeeper.note(&self.storage);
    }
}
