//! The configurations of groups (KIP-848, KIP-932, KIP-1071), with the broker properties that give them their defaults.

use super::ConfigType::{Boolean, Int, List, String};
use super::Valid::{Any, AtLeast, Between, OneOf};
use super::{ConfigKey, ConfigType, Status, Synonym, Unit, Update, Valid};

/// Every group configuration, in the order of their names. None is honoured yet: there are no groups.
pub const GROUP: &[ConfigKey] = &[
    key(
        "consumer.assignment.interval.ms",
        Int,
        "1000",
        AtLeast(0),
        &[same("group.consumer.assignment.interval.ms")],
        "The least time between two assignments.",
    ),
    key(
        "consumer.heartbeat.interval.ms",
        Int,
        "5000",
        AtLeast(1),
        &[same("group.consumer.heartbeat.interval.ms")],
        "How often a member says that it lives.",
    ),
    key(
        "consumer.session.timeout.ms",
        Int,
        "45000",
        AtLeast(1),
        &[same("group.consumer.session.timeout.ms")],
        "How long a silent member stays.",
    ),
    key(
        "errors.deadletterqueue.copy.record.enable",
        Boolean,
        "false",
        Any,
        &[],
        "Copy the whole record to the dead-letter topic, not only where it stood.",
    ),
    key(
        "errors.deadletterqueue.topic.name",
        String,
        "",
        Any,
        &[],
        "The topic for records that a share group gave up on; empty: none.",
    ),
    key(
        "share.assignment.interval.ms",
        Int,
        "1000",
        AtLeast(0),
        &[same("group.share.assignment.interval.ms")],
        "The least time between two assignments.",
    ),
    key(
        "share.auto.offset.reset",
        String,
        "latest",
        Any,
        &[],
        "Where a new share group starts: earliest, latest, or by_duration:<ISO 8601 duration>.",
    ),
    key(
        "share.delivery.count.limit",
        Int,
        "5",
        AtLeast(2),
        &[same("group.share.delivery.count.limit")],
        "How often a record is delivered at most.",
    ),
    key(
        "share.heartbeat.interval.ms",
        Int,
        "5000",
        AtLeast(1),
        &[same("group.share.heartbeat.interval.ms")],
        "How often a member says that it lives.",
    ),
    key(
        "share.isolation.level",
        String,
        "read_uncommitted",
        OneOf(&["read_uncommitted", "read_committed"]),
        &[],
        "Whether records of open and aborted transactions are delivered.",
    ),
    key(
        "share.partition.max.record.locks",
        Int,
        "2000",
        Between(100, 10_000),
        &[same("group.share.partition.max.record.locks")],
        "How many records of a partition are held at once.",
    ),
    key(
        "share.record.lock.duration.ms",
        Int,
        "30000",
        Between(1000, 3_600_000),
        &[same("group.share.record.lock.duration.ms")],
        "How long a member holds a record.",
    ),
    key("share.renew.acknowledge.enable", Boolean, "true", Any, &[], "Let a member hold a record for longer."),
    key(
        "share.session.timeout.ms",
        Int,
        "45000",
        AtLeast(1),
        &[same("group.share.session.timeout.ms")],
        "How long a silent member stays.",
    ),
    key(
        "streams.assignment.interval.ms",
        Int,
        "1000",
        AtLeast(0),
        &[same("group.streams.assignment.interval.ms")],
        "The least time between two assignments.",
    ),
    key(
        "streams.assignor.name",
        String,
        "sticky",
        Any,
        &[same("group.streams.assignors")],
        "Which assignor spreads the tasks.",
    ),
    key(
        "streams.heartbeat.interval.ms",
        Int,
        "5000",
        AtLeast(1),
        &[same("group.streams.heartbeat.interval.ms")],
        "How often a member says that it lives.",
    ),
    key(
        "streams.initial.rebalance.delay.ms",
        Int,
        "3000",
        AtLeast(0),
        &[same("group.streams.initial.rebalance.delay.ms")],
        "How long a new group waits for more members.",
    ),
    key(
        "streams.num.standby.replicas",
        Int,
        "0",
        AtLeast(0),
        &[same("group.streams.num.standby.replicas")],
        "Standby tasks of each task.",
    ),
    key(
        "streams.rack.aware.assignment.tags",
        List,
        "",
        Any,
        &[same("group.streams.rack.aware.assignment.tags")],
        "Client tags that spread standby tasks.",
    ),
    key(
        "streams.session.timeout.ms",
        Int,
        "45000",
        AtLeast(1),
        &[same("group.streams.session.timeout.ms")],
        "How long a silent member stays.",
    ),
];

const fn key(
    name: &'static str,
    kind: ConfigType,
    default: &'static str,
    valid: Valid,
    synonyms: &'static [Synonym],
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
        synonyms,
    }
}

const fn same(name: &'static str) -> Synonym {
    Synonym { name, unit: Unit::Same }
}
