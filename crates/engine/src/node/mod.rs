//! One whole node: a broker with its controller. Inputs in, effects out.
//!
//! | phase | input | next phase | effects |
//! |---|---|---|---|
//! | `New` | `Start` | `Starting` | the metadata plane's |
//! | `Starting` | the broker is registered | `Opening` | open every hosted log; set strays aside |
//! | `Opening` | the last log is open, or found unusable | `Opening` | the plane asks to be unfenced |
//! | `Opening` | the broker is unfenced | `Serving` | `Ready` |
//! | any | `Stop` | `Stopping` | everything parked is answered |
//! | `Stopping` | nothing is on its way any more | `Stopped` | `Stopped` |
//!
//! A node only routes. Each kind of state has its owner: the metadata plane, the replicas, and the requests that wait, by
//! API. What a request waits for is data with a condition and perhaps a deadline; nothing below calls up into it.

mod context;
mod disk;
mod life;
mod replicas;
mod requests;
mod room;
#[cfg(test)]
mod tests;
mod timers;

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::sync::Arc;
use alloc::vec::Vec;

use ottla_protocol::ids::{BrokerEpoch, NodeId, Uuid};
use ottla_protocol::log::LogId;
use ottla_protocol::messages::{RequestBody, ResponseBody};

use crate::config::NodeConfig;
use crate::effect::{Answer, Effect, Effects};
use crate::event::{Events, Observer};
use crate::fetch::Fetches;
use crate::input::{FoundLog, Input, Request, RequestId};
use crate::metadata::{MetadataPlane, PlaneSetup, Reply};
use crate::produce::Produces;
use crate::query::{self, Queries};
use crate::time::{Mono, Now};

pub(crate) use context::{Context, LeaderHint, epoch_of, push_new};
pub(crate) use replicas::{Replicas, TopicRef, locate};
pub(crate) use timers::Timer;

use context::Tickets;
use requests::Requests;
use room::FullFolders;
use timers::Timers;

/// Topics that only coordinators write to.
const INTERNAL_TOPICS: [&str; 3] = ["__consumer_offsets", "__transaction_state", "__share_group_state"];

/// Whether clients must leave a topic's records to its coordinator.
pub(crate) fn is_internal(topic: &str) -> bool {
    INTERNAL_TOPICS.contains(&topic)
}

/// What a node is made of.
#[derive(Debug, Clone)]
pub struct NodeSetup {
    /// The node's own settings; listeners with their real ports, and the cluster's id.
    pub config: NodeConfig,
    /// Names this run of the process among all runs of the node (KIP-631); never used twice.
    pub incarnation_id: Uuid,
    /// Where every random choice comes from; a different one for every run of a node.
    pub seed: u128,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    New,
    Starting,
    Opening { asked_to_unfence: bool },
    Serving,
    Stopping,
    Stopped,
}

/// One whole node.
///
/// The driver calls [`Node::step`] with one input at a time, carries out the effects in order, and gives an
/// [`Input::Tick`] when [`Node::next_deadline`] has come.
#[derive(Debug)]
pub struct Node {
    config: Arc<NodeConfig>,
    node_id: NodeId,
    phase: Phase,
    plane: MetadataPlane,
    replicas: Replicas,
    produces: Produces,
    fetches: Fetches,
    queries: Queries,
    requests: Requests,
    tickets: Tickets,
    timers: Timers,
    /// Logs being opened.
    opening: BTreeSet<LogId>,
    /// Answers that wait for logs to open.
    held_replies: Vec<Reply>,
    /// What the disks held at the start, until it is known which of it belongs here.
    found: Vec<FoundLog>,
    /// Log folders that work.
    online_folders: BTreeSet<Uuid>,
    /// Those of them that are full.
    full_folders: FullFolders,
    last_event: u64,
}

/// What one step works with.
struct Io<'a> {
    now: Now,
    effects: &'a mut Effects,
    observer: &'a mut dyn Observer,
}

/// The parts of a node, each on its own, for the length of one step.
struct Parts<'a> {
    replicas: &'a mut Replicas,
    produces: &'a mut Produces,
    fetches: &'a mut Fetches,
    queries: &'a mut Queries,
    cx: Context<'a>,
}

impl Node {
    /// A node before its start.
    #[must_use]
    pub fn new(setup: NodeSetup) -> Self {
        let NodeSetup { config, incarnation_id, seed } = setup;
        let config = Arc::new(config);
        Self {
            node_id: config.node_id,
            phase: Phase::New,
            plane: MetadataPlane::new(PlaneSetup { config: config.clone(), incarnation_id, seed }),
            replicas: Replicas::default(),
            produces: Produces::default(),
            fetches: Fetches::new(config.max_incremental_fetch_session_cache_slots, seed),
            queries: Queries::default(),
            requests: Requests::default(),
            tickets: Tickets::default(),
            timers: Timers::default(),
            opening: BTreeSet::new(),
            held_replies: Vec::new(),
            found: Vec::new(),
            online_folders: BTreeSet::new(),
            full_folders: FullFolders::default(),
            last_event: 0,
            config,
        }
    }

    /// Takes one input and says what is to be done. What happened goes to the observer.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the rest are reports, which `report` takes apart without one")]
    pub fn step(&mut self, now: Now, input: Input, effects: &mut Effects, observer: &mut dyn Observer) {
        if self.phase == Phase::Stopped {
            return;
        }
        let mut io = Io { now, effects, observer };
        match input {
            Input::Start(found) => self.start(found, &mut io),
            Input::Stop => self.stop(&mut io),
            Input::Tick => self.tick(&mut io),
            Input::Request(request) => self.request(request, &mut io),
            Input::Disconnected(connection) => {
                for id in self.requests.disconnect(connection) {
                    self.forget(id, &mut io);
                }
            }
            report if MetadataPlane::owns(&report) => {
                self.hear_of_room(&report, &mut io);
                self.plane.step(now, report, io.effects);
            }
            report => self.report(report, &mut io),
        }
        self.follow_plane(&mut io);
        self.stop_when_idle(&mut io);
    }

    /// When [`Input::Tick`] is wanted; `None` while nothing waits for a time.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Mono> {
        [self.timers.next(), self.plane.next_deadline()].into_iter().flatten().min()
    }

    /// The cluster's metadata, as committed.
    #[must_use]
    pub const fn plane(&self) -> &MetadataPlane {
        &self.plane
    }

    /// The epoch of this broker's registration, once there is one.
    #[must_use]
    pub fn broker_epoch(&self) -> Option<BrokerEpoch> {
        self.plane.broker_epoch()
    }

    fn parts<'a>(&'a mut self, io: &'a mut Io<'_>) -> Parts<'a> {
        Parts {
            replicas: &mut self.replicas,
            produces: &mut self.produces,
            fetches: &mut self.fetches,
            queries: &mut self.queries,
            cx: Context {
                now: io.now,
                config: &self.config,
                image: self.plane.image(),
                effects: io.effects,
                events: Events::new(io.now, &mut self.last_event, io.observer),
                tickets: &mut self.tickets,
                timers: &mut self.timers,
                requests: &mut self.requests,
            },
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the metadata plane says what it serves; nothing else is")]
    fn request(&mut self, mut request: Request, io: &mut Io<'_>) {
        let id = request.id;
        self.requests.open(id, request.connection);
        if self.phase == Phase::Stopping {
            self.parts(io).cx.answer(id, Answer::Close("the node is stopping".into()));
            return;
        }
        // The body moves on; the rest of the request is looked at beside it.
        let body = core::mem::replace(&mut request.body, RequestBody::ApiVersions(Default::default()));
        let Parts { replicas, produces, fetches, queries, mut cx } = self.parts(io);
        match body {
            RequestBody::Produce(body) => produces.begin(&request, body, replicas, &mut cx),
            RequestBody::Fetch(body) => fetches.begin(&request, body, replicas, &mut cx),
            RequestBody::ListOffsets(body) => queries.list_offsets(id, request.version, body, replicas, &mut cx),
            RequestBody::DeleteRecords(body) => queries.delete_records(id, body, replicas, &mut cx),
            RequestBody::DescribeLogDirs(body) => queries.describe_log_dirs(id, body, &mut cx),
            RequestBody::OffsetForLeaderEpoch(body) => {
                let response = query::offset_for_leader_epoch(body, replicas, cx.image);
                cx.respond(id, ResponseBody::OffsetForLeaderEpoch(response));
            }
            RequestBody::DescribeProducers(body) => {
                let response = query::describe_producers(body, replicas, cx.image);
                cx.respond(id, ResponseBody::DescribeProducers(response));
            }
            body => {
                if MetadataPlane::serves(&body) {
                    request.body = body;
                    self.plane.step(io.now, Input::Request(request), io.effects);
                } else {
                    // The driver refuses what is not served before it comes here, so this is no matter of versions.
                    cx.answer(id, Answer::Close(format!("{} is not served", body.api_key().name())));
                }
            }
        }
    }

    /// A client is gone: what it asked for and waits for is dropped. Batches on their way to a log still get there.
    fn forget(&mut self, id: RequestId, io: &mut Io<'_>) {
        let Parts { fetches, queries, mut cx, .. } = self.parts(io);
        fetches.forget(id, &mut cx);
        queries.forget(id);
        self.held_replies.retain(|reply| reply.request != id);
    }

    fn tick(&mut self, io: &mut Io<'_>) {
        self.plane.step(io.now, Input::Tick, io.effects);
        while let Some(timer) = self.timers.take_due(io.now.mono) {
            match timer {
                Timer::Retention => self.apply_retention(io),
                Timer::Flush(log) => {
                    if let Some(replica) = self.replicas.get_mut(log) {
                        replica.flush_by_time(io.now, io.effects);
                    }
                }
                Timer::Open(log) => {
                    if let Some(replica) = self.replicas.get(log).filter(|replica| replica.is_opening()) {
                        io.effects.push(Effect::OpenLog(replica.to_open()));
                    }
                }
                Timer::Produce(id) => {
                    let Parts { produces, mut cx, .. } = self.parts(io);
                    produces.expire(id, &mut cx);
                }
                Timer::Fetch(id) => {
                    let Parts { replicas, fetches, mut cx, .. } = self.parts(io);
                    fetches.wake(id, replicas, &mut cx);
                }
            }
        }
    }
}
