//! What every part of a node works with during one step.

use alloc::string::String;
use alloc::vec::Vec;

use ottla_protocol::ids::LeaderEpoch;
use ottla_protocol::log::LogId;
use ottla_protocol::messages::ResponseBody;

use super::requests::Requests;
use super::timers::Timers;
use crate::config::NodeConfig;
use crate::effect::{Answer, Effect, Effects};
use crate::event::Events;
use crate::input::{RequestId, Ticket};
use crate::metadata::Image;
use crate::time::Now;

/// Gives out tickets.
#[derive(Debug, Default)]
pub(crate) struct Tickets {
    last: u64,
}

impl Tickets {
    pub(crate) fn next(&mut self) -> Ticket {
        self.last += 1;
        Ticket(self.last)
    }
}

/// The surroundings of one step.
pub(crate) struct Context<'a> {
    pub(crate) now: Now,
    pub(crate) config: &'a NodeConfig,
    pub(crate) image: &'a Image,
    pub(crate) effects: &'a mut Effects,
    pub(crate) events: Events<'a>,
    pub(crate) tickets: &'a mut Tickets,
    pub(crate) timers: &'a mut Timers,
    pub(crate) requests: &'a mut Requests,
}

impl Context<'_> {
    /// Ends a request, if its connection is still there.
    pub(crate) fn answer(&mut self, request: RequestId, answer: Answer) {
        if self.requests.close(request) {
            self.effects.push(Effect::Respond(request, answer));
        }
    }

    pub(crate) fn respond(&mut self, request: RequestId, body: ResponseBody) {
        self.answer(request, Answer::Body(body));
    }
}

/// Where clients should turn to instead (KIP-951).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LeaderHint {
    pub(crate) leader_id: i32,
    pub(crate) leader_epoch: i32,
    /// The leader's host, port and rack on the listener that the client uses.
    pub(crate) endpoint: Option<(String, i32, Option<String>)>,
}

impl LeaderHint {
    pub(crate) fn of(image: &Image, log: LogId, listener: &str) -> Option<Self> {
        let partition = image.topics.by_id(log.topic_id)?.partition(log.partition)?;
        let endpoint = partition.leader.and_then(|leader| {
            let broker = image.brokers.get(&leader)?;
            let endpoint = broker.endpoints.get(listener)?;
            Some((endpoint.host.clone(), i32::from(endpoint.port), broker.rack.clone()))
        });
        Some(Self {
            leader_id: partition.leader.map_or(-1, |leader| leader.get()),
            leader_epoch: partition.leader_epoch.get(),
            endpoint,
        })
    }
}

/// A leader epoch as requests carry it: negative means "do not check".
pub(crate) fn epoch_of(wire: i32) -> Option<LeaderEpoch> {
    LeaderEpoch::from_wire(wire)
}

/// Keeps the order of first appearance and drops repetitions, for the few brokers an answer names.
pub(crate) fn push_new<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}
