//! A connection's unanswered requests, in the order they came, and the answers as they arrive in any order.

use std::collections::VecDeque;
use std::sync::Arc;

use ottla_engine::effect::Answer;
use ottla_engine::input::RequestId;
use ottla_protocol::frame::EncodedFrame;
use parking_lot::Mutex;
use tokio::sync::{Notify, OwnedSemaphorePermit};

use super::budget::Charge;
use crate::driver::Reply;

/// What a request leaves behind until it is answered.
#[derive(Debug)]
pub(super) struct Slot {
    pub(super) id: RequestId,
    pub(super) correlation_id: i32,
    pub(super) version: i16,
    /// Produce requests may follow each other before they are answered; every other request waits for those before it.
    pub(super) is_produce: bool,
    pub(super) outcome: Option<Outcome>,
    /// The memory of its frame.
    #[expect(dead_code, reason = "held until the request is over, then dropped")]
    pub(super) charge: Charge,
    /// Held by a bulky request: one at a time is served.
    #[expect(dead_code, reason = "held until the request is over, then dropped")]
    pub(super) permit: Option<OwnedSemaphorePermit>,
}

/// How a request ended.
#[derive(Debug)]
pub(super) enum Outcome {
    /// By the core.
    Answer(Answer),
    /// Before the core, with this frame.
    Frame(EncodedFrame),
}

/// The slots of one connection.
#[derive(Debug, Default)]
pub(super) struct Outbox {
    state: Mutex<State>,
    /// The connection should look: an answer is due, or it is to close.
    pub(super) wake: Notify,
}

#[derive(Debug, Default)]
struct State {
    /// The number of the oldest slot.
    first: u64,
    slots: VecDeque<Slot>,
}

impl Outbox {
    /// A new request; its number.
    pub(super) fn push(&self, slot: Slot) -> u64 {
        let mut state = self.state.lock();
        state.slots.push_back(slot);
        state.first + state.slots.len() as u64 - 1
    }

    /// The oldest request, if it has its answer.
    pub(super) fn pop(&self) -> Option<Slot> {
        let mut state = self.state.lock();
        state.slots.front()?.outcome.as_ref()?;
        state.first += 1;
        state.slots.pop_front()
    }

    /// How many requests are here, and whether all of them are Produce.
    pub(super) fn unanswered(&self) -> (usize, bool) {
        let state = self.state.lock();
        (state.slots.len(), state.slots.iter().all(|slot| slot.is_produce))
    }

    /// Forgets everything: the connection is gone. Which requests have no answer.
    pub(super) fn clear(&self) -> Vec<RequestId> {
        let slots = std::mem::take(&mut self.state.lock().slots);
        slots.into_iter().filter(|slot| slot.outcome.is_none()).map(|slot| slot.id).collect()
    }

    /// Whether a request still wants its answer.
    pub(super) fn wants(&self, number: u64) -> bool {
        let state = self.state.lock();
        let index = number.checked_sub(state.first).and_then(|index| usize::try_from(index).ok());
        index.and_then(|index| state.slots.get(index)).is_some_and(|slot| slot.outcome.is_none())
    }

    /// A request ended.
    pub(super) fn fill(&self, number: u64, outcome: Outcome) {
        let mut state = self.state.lock();
        let first = state.first;
        let index = number.checked_sub(first).and_then(|index| usize::try_from(index).ok());
        if let Some(slot) = index.and_then(|index| state.slots.get_mut(index)) {
            slot.outcome = Some(outcome);
            if number == first {
                drop(state);
                self.wake.notify_one();
            }
        }
    }
}

/// The way of one answer back to its connection.
#[derive(Debug)]
pub(super) struct ReplyTo {
    pub(super) peer: Arc<super::registry::Peer>,
    pub(super) number: u64,
}

impl Reply for ReplyTo {
    fn answer(self: Box<Self>, answer: Answer) {
        self.peer.outbox.fill(self.number, Outcome::Answer(answer));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::budget::{Budget, Size};

    fn slot(id: u64, is_produce: bool) -> Slot {
        Slot {
            id: RequestId(id),
            correlation_id: 0,
            version: 0,
            is_produce,
            outcome: None,
            charge: Charge::empty(Budget::new(1), Size::Small),
            permit: None,
        }
    }

    #[test]
    fn answers_leave_in_the_order_of_the_requests() {
        let outbox = Outbox::default();
        let numbers: Vec<u64> = (0..3).map(|id| outbox.push(slot(id, true))).collect();
        outbox.fill(numbers[2], Outcome::Answer(Answer::Silent));
        assert!(outbox.pop().is_none());
        outbox.fill(numbers[0], Outcome::Answer(Answer::Silent));
        assert_eq!(outbox.pop().unwrap().id, RequestId(0));
        assert!(outbox.pop().is_none());
        assert_eq!(outbox.unanswered(), (2, true));
        let later = outbox.push(slot(3, false));
        outbox.fill(later, Outcome::Answer(Answer::Silent));
        outbox.fill(numbers[0], Outcome::Answer(Answer::Silent));
        assert_eq!(outbox.unanswered(), (3, false));
        assert_eq!(outbox.clear(), [RequestId(1)]);
        outbox.fill(numbers[1], Outcome::Answer(Answer::Silent));
        assert!(outbox.pop().is_none());
    }
}
