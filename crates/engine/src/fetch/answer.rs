//! The answer to a fetch.

use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::log::{LogId, ReadSlice};
use ottla_protocol::messages::FetchResponse;
use ottla_protocol::messages::fetch_response::{
    AbortedTransaction, FetchableTopicResponse, LeaderIdAndEpoch, NodeEndpoint, PartitionData,
};
use ottla_protocol::records::Records;

use super::session::SessionCache;
use super::{Fetch, Slot, TopicKey, Want};
use crate::event::{Cause, EventKind, Isolation, PartitionName};
use crate::input::RequestId;
use crate::node::{Context, LeaderHint, TopicRef, locate, push_new};

/// The first version that tells the leader where it is not here (KIP-951).
const FIRST_VERSION_WITH_ENDPOINTS: i16 = 16;
/// The first version that can carry the current leader at all.
const FIRST_VERSION_WITH_LEADER: i16 = 12;

impl Fetch {
    /// Builds the response. A session keeps to itself what did not change since its last one (KIP-227).
    pub(super) fn answer(self, sessions: &mut SessionCache, cx: &Context<'_>) -> FetchResponse {
        let Self { version, listener, isolation, session, slots, .. } = self;
        let mut response = FetchResponse { session_id: session.id(), ..Default::default() };
        for slot in slots {
            let data = partition_data(&slot, isolation);
            if !sessions.note(&session, &slot.want, &data) {
                continue;
            }
            let data = match slot.found {
                Err(code) => with_leader(data, code, &slot.want, version, &listener, &mut response, cx),
                Ok(_) => data,
            };
            push(&mut response.responses, slot.want.topic, data);
        }
        sessions.answered(&session);
        response
    }

    /// Reports what consumers are given.
    pub(super) fn report(&self, id: RequestId, cx: &mut Context<'_>) {
        let wait_us = cx.now.mono.as_micros().saturating_sub(self.arrived.as_micros());
        for slot in &self.slots {
            let (Ok(found), Some(read)) = (&slot.found, &slot.read) else { continue };
            let image = cx.image;
            cx.events.report(Cause::Request(id), || EventKind::FetchAnswered {
                part: name_of(image, found.log),
                offset: found.from,
                next_offset: read.next_offset,
                bytes: read.records.size_bytes() as u64,
                isolation: self.isolation,
                wait_us,
            });
        }
    }
}

fn name_of(image: &crate::metadata::Image, log: LogId) -> PartitionName {
    let topic = image.topics.by_id(log.topic_id).map(|topic| topic.name.clone()).unwrap_or_default();
    PartitionName { topic, partition: log.partition }
}

fn partition_data(slot: &Slot, isolation: Isolation) -> PartitionData {
    let base = PartitionData { partition_index: slot.want.partition, ..Default::default() };
    match &slot.found {
        Err(code) => PartitionData {
            error_code: code.code(),
            high_watermark: -1,
            last_stable_offset: -1,
            log_start_offset: -1,
            // Not looked up in a log: Kafka leaves the field at its default.
            aborted_transactions: if matches!(code, ErrorCode::UnknownTopicOrPartition | ErrorCode::UnknownTopicId) {
                base.aborted_transactions
            } else {
                None
            },
            records: Some(Records::EMPTY),
            partition_index: base.partition_index,
            ..Default::default()
        },
        Ok(found) => PartitionData {
            high_watermark: found.high_watermark.get(),
            last_stable_offset: found.last_stable_offset.get(),
            log_start_offset: found.log_start_offset.get(),
            aborted_transactions: match isolation {
                Isolation::ReadUncommitted => None,
                Isolation::ReadCommitted => Some(slot.read.as_ref().map(aborted).unwrap_or_default()),
            },
            records: Some(slot.read.as_ref().map_or(Records::EMPTY, |read| read.records.clone())),
            ..base
        },
    }
}

fn aborted(read: &ReadSlice) -> Vec<AbortedTransaction> {
    let wire = |one: &ottla_protocol::log::AbortedTransaction| AbortedTransaction {
        producer_id: one.producer_id.get(),
        first_offset: one.first_offset.get(),
        ..Default::default()
    };
    read.aborted.iter().map(wire).collect()
}

/// Tells a client that came to the wrong place where the leader is.
fn with_leader(
    mut data: PartitionData,
    code: ErrorCode,
    want: &Want,
    version: i16,
    listener: &str,
    response: &mut FetchResponse,
    cx: &Context<'_>,
) -> PartitionData {
    let is_elsewhere = matches!(code, ErrorCode::NotLeaderOrFollower | ErrorCode::FencedLeaderEpoch);
    if !is_elsewhere || version < FIRST_VERSION_WITH_LEADER || version < FIRST_VERSION_WITH_ENDPOINTS {
        return data;
    }
    let topic = match &want.topic {
        TopicKey::Name(name) => TopicRef::Name(name),
        TopicKey::Id(id) => TopicRef::Id(*id),
    };
    let hint = locate(cx.image, topic, want.partition).ok().and_then(|log| LeaderHint::of(cx.image, log, listener));
    if let Some(hint) = hint {
        data.current_leader =
            LeaderIdAndEpoch { leader_id: hint.leader_id, leader_epoch: hint.leader_epoch, ..Default::default() };
        if let Some((host, port, rack)) = hint.endpoint {
            let endpoint = NodeEndpoint { node_id: hint.leader_id, host, port, rack, ..Default::default() };
            push_new(&mut response.node_endpoints, endpoint);
        }
    }
    data
}

/// Partitions of one topic that follow one another share its entry.
fn push(topics: &mut Vec<FetchableTopicResponse>, key: TopicKey, data: PartitionData) {
    let (name, id) = match key {
        TopicKey::Name(name) => (name, ottla_protocol::ids::Uuid::ZERO),
        TopicKey::Id(id) => (alloc::sync::Arc::from(""), id),
    };
    match topics.last_mut() {
        Some(topic) if *topic.topic == *name && topic.topic_id == id => topic.partitions.push(data),
        _ => topics.push(FetchableTopicResponse {
            topic: (*name).into(),
            topic_id: id,
            partitions: alloc::vec![data],
            ..Default::default()
        }),
    }
}
