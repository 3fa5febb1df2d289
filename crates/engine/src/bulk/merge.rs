//! Answers to the parts of a request, added up.

use alloc::vec::Vec;

use ottla_protocol::messages::ResponseBody;
use ottla_protocol::messages::{
    delete_records_response, describe_producers_response, fetch_response, list_offsets_response,
    offset_for_leader_epoch_response, produce_response,
};

use crate::node::push_new;

/// The answer to what came before, with that to the part that followed. `continues`: that part began with the topic that the
/// one before ended with.
pub(super) fn merge(whole: ResponseBody, part: ResponseBody, continues: bool) -> ResponseBody {
    match (whole, part) {
        (ResponseBody::Metadata(mut whole), ResponseBody::Metadata(part)) => {
            whole.topics.extend(part.topics);
            ResponseBody::Metadata(whole)
        }
        (ResponseBody::DescribeTopicPartitions(mut whole), ResponseBody::DescribeTopicPartitions(part)) => {
            whole.topics.extend(part.topics);
            whole.next_cursor = part.next_cursor;
            ResponseBody::DescribeTopicPartitions(whole)
        }
        (ResponseBody::DescribeConfigs(mut whole), ResponseBody::DescribeConfigs(part)) => {
            whole.results.extend(part.results);
            ResponseBody::DescribeConfigs(whole)
        }
        (ResponseBody::CreateTopics(mut whole), ResponseBody::CreateTopics(part)) => {
            whole.topics.extend(part.topics);
            ResponseBody::CreateTopics(whole)
        }
        (ResponseBody::ListOffsets(mut whole), ResponseBody::ListOffsets(part)) => {
            append(&mut whole.topics, part.topics, continues);
            ResponseBody::ListOffsets(whole)
        }
        (ResponseBody::OffsetForLeaderEpoch(mut whole), ResponseBody::OffsetForLeaderEpoch(part)) => {
            append(&mut whole.topics, part.topics, continues);
            ResponseBody::OffsetForLeaderEpoch(whole)
        }
        (ResponseBody::DescribeProducers(mut whole), ResponseBody::DescribeProducers(part)) => {
            append(&mut whole.topics, part.topics, continues);
            ResponseBody::DescribeProducers(whole)
        }
        (ResponseBody::DeleteRecords(mut whole), ResponseBody::DeleteRecords(part)) => {
            append(&mut whole.topics, part.topics, continues);
            ResponseBody::DeleteRecords(whole)
        }
        (ResponseBody::Produce(mut whole), ResponseBody::Produce(part)) => {
            append(&mut whole.responses, part.responses, continues);
            part.node_endpoints.into_iter().for_each(|endpoint| push_new(&mut whole.node_endpoints, endpoint));
            ResponseBody::Produce(whole)
        }
        (ResponseBody::Fetch(mut whole), ResponseBody::Fetch(part)) => {
            append(&mut whole.responses, part.responses, continues);
            part.node_endpoints.into_iter().for_each(|endpoint| push_new(&mut whole.node_endpoints, endpoint));
            ResponseBody::Fetch(whole)
        }
        // Parts are of the kind of the whole; what is never cut has no second part.
        (whole, _) => whole,
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
