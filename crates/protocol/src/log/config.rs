//! The settings of one log, in the names of Kafka's topic configuration.

use crate::records::{TargetCompression, TimestampType};

/// `cleanup.policy`. Both false: keep for ever (KIP-1161).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CleanupPolicy {
    /// Old segments are deleted by time and size.
    pub delete: bool,
    /// Superseded values of a key are removed.
    pub compact: bool,
}

/// Every topic setting that governs a single log. Sizes in bytes, times in ms; `None` means no limit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogConfig {
    /// `cleanup.policy`.
    pub cleanup_policy: CleanupPolicy,
    /// `compression.type` with its level.
    pub compression: TargetCompression,
    /// `delete.retention.ms`.
    pub delete_retention_ms: i64,
    /// `file.delete.delay.ms`.
    pub file_delete_delay_ms: i64,
    /// `flush.messages`.
    pub flush_messages: Option<u64>,
    /// `flush.ms`.
    pub flush_ms: Option<i64>,
    /// `index.interval.bytes`.
    pub index_interval_bytes: u32,
    /// `max.compaction.lag.ms`.
    pub max_compaction_lag_ms: Option<i64>,
    /// `max.message.bytes`.
    pub max_message_bytes: u32,
    /// `message.timestamp.after.max.ms`.
    pub timestamp_after_max_ms: i64,
    /// `message.timestamp.before.max.ms`.
    pub timestamp_before_max_ms: i64,
    /// `message.timestamp.type`.
    pub timestamp_type: TimestampType,
    /// `min.cleanable.dirty.ratio`, in millionths.
    pub min_cleanable_dirty_ratio_ppm: u32,
    /// `min.compaction.lag.ms`.
    pub min_compaction_lag_ms: i64,
    /// `preallocate`.
    pub preallocate: bool,
    /// `retention.bytes`.
    pub retention_bytes: Option<u64>,
    /// `retention.ms`.
    pub retention_ms: Option<i64>,
    /// `segment.bytes`.
    pub segment_bytes: u32,
    /// `segment.index.bytes`.
    pub segment_index_bytes: u32,
    /// `segment.jitter.ms`.
    pub segment_jitter_ms: i64,
    /// `segment.ms`.
    pub segment_ms: i64,
}

impl Default for LogConfig {
    /// Kafka 4.4's defaults.
    fn default() -> Self {
        Self {
            cleanup_policy: CleanupPolicy { delete: true, compact: false },
            compression: TargetCompression::Producer,
            delete_retention_ms: 86_400_000,
            file_delete_delay_ms: 60_000,
            flush_messages: None,
            flush_ms: None,
            index_interval_bytes: 4096,
            max_compaction_lag_ms: None,
            max_message_bytes: 1_048_588,
            timestamp_after_max_ms: 3_600_000,
            timestamp_before_max_ms: i64::MAX,
            timestamp_type: TimestampType::CreateTime,
            min_cleanable_dirty_ratio_ppm: 500_000,
            min_compaction_lag_ms: 0,
            preallocate: false,
            retention_bytes: None,
            retention_ms: Some(604_800_000),
            segment_bytes: 1_073_741_824,
            segment_index_bytes: 10_485_760,
            segment_jitter_ms: 0,
            segment_ms: 604_800_000,
        }
    }
}
