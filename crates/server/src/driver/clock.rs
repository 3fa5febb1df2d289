//! The machine's two clocks.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use ottla_engine::{Mono, Now};
use ottla_protocol::ids::Timestamp;

/// Tells the time to the core.
#[derive(Debug, Clone, Copy)]
pub struct Clock {
    started: Instant,
}

impl Clock {
    /// Begins a node's life.
    #[must_use]
    pub fn start() -> Self {
        Self { started: Instant::now() }
    }

    /// Both clocks.
    #[must_use]
    pub fn now(&self) -> Now {
        Now { mono: self.mono(), wall: wall() }
    }

    /// Since the start.
    #[must_use]
    pub fn mono(&self) -> Mono {
        Mono::from_micros(u64::try_from(self.started.elapsed().as_micros()).unwrap_or(u64::MAX))
    }

    /// The system's name for an instant of the node's life; far futures become "in a day", and the alarm looks again then.
    #[must_use]
    pub fn instant(&self, at: Mono) -> tokio::time::Instant {
        const DAY: Duration = Duration::from_secs(86_400);
        let ahead = Duration::from_micros(at.as_micros()).saturating_sub(self.started.elapsed()).min(DAY);
        tokio::time::Instant::now() + ahead
    }
}

/// The wall clock.
#[must_use]
pub fn wall() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp::new(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
