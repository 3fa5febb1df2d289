//! What can be said of a large request without looking at the metadata.

use alloc::format;

use ottla_protocol::ErrorCode;
use ottla_protocol::messages::describe_configs_request::DescribeConfigsResource;
use ottla_protocol::messages::describe_configs_response::DescribeConfigsResult;
use ottla_protocol::messages::{
    DescribeTopicPartitionsRequest, DescribeTopicPartitionsResponse, MetadataRequest, MetadataResponse, RequestBody,
    ResponseBody,
};

use super::answers::{configs, metadata, topic_partitions};
use super::controller::{MAX_RECORDS_PER_OPERATION, Refusal};
use super::refusal::refuse;

/// The answer to a Metadata request that its version does not allow; `None` if it does.
pub(crate) fn refuse_invalid(request: &MetadataRequest, version: i16) -> Option<MetadataResponse> {
    metadata::is_invalid(request, version).then(|| metadata::refusal(request, version, ErrorCode::InvalidRequest))
}

/// The answer to a request for a page that begins nowhere; `None` if it begins somewhere.
pub(crate) fn refuse_cursor(request: &DescribeTopicPartitionsRequest) -> Option<DescribeTopicPartitionsResponse> {
    let cursor = request.cursor.as_ref()?;
    let is_listed = request.topics.is_empty() || request.topics.iter().any(|topic| topic.name == cursor.topic_name);
    let is_wrong = !is_listed || cursor.partition_index < 0;
    is_wrong.then(|| topic_partitions::refusal(request, ErrorCode::InvalidRequest))
}

/// The answer to a request for more changes than one operation makes; `None` for APIs that change nothing.
pub(crate) fn refuse_too_many(body: &RequestBody, version: i16) -> Option<ResponseBody> {
    let message = format!("Too many changes in one request: at most {MAX_RECORDS_PER_OPERATION}.");
    refuse(body, version, &Refusal::new(ErrorCode::PolicyViolation, message))
}

/// The answer for a resource beyond what one answer describes.
pub(crate) fn refuse_resource(resource: DescribeConfigsResource) -> DescribeConfigsResult {
    let refusal = configs::too_many();
    DescribeConfigsResult {
        error_code: refusal.code as i16,
        error_message: Some(refusal.message),
        resource_type: resource.resource_type,
        resource_name: resource.resource_name,
        ..Default::default()
    }
}
