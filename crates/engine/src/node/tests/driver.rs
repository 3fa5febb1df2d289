//! A whole node on disks in memory. Jobs are carried out one by one, in any order that keeps each log's own.
#![allow(clippy::wildcard_enum_match_arm, reason = "every effect that is not an answer is a job")]

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use bytes::{Bytes, BytesMut};
use ottla_protocol::frame::encode_response;
use ottla_protocol::ids::{LeaderEpoch, Offset, PartitionId, Timestamp, Uuid};
use ottla_protocol::log::{
    AppendReport, EpochCache, FaultKind, FlushReport, FolderUsage, LogId, LogRead, LogState, LogWrite, OffsetFound,
    OffsetQuery, ProducerTable, ReadSlice, RemovalReason, RemovedSegments, StorageFault,
};
use ottla_protocol::messages::create_topics_request::{CreatableTopic, CreatableTopicConfig};
use ottla_protocol::messages::{CreateTopicsRequest, RequestBody, ResponseBody};
use ottla_protocol::records::{BatchBuilder, BatchView, NewRecord, ProducerBatch, Records, check, patch};

use crate::config::{NodeConfig, Properties};
use crate::effect::{Answer, Effect, Effects};
use crate::event::Event;
use crate::input::{ConnectionId, Found, FoundLog, Input, Request, RequestId};
use crate::node::{Node, NodeSetup};
use crate::time::{Mono, Now};

pub(super) const FOLDER: Uuid = Uuid::from_u128(0xf0_1d_e2 << 64);
const CLIENT: ConnectionId = ConnectionId(1);

/// One log on a disk.
#[derive(Debug, Clone, Default)]
pub(super) struct DiskLog {
    pub(super) topic: String,
    /// Whole batches, in order.
    pub(super) batches: Vec<Bytes>,
    pub(super) start: Offset,
    pub(super) flushed: Offset,
    pub(super) producers: ProducerTable,
}

impl DiskLog {
    pub(super) fn end(&self) -> Offset {
        self.batches.last().map_or(self.start, |batch| BatchView::parse(batch).unwrap().header().next_offset())
    }

    fn state(&self) -> LogState {
        let mut epochs = EpochCache::default();
        for batch in &self.batches {
            let header = *BatchView::parse(batch).unwrap().header();
            epochs.assign(header.leader_epoch.unwrap(), header.base_offset);
        }
        LogState {
            folder: FOLDER,
            log_start_offset: self.start,
            log_end_offset: self.end(),
            high_watermark: self.start,
            recovery_point: self.flushed,
            epochs: epochs.entries().to_vec(),
            producers: self.producers.clone(),
            created: self.batches.is_empty(),
            truncated_bytes: 0,
            lost_below: None,
        }
    }

    fn append(&mut self, write: LogWrite) -> AppendReport {
        let base_offset = write.batches.first().unwrap().base_offset;
        let mut size_bytes = 0;
        for batch in write.batches {
            assert_eq!(batch.base_offset, self.end(), "appends are contiguous");
            let mut bytes = BytesMut::from(&batch.bytes[..]);
            patch(&mut bytes, batch.base_offset, batch.leader_epoch).unwrap();
            self.producers.apply(&batch.summary, batch.base_offset);
            size_bytes += bytes.len() as u64;
            self.batches.push(bytes.freeze());
        }
        AppendReport { base_offset, log_end_offset: self.end(), size_bytes, segment_base: Offset::ZERO, rolled: false }
    }

    fn read(&self, read: &LogRead) -> ReadSlice {
        let mut out = BytesMut::new();
        let mut next_offset = read.from;
        for batch in &self.batches {
            let header = *BatchView::parse(batch).unwrap().header();
            if header.next_offset() <= read.from {
                continue;
            }
            let fits = out.len() + batch.len() <= read.max_bytes as usize || (out.is_empty() && read.at_least_one);
            if header.base_offset >= read.upper || !fits {
                break;
            }
            out.extend_from_slice(batch);
            next_offset = header.next_offset();
        }
        ReadSlice { records: Records::Memory(out.freeze()), next_offset, aborted: Vec::new() }
    }

    fn find(&self, query: OffsetQuery, upper: Offset) -> Option<OffsetFound> {
        let mut best: Option<OffsetFound> = None;
        for batch in &self.batches {
            let view = BatchView::parse(batch).unwrap();
            for record in view.records().unwrap().map(Result::unwrap).filter(|r| r.offset >= self.start) {
                let found = OffsetFound {
                    offset: record.offset,
                    timestamp: record.timestamp,
                    leader_epoch: view.header().leader_epoch.unwrap(),
                };
                match query {
                    OffsetQuery::AtOrAfter(time) if record.timestamp >= time => return Some(found),
                    OffsetQuery::MaxTimestamp if best.is_none_or(|b| b.timestamp < record.timestamp) => {
                        best = Some(found);
                    }
                    OffsetQuery::AtOrAfter(_) | OffsetQuery::MaxTimestamp => {}
                }
            }
        }
        best.filter(|found| found.offset < upper)
    }
}

/// What survives the death of the process.
#[derive(Debug, Clone, Default)]
pub(super) struct Disk {
    quorum_state: Option<Bytes>,
    snapshot: Option<(Offset, i32, Bytes)>,
    pub(super) logs: BTreeMap<LogId, DiskLog>,
    /// Appends, snapshots and new logs find no room.
    pub(super) is_full: bool,
    /// Logs that take no append until they are opened again.
    misaligned: BTreeSet<LogId>,
    /// Jobs on these logs fail.
    pub(super) broken: Vec<(LogId, FaultKind)>,
    pub(super) set_aside: Vec<LogId>,
}

/// One node, its disks, its clients.
pub(super) struct Machine {
    pub(super) node: Node,
    pub(super) disk: Disk,
    config: NodeConfig,
    jobs: Vec<Effect>,
    /// Jobs of this kind wait until they are released.
    held: Option<fn(&Effect) -> bool>,
    answers: BTreeMap<RequestId, Answer>,
    versions: BTreeMap<RequestId, i16>,
    pub(super) events: Vec<Event>,
    /// Every effect, as it came.
    pub(super) seen: Vec<Effect>,
    pub(super) fatal: Option<String>,
    micros: u64,
    runs: u128,
    last_request: u64,
}

impl Machine {
    /// A node that serves.
    pub(super) fn new() -> Self {
        Self::with(&[])
    }

    pub(super) fn with(properties: &[(&str, &str)]) -> Self {
        let mut all = Properties::new();
        for (key, value) in [("node.id", "1"), ("log.dirs", "/data")].iter().chain(properties) {
            all.insert((*key).into(), (*value).into());
        }
        let mut config = NodeConfig::from_properties(all).unwrap();
        config.cluster_id = "cluster".into();
        let mut machine = Self {
            node: node(&config, 1),
            disk: Disk::default(),
            config,
            jobs: Vec::new(),
            held: None,
            answers: BTreeMap::new(),
            versions: BTreeMap::new(),
            events: Vec::new(),
            seen: Vec::new(),
            fatal: None,
            micros: 0,
            runs: 1,
            last_request: 0,
        };
        machine.start();
        machine
    }

    fn start(&mut self) {
        let logs = self.disk.logs.iter().filter(|(log, _)| **log != LogId::METADATA);
        let found = Found {
            folders: vec![(FOLDER, true)],
            quorum_state: self.disk.quorum_state.clone(),
            snapshot: self.disk.snapshot.clone(),
            logs: logs
                .map(|(log, on_disk)| FoundLog { log: *log, topic: on_disk.topic.as_str().into(), folder: FOLDER })
                .collect(),
            clean_broker_epoch: None,
        };
        self.step(Input::Start(found));
        self.run();
        assert!(self.seen.iter().any(|effect| matches!(effect, Effect::Ready)), "the node serves");
    }

    /// The process dies and starts again; what was not flushed survives, as in a kernel that lives on.
    pub(super) fn restart(&mut self) {
        self.runs += 1;
        self.node = node(&self.config, self.runs);
        self.jobs.clear();
        self.seen.clear();
        self.held = None;
        self.micros = 0;
        self.start();
    }

    pub(super) fn now(&self) -> Now {
        let wall = Timestamp::new(1_700_000_000_000 + i64::try_from(self.micros / 1000).unwrap());
        Now { mono: Mono::from_micros(self.micros), wall }
    }

    pub(super) fn step(&mut self, input: Input) {
        self.micros += 1;
        let mut effects = Effects::new();
        self.node.step(self.now(), input, &mut effects, &mut self.events);
        for effect in effects {
            self.seen.push(effect.clone());
            match effect {
                Effect::Respond(id, answer) => {
                    if let Answer::Body(body) = &answer {
                        encode_response(1, self.versions[&id], body).expect("the answer fits the version asked for");
                    }
                    assert!(self.answers.insert(id, answer).is_none(), "{id:?} is answered once");
                }
                Effect::Fatal(message) => self.fatal = Some(message),
                Effect::Ready | Effect::Stopped { .. } | Effect::NoteHighWatermark(..) | Effect::ConfigureLog(..) => {}
                job => self.jobs.push(job),
            }
        }
    }

    /// Time passes; every deadline on the way is kept.
    pub(super) fn pass(&mut self, ms: u64) {
        let until = self.micros + ms * 1000;
        while let Some(deadline) = self.node.next_deadline().filter(|deadline| deadline.as_micros() <= until) {
            self.micros = self.micros.max(deadline.as_micros());
            self.step(Input::Tick);
            self.run();
        }
        self.micros = self.micros.max(until);
    }

    /// Jobs of this kind wait from here on.
    pub(super) fn hold(&mut self, kind: fn(&Effect) -> bool) {
        self.held = Some(kind);
    }

    pub(super) fn release(&mut self) {
        self.held = None;
        self.run();
    }

    /// Carries out everything that is not held, in order.
    pub(super) fn run(&mut self) {
        while self.run_one(0) {}
    }

    /// Carries out one job: the `choice`th of those that may be next. False if there is none.
    pub(super) fn run_one(&mut self, choice: usize) -> bool {
        let mut lanes = Vec::new();
        let mut ready = Vec::new();
        for (index, job) in self.jobs.iter().enumerate() {
            let lane = lane(job);
            let is_first = lane.is_none() || !lanes.contains(&lane);
            lanes.push(lane);
            if is_first && !self.held.is_some_and(|held| held(job)) {
                ready.push(index);
            }
        }
        if ready.is_empty() {
            return false;
        }
        let job = self.jobs.remove(ready[choice % ready.len()]);
        if let Some(report) = self.carry_out(job) {
            self.step(report);
        }
        true
    }

    fn fault(&self, log: LogId) -> Option<StorageFault> {
        let (_, kind) = self.disk.broken.iter().find(|(broken, _)| *broken == log)?;
        Some(StorageFault { kind: *kind, folder: Some(FOLDER), detail: "broken".into() })
    }

    fn on_log<T>(&mut self, log: LogId, act: impl FnOnce(&mut DiskLog) -> T) -> Result<T, StorageFault> {
        if let Some(fault) = self.fault(log) {
            return Err(fault);
        }
        let missing = StorageFault { kind: FaultKind::Missing, folder: None, detail: "no such log".into() };
        self.disk.logs.get_mut(&log).map(act).ok_or(missing)
    }

    fn append(&mut self, write: LogWrite) -> Result<AppendReport, StorageFault> {
        if self.disk.is_full || self.disk.misaligned.contains(&write.log) {
            self.disk.misaligned.insert(write.log);
            return Err(full());
        }
        self.on_log(write.log, |log| log.append(write))
    }

    fn carry_out(&mut self, job: Effect) -> Option<Input> {
        Some(match job {
            Effect::OpenLog(open) if self.disk.is_full && !self.disk.logs.contains_key(&open.log) => {
                Input::LogOpened(open.log, Err(full()))
            }
            Effect::WriteSnapshot { end_offset, .. } if self.disk.is_full => {
                Input::SnapshotWritten(end_offset, Err(full()))
            }
            Effect::CheckRecords(ticket, jobs) => {
                Input::RecordsChecked(ticket, jobs.iter().map(|job| check(&job.records, &job.rules)).collect())
            }
            Effect::OpenLog(open) => {
                self.disk.misaligned.remove(&open.log);
                let log = self.disk.logs.entry(open.log).or_default();
                log.topic = (*open.topic).into();
                Input::LogOpened(open.log, self.on_log(open.log, |log| log.state()))
            }
            Effect::Append(write) => Input::Appended(write.log, self.append(write)),
            Effect::Flush(log, up_to) => {
                let report = self.on_log(log, |log| {
                    let up_to = up_to.min(log.end());
                    log.flushed = log.flushed.max(up_to);
                    FlushReport { up_to }
                });
                Input::Flushed(log, report)
            }
            Effect::Read(ticket, reads) => {
                Input::ReadDone(ticket, reads.iter().map(|read| self.on_log(read.log, |log| log.read(read))).collect())
            }
            Effect::LoadRecords { log, from, max_bytes } => {
                let read = LogRead {
                    log,
                    from,
                    upper: Offset::new(i64::MAX),
                    max_bytes,
                    at_least_one: true,
                    with_aborted: false,
                };
                let bytes = self.on_log(log, |log| log.read(&read).records.in_memory().unwrap().clone());
                Input::RecordsLoaded(log, bytes)
            }
            Effect::FindOffset { ticket, log, query, upper } => {
                Input::OffsetFound(ticket, self.on_log(log, |log| log.find(query, upper)))
            }
            Effect::AdvanceLogStart(log, to) => {
                let moved = self.on_log(log, |log| {
                    log.start = log.start.max(to);
                    log.start
                });
                Input::LogStartAdvanced(log, moved)
            }
            Effect::ApplyRetention(log, _) => {
                let removed = self.on_log(log, |log| {
                    let before = log.batches.len();
                    let start = log.start;
                    log.batches.retain(|b| BatchView::parse(b).unwrap().header().next_offset() > start);
                    let segments = u32::try_from(before - log.batches.len()).unwrap();
                    let pass = RemovedSegments {
                        reason: RemovalReason::LogStart,
                        segments,
                        size_bytes: 0,
                        log_start_offset: start,
                    };
                    Vec::from_iter((segments > 0).then_some(pass))
                });
                Input::RetentionApplied(log, removed)
            }
            Effect::DeleteLog(log) => {
                self.disk.logs.remove(&log);
                Input::LogDeleted(log, Ok(()))
            }
            Effect::SetAside(log) => {
                self.disk.logs.remove(&log);
                self.disk.set_aside.push(log);
                return None;
            }
            Effect::DescribeFolders(ticket) => Input::FoldersDescribed(ticket, vec![self.usage()]),
            Effect::WriteQuorumState(bytes) => {
                self.disk.quorum_state = Some(bytes);
                Input::QuorumStateWritten(Ok(()))
            }
            Effect::WriteSnapshot { end_offset, epoch, batches } => {
                self.disk.snapshot = Some((end_offset, epoch, batches));
                Input::SnapshotWritten(end_offset, Ok(()))
            }
            Effect::TrimMetadata(_)
            | Effect::Respond(..)
            | Effect::NoteHighWatermark(..)
            | Effect::ConfigureLog(..)
            | Effect::Ready
            | Effect::Stopped { .. }
            | Effect::Fatal(_) => return None,
        })
    }

    fn usage(&self) -> FolderUsage {
        let sizes = self.disk.logs.iter().filter(|(log, _)| **log != LogId::METADATA);
        FolderUsage {
            id: FOLDER,
            path: "/data".into(),
            is_online: true,
            total_bytes: Some(1000),
            usable_bytes: None,
            logs: sizes.map(|(log, l)| (*log, l.batches.iter().map(|b| b.len() as u64).sum())).collect(),
        }
    }

    /// Sends a request on a connection and leaves the jobs it brings for later.
    pub(super) fn send_on(
        &mut self,
        connection: ConnectionId,
        version: i16,
        body: impl Into<RequestBody>,
    ) -> RequestId {
        self.last_request += 1;
        let id = RequestId(self.last_request);
        self.versions.insert(id, version);
        self.step(Input::Request(Request {
            id,
            connection,
            listener: Arc::from("PLAINTEXT"),
            dialled: (Arc::from("localhost"), 9092),
            peer: Arc::from("127.0.0.1:50000"),
            client_id: Some("test".into()),
            version,
            body: body.into(),
        }));
        id
    }

    /// Sends a request and carries out what can be.
    pub(super) fn send(&mut self, version: i16, body: impl Into<RequestBody>) -> RequestId {
        let id = self.send_on(CLIENT, version, body);
        self.run();
        id
    }

    pub(super) fn take_answer(&mut self, id: RequestId) -> Option<Answer> {
        self.answers.remove(&id)
    }

    /// Takes an answer that must be there.
    pub(super) fn answer(&mut self, id: RequestId) -> ResponseBody {
        match self.take_answer(id).expect("an answer") {
            Answer::Body(body) => body,
            other @ (Answer::Silent | Answer::Close(_)) => panic!("{other:?}"),
        }
    }

    /// Sends a request and takes its answer, which must be there as soon as the disks have done their part.
    pub(super) fn ask(&mut self, version: i16, body: impl Into<RequestBody>) -> ResponseBody {
        let id = self.send(version, body);
        self.answer(id)
    }

    pub(super) fn create_topic(&mut self, name: &str, partitions: i32, configs: &[(&str, &str)]) -> Uuid {
        let config = |(name, value): &(&str, &str)| CreatableTopicConfig {
            name: (*name).into(),
            value: Some((*value).into()),
            ..Default::default()
        };
        let topic = CreatableTopic {
            name: name.into(),
            num_partitions: partitions,
            replication_factor: 1,
            configs: configs.iter().map(config).collect(),
            ..Default::default()
        };
        let request = CreateTopicsRequest { topics: vec![topic], timeout_ms: 1000, ..Default::default() };
        let ResponseBody::CreateTopics(response) = self.ask(7, RequestBody::CreateTopics(request)) else { panic!() };
        assert_eq!(response.topics[0].error_code, 0, "{:?}", response.topics[0].error_message);
        response.topics[0].topic_id
    }

    pub(super) fn log_id(&self, topic: &str, partition: i32) -> LogId {
        let topic_id = self.node.plane().image().topics.by_name(topic).unwrap().id;
        LogId { topic_id, partition: PartitionId::new(partition) }
    }

    pub(super) fn log(&self, topic: &str, partition: i32) -> &DiskLog {
        &self.disk.logs[&self.log_id(topic, partition)]
    }

    pub(super) fn leader_epoch(&self, topic: &str, partition: i32) -> LeaderEpoch {
        let topic = self.node.plane().image().topics.by_name(topic).unwrap();
        topic.partition(PartitionId::new(partition)).unwrap().leader_epoch
    }

    /// The names of the events since the last call.
    pub(super) fn take_events(&mut self) -> Vec<&'static str> {
        core::mem::take(&mut self.events).iter().map(|event| event.kind.name()).collect()
    }
}

fn full() -> StorageFault {
    StorageFault { kind: FaultKind::Full, folder: Some(FOLDER), detail: "the log folder /data is full".into() }
}

/// Jobs of one log keep their order, but a flush holds nothing up.
fn lane(job: &Effect) -> Option<(LogId, bool)> {
    match job {
        Effect::OpenLog(open) => Some((open.log, false)),
        Effect::Append(write) => Some((write.log, false)),
        Effect::Flush(log, _) => Some((*log, true)),
        Effect::AdvanceLogStart(log, _)
        | Effect::ApplyRetention(log, _)
        | Effect::DeleteLog(log)
        | Effect::SetAside(log)
        | Effect::FindOffset { log, .. }
        | Effect::LoadRecords { log, .. } => Some((*log, false)),
        Effect::CheckRecords(..)
        | Effect::Respond(..)
        | Effect::Read(..)
        | Effect::NoteHighWatermark(..)
        | Effect::ConfigureLog(..)
        | Effect::DescribeFolders(_)
        | Effect::WriteQuorumState(_)
        | Effect::WriteSnapshot { .. }
        | Effect::TrimMetadata(_)
        | Effect::Ready
        | Effect::Stopped { .. }
        | Effect::Fatal(_) => None,
    }
}

fn node(config: &NodeConfig, run: u128) -> Node {
    Node::new(NodeSetup { config: config.clone(), incarnation_id: Uuid::from_u128(run << 64), seed: run })
}

/// A batch of records with these values, at the machine's time plus their index.
pub(super) fn batch(values: &[&str], producer: Option<ProducerBatch>) -> Bytes {
    let mut builder = BatchBuilder::new().producer(producer);
    for (index, value) in values.iter().enumerate() {
        builder.push(&NewRecord {
            timestamp: Timestamp::new(1_700_000_000_000 + i64::try_from(index).unwrap()),
            key: None,
            value: Some(value.as_bytes()),
            headers: &[],
        });
    }
    builder.build()
}

/// The values of all records in `bytes`, with their offsets.
pub(super) fn values(bytes: &[u8]) -> Vec<(i64, String)> {
    let views = ottla_protocol::records::batches(bytes).map(Result::unwrap);
    let records = views.flat_map(|view| {
        view.check_crc().unwrap();
        view.records().unwrap().map(Result::unwrap)
    });
    records.map(|r| (r.offset.get(), String::from_utf8(r.value.unwrap().to_vec()).unwrap())).collect()
}
