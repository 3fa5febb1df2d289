//! The jobs of one log, in order, one worker at a time.

use std::collections::VecDeque;
use std::mem;

use parking_lot::Mutex;

use super::job::Job;

/// The queue of one log's ordered jobs.
///
/// | state | push | take |
/// |---|---|---|
/// | idle, empty | becomes owned by the pusher | - |
/// | owned | queued for the owner | everything queued; becomes idle if that is nothing |
#[derive(Debug, Default)]
pub(super) struct Lane {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    queue: VecDeque<Job>,
    is_owned: bool,
}

impl Lane {
    /// Adds a job. True: the lane was idle, and whoever pushed must [`take`](Self::take) until it gets nothing.
    #[must_use]
    pub(super) fn push(&self, job: Job) -> bool {
        let mut state = self.state.lock();
        state.queue.push_back(job);
        !mem::replace(&mut state.is_owned, true)
    }

    /// The owner's next jobs; `None`: there are none, and the lane is idle again.
    pub(super) fn take(&self) -> Option<VecDeque<Job>> {
        let mut state = self.state.lock();
        if state.queue.is_empty() {
            state.is_owned = false;
            return None;
        }
        Some(mem::take(&mut state.queue))
    }

    /// How many jobs wait.
    pub(super) fn waiting(&self) -> usize {
        self.state.lock().queue.len()
    }
}
