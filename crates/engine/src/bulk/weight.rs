//! How much a request asks for.

use alloc::vec::Vec;

use ottla_protocol::messages::create_topics_request::CreatableTopic;
use ottla_protocol::messages::describe_configs_request::DescribeConfigsResource;
use ottla_protocol::messages::{FetchRequest, RequestBody};

use super::ENTRIES_PER_STEP;
use crate::fetch::MAX_SESSION_PARTITIONS;
use crate::metadata::MAX_RECORDS_PER_OPERATION;

/// Describing a resource costs as much as so many entries, whatever is asked of it.
const ENTRIES_PER_RESOURCE: usize = 50;
/// Checking a new topic's settings costs as much as so many entries.
const ENTRIES_PER_NEW_TOPIC: usize = 4;

/// How many entries a request has.
#[expect(clippy::wildcard_enum_match_arm, reason = "the APIs with lists")]
pub(crate) fn of(body: &RequestBody) -> usize {
    match body {
        RequestBody::Metadata(r) => r.topics.as_ref().map_or(0, Vec::len),
        RequestBody::DescribeTopicPartitions(r) => r.topics.len(),
        RequestBody::DescribeConfigs(r) => r.resources.iter().map(of_resource).sum(),
        RequestBody::DescribeLogDirs(r) => nested(r.topics.iter().flatten().map(|t| t.partitions.len())),
        RequestBody::ListOffsets(r) => nested(r.topics.iter().map(|t| t.partitions.len())),
        RequestBody::OffsetForLeaderEpoch(r) => nested(r.topics.iter().map(|t| t.partitions.len())),
        RequestBody::DescribeProducers(r) => nested(r.topics.iter().map(|t| t.partition_indexes.len())),
        RequestBody::DeleteRecords(r) => nested(r.topics.iter().map(|t| t.partitions.len())),
        RequestBody::Produce(r) => nested(r.topic_data.iter().map(|t| t.partition_data.len())),
        RequestBody::Fetch(r) => of_fetch(r),
        RequestBody::CreateTopics(r) => r.topics.iter().map(of_new_topic).sum(),
        RequestBody::DeleteTopics(r) => r.topics.len() + r.topic_names.len(),
        RequestBody::CreatePartitions(r) => nested(
            r.topics.iter().map(|topic| nested(topic.assignments.iter().flatten().map(|one| one.broker_ids.len()))),
        ),
        RequestBody::IncrementalAlterConfigs(r) => nested(r.resources.iter().map(|one| one.configs.len())),
        RequestBody::AlterConfigs(r) => nested(r.resources.iter().map(|one| one.configs.len())),
        _ => 0,
    }
}

/// How many entries one step takes.
#[expect(clippy::wildcard_enum_match_arm, reason = "most APIs can be cut")]
pub(super) fn step_limit(body: &RequestBody) -> usize {
    match body {
        // A session must see all that it is to hold.
        RequestBody::Fetch(_) => MAX_SESSION_PARTITIONS,
        RequestBody::DeleteTopics(_)
        | RequestBody::CreatePartitions(_)
        | RequestBody::IncrementalAlterConfigs(_)
        | RequestBody::AlterConfigs(_) => MAX_RECORDS_PER_OPERATION,
        _ => ENTRIES_PER_STEP,
    }
}

/// A new topic, with its partitions.
pub(super) fn of_new_topic(topic: &CreatableTopic) -> usize {
    let brokers = topic.assignments.iter().map(|one| one.broker_ids.len());
    ENTRIES_PER_NEW_TOPIC
        + topic.configs.len()
        + nested(brokers)
        + usize::try_from(topic.num_partitions).unwrap_or(0).max(1)
}

/// How many entries a request for changes has that are refused if there are too many; partitions that are only counted in it are not.
#[expect(clippy::wildcard_enum_match_arm, reason = "what the others create, they name")]
pub(super) fn of_changes(body: &RequestBody) -> usize {
    match body {
        RequestBody::CreateTopics(r) => nested(
            r.topics
                .iter()
                .map(|topic| topic.configs.len() + nested(topic.assignments.iter().map(|one| one.broker_ids.len()))),
        ),
        body => of(body),
    }
}

pub(super) fn of_resource(resource: &DescribeConfigsResource) -> usize {
    ENTRIES_PER_RESOURCE + resource.configuration_keys.as_ref().map_or(0, Vec::len)
}

fn of_fetch(request: &FetchRequest) -> usize {
    nested(request.topics.iter().map(|t| t.partitions.len()))
        + nested(request.forgotten_topics_data.iter().map(|t| t.partitions.len()))
}

/// Lists of lists: an empty one counts too.
fn nested(lens: impl Iterator<Item = usize>) -> usize {
    lens.map(|len| len.max(1)).sum()
}
