//! Every broker and server property: Apache Kafka 4.4's, and Ottla's own few.
//!
//! Source: "Broker Configs" of Kafka's documentation, version 4.4.

#[path = "broker.rs"]
mod broker_itself;
mod controller;
mod groups;
mod log;
mod metrics;
mod network;
mod own;
mod replication;
mod security;
mod tiered;
mod transactions;

use super::{ConfigKey, ConfigType, Status, Update, Valid};

type Row = ConfigKey;

const fn key(
    name: &'static str,
    kind: ConfigType,
    default: Option<&'static str>,
    valid: Valid,
    update: Update,
    status: Status,
    doc: &'static str,
) -> Row {
    ConfigKey { name, kind, default, valid, update, status, doc, synonyms: &[] }
}

const TABLES: &[&[ConfigKey]] = &[
    broker_itself::KEYS,
    network::KEYS,
    log::KEYS,
    replication::KEYS,
    controller::KEYS,
    groups::KEYS,
    transactions::KEYS,
    tiered::KEYS,
    metrics::KEYS,
    security::KEYS,
    own::KEYS,
];

/// Properties of Kafka that name Java classes, Java's security providers or details of Kafka's own code: known, so that a
/// reader is not told that they were mistyped, and without meaning here.
const WITHOUT_MEANING: &[&str] = &[
    "client.quota.callback.class",
    "group.streams.topology.description.plugin.class",
    "kafka.metrics.polling.interval.secs",
    "kafka.metrics.reporters",
    "metric.reporters",
    "principal.builder.class",
    "remote.fetch.max.wait.ms",
    "remote.list.offsets.request.timeout.ms",
    "remote.log.index.file.cache.total.size.bytes",
    "remote.log.manager.copier.thread.pool.size",
    "remote.log.manager.copy.max.bytes.per.second",
    "remote.log.manager.copy.quota.window.num",
    "remote.log.manager.copy.quota.window.size.seconds",
    "remote.log.manager.expiration.thread.pool.size",
    "remote.log.manager.fetch.max.bytes.per.second",
    "remote.log.manager.fetch.quota.window.num",
    "remote.log.manager.fetch.quota.window.size.seconds",
    "remote.log.manager.follower.thread.pool.size",
    "remote.log.manager.task.interval.ms",
    "remote.log.manager.thread.pool.size",
    "remote.log.metadata.custom.metadata.max.bytes",
    "remote.log.metadata.manager.class.name",
    "remote.log.metadata.manager.class.path",
    "remote.log.metadata.manager.impl.prefix",
    "remote.log.metadata.manager.listener.name",
    "remote.log.reader.max.pending.tasks",
    "remote.log.reader.threads",
    "remote.log.storage.manager.class.name",
    "remote.log.storage.manager.class.path",
    "remote.log.storage.manager.impl.prefix",
    "sasl.client.callback.handler.class",
    "sasl.kerberos.kinit.cmd",
    "sasl.kerberos.min.time.before.relogin",
    "sasl.kerberos.principal.to.local.rules",
    "sasl.kerberos.service.name",
    "sasl.kerberos.ticket.renew.jitter",
    "sasl.kerberos.ticket.renew.window.factor",
    "sasl.login.callback.handler.class",
    "sasl.login.class",
    "sasl.login.connect.timeout.ms",
    "sasl.login.read.timeout.ms",
    "sasl.login.refresh.buffer.seconds",
    "sasl.login.refresh.min.period.seconds",
    "sasl.login.refresh.window.factor",
    "sasl.login.refresh.window.jitter",
    "sasl.login.retry.backoff.max.ms",
    "sasl.login.retry.backoff.ms",
    "sasl.oauthbearer.allow.unverified.audience",
    "sasl.oauthbearer.allow.unverified.issuer",
    "sasl.oauthbearer.assertion.algorithm",
    "sasl.oauthbearer.assertion.claim.aud",
    "sasl.oauthbearer.assertion.claim.exp.seconds",
    "sasl.oauthbearer.assertion.claim.iss",
    "sasl.oauthbearer.assertion.claim.jti.include",
    "sasl.oauthbearer.assertion.claim.nbf.seconds",
    "sasl.oauthbearer.assertion.claim.sub",
    "sasl.oauthbearer.assertion.file",
    "sasl.oauthbearer.assertion.private.key.file",
    "sasl.oauthbearer.assertion.private.key.passphrase",
    "sasl.oauthbearer.assertion.template.file",
    "sasl.oauthbearer.client.credentials.client.id",
    "sasl.oauthbearer.client.credentials.client.secret",
    "sasl.oauthbearer.jwks.endpoint.retry.backoff.max.ms",
    "sasl.oauthbearer.jwks.endpoint.retry.backoff.ms",
    "sasl.oauthbearer.jwt.retriever.class",
    "sasl.oauthbearer.jwt.validator.class",
    "sasl.oauthbearer.scope",
    "sasl.oauthbearer.token.endpoint.url",
    "sasl.server.callback.handler.class",
    "security.providers",
    "ssl.engine.factory.class",
    "ssl.keymanager.algorithm",
    "ssl.provider",
    "ssl.secure.random.implementation",
    "ssl.trustmanager.algorithm",
];

/// Every broker property, in no particular order.
pub fn keys() -> impl Iterator<Item = &'static ConfigKey> {
    TABLES.iter().flat_map(|table| table.iter())
}

/// The property of this name.
#[must_use]
pub fn find(name: &str) -> Option<&'static ConfigKey> {
    keys().find(|key| key.name == name)
}

/// Whether Kafka knows this name although it can have no meaning here.
#[must_use]
pub fn is_without_meaning(name: &str) -> bool {
    WITHOUT_MEANING.contains(&name)
}
