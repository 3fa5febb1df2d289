//! Who waits for an append to count.

use alloc::collections::BTreeMap;
use alloc::sync::Arc;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{Offset, Timestamp};

use crate::input::RequestId;

/// What a producer asks for before it is answered (`acks`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Acks {
    /// No answer (0).
    None,
    /// The leader wrote it (1).
    Leader,
    /// Every in-sync replica has it (-1).
    All,
}

impl Acks {
    pub(crate) const fn from_wire(acks: i16) -> Option<Self> {
        match acks {
            0 => Some(Self::None),
            1 => Some(Self::Leader),
            -1 => Some(Self::All),
            _ => None,
        }
    }
}

/// Names one partition of one request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Waiter {
    pub(crate) request: RequestId,
    /// The partition's place within the request, counted through all its topics.
    pub(crate) slot: usize,
}

/// What an acknowledged producer is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Acked {
    pub(crate) base_offset: Offset,
    /// Set if the topic's timestamps are the leader's, and for duplicates.
    pub(crate) log_append_time: Option<Timestamp>,
    pub(crate) is_duplicate: bool,
}

/// Why nothing was acknowledged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refused {
    pub(crate) code: ErrorCode,
    /// For the operator, where the code does not say enough.
    pub(crate) detail: Option<Arc<str>>,
}

impl From<ErrorCode> for Refused {
    fn from(code: ErrorCode) -> Self {
        Self { code, detail: None }
    }
}

/// The end of one waiter's wait.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Completion {
    pub(crate) waiter: Waiter,
    pub(crate) outcome: Result<Acked, Refused>,
}

/// Waiters by the end offset they wait for.
#[derive(Debug, Default)]
pub(crate) struct AckQueue {
    waiting: BTreeMap<(Offset, Waiter), Acked>,
}

impl AckQueue {
    pub(crate) fn wait(&mut self, end: Offset, waiter: Waiter, acked: Acked) {
        self.waiting.insert((end, waiter), acked);
    }

    /// Everybody who waited for an end at or below `reached`.
    pub(crate) fn reach(&mut self, reached: Offset, done: &mut impl Extend<Completion>) {
        while let Some(entry) = self.waiting.first_entry() {
            if entry.key().0 > reached {
                return;
            }
            let ((_, waiter), acked) = entry.remove_entry();
            done.extend([Completion { waiter, outcome: Ok(acked) }]);
        }
    }

    pub(crate) fn refuse_all(&mut self, code: ErrorCode, done: &mut impl Extend<Completion>) {
        self.refuse_beyond(Offset::ZERO, &code.into(), done);
    }

    /// Everybody who waits for an end above `reached`.
    pub(crate) fn refuse_beyond(&mut self, reached: Offset, refused: &Refused, done: &mut impl Extend<Completion>) {
        let first = (reached.next(), Waiter { request: RequestId(0), slot: 0 });
        let waiting = self.waiting.split_off(&first);
        done.extend(waiting.into_keys().map(|(_, waiter)| Completion { waiter, outcome: Err(refused.clone()) }));
    }
}
