//! DescribeTopicPartitions (KIP-966): topics in order of their names, in pages of partitions.

use alloc::collections::BTreeSet;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{NodeId, PartitionId};
use ottla_protocol::messages::describe_topic_partitions_request::DescribeTopicPartitionsRequest;
use ottla_protocol::messages::describe_topic_partitions_response::{
    Cursor, DescribeTopicPartitionsResponse, DescribeTopicPartitionsResponsePartition,
    DescribeTopicPartitionsResponseTopic,
};

use super::{ALL_TOPIC_OPERATIONS, View};
use crate::metadata::image::{Partition, Topic, wire};
use crate::metadata::{names, refuse_cursor};

/// One page, from the cursor on.
pub(crate) fn answer(view: View<'_>, request: &DescribeTopicPartitionsRequest) -> DescribeTopicPartitionsResponse {
    if let Some(refusal) = refuse_cursor(request) {
        return refusal;
    }
    let limit = usize::try_from(view.config.max_request_partition_size_limit).unwrap_or(usize::MAX);
    let limit = usize::try_from(request.response_partition_limit).unwrap_or(1).clamp(1, limit.max(1));
    let mut names: BTreeSet<&str> = request.topics.iter().map(|topic| topic.name.as_str()).collect();
    let is_all = names.is_empty();
    let (from_topic, from_partition) = match &request.cursor {
        Some(cursor) => (cursor.topic_name.as_str(), cursor.partition_index),
        None => ("", 0),
    };
    if is_all {
        names = view.image.topics.iter_from(from_topic).map(|topic| &*topic.name).collect();
    } else {
        names = names.split_off(from_topic);
    }
    let mut page = Page { view, left: limit, topics: Vec::new(), next_cursor: None };
    for name in names {
        let first = if name == from_topic { from_partition } else { 0 };
        if !page.add(name, first) {
            break;
        }
    }
    DescribeTopicPartitionsResponse { topics: page.topics, next_cursor: page.next_cursor, ..Default::default() }
}

/// Every topic asked for with this error.
pub(crate) fn refusal(request: &DescribeTopicPartitionsRequest, code: ErrorCode) -> DescribeTopicPartitionsResponse {
    let topics = request.topics.iter().map(|topic| DescribeTopicPartitionsResponseTopic {
        error_code: code as i16,
        name: Some(topic.name.clone()),
        ..Default::default()
    });
    DescribeTopicPartitionsResponse { topics: topics.collect(), ..Default::default() }
}

struct Page<'a> {
    view: View<'a>,
    left: usize,
    topics: Vec<DescribeTopicPartitionsResponseTopic>,
    next_cursor: Option<Cursor>,
}

impl Page<'_> {
    /// Adds a topic from this partition on; `false` if the page is full.
    fn add(&mut self, name: &str, first: i32) -> bool {
        let cursor =
            |partition_index| Some(Cursor { topic_name: name.to_string(), partition_index, ..Default::default() });
        if self.left == 0 {
            self.next_cursor = cursor(first);
            return false;
        }
        let Some(topic) = self.view.image.topics.by_name(name) else {
            self.topics.push(unknown(name));
            return true;
        };
        let skipped = usize::try_from(first).unwrap_or(0);
        let shown: Vec<_> =
            topic.iter().skip(skipped).take(self.left).map(|(id, state)| partition(self.view, id, state)).collect();
        self.left -= shown.len();
        let next = skipped + shown.len();
        self.topics.push(known(topic, shown));
        if next < topic.partitions.len() {
            self.next_cursor = cursor(i32::try_from(next).unwrap_or(i32::MAX));
            return false;
        }
        true
    }
}

fn unknown(name: &str) -> DescribeTopicPartitionsResponseTopic {
    let code =
        if names::check(name).is_err() { ErrorCode::InvalidTopicException } else { ErrorCode::UnknownTopicOrPartition };
    DescribeTopicPartitionsResponseTopic {
        error_code: code as i16,
        name: Some(String::from(name)),
        topic_authorized_operations: ALL_TOPIC_OPERATIONS,
        ..Default::default()
    }
}

fn known(
    topic: &Topic,
    partitions: Vec<DescribeTopicPartitionsResponsePartition>,
) -> DescribeTopicPartitionsResponseTopic {
    DescribeTopicPartitionsResponseTopic {
        name: Some(topic.name.to_string()),
        topic_id: topic.id,
        is_internal: names::is_internal(&topic.name),
        partitions,
        topic_authorized_operations: ALL_TOPIC_OPERATIONS,
        ..Default::default()
    }
}

fn partition(view: View<'_>, id: PartitionId, state: &Partition) -> DescribeTopicPartitionsResponsePartition {
    let leader = state.leader.filter(|leader| view.is_online(*leader, state));
    let code = if leader.is_some() { ErrorCode::None } else { ErrorCode::LeaderNotAvailable };
    DescribeTopicPartitionsResponsePartition {
        error_code: code as i16,
        partition_index: id.get(),
        leader_id: leader.map_or(-1, NodeId::get),
        leader_epoch: state.leader_epoch.get(),
        replica_nodes: wire(&state.replicas),
        isr_nodes: wire(&state.isr),
        eligible_leader_replicas: Some(wire(&state.eligible_leader_replicas)),
        last_known_elr: Some(wire(&state.last_known_elr)),
        offline_replicas: view.offline_replicas(state),
        ..Default::default()
    }
}
