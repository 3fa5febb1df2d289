//! DescribeConfigs (KIP-133, KIP-226, KIP-569) and ListConfigResources (KIP-1142).

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::messages::describe_configs_request::{DescribeConfigsRequest, DescribeConfigsResource};
use ottla_protocol::messages::describe_configs_response::{
    DescribeConfigsResourceResult, DescribeConfigsResponse, DescribeConfigsResult, DescribeConfigsSynonym,
};
use ottla_protocol::messages::list_config_resources_request::ListConfigResourcesRequest;
use ottla_protocol::messages::list_config_resources_response::{
    ConfigResource as ListedResource, ListConfigResourcesResponse,
};

use super::View;
use crate::config::{CLIENT_METRICS, ConfigKey, ConfigMap, GROUP, Source, Update, broker, topic};
use crate::metadata::controller::Refusal;
use crate::metadata::describe::{ConfigEntry, entry};
use crate::metadata::effective::layers;
use crate::metadata::image::{ConfigResource, ResourceType};
use crate::metadata::names;

/// The most configurations that one answer tells of. A request is bounded by its frame, but an answer is some hundred times
/// as large as what asks for it; no tool asks for so many at once.
pub(crate) const MAX_ENTRIES: usize = 100_000;

/// The configurations of resources, each by itself.
pub(crate) fn describe(view: View<'_>, request: &DescribeConfigsRequest) -> DescribeConfigsResponse {
    let mut left = MAX_ENTRIES;
    let results = request.resources.iter().map(|resource| {
        let (error_code, error_message, configs) = match entries(view, resource, left) {
            Ok(entries) => {
                left = left.saturating_sub(entries.len());
                let shown = entries.into_iter().map(|(entry, read_only)| result(entry, read_only, request));
                (ErrorCode::None as i16, Some(String::new()), shown.collect())
            }
            Err(refusal) => (refusal.code as i16, Some(refusal.message), Vec::new()),
        };
        DescribeConfigsResult {
            error_code,
            error_message,
            resource_type: resource.resource_type,
            resource_name: resource.resource_name.clone(),
            configs,
            ..Default::default()
        }
    });
    DescribeConfigsResponse { results: results.collect(), ..Default::default() }
}

/// Said of a resource when the answer holds enough without it.
pub(crate) fn too_many() -> Refusal {
    Refusal::new(ErrorCode::PolicyViolation, "Too many resources at a time.")
}

/// Each configuration asked for, with whether it can only be changed by a restart.
fn entries(view: View<'_>, wanted: &DescribeConfigsResource, left: usize) -> Result<Vec<(ConfigEntry, bool)>, Refusal> {
    if left == 0 {
        return Err(too_many());
    }
    let resource = check(view, wanted)?;
    let overrides = view.image.configs.get(&resource);
    let below = layers(view.image, view.config);
    // An empty list asks for all, as null does.
    let keys = wanted.configuration_keys.as_ref().filter(|keys| !keys.is_empty());
    let names: Option<BTreeSet<&str>> = keys.map(|keys| keys.iter().map(String::as_str).collect());
    let is_wanted = |key: &ConfigKey| names.as_ref().is_none_or(|names| names.contains(key.name));
    let own = |source| Some((overrides, source));
    let of = |keys: &'static [ConfigKey], source| {
        keys.iter().filter(|key| is_wanted(key)).map(|key| (entry(key, &below, own(source)), false)).collect()
    };
    Ok(match resource.kind {
        ResourceType::Topic => of(topic::KEYS, Source::DynamicTopic),
        ResourceType::ClientMetrics => of(CLIENT_METRICS, Source::DynamicClientMetrics),
        ResourceType::Group => of(GROUP, Source::DynamicGroup),
        ResourceType::BrokerLogger => Vec::new(),
        ResourceType::Broker if resource.name.is_empty() => {
            // Only what was set: these defaults are nobody's whole configuration.
            let none = ConfigMap::new();
            let only = crate::config::Layers { broker: &none, cluster: overrides, properties: &none };
            let set = broker::keys().filter(|key| overrides.contains_key(key.name) && is_wanted(key));
            let own_only = |mut entry: ConfigEntry| {
                entry.synonyms.retain(|layer| layer.source != Source::Default);
                entry
            };
            set.map(|key| (own_only(entry(key, &only, None)), key.update == Update::ReadOnly)).collect()
        }
        ResourceType::Broker => broker::keys()
            .filter(|key| is_wanted(key))
            .map(|key| (entry(key, &below, None), key.update == Update::ReadOnly))
            .collect(),
    })
}

fn check(view: View<'_>, wanted: &DescribeConfigsResource) -> Result<ConfigResource, Refusal> {
    let name = wanted.resource_name.as_str();
    let refuse = |message: String| Err(Refusal::new(ErrorCode::InvalidRequest, message));
    let Some(kind) = ResourceType::from_code(wanted.resource_type) else {
        return refuse(format!("Unsupported resource type: {}", wanted.resource_type));
    };
    let own = view.config.node_id.to_string();
    match kind {
        ResourceType::Topic => {
            names::check(name)?;
            if view.image.topics.by_name(name).is_none() {
                let message = format!("The topic '{name}' does not exist.");
                return Err(Refusal::new(ErrorCode::UnknownTopicOrPartition, message));
            }
        }
        ResourceType::Broker if !name.is_empty() && name != own => {
            return refuse(format!("Unexpected broker id, expected {own} or empty string, but received {name}"));
        }
        ResourceType::BrokerLogger if name != own => {
            return refuse(format!("Unexpected broker id, expected {own} but received {name}"));
        }
        ResourceType::ClientMetrics | ResourceType::Group if name.is_empty() => {
            return refuse(format!("The name of a {} resource must not be empty.", kind.name()));
        }
        ResourceType::Broker | ResourceType::BrokerLogger | ResourceType::ClientMetrics | ResourceType::Group => {}
    }
    Ok(ConfigResource { kind, name: name.to_string() })
}

fn result(entry: ConfigEntry, read_only: bool, request: &DescribeConfigsRequest) -> DescribeConfigsResourceResult {
    let shown = |value: String| (!entry.is_sensitive).then_some(value);
    let synonyms = entry.synonyms.into_iter().map(|layer| DescribeConfigsSynonym {
        name: layer.name,
        value: shown(layer.value),
        source: layer.source as i8,
        ..Default::default()
    });
    DescribeConfigsResourceResult {
        name: entry.name.to_string(),
        value: entry.value,
        read_only,
        config_source: entry.source as i8,
        is_sensitive: entry.is_sensitive,
        synonyms: if request.include_synonyms { synonyms.collect() } else { Vec::new() },
        config_type: entry.kind as i8,
        documentation: request.include_documentation.then(|| entry.doc.to_string()),
        ..Default::default()
    }
}

/// Every resource of the types asked for.
pub(crate) fn list(view: View<'_>, request: &ListConfigResourcesRequest) -> ListConfigResourcesResponse {
    use ResourceType::{Broker, BrokerLogger, ClientMetrics, Group, Topic};
    let all = [Topic, Broker, BrokerLogger, ClientMetrics, Group];
    let kinds: Option<Vec<ResourceType>> = if view.request.version == 0 {
        Some(Vec::from([ClientMetrics]))
    } else if request.resource_types.is_empty() {
        Some(all.to_vec())
    } else {
        request.resource_types.iter().map(|code| ResourceType::from_code(*code)).collect()
    };
    let Some(mut kinds) = kinds else {
        let error_code = ErrorCode::UnsupportedVersion as i16;
        return ListConfigResourcesResponse { error_code, ..Default::default() };
    };
    kinds.sort_unstable();
    kinds.dedup();
    let listed = kinds.into_iter().flat_map(|kind| {
        resource_names(view, kind).into_iter().map(move |resource_name| ListedResource {
            resource_name,
            resource_type: kind.code(),
            ..Default::default()
        })
    });
    ListConfigResourcesResponse { config_resources: listed.collect(), ..Default::default() }
}

fn resource_names(view: View<'_>, kind: ResourceType) -> Vec<String> {
    match kind {
        ResourceType::Topic => view.image.topics.iter().map(|topic| topic.name.to_string()).collect(),
        ResourceType::Broker | ResourceType::BrokerLogger => {
            let unfenced = view.image.brokers.iter().filter(|(_, broker)| !broker.is_fenced);
            unfenced.map(|(id, _)| id.to_string()).collect()
        }
        ResourceType::ClientMetrics | ResourceType::Group => {
            let set = view.image.configs.iter().filter(|(resource, _)| resource.kind == kind);
            set.map(|(resource, _)| resource.name.clone()).collect()
        }
    }
}
