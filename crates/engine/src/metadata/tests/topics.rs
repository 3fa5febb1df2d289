//! Every row of the validation tables of CreateTopics, DeleteTopics and CreatePartitions.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use ottla_protocol::ids::Uuid;
use ottla_protocol::messages::ResponseBody;
use ottla_protocol::messages::create_partitions_request::{
    CreatePartitionsAssignment, CreatePartitionsRequest, CreatePartitionsTopic,
};
use ottla_protocol::messages::create_topics_request::{
    CreatableReplicaAssignment, CreatableTopic, CreatableTopicConfig, CreateTopicsRequest,
};
use ottla_protocol::messages::create_topics_response::CreatableTopicResult;
use ottla_protocol::messages::delete_topics_request::{DeleteTopicState, DeleteTopicsRequest};

use super::driver::{Node, encodes};
use super::life::create;
use crate::metadata::{Cause, Change, MetadataEventKind};

fn topic(name: &str) -> CreatableTopic {
    CreatableTopic { name: name.into(), num_partitions: -1, replication_factor: -1, ..Default::default() }
}

fn results(node: &mut Node, request: CreateTopicsRequest) -> Vec<CreatableTopicResult> {
    match node.ask(7, request) {
        ResponseBody::CreateTopics(answer) => {
            for version in 2..=7 {
                assert!(encodes(&answer, version));
            }
            answer.topics
        }
        other => panic!("{other:?}"),
    }
}

fn create_code(node: &mut Node, topic: CreatableTopic) -> i16 {
    results(node, CreateTopicsRequest { topics: vec![topic], ..Default::default() })[0].error_code
}

fn config(key: &str, value: Option<&str>) -> CreatableTopic {
    let config = CreatableTopicConfig { name: key.into(), value: value.map(String::from), ..Default::default() };
    CreatableTopic { configs: vec![config], ..topic("t") }
}

fn assigned(replicas: &[(i32, &[i32])]) -> CreatableTopic {
    let assignment = |(index, brokers): &(i32, &[i32])| CreatableReplicaAssignment {
        partition_index: *index,
        broker_ids: brokers.to_vec(),
        ..Default::default()
    };
    CreatableTopic { assignments: replicas.iter().map(assignment).collect(), ..topic("t") }
}

#[test]
fn create_topics_refuses_what_kafka_refuses() {
    let mut node = Node::new();
    assert_eq!(create_code(&mut node, topic("taken.name")), 0);
    let long = "x".repeat(250);
    let rows: Vec<(CreatableTopic, i16)> = vec![
        (topic("__cluster_metadata"), 42),
        (topic(""), 17),
        (topic("."), 17),
        (topic(".."), 17),
        (topic("a b"), 17),
        (topic(&long), 17),
        (topic("taken_name"), 17),
        (topic("taken.name"), 36),
        (config("retention.ms", None), 40),
        (config("no.such.key", Some("1")), 40),
        (config("retention.ms", Some("soon")), 40),
        (config("retention.ms", Some("-2")), 40),
        (config("cleanup.policy", Some("compact")), 40),
        (config("remote.storage.enable", Some("true")), 40),
        (CreatableTopic { num_partitions: 1, ..assigned(&[(0, &[1])]) }, 42),
        (CreatableTopic { replication_factor: 1, ..assigned(&[(0, &[1])]) }, 42),
        (assigned(&[(0, &[])]), 39),
        (assigned(&[(0, &[2])]), 39),
        (assigned(&[(0, &[1, 1])]), 39),
        (assigned(&[(1, &[1])]), 39),
        (assigned(&[(0, &[1]), (0, &[1])]), 39),
        (assigned(&[(0, &[1]), (2, &[1])]), 39),
        (CreatableTopic { replication_factor: 0, ..topic("t") }, 38),
        (CreatableTopic { replication_factor: -2, ..topic("t") }, 38),
        (CreatableTopic { replication_factor: 2, ..topic("t") }, 38),
        (CreatableTopic { num_partitions: 0, ..topic("t") }, 37),
        (CreatableTopic { num_partitions: -2, ..topic("t") }, 37),
        (CreatableTopic { num_partitions: 10_001, ..topic("t") }, 44),
        (CreatableTopic { num_partitions: i32::MAX, ..topic("t") }, 44),
    ];
    let before = node.disk.end();
    for (topic, code) in rows {
        let shown = alloc::format!("{topic:?}");
        assert_eq!(create_code(&mut node, topic), code, "{shown}");
    }
    assert_eq!(node.disk.end(), before, "a mutation answered with an error wrote nothing");
    assert_eq!(create_code(&mut node, assigned(&[(1, &[1]), (0, &[1])])), 0);
    assert_eq!(node.image().topics.by_name("t").unwrap().partitions.len(), 2);
}

#[test]
fn topics_of_one_request_fail_alone_and_succeed_together() {
    let mut node = Node::new();
    let batches = node.disk.log.len();
    let topics = vec![topic("a"), topic("twice"), topic("b/d"), topic("twice"), topic("c")];
    let results = results(&mut node, CreateTopicsRequest { topics, ..Default::default() });
    let codes: Vec<_> = results.iter().map(|result| (result.name.as_str(), result.error_code)).collect();
    assert_eq!(codes, [("a", 0), ("twice", 42), ("b/d", 17), ("c", 0)]);
    assert_eq!(node.disk.log.len(), batches + 1, "one batch");
    assert_ne!(results[0].topic_id, results[3].topic_id);
}

#[test]
fn names_that_collide_within_one_request_are_seen() {
    let mut node = Node::new();
    let request = CreateTopicsRequest { topics: vec![topic("a.b"), topic("a_b")], ..Default::default() };
    let codes: Vec<_> = results(&mut node, request).iter().map(|result| result.error_code).collect();
    assert_eq!(codes, [0, 17]);
}

#[test]
fn validate_only_writes_nothing_and_looks_like_success() {
    let mut node = Node::new();
    let before = node.disk.end();
    let request = CreateTopicsRequest { validate_only: true, ..create("orders", 4) };
    let results = results(&mut node, request);
    assert_eq!((results[0].error_code, results[0].num_partitions), (0, 4));
    assert_eq!(node.disk.end(), before);
    assert!(node.image().topics.is_empty());
}

#[test]
fn a_created_topic_is_described_told_and_waits_for_its_logs() {
    let mut node = Node::with(&[("num.partitions", "3")]);
    node.changes.clear();
    let mut wanted = config("retention.ms", Some("5"));
    wanted.name = "orders".into();
    let id = node.send(7, CreateTopicsRequest { topics: vec![wanted], ..Default::default() });
    let reply = node.replies.pop().unwrap();
    assert_eq!(reply.request, id);
    let ResponseBody::CreateTopics(answer) = reply.body else { panic!() };
    let result = &answer.topics[0];
    assert_eq!((result.num_partitions, result.replication_factor), (3, 1));
    let configs = result.configs.as_ref().unwrap();
    let retention = configs.iter().find(|config| config.name == "retention.ms").unwrap();
    assert_eq!((retention.value.as_deref(), retention.config_source), (Some("5"), 1));
    let [Change::PartitionsAdded(added)] = &node.changes[..] else { panic!("{:?}", node.changes) };
    assert_eq!(reply.after_open, added.iter().map(|partition| partition.log).collect::<Vec<_>>());
    assert_eq!(added.len(), 3);
    let event = node.events.last().unwrap();
    assert_eq!(event.cause, Cause::Request(id));
    assert!(matches!(&event.kind, MetadataEventKind::TopicCreated { partitions: 3, .. }));
    let config = node.plane.topic_config(result.topic_id).unwrap();
    assert_eq!(config.log.retention_ms, Some(5));
}

#[test]
fn delete_topics_goes_by_name_or_by_id() {
    let mut node = Node::new();
    for name in ["a", "b", "c", "d"] {
        node.ask(7, create(name, 2));
    }
    let id = |node: &Node, name: &str| node.image().topics.by_name(name).unwrap().id;
    let (a, c) = (id(&node, "a"), id(&node, "c"));
    let state = |name: Option<&str>, topic_id: Uuid| DeleteTopicState {
        name: name.map(String::from),
        topic_id,
        ..Default::default()
    };
    let topics = vec![
        state(Some("b"), Uuid::ZERO),
        state(None, a),
        state(Some("c"), c),
        state(None, Uuid::ZERO),
        state(Some("none"), Uuid::ZERO),
        state(None, Uuid::from_u128(99 << 64)),
        state(Some("d"), Uuid::ZERO),
        state(None, id(&node, "d")),
        state(Some("none"), Uuid::ZERO),
    ];
    node.changes.clear();
    let answer = match node.ask(6, DeleteTopicsRequest { topics, ..Default::default() }) {
        ResponseBody::DeleteTopics(answer) => answer,
        other => panic!("{other:?}"),
    };
    let codes: Vec<_> = answer.responses.iter().map(|result| result.error_code).collect();
    assert_eq!(codes, [0, 0, 42, 42, 42, 100, 42], "what is named twice is answered once");
    let twice = &answer.responses[6];
    assert_eq!((twice.name.as_deref(), twice.topic_id), (Some("d"), id(&node, "d")));
    assert_eq!(answer.responses[1].name.as_deref(), Some("a"));
    let left: Vec<_> = node.image().topics.iter().map(|topic| &*topic.name).collect();
    assert_eq!(left, ["c", "d"]);
    assert!(
        matches!(&node.changes[..], [Change::TopicDeleted { logs, .. }, Change::TopicDeleted { .. }] if logs.len() == 2)
    );
}

#[test]
fn old_delete_topics_go_by_name_and_a_name_can_be_used_again() {
    let mut node = Node::new();
    node.ask(7, create("a", 1));
    let first = node.image().topics.by_name("a").unwrap().id;
    for version in 1..=5 {
        let request = DeleteTopicsRequest { topic_names: vec!["a".into(), "x".into()], ..Default::default() };
        let ResponseBody::DeleteTopics(answer) = node.ask(version, request) else { panic!() };
        assert_eq!(answer.responses.iter().map(|r| r.error_code).collect::<Vec<_>>(), [0, 3]);
        assert!(encodes(&answer, version));
        node.ask(7, create("a", 1));
    }
    assert_ne!(node.image().topics.by_name("a").unwrap().id, first);
}

#[test]
fn deletion_can_be_disabled() {
    let mut node = Node::with(&[("delete.topic.enable", "false")]);
    node.ask(7, create("a", 1));
    for (version, expected) in [(1, 42), (3, 73)] {
        let request = DeleteTopicsRequest { topic_names: vec!["a".into()], ..Default::default() };
        let ResponseBody::DeleteTopics(answer) = node.ask(version, request) else { panic!() };
        assert_eq!(answer.responses[0].error_code, expected);
    }
}

fn grow(name: &str, count: i32, assignments: Option<Vec<Vec<i32>>>) -> CreatePartitionsTopic {
    let assignment = |broker_ids| CreatePartitionsAssignment { broker_ids, ..Default::default() };
    CreatePartitionsTopic {
        name: name.into(),
        count,
        assignments: assignments.map(|all| all.into_iter().map(assignment).collect()),
        ..Default::default()
    }
}

fn grow_codes(node: &mut Node, topics: Vec<CreatePartitionsTopic>) -> Vec<i16> {
    match node.ask(3, CreatePartitionsRequest { topics, ..Default::default() }) {
        ResponseBody::CreatePartitions(answer) => answer.results.iter().map(|result| result.error_code).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn create_partitions_only_adds() {
    let mut node = Node::new();
    node.ask(7, create("a", 2));
    let rows = [
        (grow("none", 3, None), 3),
        (grow("a", 2, None), 37),
        (grow("a", 1, None), 37),
        (grow("a", -1, None), 37),
        (grow("a", 3, Some(vec![])), 39),
        (grow("a", 3, Some(vec![vec![1], vec![1]])), 39),
        (grow("a", 3, Some(vec![vec![2]])), 39),
        (grow("a", 3, Some(vec![vec![1, 1]])), 39),
        (grow("a", 20_000, None), 44),
    ];
    for (topic, code) in rows {
        assert_eq!(grow_codes(&mut node, vec![topic.clone()]), [code], "{topic:?}");
    }
    assert_eq!(grow_codes(&mut node, vec![grow("a", 3, None), grow("a", 4, None)]), [42]);
    node.changes.clear();
    assert_eq!(grow_codes(&mut node, vec![grow("a", 4, Some(vec![vec![1], vec![1]]))]), [0]);
    assert_eq!(node.image().topics.by_name("a").unwrap().partitions.len(), 4);
    assert!(matches!(&node.changes[..], [Change::PartitionsAdded(added)] if added.len() == 2));
    assert!(matches!(node.events.last().unwrap().kind, MetadataEventKind::TopicResized { old: 2, new: 4, .. }));
}
