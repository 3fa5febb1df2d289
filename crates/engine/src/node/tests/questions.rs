use alloc::vec;
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{ProducerEpoch, ProducerId, Sequence};
use ottla_protocol::messages::delete_records_request::{DeleteRecordsPartition, DeleteRecordsTopic};
use ottla_protocol::messages::describe_log_dirs_request::DescribableLogDirTopic;
use ottla_protocol::messages::describe_producers_request::TopicRequest;
use ottla_protocol::messages::list_offsets_request::{ListOffsetsPartition, ListOffsetsTopic};
use ottla_protocol::messages::offset_for_leader_epoch_request::{OffsetForLeaderPartition, OffsetForLeaderTopic};
use ottla_protocol::messages::{
    DeleteRecordsRequest, DescribeLogDirsRequest, DescribeProducersRequest, ListOffsetsRequest,
    OffsetForLeaderEpochRequest, ResponseBody,
};
use ottla_protocol::records::ProducerBatch;

use super::driver::{Machine, batch};
use super::{fetch, fetched, partitions, produce};

const START: i64 = 1_700_000_000_000;

fn with_records() -> Machine {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    // Timestamps are those of the start plus 0, 1, 2, and again 0.
    m.ask(9, produce(-1, "orders", vec![(0, batch(&["a", "b", "c"], None))]));
    m.ask(9, produce(-1, "orders", vec![(0, batch(&["d"], None))]));
    m
}

fn list(m: &mut Machine, version: i16, timestamps: &[i64]) -> Vec<(i16, i64, i64)> {
    let mut answers = Vec::new();
    for timestamp in timestamps {
        let partition = ListOffsetsPartition { timestamp: *timestamp, current_leader_epoch: -1, ..Default::default() };
        let topics =
            vec![ListOffsetsTopic { name: "orders".into(), partitions: vec![partition], ..Default::default() }];
        let request = ListOffsetsRequest { replica_id: -1, topics, ..Default::default() };
        let ResponseBody::ListOffsets(response) = m.ask(version, request) else { panic!() };
        let entry = &response.topics[0].partitions[0];
        answers.push((entry.error_code, entry.offset, entry.timestamp));
    }
    answers
}

#[test]
fn lists_every_special_offset() {
    let mut m = with_records();
    let none = ErrorCode::None.code();
    assert_eq!(
        list(&mut m, 11, &[-1, -2, -3, -4, -5, -6]),
        [(none, 4, -1), (none, 0, -1), (none, 2, START + 2), (none, 0, -1), (none, -1, -1), (none, -1, -1)]
    );
    let unsupported = (ErrorCode::UnsupportedVersion.code(), -1, -1);
    assert_eq!(list(&mut m, 11, &[-7]), [unsupported]);
    assert_eq!(list(&mut m, 6, &[-3, -4, -5, -6]), [unsupported; 4]);
}

#[test]
fn lists_offsets_by_time() {
    let mut m = with_records();
    assert_eq!(
        list(&mut m, 7, &[0, START + 1, START + 2, START + 3]),
        [(0, 0, START), (0, 1, START + 1), (0, 2, START + 2), (0, -1, -1)]
    );
}

#[test]
fn a_partition_asked_twice_is_an_error() {
    let mut m = with_records();
    let partition = ListOffsetsPartition { timestamp: -1, current_leader_epoch: -1, ..Default::default() };
    let topics = vec![ListOffsetsTopic {
        name: "orders".into(),
        partitions: vec![partition.clone(), partition],
        ..Default::default()
    }];
    let request = ListOffsetsRequest { replica_id: -1, topics, ..Default::default() };
    let ResponseBody::ListOffsets(response) = m.ask(7, request) else { panic!() };
    let codes: Vec<_> = response.topics[0].partitions.iter().map(|entry| entry.error_code).collect();
    assert_eq!(codes, [ErrorCode::InvalidRequest.code()], "and answered once");
}

#[test]
fn says_where_an_epoch_ends() {
    let mut m = with_records();
    let first = m.leader_epoch("orders", 0);
    m.restart();
    let second = m.leader_epoch("orders", 0);
    assert!(second > first, "a restart is a new epoch");
    m.ask(9, produce(-1, "orders", vec![(0, batch(&["e"], None))]));
    let mut ask = |epoch: i32| {
        let partition =
            OffsetForLeaderPartition { leader_epoch: epoch, current_leader_epoch: -1, ..Default::default() };
        let topics =
            vec![OffsetForLeaderTopic { topic: "orders".into(), partitions: vec![partition], ..Default::default() }];
        let request = OffsetForLeaderEpochRequest { replica_id: -2, topics, ..Default::default() };
        let ResponseBody::OffsetForLeaderEpoch(response) = m.ask(4, request) else { panic!() };
        let entry = &response.topics[0].partitions[0];
        (entry.error_code, entry.leader_epoch, entry.end_offset)
    };
    assert_eq!(ask(first.get()), (0, first.get(), 4));
    assert_eq!(ask(second.get()), (0, second.get(), 5));
    assert_eq!(ask(second.get() + 1), (0, -1, -1));
    assert_eq!(ask(-1), (0, -1, -1));
}

fn delete(m: &mut Machine, topic: &str, offset: i64) -> (i16, i64) {
    let partition = DeleteRecordsPartition { offset, ..Default::default() };
    let topics = vec![DeleteRecordsTopic { name: topic.into(), partitions: vec![partition], ..Default::default() }];
    let request = DeleteRecordsRequest { topics, timeout_ms: 1000, ..Default::default() };
    let ResponseBody::DeleteRecords(response) = m.ask(2, request) else { panic!() };
    let entry = &response.topics[0].partitions[0];
    (entry.error_code, entry.low_watermark)
}

#[test]
fn deletes_records_up_to_an_offset() {
    let mut m = with_records();
    assert_eq!(delete(&mut m, "orders", 3), (0, 3));
    let answer = fetched(m.ask(12, fetch(0, 1, "orders", &[(0, 2)])));
    assert_eq!(partitions(&answer)[0].error_code, ErrorCode::OffsetOutOfRange.code());
    assert_eq!(list(&mut m, 7, &[-2]), [(0, 3, -1)]);
    assert_eq!(delete(&mut m, "orders", 1), (0, 3), "below the start: nothing to do");
    assert_eq!(delete(&mut m, "orders", 5), (ErrorCode::OffsetOutOfRange.code(), -1));
    assert_eq!(delete(&mut m, "orders", -2), (ErrorCode::OffsetOutOfRange.code(), -1));
    assert_eq!(delete(&mut m, "orders", -1), (0, 4), "all that is visible");
    assert_eq!(delete(&mut m, "nowhere", -1), (ErrorCode::UnknownTopicOrPartition.code(), -1));
    m.create_topic("kept", 1, &[("cleanup.policy", "")]);
    assert_eq!(delete(&mut m, "kept", 0), (ErrorCode::PolicyViolation.code(), -1));
}

#[test]
fn retention_moves_the_start_and_says_so() {
    let mut m = with_records();
    delete(&mut m, "orders", 3);
    m.take_events();
    m.pass(31_000);
    assert_eq!(m.log("orders", 0).batches.len(), 1);
    assert!(m.take_events().contains(&"log.expired"));
}

#[test]
fn describes_log_folders() {
    let mut m = with_records();
    let size = i64::try_from(m.log("orders", 0).batches.iter().map(bytes::Bytes::len).sum::<usize>()).unwrap();
    let ResponseBody::DescribeLogDirs(all) = m.ask(4, DescribeLogDirsRequest { topics: None, ..Default::default() })
    else {
        panic!()
    };
    let folder = &all.results[0];
    assert_eq!((folder.log_dir.as_str(), folder.total_bytes, folder.usable_bytes), ("/data", 1000, -1));
    assert_eq!((folder.topics[0].name.as_str(), folder.topics[0].partitions[0].partition_size), ("orders", size));
    let other = DescribableLogDirTopic { topic: "other".into(), partitions: vec![0], ..Default::default() };
    let request = DescribeLogDirsRequest { topics: Some(vec![other]), ..Default::default() };
    let ResponseBody::DescribeLogDirs(none) = m.ask(4, request) else { panic!() };
    assert!(none.results[0].topics.is_empty());
}

#[test]
fn describes_producers() {
    let mut m = with_records();
    let producer =
        ProducerBatch { id: ProducerId::new(7), epoch: ProducerEpoch::new(2), base_sequence: Some(Sequence::new(0)) };
    m.ask(9, produce(-1, "orders", vec![(0, batch(&["x", "y"], Some(producer)))]));
    let topic = TopicRequest { name: "orders".into(), partition_indexes: vec![0, 9], ..Default::default() };
    let request = DescribeProducersRequest { topics: vec![topic], ..Default::default() };
    let ResponseBody::DescribeProducers(response) = m.ask(0, request) else { panic!() };
    let known = &response.topics[0].partitions[0].active_producers[0];
    assert_eq!((known.producer_id, known.producer_epoch, known.last_sequence), (7, 2, 1));
    assert_eq!((known.coordinator_epoch, known.current_txn_start_offset), (-1, -1));
    assert_eq!(response.topics[0].partitions[1].error_code, ErrorCode::UnknownTopicOrPartition.code());
}

/// Whatever is answered must fit the version asked for: an old client cannot be told what it has no field for.
#[test]
fn every_version_can_be_answered() {
    use ottla_protocol::messages::ApiKey;
    let mut m = with_records();
    let id = m.log_id("orders", 0).topic_id;
    let versions = |api: ApiKey| api.served().unwrap();
    for topic in ["orders", "nowhere"] {
        for version in versions(ApiKey::Produce) {
            for bytes in [batch(&["a"], None), bytes::Bytes::from_static(b"no batch")] {
                let mut request = produce(1, topic, vec![(0, bytes)]);
                request.topic_data[0].topic_id = id;
                m.ask(version, request);
            }
        }
        for version in versions(ApiKey::Fetch) {
            for (isolation_level, offset) in [(0, 0), (1, 0), (0, 99)] {
                let mut request = fetch(0, 1, topic, &[(0, offset)]);
                request.topics[0].topic_id = id;
                request.isolation_level = isolation_level;
                request.session_epoch = if version >= 7 { 0 } else { -1 };
                m.ask(version, request);
            }
        }
    }
    for version in versions(ApiKey::ListOffsets) {
        list(&mut m, version, &[-1, -2, -3, -4, -5, -6, -7, 0]);
    }
    for version in versions(ApiKey::OffsetForLeaderEpoch) {
        let partition = OffsetForLeaderPartition { current_leader_epoch: -1, ..Default::default() };
        let topic = OffsetForLeaderTopic { topic: "orders".into(), partitions: vec![partition], ..Default::default() };
        m.ask(version, OffsetForLeaderEpochRequest { replica_id: -2, topics: vec![topic], ..Default::default() });
    }
    for version in versions(ApiKey::DescribeLogDirs) {
        m.ask(version, DescribeLogDirsRequest { topics: None, ..Default::default() });
    }
    for version in versions(ApiKey::DeleteRecords) {
        let partition = DeleteRecordsPartition { offset: 1, ..Default::default() };
        let topic = DeleteRecordsTopic { name: "orders".into(), partitions: vec![partition], ..Default::default() };
        m.ask(version, DeleteRecordsRequest { topics: vec![topic], timeout_ms: 1000, ..Default::default() });
    }
}
