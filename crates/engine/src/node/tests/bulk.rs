//! Large requests: no step looks at more than its share, and the parts add up to what one step would have answered.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::Uuid;
use ottla_protocol::messages::create_topics_request::CreatableTopic;
use ottla_protocol::messages::delete_records_request::{DeleteRecordsPartition, DeleteRecordsTopic};
use ottla_protocol::messages::describe_configs_request::DescribeConfigsResource;
use ottla_protocol::messages::describe_log_dirs_request::DescribableLogDirTopic;
use ottla_protocol::messages::describe_producers_request::TopicRequest;
use ottla_protocol::messages::describe_topic_partitions_request::{self, Cursor};
use ottla_protocol::messages::fetch_request::{FetchPartition, FetchTopic};
use ottla_protocol::messages::list_offsets_request::{ListOffsetsPartition, ListOffsetsTopic};
use ottla_protocol::messages::metadata_request::MetadataRequestTopic;
use ottla_protocol::messages::offset_for_leader_epoch_request::{OffsetForLeaderPartition, OffsetForLeaderTopic};
use ottla_protocol::messages::produce_request::{PartitionProduceData, TopicProduceData};
use ottla_protocol::messages::{
    CreateTopicsRequest, DeleteRecordsRequest, DeleteTopicsRequest, DescribeConfigsRequest, DescribeLogDirsRequest,
    DescribeProducersRequest, DescribeTopicPartitionsRequest, FetchRequest, ListConfigResourcesRequest,
    ListOffsetsRequest, MetadataRequest, OffsetForLeaderEpochRequest, ProduceRequest, RequestBody, ResponseBody,
};

use super::driver::{Machine, batch};
use super::{fetched, partitions, produce};
use crate::bulk::{Division, ENTRIES_PER_STEP, Parts, divide, entries};
use crate::effect::Answer;
use crate::input::{ConnectionId, Request, RequestId};

const MANY: i32 = 3500;
const PAGE: u32 = 2000;

fn with_records() -> Machine {
    let mut m = Machine::with(&[("auto.create.topics.enable", "false")]);
    m.create_topic("orders", 3, &[]);
    m.create_topic("returns", 2, &[]);
    m.ask(9, produce(-1, "orders", vec![(0, batch(&["a", "b", "c"], None)), (1, batch(&["d"], None))]));
    m
}

fn division(version: i16, body: impl Into<RequestBody>) -> Division {
    let request = Request {
        id: RequestId(1),
        connection: ConnectionId(1),
        listener: "PLAINTEXT".into(),
        dialled: ("localhost".into(), 9092),
        peer: "127.0.0.1:50000".into(),
        client_id: None,
        version,
        body: body.into(),
    };
    divide(request, PAGE)
}

fn in_parts(version: i16, body: impl Into<RequestBody>) -> Parts {
    match division(version, body) {
        Division::Parts(parts) => parts,
        Division::Step(_) | Division::Answer(_) => panic!("it is to be cut"),
    }
}

fn refused(version: i16, body: impl Into<RequestBody>) -> ResponseBody {
    match division(version, body) {
        Division::Answer(body) => body,
        Division::Step(_) | Division::Parts(_) => panic!("it is to be refused"),
    }
}

/// Serves the parts; how many there were, and the answer.
fn serve(m: &mut Machine, mut parts: Parts) -> (usize, ResponseBody) {
    let mut count = 0;
    while let Some(part) = parts.next() {
        count += 1;
        // Two mentions of one partition stay together.
        assert!(entries(&part.body) <= ENTRIES_PER_STEP + 1, "{} entries in one step", entries(&part.body));
        parts.take(Answer::Body(m.ask(part.version, part.body)));
    }
    match parts.finish() {
        Answer::Body(body) => (count, body),
        Answer::Silent | Answer::Close(_) => panic!("it is to be answered"),
    }
}

/// The parts are answered as the whole is.
fn adds_up(m: &mut Machine, version: i16, body: impl Into<RequestBody>) -> ResponseBody {
    let body = body.into();
    let (count, answer) = serve(m, in_parts(version, body.clone()));
    assert!(count > 1, "{} is cut", body.api_key().name());
    assert_eq!(answer, m.ask(version, body));
    answer
}

/// Topics that exist between such that do not; some partitions exist.
fn topics<T>(topic: impl Fn(String, Vec<i32>) -> T) -> Vec<T> {
    let wide = (0..MANY).collect::<Vec<_>>();
    let mut all = vec![topic("none".into(), wide.clone()), topic("empty".into(), Vec::new())];
    all.extend((0..MANY).map(|i| topic(format!("no-{i}"), vec![i])));
    all.extend([topic("orders".into(), wide), topic("returns".into(), vec![0, 1])]);
    all
}

fn names() -> Vec<String> {
    let mut names = topics(|name, _| name);
    names.extend(["orders".into(), "no-7".into(), "not a name".into()]);
    names
}

#[test]
fn metadata_by_name_and_by_id() {
    let mut m = with_records();
    let named = |name| MetadataRequestTopic { name: Some(name), ..Default::default() };
    let request = MetadataRequest { topics: Some(names().into_iter().map(named).collect()), ..Default::default() };
    for version in [1, 9, 13] {
        let ResponseBody::Metadata(answer) = adds_up(&mut m, version, request.clone()) else { panic!() };
        assert_eq!(answer.topics.iter().filter(|topic| !topic.partitions.is_empty()).count(), 2);
    }
    let ResponseBody::Metadata(known) = m.ask(13, MetadataRequest { topics: None, ..Default::default() }) else {
        panic!()
    };
    let ids = (1..=MANY).map(|i| Uuid::from_u128(u128::try_from(i).unwrap() << 70));
    let ids = ids.chain(known.topics.iter().map(|topic| topic.topic_id)).chain([Uuid::ZERO]);
    let of_id = |topic_id| MetadataRequestTopic { name: Some("orders".into()), topic_id, ..Default::default() };
    adds_up(&mut m, 13, MetadataRequest { topics: Some(ids.map(of_id).collect()), ..Default::default() });
    // A whole request is invalid if one of its topics is.
    let mut invalid = request;
    invalid.topics.as_mut().unwrap().push(MetadataRequestTopic { name: None, ..Default::default() });
    assert_eq!(refused(13, invalid.clone()), m.ask(13, invalid));
}

#[test]
fn metadata_creates_no_more_topics_than_one_operation_does() {
    let mut m = Machine::new();
    let named = |i| MetadataRequestTopic { name: Some(format!("new-{i:05}")), ..Default::default() };
    for (version, first) in [(9, 0), (1, 10_000)] {
        let before = m.node.plane().image().topics.len();
        let topics = Some((first..first + 7000).map(named).collect());
        let request = MetadataRequest { topics, allow_auto_topic_creation: true, ..Default::default() };
        serve(&mut m, in_parts(version, request));
        assert_eq!(m.node.plane().image().topics.len() - before, 5000);
    }
}

#[test]
fn questions_about_partitions() {
    let mut m = with_records();
    let list = |name, partitions: Vec<i32>| {
        let one = |index| ListOffsetsPartition {
            partition_index: index,
            timestamp: -1,
            current_leader_epoch: -1,
            ..Default::default()
        };
        ListOffsetsTopic { name, partitions: partitions.into_iter().map(one).collect(), ..Default::default() }
    };
    let mut asked = topics(list);
    // Asked for twice, far apart and at what would be the end of a part.
    let twins =
        [999, 2, 999, 0, 999].map(|index| ListOffsetsPartition { partition_index: index, ..Default::default() });
    asked[0].partitions.extend(twins);
    adds_up(&mut m, 7, ListOffsetsRequest { replica_id: -1, topics: asked, ..Default::default() });

    let epochs = |topic, partitions: Vec<i32>| {
        let one = |partition| OffsetForLeaderPartition { partition, current_leader_epoch: -1, ..Default::default() };
        OffsetForLeaderTopic { topic, partitions: partitions.into_iter().map(one).collect(), ..Default::default() }
    };
    adds_up(&mut m, 4, OffsetForLeaderEpochRequest { topics: topics(epochs), ..Default::default() });

    let producers = |name, partition_indexes| TopicRequest { name, partition_indexes, ..Default::default() };
    adds_up(&mut m, 0, DescribeProducersRequest { topics: topics(producers), ..Default::default() });

    let delete = |name, partitions: Vec<i32>| {
        let one = |partition_index| DeleteRecordsPartition { partition_index, offset: 1, ..Default::default() };
        DeleteRecordsTopic { name, partitions: partitions.into_iter().map(one).collect(), ..Default::default() }
    };
    adds_up(&mut m, 2, DeleteRecordsRequest { topics: topics(delete), ..Default::default() });

    let dirs = |topic, partitions| DescribableLogDirTopic { topic, partitions, ..Default::default() };
    let mut asked = topics(dirs);
    asked.pop();
    let request = DescribeLogDirsRequest { topics: Some(asked), ..Default::default() };
    let (_, answer) = serve(&mut m, in_parts(4, request.clone()));
    assert_eq!(answer, m.ask(4, request));
}

#[test]
fn produce_and_fetch() {
    let mut m = with_records();
    let data = |name, partitions: Vec<i32>| {
        let one = |index| PartitionProduceData { index, ..Default::default() };
        let partition_data = partitions.into_iter().map(one).collect();
        TopicProduceData { name, partition_data, ..Default::default() }
    };
    adds_up(&mut m, 9, ProduceRequest { acks: -1, topic_data: topics(data), ..Default::default() });

    let asked = |topic: String, partitions: Vec<i32>| {
        let one = |partition| FetchPartition {
            partition,
            partition_max_bytes: 1 << 20,
            current_leader_epoch: -1,
            ..Default::default()
        };
        let partitions =
            partitions.into_iter().chain(MANY..2 * MANY).take(if partitions_of(&topic) { 9000 } else { 1 });
        FetchTopic { topic, partitions: partitions.map(one).collect(), ..Default::default() }
    };
    let request = FetchRequest { session_epoch: -1, max_bytes: 1 << 20, topics: topics(asked), ..Default::default() };
    let answer = fetched(adds_up(&mut m, 12, request.clone()));
    let found = partitions(&answer).into_iter().filter(|data| data.records.as_ref().unwrap().size_bytes() > 0);
    assert_eq!(found.count(), 2);
    // It begins no session, and there is none that it could go on with.
    let (_, answer) = serve(&mut m, in_parts(12, FetchRequest { session_epoch: 0, ..request.clone() }));
    assert_eq!(fetched(answer).session_id, 0);
    let answer = refused(12, FetchRequest { session_epoch: 1, session_id: 9, ..request });
    assert_eq!(fetched(answer).error_code, ErrorCode::FetchSessionIdNotFound.code());
}

/// The topics with many partitions.
fn partitions_of(topic: &str) -> bool {
    ["none", "orders"].contains(&topic)
}

#[test]
fn pages_of_topics() {
    let mut m = with_records();
    let named = |name| describe_topic_partitions_request::TopicRequest { name, ..Default::default() };
    let topics: Vec<_> = names().into_iter().map(named).collect();
    let cursor =
        |name: &str, partition_index| Some(Cursor { topic_name: name.into(), partition_index, ..Default::default() });
    let request = |response_partition_limit, cursor| DescribeTopicPartitionsRequest {
        topics: topics.clone(),
        response_partition_limit,
        cursor,
        ..Default::default()
    };
    for (limit, from) in [(2000, None), (2, None), (4, None), (5, None), (3, cursor("no-9", 0)), (1, cursor("no-1", 0))]
    {
        let request = request(limit, from);
        let (_, answer) = serve(&mut m, in_parts(0, request.clone()));
        assert_eq!(answer, m.ask(0, request));
    }
    for nowhere in [cursor("elsewhere", 0), cursor("orders", -1)] {
        let request = request(2000, nowhere);
        assert_eq!(refused(0, request.clone()), m.ask(0, request));
    }
}

#[test]
fn configurations() {
    let mut m = with_records();
    let resource = |name: String, keys: Option<Vec<String>>| DescribeConfigsResource {
        resource_type: 2,
        resource_name: name,
        configuration_keys: keys,
        ..Default::default()
    };
    let mut resources: Vec<_> = names().into_iter().take(500).map(|name| resource(name, None)).collect();
    let keys = |count: i32| (0..count).map(|i| format!("no.{i}"));
    let known = ["retention.ms".into(), "segment.bytes".into(), "retention.ms".into()];
    resources.push(resource("orders".into(), Some(keys(MANY).chain(known).collect())));
    resources.push(resource("orders".into(), Some(keys(MANY).collect())));
    adds_up(&mut m, 4, DescribeConfigsRequest { resources, ..Default::default() });
    // As much as an answer may hold, and no more.
    let resources = vec![resource("orders".into(), None); usize::try_from(MANY).unwrap() * 2];
    let (_, answer) = serve(&mut m, in_parts(4, DescribeConfigsRequest { resources, ..Default::default() }));
    let ResponseBody::DescribeConfigs(answer) = answer else { panic!() };
    assert_eq!(answer.results.len(), usize::try_from(MANY).unwrap() * 2);
    let shown: usize = answer.results.iter().map(|result| result.configs.len()).sum();
    assert!((100_000..102_000).contains(&shown), "{shown}");
    assert_eq!(answer.results.last().unwrap().error_code, ErrorCode::PolicyViolation.code());
    // Types are few, however often they are named.
    let resource_types = [2, 16].repeat(100_000);
    let Division::Step(request) = division(1, ListConfigResourcesRequest { resource_types, ..Default::default() })
    else {
        panic!()
    };
    let RequestBody::ListConfigResources(body) = request.body else { panic!() };
    assert_eq!(body.resource_types, [2, 16]);
}

fn new_topic(name: impl Into<String>, num_partitions: i32) -> CreatableTopic {
    CreatableTopic { name: name.into(), num_partitions, replication_factor: 1, ..Default::default() }
}

#[test]
fn new_topics() {
    let mut all = vec![new_topic("new-0", 1), new_topic("new-3000", 1), new_topic("orders", 1), new_topic("none", 0)];
    all.extend((0..MANY).map(|i| new_topic(format!("new-{i}"), 1)));
    all.extend([new_topic("new-0", 1), new_topic("wide", 900), new_topic("orders", 1), new_topic("a b", 1)]);
    for validate_only in [true, false] {
        let request = CreateTopicsRequest { topics: all.clone(), validate_only, ..Default::default() };
        let mut machines = [with_records(), with_records()];
        let (count, answer) = serve(&mut machines[0], in_parts(7, request.clone()));
        assert!(count > 3500 / 200, "{count}");
        let whole = machines[1].ask(7, request);
        let outcome = |answer: ResponseBody| {
            let ResponseBody::CreateTopics(answer) = answer else { panic!() };
            // Ids are drawn anew, by every step.
            answer
                .topics
                .into_iter()
                .map(|topic| (topic.name, topic.error_code, topic.error_message))
                .collect::<Vec<_>>()
        };
        let (answer, whole) = (outcome(answer), outcome(whole));
        assert_eq!(answer.len(), all.len() - 4, "each name once");
        let of = |name: &str| answer.iter().find(|topic| topic.0 == name).unwrap().1;
        assert_eq!(["new-0", "new-3000", "orders"].map(of), [ErrorCode::InvalidRequest.code(); 3]);
        assert_eq!(of("new-1"), 0);
        // What one step has records for is left to the next test.
        assert_eq!(
            answer.into_iter().filter(|topic| topic.0 != "wide").collect::<Vec<_>>(),
            whole.into_iter().filter(|topic| topic.0 != "wide").collect::<Vec<_>>()
        );
        let known = machines.map(|m| m.node.plane().image().topics.len());
        assert!(known[0] >= if validate_only { 2 } else { 3400 } && known[0].abs_diff(known[1]) <= 1, "{known:?}");
    }
}

#[test]
fn no_more_new_topics_than_one_operation_makes() {
    let mut m = Machine::new();
    let topics = (0..7000).map(|i| new_topic(format!("new-{i}"), 1)).collect();
    let (_, answer) = serve(&mut m, in_parts(7, CreateTopicsRequest { topics, ..Default::default() }));
    let ResponseBody::CreateTopics(answer) = answer else { panic!() };
    let count = |code: ErrorCode| answer.topics.iter().filter(|topic| topic.error_code == code.code()).count();
    assert_eq!((count(ErrorCode::None), count(ErrorCode::PolicyViolation)), (5000, 2000));
    assert_eq!(m.node.plane().image().topics.len(), 5000);
}

#[test]
fn more_changes_than_one_operation_makes_are_refused() {
    let request = |count| {
        let topics = (0..count).map(|i| new_topic(format!("new-{i}"), 1)).collect();
        CreateTopicsRequest { topics, ..Default::default() }
    };
    in_parts(7, request(10_000));
    let ResponseBody::CreateTopics(answer) = refused(7, request(10_001)) else { panic!() };
    assert_eq!(answer.topics.len(), 10_001);
    assert!(answer.topics.iter().all(|topic| topic.error_code == ErrorCode::PolicyViolation.code()));
    let deletion = |count| DeleteTopicsRequest { topic_names: vec!["orders".into(); count], ..Default::default() };
    assert!(matches!(division(5, deletion(10_000)), Division::Step(_)));
    let ResponseBody::DeleteTopics(answer) = refused(5, deletion(10_001)) else { panic!() };
    assert!(answer.responses.iter().all(|topic| topic.error_code == ErrorCode::PolicyViolation.code()));
}
