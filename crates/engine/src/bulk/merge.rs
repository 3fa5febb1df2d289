//! Answers to the parts of a request, added up.

use alloc::vec::Vec;

use ottla_protocol::messages::ResponseBody;
use ottla_protocol::messages::{
    delete_records_response, describe_producers_response, fetch_response, list_offsets_response,
    offset_for_leader_epoch_response, produce_response,
};

use crate::node::push_new;

/// Adds the answer to a part to that to what came before it. `continues`: the part began with the topic that the one before ended
/// with.
pub(super) fn merge(whole: &mut ResponseBody, part: ResponseBody, continues: bool) {
    use ResponseBody as Of;
    match (whole, part) {
        (Of::Metadata(whole), Of::Metadata(part)) => whole.topics.extend(part.topics),
        (Of::DescribeTopicPartitions(whole), Of::DescribeTopicPartitions(part)) => {
            whole.topics.extend(part.topics);
            whole.next_cursor = part.next_cursor;
        }
        (Of::DescribeConfigs(whole), Of::DescribeConfigs(part)) => whole.results.extend(part.results),
        (Of::CreateTopics(whole), Of::CreateTopics(part)) => whole.topics.extend(part.topics),
        (Of::ListOffsets(whole), Of::ListOffsets(part)) => append(&mut whole.topics, part.topics, continues),
        (Of::OffsetForLeaderEpoch(whole), Of::OffsetForLeaderEpoch(part)) => {
            append(&mut whole.topics, part.topics, continues);
        }
        (Of::DescribeProducers(whole), Of::DescribeProducers(part)) => {
            append(&mut whole.topics, part.topics, continues)
        }
        (Of::DeleteRecords(whole), Of::DeleteRecords(part)) => append(&mut whole.topics, part.topics, continues),
        (Of::Produce(whole), Of::Produce(part)) => {
            append(&mut whole.responses, part.responses, continues);
            part.node_endpoints.into_iter().for_each(|endpoint| push_new(&mut whole.node_endpoints, endpoint));
        }
        (Of::Fetch(whole), Of::Fetch(part)) => {
            append(&mut whole.responses, part.responses, continues);
            part.node_endpoints.into_iter().for_each(|endpoint| push_new(&mut whole.node_endpoints, endpoint));
        }
        (whole, part) => unreachable!(
            "an answer of {} cannot follow one of {}: parts are of the kind of the whole, and what is never cut has one",
            part.api_key().name(),
            whole.api_key().name()
        ),
    }
}

/// A topic's entry in an answer.
trait Topic {
    type Partition;

    fn partitions(&mut self) -> &mut Vec<Self::Partition>;
}

fn append<T: Topic>(whole: &mut Vec<T>, part: Vec<T>, continues: bool) {
    let mut part = part.into_iter();
    if continues
        && let Some(last) = whole.last_mut()
        && let Some(mut first) = part.next()
    {
        last.partitions().append(first.partitions());
    }
    whole.extend(part);
}

macro_rules! topics {
    ($($topic:path { $partitions:ident: $partition:path })*) => {
        $(impl Topic for $topic {
            type Partition = $partition;

            fn partitions(&mut self) -> &mut Vec<$partition> {
                &mut self.$partitions
            }
        })*
    };
}

topics! {
    list_offsets_response::ListOffsetsTopicResponse { partitions: list_offsets_response::ListOffsetsPartitionResponse }
    offset_for_leader_epoch_response::OffsetForLeaderTopicResult {
        partitions: offset_for_leader_epoch_response::EpochEndOffset
    }
    describe_producers_response::TopicResponse { partitions: describe_producers_response::PartitionResponse }
    delete_records_response::DeleteRecordsTopicResult {
        partitions: delete_records_response::DeleteRecordsPartitionResult
    }
    produce_response::TopicProduceResponse { partition_responses: produce_response::PartitionProduceResponse }
    fetch_response::FetchableTopicResponse { partitions: fetch_response::PartitionData }
}
