//! Metadata (KIP-4, KIP-320, KIP-430, KIP-516, KIP-1102).

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::PartitionId;
use ottla_protocol::messages::metadata_request::{MetadataRequest, MetadataRequestTopic};
use ottla_protocol::messages::metadata_response::{
    MetadataResponse, MetadataResponseBroker, MetadataResponsePartition, MetadataResponseTopic,
};

use super::{ALL_CLUSTER_OPERATIONS, ALL_TOPIC_OPERATIONS, NOT_ASKED, View};
use crate::metadata::image::{Partition, Topic, wire};
use crate::metadata::names;

/// What a request asks for.
pub(crate) enum Wanted<'a> {
    All,
    Topics(&'a [MetadataRequestTopic]),
}

impl<'a> Wanted<'a> {
    pub(crate) fn of(request: &'a MetadataRequest, version: i16) -> Self {
        match &request.topics {
            None => Self::All,
            Some(topics) if topics.is_empty() && version == 0 => Self::All,
            Some(topics) => Self::Topics(topics),
        }
    }

    /// The names that a request asks for by name.
    pub(crate) fn names(&self, version: i16) -> Vec<&'a str> {
        match self {
            Self::All => Vec::new(),
            Self::Topics(topics) if by_id(topics, version) => Vec::new(),
            Self::Topics(topics) => topics.iter().filter_map(|topic| topic.name.as_deref()).collect(),
        }
    }
}

fn by_id(topics: &[MetadataRequestTopic], version: i16) -> bool {
    version >= 12 && topics.iter().any(|topic| !topic.topic_id.is_zero())
}

/// The brokers, and the topics asked for. Each topic is answered once however often it is named.
pub(crate) fn answer(view: View<'_>, request: &MetadataRequest) -> MetadataResponse {
    let version = view.request.version;
    let operations = if request.include_topic_authorized_operations { ALL_TOPIC_OPERATIONS } else { NOT_ASKED };
    let topics = match Wanted::of(request, version) {
        Wanted::All => view.image.topics.iter().map(|topic| known(view, topic, operations)).collect(),
        Wanted::Topics(topics) => named(view, topics, version, operations),
    };
    MetadataResponse {
        brokers: brokers(view),
        cluster_id: Some(view.config.cluster_id.clone()),
        controller_id: view.any_live_broker(),
        topics,
        cluster_authorized_operations: if (8..=10).contains(&version) && request.include_cluster_authorized_operations {
            ALL_CLUSTER_OPERATIONS
        } else {
            NOT_ASKED
        },
        ..Default::default()
    }
}

/// The answer to a request that cannot be answered: every topic asked for with this error.
pub(crate) fn refusal(request: &MetadataRequest, version: i16, code: ErrorCode) -> MetadataResponse {
    let topics = request.topics.iter().flatten().map(|topic| MetadataResponseTopic {
        error_code: code as i16,
        // Before version 12 the name is not nullable.
        name: topic.name.clone().or_else(|| (version < 12).then(String::new)),
        topic_id: topic.topic_id,
        ..Default::default()
    });
    MetadataResponse { topics: topics.collect(), error_code: code as i16, ..Default::default() }
}

/// Whether a request is one that its version does not allow.
pub(crate) fn is_invalid(request: &MetadataRequest, version: i16) -> bool {
    let is_wrong = |topic: &MetadataRequestTopic| match version {
        10 | 11 => topic.name.is_none() || !topic.topic_id.is_zero(),
        12.. => topic.name.is_none() && topic.topic_id.is_zero(),
        _ => topic.name.is_none(),
    };
    request.topics.iter().flatten().any(is_wrong)
}

fn brokers(view: View<'_>) -> Vec<MetadataResponseBroker> {
    let unfenced = view.image.brokers.iter().filter(|(_, broker)| !broker.is_fenced);
    let reached = unfenced.filter_map(|(id, broker)| {
        let (host, port) = view.address(*id, broker)?;
        Some(MetadataResponseBroker { node_id: id.get(), host, port, rack: broker.rack.clone(), ..Default::default() })
    });
    reached.collect()
}

fn named(view: View<'_>, topics: &[MetadataRequestTopic], version: i16, operations: i32) -> Vec<MetadataResponseTopic> {
    // Sorted lists, not sets: a request may name a million topics, and the node does nothing else meanwhile.
    if by_id(topics, version) {
        let ids = topics.iter().filter(|topic| !topic.topic_id.is_zero()).map(|topic| topic.topic_id);
        let mut ids: Vec<_> = ids.collect();
        ids.sort_unstable();
        ids.dedup();
        return ids
            .into_iter()
            .map(|id| match view.image.topics.by_id(id) {
                Some(topic) => known(view, topic, operations),
                None => MetadataResponseTopic {
                    error_code: ErrorCode::UnknownTopicId as i16,
                    name: None,
                    topic_id: id,
                    topic_authorized_operations: NOT_ASKED,
                    ..Default::default()
                },
            })
            .collect();
    }
    let mut names: Vec<&str> = topics.iter().filter_map(|topic| topic.name.as_deref()).collect();
    names.sort_unstable();
    names.dedup();
    names.into_iter().map(|name| by_name(view, name, operations)).collect()
}

fn by_name(view: View<'_>, name: &str, operations: i32) -> MetadataResponseTopic {
    if let Some(topic) = view.image.topics.by_name(name) {
        return known(view, topic, operations);
    }
    let code =
        if names::check(name).is_err() { ErrorCode::InvalidTopicException } else { ErrorCode::UnknownTopicOrPartition };
    MetadataResponseTopic {
        error_code: code as i16,
        name: Some(name.to_string()),
        is_internal: names::is_internal(name),
        topic_authorized_operations: NOT_ASKED,
        ..Default::default()
    }
}

fn known(view: View<'_>, topic: &Topic, operations: i32) -> MetadataResponseTopic {
    MetadataResponseTopic {
        name: Some(topic.name.to_string()),
        topic_id: topic.id,
        is_internal: names::is_internal(&topic.name),
        partitions: topic.iter().map(|(id, state)| partition(view, id, state)).collect(),
        topic_authorized_operations: operations,
        ..Default::default()
    }
}

fn partition(view: View<'_>, id: PartitionId, state: &Partition) -> MetadataResponsePartition {
    let version = view.request.version;
    let (leader, mut code) = match state.leader {
        Some(leader) => match view.image.brokers.get(&leader) {
            Some(broker) if broker.endpoints.contains_key(&*view.request.listener) => (leader.get(), ErrorCode::None),
            Some(_) if version >= 6 => (-1, ErrorCode::ListenerNotFound),
            Some(_) | None => (-1, ErrorCode::LeaderNotAvailable),
        },
        None => (-1, ErrorCode::LeaderNotAvailable),
    };
    let mut replicas = wire(&state.replicas);
    let mut isr = wire(&state.isr);
    if version == 0 {
        let is_alive = |id: &i32| view.image.is_unfenced(ottla_protocol::ids::NodeId::new(*id));
        replicas.retain(is_alive);
        isr.retain(is_alive);
        let some_are_gone = replicas.len() < state.replicas.len() || isr.len() < state.isr.len();
        if code == ErrorCode::None && some_are_gone {
            code = ErrorCode::ReplicaNotAvailable;
        }
    }
    MetadataResponsePartition {
        error_code: code as i16,
        partition_index: id.get(),
        leader_id: leader,
        leader_epoch: state.leader_epoch.get(),
        replica_nodes: replicas,
        isr_nodes: isr,
        offline_replicas: view.offline_replicas(state),
        ..Default::default()
    }
}
