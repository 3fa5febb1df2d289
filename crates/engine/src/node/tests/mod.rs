//! A node driven through `step` alone, with its disks in memory.

mod bulk;
mod driver;
mod fetching;
mod life;
mod model;
mod producing;
mod questions;
mod room;

use alloc::vec;
use alloc::vec::Vec;

use bytes::Bytes;
use ottla_protocol::messages::fetch_request::{FetchPartition, FetchTopic};
use ottla_protocol::messages::fetch_response::PartitionData;
use ottla_protocol::messages::produce_request::{PartitionProduceData, TopicProduceData};
use ottla_protocol::messages::produce_response::PartitionProduceResponse;
use ottla_protocol::messages::{FetchRequest, FetchResponse, ProduceRequest, ResponseBody};
use ottla_protocol::records::Records;

/// A Produce request by topic name, for one topic.
fn produce(acks: i16, topic: &str, batches: Vec<(i32, Bytes)>) -> ProduceRequest {
    let partition =
        |(index, bytes)| PartitionProduceData { index, records: Some(Records::Memory(bytes)), ..Default::default() };
    ProduceRequest {
        acks,
        timeout_ms: 1500,
        topic_data: vec![TopicProduceData {
            name: topic.into(),
            partition_data: batches.into_iter().map(partition).collect(),
            ..Default::default()
        }],
        ..Default::default()
    }
}

fn produced(body: ResponseBody) -> Vec<PartitionProduceResponse> {
    let ResponseBody::Produce(response) = body else { panic!("{body:?}") };
    response.responses.into_iter().flat_map(|topic| topic.partition_responses).collect()
}

/// A Fetch request by topic name, without a session.
fn fetch(max_wait_ms: i32, min_bytes: i32, topic: &str, offsets: &[(i32, i64)]) -> FetchRequest {
    let partition = |(partition, fetch_offset): &(i32, i64)| FetchPartition {
        partition: *partition,
        fetch_offset: *fetch_offset,
        partition_max_bytes: 1 << 20,
        current_leader_epoch: -1,
        ..Default::default()
    };
    FetchRequest {
        max_wait_ms,
        min_bytes,
        max_bytes: 1 << 20,
        session_epoch: -1,
        topics: vec![FetchTopic {
            topic: topic.into(),
            partitions: offsets.iter().map(partition).collect(),
            ..Default::default()
        }],
        ..Default::default()
    }
}

fn fetched(body: ResponseBody) -> FetchResponse {
    let ResponseBody::Fetch(response) = body else { panic!("{body:?}") };
    response
}

fn partitions(response: &FetchResponse) -> Vec<&PartitionData> {
    response.responses.iter().flat_map(|topic| &topic.partitions).collect()
}

fn bytes(data: &PartitionData) -> &[u8] {
    data.records.as_ref().unwrap().in_memory().unwrap()
}
