//! Wakes the core when its next deadline comes, and sleeps otherwise.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use ottla_engine::Mono;
use tokio::sync::Notify;

use super::Clock;

const NEVER: u64 = u64::MAX;
/// A deadline that has passed already is not asked about more often than this.
const SHORTEST_SLEEP: Duration = Duration::from_millis(1);

/// The instant at which the core wants to be woken.
#[derive(Debug)]
pub(super) struct Alarm {
    at_micros: AtomicU64,
    earlier: Notify,
}

impl Alarm {
    pub(super) fn new() -> Self {
        Self { at_micros: AtomicU64::new(NEVER), earlier: Notify::new() }
    }

    /// The core's next deadline. Only an earlier one than known wakes the sleeper: a later one costs one idle tick.
    pub(super) fn set(&self, deadline: Option<Mono>) {
        let Some(deadline) = deadline else { return };
        let micros = deadline.as_micros();
        if self.at_micros.fetch_min(micros, Ordering::AcqRel) > micros {
            self.earlier.notify_one();
        }
    }

    /// Returns when the deadline has come, and forgets it: the core's next step sets the next one.
    pub(super) async fn rings(&self, clock: &Clock) {
        let mut shortest = Some(tokio::time::Instant::now() + SHORTEST_SLEEP);
        loop {
            let at = self.at_micros.load(Ordering::Acquire);
            if at == NEVER {
                self.earlier.notified().await;
                continue;
            }
            if clock.mono().as_micros() >= at {
                if let Some(until) = shortest.take() {
                    tokio::time::sleep_until(until).await;
                }
                self.at_micros.store(NEVER, Ordering::Release);
                return;
            }
            tokio::select! {
                () = tokio::time::sleep_until(clock.instant(Mono::from_micros(at))) => {}
                () = self.earlier.notified() => {}
            }
        }
    }
}
