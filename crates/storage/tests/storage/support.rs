//! Disks, nodes and batches to test with.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;
use ottla_protocol::ids::{
    LeaderEpoch, NodeId, Offset, PartitionId, ProducerEpoch, ProducerId, Sequence, Timestamp, Uuid,
};
use ottla_protocol::log::{
    AppendReport, LogConfig, LogId, LogOpen, LogRead, LogState, LogWrite, PendingBatch, StorageFault,
};
use ottla_protocol::records::{
    BatchBuilder, BatchHeader, BatchView, Compression, NewRecord, ProducerBatch, Records, batches,
};
use ottla_storage::{Disk, FileSlice, LogManager, ManagerSetup, MemDisk, RealDisk, StartError};

/// A disk with room for a node.
pub(crate) struct Bed {
    pub(crate) disk: Arc<dyn Disk>,
    pub(crate) root: PathBuf,
    /// The disk, if it is one in memory.
    pub(crate) memory: Option<MemDisk>,
}

impl Drop for Bed {
    fn drop(&mut self) {
        if self.memory.is_none() {
            let _ = self.disk.remove_folder(&self.root);
        }
    }
}

impl Bed {
    pub(crate) fn real(name: &str) -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}-{count}", std::process::id()));
        let bed = Self { disk: Arc::new(RealDisk), root, memory: None };
        bed.disk.create_folder(&bed.root).unwrap();
        bed
    }

    pub(crate) fn memory() -> Self {
        Self::on(&MemDisk::new(1))
    }

    pub(crate) fn on(disk: &MemDisk) -> Self {
        Self { disk: Arc::new(disk.clone()), root: PathBuf::from("/data"), memory: Some(disk.clone()) }
    }

    pub(crate) fn setup(&self, folders: &[&str]) -> ManagerSetup {
        ManagerSetup {
            folders: folders.iter().map(|folder| self.root.join(folder)).collect(),
            metadata_folder: None,
            node_id: NodeId::new(1),
            cluster_id: None,
        }
    }

    /// A node's storage over one folder, `d0`.
    pub(crate) fn start(&self) -> LogManager {
        self.start_on(&["d0"])
    }

    pub(crate) fn start_on(&self, folders: &[&str]) -> LogManager {
        self.try_start_on(folders).unwrap()
    }

    pub(crate) fn try_start_on(&self, folders: &[&str]) -> Result<LogManager, StartError> {
        LogManager::start(Arc::clone(&self.disk), self.setup(folders), &mut ids())
    }

    pub(crate) fn names(&self, folder: &str) -> Vec<String> {
        self.disk.list(&self.root.join(folder)).unwrap().into_iter().map(|entry| entry.name).collect()
    }
}

/// Ids 1000, 1001, ...
pub(crate) fn ids() -> impl FnMut() -> Uuid {
    let mut next = 1000;
    move || {
        next += 1;
        Uuid::from_u128(next)
    }
}

/// Runs a case on both disks.
macro_rules! on_both_disks {
    ($($name:ident),* $(,)?) => {
        mod on_the_real_disk {
            $(#[test] fn $name() { super::$name(&$crate::support::Bed::real(stringify!($name))); })*
        }
        mod in_memory {
            $(#[test] fn $name() { super::$name(&$crate::support::Bed::memory()); })*
        }
    };
}
pub(crate) use on_both_disks;

pub(crate) const LOG: LogId = LogId { topic_id: Uuid::from_u128(77), partition: PartitionId::new(0) };

pub(crate) fn config() -> LogConfig {
    LogConfig { segment_bytes: 1000, index_interval_bytes: 150, ..LogConfig::default() }
}

pub(crate) fn opening(log: LogId, topic: &str, config: LogConfig) -> LogOpen {
    LogOpen { log, topic: Arc::from(topic), config: Arc::new(config), folder: None }
}

pub(crate) fn open(node: &LogManager, config: LogConfig) -> LogState {
    node.open(&opening(LOG, "t", config)).unwrap()
}

pub(crate) fn at(offset: i64) -> Offset {
    Offset::new(offset)
}

/// A batch of records with these timestamps.
pub(crate) fn batch(base: i64, timestamps: &[i64]) -> PendingBatch {
    batch_of(base, 0, timestamps, BatchBuilder::new())
}

pub(crate) fn batch_of(base: i64, epoch: i32, timestamps: &[i64], mut builder: BatchBuilder) -> PendingBatch {
    for (n, timestamp) in timestamps.iter().enumerate() {
        let value = format!("value of record {} padded to some length", base + i64::try_from(n).unwrap());
        builder.push(&NewRecord {
            timestamp: Timestamp::new(*timestamp),
            key: Some(b"key"),
            value: Some(value.as_bytes()),
            headers: &[],
        });
    }
    pending(base, epoch, builder.build())
}

pub(crate) fn pending(base: i64, epoch: i32, bytes: Bytes) -> PendingBatch {
    let summary = BatchView::parse(&bytes).unwrap().to_summary().unwrap();
    PendingBatch { bytes, summary, base_offset: at(base), leader_epoch: LeaderEpoch::new(epoch) }
}

pub(crate) fn compressed(base: i64, timestamps: &[i64], codec: Compression) -> PendingBatch {
    batch_of(base, 0, timestamps, BatchBuilder::new().compression(codec, None))
}

pub(crate) fn idempotent(base: i64, producer: i64, sequence: i32, count: usize, transactional: bool) -> PendingBatch {
    let stamp = ProducerBatch {
        id: ProducerId::new(producer),
        epoch: ProducerEpoch::new(0),
        base_sequence: Some(Sequence::new(sequence)),
    };
    batch_of(base, 0, &vec![5; count], BatchBuilder::new().producer(Some(stamp)).transactional(transactional))
}

pub(crate) fn append(node: &LogManager, batches: Vec<PendingBatch>) -> Result<AppendReport, StorageFault> {
    append_to(node, LOG, batches)
}

pub(crate) fn append_to(
    node: &LogManager,
    log: LogId,
    batches: Vec<PendingBatch>,
) -> Result<AppendReport, StorageFault> {
    node.append(&LogWrite { log, batches, now: Timestamp::new(1_000_000) })
}

/// Appends `count` batches of two records each from an offset on, timestamps 10 an offset.
pub(crate) fn fill(node: &LogManager, from: i64, count: i64) -> i64 {
    for n in 0..count {
        let base = from + 2 * n;
        append(node, vec![batch(base, &[base * 10, base * 10 + 10])]).unwrap();
    }
    from + 2 * count
}

/// The bytes of records, wherever they lie.
pub(crate) fn bytes(records: &Records) -> Bytes {
    match records {
        Records::Memory(bytes) => bytes.clone(),
        Records::Held(held) => held.as_any().downcast_ref::<FileSlice>().unwrap().read_into_memory().unwrap(),
    }
}

pub(crate) fn read(node: &LogManager, from: i64, upper: i64, max_bytes: u32) -> (Vec<i64>, i64) {
    let read =
        LogRead { log: LOG, from: at(from), upper: at(upper), max_bytes, at_least_one: true, with_aborted: false };
    let slice = node.read(&read).unwrap();
    (bases(&bytes(&slice.records)), slice.next_offset.get())
}

/// The base offsets of batches, each checked.
pub(crate) fn bases(bytes: &[u8]) -> Vec<i64> {
    let base = |batch: BatchView<'_>| {
        batch.check_crc().unwrap();
        batch.header().base_offset.get()
    };
    batches(bytes).map(|batch| base(batch.unwrap())).collect()
}

/// The base offsets of all batches from an offset to the end.
pub(crate) fn all(node: &LogManager, from: i64) -> Vec<i64> {
    let (mut found, mut next) = (Vec::new(), from);
    loop {
        let loaded = node.load_records(LOG, at(next), 300).unwrap();
        if loaded.is_empty() {
            return found;
        }
        found.extend(bases(&loaded));
        next = batches(&loaded).last().unwrap().unwrap().header().next_offset().get();
    }
}

pub(crate) fn log_id(topic: u128) -> LogId {
    LogId { topic_id: Uuid::from_u128(topic), partition: PartitionId::new(0) }
}

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
}

impl Content {
    pub(crate) fn stamped(timestamps: &[i64]) -> Self {
        Self { timestamps: timestamps.to_vec(), value_bytes: 20, codec: Compression::None, producer: None }
    }

    /// A batch of it as it stands before an append.
    pub(crate) fn batch(&self, base: Offset, epoch: i32) -> PendingBatch {
        let mut builder = BatchBuilder::new().compression(self.codec, None).producer(self.producer);
        let value = vec![b'v'; self.value_bytes];
        for timestamp in &self.timestamps {
            let timestamp = Timestamp::new(*timestamp);
            builder.push(&NewRecord { timestamp, key: None, value: Some(&value), headers: &[] });
        }
        pending(base.get(), epoch, builder.build())
    }
}

/// The headers of batches, each checked.
pub(crate) fn headers(bytes: &[u8]) -> Vec<BatchHeader> {
    let check = |view: BatchView<'_>| {
        view.check_crc().unwrap();
        *view.header()
    };
    batches(bytes).map(|view| check(view.unwrap())).collect()
}

/// Every batch from an offset on.
pub(crate) fn read_all(node: &LogManager, from: Offset) -> Bytes {
    let mut all = Vec::new();
    let mut next = from;
    loop {
        let more = node.load_records(LOG, next, 4096).unwrap();
        let Some(last) = headers(&more).last().copied() else { return all.into() };
        all.extend_from_slice(&more);
        next = last.next_offset();
    }
}
