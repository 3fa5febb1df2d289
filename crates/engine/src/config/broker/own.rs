//! Ottla's own properties. Few, and only where Kafka has no name for the thing.

use super::{Row, key};
use crate::config::ConfigType::{Long, String};
use crate::config::Status::Honoured;
use crate::config::Update::ReadOnly;
use crate::config::Valid::{Any, AtLeast};

pub(super) const KEYS: &[Row] = &[
    key(
        "ottla.cluster.id",
        String,
        None,
        Any,
        ReadOnly,
        Honoured,
        "The id of a cluster that does not exist yet; unset: one is made up at the first start.",
    ),
    key(
        "ottla.http.listener",
        String,
        Some("0.0.0.0:9080"),
        Any,
        ReadOnly,
        Honoured,
        "Host and port of the HTTP endpoint (metrics and health); port 0 picks a free one; empty: none.",
    ),
    key(
        "ottla.request.memory.max.bytes",
        Long,
        Some("268435456"),
        AtLeast(1_048_576),
        ReadOnly,
        Honoured,
        "The most bytes of request frames held in memory at a time, over all connections.",
    ),
    key(
        "ottla.connection.memory.max.bytes",
        Long,
        Some("67108864"),
        AtLeast(65_536),
        ReadOnly,
        Honoured,
        "The most bytes of answers that may wait on one connection before it is not read any further.",
    ),
];
