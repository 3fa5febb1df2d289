//! IncrementalAlterConfigs and AlterConfigs (KIP-226, KIP-339).

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::NodeId;
use ottla_protocol::messages::ConfigRecord;
use ottla_protocol::messages::alter_configs_request::AlterConfigsRequest;
use ottla_protocol::messages::alter_configs_response::{self, AlterConfigsResponse};
use ottla_protocol::messages::incremental_alter_configs_request::IncrementalAlterConfigsRequest;
use ottla_protocol::messages::incremental_alter_configs_response::{self, IncrementalAlterConfigsResponse};

use super::{Controller, MAX_RECORDS_PER_OPERATION, Refusal};
use crate::config::{
    CLIENT_METRICS, ConfigKey, ConfigMap, ConfigType, ConfigValue, GROUP, Layers, Source, Status, Update, broker, topic,
};
use crate::metadata::image::{ConfigResource, ResourceType};

/// One change of one key.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Change {
    Set(String),
    Delete,
    Append(String),
    Subtract(String),
}

impl Change {
    fn read(code: i8, name: &str, value: Option<&String>) -> Result<Self, Refusal> {
        let refuse = |message| Err(Refusal::new(ErrorCode::InvalidRequest, message));
        match (code, value.cloned()) {
            (1, _) => Ok(Self::Delete),
            (0, Some(value)) => Ok(Self::Set(value)),
            (2, Some(value)) => Ok(Self::Append(value)),
            (3, Some(value)) => Ok(Self::Subtract(value)),
            (0 | 2 | 3, None) => refuse(format!("Null value not supported for : {name}")),
            (other, _) => refuse(format!("Unknown operation {other} on {name}")),
        }
    }
}

/// What a request wants of one resource.
struct Wish<'a> {
    resource_type: i8,
    resource_name: &'a str,
    changes: Result<Vec<(String, Change)>, Refusal>,
    /// Keys that are not named go.
    replaces_all: bool,
}

type Outcome = Result<(), Refusal>;

impl Controller {
    /// Changes single keys of resources; each resource by itself, all of its keys or none.
    pub(crate) fn incremental_alter_configs(
        &mut self,
        request: &IncrementalAlterConfigsRequest,
    ) -> IncrementalAlterConfigsResponse {
        let wishes = request.resources.iter().map(|resource| Wish {
            resource_type: resource.resource_type,
            resource_name: &resource.resource_name,
            changes: resource
                .configs
                .iter()
                .map(|c| Ok((c.name.clone(), Change::read(c.config_operation, &c.name, c.value.as_ref())?)))
                .collect(),
            replaces_all: false,
        });
        let outcomes = self.alter_all(wishes.collect(), request.validate_only);
        let responses = request.resources.iter().zip(outcomes).map(|(resource, outcome)| {
            let (error_code, error_message) = wire(outcome);
            incremental_alter_configs_response::AlterConfigsResourceResponse {
                error_code,
                error_message,
                resource_type: resource.resource_type,
                resource_name: resource.resource_name.clone(),
                ..Default::default()
            }
        });
        IncrementalAlterConfigsResponse { responses: responses.collect(), ..Default::default() }
    }

    /// Replaces all overrides of resources; each resource by itself. Deprecated by Kafka, kept for old tools.
    pub(crate) fn alter_configs(&mut self, request: &AlterConfigsRequest) -> AlterConfigsResponse {
        let wishes = request.resources.iter().map(|resource| Wish {
            resource_type: resource.resource_type,
            resource_name: &resource.resource_name,
            changes: resource
                .configs
                .iter()
                .map(|c| Ok((c.name.clone(), Change::read(0, &c.name, c.value.as_ref())?)))
                .collect(),
            replaces_all: true,
        });
        let outcomes = self.alter_all(wishes.collect(), request.validate_only);
        let responses = request.resources.iter().zip(outcomes).map(|(resource, outcome)| {
            let (error_code, error_message) = wire(outcome);
            alter_configs_response::AlterConfigsResourceResponse {
                error_code,
                error_message,
                resource_type: resource.resource_type,
                resource_name: resource.resource_name.clone(),
                ..Default::default()
            }
        });
        AlterConfigsResponse { responses: responses.collect(), ..Default::default() }
    }

    fn alter_all(&mut self, wishes: Vec<Wish<'_>>, validate_only: bool) -> Vec<Outcome> {
        let mut seen = BTreeSet::new();
        let twice: BTreeSet<(i8, String)> = wishes
            .iter()
            .map(|wish| (wish.resource_type, wish.resource_name.to_string()))
            .filter(|resource| !seen.insert(resource.clone()))
            .collect();
        let mut budget = MAX_RECORDS_PER_OPERATION;
        let mut outcomes = Vec::with_capacity(wishes.len());
        for wish in wishes {
            let is_twice = twice.contains(&(wish.resource_type, wish.resource_name.to_string()));
            outcomes.push(if is_twice {
                Err(Refusal::new(ErrorCode::InvalidRequest, "Each resource must appear at most once."))
            } else {
                self.alter(wish, validate_only, &mut budget)
            });
        }
        outcomes
    }

    fn alter(&mut self, wish: Wish<'_>, validate_only: bool, budget: &mut usize) -> Outcome {
        let resource = self.check_resource(wish.resource_type, wish.resource_name)?;
        let changes = wish.changes?;
        let mut seen = BTreeSet::new();
        if let Some((name, _)) = changes.iter().find(|(name, _)| !seen.insert(name.as_str())) {
            return Err(Refusal::new(ErrorCode::InvalidRequest, format!("Error due to duplicate config keys: {name}")));
        }
        let current = self.image.configs.get(&resource);
        let mut result = if wish.replaces_all { ConfigMap::new() } else { current.clone() };
        for (name, change) in changes {
            match self.new_value(&resource, &name, change)? {
                Some(value) => result.insert(name, value),
                None => result.remove(&name),
            };
        }
        self.check_together(&resource, &result)?;
        let removed = current.keys().filter(|name| !result.contains_key(*name)).map(|name| (name.clone(), None));
        let set = result.iter().filter(|(name, value)| current.get(*name) != Some(*value));
        let records: Vec<(String, Option<String>)> =
            removed.chain(set.map(|(name, value)| (name.clone(), Some(value.clone())))).collect();
        let Some(left) = budget.checked_sub(records.len()) else {
            let message = format!("The request changes more than {MAX_RECORDS_PER_OPERATION} values.");
            return Err(Refusal::new(ErrorCode::PolicyViolation, message));
        };
        *budget = left;
        if !validate_only {
            for (name, value) in records {
                self.emit(ConfigRecord {
                    resource_type: resource.kind.code(),
                    resource_name: resource.name.clone(),
                    name,
                    value,
                    ..Default::default()
                });
            }
        }
        Ok(())
    }

    fn check_resource(&self, code: i8, name: &str) -> Result<ConfigResource, Refusal> {
        let refuse = |message| Err(Refusal::new(ErrorCode::InvalidRequest, message));
        let Some(kind) = ResourceType::from_code(code) else {
            return refuse(format!("Unexpected resource type {code}."));
        };
        match kind {
            ResourceType::Topic if self.image.topics.by_name(name).is_none() => {
                crate::metadata::names::check(name)?;
                return Err(Refusal::new(
                    ErrorCode::UnknownTopicOrPartition,
                    format!("The topic '{name}' does not exist."),
                ));
            }
            ResourceType::Broker if !name.is_empty() => {
                let is_known = name.parse().is_ok_and(|id| self.image.brokers.contains_key(&NodeId::new(id)));
                if !is_known {
                    return refuse(format!("No broker with the id '{name}' is registered."));
                }
            }
            ResourceType::BrokerLogger => {
                let message = "There is no such logger: Ottla has no Java classes to log for.";
                return Err(Refusal::new(ErrorCode::InvalidConfig, message));
            }
            ResourceType::ClientMetrics | ResourceType::Group if name.is_empty() => {
                return refuse(format!("The name of a {} resource must not be empty.", kind.name()));
            }
            ResourceType::Topic | ResourceType::Broker | ResourceType::ClientMetrics | ResourceType::Group => {}
        }
        Ok(ConfigResource { kind, name: name.to_string() })
    }

    /// The override that a change leaves; `None`: none.
    fn new_value(&self, resource: &ConfigResource, name: &str, change: Change) -> Result<Option<String>, Refusal> {
        let value = match change {
            Change::Delete => {
                check_changeable(resource, name)?;
                return Ok(None);
            }
            Change::Set(value) => value,
            Change::Append(value) => self.edit_list(resource, name, |items| {
                for item in split(&value) {
                    if !items.contains(&item) {
                        items.push(item);
                    }
                }
            })?,
            Change::Subtract(value) => self.edit_list(resource, name, |items| {
                let gone = split(&value);
                items.retain(|item| !gone.contains(item));
            })?,
        };
        check_changeable(resource, name)?;
        check_value(resource, name, &value)?;
        Ok(Some(value))
    }

    fn edit_list(
        &self,
        resource: &ConfigResource,
        name: &str,
        edit: impl FnOnce(&mut Vec<String>),
    ) -> Result<String, Refusal> {
        let key = find(resource.kind, name).filter(|key| key.kind == ConfigType::List).ok_or_else(|| {
            let message = format!("Can't append to or subtract from {name}: its type is not LIST.");
            Refusal::new(ErrorCode::InvalidConfig, message)
        })?;
        let own = self.image.configs.get(resource).get(name);
        let mut items = match own {
            Some(text) => split(text),
            None => match self.layers().effective(key, Some((&ConfigMap::new(), Source::DynamicTopic))) {
                Some((ConfigValue::List(items), _)) => items,
                _ => Vec::new(),
            },
        };
        edit(&mut items);
        Ok(items.join(","))
    }

    /// Checks a resource's whole set of overrides against each other.
    fn check_together(&self, resource: &ConfigResource, overrides: &ConfigMap) -> Outcome {
        let below = self.layers();
        let none = ConfigMap::new();
        let config = match resource.kind {
            ResourceType::Topic => below.topic_config(overrides),
            ResourceType::Broker if resource.name.is_empty() => {
                Layers { cluster: overrides, ..below }.topic_config(&none)
            }
            ResourceType::Broker => Layers { broker: overrides, ..below }.topic_config(&none),
            ResourceType::BrokerLogger | ResourceType::ClientMetrics | ResourceType::Group => return Ok(()),
        };
        topic::check_together(&config).map_err(|message| Refusal::new(ErrorCode::InvalidConfig, message))
    }
}

fn find(kind: ResourceType, name: &str) -> Option<&'static ConfigKey> {
    match kind {
        ResourceType::Topic => topic::find(name),
        ResourceType::Broker => broker::find(name),
        ResourceType::ClientMetrics => CLIENT_METRICS.iter().find(|key| key.name == name),
        ResourceType::Group => GROUP.iter().find(|key| key.name == name),
        ResourceType::BrokerLogger => None,
    }
}

/// Whether a client may touch this key at all.
fn check_changeable(resource: &ConfigResource, name: &str) -> Outcome {
    if resource.kind != ResourceType::Broker {
        return Ok(());
    }
    let refuse = |message| Err(Refusal::new(ErrorCode::InvalidRequest, message));
    match find(resource.kind, name).map(|key| key.update) {
        Some(Update::ReadOnly) => refuse(format!("Cannot update these configs dynamically: [{name}]")),
        Some(Update::PerBroker) if resource.name.is_empty() => refuse(format!(
            "Cannot update these configs at default cluster level, broker id must be specified: [{name}]"
        )),
        Some(Update::PerBroker | Update::ClusterWide) | None => Ok(()),
    }
}

fn check_value(resource: &ConfigResource, name: &str, value: &str) -> Outcome {
    let refuse = |message| Refusal::new(ErrorCode::InvalidConfig, message);
    match resource.kind {
        ResourceType::Topic => topic::check(name, value).map_err(refuse),
        ResourceType::Broker => check_broker_value(name, value),
        ResourceType::ClientMetrics | ResourceType::Group | ResourceType::BrokerLogger => {
            let unknown = || refuse(format!("Unknown {} config name: {name}", resource.kind.name()));
            let key = find(resource.kind, name).ok_or_else(unknown)?;
            key.check_honoured(value).map(drop).map_err(refuse)
        }
    }
}

/// A broker's dynamic configuration takes effect where it gives topics their defaults, and nowhere else yet. As in Kafka, a
/// value of the wrong type is an invalid request here, where it is an invalid configuration elsewhere.
fn check_broker_value(name: &str, value: &str) -> Outcome {
    let refuse = |message| Refusal::new(ErrorCode::InvalidConfig, message);
    // Kafka stores names that it does not know, for plugins to read. There are none here, so that a typing error is told.
    let key = broker::find(name).ok_or_else(|| refuse(format!("Unknown broker config name: {name}")))?;
    key.check(value).map_err(|message| Refusal::new(ErrorCode::InvalidRequest, message))?;
    key.check_honoured(value).map_err(refuse)?;
    if name == "log.cleanup.policy" {
        topic::check("cleanup.policy", value).map_err(refuse)?;
    }
    let gives_default = topic::KEYS.iter().any(|topic| topic.synonyms.iter().any(|synonym| synonym.name == name));
    if gives_default || key.status == Status::NoEffect {
        Ok(())
    } else {
        Err(refuse(format!("{name} cannot be changed while Ottla runs yet: set it in server.properties and restart")))
    }
}

fn split(text: &str) -> Vec<String> {
    text.split(',').map(str::trim).filter(|item| !item.is_empty()).map(ToString::to_string).collect()
}

fn wire(outcome: Outcome) -> (i16, Option<String>) {
    match outcome {
        Ok(()) => (ErrorCode::None as i16, None),
        Err(refusal) => (refusal.code as i16, Some(refusal.message)),
    }
}
