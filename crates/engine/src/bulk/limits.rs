//! What all parts of a request may do together, as one step would let them.

use alloc::collections::{BTreeSet, VecDeque};
use alloc::string::String;
use alloc::vec::Vec;

use ottla_protocol::messages::describe_log_dirs_response::DescribeLogDirsTopic;
use ottla_protocol::messages::describe_topic_partitions_response::Cursor;
use ottla_protocol::messages::{DescribeLogDirsRequest, FetchResponse, RequestBody, ResponseBody};
use ottla_protocol::records::Records;

use super::{ENTRIES_PER_STEP, Part};
use crate::metadata::{self, MAX_DESCRIBED_CONFIGS, MAX_RECORDS_PER_OPERATION};

/// The parts of a Metadata request that may create topics: no more than one operation could. A topic is two records or more.
const CREATING_PARTS: usize = MAX_RECORDS_PER_OPERATION / 2 / ENTRIES_PER_STEP;

/// What is left, by API.
#[derive(Debug)]
pub(super) enum Limits {
    None,
    Metadata { creating_parts: usize },
    Page { partitions: usize },
    Configs { left: usize },
    Creation { records: usize },
    LogDirs { wanted: BTreeSet<(String, i32)> },
    Fetch { bytes: u64, wait_ms: i32 },
}

impl Limits {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the APIs with limits of a whole request")]
    pub(super) fn of(body: &mut RequestBody, max_page_partitions: u32) -> Self {
        match body {
            RequestBody::Metadata(_) => Self::Metadata { creating_parts: CREATING_PARTS },
            RequestBody::DescribeTopicPartitions(request) => {
                let max = usize::try_from(max_page_partitions).unwrap_or(usize::MAX).max(1);
                let asked = usize::try_from(request.response_partition_limit).unwrap_or(1);
                Self::Page { partitions: asked.clamp(1, max) }
            }
            RequestBody::DescribeConfigs(_) => Self::Configs { left: MAX_DESCRIBED_CONFIGS },
            RequestBody::CreateTopics(_) => Self::Creation { records: MAX_RECORDS_PER_OPERATION },
            RequestBody::DescribeLogDirs(request) => Self::LogDirs { wanted: wanted(core::mem::take(request)) },
            RequestBody::Fetch(request) => {
                Self::Fetch { bytes: u64::try_from(request.max_bytes).unwrap_or(0), wait_ms: request.max_wait_ms }
            }
            _ => Self::None,
        }
    }

    /// Completes the answer without the parts that are left, if nothing is.
    pub(super) fn cut_off(&self, left: &mut VecDeque<Part>, answer: &mut ResponseBody, version: i16) {
        match (self, answer) {
            (Self::Page { partitions }, ResponseBody::DescribeTopicPartitions(answer)) => {
                if *partitions == 0
                    && answer.next_cursor.is_none()
                    && let Some(Part { body: RequestBody::DescribeTopicPartitions(next), .. }) = left.front()
                {
                    answer.next_cursor = next.topics.first().map(|topic| Cursor {
                        topic_name: topic.name.clone(),
                        partition_index: 0,
                        ..Default::default()
                    });
                }
                if answer.next_cursor.is_some() {
                    left.clear();
                }
            }
            (Self::Configs { left: 0 }, ResponseBody::DescribeConfigs(answer)) => {
                for part in left.drain(..) {
                    if let RequestBody::DescribeConfigs(request) = part.body {
                        answer.results.extend(request.resources.into_iter().map(metadata::refuse_resource));
                    }
                }
            }
            (Self::Creation { records: 0 }, ResponseBody::CreateTopics(answer)) => {
                for part in left.drain(..) {
                    if let Some(ResponseBody::CreateTopics(refused)) = metadata::refuse_too_many(&part.body, version) {
                        answer.topics.extend(refused.topics);
                    }
                }
            }
            _ => {}
        }
    }

    /// Tells a part what is left; returns the version to ask it with.
    pub(super) fn apply(&mut self, body: &mut RequestBody, version: i16, is_last: bool) -> i16 {
        match (self, body) {
            (Self::Metadata { creating_parts }, RequestBody::Metadata(request)) => {
                if let Some(left) = creating_parts.checked_sub(1) {
                    *creating_parts = left;
                    return version;
                }
                request.allow_auto_topic_creation = false;
                // Before version 4 topics are created without being asked for; else it is answered in the same way.
                return version.max(4);
            }
            (Self::Page { partitions }, RequestBody::DescribeTopicPartitions(request)) => {
                request.response_partition_limit = i32::try_from(*partitions).unwrap_or(i32::MAX);
            }
            (Self::Fetch { bytes, wait_ms }, RequestBody::Fetch(request)) => {
                request.max_bytes = i32::try_from(*bytes).unwrap_or(i32::MAX);
                // Only the last one waits, and only if nothing was found.
                request.max_wait_ms = if is_last { *wait_ms } else { 0 };
            }
            _ => {}
        }
        version
    }

    /// Notes what an answer used up.
    pub(super) fn note(&mut self, mut answer: ResponseBody) -> ResponseBody {
        match (self, &mut answer) {
            (Self::Page { partitions }, ResponseBody::DescribeTopicPartitions(answer)) => {
                let shown: usize = answer.topics.iter().map(|topic| topic.partitions.len()).sum();
                *partitions = partitions.saturating_sub(shown);
            }
            (Self::Configs { left }, ResponseBody::DescribeConfigs(answer)) => {
                let shown: usize = answer.results.iter().map(|result| result.configs.len()).sum();
                *left = left.saturating_sub(shown);
            }
            (Self::Creation { records }, ResponseBody::CreateTopics(answer)) => {
                let created = answer.topics.iter().filter(|topic| topic.error_code == 0);
                let used = created.map(|topic| 1 + usize::try_from(topic.num_partitions).unwrap_or(0)).sum();
                *records = records.saturating_sub(used);
            }
            (Self::LogDirs { wanted }, ResponseBody::DescribeLogDirs(answer)) => {
                for result in &mut answer.results {
                    retain(&mut result.topics, wanted);
                }
            }
            (Self::Fetch { bytes, wait_ms }, ResponseBody::Fetch(answer)) => note_fetched(bytes, wait_ms, answer),
            _ => {}
        }
        answer
    }
}

fn wanted(request: DescribeLogDirsRequest) -> BTreeSet<(String, i32)> {
    let topics = request.topics.into_iter().flatten();
    topics.flat_map(|t| t.partitions.into_iter().map(move |p| (t.topic.clone(), p))).collect()
}

fn retain(topics: &mut Vec<DescribeLogDirsTopic>, wanted: &BTreeSet<(String, i32)>) {
    for topic in topics.iter_mut() {
        let mut key = (core::mem::take(&mut topic.name), 0);
        topic.partitions.retain(|partition| {
            key.1 = partition.partition_index;
            wanted.contains(&key)
        });
        topic.name = key.0;
    }
    topics.retain(|topic| !topic.partitions.is_empty());
}

fn note_fetched(bytes: &mut u64, wait_ms: &mut i32, answer: &mut FetchResponse) {
    let is_used_up = *bytes == 0;
    for data in answer.responses.iter_mut().flat_map(|topic| &mut topic.partitions) {
        if is_used_up && data.records.is_some() {
            // Every part gets its first batch whole; only that of the first part belongs into the answer.
            data.records = Some(Records::EMPTY);
        }
        let size_bytes = data.records.as_ref().map_or(0, |records| records.size_bytes() as u64);
        *bytes = bytes.saturating_sub(size_bytes);
        if size_bytes > 0 || data.error_code != 0 {
            *wait_ms = 0;
        }
    }
}
