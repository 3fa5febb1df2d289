//! A node's metadata side on a disk in memory: carries out the effects, crashes, starts again.

use alloc::collections::VecDeque;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use bytes::{Bytes, BytesMut};
use ottla_protocol::ids::{LeaderEpoch, Offset, Timestamp, Uuid};
use ottla_protocol::log::{AppendReport, FlushReport, LogId, LogState, ProducerTable};
use ottla_protocol::messages::{RequestBody, ResponseBody};
use ottla_protocol::records::{BatchView, batches};
use ottla_protocol::wire::Message;

use crate::config::{NodeConfig, Properties};
use crate::effect::{Effect, Effects};
use crate::input::{ConnectionId, Found, Input, Request, RequestId};
use crate::metadata::{Change, Image, MetadataEvent, MetadataEventKind, MetadataPlane, PlaneSetup, Reply};
use crate::time::{Mono, Now};

pub(crate) const FOLDER: Uuid = Uuid::from_u128(0xf0_1d_e2 << 64);

/// What survives a crash.
#[derive(Debug, Clone, Default)]
pub(crate) struct Disk {
    pub(crate) quorum_state: Option<Bytes>,
    pub(crate) snapshot: Option<(Offset, i32, Bytes)>,
    /// Whole batches, in order.
    pub(crate) log: Vec<Bytes>,
    pub(crate) log_start: Offset,
    pub(crate) flushed: Offset,
}

impl Disk {
    pub(crate) fn end(&self) -> Offset {
        self.log.last().map_or(self.log_start, |batch| BatchView::parse(batch).unwrap().header().next_offset())
    }

    fn state(&self) -> LogState {
        let mut epochs: Vec<(LeaderEpoch, Offset)> = Vec::new();
        for batch in &self.log {
            let header = *BatchView::parse(batch).unwrap().header();
            let epoch = header.leader_epoch.unwrap();
            if epochs.last().is_none_or(|(last, _)| *last < epoch) {
                epochs.push((epoch, header.base_offset));
            }
        }
        LogState {
            folder: FOLDER,
            log_start_offset: self.log_start,
            log_end_offset: self.end(),
            high_watermark: self.flushed,
            recovery_point: self.flushed,
            epochs,
            producers: ProducerTable::default(),
            created: self.log.is_empty(),
            truncated_bytes: 0,
            lost_below: None,
        }
    }

    fn load(&self, from: Offset, max_bytes: u32) -> Bytes {
        let mut out = BytesMut::new();
        for batch in &self.log {
            let header = *BatchView::parse(batch).unwrap().header();
            if header.next_offset() > from && (out.is_empty() || out.len() + batch.len() <= max_bytes as usize) {
                out.extend_from_slice(batch);
            }
        }
        out.freeze()
    }

    fn lose_unflushed(&mut self) {
        let flushed = self.flushed;
        self.log.retain(|batch| BatchView::parse(batch).unwrap().header().next_offset() <= flushed);
    }
}

/// One node.
pub(crate) struct Node {
    pub(crate) plane: MetadataPlane,
    pub(crate) disk: Disk,
    pub(crate) config: Arc<NodeConfig>,
    pub(crate) folders: Vec<(Uuid, bool)>,
    pub(crate) changes: Vec<Change>,
    pub(crate) events: Vec<MetadataEvent>,
    pub(crate) replies: Vec<Reply>,
    pub(crate) fatal: Option<String>,
    /// Flush effects are put off until [`Node::flush`].
    pub(crate) holds_flushes: bool,
    held: Vec<Offset>,
    millis: u64,
    runs: u128,
    next_request: u64,
}

impl Node {
    /// A new node that serves.
    pub(crate) fn new() -> Self {
        Self::with(&[])
    }

    pub(crate) fn with(properties: &[(&str, &str)]) -> Self {
        let mut node = Self::on(Disk::default(), properties);
        node.start();
        node
    }

    /// A node on this disk, not started.
    pub(crate) fn on(disk: Disk, properties: &[(&str, &str)]) -> Self {
        let mut all = Properties::new();
        for (key, value) in [("node.id", "1"), ("log.dirs", "/data")].iter().chain(properties) {
            all.insert((*key).into(), (*value).into());
        }
        let mut config = NodeConfig::from_properties(all).unwrap();
        config.cluster_id = "cluster".into();
        let config = Arc::new(config);
        let plane = MetadataPlane::new(setup(&config, 1));
        Self {
            plane,
            disk,
            config,
            folders: vec![(FOLDER, true)],
            changes: Vec::new(),
            events: Vec::new(),
            replies: Vec::new(),
            fatal: None,
            holds_flushes: false,
            held: Vec::new(),
            millis: 0,
            runs: 1,
            next_request: 0,
        }
    }

    pub(crate) fn now(&self) -> Now {
        let wall = Timestamp::new(1_700_000_000_000 + i64::try_from(self.millis).unwrap());
        Now { mono: Mono::from_micros(self.millis * 1000), wall }
    }

    pub(crate) fn start(&mut self) {
        let found = Found {
            folders: self.folders.clone(),
            quorum_state: self.disk.quorum_state.clone(),
            snapshot: self.disk.snapshot.clone(),
            logs: Vec::new(),
            clean_broker_epoch: None,
        };
        let mut effects = Effects::new();
        self.plane.start(self.now(), &found, &mut effects);
        self.carry_out(effects);
        if self.changes.iter().any(|change| matches!(change, Change::Registered { .. })) {
            let mut effects = Effects::new();
            self.plane.logs_are_open(self.now(), &mut effects);
            self.carry_out(effects);
        }
    }

    /// The process dies; what was not flushed may be gone. Starts again.
    pub(crate) fn crash(&mut self, loses_unflushed: bool) {
        if loses_unflushed {
            self.disk.lose_unflushed();
        }
        self.held.clear();
        self.holds_flushes = false;
        self.changes.clear();
        self.replies.clear();
        self.runs += 1;
        self.plane = MetadataPlane::new(setup(&self.config, self.runs));
        self.start();
    }

    pub(crate) fn step(&mut self, input: Input) {
        self.millis += 1;
        let mut effects = Effects::new();
        self.plane.step(self.now(), input, &mut effects);
        self.carry_out(effects);
    }

    pub(crate) fn pass(&mut self, ms: u64) {
        self.millis += ms;
        self.step(Input::Tick);
    }

    pub(crate) fn fail_folder(&mut self, folder: Uuid) {
        let mut effects = Effects::new();
        self.plane.folder_failed(self.now(), folder, &mut effects);
        self.carry_out(effects);
    }

    /// Flushes what was held back.
    pub(crate) fn flush(&mut self) {
        for up_to in core::mem::take(&mut self.held) {
            self.disk.flushed = self.disk.flushed.max(up_to);
            self.step(Input::Flushed(LogId::METADATA, Ok(FlushReport { up_to })));
        }
    }

    fn carry_out(&mut self, effects: Effects) {
        let mut queue = VecDeque::from(effects);
        loop {
            self.changes.extend(self.plane.take_changes());
            self.replies.extend(self.plane.take_replies());
            self.events.extend(self.plane.take_events());
            let Some(effect) = queue.pop_front() else { break };
            if let Some(report) = self.report(effect) {
                let mut more = Effects::new();
                self.plane.step(self.now(), report, &mut more);
                queue.extend(more);
            }
        }
    }

    fn report(&mut self, effect: Effect) -> Option<Input> {
        match effect {
            Effect::OpenLog(open) => {
                assert_eq!(open.log, LogId::METADATA);
                Some(Input::LogOpened(open.log, Ok(self.disk.state())))
            }
            Effect::Append(write) => {
                let base_offset = self.disk.end();
                for batch in write.batches {
                    assert_eq!(batch.base_offset, self.disk.end(), "appends are contiguous");
                    let view = BatchView::parse(&batch.bytes).unwrap();
                    view.check_crc().unwrap();
                    assert_eq!(view.header().base_offset, batch.base_offset);
                    self.disk.log.push(batch.bytes);
                }
                let report = AppendReport {
                    base_offset,
                    log_end_offset: self.disk.end(),
                    size_bytes: 1,
                    segment_base: Offset::ZERO,
                    rolled: false,
                };
                Some(Input::Appended(LogId::METADATA, Ok(report)))
            }
            Effect::Flush(_, up_to) if self.holds_flushes => {
                self.held.push(up_to);
                None
            }
            Effect::Flush(log, up_to) => {
                self.disk.flushed = self.disk.flushed.max(up_to);
                Some(Input::Flushed(log, Ok(FlushReport { up_to })))
            }
            Effect::LoadRecords { log, from, max_bytes } => {
                Some(Input::RecordsLoaded(log, Ok(self.disk.load(from, max_bytes))))
            }
            Effect::WriteQuorumState(bytes) => {
                self.disk.quorum_state = Some(bytes);
                Some(Input::QuorumStateWritten(Ok(())))
            }
            Effect::WriteSnapshot { end_offset, epoch, batches } => {
                self.disk.snapshot = Some((end_offset, epoch, batches));
                Some(Input::SnapshotWritten(end_offset, Ok(())))
            }
            Effect::TrimMetadata(below) => {
                self.disk.log.retain(|batch| BatchView::parse(batch).unwrap().header().next_offset() > below);
                self.disk.log_start = below;
                None
            }
            Effect::Fatal(message) => {
                self.fatal = Some(message);
                None
            }
            other => panic!("not expected of the metadata plane: {other:?}"),
        }
    }

    pub(crate) fn send(&mut self, version: i16, body: impl Into<RequestBody>) -> RequestId {
        self.next_request += 1;
        let id = RequestId(self.next_request);
        self.step(Input::Request(request(id, version, body.into())));
        id
    }

    /// Sends a request and takes its answer, which must be there at once and must fit its version.
    pub(crate) fn ask(&mut self, version: i16, body: impl Into<RequestBody>) -> ResponseBody {
        let id = self.send(version, body);
        self.answer(id).expect("an answer")
    }

    pub(crate) fn answer(&mut self, id: RequestId) -> Option<ResponseBody> {
        let index = self.replies.iter().position(|reply| reply.request == id)?;
        Some(self.replies.remove(index).body)
    }

    pub(crate) fn image(&self) -> &Image {
        self.plane.image()
    }

    /// The types of all metadata records that this life has committed.
    pub(crate) fn committed_types(&self) -> Vec<&'static str> {
        let types = self.events.iter().filter_map(|event| match event.kind {
            MetadataEventKind::RecordCommitted { record_type, .. } => Some(record_type),
            _ => None,
        });
        types.collect()
    }
}

fn setup(config: &Arc<NodeConfig>, run: u128) -> PlaneSetup {
    PlaneSetup { config: config.clone(), incarnation_id: Uuid::from_u128(run << 64), seed: run }
}

fn request(id: RequestId, version: i16, body: RequestBody) -> Request {
    Request {
        id,
        connection: ConnectionId(1),
        listener: "PLAINTEXT".into(),
        dialled: ("dialled".into(), 19_092),
        peer: "test".into(),
        client_id: None,
        version,
        body,
    }
}

/// Whether an answer can be written at a version.
pub(crate) fn encodes<M: Message>(message: &M, version: i16) -> bool {
    message.encode(&mut ottla_protocol::wire::Writer::new(), version).is_ok()
}

/// Every entry of the disk's log.
pub(crate) fn batch_count(disk: &Disk) -> usize {
    disk.log.iter().map(|bytes| batches(bytes).count()).sum()
}
