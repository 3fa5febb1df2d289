//! Produce: from a client's record batches to its acknowledgement (API key 0).
//!
//! | stage | input | next |
//! |---|---|---|
//! | | request | `Checking`, or answered if no partition can take records |
//! | `Checking` | `RecordsChecked` | `Checked` |
//! | `Checked` | it is the oldest of its connection that is not appended | `Appending` |
//! | `Appending` | the last of its partitions is acknowledged or refused | answered |
//! | `Appending` | its timeout | answered; what is not acknowledged is REQUEST_TIMED_OUT |
//!
//! Batches are checked beside the state machine, so that a later request can be checked earlier; appends still happen in
//! the order in which a connection sent its requests (a producer numbers its batches in that order).
//!
//! Partitions are independent: an error of one does not touch the others.

mod answer;
mod validate;

use alloc::collections::{BTreeMap, VecDeque};
use alloc::sync::Arc;
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::log::LogId;
use ottla_protocol::messages::{ProduceRequest, ProduceResponse};
use ottla_protocol::records::{CheckedBatch, RecordRefusal};

use crate::effect::Effect;
use crate::input::{ConnectionId, Request, RequestId, Ticket};
use crate::node::{Context, Replicas, Timer};
use crate::replica::{Acks, Completion, Waiter};
use crate::time::Mono;

use validate::Admission;

type Checked = Vec<Result<CheckedBatch, RecordRefusal>>;

/// How far a request is.
#[derive(Debug)]
enum Stage {
    Checking,
    Checked(Checked),
    Appending { deadline: Option<Mono> },
}

/// One partition of a request.
#[derive(Debug)]
struct Slot {
    /// Its place in the response: topic, partition.
    place: (usize, usize),
    /// Its log, if the metadata knows it.
    log: Option<LogId>,
    /// It waits for a check, an append or an acknowledgement.
    is_open: bool,
}

/// A request on its way.
#[derive(Debug)]
struct Pending {
    connection: ConnectionId,
    listener: Arc<str>,
    version: i16,
    acks: Acks,
    timeout_ms: i32,
    has_transactional_id: bool,
    arrived: Mono,
    slots: Vec<Slot>,
    /// The slots whose batches are being checked, in the order of the jobs.
    jobs: Vec<usize>,
    open_slots: usize,
    /// The first error, for the log of a connection that can only be closed.
    first_error: Option<ErrorCode>,
    response: ProduceResponse,
    stage: Stage,
}

/// Every produce request on its way.
#[derive(Debug, Default)]
pub(crate) struct Produces {
    pending: BTreeMap<RequestId, Pending>,
    by_ticket: BTreeMap<Ticket, RequestId>,
    /// The requests of each connection that are not appended yet, oldest first.
    order: BTreeMap<ConnectionId, VecDeque<RequestId>>,
}

impl Produces {
    /// Takes a request in.
    pub(crate) fn begin(&mut self, request: &Request, body: ProduceRequest, replicas: &Replicas, cx: &mut Context<'_>) {
        let Admission { mut pending, jobs } = validate::admit(request, body, replicas, cx);
        if jobs.is_empty() {
            pending.finish(request.id, cx);
            return;
        }
        let ticket = cx.tickets.next();
        cx.effects.push(Effect::CheckRecords(ticket, jobs));
        self.by_ticket.insert(ticket, request.id);
        self.order.entry(request.connection).or_default().push_back(request.id);
        self.pending.insert(request.id, pending);
    }

    /// The batches of one request are checked: appends it, and those that waited behind it.
    pub(crate) fn checked(&mut self, ticket: Ticket, results: Checked, replicas: &mut Replicas, cx: &mut Context<'_>) {
        let Some(id) = self.by_ticket.remove(&ticket) else { return };
        let Some(pending) = self.pending.get_mut(&id) else { return };
        pending.stage = Stage::Checked(results);
        let connection = pending.connection;
        while let Some(id) = self.next_to_append(connection) {
            self.append(id, replicas, cx);
        }
    }

    fn next_to_append(&mut self, connection: ConnectionId) -> Option<RequestId> {
        let queue = self.order.get_mut(&connection)?;
        let id = *queue.front()?;
        if !matches!(self.pending.get(&id)?.stage, Stage::Checked(_)) {
            return None;
        }
        queue.pop_front();
        if queue.is_empty() {
            self.order.remove(&connection);
        }
        Some(id)
    }

    fn append(&mut self, id: RequestId, replicas: &mut Replicas, cx: &mut Context<'_>) {
        let Some(pending) = self.pending.get_mut(&id) else { return };
        let deadline = (pending.acks == Acks::All).then(|| cx.now.mono.plus_ms(i64::from(pending.timeout_ms)));
        let Stage::Checked(results) = core::mem::replace(&mut pending.stage, Stage::Appending { deadline }) else {
            return;
        };
        if let Some(at) = deadline {
            cx.timers.set(at, Timer::Produce(id));
        }
        let mut done = Vec::new();
        let jobs = core::mem::take(&mut pending.jobs);
        let transactional = pending.transaction_error(&results);
        for (slot, result) in jobs.into_iter().zip(results) {
            match result {
                Err(refusal) => pending.refuse_records(slot, refusal, replicas, cx),
                Ok(batch) if batch.summary.is_transactional || transactional == Some(WHOLE_REQUEST) => {
                    pending.refuse(slot, transactional.unwrap_or(ErrorCode::InvalidTxnState), cx);
                }
                Ok(batch) => pending.append(Waiter { request: id, slot }, batch, replicas, &mut done, cx),
            }
        }
        if pending.open_slots == 0 {
            self.end(id, cx);
        } else {
            self.complete(done, replicas, cx);
        }
    }

    /// Waits that are over.
    pub(crate) fn complete(
        &mut self,
        done: impl IntoIterator<Item = Completion>,
        replicas: &Replicas,
        cx: &mut Context<'_>,
    ) {
        for Completion { waiter, outcome } in done {
            let Some(pending) = self.pending.get_mut(&waiter.request) else { continue };
            match outcome {
                Ok(acked) => pending.acknowledge(waiter, acked, replicas, cx),
                Err(refused) => {
                    pending.refuse(waiter.slot, refused.code, cx);
                    pending.tell_detail(waiter.slot, refused.detail.as_deref());
                    pending.tell_log_start(waiter.slot, refused.code, replicas);
                }
            }
            if pending.open_slots == 0 {
                self.end(waiter.request, cx);
            }
        }
    }

    /// The request's own timeout. What it appended stays, and may yet become visible.
    pub(crate) fn expire(&mut self, id: RequestId, cx: &mut Context<'_>) {
        let Some(pending) = self.pending.get_mut(&id) else { return };
        for slot in 0..pending.slots.len() {
            pending.refuse(slot, ErrorCode::RequestTimedOut, cx);
        }
        self.end(id, cx);
    }

    /// No check or append is on its way.
    pub(crate) fn is_idle(&self) -> bool {
        self.pending.is_empty()
    }

    fn end(&mut self, id: RequestId, cx: &mut Context<'_>) {
        let Some(mut pending) = self.pending.remove(&id) else { return };
        if let Stage::Appending { deadline: Some(at) } = pending.stage {
            cx.timers.cancel(at, Timer::Produce(id));
        }
        pending.finish(id, cx);
    }
}

/// The error of a transactional batch without a transactional id: it stands for every partition of the request.
const WHOLE_REQUEST: ErrorCode = ErrorCode::TransactionalIdAuthorizationFailed;

impl Pending {
    /// Transactions are not served yet, so no batch can belong to one that is under way.
    fn transaction_error(&self, results: &Checked) -> Option<ErrorCode> {
        let any = results.iter().flatten().any(|batch| batch.summary.is_transactional);
        any.then_some(if self.has_transactional_id { ErrorCode::InvalidTxnState } else { WHOLE_REQUEST })
    }

    fn append(
        &mut self,
        waiter: Waiter,
        batch: CheckedBatch,
        replicas: &mut Replicas,
        done: &mut Vec<Completion>,
        cx: &mut Context<'_>,
    ) {
        let log = self.slots.get(waiter.slot).and_then(|slot| slot.log);
        match log.and_then(|log| replicas.get_mut(log)) {
            Some(replica) => replica.append(batch, self.acks, waiter, cx.now, done, cx.effects),
            // Deleted while the batch was being checked.
            None => self.refuse(waiter.slot, ErrorCode::UnknownTopicOrPartition, cx),
        }
    }
}
