//! DeleteRecords: raises a log's start (API key 21; KIP-107).

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::Offset;
use ottla_protocol::log::LogId;
use ottla_protocol::messages::delete_records_request::DeleteRecordsPartition;
use ottla_protocol::messages::delete_records_response::{DeleteRecordsPartitionResult, DeleteRecordsTopicResult};
use ottla_protocol::messages::{DeleteRecordsRequest, DeleteRecordsResponse, ResponseBody};

use super::{Place, Queries};
use crate::effect::Effect;
use crate::input::RequestId;
use crate::node::{Context, Replicas, TopicRef, is_internal, locate};

/// Stands for the high watermark.
const HIGH_WATERMARK: i64 = -1;

/// What becomes of one partition.
enum Verdict {
    /// The start is there already, or above.
    Done(Offset),
    Move(LogId, Offset),
}

impl Queries {
    /// Takes a request in.
    pub(crate) fn delete_records(
        &mut self,
        id: RequestId,
        body: DeleteRecordsRequest,
        replicas: &Replicas,
        cx: &mut Context<'_>,
    ) {
        let mut response = DeleteRecordsResponse::default();
        let mut open = 0;
        for (topic_index, topic) in body.topics.into_iter().enumerate() {
            let mut result = DeleteRecordsTopicResult { name: topic.name, ..Default::default() };
            for (index, partition) in topic.partitions.into_iter().enumerate() {
                let mut entry = DeleteRecordsPartitionResult {
                    partition_index: partition.partition_index,
                    low_watermark: -1,
                    ..Default::default()
                };
                match verdict(&result.name, &partition, replicas, cx) {
                    Err(code) => entry.error_code = code.code(),
                    Ok(Verdict::Done(start)) => entry.low_watermark = start.get(),
                    Ok(Verdict::Move(log, to)) => {
                        self.start_moves.entry(log).or_default().push_back((id, (topic_index, index)));
                        open += 1;
                        cx.effects.push(Effect::AdvanceLogStart(log, to));
                    }
                }
                result.partitions.push(entry);
            }
            response.topics.push(result);
        }
        self.wait(id, ResponseBody::DeleteRecords(response), open, cx);
    }
}

fn verdict(
    topic: &str,
    partition: &DeleteRecordsPartition,
    replicas: &Replicas,
    cx: &Context<'_>,
) -> Result<Verdict, ErrorCode> {
    let log = locate(cx.image, TopicRef::Name(topic), partition.partition_index)?;
    if is_internal(topic) {
        return Err(ErrorCode::InvalidTopicException);
    }
    let replica = replicas.serving(log, None)?;
    if !replica.config.log.cleanup_policy.delete {
        return Err(ErrorCode::PolicyViolation);
    }
    let high_watermark = replica.high_watermark();
    let to = match partition.offset {
        HIGH_WATERMARK => high_watermark,
        offset => Offset::from_wire(offset).ok_or(ErrorCode::OffsetOutOfRange)?,
    };
    if to > high_watermark {
        return Err(ErrorCode::OffsetOutOfRange);
    }
    if to <= replica.log_start_offset() {
        return Ok(Verdict::Done(replica.log_start_offset()));
    }
    Ok(Verdict::Move(log, to))
}

pub(super) fn answer(response: &mut DeleteRecordsResponse, place: Place, result: Result<Offset, ErrorCode>) {
    let (topic, partition) = place;
    let entry = response.topics.get_mut(topic).and_then(|topic| topic.partitions.get_mut(partition));
    let Some(entry) = entry else { return };
    match result {
        Ok(start) => entry.low_watermark = start.get(),
        Err(code) => entry.error_code = code.code(),
    }
}
