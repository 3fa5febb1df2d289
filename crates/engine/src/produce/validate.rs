//! What is refused before any byte of a batch is looked at.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::Timestamp;
use ottla_protocol::log::LogId;
use ottla_protocol::messages::produce_request::{PartitionProduceData, TopicProduceData};
use ottla_protocol::messages::produce_response::{PartitionProduceResponse, TopicProduceResponse};
use ottla_protocol::messages::{ProduceRequest, ProduceResponse};
use ottla_protocol::records::RecordRules;

use super::{Pending, Slot, Stage};
use crate::config::TopicConfig;
use crate::effect::CheckJob;
use crate::input::Request;
use crate::node::{Context, Replicas, TopicRef, is_internal, locate};
use crate::replica::Acks;

/// The first version that names topics by id.
const FIRST_VERSION_WITH_IDS: i16 = 13;
/// Kafka lets its own admin tools write to internal topics; they call themselves so.
const ADMIN_CLIENT_ID: &str = "__admin_client";

/// A request whose partitions are either refused or have a check to pass.
pub(super) struct Admission {
    pub(super) pending: Pending,
    pub(super) jobs: Vec<CheckJob>,
}

pub(super) fn admit(request: &Request, body: ProduceRequest, replicas: &Replicas, cx: &mut Context<'_>) -> Admission {
    let acks = Acks::from_wire(body.acks);
    let mut pending = Pending {
        connection: request.connection,
        listener: request.listener.clone(),
        version: request.version,
        // Answered all the same: only a known 0 means that nobody reads an answer.
        acks: acks.unwrap_or(Acks::Leader),
        timeout_ms: body.timeout_ms,
        has_transactional_id: body.transactional_id.is_some(),
        arrived: cx.now.mono,
        slots: Vec::new(),
        jobs: Vec::new(),
        open_slots: 0,
        first_error: None,
        response: ProduceResponse::default(),
        stage: Stage::Checking,
    };
    let admin = request.client_id.as_deref() == Some(ADMIN_CLIENT_ID);
    let mut admitter = Admitter { pending: &mut pending, jobs: Vec::new(), logs: BTreeSet::new(), replicas };
    for topic in body.topic_data {
        admitter.topic(topic, acks.is_some(), admin, cx);
    }
    let jobs = admitter.jobs;
    Admission { pending, jobs }
}

struct Admitter<'a> {
    pending: &'a mut Pending,
    jobs: Vec<CheckJob>,
    logs: BTreeSet<LogId>,
    replicas: &'a Replicas,
}

impl Admitter<'_> {
    fn topic(&mut self, topic: TopicProduceData, acks_are_valid: bool, admin: bool, cx: &mut Context<'_>) {
        let by_id = self.pending.version >= FIRST_VERSION_WITH_IDS;
        let named = if by_id { TopicRef::Id(topic.topic_id) } else { TopicRef::Name(&topic.name) };
        let is_internal = match named {
            TopicRef::Name(name) => is_internal(name),
            TopicRef::Id(id) => cx.image.topics.by_id(id).is_some_and(|found| is_internal(&found.name)),
        };
        let topic_index = self.pending.response.responses.len();
        let count = topic.partition_data.len();
        self.pending
            .response
            .responses
            .push(TopicProduceResponse { partition_responses: Vec::with_capacity(count), ..Default::default() });
        for partition in topic.partition_data {
            let located = locate(cx.image, named, partition.index);
            let verdict = if !acks_are_valid {
                Err(ErrorCode::InvalidRequiredAcks)
            } else if is_internal && !admin {
                Err(ErrorCode::InvalidTopicException)
            } else {
                located.and_then(|log| self.admit(log, &partition, cx))
            };
            self.slot(topic_index, partition.index, located.ok(), verdict, cx);
        }
        if let Some(response) = self.pending.response.responses.get_mut(topic_index) {
            response.name = topic.name;
            response.topic_id = topic.topic_id;
        }
    }

    fn admit(&mut self, log: LogId, data: &PartitionProduceData, cx: &Context<'_>) -> Result<CheckJob, ErrorCode> {
        // A second batch for the same partition could not be told apart in the answer.
        if !self.logs.insert(log) {
            return Err(ErrorCode::InvalidRecord);
        }
        let replica = self.replicas.serving(log, None)?;
        let records = data.records.as_ref().and_then(|records| records.in_memory()).ok_or(ErrorCode::InvalidRecord)?;
        let rules = rules(&replica.config, self.pending.version, cx.now.wall);
        Ok(CheckJob { records: records.clone(), rules })
    }

    fn slot(
        &mut self,
        topic_index: usize,
        index: i32,
        log: Option<LogId>,
        verdict: Result<CheckJob, ErrorCode>,
        cx: &mut Context<'_>,
    ) {
        let Some(topic) = self.pending.response.responses.get_mut(topic_index) else { return };
        let place = (topic_index, topic.partition_responses.len());
        topic.partition_responses.push(PartitionProduceResponse { index, base_offset: -1, ..Default::default() });
        let slot = self.pending.slots.len();
        self.pending.slots.push(Slot { place, log, is_open: true });
        self.pending.open_slots += 1;
        match verdict {
            Ok(job) => {
                self.pending.jobs.push(slot);
                self.jobs.push(job);
            }
            Err(code) => self.pending.refuse(slot, code, cx),
        }
    }
}

fn rules(config: &TopicConfig, produce_version: i16, now: Timestamp) -> RecordRules {
    let log = &config.log;
    RecordRules {
        produce_version,
        requires_keys: log.cleanup_policy.compact,
        timestamp_type: log.timestamp_type,
        timestamp_before_max_ms: log.timestamp_before_max_ms,
        timestamp_after_max_ms: log.timestamp_after_max_ms,
        max_message_bytes: log.max_message_bytes,
        segment_bytes: log.segment_bytes,
        compression: log.compression,
        max_decompressed_bytes: u64::from(config.max_decompressed_message_bytes),
        now,
    }
}
