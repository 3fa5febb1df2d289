//! A machine: the real core and the real storage on a disk in memory, from boot to crash, life after life.

use std::collections::BTreeMap;
use std::sync::Arc;

use bytes::Bytes;
use ottla_engine::config::{NodeConfig, Properties};
use ottla_engine::effect::{Answer, Effect};
use ottla_engine::input::{ConnectionId, Found, FoundLog, Input, Request, RequestId};
use ottla_engine::node::{Node, NodeSetup};
use ottla_engine::{Event, Mono, Now};
use ottla_protocol::frame::DecodedRequest;
use ottla_protocol::ids::{NodeId, Offset, PartitionId, Timestamp, TopicId, Uuid};
use ottla_protocol::log::{FlushReport, LogId, LogState, ProducerTable};
use ottla_protocol::messages::ResponseBody;
use ottla_protocol::records::{BatchHeader, check};
use ottla_storage::{CrashKind, LogManager, ManagerSetup, MemDisk};

use super::dump;
use super::plan::{Plan, Plant};
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
    opened: BTreeMap<LogId, LogState>,
}

pub(crate) struct Machine {
    seed: u64,
    plan: Plan,
    disk: MemDisk,
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
    before: BTreeMap<LogId, Vec<BatchHeader>>,
    flushed: BTreeMap<LogId, Offset>,
    loses_nothing: bool,
}

impl Machine {
    pub(crate) fn new(seed: u64, plan: &Plan) -> Self {
        Self {
            seed,
            plan: plan.clone(),
            disk: MemDisk::new(seed),
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
        let setup = ManagerSetup {
            folders: vec!["/data".into()],
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
        self.remember();
        self.loses_nothing = self.plan.crash == CrashKind::Process;
        self.life = None;
        self.number += 1;
        self.crashes += 1;
        self.disk = self.disk.crash(self.plan.crash);
    }

    /// Begins a stop in good order.
    pub(crate) fn stop(&mut self, now: u64, epoch_ms: i64) {
        if let Some(life) = &mut self.life {
            life.is_stopping = true;
        }
        self.step(now, epoch_ms, Input::Stop);
    }

    /// Notes what every log holds.
    fn remember(&mut self) {
        self.before.clear();
        if let Some(life) = &self.life {
            for log in life.opened.keys() {
                let (headers, _) = dump::headers(*log, &dump::load(&life.manager, *log));
                self.before.insert(*log, headers);
            }
        }
    }

    /// Compares what every log holds with what it held before the last crash.
    pub(crate) fn check_recovery(&self) -> Vec<Anomaly> {
        let mut found = Vec::new();
        let Some(life) = &self.life else { return found };
        for (log, state) in &life.opened {
            let (headers, broken) = dump::headers(*log, &dump::load(&life.manager, *log));
            found.extend(broken);
            found.extend(dump::compare_state(state, *log, &headers));
            if let Some(before) = self.before.get(log) {
                let flushed = self.flushed.get(log).copied().unwrap_or(Offset::ZERO);
                found.extend(dump::compare(*log, before, &headers, flushed, self.loses_nothing));
            }
        }
        found
    }

    /// A log's batches.
    pub(crate) fn dump(&self, topic_id: TopicId, partition: i32) -> Bytes {
        let log = LogId { topic_id, partition: PartitionId::new(partition) };
        self.life.as_ref().map(|life| dump::load(&life.manager, log)).unwrap_or_default()
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
                self.life = None;
                self.number += 1;
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

    /// Carries a disk job out; its report is on its way then.
    fn job(&mut self, now: u64, epoch_ms: i64, effect: Effect) {
        let log = log_of(&effect);
        let Some(report) = self.carry_out(now, epoch_ms, effect) else { return };
        let Some(life) = &mut self.life else { return };
        let delay = self.delays.between(5, 600);
        let at = match log {
            Some(log) => {
                let last = life.report_at.entry(log).or_insert(0);
                *last = (now + delay).max(*last + 1);
                *last
            }
            None => now + delay,
        };
        self.tasks.push((at, Task::Report(Box::new(report))));
    }

    fn carry_out(&mut self, now: u64, epoch_ms: i64, effect: Effect) -> Option<Input> {
        let life = self.life.as_mut()?;
        let manager = &life.manager;
        let plant = self.plan.plant;
        let wall = Timestamp::new(wall(now, epoch_ms));
        Some(match effect {
            Effect::CheckRecords(ticket, jobs) => {
                let checked = jobs.iter().map(|job| check(&job.records, &job.rules)).collect();
                Input::RecordsChecked(ticket, checked)
            }
            Effect::OpenLog(open) => {
                let mut state = manager.open(&open);
                if let Ok(state) = &mut state {
                    life.opened.insert(open.log, state.clone());
                    if plant == Plant::ProducersAreForgotten {
                        state.producers = ProducerTable::default();
                    }
                    if plant == Plant::RecoveryCutsTooMuch && state.log_end_offset > state.log_start_offset {
                        state.log_end_offset = Offset::new(state.log_end_offset.get() - 1);
                        state.high_watermark = state.high_watermark.min(state.log_end_offset);
                    }
                }
                Input::LogOpened(open.log, state)
            }
            Effect::Append(write) => {
                if plant == Plant::AppendIsALie && write.log != LogId::METADATA && self.plants.chance(1, 50) {
                    let first = write.batches.first()?;
                    let last = write.batches.last()?;
                    let end = last.base_offset.get() + i64::from(last.summary.offset_count);
                    let report = ottla_protocol::log::AppendReport {
                        base_offset: first.base_offset,
                        log_end_offset: Offset::new(end),
                        size_bytes: u64::from(last.summary.size_bytes),
                        segment_base: Offset::ZERO,
                        rolled: false,
                    };
                    return Some(Input::Appended(write.log, Ok(report)));
                }
                Input::Appended(write.log, manager.append(&write))
            }
            Effect::Flush(log, up_to) => {
                let report =
                    if plant == Plant::FlushIsALie { Ok(FlushReport { up_to }) } else { manager.flush(log, up_to) };
                if let Ok(report) = &report {
                    self.flushed.insert(log, report.up_to);
                }
                Input::Flushed(log, report)
            }
            Effect::Read(ticket, reads) => {
                Input::ReadDone(ticket, reads.iter().map(|read| manager.read(read)).collect())
            }
            Effect::LoadRecords { log, from, max_bytes } => {
                Input::RecordsLoaded(log, manager.load_records(log, from, max_bytes))
            }
            Effect::FindOffset { ticket, log, query, upper } => {
                let mut found = manager.find_offset(log, query, upper);
                if let (Plant::SearchOvershoots, Ok(Some(found))) = (plant, &mut found) {
                    found.offset = found.offset.next();
                }
                Input::OffsetFound(ticket, found)
            }
            Effect::AdvanceLogStart(log, to) => {
                let done =
                    if plant == Plant::LogStartIsForgotten { Ok(to) } else { manager.advance_log_start(log, to) };
                Input::LogStartAdvanced(log, done)
            }
            Effect::NoteHighWatermark(log, offset) => {
                manager.note_high_watermark(log, offset);
                return None;
            }
            Effect::ConfigureLog(log, config) => {
                manager.configure(log, config);
                return None;
            }
            Effect::ApplyRetention(log, _) => {
                let month = if plant == Plant::RetentionIsEarly { 2_592_000_000 } else { 0 };
                let at = Timestamp::new(wall.get() + month);
                Input::RetentionApplied(log, manager.apply_retention(log, at))
            }
            Effect::DeleteLog(log) => {
                life.opened.remove(&log);
                Input::LogDeleted(log, manager.delete(log))
            }
            Effect::SetAside(log) => {
                let _ = manager.set_aside(log);
                return None;
            }
            Effect::DescribeFolders(ticket) => Input::FoldersDescribed(ticket, manager.describe_folders()),
            Effect::WriteQuorumState(content) => Input::QuorumStateWritten(manager.write_quorum_state(&content)),
            Effect::WriteSnapshot { end_offset, epoch, batches } => {
                Input::SnapshotWritten(end_offset, manager.write_snapshot(end_offset, epoch, &batches))
            }
            Effect::TrimMetadata(below) => {
                let _ = manager.trim_metadata(below);
                return None;
            }
            Effect::Respond(..) | Effect::Ready | Effect::Stopped { .. } | Effect::Fatal(_) => return None,
        })
    }
}

fn wall(now: u64, epoch_ms: i64) -> i64 {
    epoch_ms + i64::try_from(now / 1000).unwrap_or(0)
}

/// The log whose jobs a job keeps its order with.
fn log_of(effect: &Effect) -> Option<LogId> {
    match effect {
        Effect::OpenLog(open) => Some(open.log),
        Effect::Append(write) => Some(write.log),
        Effect::LoadRecords { log, .. }
        | Effect::Flush(log, _)
        | Effect::AdvanceLogStart(log, _)
        | Effect::NoteHighWatermark(log, _)
        | Effect::ConfigureLog(log, _)
        | Effect::ApplyRetention(log, _)
        | Effect::DeleteLog(log) => Some(*log),
        _ => None,
    }
}
