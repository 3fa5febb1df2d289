//! A whole request refused: each API has its own shape for it.

use alloc::string::String;

use ottla_protocol::messages::alter_configs_response::{self, AlterConfigsResponse};
use ottla_protocol::messages::create_partitions_response::{CreatePartitionsResponse, CreatePartitionsTopicResult};
use ottla_protocol::messages::create_topics_response::{CreatableTopicResult, CreateTopicsResponse};
use ottla_protocol::messages::delete_topics_response::{DeletableTopicResult, DeleteTopicsResponse};
use ottla_protocol::messages::incremental_alter_configs_response::{self, IncrementalAlterConfigsResponse};
use ottla_protocol::messages::{RequestBody, ResponseBody};

use super::controller::Refusal;

/// The answer to a request of the controller that is refused as a whole.
/// `None` for APIs that are never refused so.
#[expect(clippy::wildcard_enum_match_arm, reason = "the APIs that change something")]
pub(super) fn refuse(body: &RequestBody, version: i16, refusal: &Refusal) -> Option<ResponseBody> {
    let error_code = refusal.code as i16;
    let error_message: Option<String> = Some(refusal.message.clone());
    Some(match body {
        RequestBody::CreateTopics(r) => {
            let topics = r.topics.iter().map(|topic| CreatableTopicResult {
                name: topic.name.clone(),
                error_code,
                error_message: error_message.clone(),
                ..Default::default()
            });
            ResponseBody::CreateTopics(CreateTopicsResponse { topics: topics.collect(), ..Default::default() })
        }
        RequestBody::DeleteTopics(r) => {
            let by_state = r.topics.iter().map(|state| (state.name.clone(), state.topic_id));
            let by_name = r.topic_names.iter().map(|name| (Some(name.clone()), Default::default()));
            let all = by_state.take(if version >= 6 { usize::MAX } else { 0 }).chain(by_name);
            let responses = all.map(|(name, topic_id)| DeletableTopicResult {
                name,
                topic_id,
                error_code,
                error_message: error_message.clone(),
                ..Default::default()
            });
            ResponseBody::DeleteTopics(DeleteTopicsResponse { responses: responses.collect(), ..Default::default() })
        }
        RequestBody::CreatePartitions(r) => {
            let results = r.topics.iter().map(|topic| CreatePartitionsTopicResult {
                name: topic.name.clone(),
                error_code,
                error_message: error_message.clone(),
                ..Default::default()
            });
            ResponseBody::CreatePartitions(CreatePartitionsResponse {
                results: results.collect(),
                ..Default::default()
            })
        }
        RequestBody::IncrementalAlterConfigs(r) => {
            let responses =
                r.resources.iter().map(|resource| incremental_alter_configs_response::AlterConfigsResourceResponse {
                    error_code,
                    error_message: error_message.clone(),
                    resource_type: resource.resource_type,
                    resource_name: resource.resource_name.clone(),
                    ..Default::default()
                });
            ResponseBody::IncrementalAlterConfigs(IncrementalAlterConfigsResponse {
                responses: responses.collect(),
                ..Default::default()
            })
        }
        RequestBody::AlterConfigs(r) => {
            let responses = r.resources.iter().map(|resource| alter_configs_response::AlterConfigsResourceResponse {
                error_code,
                error_message: error_message.clone(),
                resource_type: resource.resource_type,
                resource_name: resource.resource_name.clone(),
                ..Default::default()
            });
            ResponseBody::AlterConfigs(AlterConfigsResponse { responses: responses.collect(), ..Default::default() })
        }
        _ => return None,
    })
}
