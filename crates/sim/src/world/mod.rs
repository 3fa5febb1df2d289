//! A world: one node on a faulty disk, clients, a clock that only events move. A seed fixes everything.
//!
//! | phase | clients | faults |
//! |---|---|---|
//! | set up | none | none; topics are created |
//! | work | all | crashes, and stops in good order |
//! | drain | finish what is begun, read to the end | none |

mod dump;
mod ending;
mod faults;
mod machine;
mod plan;
mod queue;
mod raw;
mod setup;
mod wire;

use bytes::Bytes;
use ottla_protocol::ids::Offset;
use ottla_protocol::log::LogId;
use ottla_protocol::messages::ApiKey;

use self::machine::Machine;
pub use self::plan::{Plan, PlannedTopic, Plant};
use self::queue::Queue;
use crate::checkers::Anomaly;
use crate::client::{Admin, Client, ClientEvent, Producer, ProducerKind, Reader, Recreator, Topic};
use crate::history::{History, TroubleKind};
use crate::random::Random;

/// The wall clock at the world's beginning: 2026-01-01T00:00:00Z, in ms.
const EPOCH_MS: i64 = 1_767_225_600_000;
/// How long clients may take to finish once faults are over, in µs.
const DRAIN_MAX_US: u64 = 120_000_000;
/// No life of a world has more events: it would not be making progress.
const EVENTS_MAX: u64 = 5_000_000;
/// When the machine is gone, every client has noticed within so many µs, and is told nothing of that life any more. No life begins
/// sooner.
const CLOSED_WITHIN_US: u64 = 2_000;
/// A log that lacked room to be opened is opened again after 5 s; appends find room at once.
const ROOM_SEEN_WITHIN_US: u64 = 6_000_000;
/// The connection that sets the world up.
const SETUP: usize = usize::MAX;

/// Something that will happen.
#[derive(Debug)]
enum Happening {
    /// The machine is started.
    Boot,
    /// The machine's own affairs, in one of its lives.
    Machine {
        life: u32,
        task: machine::Task,
    },
    /// A request's frame reaches the machine.
    Request {
        life: u32,
        client: usize,
        frame: Bytes,
    },
    /// An answer's frame reaches a client.
    Response {
        life: u32,
        client: usize,
        api: ApiKey,
        version: i16,
        frame: Bytes,
    },
    /// A client finds the machine serving, or gone.
    Connect {
        client: usize,
    },
    Closed {
        life: u32,
        client: usize,
    },
    /// A client's clock.
    Wake {
        client: usize,
        set: u64,
    },
    /// The next fault.
    Fault,
    /// A full disk has room again.
    Room {
        life: u32,
    },
    /// Faults are over.
    Drain,
}

/// What came of a world.
#[derive(Debug)]
pub struct Report {
    /// What the clients saw.
    pub history: History,
    /// What must not have happened.
    pub anomalies: Vec<Anomaly>,
    /// Every event of the node, each as a line of JSON, if they were asked for.
    pub events: Vec<String>,
    /// How often the machine crashed.
    pub crashes: u32,
    /// The microseconds that went by in the world.
    pub elapsed_us: u64,
}

struct Member {
    client: Box<dyn Client>,
    random: Random,
    /// The life of the machine that it is connected to.
    connected: Option<u32>,
    /// Its latest wake-up call; earlier ones do not count.
    wake: u64,
    /// When the last frame on its way arrives, in each direction: a connection keeps the order.
    to_machine: u64,
    to_client: u64,
}

/// A world, to be run once.
pub struct World {
    plan: Plan,
    now: u64,
    queue: Queue<Happening>,
    machine: Machine,
    members: Vec<Member>,
    topics: Vec<Topic>,
    network: Random,
    faults: Random,
    history: History,
    /// Of which log the disk took what from which offset on, and when that was found. Clients may not know its topic's name yet.
    losses: Vec<(LogId, Offset, u64)>,
    anomalies: Vec<Anomaly>,
    is_draining: bool,
    next_value: u64,
    next_correlation: i32,
}

impl World {
    /// The world of this seed.
    #[must_use]
    pub fn new(seed: u64, plan: Plan) -> Self {
        let kinds = [
            ProducerKind::Idempotent,
            ProducerKind::Idempotent,
            ProducerKind::Plain { acks: 1 },
            ProducerKind::Plain { acks: 0 },
        ];
        let mut members: Vec<Box<dyn Client>> = Vec::new();
        for (process, kind) in (1..).zip(kinds) {
            members.push(Box::new(Producer::new(process, kind)));
        }
        members.push(Box::new(Reader::new(10)));
        members.push(Box::new(Reader::new(11)));
        if plan.deletes_records {
            members.push(Box::new(Admin::new(20)));
        }
        if plan.recreates_topics {
            members.push(Box::new(Recreator::new(21, plan.topics.clone())));
        }
        let members = members
            .into_iter()
            .enumerate()
            .map(|(at, client)| Member {
                client,
                random: Random::stream(seed, &format!("client {at}")),
                connected: None,
                wake: 0,
                to_machine: 0,
                to_client: 0,
            })
            .collect();
        Self {
            machine: Machine::new(seed, &plan),
            plan,
            now: 0,
            queue: Queue::default(),
            members,
            topics: Vec::new(),
            network: Random::stream(seed, "network"),
            faults: Random::stream(seed, "faults"),
            history: History::default(),
            losses: Vec::new(),
            anomalies: Vec::new(),
            is_draining: false,
            next_value: 0,
            next_correlation: 0,
        }
    }

    /// Runs the world to its end.
    #[must_use]
    pub fn run(mut self) -> Report {
        self.queue.push(0, Happening::Boot);
        let mut drain_began = None;
        let mut handled = 0;
        while let Some((at, happening)) = self.queue.pop() {
            self.now = self.now.max(at);
            handled += 1;
            self.handle(happening);
            if self.is_draining {
                let began = *drain_began.get_or_insert(self.now);
                if self.is_done() {
                    break;
                }
                if self.now - began > DRAIN_MAX_US || handled > EVENTS_MAX {
                    self.stuck();
                    break;
                }
            }
        }
        self.conclude()
    }

    fn wall(&self) -> i64 {
        EPOCH_MS + i64::try_from(self.now / 1000).unwrap_or(0)
    }

    fn is_done(&self) -> bool {
        self.machine.is_serving() && self.members.iter().all(|member| member.client.is_done())
    }

    fn stuck(&mut self) {
        let who: Vec<usize> = (0..self.members.len())
            .filter(|at| self.members.get(*at).is_some_and(|member| !member.client.is_done()))
            .collect();
        let detail = format!(
            "{} s after the last fault the clients {who:?} are not done (machine serving: {})",
            DRAIN_MAX_US / 1_000_000,
            self.machine.is_serving()
        );
        self.anomalies.push(Anomaly { code: "L1", name: "no-progress", detail });
    }

    fn handle(&mut self, happening: Happening) {
        match happening {
            Happening::Boot => self.boot(),
            Happening::Machine { life, task } => {
                if life == self.machine.life() {
                    self.machine.task(self.now, EPOCH_MS, task);
                }
            }
            Happening::Request { life, client, frame } => {
                if life == self.machine.life() {
                    self.request(client, frame);
                }
            }
            Happening::Response { life, client, api, version, frame } => {
                self.response(life, client, api, version, frame);
            }
            Happening::Connect { client } => self.connect(client),
            Happening::Closed { life, client } => {
                let gone = self.members.get_mut(client).is_some_and(|m| m.connected.take_if(|c| *c == life).is_some());
                if gone {
                    self.member(client, ClientEvent::Closed);
                    let pause = self.network.between(5_000, 80_000);
                    self.queue.push(self.now + pause, Happening::Connect { client });
                }
            }
            Happening::Wake { client, set } => {
                if self.members.get(client).is_some_and(|m| m.wake == set) {
                    self.member(client, ClientEvent::Wake);
                }
            }
            Happening::Fault => self.fault(),
            Happening::Room { life } => {
                if life == self.machine.life() {
                    self.machine.make_room(self.now);
                    self.end_troubles(TroubleKind::Full, self.now + ROOM_SEEN_WITHIN_US);
                }
            }
            Happening::Drain => self.drain(),
        }
        self.follow_machine();
    }

    fn boot(&mut self) {
        let found = self.machine.boot(self.now, EPOCH_MS);
        self.anomalies.extend(found);
    }

    /// Carries out what the machine wants done.
    fn follow_machine(&mut self) {
        let life = self.machine.life();
        for (at, task) in self.machine.take_tasks() {
            self.queue.push(at.max(self.now), Happening::Machine { life, task });
        }
        for answered in self.machine.take_answers() {
            self.answer(life, answered);
        }
        if self.machine.take_ready() {
            self.end_troubles(TroubleKind::Full, self.now);
            self.end_troubles(TroubleKind::Failed, self.now);
            self.check_recovery();
            if self.topics.is_empty() {
                self.create_topics();
            } else {
                self.connect_all();
            }
        }
        if self.machine.take_stopped() {
            self.close_all();
            let pause = self.faults.between(CLOSED_WITHIN_US, 500_000);
            self.queue.push(self.now + pause, Happening::Boot);
        }
    }

    fn check_recovery(&mut self) {
        let (found, taken) = self.machine.check_recovery();
        self.anomalies.extend(found);
        self.losses.extend(taken.into_iter().map(|(log, from)| (log, from, self.now)));
    }

    fn connect_all(&mut self) {
        for client in 0..self.members.len() {
            if self.members.get(client).is_some_and(|member| member.connected.is_none()) {
                let pause = self.network.between(100, 5_000);
                self.queue.push(self.now + pause, Happening::Connect { client });
            }
        }
    }

    fn connect(&mut self, client: usize) {
        // A client that finds nobody is called when the machine serves again.
        if self.machine.is_serving()
            && let Some(member) = self.members.get_mut(client)
            && member.connected.is_none()
        {
            member.connected = Some(self.machine.life());
            self.member(client, ClientEvent::Connected);
        }
    }

    fn close_all(&mut self) {
        for client in 0..self.members.len() {
            if let Some(life) = self.members.get(client).and_then(|member| member.connected) {
                let pause = self.network.between(50, CLOSED_WITHIN_US);
                self.queue.push(self.now + pause, Happening::Closed { life, client });
            }
        }
    }
}
