//! ApiVersions, Metadata, DescribeCluster, DescribeTopicPartitions, InitProducerId.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use ottla_protocol::api::ApiKey;
use ottla_protocol::ids::Uuid;
use ottla_protocol::messages::api_versions_request::ApiVersionsRequest;
use ottla_protocol::messages::api_versions_response::ApiVersionsResponse;
use ottla_protocol::messages::create_topics_request::CreateTopicsRequest;
use ottla_protocol::messages::describe_cluster_request::DescribeClusterRequest;
use ottla_protocol::messages::describe_topic_partitions_request::{
    Cursor, DescribeTopicPartitionsRequest, TopicRequest,
};
use ottla_protocol::messages::describe_topic_partitions_response::DescribeTopicPartitionsResponse;
use ottla_protocol::messages::init_producer_id_request::InitProducerIdRequest;
use ottla_protocol::messages::metadata_request::{MetadataRequest, MetadataRequestTopic};
use ottla_protocol::messages::metadata_response::MetadataResponse;
use ottla_protocol::messages::{RequestBody, ResponseBody};

use super::driver::{Node, encodes};
use super::life::{create, init};

fn api_versions(node: &mut Node, version: i16, edit: impl FnOnce(&mut ApiVersionsRequest)) -> ApiVersionsResponse {
    let mut request = ApiVersionsRequest {
        client_software_name: "test".into(),
        client_software_version: "1.0".into(),
        ..Default::default()
    };
    edit(&mut request);
    match node.ask(version, request) {
        ResponseBody::ApiVersions(answer) => {
            assert!(encodes(&answer, version));
            answer
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn api_versions_tells_what_is_served_and_what_is_finalized() {
    let mut node = Node::new();
    let answer = api_versions(&mut node, 4, |_| {});
    assert_eq!(answer.error_code, 0);
    let range = |api: ApiKey| {
        let found = answer.api_keys.iter().find(|known| known.api_key == api.code())?;
        Some((found.min_version, found.max_version))
    };
    assert_eq!(range(ApiKey::Produce), Some((0, 13)));
    assert_eq!(range(ApiKey::CreateTopics), Some((2, 7)));
    assert_eq!(range(ApiKey::InitProducerId), Some((0, 5)));
    assert_eq!(range(ApiKey::Vote), None);
    let features: Vec<_> =
        answer.finalized_features.iter().map(|f| (f.name.as_str(), f.min_version_level, f.max_version_level)).collect();
    assert_eq!(features, [("kraft.version", 1, 1), ("metadata.version", 33, 33)]);
    assert_eq!(answer.finalized_features_epoch, node.image().end_offset.get() - 1);
    let older = api_versions(&mut node, 3, |_| {});
    assert!(older.supported_features.iter().all(|feature| feature.min_version > 0));
    for version in 0..=2 {
        assert_eq!(api_versions(&mut node, version, |r| r.client_software_name.clear()).error_code, 0);
    }
}

#[test]
fn api_versions_refuses_nameless_clients_and_those_of_another_cluster() {
    let mut node = Node::new();
    assert_eq!(api_versions(&mut node, 3, |r| r.client_software_name = "a b".into()).error_code, 42);
    let rows = [
        (None, -1, 0),
        (Some("cluster"), 1, 0),
        (Some("cluster"), 7, 129),
        (Some("other"), 1, 129),
        (Some("cluster"), -1, 42),
        (None, 1, 42),
    ];
    for (cluster, node_id, code) in rows {
        let answer = api_versions(&mut node, 5, |r| {
            r.cluster_id = cluster.map(String::from);
            r.node_id = node_id;
        });
        assert_eq!((answer.error_code, answer.api_keys.is_empty()), (code, code != 0), "{cluster:?} {node_id}");
    }
}

fn by_name(names: &[&str]) -> MetadataRequest {
    let topic = |name: &&str| MetadataRequestTopic { name: Some((*name).into()), ..Default::default() };
    MetadataRequest {
        topics: Some(names.iter().map(topic).collect()),
        allow_auto_topic_creation: false,
        ..Default::default()
    }
}

fn by_id(ids: &[Uuid]) -> MetadataRequest {
    let topic = |id: &Uuid| MetadataRequestTopic { topic_id: *id, name: None, ..Default::default() };
    MetadataRequest { topics: Some(ids.iter().map(topic).collect()), ..Default::default() }
}

fn metadata(node: &mut Node, version: i16, request: MetadataRequest) -> MetadataResponse {
    match node.ask(version, request) {
        ResponseBody::Metadata(answer) => {
            assert!(encodes(&answer, version), "version {version}: {answer:?}");
            answer
        }
        other => panic!("{other:?}"),
    }
}

fn seen(answer: &MetadataResponse) -> Vec<(Option<&str>, i16)> {
    answer.topics.iter().map(|topic| (topic.name.as_deref(), topic.error_code)).collect()
}

#[test]
fn metadata_answers_by_name_by_id_all_and_none_at_every_version() {
    let mut node = Node::new();
    node.ask(7, create("b", 2));
    node.ask(7, create("a", 1));
    let id = node.image().topics.by_name("b").unwrap().id;
    for version in 0..=13 {
        let all = MetadataRequest { topics: (version > 0).then_some(vec![]).filter(|_| false), ..Default::default() };
        let all = if version == 0 { MetadataRequest { topics: Some(vec![]), ..all } } else { all };
        assert_eq!(seen(&metadata(&mut node, version, all)), [(Some("a"), 0), (Some("b"), 0)]);
        if version > 0 {
            let none = MetadataRequest { topics: Some(vec![]), ..Default::default() };
            assert!(metadata(&mut node, version, none).topics.is_empty());
        }
        let named = metadata(&mut node, version, by_name(&["b", "none", "b", "b/d"]));
        let expected = [(Some("b"), 0), (Some("b/d"), 17), (Some("none"), 3)];
        if version < 4 {
            // Auto-creation is implied: "none" exists now, and is taken away again.
            assert_eq!(seen(&named)[2], (Some("none"), 0));
            let gone = node.image().topics.by_name("none").unwrap().id;
            let state = ottla_protocol::messages::delete_topics_request::DeleteTopicState {
                topic_id: gone,
                name: None,
                ..Default::default()
            };
            node.ask(6, ottla_protocol::messages::DeleteTopicsRequest { topics: vec![state], ..Default::default() });
        } else {
            assert_eq!(seen(&named), expected);
        }
        if version >= 12 {
            let unknown = Uuid::from_u128(5 << 64);
            let answer = metadata(&mut node, version, by_id(&[unknown, id]));
            assert_eq!(seen(&answer), [(None, 100), (Some("b"), 0)]);
            assert_eq!(answer.topics[0].topic_id, unknown);
            assert_eq!(metadata(&mut node, version, by_id(&[Uuid::ZERO])).topics[0].error_code, 42);
        } else if version >= 10 {
            let answer = metadata(&mut node, version, by_id(&[id]));
            assert_eq!(answer.topics[0].error_code, 42);
        }
    }
}

#[test]
fn metadata_tells_where_the_client_reaches_the_broker() {
    let mut node = Node::new();
    let answer = metadata(&mut node, 12, by_name(&[]));
    let broker = &answer.brokers[0];
    assert_eq!((broker.node_id, broker.host.as_str(), broker.port), (1, "dialled", 19_092));
    assert_eq!((answer.controller_id, answer.cluster_id.as_deref()), (1, Some("cluster")));
    let advertised = [("advertised.listeners", "PLAINTEXT://kafka.example:9099")];
    let answer = metadata(&mut Node::with(&advertised), 12, by_name(&[]));
    assert_eq!((answer.brokers[0].host.as_str(), answer.brokers[0].port), ("kafka.example", 9099));
}

#[test]
fn metadata_tells_of_each_partition() {
    let mut node = Node::new();
    node.ask(7, create("a", 2));
    let answer = metadata(&mut node, 12, by_name(&["a"]));
    let topic = &answer.topics[0];
    assert_eq!(topic.topic_authorized_operations, i32::MIN);
    let partition = &topic.partitions[1];
    assert_eq!((partition.partition_index, partition.leader_id, partition.leader_epoch), (1, 1, 0));
    assert_eq!((&partition.replica_nodes, &partition.isr_nodes), (&vec![1], &vec![1]));
    assert!(partition.offline_replicas.is_empty());
    let asking = MetadataRequest {
        include_topic_authorized_operations: true,
        include_cluster_authorized_operations: true,
        ..by_name(&["a"])
    };
    let answer = metadata(&mut node, 9, asking);
    assert_eq!((answer.topics[0].topic_authorized_operations, answer.cluster_authorized_operations), (3576, 8096));
}

#[test]
fn metadata_creates_missing_topics_where_it_may() {
    let mut node = Node::with(&[("num.partitions", "2")]);
    let wish = MetadataRequest { allow_auto_topic_creation: true, ..by_name(&["new", "b/d", "__consumer_offsets"]) };
    node.holds_flushes = true;
    let first = node.send(12, wish.clone());
    let second = node.send(12, wish.clone());
    assert!(node.replies.is_empty(), "the answer tells of the topic, and waits for it");
    let batches = node.disk.log.len();
    node.flush();
    assert_eq!(node.disk.log.len(), batches, "created once");
    for id in [first, second] {
        let reply = node.replies.iter().find(|reply| reply.request == id).unwrap();
        assert_eq!(reply.after_open.len(), 2);
        let ResponseBody::Metadata(answer) = &reply.body else { panic!() };
        assert_eq!(seen(answer), [(Some("__consumer_offsets"), 3), (Some("b/d"), 17), (Some("new"), 0)]);
        assert_eq!(answer.topics[2].partitions.len(), 2);
    }
    let mut off = Node::with(&[("auto.create.topics.enable", "false")]);
    assert_eq!(seen(&metadata(&mut off, 12, wish))[2], (Some("new"), 3));
}

#[test]
fn a_topic_that_cannot_be_created_is_answered_at_once() {
    let mut node = Node::with(&[("default.replication.factor", "3")]);
    let wish = MetadataRequest { allow_auto_topic_creation: true, ..by_name(&["new"]) };
    assert_eq!(seen(&metadata(&mut node, 12, wish)), [(Some("new"), 3)]);
}

#[test]
fn describe_cluster_tells_of_brokers_only() {
    let mut node = Node::new();
    let describe = |endpoint_type| DescribeClusterRequest { endpoint_type, ..Default::default() };
    for (version, endpoint, code) in [(0, 1, 0), (1, 1, 0), (2, 1, 0), (1, 2, 114), (1, 9, 115)] {
        let ResponseBody::DescribeCluster(answer) = node.ask(version, describe(endpoint)) else { panic!() };
        assert!(encodes(&answer, version));
        assert_eq!(answer.error_code, code);
        if code == 0 {
            assert_eq!((answer.brokers.len(), answer.controller_id, answer.cluster_id.as_str()), (1, 1, "cluster"));
            assert!(!answer.brokers[0].is_fenced);
        }
    }
}

fn pages(node: &mut Node, names: &[&str], limit: i32, cursor: Option<(&str, i32)>) -> DescribeTopicPartitionsResponse {
    let topic = |name: &&str| TopicRequest { name: (*name).into(), ..Default::default() };
    let request = DescribeTopicPartitionsRequest {
        topics: names.iter().map(topic).collect(),
        response_partition_limit: limit,
        cursor: cursor.map(|(name, partition_index)| Cursor {
            topic_name: name.into(),
            partition_index,
            ..Default::default()
        }),
        ..Default::default()
    };
    match node.ask(0, request) {
        ResponseBody::DescribeTopicPartitions(answer) => {
            assert!(encodes(&answer, 0));
            answer
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn describe_topic_partitions_goes_page_by_page() {
    let mut node = Node::new();
    for (name, partitions) in [("b", 3), ("a", 2), ("c", 1)] {
        node.ask(7, create(name, partitions));
    }
    let (mut shown, mut cursor): (Vec<(String, i32)>, Option<(String, i32)>) = (Vec::new(), None);
    for _ in 0..10 {
        let from = cursor.as_ref().map(|(name, partition)| (name.as_str(), *partition));
        let page = pages(&mut node, &[], 2, from);
        let found: Vec<_> = page
            .topics
            .iter()
            .flat_map(|t| t.partitions.iter().map(|p| (t.name.clone().unwrap(), p.partition_index)))
            .collect();
        assert!(found.len() <= 2);
        shown.extend(found);
        cursor = page.next_cursor.map(|cursor| (cursor.topic_name, cursor.partition_index));
        if cursor.is_none() {
            break;
        }
    }
    let expected = [("a", 0), ("a", 1), ("b", 0), ("b", 1), ("b", 2), ("c", 0)];
    assert_eq!(shown, expected.map(|(name, partition)| (String::from(name), partition)));
    let codes: Vec<_> = pages(&mut node, &["c", "x", "b/d"], 100, None)
        .topics
        .iter()
        .map(|topic| (topic.name.clone().unwrap(), topic.error_code))
        .collect();
    assert_eq!(codes, [("b/d".into(), 17), ("c".into(), 0), ("x".into(), 3)]);
    assert_eq!(pages(&mut node, &["a"], 100, Some(("z", 0))).topics[0].error_code, 42);
    assert_eq!(pages(&mut node, &["a"], 100, Some(("a", -1))).topics[0].error_code, 42);
}

#[test]
fn init_producer_id_checks_its_request_and_refuses_transactions() {
    let mut node = Node::new();
    let named = |id: &str| InitProducerIdRequest { transactional_id: Some(id.into()), ..init() };
    for version in 0..=5 {
        let code = |answer| match answer {
            ResponseBody::InitProducerId(answer) => {
                assert!(encodes(&answer, version));
                answer.error_code
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(code(node.ask(version, init())), 0);
        assert_eq!(code(node.ask(version, named(""))), 42);
        assert_eq!(code(node.ask(version, named("t"))), 35);
        assert_eq!(code(node.ask(version, InitProducerIdRequest { producer_id: 4, ..init() })), 42);
    }
}

#[test]
fn huge_lists_of_unknown_topics_are_answered_once_each() {
    let mut node = Node::with(&[("auto.create.topics.enable", "false")]);
    let names: Vec<String> = (0..20_000).map(|i| alloc::format!("t{}", i % 100)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(metadata(&mut node, 12, by_name(&names)).topics.len(), 100);
}

#[test]
fn everything_served_here_is_owned() {
    use crate::metadata::MetadataPlane;
    for body in [
        RequestBody::from(CreateTopicsRequest::default()),
        MetadataRequest::default().into(),
        init().into(),
        DescribeClusterRequest::default().into(),
    ] {
        assert!(MetadataPlane::serves(&body));
    }
    assert!(!MetadataPlane::serves(&RequestBody::Produce(Default::default())));
}
