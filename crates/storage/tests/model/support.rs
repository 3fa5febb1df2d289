//! Disks, managers and batches for the tests.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bytes::Bytes;
use ottla_protocol::ids::{LeaderEpoch, NodeId, Offset, PartitionId, Timestamp, Uuid};
use ottla_protocol::log::{AppendReport, LogConfig, LogId, LogOpen, LogState, LogWrite, PendingBatch, StorageFault};
use ottla_protocol::records::{
    BatchBuilder, BatchHeader, BatchView, Compression, NewRecord, ProducerBatch, Records, batches,
};
use ottla_storage::{Disk, FileSlice, LogManager, ManagerSetup, MemDisk, RealDisk, StartError};

/// A disk and a folder on it.
#[derive(Debug, Clone)]
pub(crate) struct Bench {
    pub(crate) disk: Arc<dyn Disk>,
    pub(crate) root: PathBuf,
    pub(crate) memory: Option<MemDisk>,
}

impl Bench {
    pub(crate) fn in_memory(seed: u64) -> Self {
        Self::on(MemDisk::new(seed))
    }

    pub(crate) fn on(disk: MemDisk) -> Self {
        Self { disk: Arc::new(disk.clone()), root: PathBuf::from("/data"), memory: Some(disk) }
    }

    pub(crate) fn folder(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    pub(crate) fn setup(&self, folders: &[&str]) -> ManagerSetup {
        ManagerSetup {
            folders: folders.iter().map(|name| self.folder(name)).collect(),
            metadata_folder: None,
            node_id: NodeId::new(1),
            cluster_id: None,
        }
    }

    pub(crate) fn try_start(&self, setup: ManagerSetup) -> Result<LogManager, StartError> {
        let mut next = 1000;
        LogManager::start(Arc::clone(&self.disk), setup, &mut || {
            next += 1;
            Uuid::from_u128(next)
        })
    }

    /// One folder, `a`.
    pub(crate) fn start(&self) -> LogManager {
        self.try_start(self.setup(&["a"])).unwrap()
    }
}

/// Runs a test on both disks.
pub(crate) fn on_both(name: &str, test: impl Fn(&Bench)) {
    test(&Bench::in_memory(1));
    on_real(name, test);
}

/// Runs a test on the operating system's files.
pub(crate) fn on_real(name: &str, test: impl Fn(&Bench)) {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = RealDisk.remove_folder(&root);
    test(&Bench { disk: Arc::new(RealDisk), root: root.clone(), memory: None });
    RealDisk.remove_folder(&root).unwrap();
}

pub(crate) fn log_id(topic: u128) -> LogId {
    LogId { topic_id: Uuid::from_u128(topic), partition: PartitionId::new(0) }
}

pub(crate) fn open_as(
    manager: &LogManager,
    id: LogId,
    topic: &str,
    config: &LogConfig,
) -> Result<LogState, StorageFault> {
    manager.open(&LogOpen { log: id, topic: topic.into(), config: Arc::new(config.clone()), folder: None })
}

/// The log of topic `t`, id 500.
pub(crate) fn open(manager: &LogManager, config: &LogConfig) -> LogState {
    open_as(manager, LOG, "t", config).unwrap()
}

pub(crate) const LOG: LogId = LogId { topic_id: Uuid::from_u128(500), partition: PartitionId::new(0) };

/// Small segments, and an index entry for every batch.
pub(crate) fn small() -> LogConfig {
    LogConfig { segment_bytes: 1000, index_interval_bytes: 0, retention_ms: None, ..LogConfig::default() }
}

/// What a batch is to hold.
#[derive(Debug, Clone)]
pub(crate) struct Content {
    pub(crate) timestamps: Vec<i64>,
    pub(crate) value_bytes: usize,
    pub(crate) codec: Compression,
    pub(crate) producer: Option<ProducerBatch>,
    pub(crate) transactional: bool,
}

impl Default for Content {
    fn default() -> Self {
        Self { timestamps: vec![100], value_bytes: 20, codec: Compression::None, producer: None, transactional: false }
    }
}

pub(crate) fn stamped(timestamps: &[i64]) -> Content {
    Content { timestamps: timestamps.to_vec(), ..Content::default() }
}

/// A batch as it stands before an append; its bytes bear other offsets than it gets.
pub(crate) fn batch(at: Offset, epoch: i32, content: &Content) -> PendingBatch {
    let mut builder = BatchBuilder::new()
        .compression(content.codec, None)
        .producer(content.producer)
        .transactional(content.transactional);
    let value = vec![b'v'; content.value_bytes];
    for timestamp in &content.timestamps {
        let record = NewRecord { timestamp: Timestamp::new(*timestamp), key: None, value: Some(&value), headers: &[] };
        builder.push(&record);
    }
    pending(at, epoch, builder.build())
}

pub(crate) fn pending(at: Offset, epoch: i32, bytes: Bytes) -> PendingBatch {
    let summary = BatchView::parse(&bytes).unwrap().to_summary().unwrap();
    PendingBatch { bytes, summary, base_offset: at, leader_epoch: LeaderEpoch::new(epoch) }
}

pub(crate) fn write(manager: &LogManager, id: LogId, batches: Vec<PendingBatch>) -> Result<AppendReport, StorageFault> {
    manager.append(&LogWrite { log: id, batches, now: Timestamp::new(1_000_000) })
}

pub(crate) fn to_bytes(records: &Records) -> Bytes {
    match records {
        Records::Memory(bytes) => bytes.clone(),
        Records::Held(payload) => {
            let slice: &FileSlice = payload.as_any().downcast_ref().unwrap();
            slice.read_into_memory().unwrap()
        }
    }
}

pub(crate) fn headers(bytes: &[u8]) -> Vec<BatchHeader> {
    let check = |view: BatchView<'_>| {
        view.check_crc().unwrap();
        *view.header()
    };
    batches(bytes).map(|view| check(view.unwrap())).collect()
}

/// Every batch from an offset on.
pub(crate) fn read_all(manager: &LogManager, id: LogId, from: Offset) -> Bytes {
    let mut all = Vec::new();
    let mut at = from;
    loop {
        let more = manager.load_records(id, at, 4096).unwrap();
        let Some(last) = headers(&more).last().cloned() else { return all.into() };
        all.extend_from_slice(&more);
        at = last.next_offset();
    }
}
