//! The clients of a world: state machines of their own, that ask over the wire format and write down what they were told.

mod admin;
mod producer;
mod reader;
mod recreator;
pub mod value;

use std::sync::Arc;

use ottla_protocol::ids::TopicId;
use ottla_protocol::messages::{ApiKey, RequestBody, ResponseBody};

use crate::history::{Incarnation, Operation, Outcome, Tp, What};
use crate::random::Random;

pub(crate) use admin::Admin;
pub(crate) use producer::{Producer, ProducerKind};
pub(crate) use reader::Reader;
pub(crate) use recreator::Recreator;

/// A topic of the world.
#[derive(Debug, Clone)]
pub(crate) struct Topic {
    pub(crate) name: Arc<str>,
    pub(crate) id: TopicId,
    pub(crate) partitions: i32,
}

/// What happens to a client.
#[derive(Debug)]
pub(crate) enum ClientEvent {
    /// It is connected.
    Connected,
    /// Its connection is gone, and with it every answer not received.
    Closed,
    /// The time it asked for has come.
    Wake,
    /// An answer, by the request's correlation id.
    Answer(i32, Box<ResponseBody>),
}

/// What a client works with, for one event.
pub(crate) struct ClientIo<'a> {
    /// Microseconds of the world.
    pub(crate) now: u64,
    /// The wall clock, ms since the epoch.
    pub(crate) wall: i64,
    pub(crate) random: &'a mut Random,
    /// The topics, each the last that bore its name, as far as is known.
    pub(crate) topics: &'a mut Vec<Topic>,
    /// Every topic there was.
    pub(crate) incarnations: &'a mut Vec<Incarnation>,
    /// No new work: finish what is begun, and read to the end.
    pub(crate) is_draining: bool,
    pub(crate) next_value: &'a mut u64,
    pub(crate) next_correlation: &'a mut i32,
    pub(crate) sends: Vec<(i32, i16, RequestBody)>,
    pub(crate) wake_at: Option<u64>,
    pub(crate) operations: &'a mut Vec<Operation>,
}

/// A client.
pub(crate) trait Client {
    /// Takes one event.
    fn on(&mut self, event: ClientEvent, io: &mut ClientIo<'_>);

    /// While draining: nothing is left to do.
    fn is_done(&self) -> bool;
}

impl ClientIo<'_> {
    /// Asks at a version, and returns the correlation id.
    pub(crate) fn ask(&mut self, version: i16, body: RequestBody) -> i32 {
        *self.next_correlation += 1;
        let id = *self.next_correlation;
        self.sends.push((id, version, body));
        id
    }

    /// Some version that is served, at or above the first that the caller can do with.
    pub(crate) fn version(&mut self, api: ApiKey, at_least: i16) -> i16 {
        self.version_in(api, at_least, i16::MAX)
    }

    /// The same, at or below the last.
    pub(crate) fn version_in(&mut self, api: ApiKey, at_least: i16, at_most: i16) -> i16 {
        let served = api.served().expect("clients ask for what is served");
        let (from, to) = (at_least.max(*served.start()), at_most.min(*served.end()));
        from + i16::try_from(self.random.below(u64::from((to - from + 1).unsigned_abs()))).unwrap_or(0)
    }

    pub(crate) fn wake_in(&mut self, us: u64) {
        self.wake_at = Some(self.now + us);
    }

    /// A partition of some topic, by its name.
    pub(crate) fn any_partition(&mut self) -> Tp {
        let topic = self.random.pick(self.topics.as_slice());
        let partition = self.random.below(u64::from(topic.partitions.unsigned_abs()));
        Tp { topic: Arc::clone(&topic.name), partition: i32::try_from(partition).unwrap_or(0), id: None }
    }

    /// The id of the last topic that is known to have borne a name.
    pub(crate) fn topic_id(&self, name: &str) -> TopicId {
        self.topics.iter().find(|topic| &*topic.name == name).map(|topic| topic.id).unwrap_or_default()
    }

    /// A partition of a topic that was deleted, by its id.
    pub(crate) fn deleted_partition(&mut self) -> Option<Tp> {
        let gone: Vec<_> = self.incarnations.iter().filter(|one| one.gone.is_some()).collect();
        if gone.is_empty() {
            return None;
        }
        let one = self.random.pick(&gone);
        Some(Tp { topic: Arc::clone(&one.topic), partition: 0, id: Some(one.id) })
    }

    /// Writes an operation down.
    pub(crate) fn record(
        &mut self,
        process: u32,
        invoked: u64,
        outcome: Outcome,
        error: Option<&'static str>,
        what: What,
    ) {
        self.operations.push(Operation { process, invoked, completed: self.now, outcome, error, what });
    }
}
