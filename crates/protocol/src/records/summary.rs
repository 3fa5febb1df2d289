//! What the core knows of a record batch: everything but its payload.

use bytes::Bytes;

use crate::ErrorCode;
use crate::ids::{ProducerEpoch, ProducerId, Sequence, Timestamp};

/// How a batch's records are compressed (attribute bits 0-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Compression {
    /// Not compressed (0).
    #[default]
    None,
    /// RFC 1952 (1).
    Gzip,
    /// Snappy in the Java stream framing, or one bare block (2).
    Snappy,
    /// LZ4 frames (3).
    Lz4,
    /// Zstandard frames (4), KIP-110.
    Zstd,
}

/// What a topic's `compression.type` asks of a batch on its way in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TargetCompression {
    /// Keep what the producer chose.
    #[default]
    Producer,
    /// Store with this codec; `level` where the codec has levels and the topic names one.
    Codec {
        /// The codec to store with.
        codec: Compression,
        /// The codec's own level (KIP-390).
        level: Option<i32>,
    },
}

/// What a record's timestamp means (attribute bit 3, KIP-32).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TimestampType {
    /// The producer's clock.
    #[default]
    CreateTime,
    /// The leader's clock at append.
    LogAppendTime,
}

/// The idempotent producer's stamp on a batch (KIP-98).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProducerBatch {
    /// The producer.
    pub id: ProducerId,
    /// Its epoch.
    pub epoch: ProducerEpoch,
    /// The sequence of the first record; `None` on control batches.
    pub base_sequence: Option<Sequence>,
}

/// Everything that decisions need of one batch; checked once, where the bytes enter the house.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BatchSummary {
    /// How many offsets the batch takes, at least 1: `lastOffsetDelta + 1`.
    pub offset_count: u32,
    /// How many records it holds (0 only after compaction).
    pub record_count: u32,
    /// The whole batch with its 12-byte prefix, in bytes.
    pub size_bytes: u32,
    /// The largest record timestamp; negative if no record has one.
    pub max_timestamp: Timestamp,
    /// What the timestamps mean.
    pub timestamp_type: TimestampType,
    /// The codec of the stored bytes.
    pub compression: Compression,
    /// The producer's stamp, if it is idempotent or transactional.
    pub producer: Option<ProducerBatch>,
    /// Part of a transaction (attribute bit 4).
    pub is_transactional: bool,
    /// Holds control records (attribute bit 5).
    pub is_control: bool,
}

/// The rules a partition's leader holds a produced batch to. Sizes in bytes, times in ms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordRules {
    /// The version of the Produce request (zstd needs 7 or later).
    pub produce_version: i16,
    /// The topic is compacted: every record needs a key.
    pub requires_keys: bool,
    /// The topic's `message.timestamp.type`.
    pub timestamp_type: TimestampType,
    /// `message.timestamp.before.max.ms`.
    pub timestamp_before_max_ms: i64,
    /// `message.timestamp.after.max.ms`.
    pub timestamp_after_max_ms: i64,
    /// `max.message.bytes`: the largest batch, with its prefix, compressed.
    pub max_message_bytes: u32,
    /// `segment.bytes`: no batch may be larger.
    pub segment_bytes: u32,
    /// The topic's `compression.type` and level.
    pub compression: TargetCompression,
    /// The most that one batch may take when decompressed.
    pub max_decompressed_bytes: u64,
    /// The leader's clock, for `LogAppendTime` and the range checks.
    pub now: Timestamp,
}

/// A batch that passed every check, as it is to be stored (offsets and leader epoch are patched at the append).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedBatch {
    /// The batch: the request's own bytes, or a rebuilt batch where the topic asks for one.
    pub bytes: Bytes,
    /// What the core needs to know of it.
    pub summary: BatchSummary,
}

/// Why a batch was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordRefusal {
    /// The partition's error in the Produce response.
    pub code: ErrorCode,
    /// For the reader of the client's log; `None` where the code says it all.
    pub message: Option<String>,
    /// The bad records, by index within the batch (KIP-467).
    pub record_errors: Vec<(i32, Option<String>)>,
}
