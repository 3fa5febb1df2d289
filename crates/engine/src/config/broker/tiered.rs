//! Tiered storage.

use super::{Row, key};
use crate::config::ConfigType::{Boolean, Long};
use crate::config::Status::NotYet;
use crate::config::Update::{ClusterWide, ReadOnly};
use crate::config::Valid::{Any, AtLeast};

pub(super) const KEYS: &[Row] = &[
    key(
        "remote.log.storage.system.enable",
        Boolean,
        Some("false"),
        Any,
        ReadOnly,
        NotYet,
        "Keep closed segments in object storage.",
    ),
    key(
        "log.local.retention.ms",
        Long,
        Some("-2"),
        AtLeast(-2),
        ClusterWide,
        NotYet,
        "How long tiered records stay on local disks too; -2: as long as log.retention.ms.",
    ),
    key(
        "log.local.retention.bytes",
        Long,
        Some("-2"),
        AtLeast(-2),
        ClusterWide,
        NotYet,
        "How many tiered bytes stay on local disks too; -2: as many as log.retention.bytes.",
    ),
    key(
        "log.remote.copy.lag.ms",
        Long,
        Some("0"),
        AtLeast(-1),
        ClusterWide,
        NotYet,
        "How long a closed segment waits before it is tiered.",
    ),
    key(
        "log.remote.copy.lag.bytes",
        Long,
        Some("-1"),
        AtLeast(-1),
        ClusterWide,
        NotYet,
        "How many bytes of closed segments wait before they are tiered.",
    ),
];
