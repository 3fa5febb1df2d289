use alloc::borrow::ToOwned as _;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::*;
use ottla_protocol::log::LogConfig;

fn properties(pairs: &[(&str, &str)]) -> Properties {
    pairs.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect()
}

fn every_key() -> Vec<&'static ConfigKey> {
    broker::keys().chain(topic::KEYS).chain(GROUP).chain(CLIENT_METRICS).collect()
}

#[test]
fn every_default_is_valid_and_every_text_is_written() {
    for key in every_key() {
        if let Some(default) = key.default {
            assert!(key.check_honoured(default).is_ok(), "{}: {default}", key.name);
        }
        assert!(key.doc.ends_with('.') && !key.doc.contains("\n"), "{}", key.name);
    }
}

#[test]
fn names_are_unique_and_topic_names_are_sorted() {
    let names: Vec<_> = broker::keys().map(|key| key.name).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    assert!(topic::KEYS.is_sorted_by(|a, b| a.name < b.name));
    assert!(topic::KEYS.iter().all(|key| topic::find(key.name) == Some(key)));
}

#[test]
fn every_synonym_is_a_broker_property() {
    for key in topic::KEYS.iter().chain(GROUP) {
        for synonym in key.synonyms {
            assert!(broker::find(synonym.name).is_some(), "{} -> {}", key.name, synonym.name);
        }
    }
}

#[test]
fn a_topic_without_any_setting_has_the_logs_defaults() {
    let none = ConfigMap::new();
    let layers = Layers { broker: &none, cluster: &none, properties: &none };
    let config = layers.topic_config(&none);
    let expected = LogConfig { retention_ms: Some(604_800_000), ..LogConfig::default() };
    assert_eq!(*config.log, expected);
    assert_eq!(config.min_insync_replicas, 1);
    assert!(!config.unclean_leader_election_enable);
    assert_eq!(config.max_decompressed_message_bytes, 2_147_483_639);
}

#[test]
fn the_strongest_layer_wins_in_its_own_unit() {
    let none = ConfigMap::new();
    let hours = properties(&[("log.retention.hours", "2"), ("log.roll.hours", "3")]);
    let minutes = properties(&[("log.retention.hours", "2"), ("log.retention.minutes", "7")]);
    let dynamic = properties(&[("log.retention.ms", "60000")]);
    let own = properties(&[("retention.ms", "-1")]);
    let retention = |broker: &ConfigMap, properties: &ConfigMap, overrides: &ConfigMap| {
        Layers { broker, cluster: &none, properties }.topic_config(overrides).log.retention_ms
    };
    assert_eq!(retention(&none, &hours, &none), Some(7_200_000));
    assert_eq!(retention(&none, &minutes, &none), Some(420_000));
    assert_eq!(retention(&dynamic, &minutes, &none), Some(60_000));
    assert_eq!(retention(&dynamic, &minutes, &own), None);
    let layers = Layers { broker: &none, cluster: &none, properties: &hours };
    assert_eq!(layers.topic_config(&none).log.segment_ms, 10_800_000);
    let forever = properties(&[("log.retention.hours", "-1")]);
    assert_eq!(retention(&none, &forever, &none), None);
}

#[test]
fn values_are_refused_with_what_would_be_right() {
    let refuse = |name: &str, value: &str| topic::check(name, value).unwrap_err();
    assert_eq!(
        refuse("segment.bytes", "14"),
        "'14' is not a valid value of segment.bytes: it must be at least 1048576"
    );
    assert_eq!(
        refuse("retention.ms", "soon"),
        "'soon' is not a valid value of retention.ms: it must be a whole number of 64 bits"
    );
    assert_eq!(
        refuse("compression.gzip.level", "0"),
        "'0' is not a valid value of compression.gzip.level: it must be from 1 to 9, or -1"
    );
    assert_eq!(refuse("no.such.thing", "1"), "Unknown topic config name: no.such.thing");
    assert!(refuse("cleanup.policy", "delete,delete").contains("at most once"));
    assert!(refuse("preallocate", "yes").contains("true or false"));
    assert!(refuse("segment.bytes", "4294967296").contains("32 bits"));
    assert!(refuse("retention.ms", &"1".repeat(40_000)).contains("longer than 32767 bytes"));
}

#[test]
fn what_is_not_yet_honoured_is_refused_unless_it_changes_nothing() {
    assert!(topic::check("cleanup.policy", "compact").unwrap_err().contains("not yet honoured"));
    assert!(topic::check("cleanup.policy", "compact,delete").unwrap_err().contains("not yet honoured"));
    assert!(topic::check("remote.storage.enable", "true").unwrap_err().contains("not yet honoured"));
    for (name, value) in [
        ("cleanup.policy", "delete"),
        ("cleanup.policy", ""),
        ("remote.storage.enable", "FALSE"),
        ("min.cleanable.dirty.ratio", "0.50"),
    ] {
        assert_eq!(topic::check(name, value), Ok(()), "{name}={value}");
    }
}

#[test]
fn properties_are_judged_one_by_one() {
    let report = check_properties(&properties(&[
        ("num.partitons", "3"),
        ("num.partitions", "0"),
        ("offsets.topic.replication.factor", "1"),
        ("authorizer.class.name", "org.apache.kafka.metadata.authorizer.StandardAuthorizer"),
        ("num.io.threads", "16"),
        ("log.cleanup.policy", "compact"),
        ("principal.builder.class", "com.example.Builder"),
    ]));
    let keys = |faults: &[ConfigFault]| faults.iter().map(|fault| fault.key.clone()).collect::<Vec<_>>();
    assert_eq!(keys(&report.faults), ["authorizer.class.name", "log.cleanup.policy", "num.partitions"]);
    assert_eq!(
        keys(&report.warnings),
        ["num.partitons", "offsets.topic.replication.factor", "principal.builder.class"]
    );
}

#[test]
fn a_node_without_properties_listens_on_9092() {
    let node = NodeConfig::default();
    assert_eq!(node.node_id.get(), 1);
    assert_eq!(node.listeners.len(), 1);
    assert_eq!((node.listeners[0].name.as_str(), node.listeners[0].port), ("PLAINTEXT", 9092));
    assert_eq!(node.http_listener, Some(("0.0.0.0".to_owned(), 9080)));
    assert_eq!(node.socket_request_max_bytes, 104_857_600);
    assert_eq!(node.connections_max_idle_ms, Some(600_000));
    assert_eq!(node.metadata_log.max_record_bytes_between_snapshots, 20_971_520);
    assert_eq!(node.log_dirs, ["/tmp/kafka-logs"]);
}

#[test]
fn a_node_reads_the_server_properties_that_kafka_ships() {
    let node = NodeConfig::from_properties(properties(&[
        ("process.roles", "broker,controller"),
        ("node.id", "7"),
        ("controller.quorum.bootstrap.servers", "localhost:9093"),
        ("listeners", "PLAINTEXT://:9092,CONTROLLER://:9093"),
        ("inter.broker.listener.name", "PLAINTEXT"),
        ("advertised.listeners", "PLAINTEXT://localhost:9092,CONTROLLER://localhost:9093"),
        ("controller.listener.names", "CONTROLLER"),
        (
            "listener.security.protocol.map",
            "CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT,SSL:SSL,SASL_PLAINTEXT:SASL_PLAINTEXT,SASL_SSL:SASL_SSL",
        ),
        ("num.network.threads", "3"),
        ("log.dirs", "/tmp/kraft-combined-logs, /var/more"),
        ("num.partitions", "1"),
        ("offsets.topic.replication.factor", "1"),
        ("log.retention.hours", "168"),
    ]))
    .unwrap();
    assert_eq!(node.node_id.get(), 7);
    assert_eq!(node.listeners.iter().map(|listener| listener.is_controller).collect::<Vec<_>>(), [false, true]);
    assert_eq!(node.listeners[0].advertised, Some(("localhost".to_owned(), 9092)));
    assert_eq!(node.log_dirs, ["/tmp/kraft-combined-logs", "/var/more"]);
    assert_eq!(node.metadata_log_dir, "/tmp/kraft-combined-logs");
}

#[test]
fn a_node_refuses_what_it_cannot_be() {
    for (pairs, key) in [
        (&[("listeners", "SSL://:9093")][..], "listeners"),
        (&[("listeners", "9092")], "listeners"),
        (&[("listeners", "EXTERNAL://:9092")], "listener.security.protocol.map"),
        (&[("listeners", "PLAINTEXT://:1,PLAINTEXT://:2")], "listeners"),
        (&[("listeners", "CONTROLLER://:1")], "listeners"),
        (&[("advertised.listeners", "PLAINTEXT://0.0.0.0:9092")], "advertised.listeners"),
        (&[("advertised.listeners", "OTHER://host:9092")], "advertised.listeners"),
        (&[("process.roles", "broker")], "process.roles"),
        (&[("controller.quorum.voters", "1@a:1,2@b:1")], "controller.quorum.voters"),
        (&[("node.id", "1"), ("broker.id", "2")], "broker.id"),
        (&[("ottla.http.listener", "nowhere")], "ottla.http.listener"),
        (&[("socket.request.max.bytes", "0")], "socket.request.max.bytes"),
    ] {
        let faults = NodeConfig::from_properties(properties(pairs)).unwrap_err();
        assert_eq!(faults.len(), 1, "{pairs:?}: {faults:?}");
        assert_eq!(faults[0].key, key, "{faults:?}");
    }
    let v6 = NodeConfig::from_properties(properties(&[("listeners", "PLAINTEXT://[::1]:0")])).unwrap();
    assert_eq!((v6.listeners[0].host.as_str(), v6.listeners[0].port), ("::1", 0));
}
