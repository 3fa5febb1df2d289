//! What can happen.

use alloc::string::String;
use alloc::sync::Arc;
use core::fmt;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{LeaderEpoch, NodeId, Offset, PartitionId, ProducerId, Uuid};
use ottla_protocol::log::RemovalReason;

use crate::metadata::MetadataEventKind;

/// A partition, as events name it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct PartitionName {
    /// The topic's name.
    pub topic: Arc<str>,
    /// The partition within it.
    pub partition: PartitionId,
}

impl fmt::Display for PartitionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.topic, self.partition)
    }
}

/// Why records went from the front of a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExpiryReason {
    /// `retention.ms`.
    Time,
    /// `retention.bytes`.
    Size,
    /// DeleteRecords (KIP-107).
    DeleteRecords,
}

impl From<RemovalReason> for ExpiryReason {
    fn from(reason: RemovalReason) -> Self {
        match reason {
            RemovalReason::Time => Self::Time,
            RemovalReason::Size => Self::Size,
            RemovalReason::LogStart => Self::DeleteRecords,
        }
    }
}

/// What a consumer may see (KIP-98).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Isolation {
    /// Everything below the high watermark.
    ReadUncommitted,
    /// Everything below the last stable offset, without aborted transactions.
    ReadCommitted,
}

/// What happened.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum EventKind {
    /// Something in the cluster's metadata.
    Metadata(MetadataEventKind),
    /// The node begins to stop in good order (`broker.stopping`).
    BrokerStopping {
        /// Which node.
        node: NodeId,
    },
    /// Records were written to a log; not yet flushed (`log.appended`).
    LogAppended {
        /// Where.
        part: PartitionName,
        /// The node of the replica.
        node: NodeId,
        /// The first offset.
        base: Offset,
        /// The last offset.
        last: Offset,
        /// The log's end offset after it.
        leo: Offset,
        /// Bytes written.
        bytes: u64,
        /// The base offset of the segment they are in.
        segment: Offset,
        /// The idempotent producer, if it is one.
        producer_id: Option<ProducerId>,
    },
    /// A log began a new segment (`log.rolled`).
    LogRolled {
        /// Where.
        part: PartitionName,
        /// The node of the replica.
        node: NodeId,
        /// The base offset of the new segment.
        segment: Offset,
    },
    /// Recovery cut a torn tail from a log (`log.truncated`).
    LogTruncated {
        /// Where.
        part: PartitionName,
        /// The node of the replica.
        node: NodeId,
        /// The log's end after it.
        to: Offset,
        /// The bytes cut.
        bytes: u64,
    },
    /// A log that was opened ends below what was flushed: the records between are lost (`loss.detected`).
    LossDetected {
        /// Where.
        part: PartitionName,
        /// The node of the replica.
        node: NodeId,
        /// The end that the log must at least have had.
        expected: Offset,
        /// The end that was found.
        got: Offset,
    },
    /// Records went from the front of a log (`log.expired`).
    LogExpired {
        /// Where.
        part: PartitionName,
        /// The node of the replica.
        node: NodeId,
        /// The log's start after it.
        new_start: Offset,
        /// Why.
        reason: ExpiryReason,
        /// How many segments went; 0 if only the start moved.
        removed: u32,
    },
    /// A log is durable up to here (`log.flushed`).
    LogFlushed {
        /// Where.
        part: PartitionName,
        /// The node of the replica.
        node: NodeId,
        /// Everything below is durable.
        up_to: Offset,
    },
    /// The high watermark rose (`hw.advanced`).
    HighWatermarkAdvanced {
        /// Where.
        part: PartitionName,
        /// Before.
        from: Offset,
        /// After.
        to: Offset,
    },
    /// The last stable offset rose (`lso.advanced`).
    LastStableOffsetAdvanced {
        /// Where.
        part: PartitionName,
        /// Before.
        from: Offset,
        /// After.
        to: Offset,
    },
    /// A replica's log is open and the partition serves (`part.online`).
    PartitionOnline {
        /// Where.
        part: PartitionName,
        /// The leader's epoch.
        epoch: LeaderEpoch,
        /// The log's start.
        start: Offset,
        /// The log's end.
        leo: Offset,
    },
    /// A replica cannot serve (`part.offline`).
    PartitionOffline {
        /// Where.
        part: PartitionName,
        /// For the operator.
        reason: String,
    },
    /// A log folder has no room for what is to be written (`folder.full`): reads, retention and what is answered from memory go on.
    FolderFull {
        /// The node it belongs to.
        node: NodeId,
        /// Its `directory.id`.
        folder: Uuid,
        /// For the operator: the folder's path, the bytes that are free, what was refused first.
        reason: String,
    },
    /// A log folder that was full takes writes again (`folder.writable`).
    FolderHasRoom {
        /// The node it belongs to.
        node: NodeId,
        /// Its `directory.id`.
        folder: Uuid,
    },
    /// A batch was acknowledged (`producer.acked`).
    ProducerAcked {
        /// Where.
        part: PartitionName,
        /// The offset of its first record.
        base_offset: Offset,
        /// From the request's arrival, in microseconds.
        latency_us: u64,
        /// It had been appended before, by an earlier attempt.
        is_duplicate: bool,
    },
    /// A batch was refused (`producer.failed`).
    ProducerFailed {
        /// Where.
        part: PartitionName,
        /// The error the producer is told.
        code: ErrorCode,
    },
    /// A consumer was given records (`fetch.response`).
    FetchAnswered {
        /// Where.
        part: PartitionName,
        /// The offset it asked for.
        offset: Offset,
        /// The offset after the last batch it was given.
        next_offset: Offset,
        /// Bytes of batches.
        bytes: u64,
        /// What it may see.
        isolation: Isolation,
        /// How long the request waited, in microseconds.
        wait_us: u64,
    },
    /// A rule that must always hold does not (`invariant.violated`): the partition named in the detail stops.
    InvariantViolated {
        /// Which, as the faults page numbers them.
        name: &'static str,
        /// What was compared.
        detail: String,
    },
}
