//! From a request to its answer: at once from the committed image, or once the controller's records are committed.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::log::LogId;
use ottla_protocol::messages::create_topics_request::{CreatableTopic, CreateTopicsRequest};
use ottla_protocol::messages::{
    InitProducerIdRequest, InitProducerIdResponse, MetadataRequest, RequestBody, ResponseBody,
};

use super::MetadataPlane;
use super::answers::{View, api_versions, cluster, configs, metadata, topic_partitions};
use super::change::{Cause, Reply};
use super::controller::{Controller, Refusal};
use super::names;
use super::refusal::refuse;
use crate::effect::Effects;
use crate::input::{Request, RequestId};
use crate::quorum::AppendRefusal;
use crate::time::Now;

/// An answer that waits for a commit.
#[derive(Debug)]
pub(super) enum Waiting {
    /// This one.
    Body(Box<Request>, ResponseBody),
    /// One from the image as it will be: the topics it asks for are being created.
    Metadata(Box<Request>, Vec<String>),
}

impl MetadataPlane {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the APIs that are answered otherwise")]
    pub(super) fn on_request(&mut self, now: Now, request: Request, effects: &mut Effects) {
        match &request.body {
            RequestBody::Metadata(body) => {
                let missing = self.create_missing(now, &request, body, effects);
                if missing.is_empty() {
                    let body = self.metadata(&request, body);
                    self.reply(request.id, body, Vec::new());
                } else if let Some(pending) = self.pending.back_mut() {
                    // Created in this very step, or in flight already: the last batch in flight is late enough.
                    pending.waiting.push(Waiting::Metadata(Box::new(request), missing));
                }
            }
            RequestBody::InitProducerId(body) => self.init_producer_id(now, &request, body, effects),
            RequestBody::CreateTopics(_)
            | RequestBody::DeleteTopics(_)
            | RequestBody::CreatePartitions(_)
            | RequestBody::IncrementalAlterConfigs(_)
            | RequestBody::AlterConfigs(_) => self.mutate(now, &request, effects),
            _ => {
                if let Some(body) = self.look_up(&request) {
                    self.reply(request.id, body, Vec::new());
                }
            }
        }
    }

    fn view<'a>(&'a self, request: &'a Request) -> View<'a> {
        View { image: &self.image, config: &self.setup.config, request }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the APIs that only read")]
    fn look_up(&self, request: &Request) -> Option<ResponseBody> {
        let view = self.view(request);
        Some(match &request.body {
            RequestBody::ApiVersions(r) => {
                ResponseBody::ApiVersions(api_versions::answer(view, self.kraft_version(), r))
            }
            RequestBody::DescribeCluster(r) => ResponseBody::DescribeCluster(cluster::answer(view, r)),
            RequestBody::DescribeTopicPartitions(r) => {
                ResponseBody::DescribeTopicPartitions(topic_partitions::answer(view, r))
            }
            RequestBody::DescribeConfigs(r) => ResponseBody::DescribeConfigs(configs::describe(view, r)),
            RequestBody::ListConfigResources(r) => ResponseBody::ListConfigResources(configs::list(view, r)),
            _ => return None,
        })
    }

    fn metadata(&self, request: &Request, body: &MetadataRequest) -> ResponseBody {
        ResponseBody::Metadata(if metadata::is_invalid(body, request.version) {
            metadata::refusal(body, request.version, ErrorCode::InvalidRequest)
        } else {
            metadata::answer(self.view(request), body)
        })
    }

    /// Creates the topics that a Metadata request asks for and that do not exist, where that is wanted. Says which ones are
    /// (or were already) on their way.
    fn create_missing(
        &mut self,
        now: Now,
        request: &Request,
        body: &MetadataRequest,
        effects: &mut Effects,
    ) -> Vec<String> {
        let is_allowed = self.setup.config.auto_create_topics_enable
            && (request.version < 4 || body.allow_auto_topic_creation)
            && self.takes_mutations()
            && !metadata::is_invalid(body, request.version);
        let Some(controller) = self.controller.as_mut().filter(|_| is_allowed) else { return Vec::new() };
        let wanted = metadata::Wanted::of(body, request.version).names(request.version);
        let is_missing = |name: &&str| {
            self.image.topics.by_name(name).is_none() && names::check_new(name).is_ok() && !names::is_internal(name)
        };
        let mut missing: Vec<String> = wanted.into_iter().filter(is_missing).map(ToString::to_string).collect();
        missing.sort_unstable();
        missing.dedup();
        let new = missing.iter().filter(|name| controller.image().topics.by_name(name).is_none());
        let topics: Vec<CreatableTopic> = new.map(|name| with_defaults(name)).collect();
        if !topics.is_empty() {
            controller.create_topics(&CreateTopicsRequest { topics, ..Default::default() });
            let records = controller.take_records();
            if self.append(now, records, Cause::Request(request.id), Vec::new(), effects).is_err() {
                return Vec::new();
            }
        }
        // Those that could not be created are not waited for: they are answered as unknown.
        missing.retain(|name| self.controller.as_ref().is_some_and(|c| c.image().topics.by_name(name).is_some()));
        missing
    }

    fn mutate(&mut self, now: Now, request: &Request, effects: &mut Effects) {
        let is_taking = self.takes_mutations();
        let Some(controller) = self.controller.as_mut().filter(|_| is_taking) else {
            let refusal = if self.is_log_offline() {
                Refusal::new(ErrorCode::KafkaStorageError, "The log folder that holds the metadata log has failed.")
            } else if self.quorum.is_realigning() {
                Refusal::new(ErrorCode::KafkaStorageError, "The log folder that holds the metadata log is full.")
            } else {
                Refusal::new(ErrorCode::NotController, "This node's controller takes no changes now.")
            };
            self.refuse(request, &refusal);
            return;
        };
        let Some(body) = operate(controller, request) else { return };
        let records = controller.take_records();
        if records.is_empty() {
            // Nothing to write. What the answer is based on may still be in flight; then it is due when that is committed.
            match self.pending.back_mut() {
                Some(pending) => pending.waiting.push(Waiting::Body(Box::new(request.clone()), body)),
                None => self.reply(request.id, body, Vec::new()),
            }
            return;
        }
        let waiting = Vec::from([Waiting::Body(Box::new(request.clone()), body)]);
        if let Err(why) = self.append(now, records, Cause::Request(request.id), waiting, effects) {
            let refusal = match why {
                AppendRefusal::TooLarge => Refusal::new(
                    ErrorCode::PolicyViolation,
                    "The change is larger than one batch of the metadata log can be (8 MiB): make it in parts.",
                ),
                AppendRefusal::NotLeader => {
                    Refusal::new(ErrorCode::NotController, "This node does not lead the quorum.")
                }
                AppendRefusal::NotEncodable => {
                    Refusal::new(ErrorCode::InvalidRequest, "The change cannot be written as metadata records.")
                }
            };
            self.refuse(request, &refusal);
        }
    }

    pub(super) fn refuse(&mut self, request: &Request, refusal: &Refusal) {
        if let Some(body) = refuse(&request.body, request.version, refusal) {
            self.reply(request.id, body, Vec::new());
        }
    }

    fn init_producer_id(&mut self, now: Now, request: &Request, body: &InitProducerIdRequest, effects: &mut Effects) {
        if let Some(code) = check_init(body) {
            self.reply(request.id, producer_id(Err(code)), Vec::new());
            return;
        }
        match self.producer_ids.next() {
            Some(id) => self.reply(request.id, producer_id(Ok(id)), Vec::new()),
            None => self.producer_ids.wait(request.id),
        }
        if self.producer_ids.is_low() {
            self.take_producer_ids(now, request.id, effects);
        }
    }

    fn take_producer_ids(&mut self, now: Now, cause: RequestId, effects: &mut Effects) {
        let can = self.takes_mutations() && self.broker_epoch.is_some();
        let block = self.controller.as_mut().filter(|_| can).and_then(Controller::take_producer_ids);
        let records = self.controller.as_mut().map(Controller::take_records).unwrap_or_default();
        let is_appended =
            block.is_some() && self.append(now, records, Cause::Request(cause), Vec::new(), effects).is_ok();
        if is_appended {
            self.producer_ids.note_requested();
            return;
        }
        // Stopping or not yet started is a matter of time; used-up ids are not.
        let code = if can { ErrorCode::UnknownServerError } else { ErrorCode::CoordinatorLoadInProgress };
        for request in self.producer_ids.give_up() {
            self.reply(request, producer_id(Err(code)), Vec::new());
        }
    }

    /// The block that was asked for does not come.
    pub(super) fn refuse_producer_ids(&mut self) {
        for request in self.producer_ids.give_up() {
            // A matter of time, and an error that every client retries.
            self.reply(request, producer_id(Err(ErrorCode::CoordinatorLoadInProgress)), Vec::new());
        }
    }

    pub(super) fn serve_producer_ids(&mut self) {
        while let Some((request, id)) = self.producer_ids.serve_one() {
            self.reply(request, producer_id(Ok(id)), Vec::new());
        }
    }

    /// An answer that waited is due; `after_open` are the logs that its commit brought.
    pub(super) fn answer(&mut self, waiting: Waiting, after_open: &[LogId]) {
        match waiting {
            Waiting::Body(request, body) => self.reply(request.id, body, after_open.to_vec()),
            Waiting::Metadata(request, names) => {
                let RequestBody::Metadata(body) = &request.body else { return };
                let topics = names.iter().filter_map(|name| self.image.topics.by_name(name));
                let hosted = topics.flat_map(|t| t.iter().filter_map(|(id, partition)| self.hosted(t, id, partition)));
                let logs = hosted.map(|hosted| hosted.log).collect();
                let body = self.metadata(&request, body);
                self.reply(request.id, body, logs);
            }
        }
    }

    fn reply(&mut self, request: RequestId, body: ResponseBody, after_open: Vec<LogId>) {
        self.replies.push(Reply { request, body, after_open });
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the APIs that change something")]
fn operate(controller: &mut Controller, request: &Request) -> Option<ResponseBody> {
    Some(match &request.body {
        RequestBody::CreateTopics(r) => ResponseBody::CreateTopics(controller.create_topics(r)),
        RequestBody::DeleteTopics(r) => ResponseBody::DeleteTopics(controller.delete_topics(r, request.version)),
        RequestBody::CreatePartitions(r) => ResponseBody::CreatePartitions(controller.create_partitions(r)),
        RequestBody::IncrementalAlterConfigs(r) => {
            ResponseBody::IncrementalAlterConfigs(controller.incremental_alter_configs(r))
        }
        RequestBody::AlterConfigs(r) => ResponseBody::AlterConfigs(controller.alter_configs(r)),
        _ => return None,
    })
}

fn with_defaults(name: &str) -> CreatableTopic {
    CreatableTopic { name: name.to_string(), num_partitions: -1, replication_factor: -1, ..Default::default() }
}

/// Why a producer gets no id, by the request alone.
fn check_init(body: &InitProducerIdRequest) -> Option<ErrorCode> {
    let is_half_named = (body.producer_id == -1) != (body.producer_epoch == -1);
    match body.transactional_id.as_deref() {
        _ if is_half_named => Some(ErrorCode::InvalidRequest),
        None => None,
        Some("") => Some(ErrorCode::InvalidRequest),
        // There are no transactions yet. Clients take this for final, as they should, and do not retry.
        Some(_) => Some(ErrorCode::UnsupportedVersion),
    }
}

fn producer_id(outcome: Result<i64, ErrorCode>) -> ResponseBody {
    ResponseBody::InitProducerId(match outcome {
        Ok(producer_id) => InitProducerIdResponse { producer_id, producer_epoch: 0, ..Default::default() },
        Err(code) => InitProducerIdResponse {
            error_code: code as i16,
            producer_id: -1,
            producer_epoch: -1,
            ..Default::default()
        },
    })
}
