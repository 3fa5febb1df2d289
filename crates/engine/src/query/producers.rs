//! DescribeProducers: who writes to a partition with a producer id (API key 61; KIP-664).

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{Offset, ProducerId};
use ottla_protocol::log::ProducerState;
use ottla_protocol::messages::describe_producers_response::{self as wire, PartitionResponse, TopicResponse};
use ottla_protocol::messages::{DescribeProducersRequest, DescribeProducersResponse};

use crate::metadata::Image;
use crate::node::{Replicas, TopicRef, locate};
use crate::replica::Replica;

/// Answers at once: everything is in memory.
pub(crate) fn describe_producers(
    body: DescribeProducersRequest,
    replicas: &Replicas,
    image: &Image,
) -> DescribeProducersResponse {
    let topics = body.topics.into_iter().map(|topic| {
        let partitions = topic.partition_indexes.iter().map(|partition_index| {
            let answer = PartitionResponse { partition_index: *partition_index, ..Default::default() };
            match find(&topic.name, *partition_index, replicas, image) {
                Err(code) => PartitionResponse { error_code: code.code(), ..answer },
                Ok(replica) => PartitionResponse {
                    active_producers: replica.producers().iter().map(|(id, state)| describe(id, state)).collect(),
                    ..answer
                },
            }
        });
        let partitions = partitions.collect();
        TopicResponse { name: topic.name, partitions, ..Default::default() }
    });
    DescribeProducersResponse { topics: topics.collect(), ..Default::default() }
}

fn find<'a>(topic: &str, partition: i32, replicas: &'a Replicas, image: &Image) -> Result<&'a Replica, ErrorCode> {
    replicas.serving(locate(image, TopicRef::Name(topic), partition)?, None)
}

fn describe(id: ProducerId, state: &ProducerState) -> wire::ProducerState {
    wire::ProducerState {
        producer_id: id.get(),
        producer_epoch: i32::from(state.epoch.get()),
        last_sequence: state.batches.last().map_or(-1, |batch| batch.last_sequence.get()),
        last_timestamp: state.last_timestamp.get(),
        coordinator_epoch: state.coordinator_epoch.unwrap_or(-1),
        current_txn_start_offset: state.current_txn_first_offset.map_or(-1, Offset::get),
        ..Default::default()
    }
}
