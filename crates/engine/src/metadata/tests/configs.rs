//! DescribeConfigs, IncrementalAlterConfigs, AlterConfigs, ListConfigResources.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use ottla_protocol::messages::describe_configs_request::{DescribeConfigsRequest, DescribeConfigsResource};
use ottla_protocol::messages::describe_configs_response::{DescribeConfigsResourceResult, DescribeConfigsResult};
use ottla_protocol::messages::incremental_alter_configs_request::{
    AlterConfigsResource, AlterableConfig, IncrementalAlterConfigsRequest,
};
use ottla_protocol::messages::list_config_resources_request::ListConfigResourcesRequest;
use ottla_protocol::messages::{AlterConfigsRequest, ResponseBody, alter_configs_request};

use super::driver::{Node, encodes};
use super::life::create;
use crate::metadata::{Change, ConfigResource, MetadataEventKind};

const TOPIC: i8 = 2;
const BROKER: i8 = 4;
const LOGGER: i8 = 8;
const METRICS: i8 = 16;
const GROUP: i8 = 32;
const SET: i8 = 0;
const DELETE: i8 = 1;
const APPEND: i8 = 2;
const SUBTRACT: i8 = 3;

type Op<'a> = (i8, &'a str, Option<&'a str>);

fn resource(kind: i8, name: &str, ops: &[Op<'_>]) -> AlterConfigsResource {
    let config = |(op, key, value): &Op<'_>| AlterableConfig {
        name: (*key).into(),
        config_operation: *op,
        value: value.map(String::from),
        ..Default::default()
    };
    AlterConfigsResource {
        resource_type: kind,
        resource_name: name.into(),
        configs: ops.iter().map(config).collect(),
        ..Default::default()
    }
}

fn alter_all(node: &mut Node, resources: Vec<AlterConfigsResource>) -> Vec<i16> {
    match node.ask(1, IncrementalAlterConfigsRequest { resources, ..Default::default() }) {
        ResponseBody::IncrementalAlterConfigs(answer) => {
            assert!(encodes(&answer, 0) && encodes(&answer, 1));
            answer.responses.iter().map(|response| response.error_code).collect()
        }
        other => panic!("{other:?}"),
    }
}

fn alter(node: &mut Node, kind: i8, name: &str, ops: &[Op<'_>]) -> i16 {
    alter_all(node, vec![resource(kind, name, ops)])[0]
}

fn overrides(node: &Node, topic: &str) -> Vec<(String, String)> {
    let configs = node.image().configs.get(&ConfigResource::topic(topic));
    configs.iter().map(|(key, value)| (key.clone(), value.clone())).collect()
}

fn describe(node: &mut Node, kind: i8, name: &str, keys: Option<&[&str]>) -> DescribeConfigsResult {
    let wanted = DescribeConfigsResource {
        resource_type: kind,
        resource_name: name.into(),
        configuration_keys: keys.map(|keys| keys.iter().map(|key| String::from(*key)).collect()),
        ..Default::default()
    };
    let request = DescribeConfigsRequest {
        resources: vec![wanted],
        include_synonyms: true,
        include_documentation: true,
        ..Default::default()
    };
    match node.ask(4, request) {
        ResponseBody::DescribeConfigs(answer) => {
            assert!((1..=4).all(|version| encodes(&answer, version)));
            answer.results.into_iter().next().unwrap()
        }
        other => panic!("{other:?}"),
    }
}

fn one(node: &mut Node, kind: i8, name: &str, key: &str) -> DescribeConfigsResourceResult {
    let result = describe(node, kind, name, Some(&[key]));
    assert_eq!((result.error_code, result.configs.len()), (0, 1), "{result:?}");
    result.configs.into_iter().next().unwrap()
}

#[test]
fn incremental_alter_refuses_what_kafka_refuses() {
    let mut node = Node::new();
    node.ask(7, create("t", 1));
    let long = "x".repeat(40_000);
    let rows: Vec<(i8, &str, Vec<Op<'_>>, i16)> = vec![
        (TOPIC, "none", vec![(SET, "retention.ms", Some("1"))], 3),
        (TOPIC, "b/d", vec![(SET, "retention.ms", Some("1"))], 17),
        (TOPIC, "t", vec![(SET, "no.such.key", Some("1"))], 40),
        (TOPIC, "t", vec![(SET, "retention.ms", Some("soon"))], 40),
        (TOPIC, "t", vec![(SET, "retention.ms", None)], 42),
        (TOPIC, "t", vec![(SET, "retention.ms", Some(&long))], 40),
        (TOPIC, "t", vec![(9, "retention.ms", Some("1"))], 42),
        (TOPIC, "t", vec![(APPEND, "retention.ms", Some("1"))], 40),
        (TOPIC, "t", vec![(SUBTRACT, "retention.ms", Some("1"))], 40),
        (TOPIC, "t", vec![(APPEND, "cleanup.policy", None)], 42),
        (TOPIC, "t", vec![(APPEND, "cleanup.policy", Some("compact"))], 40),
        (TOPIC, "t", vec![(SET, "cleanup.policy", Some("compact"))], 40),
        (TOPIC, "t", vec![(SET, "retention.ms", Some("1")), (DELETE, "retention.ms", None)], 42),
        (TOPIC, "t", vec![(SET, "retention.ms", Some("1")), (SET, "no.such.key", Some("1"))], 40),
        (BROKER, "7", vec![(SET, "log.retention.ms", Some("1"))], 42),
        (BROKER, "x", vec![(SET, "log.retention.ms", Some("1"))], 42),
        (BROKER, "1", vec![(SET, "num.partitions", Some("3"))], 42),
        (BROKER, "", vec![(SET, "listeners", Some("A://:1"))], 42),
        (BROKER, "", vec![(SET, "no.such.key", Some("1"))], 40),
        (BROKER, "", vec![(SET, "max.connections", Some("1"))], 40),
        (BROKER, "", vec![(SET, "log.cleanup.policy", Some("compact"))], 40),
        (BROKER, "", vec![(SET, "log.retention.ms", Some("soon"))], 42),
        (LOGGER, "1", vec![(SET, "kafka", Some("INFO"))], 40),
        (METRICS, "", vec![(SET, "interval.ms", Some("1000"))], 42),
        (METRICS, "m", vec![(SET, "interval.ms", Some("1000"))], 40),
        (GROUP, "g", vec![(SET, "consumer.session.timeout.ms", Some("50000"))], 40),
        (GROUP, "g", vec![(SET, "no.such.key", Some("1"))], 40),
        (99, "t", vec![], 42),
    ];
    let before = node.disk.end();
    for (kind, name, ops, code) in rows {
        assert_eq!(alter(&mut node, kind, name, &ops), code, "{kind} {name} {ops:?}");
    }
    let twice = vec![resource(TOPIC, "t", &[]), resource(TOPIC, "t", &[])];
    assert_eq!(alter_all(&mut node, twice), [42, 42]);
    assert_eq!(node.disk.end(), before, "nothing was written");
}

#[test]
fn incremental_alter_changes_single_keys_and_tells() {
    let mut node = Node::new();
    node.ask(7, create("t", 1));
    let id = node.image().topics.by_name("t").unwrap().id;
    node.changes.clear();
    assert_eq!(alter(&mut node, TOPIC, "t", &[(SET, "retention.ms", Some("7")), (SET, "segment.ms", Some("9"))]), 0);
    assert_eq!(node.changes, [Change::TopicConfigChanged(id)]);
    assert_eq!(node.plane.topic_config(id).unwrap().log.retention_ms, Some(7));
    let end = node.disk.end();
    assert_eq!(alter(&mut node, TOPIC, "t", &[(SET, "retention.ms", Some("7"))]), 0);
    assert_eq!(node.disk.end(), end, "the same value again is no change");
    assert_eq!(alter(&mut node, TOPIC, "t", &[(DELETE, "retention.ms", None), (DELETE, "flush.ms", None)]), 0);
    assert_eq!(overrides(&node, "t"), [("segment.ms".into(), "9".into())]);
    let MetadataEventKind::ConfigChanged { resource, key, old, new } = &node.events.last().unwrap().kind else {
        panic!()
    };
    assert_eq!(
        (resource.as_str(), key.as_str(), old.as_deref(), new.as_deref()),
        ("TOPIC t", "retention.ms", Some("7"), None)
    );
}

#[test]
fn lists_are_appended_to_and_subtracted_from() {
    let mut node = Node::new();
    node.ask(7, create("t", 1));
    assert_eq!(alter(&mut node, TOPIC, "t", &[(SUBTRACT, "cleanup.policy", Some("delete"))]), 0);
    assert_eq!(overrides(&node, "t"), [("cleanup.policy".into(), String::new())]);
    assert_eq!(alter(&mut node, TOPIC, "t", &[(APPEND, "cleanup.policy", Some("delete,delete"))]), 0);
    assert_eq!(overrides(&node, "t"), [("cleanup.policy".into(), "delete".into())]);
}

#[test]
fn resources_of_one_request_fail_alone() {
    let mut node = Node::new();
    node.ask(7, create("a", 1));
    node.ask(7, create("b", 1));
    let codes = alter_all(
        &mut node,
        vec![
            resource(TOPIC, "a", &[(SET, "retention.ms", Some("1"))]),
            resource(TOPIC, "b", &[(SET, "retention.ms", Some("1")), (SET, "segment.ms", Some("-5"))]),
        ],
    );
    assert_eq!(codes, [0, 40]);
    assert_eq!((overrides(&node, "a").len(), overrides(&node, "b").len()), (1, 0));
}

#[test]
fn validate_only_changes_nothing() {
    let mut node = Node::new();
    node.ask(7, create("t", 1));
    let resources = vec![resource(TOPIC, "t", &[(SET, "retention.ms", Some("1"))])];
    node.ask(1, IncrementalAlterConfigsRequest { resources, validate_only: true, ..Default::default() });
    assert!(overrides(&node, "t").is_empty());
}

#[test]
fn the_old_alter_replaces_everything() {
    let mut node = Node::new();
    node.ask(7, create("t", 1));
    alter(&mut node, TOPIC, "t", &[(SET, "retention.ms", Some("7")), (SET, "segment.ms", Some("9"))]);
    let config = alter_configs_request::AlterableConfig {
        name: "segment.ms".into(),
        value: Some("11".into()),
        ..Default::default()
    };
    let resource = alter_configs_request::AlterConfigsResource {
        resource_type: TOPIC,
        resource_name: "t".into(),
        configs: vec![config],
        ..Default::default()
    };
    let request = AlterConfigsRequest { resources: vec![resource], ..Default::default() };
    let ResponseBody::AlterConfigs(answer) = node.ask(2, request) else { panic!() };
    assert_eq!(answer.responses[0].error_code, 0);
    assert_eq!(overrides(&node, "t"), [("segment.ms".into(), "11".into())]);
}

#[test]
fn a_brokers_dynamic_value_gives_topics_their_default() {
    let mut node = Node::with(&[("log.retention.hours", "2")]);
    node.ask(7, create("t", 1));
    let id = node.image().topics.by_name("t").unwrap().id;
    let retention = |node: &Node| node.plane.topic_config(id).unwrap().log.retention_ms;
    assert_eq!(retention(&node), Some(7_200_000));
    node.changes.clear();
    assert_eq!(alter(&mut node, BROKER, "", &[(SET, "log.retention.ms", Some("5000"))]), 0);
    assert_eq!(node.changes, [Change::BrokerConfigChanged]);
    assert_eq!(retention(&node), Some(5000));
    assert_eq!(alter(&mut node, BROKER, "1", &[(SET, "log.retention.ms", Some("4000"))]), 0);
    assert_eq!(retention(&node), Some(4000));
    let entry = one(&mut node, TOPIC, "t", "retention.ms");
    let layers: Vec<_> =
        entry.synonyms.iter().map(|s| (s.name.as_str(), s.value.as_deref().unwrap(), s.source)).collect();
    assert_eq!(
        layers,
        [("log.retention.ms", "4000", 2), ("log.retention.ms", "5000", 3), ("log.retention.hours", "2", 4),]
    );
    assert_eq!((entry.value.as_deref(), entry.config_source, entry.read_only), (Some("4000"), 2, false));
    node.crash(true);
    assert_eq!(retention(&node), Some(4000));
}

#[test]
fn describe_tells_of_topics_brokers_and_defaults() {
    let mut node = Node::new();
    node.ask(7, create("t", 1));
    let topic = describe(&mut node, TOPIC, "t", None);
    assert_eq!(topic.configs.len(), crate::config::topic::KEYS.len());
    let policy = one(&mut node, TOPIC, "t", "cleanup.policy");
    let layers: Vec<_> =
        policy.synonyms.iter().map(|s| (s.name.as_str(), s.value.as_deref().unwrap(), s.source)).collect();
    assert_eq!(layers, [("log.cleanup.policy", "delete", 5)]);
    let broker = describe(&mut node, BROKER, "1", None);
    assert!(broker.configs.len() > 200);
    let partitions = one(&mut node, BROKER, "1", "num.partitions");
    assert_eq!((partitions.value.as_deref(), partitions.read_only, partitions.config_source), (Some("1"), true, 5));
    assert_eq!(partitions.config_type, 3);
    assert!(partitions.documentation.is_some());
    assert!(describe(&mut node, BROKER, "", None).configs.is_empty());
    alter(&mut node, BROKER, "", &[(SET, "log.retention.ms", Some("5000"))]);
    let defaults = describe(&mut node, BROKER, "", None);
    assert_eq!(defaults.configs.len(), 1);
    assert_eq!(defaults.configs[0].config_source, 3);
    assert!(!describe(&mut node, GROUP, "g", None).configs.is_empty());
    assert_eq!(describe(&mut node, METRICS, "m", None).configs.len(), 3);
    for (kind, name, code) in [
        (TOPIC, "none", 3),
        (TOPIC, "b/d", 17),
        (BROKER, "7", 42),
        (LOGGER, "7", 42),
        (LOGGER, "1", 0),
        (99, "x", 42),
        (GROUP, "", 42),
    ] {
        assert_eq!(describe(&mut node, kind, name, None).error_code, code, "{kind} {name}");
    }
}

#[test]
fn sensitive_values_are_never_shown() {
    let mut node = Node::new();
    let result = describe(&mut node, BROKER, "1", None);
    let sensitive: Vec<_> = result.configs.iter().filter(|config| config.is_sensitive).collect();
    assert!(!sensitive.is_empty());
    for config in sensitive {
        assert_eq!(config.value, None);
        assert!(config.synonyms.iter().all(|synonym| synonym.value.is_none()));
    }
}

#[test]
fn resources_are_listed_by_type() {
    let mut node = Node::new();
    node.ask(7, create("t", 1));
    let mut list = |version, types: Vec<i8>| match node
        .ask(version, ListConfigResourcesRequest { resource_types: types, ..Default::default() })
    {
        ResponseBody::ListConfigResources(answer) => {
            assert!(encodes(&answer, version));
            let named = answer.config_resources.into_iter().map(|r| (r.resource_type, r.resource_name));
            (answer.error_code, named.collect::<Vec<_>>())
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(list(0, vec![]), (0, vec![]));
    let all = vec![(TOPIC, "t".into()), (BROKER, "1".into()), (LOGGER, "1".into())];
    assert_eq!(list(1, vec![]), (0, all));
    assert_eq!(list(1, vec![TOPIC, TOPIC]), (0, vec![(TOPIC, "t".into())]));
    assert_eq!(list(1, vec![77]), (35, vec![]));
}

#[test]
fn an_answer_is_bounded_however_often_a_resource_is_named() {
    let mut node = Node::new();
    let resource = DescribeConfigsResource {
        resource_type: BROKER,
        resource_name: "1".into(),
        configuration_keys: None,
        ..Default::default()
    };
    let request = DescribeConfigsRequest { resources: vec![resource; 2000], ..Default::default() };
    let ResponseBody::DescribeConfigs(answer) = node.ask(4, request) else { panic!() };
    assert_eq!(answer.results.len(), 2000);
    assert!(answer.results.iter().map(|result| result.configs.len()).sum::<usize>() < 101_000);
    assert_eq!((answer.results[0].error_code, answer.results[1999].error_code), (0, 44));
}
