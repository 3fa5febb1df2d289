//! Fetch: what consumers read, and how they wait for it (API key 1; KIP-74, KIP-98, KIP-227, KIP-320).
//!
//! | stage | input | next |
//! |---|---|---|
//! | | request | `Reading`, `Parked`, or answered |
//! | `Reading` | `ReadDone`: enough, an error, or nothing to wait for | answered |
//! | `Reading` | `ReadDone`: too little | `Parked`, or `Reading` again if there is more by now |
//! | `Parked` | enough bytes became visible, the wait is over, a partition changed | `Reading` for the last time, or answered |
//!
//! A parked request costs nothing: each of its partitions counts down the bytes it still wants as the high watermark rises.

mod answer;
mod plan;
mod session;
#[cfg(test)]
mod tests;

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::sync::Arc;
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{LeaderEpoch, Offset, TopicId};
use ottla_protocol::log::{LogId, ReadSlice, StorageFault};
use ottla_protocol::messages::{FetchRequest, FetchResponse, ResponseBody};

use crate::effect::Effect;
use crate::event::Isolation;
use crate::input::{Request, RequestId, Ticket};
use crate::node::{Context, Replicas, Timer};
use crate::replica::Advance;
use crate::time::Mono;

pub(crate) use session::MAX_SESSION_PARTITIONS;

use plan::Found;
use session::{Resolved, SessionCache, SessionUse};

/// How a partition is named: by topic id from version 13 on, by topic name before.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum TopicKey {
    Name(Arc<str>),
    Id(TopicId),
}

/// What a client wants of one partition.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Want {
    topic: TopicKey,
    partition: i32,
    fetch_offset: i64,
    max_bytes: u32,
    current_leader_epoch: Option<LeaderEpoch>,
}

/// One partition of a request.
#[derive(Debug)]
struct Slot {
    want: Want,
    found: Result<Found, ErrorCode>,
    read: Option<ReadSlice>,
}

#[derive(Debug)]
enum Stage {
    Reading {
        /// The slots read, in the order of the reads.
        slots: Vec<usize>,
        /// Whatever is found is the answer.
        is_last: bool,
    },
    Parked {
        /// How many bytes must become visible yet.
        missing_bytes: u64,
    },
}

/// A request on its way.
#[derive(Debug)]
struct Fetch {
    version: i16,
    listener: Arc<str>,
    isolation: Isolation,
    is_follower: bool,
    min_bytes: u64,
    max_bytes: u64,
    arrived: Mono,
    /// When the wait is over; `None` if there is none.
    deadline: Option<Mono>,
    session: SessionUse,
    slots: Vec<Slot>,
    stage: Stage,
}

/// Every fetch request on its way, and the sessions.
#[derive(Debug)]
pub(crate) struct Fetches {
    pending: BTreeMap<RequestId, Fetch>,
    by_ticket: BTreeMap<Ticket, RequestId>,
    /// Who waits for a log, and how many of its bytes still count.
    waiting: BTreeMap<LogId, BTreeMap<RequestId, u64>>,
    sessions: SessionCache,
}

impl Fetches {
    pub(crate) fn new(session_slots: u32, seed: u128) -> Self {
        Self {
            pending: BTreeMap::new(),
            by_ticket: BTreeMap::new(),
            waiting: BTreeMap::new(),
            sessions: SessionCache::new(session_slots, seed),
        }
    }

    /// Takes a request in.
    pub(crate) fn begin(&mut self, request: &Request, body: FetchRequest, replicas: &Replicas, cx: &mut Context<'_>) {
        let replica_id = if request.version >= 15 { body.replica_state.replica_id } else { body.replica_id };
        let isolation = if body.isolation_level == 1 { Isolation::ReadCommitted } else { Isolation::ReadUncommitted };
        let max_bytes = u64::try_from(body.max_bytes).unwrap_or(0).min(u64::from(cx.config.fetch_max_bytes));
        let min_bytes = u64::try_from(body.min_bytes).unwrap_or(0).min(max_bytes);
        let deadline = (body.max_wait_ms > 0).then(|| cx.now.mono.plus_ms(i64::from(body.max_wait_ms)));
        let (session, wants) = match self.sessions.resolve(body, request.version, cx.now.mono) {
            Ok(Resolved { session, wants }) => (session, wants),
            Err(code) => {
                let response = FetchResponse { error_code: code.code(), ..Default::default() };
                cx.respond(request.id, ResponseBody::Fetch(response));
                return;
            }
        };
        let slots = wants
            .into_iter()
            .map(|want| Slot { want, found: Err(ErrorCode::UnknownServerError), read: None })
            .collect();
        let fetch = Fetch {
            version: request.version,
            listener: request.listener.clone(),
            isolation,
            is_follower: replica_id >= 0,
            min_bytes,
            max_bytes,
            arrived: cx.now.mono,
            deadline,
            session,
            slots,
            stage: Stage::Parked { missing_bytes: 0 },
        };
        self.pending.insert(request.id, fetch);
        let is_last = deadline.is_none();
        self.look(request.id, is_last, replicas, cx);
    }

    /// Looks at every partition, and reads what there is. Without anything to read it answers or parks the request.
    fn look(&mut self, id: RequestId, is_last: bool, replicas: &Replicas, cx: &mut Context<'_>) {
        let Some(fetch) = self.pending.get_mut(&id) else { return };
        let reads = fetch.plan(replicas, cx);
        // An error is told at once, with what the other partitions have.
        let is_last = is_last || fetch.slots.is_empty() || fetch.slots.iter().any(|slot| slot.found.is_err());
        if !reads.jobs.is_empty() {
            let ticket = cx.tickets.next();
            fetch.stage = Stage::Reading { slots: reads.slots, is_last };
            self.by_ticket.insert(ticket, id);
            cx.effects.push(Effect::Read(ticket, reads.jobs));
        } else if is_last || fetch.min_bytes == 0 {
            self.finish(id, cx);
        } else {
            self.park(id, 0, replicas, cx);
        }
    }

    /// The disk reports a read.
    pub(crate) fn read_done(
        &mut self,
        ticket: Ticket,
        results: Vec<Result<ReadSlice, StorageFault>>,
        replicas: &Replicas,
        cx: &mut Context<'_>,
    ) {
        let Some(id) = self.by_ticket.remove(&ticket) else { return };
        let Some(fetch) = self.pending.get_mut(&id) else { return };
        let Stage::Reading { slots, is_last } = &mut fetch.stage else { return };
        let (slots, is_last) = (core::mem::take(slots), *is_last);
        let mut failed = false;
        for (index, result) in slots.into_iter().zip(results) {
            let Some(slot) = fetch.slots.get_mut(index) else { continue };
            match result {
                Ok(read) => slot.read = Some(read),
                Err(fault) => {
                    slot.found = Err(plan::fault_code(&fault, slot.found.as_ref().ok(), replicas));
                    failed = true;
                }
            }
        }
        let size_bytes = fetch.size_bytes();
        let is_over = fetch.deadline.is_none_or(|deadline| deadline <= cx.now.mono);
        if is_last || failed || is_over || size_bytes >= fetch.min_bytes {
            self.finish(id, cx);
        } else {
            self.park(id, size_bytes, replicas, cx);
        }
    }

    /// Lets a request wait that found so many bytes, fewer than it wants. If more came since it looked, it looks again.
    fn park(&mut self, id: RequestId, size_bytes: u64, replicas: &Replicas, cx: &mut Context<'_>) {
        let Some(fetch) = self.pending.get_mut(&id) else { return };
        if fetch.is_outdated(replicas) {
            self.look(id, false, replicas, cx);
            return;
        }
        fetch.stage = Stage::Parked { missing_bytes: fetch.min_bytes.saturating_sub(size_bytes) };
        for slot in &mut fetch.slots {
            let read_bytes = slot.read.take().map_or(0, |read| read.records.size_bytes() as u64);
            if let Ok(found) = &slot.found {
                let credit = u64::from(slot.want.max_bytes).saturating_sub(read_bytes);
                self.waiting.entry(found.log).or_default().insert(id, credit);
            }
        }
        if let Some(deadline) = fetch.deadline {
            cx.timers.set(deadline, Timer::Fetch(id));
        }
    }

    /// More of a log is visible: those who have waited for enough are served.
    pub(crate) fn advanced(&mut self, log: LogId, advance: Advance, replicas: &Replicas, cx: &mut Context<'_>) {
        if advance == Advance::default() {
            return;
        }
        let Some(waiting) = self.waiting.get_mut(&log) else { return };
        let mut ready = Vec::new();
        for (id, credit) in waiting {
            let Some(fetch) = self.pending.get_mut(id) else { continue };
            let Stage::Parked { missing_bytes } = &mut fetch.stage else { continue };
            let gain = advance.of(fetch.isolation).min(*credit);
            *credit -= gain;
            *missing_bytes = missing_bytes.saturating_sub(gain);
            if *missing_bytes == 0 {
                ready.push(*id);
            }
        }
        for id in ready {
            self.wake(id, replicas, cx);
        }
    }

    /// A partition changed in another way (leader, deletion, fault): whoever waits for it must hear of it.
    pub(crate) fn changed(&mut self, log: LogId, replicas: &Replicas, cx: &mut Context<'_>) {
        let ids: Vec<_> = self.waiting.get(&log).into_iter().flat_map(|waiting| waiting.keys().copied()).collect();
        for id in ids {
            self.wake(id, replicas, cx);
        }
    }

    /// The wait is over: the request is answered with whatever there is.
    pub(crate) fn wake(&mut self, id: RequestId, replicas: &Replicas, cx: &mut Context<'_>) {
        let is_parked = |fetch: &Fetch| matches!(fetch.stage, Stage::Parked { .. });
        if self.pending.get(&id).is_some_and(is_parked) {
            self.unpark(id, cx);
            self.look(id, true, replicas, cx);
        }
    }

    /// The client is gone.
    pub(crate) fn forget(&mut self, id: RequestId, cx: &mut Context<'_>) {
        self.unpark(id, cx);
        self.pending.remove(&id);
    }

    /// Answers everything that waits; reads on their way still come to their end.
    pub(crate) fn wake_all(&mut self, replicas: &Replicas, cx: &mut Context<'_>) {
        let ids: Vec<_> = self.pending.keys().copied().collect();
        for id in ids {
            self.wake(id, replicas, cx);
        }
    }

    fn unpark(&mut self, id: RequestId, cx: &mut Context<'_>) {
        let Some(fetch) = self.pending.get(&id) else { return };
        let logs: BTreeSet<_> = fetch.slots.iter().filter_map(|slot| slot.found.as_ref().ok()).map(|f| f.log).collect();
        for log in logs {
            if let Some(waiting) = self.waiting.get_mut(&log) {
                waiting.remove(&id);
                if waiting.is_empty() {
                    self.waiting.remove(&log);
                }
            }
        }
        if let Some(deadline) = fetch.deadline {
            cx.timers.cancel(deadline, Timer::Fetch(id));
        }
    }

    fn finish(&mut self, id: RequestId, cx: &mut Context<'_>) {
        let Some(mut fetch) = self.pending.remove(&id) else { return };
        fetch.trim();
        fetch.report(id, cx);
        let response = fetch.answer(&mut self.sessions, cx);
        cx.respond(id, ResponseBody::Fetch(response));
    }
}

impl Fetch {
    /// Bytes found, counting for each partition no more than its client wants of it.
    fn size_bytes(&self) -> u64 {
        let reads = self.slots.iter().filter_map(|slot| Some((slot.read.as_ref()?, slot.want.max_bytes)));
        reads.map(|(read, max_bytes)| (read.records.size_bytes() as u64).min(u64::from(max_bytes).max(1))).sum()
    }

    /// Whether a partition is not as it was when it was looked at.
    fn is_outdated(&self, replicas: &Replicas) -> bool {
        self.slots.iter().filter_map(|slot| slot.found.as_ref().ok()).any(|found| {
            replicas.get(found.log).map(|replica| replica.fetch_bound(self.isolation)) != Some(found.bound)
                || replicas.serving(found.log, None).is_err()
        })
    }
}

/// An offset as the wire carries it, if it can be one at all.
fn offset_of(wire: i64) -> Result<Offset, ErrorCode> {
    Offset::from_wire(wire).ok_or(ErrorCode::OffsetOutOfRange)
}
