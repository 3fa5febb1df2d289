//! What waits for a time.

use alloc::collections::BTreeSet;

use ottla_protocol::log::LogId;

use crate::input::RequestId;
use crate::time::Mono;

/// What is to happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Timer {
    /// Remove what the logs' settings no longer keep.
    Retention,
    /// A log's `flush.ms`.
    Flush(LogId),
    /// Try again to open a log for which there was no room.
    Open(LogId),
    /// A produce request waits no longer.
    Produce(RequestId),
    /// A fetch request waits no longer.
    Fetch(RequestId),
}

/// A table of times; nothing is woken that does not stand in it.
#[derive(Debug, Default)]
pub(crate) struct Timers {
    due: BTreeSet<(Mono, Timer)>,
}

impl Timers {
    pub(crate) fn set(&mut self, at: Mono, timer: Timer) {
        self.due.insert((at, timer));
    }

    pub(crate) fn cancel(&mut self, at: Mono, timer: Timer) {
        self.due.remove(&(at, timer));
    }

    pub(crate) fn next(&self) -> Option<Mono> {
        self.due.first().map(|(at, _)| *at)
    }

    /// Takes the earliest timer whose time has come.
    pub(crate) fn take_due(&mut self, now: Mono) -> Option<Timer> {
        let (at, timer) = *self.due.first()?;
        if at > now {
            return None;
        }
        self.due.pop_first();
        Some(timer)
    }
}
