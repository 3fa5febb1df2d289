//! Configurations as clients see them.

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use crate::config::{ConfigKey, ConfigMap, ConfigType, LayerValue, Layers, Source, broker, shown, topic};

/// One configuration of a resource, with the value that holds.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct ConfigEntry {
    pub(super) name: &'static str,
    /// `None`: there is no value, or it is not shown.
    pub(super) value: Option<String>,
    pub(super) source: Source,
    pub(super) is_sensitive: bool,
    /// Every layer that has a value, the strongest first.
    pub(super) synonyms: Vec<LayerValue>,
    pub(super) kind: ConfigType,
    pub(super) doc: &'static str,
}

/// What holds for one key.
pub(super) fn entry(key: &'static ConfigKey, layers: &Layers<'_>, own: Option<(&ConfigMap, Source)>) -> ConfigEntry {
    let effective = layers.effective(key, own);
    let source = effective.as_ref().map_or(Source::Default, |(_, source)| *source);
    let value = effective.map(|(value, _)| shown(key, &value)).filter(|_| !key.is_sensitive());
    ConfigEntry {
        name: key.name,
        value,
        source,
        is_sensitive: key.is_sensitive(),
        synonyms: synonyms(key, layers, own),
        kind: key.kind,
        doc: key.doc,
    }
}

/// Every layer's value. The default stands under the broker property that it comes from, if that one has a default at all.
fn synonyms(key: &ConfigKey, layers: &Layers<'_>, own: Option<(&ConfigMap, Source)>) -> Vec<LayerValue> {
    let mut values = layers.values(key, own);
    let Some((_, source)) = own else {
        if !values.iter().any(|layer| layer.source == Source::Default) {
            values.extend(coarser_default(key));
        }
        return values;
    };
    let default = values.pop_if(|layer| layer.source == Source::Default);
    match key.synonyms.first() {
        Some(synonym) => {
            let property = broker::find(synonym.name).and_then(|property| property.default);
            values.extend(property.map(|value| LayerValue {
                name: synonym.name.to_string(),
                value: value.to_string(),
                source: Source::Default,
                unit: synonym.unit,
            }));
        }
        None if source == Source::DynamicGroup => values.extend(default),
        None => {}
    }
    values
}

/// The default of a property in milliseconds that has none itself, from the same property in minutes or hours.
fn coarser_default(key: &ConfigKey) -> Option<LayerValue> {
    let family =
        topic::KEYS.iter().map(|topic| topic.synonyms).find(|family| family.iter().any(|s| s.name == key.name))?;
    family.iter().skip_while(|synonym| synonym.name != key.name).find_map(|synonym| {
        Some(LayerValue {
            name: synonym.name.to_string(),
            value: broker::find(synonym.name)?.default?.to_string(),
            source: Source::Default,
            unit: synonym.unit,
        })
    })
}

/// Every topic configuration of a topic with these overrides.
pub(super) fn topic_entries<'a>(
    layers: &'a Layers<'a>,
    overrides: &'a ConfigMap,
) -> impl Iterator<Item = ConfigEntry> + 'a {
    topic::KEYS.iter().map(move |key| entry(key, layers, Some((overrides, Source::DynamicTopic))))
}
