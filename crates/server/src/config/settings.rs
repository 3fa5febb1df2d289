//! From what was given, wherever it was given, to a node's settings.

use ottla_engine::config::{ConfigFault, NodeConfig, Properties, broker, check_properties};

use super::{Sources, nearest};

/// A node's settings, and what its owner should know about how they were given.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The settings.
    pub node: NodeConfig,
    /// One sentence each: unknown keys, keys without effect, keys given twice.
    pub warnings: Vec<String>,
}

/// Checks everything that was given.
///
/// # Errors
/// One sentence for each value that cannot be taken, with the place that holds it.
pub fn settle(sources: &Sources) -> Result<Settings, Vec<String>> {
    let properties: Properties = sources.iter().map(|(key, given)| (key.to_owned(), given.value.clone())).collect();
    let mut warnings = sources.repeated().to_vec();
    warnings.extend(check_properties(&properties).warnings.iter().map(|warning| sentence(sources, warning)));
    match NodeConfig::from_properties(properties) {
        Ok(node) => Ok(Settings { node, warnings }),
        Err(faults) => Err(faults.iter().map(|fault| sentence(sources, fault)).collect()),
    }
}

/// `server.properties line 3: log.retention.ms: 'soon' is not a number`, and for a mistyped key the one it may mean.
fn sentence(sources: &Sources, fault: &ConfigFault) -> String {
    let ConfigFault { key, message } = fault;
    let place = sources.get(key).map(|given| format!("{}: ", given.origin)).unwrap_or_default();
    let name = if message.starts_with(key.as_str()) { String::new() } else { format!("{key}: ") };
    let is_known = broker::find(key).is_some() || broker::is_without_meaning(key);
    let hint = if is_known { None } else { nearest(key, broker::keys().map(|known| known.name)) };
    let hint = hint.map(|known| format!(" (did you mean {known}?)")).unwrap_or_default();
    format!("{place}{name}{message}{hint}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Origin;

    fn given(pairs: &[(&str, &str)]) -> Sources {
        let mut sources = Sources::default();
        for (index, (key, value)) in pairs.iter().enumerate() {
            let path = std::path::Path::new("server.properties");
            sources.put(key, *value, Origin::File(path.into(), index + 1));
        }
        sources
    }

    #[test]
    fn a_bad_value_is_refused_with_its_line() {
        let faults = settle(&given(&[("node.id", "1"), ("log.retention.ms", "soon")])).unwrap_err();
        assert_eq!(faults.len(), 1);
        assert!(faults[0].starts_with("server.properties line 2: log.retention.ms: "), "{}", faults[0]);
    }

    #[test]
    fn an_unknown_key_is_a_warning_that_names_the_nearest() {
        let settings = settle(&given(&[("log.retension.ms", "5")])).unwrap();
        assert_eq!(settings.warnings.len(), 1);
        let warning = &settings.warnings[0];
        assert!(warning.starts_with("server.properties line 1: log.retension.ms"), "{warning}");
        assert!(warning.ends_with("(did you mean log.retention.ms?)"), "{warning}");
    }

    #[test]
    fn what_is_fine_is_taken_in_silence() {
        let settings = settle(&given(&[("node.id", "7"), ("listeners", "PLAINTEXT://127.0.0.1:0")])).unwrap();
        assert_eq!(settings.warnings, [""; 0]);
        assert_eq!((settings.node.node_id.get(), settings.node.listeners[0].port), (7, 0));
    }
}
