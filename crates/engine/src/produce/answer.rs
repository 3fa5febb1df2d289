//! The answer, partition by partition.

use alloc::format;

use ottla_protocol::ErrorCode;
use ottla_protocol::messages::ResponseBody;
use ottla_protocol::messages::produce_response::{
    BatchIndexAndErrorMessage, LeaderIdAndEpoch, NodeEndpoint, PartitionProduceResponse,
};
use ottla_protocol::records::RecordRefusal;

use super::Pending;
use crate::effect::Answer;
use crate::event::{Cause, EventKind, PartitionName};
use crate::input::RequestId;
use crate::node::{Context, LeaderHint, Replicas, push_new};
use crate::replica::{Acked, Acks, Waiter};

/// The first version that tells where the leader is (KIP-951).
const FIRST_VERSION_WITH_LEADER: i16 = 10;

impl Pending {
    pub(super) fn acknowledge(&mut self, waiter: Waiter, acked: Acked, replicas: &Replicas, cx: &mut Context<'_>) {
        let Some((log, response)) = self.close(waiter.slot) else { return };
        let replica = log.and_then(|log| replicas.get(log));
        response.base_offset = acked.base_offset.get();
        response.log_append_time_ms = acked.log_append_time.map_or(-1, |time| time.get());
        response.log_start_offset = replica.map_or(-1, |replica| replica.log_start_offset().get());
        let latency_us = cx.now.mono.as_micros().saturating_sub(self.arrived.as_micros());
        if let Some(replica) = replica {
            cx.events.report(Cause::Request(waiter.request), || EventKind::ProducerAcked {
                part: replica.name.clone(),
                base_offset: acked.base_offset,
                latency_us,
                is_duplicate: acked.is_duplicate,
            });
        }
    }

    /// Refuses one partition, if it is not answered yet.
    pub(super) fn refuse(&mut self, slot: usize, code: ErrorCode, cx: &mut Context<'_>) {
        let listener = self.listener.clone();
        let version = self.version;
        let Some((log, response)) = self.close(slot) else { return };
        response.error_code = code.code();
        let is_elsewhere = code == ErrorCode::NotLeaderOrFollower && version >= FIRST_VERSION_WITH_LEADER;
        let hint = log.filter(|_| is_elsewhere).and_then(|log| LeaderHint::of(cx.image, log, &listener));
        if let Some(hint) = hint {
            response.current_leader =
                LeaderIdAndEpoch { leader_id: hint.leader_id, leader_epoch: hint.leader_epoch, ..Default::default() };
            if let Some((host, port, rack)) = hint.endpoint {
                let endpoint = NodeEndpoint { node_id: hint.leader_id, host, port, rack, ..Default::default() };
                push_new(&mut self.response.node_endpoints, endpoint);
            }
        }
        self.first_error.get_or_insert(code);
        if let Some(log) = log {
            let topic = cx.image.topics.by_id(log.topic_id).map(|topic| topic.name.clone());
            cx.events.report(Cause::Node, || EventKind::ProducerFailed {
                part: PartitionName { topic: topic.unwrap_or_default(), partition: log.partition },
                code,
            });
        }
    }

    /// Refuses one partition because of its records, and says which (KIP-467).
    pub(super) fn refuse_records(
        &mut self,
        slot: usize,
        refusal: RecordRefusal,
        replicas: &Replicas,
        cx: &mut Context<'_>,
    ) {
        self.refuse(slot, refusal.code, cx);
        self.tell_log_start(slot, refusal.code, replicas);
        let Some(response) = self.response_of(slot) else { return };
        response.error_message = refusal.message;
        response.record_errors = refusal
            .record_errors
            .into_iter()
            .map(|(batch_index, batch_index_error_message)| BatchIndexAndErrorMessage {
                batch_index,
                batch_index_error_message,
                ..Default::default()
            })
            .collect();
    }

    pub(super) fn tell_detail(&mut self, slot: usize, detail: Option<&str>) {
        if let (Some(detail), Some(response)) = (detail, self.response_of(slot)) {
            response.error_message = Some(detail.into());
        }
    }

    /// Kafka tells the log's start with errors of the records themselves and of their producer's sequence, and with no other.
    pub(super) fn tell_log_start(&mut self, slot: usize, code: ErrorCode, replicas: &Replicas) {
        let is_told = matches!(
            code,
            ErrorCode::InvalidRecord
                | ErrorCode::InvalidTimestamp
                | ErrorCode::OutOfOrderSequenceNumber
                | ErrorCode::InvalidProducerEpoch
                | ErrorCode::UnknownProducerId
        );
        let log = self.slots.get(slot).and_then(|slot| slot.log).filter(|_| is_told);
        let Some(replica) = log.and_then(|log| replicas.get(log)) else { return };
        if let Some(response) = self.response_of(slot) {
            response.log_start_offset = replica.log_start_offset().get();
        }
    }

    /// Answers the request, or closes the connection where that is the only way to tell of an error (acks=0).
    pub(super) fn finish(&mut self, id: RequestId, cx: &mut Context<'_>) {
        let answer = match (self.acks, self.first_error) {
            (Acks::None, None) => Answer::Silent,
            (Acks::None, Some(code)) => Answer::Close(format!(
                "a produce request with acks=0 failed with {}: closing is the only way to tell its producer",
                code.name()
            )),
            (Acks::Leader | Acks::All, _) => Answer::Body(ResponseBody::Produce(core::mem::take(&mut self.response))),
        };
        cx.answer(id, answer);
    }

    /// Marks a slot answered and gives its log and its place in the response; `None` if it was answered before.
    fn close(&mut self, slot: usize) -> Option<(Option<ottla_protocol::log::LogId>, &mut PartitionProduceResponse)> {
        let entry = self.slots.get_mut(slot).filter(|entry| entry.is_open)?;
        entry.is_open = false;
        let log = entry.log;
        self.open_slots -= 1;
        self.response_of(slot).map(|response| (log, response))
    }

    fn response_of(&mut self, slot: usize) -> Option<&mut PartitionProduceResponse> {
        let (topic, partition) = self.slots.get(slot)?.place;
        self.response.responses.get_mut(topic)?.partition_responses.get_mut(partition)
    }
}
