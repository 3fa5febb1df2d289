//! The configurations of client-metrics subscriptions (KIP-714).

use super::ConfigType::{Int, List};
use super::{ConfigKey, ConfigType, Status, Update, Valid};

/// Every configuration of a client-metrics subscription. None is honoured yet: no client can push metrics.
pub const CLIENT_METRICS: &[ConfigKey] = &[
    key("interval.ms", Int, "300000", Valid::Between(100, 3_600_000), "How often a client pushes its metrics."),
    key("match", List, "", Valid::Any, "Which clients: name=pattern, separated by commas; empty: all."),
    key("metrics", List, "", Valid::Any, "Which metrics, by prefix; empty: none; *: all."),
];

const fn key(
    name: &'static str,
    kind: ConfigType,
    default: &'static str,
    valid: Valid,
    doc: &'static str,
) -> ConfigKey {
    ConfigKey {
        name,
        kind,
        default: Some(default),
        valid,
        update: Update::ClusterWide,
        status: Status::NotYet,
        doc,
        synonyms: &[],
    }
}
