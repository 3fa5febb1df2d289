//! Large requests, cut into parts.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;

use ottla_protocol::messages::create_topics_request::CreatableTopic;
use ottla_protocol::messages::describe_configs_request::DescribeConfigsResource;
use ottla_protocol::messages::list_offsets_request::ListOffsetsPartition;
use ottla_protocol::messages::{
    CreateTopicsRequest, DeleteRecordsRequest, DescribeConfigsRequest, DescribeLogDirsRequest,
    DescribeProducersRequest, DescribeTopicPartitionsRequest, FetchRequest, ListOffsetsRequest, MetadataRequest,
    OffsetForLeaderEpochRequest, ProduceRequest, RequestBody, delete_records_request, describe_producers_request,
    fetch_request, list_offsets_request, offset_for_leader_epoch_request, produce_request,
};

use super::{ENTRIES_PER_STEP, Part, weight};
use crate::config;

/// Cuts a request; one of a kind that cannot be cut is one part.
#[expect(clippy::wildcard_enum_match_arm, reason = "the APIs that can be cut")]
pub(super) fn cut(body: RequestBody, version: i16) -> Vec<Part> {
    match body {
        RequestBody::Metadata(request) => metadata(request, version),
        RequestBody::DescribeTopicPartitions(request) => page(request),
        RequestBody::DescribeConfigs(request) => configs(request),
        RequestBody::CreateTopics(request) => new_topics(request),
        RequestBody::DescribeLogDirs(_) => {
            // One look at the folders answers everything; what is not asked for is dropped from the answer.
            let all = DescribeLogDirsRequest { topics: None, ..Default::default() };
            Vec::from([Part { body: RequestBody::DescribeLogDirs(all), continues: false }])
        }
        RequestBody::ListOffsets(mut request) => {
            let mut topics = core::mem::take(&mut request.topics);
            for topic in &mut topics {
                topic.partitions = twins_together(core::mem::take(&mut topic.partitions));
            }
            nested(topics, |topics| RequestBody::ListOffsets(ListOffsetsRequest { topics, ..request.clone() }))
        }
        RequestBody::OffsetForLeaderEpoch(mut request) => {
            let topics = core::mem::take(&mut request.topics);
            nested(topics, |topics| {
                RequestBody::OffsetForLeaderEpoch(OffsetForLeaderEpochRequest { topics, ..request.clone() })
            })
        }
        RequestBody::DescribeProducers(mut request) => {
            let topics = core::mem::take(&mut request.topics);
            nested(topics, |topics| {
                RequestBody::DescribeProducers(DescribeProducersRequest { topics, ..request.clone() })
            })
        }
        RequestBody::DeleteRecords(mut request) => {
            let topics = core::mem::take(&mut request.topics);
            nested(topics, |topics| RequestBody::DeleteRecords(DeleteRecordsRequest { topics, ..request.clone() }))
        }
        RequestBody::Produce(mut request) => {
            let topics = core::mem::take(&mut request.topic_data);
            nested(topics, |topic_data| RequestBody::Produce(ProduceRequest { topic_data, ..request.clone() }))
        }
        RequestBody::Fetch(request) => fetch(request),
        body => Vec::from([Part { body, continues: false }]),
    }
}

/// The answer names each topic once, in order; so do the parts.
fn metadata(mut request: MetadataRequest, version: i16) -> Vec<Part> {
    let mut topics = request.topics.take().unwrap_or_default();
    if version >= 12 && topics.iter().any(|topic| !topic.topic_id.is_zero()) {
        topics.retain(|topic| !topic.topic_id.is_zero());
        topics.sort_unstable_by_key(|topic| topic.topic_id);
        topics.dedup_by_key(|topic| topic.topic_id);
    } else {
        topics.sort_unstable_by(|one, other| one.name.cmp(&other.name));
        topics.dedup_by(|one, other| one.name == other.name);
    }
    flat(topics, |_| 1, |topics| RequestBody::Metadata(MetadataRequest { topics: Some(topics), ..request.clone() }))
}

/// In order of the names, from the cursor on; only the first part begins in the middle of a topic.
fn page(request: DescribeTopicPartitionsRequest) -> Vec<Part> {
    let DescribeTopicPartitionsRequest { mut topics, response_partition_limit, mut cursor, .. } = request;
    topics.sort_unstable_by(|one, other| one.name.cmp(&other.name));
    topics.dedup_by(|one, other| one.name == other.name);
    if let Some(cursor) = &cursor {
        topics.retain(|topic| topic.name >= cursor.topic_name);
    }
    flat(
        topics,
        |_| 1,
        |topics| {
            let cursor = cursor.take();
            RequestBody::DescribeTopicPartitions(DescribeTopicPartitionsRequest {
                topics,
                response_partition_limit,
                cursor,
                ..Default::default()
            })
        },
    )
}

fn configs(mut request: DescribeConfigsRequest) -> Vec<Part> {
    let mut resources = core::mem::take(&mut request.resources);
    resources.iter_mut().for_each(drop_unknown_keys);
    flat(resources, weight::of_resource, |resources| {
        RequestBody::DescribeConfigs(DescribeConfigsRequest { resources, ..request.clone() })
    })
}

/// Keys that do not exist are not answered. One stays if there is no other: without any, all would be asked for.
fn drop_unknown_keys(resource: &mut DescribeConfigsResource) {
    let Some(keys) = resource.configuration_keys.as_mut().filter(|keys| keys.len() > ENTRIES_PER_STEP / 2) else {
        return;
    };
    let known: BTreeSet<&str> = config::names().collect();
    let unknown = keys.iter().find(|key| !known.contains(key.as_str())).cloned();
    let kept: BTreeSet<String> = core::mem::take(keys).into_iter().filter(|key| known.contains(key.as_str())).collect();
    keys.extend(kept);
    if keys.is_empty() {
        keys.extend(unknown);
    }
}

/// Each topic is created by itself. A name that occurs more than once is refused once, at its first place: two of them, in one part,
/// are.
fn new_topics(mut request: CreateTopicsRequest) -> Vec<Part> {
    let mut topics = core::mem::take(&mut request.topics);
    let mut times = BTreeMap::<&str, u32>::new();
    for topic in &topics {
        *times.entry(&topic.name).or_default() += 1;
    }
    let twice: BTreeSet<String> = times.into_iter().filter(|(_, n)| *n > 1).map(|(name, _)| name.into()).collect();
    let bare = |name: &str| CreatableTopic { name: name.into(), ..Default::default() };
    let mut seen = BTreeSet::new();
    topics.retain_mut(|topic| {
        let is_repeated = twice.contains(&topic.name);
        if is_repeated {
            *topic = bare(&topic.name);
        }
        !is_repeated || seen.insert(topic.name.clone())
    });
    let weight = |topic: &CreatableTopic| weight::of_new_topic(topic) * (1 + usize::from(twice.contains(&topic.name)));
    flat(topics, weight, |mut topics| {
        let twins: Vec<_> = topics.iter().filter(|t| twice.contains(&t.name)).map(|t| bare(&t.name)).collect();
        topics.extend(twins);
        RequestBody::CreateTopics(CreateTopicsRequest { topics, ..request.clone() })
    })
}

/// Without a session: none holds so many.
fn fetch(mut request: FetchRequest) -> Vec<Part> {
    let topics = core::mem::take(&mut request.topics);
    request.forgotten_topics_data.clear();
    request.session_epoch = -1;
    let mut session_id = request.session_id;
    nested(topics, |topics| {
        // The first part ends the session that the request replaces.
        let session_id = core::mem::take(&mut session_id);
        RequestBody::Fetch(FetchRequest { topics, session_id, ..request.clone() })
    })
}

/// A partition asked for more than once is answered once, as an error, at its first place. Two of them, in one part, do.
fn twins_together(partitions: Vec<ListOffsetsPartition>) -> Vec<ListOffsetsPartition> {
    let mut times = BTreeMap::<i32, u32>::new();
    for partition in &partitions {
        *times.entry(partition.partition_index).or_default() += 1;
    }
    let mut out = Vec::with_capacity(partitions.len());
    for partition in partitions {
        match times.remove(&partition.partition_index) {
            Some(1) => out.push(partition),
            Some(_) => out.extend([partition.clone(), partition]),
            None => {}
        }
    }
    out
}

/// Cuts a list.
fn flat<T>(items: Vec<T>, weight: impl Fn(&T) -> usize, mut body: impl FnMut(Vec<T>) -> RequestBody) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut part = Vec::new();
    let mut used = 0;
    for item in items {
        let more = weight(&item);
        if used + more > ENTRIES_PER_STEP && !part.is_empty() {
            parts.push(Part { body: body(core::mem::take(&mut part)), continues: false });
            used = 0;
        }
        used += more;
        part.push(item);
    }
    parts.push(Part { body: body(part), continues: false });
    parts
}

/// A topic with its partitions.
trait Topic: Sized {
    type Partition;

    fn partitions(&mut self) -> &mut Vec<Self::Partition>;

    /// The same topic without partitions.
    fn bare(&self) -> Self;

    /// Whether two partitions that follow one another belong into the same part.
    fn are_twins(_one: &Self::Partition, _next: &Self::Partition) -> bool {
        false
    }
}

/// Cuts a list of lists.
fn nested<T: Topic>(topics: Vec<T>, mut body: impl FnMut(Vec<T>) -> RequestBody) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut part = Vec::new();
    let (mut used, mut continues) = (0, false);
    for mut topic in topics {
        let mut rest = core::mem::take(topic.partitions()).into_iter().peekable();
        let mut is_begun = false;
        loop {
            if used >= ENTRIES_PER_STEP {
                parts.push(Part { body: body(core::mem::take(&mut part)), continues });
                (used, continues) = (0, is_begun);
            }
            let mut own: Vec<T::Partition> = rest.by_ref().take(ENTRIES_PER_STEP - used).collect();
            if let Some(last) = own.last()
                && let Some(twin) = rest.next_if(|next| T::are_twins(last, next))
            {
                own.push(twin);
            }
            used += own.len().max(1);
            let mut piece = topic.bare();
            *piece.partitions() = own;
            part.push(piece);
            is_begun = true;
            if rest.peek().is_none() {
                break;
            }
        }
    }
    parts.push(Part { body: body(part), continues });
    parts
}

macro_rules! topics {
    ($($topic:path { $name:ident, $partitions:ident: $partition:ty })*) => {
        $(impl Topic for $topic {
            type Partition = $partition;

            fn partitions(&mut self) -> &mut Vec<$partition> {
                &mut self.$partitions
            }

            fn bare(&self) -> Self {
                Self { $name: self.$name.clone(), ..Default::default() }
            }
        })*
    };
}

topics! {
    offset_for_leader_epoch_request::OffsetForLeaderTopic {
        topic, partitions: offset_for_leader_epoch_request::OffsetForLeaderPartition
    }
    describe_producers_request::TopicRequest { name, partition_indexes: i32 }
    delete_records_request::DeleteRecordsTopic { name, partitions: delete_records_request::DeleteRecordsPartition }
}

impl Topic for list_offsets_request::ListOffsetsTopic {
    type Partition = ListOffsetsPartition;

    fn partitions(&mut self) -> &mut Vec<ListOffsetsPartition> {
        &mut self.partitions
    }

    fn bare(&self) -> Self {
        Self { name: self.name.clone(), ..Default::default() }
    }

    fn are_twins(one: &ListOffsetsPartition, next: &ListOffsetsPartition) -> bool {
        one.partition_index == next.partition_index
    }
}

impl Topic for produce_request::TopicProduceData {
    type Partition = produce_request::PartitionProduceData;

    fn partitions(&mut self) -> &mut Vec<Self::Partition> {
        &mut self.partition_data
    }

    fn bare(&self) -> Self {
        Self { name: self.name.clone(), topic_id: self.topic_id, ..Default::default() }
    }
}

impl Topic for fetch_request::FetchTopic {
    type Partition = fetch_request::FetchPartition;

    fn partitions(&mut self) -> &mut Vec<Self::Partition> {
        &mut self.partitions
    }

    fn bare(&self) -> Self {
        Self { topic: self.topic.clone(), topic_id: self.topic_id, ..Default::default() }
    }
}
