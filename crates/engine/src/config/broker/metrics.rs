//! Metrics.

use super::{Row, key};
use crate::config::ConfigType::{Int, Long, String};
use crate::config::Status::{NoEffect, NotYet};
use crate::config::Update::ReadOnly;
use crate::config::Valid::{Any, AtLeast};

pub(super) const KEYS: &[Row] = &[
    key(
        "telemetry.max.bytes",
        Int,
        Some("1048576"),
        AtLeast(1),
        ReadOnly,
        NotYet,
        "The largest push of client metrics.",
    ),
    key(
        "metrics.num.samples",
        Int,
        Some("2"),
        AtLeast(1),
        ReadOnly,
        NoEffect,
        "Samples of a Kafka metric; Ottla's metrics are plain counters and histograms.",
    ),
    key(
        "metrics.sample.window.ms",
        Long,
        Some("30000"),
        AtLeast(1),
        ReadOnly,
        NoEffect,
        "Length of a sample of a Kafka metric.",
    ),
    key(
        "metrics.recording.level",
        String,
        Some("INFO"),
        Any,
        ReadOnly,
        NoEffect,
        "Which of Kafka's metrics are recorded.",
    ),
];
