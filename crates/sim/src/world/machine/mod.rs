//! A machine: the real core and the real storage on a disk in memory, from boot to crash, life after life.

mod jobs;
mod namesakes;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bytes::Bytes;
use ottla_engine::config::{NodeConfig, Properties};
use ottla_engine::effect::{Answer, Effect};
use ottla_engine::input::{ConnectionId, Found, FoundLog, Input, Request, RequestId};
use ottla_engine::node::{Node, NodeSetup};
use ottla_engine::{Event, Mono, Now};
use ottla_protocol::frame::DecodedRequest;
use ottla_protocol::ids::{NodeId, Offset, PartitionId, Timestamp, TopicId, Uuid};
use ottla_protocol::log::{LogId, LogState};
use ottla_protocol::messages::ResponseBody;
use ottla_storage::{CrashKind, Disk as _, FaultPlan, LogManager, ManagerSetup, MemDisk, Operation};

use self::jobs::log_of;
use self::namesakes::Namesakes;
use super::dump;
use super::plan::Plan;
use super::raw::{self, Stored};
use crate::checkers::Anomaly;
use crate::random::Random;

/// How often the storage's own work is done, in µs.
const HOUSEKEEPING_US: u64 = 3_000_000;

/// The machine's own affairs.
#[derive(Debug)]
pub(crate) enum Task {
    /// A disk job is carried out.
    Job(Box<Effect>),
    /// A report reaches the node.
    Report(Box<Input>),
    /// The node wanted to be woken.
    Tick(u64),
    /// The storage's own work.
    Housekeeping,
}

/// An answer for a client.
#[derive(Debug)]
pub(crate) struct Answered {
    pub(crate) client: usize,
    pub(crate) correlation_id: i32,
    pub(crate) version: i16,
    pub(crate) body: ResponseBody,
}

struct Life {
    node: Node,
    manager: LogManager,
    began: u64,
    requests: BTreeMap<RequestId, (usize, i32, i16)>,
    next_request: u64,
    /// When each log's last job is done, and its last report given: both keep their order.
    job_at: BTreeMap<LogId, u64>,
    report_at: BTreeMap<LogId, u64>,
    tick_at: Option<u64>,
    is_serving: bool,
    is_stopping: bool,
    opened: BTreeMap<LogId, Opened>,
    /// Logs that found no room in this life, for the planted bug.
    cramped: BTreeSet<LogId>,
}

/// A log of this life.
struct Opened {
    /// Where its files lie.
    path: PathBuf,
    /// What was found there.
    state: LogState,
}

pub(crate) struct Machine {
    seed: u64,
    plan: Plan,
    disk: MemDisk,
    /// How the disk fails at present.
    trouble: FaultPlan,
    delays: Random,
    ids: Random,
    plants: Random,
    number: u32,
    life: Option<Life>,
    crashes: u32,
    tasks: Vec<(u64, Task)>,
    answers: Vec<Answered>,
    became_ready: bool,
    became_stopped: bool,
    events: Vec<String>,
    /// What each log held at the last crash, and up to where it was flushed.
    before: BTreeMap<LogId, Vec<Stored>>,
    flushed: BTreeMap<LogId, Offset>,
    loses_nothing: bool,
    /// From where on the disk lied about a log, found at the last crash; and ever.
    taken: BTreeMap<LogId, Offset>,
    scars: BTreeMap<LogId, Offset>,
    namesakes: Namesakes,
}

impl Machine {
    pub(crate) fn new(seed: u64, plan: &Plan) -> Self {
        Self {
            seed,
            plan: plan.clone(),
            disk: MemDisk::new(seed),
            trouble: FaultPlan::default(),
            delays: Random::stream(seed, "delays"),
            ids: Random::stream(seed, "ids"),
            plants: Random::stream(seed, "plants"),
            number: 0,
            life: None,
            crashes: 0,
            tasks: Vec::new(),
            answers: Vec::new(),
            became_ready: false,
            became_stopped: false,
            events: Vec::new(),
            before: BTreeMap::new(),
            flushed: BTreeMap::new(),
            loses_nothing: true,
            taken: BTreeMap::new(),
            scars: BTreeMap::new(),
            namesakes: Namesakes::default(),
        }
    }

    pub(crate) const fn life(&self) -> u32 {
        self.number
    }

    pub(crate) const fn crashes(&self) -> u32 {
        self.crashes
    }

    pub(crate) const fn is_running(&self) -> bool {
        self.life.is_some()
    }

    pub(crate) fn is_serving(&self) -> bool {
        self.life.as_ref().is_some_and(|life| life.is_serving && !life.is_stopping)
    }

    pub(crate) fn take_tasks(&mut self) -> Vec<(u64, Task)> {
        std::mem::take(&mut self.tasks)
    }

    pub(crate) fn take_answers(&mut self) -> Vec<Answered> {
        std::mem::take(&mut self.answers)
    }

    pub(crate) const fn take_ready(&mut self) -> bool {
        std::mem::replace(&mut self.became_ready, false)
    }

    pub(crate) const fn take_stopped(&mut self) -> bool {
        std::mem::replace(&mut self.became_stopped, false)
    }

    pub(crate) fn take_events(&mut self) -> Vec<String> {
        std::mem::take(&mut self.events)
    }

    /// Starts the node. Says what is wrong if it cannot be started.
    pub(crate) fn boot(&mut self, now: u64, epoch_ms: i64) -> Option<Anomaly> {
        self.number += 1;
        self.heal_disk();
        let setup = ManagerSetup {
            folders: self.plan.folders.iter().map(Into::into).collect(),
            metadata_folder: None,
            node_id: NodeId::new(1),
            cluster_id: None,
        };
        let ids = &mut self.ids;
        let mut fresh = || Uuid::from_u128((u128::from(ids.next()) << 64) | u128::from(ids.next()));
        let wont = |why: String| Some(Anomaly { code: "L5", name: "no-start", detail: why });
        let manager = match LogManager::start(Arc::new(self.disk.clone()), setup, &mut fresh) {
            Ok(manager) => manager,
            Err(error) => return wont(error.to_string()),
        };
        let scan = match manager.scan() {
            Ok(scan) => scan,
            Err(fault) => return wont(fault.to_string()),
        };
        let mut properties = Properties::new();
        let mut set = |key: &str, value: &str| properties.insert(key.to_owned(), value.to_owned());
        set("node.id", "1");
        set("log.retention.check.interval.ms", "1000");
        set("ottla.cluster.id", manager.cluster_id());
        let config = match NodeConfig::from_properties(properties) {
            Ok(config) => config,
            Err(faults) => return wont(format!("{faults:?}")),
        };
        let incarnation_id = fresh();
        let seed = (u128::from(self.seed) << 32) | u128::from(self.number);
        let node = Node::new(NodeSetup { config, incarnation_id, seed });
        self.life = Some(Life {
            node,
            manager,
            began: now,
            requests: BTreeMap::new(),
            next_request: 0,
            job_at: BTreeMap::new(),
            report_at: BTreeMap::new(),
            tick_at: None,
            is_serving: false,
            is_stopping: false,
            opened: BTreeMap::new(),
            cramped: BTreeSet::new(),
        });
        let found = Found {
            folders: scan.folders,
            quorum_state: scan.quorum_state,
            snapshot: scan.snapshot,
            logs: scan
                .logs
                .into_iter()
                .map(|found| FoundLog { log: found.log, topic: found.topic, folder: found.folder })
                .collect(),
            clean_broker_epoch: scan.clean_broker_epoch,
        };
        self.tasks.push((now + HOUSEKEEPING_US, Task::Housekeeping));
        self.step(now, epoch_ms, Input::Start(found));
        None
    }

    /// The machine is gone at once; the disk keeps what it keeps.
    pub(crate) fn crash(&mut self) {
        self.crashes += 1;
        self.fall();
    }

    fn fall(&mut self) {
        self.remember();
        self.loses_nothing = self.plan.crash == CrashKind::Process;
        self.life = None;
        self.number += 1;
        self.disk = self.disk.crash(self.plan.crash);
        for (log, before) in &self.before {
            if let Some(first) = raw::first_taken(&self.disk, before) {
                let known = self.taken.entry(*log).or_insert(first);
                *known = first.min(*known);
            }
        }
    }

    /// From now on every such call on a path that contains the text fails; the restart that follows finds a healed disk.
    pub(crate) fn break_disk(&mut self, now: u64, operation: Operation, path: &str) {
        self.tell(now, format_args!("{operation:?} of {path} fails"));
        self.trouble.failing = vec![(operation, path.to_owned())];
        self.disk.set_faults(self.trouble.clone());
    }

    /// From now on some flushes of topics' files are reported and not done.
    pub(crate) fn corrupt_flushes(&mut self, now: u64, ppm: u32) {
        self.tell(now, format_args!("flushes lie"));
        self.trouble.lying_syncs_ppm = ppm;
        self.trouble.lying = vec![(Operation::Sync, "topic-".to_owned())];
        self.disk.set_faults(self.trouble.clone());
    }

    /// The disk takes only so many bytes more.
    pub(crate) fn fill_disk(&mut self, now: u64, spare_bytes: u64) {
        self.tell(now, format_args!("the disk is full but for {spare_bytes} bytes"));
        let space = self.disk.copy().space(Path::new("/"));
        let used = space.map_or(0, |space| space.total_bytes.saturating_sub(space.usable_bytes));
        self.trouble.capacity_bytes = Some(used + spare_bytes);
        self.disk.set_faults(self.trouble.clone());
    }

    /// There is room again.
    pub(crate) fn make_room(&mut self, now: u64) {
        self.tell(now, format_args!("the disk has room"));
        self.trouble.capacity_bytes = None;
        self.disk.set_faults(self.trouble.clone());
    }

    /// Whether the node serves without one of its folders.
    pub(crate) fn lacks_folder(&self) -> bool {
        let folders = self.life.iter().flat_map(|life| life.manager.describe_folders());
        folders.into_iter().any(|folder| !folder.is_online)
    }

    fn tell(&mut self, now: u64, fault: std::fmt::Arguments<'_>) {
        if self.plan.keeps_events {
            self.events.push(format!("{{\"life\":{},\"t_us\":{now},\"fault\":\"{fault}\"}}", self.number));
        }
    }

    /// The disk works again.
    pub(crate) fn heal_disk(&mut self) {
        self.trouble = FaultPlan::default();
        self.disk.set_faults(self.trouble.clone());
    }

    /// Begins a stop in good order.
    pub(crate) fn stop(&mut self, now: u64, epoch_ms: i64) {
        if let Some(life) = &mut self.life {
            life.is_stopping = true;
        }
        self.step(now, epoch_ms, Input::Stop);
    }

    /// Notes what the files of every log hold.
    fn remember(&mut self) {
        // A broken disk answers nothing; its copy does.
        let disk = self.disk.copy();
        let Some(life) = &self.life else { return };
        let held = life.opened.iter().map(|(log, opened)| (*log, raw::stored(&disk, &opened.path)));
        if life.is_serving {
            self.before = held.collect();
        } else {
            // What was there at the crash before was not compared yet.
            for (log, held) in held {
                self.before.entry(log).or_insert(held);
            }
        }
    }

    /// Compares what every log holds with what it held before the last crash. Also tells from which offsets on the disk took what it
    /// had reported flushed.
    pub(crate) fn check_recovery(&mut self) -> (Vec<Anomaly>, Vec<(LogId, Offset)>) {
        let mut found = Vec::new();
        let taken = std::mem::take(&mut self.taken);
        for (log, from) in &taken {
            let scar = self.scars.entry(*log).or_insert(*from);
            *scar = (*scar).min(*from);
            if let Some(flushed) = self.flushed.get_mut(log) {
                *flushed = (*flushed).min(*from);
            }
        }
        let Some(life) = &self.life else { return (found, Vec::new()) };
        for (log, Opened { state, .. }) in &life.opened {
            let held = dump::load(&life.manager, self.namesakes.place_of(*log));
            let (headers, broken) = dump::headers(*log, &held);
            // What a lie cost lies there, and is no state to be told.
            if !self.scars.contains_key(log) {
                found.extend(broken);
                found.extend(dump::compare_state(state, *log, &headers));
            }
            if let Some(before) = self.before.get(log) {
                let flushed = self.flushed.get(log).copied().unwrap_or(Offset::ZERO);
                // Below the log's start nothing need be there.
                let before = before.iter().filter(|stored| stored.header.next_offset() > state.log_start_offset);
                let first_taken = taken.get(log).copied();
                found.extend(dump::compare(*log, before, &headers, flushed, self.loses_nothing, first_taken));
            }
        }
        (found, taken.into_iter().collect())
    }

    /// A log's batches.
    pub(crate) fn dump(&self, topic_id: TopicId, partition: i32) -> Bytes {
        let log = LogId { topic_id, partition: PartitionId::new(partition) };
        let place = self.namesakes.place_of(log);
        self.life.as_ref().map(|life| dump::load(&life.manager, place)).unwrap_or_default()
    }

    /// The first offset that a log's files hold.
    pub(crate) fn first_offset(&self, topic_id: TopicId, partition: i32) -> i64 {
        let log = LogId { topic_id, partition: PartitionId::new(partition) };
        let (headers, _) = dump::headers(log, &self.dump(topic_id, partition));
        headers.first().map_or(0, |first| first.base_offset.get())
    }

    pub(crate) fn request(&mut self, now: u64, epoch_ms: i64, client: usize, connection: u64, request: DecodedRequest) {
        let Some(life) = &mut self.life else { return };
        life.next_request += 1;
        let id = RequestId(life.next_request);
        let header = request.header;
        life.requests.insert(id, (client, header.correlation_id, header.version));
        let request = Request {
            id,
            connection: ConnectionId(connection),
            listener: Arc::from("PLAINTEXT"),
            dialled: (Arc::from("localhost"), 9092),
            peer: Arc::from("client"),
            client_id: header.client_id,
            version: header.version,
            body: request.body,
        };
        self.step(now, epoch_ms, Input::Request(request));
    }

    pub(crate) fn task(&mut self, now: u64, epoch_ms: i64, task: Task) {
        match task {
            Task::Job(effect) => self.job(now, epoch_ms, *effect),
            Task::Report(input) => self.step(now, epoch_ms, *input),
            Task::Tick(set) => {
                if self.life.as_mut().is_some_and(|life| life.tick_at.take_if(|at| *at == set).is_some()) {
                    self.step(now, epoch_ms, Input::Tick);
                }
            }
            Task::Housekeeping => {
                let wall = Timestamp::new(wall(now, epoch_ms));
                let faults = self.life.as_ref().map(|life| life.manager.housekeep(wall)).unwrap_or_default();
                for fault in faults {
                    self.step(now, epoch_ms, Input::FolderFailed(fault));
                }
                self.tasks.push((now + HOUSEKEEPING_US, Task::Housekeeping));
            }
        }
    }

    fn step(&mut self, now: u64, epoch_ms: i64, input: Input) {
        let Some(life) = &mut self.life else { return };
        self.disk.set_now(Timestamp::new(wall(now, epoch_ms)));
        let clock = Now { mono: Mono::from_micros(now - life.began), wall: Timestamp::new(wall(now, epoch_ms)) };
        let mut effects = Vec::new();
        let mut events: Vec<Event> = Vec::new();
        life.node.step(clock, input, &mut effects, &mut events);
        if self.plan.keeps_events {
            self.events.extend(events.iter().map(|event| crate::events::line(self.number, now, event)));
        }
        for effect in effects {
            self.effect(now, effect);
        }
        self.set_tick(now);
    }

    fn set_tick(&mut self, now: u64) {
        let Some(life) = &mut self.life else { return };
        let Some(deadline) = life.node.next_deadline() else { return };
        let at = (life.began + deadline.as_micros()).max(now + 1);
        if life.tick_at.is_none_or(|set| at < set) {
            life.tick_at = Some(at);
            self.tasks.push((at, Task::Tick(at)));
        }
    }

    fn effect(&mut self, now: u64, effect: Effect) {
        let Some(life) = &mut self.life else { return };
        match effect {
            Effect::Respond(id, answer) => {
                if let (Some((client, correlation_id, version)), Answer::Body(body)) =
                    (life.requests.remove(&id), answer)
                {
                    self.answers.push(Answered { client, correlation_id, version, body });
                }
            }
            Effect::Ready => {
                life.is_serving = true;
                self.became_ready = true;
            }
            Effect::Stopped { broker_epoch } => {
                let _ = life.manager.stop(broker_epoch);
                self.remember();
                self.loses_nothing = true;
                self.life = None;
                self.number += 1;
                self.became_stopped = true;
            }
            Effect::Fatal(why) => {
                self.events.push(format!("{{\"fatal\":{why:?}}}"));
                // Whoever repairs the disk turns the machine off.
                self.fall();
                self.became_stopped = true;
            }
            job => {
                let delay = self.delays.between(5, 400);
                let order = log_of(&job);
                let at = match order {
                    Some(log) => {
                        let last = life.job_at.entry(log).or_insert(0);
                        *last = (now + delay).max(*last + 1);
                        *last
                    }
                    None => now + delay,
                };
                self.tasks.push((at, Task::Job(Box::new(job))));
            }
        }
    }
}

fn wall(now: u64, epoch_ms: i64) -> i64 {
    epoch_ms + i64::try_from(now / 1000).unwrap_or(0)
}
