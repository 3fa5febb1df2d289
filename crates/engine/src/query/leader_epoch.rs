//! OffsetForLeaderEpoch: where an epoch ends (API key 23; KIP-101, KIP-279, KIP-320).

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::LeaderEpoch;
use ottla_protocol::log::FoundEpoch;
use ottla_protocol::messages::offset_for_leader_epoch_request::OffsetForLeaderPartition;
use ottla_protocol::messages::offset_for_leader_epoch_response::{EpochEndOffset, OffsetForLeaderTopicResult};
use ottla_protocol::messages::{OffsetForLeaderEpochRequest, OffsetForLeaderEpochResponse};

use crate::metadata::Image;
use crate::node::{Replicas, TopicRef, epoch_of, locate};

/// Answers at once: everything is in memory. An epoch that is not known is no error: it ends at -1.
pub(crate) fn offset_for_leader_epoch(
    body: OffsetForLeaderEpochRequest,
    replicas: &Replicas,
    image: &Image,
) -> OffsetForLeaderEpochResponse {
    let topics = body.topics.into_iter().map(|topic| {
        let partitions = topic.partitions.iter().map(|asked| {
            let answer = EpochEndOffset { partition: asked.partition, ..Default::default() };
            match find(&topic.topic, asked, replicas, image) {
                Err(code) => EpochEndOffset { error_code: code.code(), ..answer },
                Ok(None) => answer,
                Ok(Some(found)) => EpochEndOffset {
                    leader_epoch: found.leader_epoch.get(),
                    end_offset: found.end_offset.get(),
                    ..answer
                },
            }
        });
        let partitions = partitions.collect();
        OffsetForLeaderTopicResult { topic: topic.topic, partitions, ..Default::default() }
    });
    OffsetForLeaderEpochResponse { topics: topics.collect(), ..Default::default() }
}

fn find(
    topic: &str,
    asked: &OffsetForLeaderPartition,
    replicas: &Replicas,
    image: &Image,
) -> Result<Option<FoundEpoch>, ErrorCode> {
    let log = locate(image, TopicRef::Name(topic), asked.partition)?;
    let replica = replicas.serving(log, epoch_of(asked.current_leader_epoch))?;
    let requested = LeaderEpoch::from_wire(asked.leader_epoch);
    Ok(requested.and_then(|epoch| replica.epochs().end_offset_for(epoch, replica.log_end_offset())))
}
