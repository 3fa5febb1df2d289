//! Every state change says what it did: one stream of events, each with its cause.
//!
//! Metrics, logs, the history checkers and the console read this stream and nothing else. When nobody listens, an event is
//! not even built: only its number is taken, so that numbers do not depend on who listens.

mod describe;
mod kind;

use ottla_protocol::ids::Timestamp;

use crate::input::RequestId;
use crate::metadata;
use crate::time::{Mono, Now};

pub use describe::{FieldValue, Level};
pub use kind::{EventKind, ExpiryReason, Isolation, PartitionName};

/// One state change.
#[derive(Debug, Clone, PartialEq)]
pub struct Event {
    /// Counts the events of one life of a node: 1, 2, 3, ...
    pub seq: u64,
    /// When, on the clock of the node's life.
    pub at: Mono,
    /// When, on the wall.
    pub wall: Timestamp,
    /// Why.
    pub cause: Cause,
    /// What.
    pub kind: EventKind,
}

/// Why something happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// A client asked for it.
    Request(RequestId),
    /// An earlier event of this node led to it, by its number.
    Event(u64),
    /// A time came.
    Timer,
    /// A disk reported a fault.
    Storage,
    /// The node's own life: start, election, stop.
    Node,
}

impl From<metadata::Cause> for Cause {
    fn from(cause: metadata::Cause) -> Self {
        match cause {
            metadata::Cause::Request(id) => Self::Request(id),
            metadata::Cause::Node => Self::Node,
        }
    }
}

/// Hears every event.
pub trait Observer {
    /// Whether events are wanted at all; asked before each is built.
    fn listens(&self) -> bool;

    /// Takes one event. The node waits meanwhile.
    fn event(&mut self, event: &Event);
}

/// Nobody listens.
#[derive(Debug, Clone, Copy, Default)]
pub struct Unobserved;

impl Observer for Unobserved {
    fn listens(&self) -> bool {
        false
    }

    fn event(&mut self, _event: &Event) {}
}

/// Keeps every event, for tests and for a history.
impl Observer for alloc::vec::Vec<Event> {
    fn listens(&self) -> bool {
        true
    }

    fn event(&mut self, event: &Event) {
        self.push(event.clone());
    }
}

/// Where the parts of a node report to, for the length of one step.
pub(crate) struct Events<'a> {
    now: Now,
    last_seq: &'a mut u64,
    observer: &'a mut dyn Observer,
}

impl<'a> Events<'a> {
    pub(crate) fn new(now: Now, last_seq: &'a mut u64, observer: &'a mut dyn Observer) -> Self {
        Self { now, last_seq, observer }
    }

    /// Reports one event, built only if somebody listens. Gives its number, for the causes of later ones.
    pub(crate) fn report(&mut self, cause: Cause, kind: impl FnOnce() -> EventKind) -> u64 {
        *self.last_seq += 1;
        let seq = *self.last_seq;
        if self.observer.listens() {
            self.observer.event(&Event { seq, at: self.now.mono, wall: self.now.wall, cause, kind: kind() });
        }
        seq
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn numbers_do_not_depend_on_who_listens() {
        let now = Now { mono: Mono::from_micros(5), wall: Timestamp::new(1) };
        let mut last_seq = 0;
        Events::new(now, &mut last_seq, &mut Unobserved).report(Cause::Node, || unreachable!("nobody listens"));
        let mut heard: Vec<Event> = Vec::new();
        let kind = || EventKind::InvariantViolated { name: "I6", detail: "test".into() };
        assert_eq!(Events::new(now, &mut last_seq, &mut heard).report(Cause::Event(1), kind), 2);
        assert_eq!(heard, [Event { seq: 2, at: now.mono, wall: now.wall, cause: Cause::Event(1), kind: kind() }]);
    }
}
