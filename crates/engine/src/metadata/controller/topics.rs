//! CreateTopics and DeleteTopics.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{NodeId, PartitionId, TopicId, Uuid};
use ottla_protocol::messages::create_topics_request::{
    CreatableReplicaAssignment, CreatableTopic, CreateTopicsRequest,
};
use ottla_protocol::messages::create_topics_response::{
    CreatableTopicConfigs, CreatableTopicResult, CreateTopicsResponse,
};
use ottla_protocol::messages::delete_topics_request::{DeleteTopicState, DeleteTopicsRequest};
use ottla_protocol::messages::delete_topics_response::{DeletableTopicResult, DeleteTopicsResponse};
use ottla_protocol::messages::{ConfigRecord, RemoveTopicRecord, TopicRecord};

use super::placement::FolderLoad;
use super::{Controller, MAX_RECORDS_PER_OPERATION, Refusal};
use crate::config::{ConfigMap, topic as topic_keys};
use crate::metadata::describe::topic_entries;
use crate::metadata::image::ResourceType;
use crate::metadata::names;

/// A topic that passed every check.
struct NewTopic {
    name: String,
    id: TopicId,
    assignment: Vec<Vec<NodeId>>,
    overrides: ConfigMap,
}

impl Controller {
    /// Creates topics; each by itself, and all that can be created together (KIP-464, KIP-525, KIP-516).
    pub(crate) fn create_topics(&mut self, request: &CreateTopicsRequest) -> CreateTopicsResponse {
        let names = request.topics.iter().map(|topic| topic.name.as_str());
        let twice = names::repeated(names);
        let mut budget = MAX_RECORDS_PER_OPERATION;
        let mut answered = BTreeSet::new();
        let mut load = self.folder_load();
        let mut topics = Vec::new();
        // What the topics of one request override is mostly the same, and long to describe.
        let mut described = None;
        for topic in &request.topics {
            let outcome = if twice.contains(topic.name.as_str()) {
                if !answered.insert(topic.name.as_str()) {
                    continue;
                }
                Err(Refusal::new(ErrorCode::InvalidRequest, "Duplicate topic name."))
            } else {
                self.check_new_topic(topic, &mut budget)
            };
            topics.push(match outcome {
                Ok(new) => {
                    let result = self.created(&new, &mut described);
                    if !request.validate_only {
                        self.write_topic(new, &mut load);
                    }
                    result
                }
                Err(refusal) => refused(&topic.name, refusal),
            });
        }
        CreateTopicsResponse { topics, ..Default::default() }
    }

    fn check_new_topic(&mut self, topic: &CreatableTopic, budget: &mut usize) -> Result<NewTopic, Refusal> {
        names::check_new(&topic.name)?;
        self.check_free(&topic.name)?;
        let overrides = self.check_overrides(topic)?;
        let assignment = if topic.assignments.is_empty() { self.assign(topic)? } else { self.check_assignment(topic)? };
        let needed = 1 + assignment.len() + overrides.len();
        let Some(left) = budget.checked_sub(needed) else {
            let message =
                format!("Excessively large number of partitions per request: at most {MAX_RECORDS_PER_OPERATION}");
            return Err(Refusal::new(ErrorCode::PolicyViolation, message));
        };
        *budget = left;
        let id = self.ids.next(|id| self.image.topics.by_id(id).is_some());
        Ok(NewTopic { name: topic.name.clone(), id, assignment, overrides })
    }

    fn check_free(&self, name: &str) -> Result<(), Refusal> {
        if self.image.topics.by_name(name).is_some() {
            let message = format!("Topic '{name}' already exists.");
            return Err(Refusal::new(ErrorCode::TopicAlreadyExists, message));
        }
        match self.image.topics.colliding(name) {
            Some(other) => {
                let message = format!("Topic '{name}' collides with existing topic: {}", other.name);
                Err(Refusal::new(ErrorCode::InvalidTopicException, message))
            }
            None => Ok(()),
        }
    }

    fn check_overrides(&self, topic: &CreatableTopic) -> Result<ConfigMap, Refusal> {
        let refuse = |message: String| Refusal::new(ErrorCode::InvalidConfig, message);
        let mut overrides = ConfigMap::new();
        for config in &topic.configs {
            let Some(value) = &config.value else {
                return Err(refuse(format!("Null value not supported for topic configs: {}", config.name)));
            };
            topic_keys::check(&config.name, value).map_err(refuse)?;
            overrides.insert(config.name.clone(), value.clone());
        }
        topic_keys::check_together(&self.layers().topic_config(&overrides)).map_err(refuse)?;
        Ok(overrides)
    }

    fn assign(&mut self, topic: &CreatableTopic) -> Result<Vec<Vec<NodeId>>, Refusal> {
        let factor = if topic.replication_factor == -1 {
            self.config.default_replication_factor
        } else {
            topic.replication_factor
        };
        if factor < 1 {
            let message = "Replication factor must be larger than 0, or -1 to use the default value.";
            return Err(Refusal::new(ErrorCode::InvalidReplicationFactor, message));
        }
        let count = if topic.num_partitions == -1 { self.config.num_partitions } else { topic.num_partitions };
        let Some(count) = usize::try_from(count).ok().filter(|count| *count > 0) else {
            let message = "Number of partitions was set to an invalid non-positive value.";
            return Err(Refusal::new(ErrorCode::InvalidPartitions, message));
        };
        if count > MAX_RECORDS_PER_OPERATION {
            let message =
                format!("Excessively large number of partitions per request: at most {MAX_RECORDS_PER_OPERATION}");
            return Err(Refusal::new(ErrorCode::PolicyViolation, message));
        }
        self.place(count, factor)
    }

    fn check_assignment(&self, topic: &CreatableTopic) -> Result<Vec<Vec<NodeId>>, Refusal> {
        if topic.replication_factor != -1 || topic.num_partitions != -1 {
            let message =
                "A manual partition assignment was specified: numPartitions and replicationFactor must be -1.";
            return Err(Refusal::new(ErrorCode::InvalidRequest, message));
        }
        let refuse = |message: String| Refusal::new(ErrorCode::InvalidReplicaAssignment, message);
        let mut by_index: BTreeMap<i32, &CreatableReplicaAssignment> = BTreeMap::new();
        for assignment in &topic.assignments {
            if by_index.insert(assignment.partition_index, assignment).is_some() {
                return Err(refuse(format!(
                    "Found multiple manual assignments for partition {}",
                    assignment.partition_index
                )));
            }
        }
        if !by_index.keys().copied().eq((0..).take(by_index.len())) {
            return Err(refuse("partitions should be a consecutive 0-based integer sequence".to_string()));
        }
        let assignment: Vec<Vec<NodeId>> = by_index.into_values().map(|a| nodes(&a.broker_ids)).collect();
        let factor = assignment.first().map(Vec::len);
        for replicas in &assignment {
            self.check_replicas(replicas, factor)?;
        }
        Ok(assignment)
    }

    /// Checks one partition's replicas as a client named them.
    pub(super) fn check_replicas(&self, replicas: &[NodeId], factor: Option<usize>) -> Result<(), Refusal> {
        let refuse = |message: String| Err(Refusal::new(ErrorCode::InvalidReplicaAssignment, message));
        if replicas.is_empty() {
            return refuse("The manual partition assignment includes an empty replica list.".to_string());
        }
        for (i, node) in replicas.iter().enumerate() {
            if !self.image.brokers.contains_key(node) {
                return refuse(format!(
                    "The manual partition assignment includes broker {node}, but no such broker is registered."
                ));
            }
            if replicas[..i].contains(node) {
                return refuse(format!("The manual partition assignment includes the broker {node} more than once."));
            }
        }
        if factor.is_some_and(|factor| factor != replicas.len()) {
            return refuse(
                "The manual partition assignment includes partitions with different replication factors.".to_string(),
            );
        }
        if !replicas.iter().any(|node| self.image.is_active(*node)) {
            return refuse(
                "All brokers specified in the manual partition assignment are fenced or in controlled shutdown."
                    .to_string(),
            );
        }
        Ok(())
    }

    fn created(
        &self,
        new: &NewTopic,
        described: &mut Option<(ConfigMap, Vec<CreatableTopicConfigs>)>,
    ) -> CreatableTopicResult {
        let configs = match described.take() {
            Some((overrides, configs)) if overrides == new.overrides => configs,
            _ => self.described(&new.overrides),
        };
        *described = Some((new.overrides.clone(), configs.clone()));
        CreatableTopicResult {
            name: new.name.clone(),
            topic_id: new.id,
            error_code: ErrorCode::None as i16,
            error_message: None,
            num_partitions: i32::try_from(new.assignment.len()).unwrap_or(i32::MAX),
            replication_factor: new.assignment.first().map_or(0, |r| i16::try_from(r.len()).unwrap_or(i16::MAX)),
            configs: Some(configs),
            ..Default::default()
        }
    }

    fn described(&self, overrides: &ConfigMap) -> Vec<CreatableTopicConfigs> {
        let layers = self.layers();
        let entries = topic_entries(&layers, overrides);
        let configs = entries.map(|entry| CreatableTopicConfigs {
            name: entry.name.to_string(),
            value: entry.value,
            read_only: false,
            config_source: entry.source as i8,
            is_sensitive: entry.is_sensitive,
            ..Default::default()
        });
        configs.collect()
    }

    fn write_topic(&mut self, new: NewTopic, load: &mut FolderLoad) {
        self.emit(TopicRecord { name: new.name.clone(), topic_id: new.id, ..Default::default() });
        for (key, value) in new.overrides {
            self.emit(ConfigRecord {
                resource_type: ResourceType::Topic.code(),
                resource_name: new.name.clone(),
                name: key,
                value: Some(value),
                ..Default::default()
            });
        }
        self.write_partitions(new.id, 0, new.assignment, load);
    }

    /// Decides on new partitions of a topic, from this index on.
    pub(super) fn write_partitions(
        &mut self,
        topic: TopicId,
        first: i32,
        assignment: Vec<Vec<NodeId>>,
        load: &mut FolderLoad,
    ) {
        for (id, replicas) in (first..).map(PartitionId::new).zip(assignment) {
            let partition =
                self.new_partition(replicas, load).expect("an assignment passed the checks: a replica is active");
            self.emit(partition.to_record(topic, id));
        }
    }

    /// Deletes topics, each by name or by id (KIP-516).
    pub(crate) fn delete_topics(&mut self, request: &DeleteTopicsRequest, version: i16) -> DeleteTopicsResponse {
        let by_name = |name: &String| DeleteTopicState { name: Some(name.clone()), ..Default::default() };
        let wanted: Vec<DeleteTopicState> =
            if version >= 6 { request.topics.clone() } else { request.topic_names.iter().map(by_name).collect() };
        let mut responses = Vec::new();
        for (state, is_repeated) in self.distinct(wanted) {
            let outcome = if is_repeated {
                Err(Refusal::new(ErrorCode::InvalidRequest, "Duplicate topic name or id."))
            } else {
                self.check_delete(&state, version)
            };
            responses.push(match outcome {
                Ok(id) => self.delete(id),
                Err(refusal) => DeletableTopicResult {
                    name: state.name,
                    topic_id: state.topic_id,
                    error_code: refusal.code as i16,
                    error_message: Some(refusal.message),
                    ..Default::default()
                },
            });
        }
        DeleteTopicsResponse { responses, ..Default::default() }
    }

    /// Each topic that is named, existing or not, once, in the order of the request; and whether it is named more than once,
    /// by name, by id or by both.
    fn distinct(&self, wanted: Vec<DeleteTopicState>) -> Vec<(DeleteTopicState, bool)> {
        let mut index = BTreeMap::new();
        let mut distinct: Vec<(DeleteTopicState, bool)> = Vec::new();
        for state in wanted {
            let is_sound = state.name.is_some() == state.topic_id.is_zero();
            let key = match self.resolve(&state) {
                Some(id) => (Some(id), None, Uuid::ZERO),
                None => (None, state.name.clone(), state.topic_id),
            };
            match index.get(&key).and_then(|at: &usize| distinct.get_mut(*at)) {
                Some((first, is_repeated)) if is_sound => {
                    *is_repeated = true;
                    first.name = first.name.take().or(state.name);
                    first.topic_id = first.topic_id.max(state.topic_id);
                }
                _ => {
                    if is_sound {
                        index.insert(key, distinct.len());
                    }
                    distinct.push((state, false));
                }
            }
        }
        distinct
    }

    fn resolve(&self, state: &DeleteTopicState) -> Option<TopicId> {
        match &state.name {
            Some(name) => self.image.topics.by_name(name).map(|topic| topic.id),
            None => self.image.topics.by_id(state.topic_id).map(|topic| topic.id),
        }
    }

    fn check_delete(&self, state: &DeleteTopicState, version: i16) -> Result<TopicId, Refusal> {
        if !self.config.delete_topic_enable {
            let code = if version < 3 { ErrorCode::InvalidRequest } else { ErrorCode::TopicDeletionDisabled };
            return Err(Refusal::new(code, "Topic deletion is disabled (delete.topic.enable=false)."));
        }
        let id = self.resolve(state);
        match (&state.name, state.topic_id.is_zero()) {
            (Some(_), false) => {
                Err(Refusal::new(ErrorCode::InvalidRequest, "You may not specify both topic name and topic id."))
            }
            (None, true) => Err(Refusal::new(ErrorCode::InvalidRequest, "Neither topic name nor id were specified.")),
            (Some(_), true) => id.ok_or_else(|| {
                Refusal::new(ErrorCode::UnknownTopicOrPartition, "This server does not host this topic-partition.")
            }),
            (None, false) => {
                id.ok_or_else(|| Refusal::new(ErrorCode::UnknownTopicId, "This server does not host this topic ID."))
            }
        }
    }

    fn delete(&mut self, id: TopicId) -> DeletableTopicResult {
        let name = self.image.topics.by_id(id).map(|topic| topic.name.to_string());
        self.emit(RemoveTopicRecord { topic_id: id, ..Default::default() });
        DeletableTopicResult { name, topic_id: id, ..Default::default() }
    }
}

fn nodes(ids: &[i32]) -> Vec<NodeId> {
    ids.iter().map(|id| NodeId::new(*id)).collect()
}

fn refused(name: &str, refusal: Refusal) -> CreatableTopicResult {
    CreatableTopicResult {
        name: name.to_string(),
        error_code: refusal.code as i16,
        error_message: Some(refusal.message),
        ..Default::default()
    }
}
