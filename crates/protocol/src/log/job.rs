//! Jobs for the storage and its reports.

use std::fmt;
use std::sync::Arc;

use bytes::Bytes;

use super::LogConfig;
use crate::ids::{LeaderEpoch, Offset, PartitionId, ProducerId, Timestamp, TopicId, Uuid};
use crate::records::{BatchSummary, Records};

/// Names one log of this node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LogId {
    /// The topic's identity.
    pub topic_id: TopicId,
    /// The partition within it.
    pub partition: PartitionId,
}

impl LogId {
    /// `__cluster_metadata-0`.
    pub const METADATA: Self = Self { topic_id: Uuid::METADATA_TOPIC, partition: PartitionId::new(0) };
}

impl fmt::Display for LogId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.topic_id, self.partition)
    }
}

/// Open a log, creating it if it is not there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogOpen {
    /// Which log.
    pub log: LogId,
    /// The topic's name: the folder is `<name>-<partition>`.
    pub topic: Arc<str>,
    /// The settings it starts with.
    pub config: Arc<LogConfig>,
    /// The id of the folder (`directory.id`) to create it in; `None`: the storage picks the one with the fewest logs.
    pub folder: Option<Uuid>,
}

/// What is found when a log is opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogState {
    /// The `directory.id` of the folder that holds the log.
    pub folder: Uuid,
    /// The first offset a client may read.
    pub log_start_offset: Offset,
    /// The offset that the next record takes.
    pub log_end_offset: Offset,
    /// The last checkpointed high watermark, inside `[log_start_offset, log_end_offset]`.
    pub high_watermark: Offset,
    /// Everything below is known to be flushed.
    pub recovery_point: Offset,
    /// The leader-epoch cache, oldest first: `(epoch, start offset)`.
    pub epochs: Vec<(LeaderEpoch, Offset)>,
    /// The state of every idempotent producer at `log_end_offset`.
    pub producers: super::ProducerTable,
    /// Whether the log did not exist before.
    pub created: bool,
    /// How many bytes recovery cut from a torn tail; 0 after a clean stop.
    pub truncated_bytes: u64,
    /// Set if the log ends below what was flushed, as the checkpoint tells: the offset that it must have reached. A device that
    /// reports flushes it does not make, or a hand that removed files, has lost the records between.
    pub lost_below: Option<Offset>,
}

/// One batch to be appended, with the header fields that the leader sets and the CRC does not cover.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PendingBatch {
    /// The batch as checked; its base offset and leader epoch are written from the fields below, not from the bytes.
    pub bytes: Bytes,
    /// Its summary.
    pub summary: BatchSummary,
    /// The offset of its first record.
    pub base_offset: Offset,
    /// The leader epoch it is stored under.
    pub leader_epoch: LeaderEpoch,
}

/// Append batches to a log, in order, all or none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogWrite {
    /// Which log.
    pub log: LogId,
    /// The batches; the first's base offset is the log's end, or beyond it after compaction on a leader.
    pub batches: Vec<PendingBatch>,
    /// The wall clock, for rolling by time.
    pub now: Timestamp,
}

/// An append that was carried out (written, not flushed).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AppendReport {
    /// The first offset appended.
    pub base_offset: Offset,
    /// The log's end offset after it.
    pub log_end_offset: Offset,
    /// Bytes appended.
    pub size_bytes: u64,
    /// The base offset of the segment now active.
    pub segment_base: Offset,
    /// True if the append began a new segment.
    pub rolled: bool,
}

/// A flush that was carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FlushReport {
    /// Everything below is durable.
    pub up_to: Offset,
}

/// Read whole batches of a log. Nothing is copied: the answer holds file ranges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LogRead {
    /// Which log.
    pub log: LogId,
    /// Begin with the batch that holds this offset.
    pub from: Offset,
    /// Batches at or above are not returned (exclusive).
    pub upper: Offset,
    /// The most bytes to return.
    pub max_bytes: u32,
    /// Return the first batch even if it is larger than `max_bytes`.
    pub at_least_one: bool,
    /// Also list the aborted transactions that overlap the range (KIP-98).
    pub with_aborted: bool,
}

/// What a read found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadSlice {
    /// The batches.
    pub records: Records,
    /// The offset after the last batch returned. Without one: `upper` where nothing lies below it, else `from`.
    pub next_offset: Offset,
    /// Overlapping aborted transactions, in order of their markers; empty unless asked for.
    pub aborted: Vec<AbortedTransaction>,
}

/// A transaction that was aborted, as the fetch response names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AbortedTransaction {
    /// Whose it was.
    pub producer_id: ProducerId,
    /// The transaction's first offset in this partition.
    pub first_offset: Offset,
}

/// A search for an offset by time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OffsetQuery {
    /// The first offset whose record has this timestamp or a later one.
    AtOrAfter(Timestamp),
    /// The first record with the largest timestamp (KIP-734).
    MaxTimestamp,
}

/// What the search found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OffsetFound {
    /// The record's offset.
    pub offset: Offset,
    /// The record's timestamp.
    pub timestamp: Timestamp,
    /// The leader epoch of the record's batch.
    pub leader_epoch: LeaderEpoch,
}

/// Where an epoch ends, for OffsetForLeaderEpoch (KIP-320).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FoundEpoch {
    /// The largest epoch at or below the one asked for.
    pub leader_epoch: LeaderEpoch,
    /// The offset at which the next epoch starts, or the log's end.
    pub end_offset: Offset,
}

/// Why segments went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RemovalReason {
    /// `retention.ms`.
    Time,
    /// `retention.bytes`.
    Size,
    /// They lie below the log start offset (DeleteRecords, KIP-107).
    LogStart,
}

/// Segments that retention removed from the front of a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RemovedSegments {
    /// Why.
    pub reason: RemovalReason,
    /// How many.
    pub segments: u32,
    /// Their bytes.
    pub size_bytes: u64,
    /// The log's start offset after it.
    pub log_start_offset: Offset,
}

/// The state of one log folder, for DescribeLogDirs (KIP-113, KIP-827).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FolderUsage {
    /// Its `directory.id`.
    pub id: Uuid,
    /// Its path.
    pub path: String,
    /// False once it has failed.
    pub is_online: bool,
    /// The size of its volume in bytes, where known.
    pub total_bytes: Option<u64>,
    /// The free bytes of its volume, where known.
    pub usable_bytes: Option<u64>,
    /// Each log in it with the bytes of its segments.
    pub logs: Vec<(LogId, u64)>,
}

/// What kind of fault it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum FaultKind {
    /// The disk, or a quota on it, is full: the job left things as they were, and can be done once there is room.
    Full,
    /// The device or file system failed.
    Io,
    /// Bytes on disk are not what was written.
    Corrupt,
    /// The folder is offline because of an earlier fault.
    Offline,
    /// The log does not exist (any more).
    Missing,
}

/// A job that the storage could not do. The folder named is offline from then on if the kind is `Io` or `Offline`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StorageFault {
    /// What kind.
    pub kind: FaultKind,
    /// The `directory.id` of the folder, where known.
    pub folder: Option<Uuid>,
    /// For the operator: what was tried on which file, what the system said, and what to do.
    pub detail: String,
}

impl fmt::Display for StorageFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.detail)
    }
}
impl std::error::Error for StorageFault {}
