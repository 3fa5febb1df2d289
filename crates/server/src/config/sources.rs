//! Settings from several places, the later ones winning: defaults, file, environment, `--set`, flags.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::properties::{self, SyntaxError};

/// Variables of the environment with this prefix are settings: `OTTLA_LOG_RETENTION_MS` is `log.retention.ms`.
pub const ENVIRONMENT_PREFIX: &str = "OTTLA_";
/// Variables with the prefix that are not settings of a node, but of the command.
const NOT_SETTINGS: [&str; 3] = ["OTTLA_BOOTSTRAP", "OTTLA_LOG", "OTTLA_LOG_FORMAT"];

/// Where a value was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// A line of the configuration file.
    File(Arc<Path>, usize),
    /// A variable of the environment.
    Environment(String),
    /// `--set KEY=VALUE`.
    Set,
    /// A flag of its own, such as `--port`.
    Flag(&'static str),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path, line) => write!(f, "{} line {line}", path.display()),
            Self::Environment(variable) => write!(f, "environment variable {variable}"),
            Self::Set => f.write_str("--set"),
            Self::Flag(flag) => f.write_str(flag),
        }
    }
}

/// A value and where it was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Given {
    /// As written.
    pub value: String,
    /// Where.
    pub origin: Origin,
}

/// Why the sources could not be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SourceError {
    /// The file cannot be read.
    #[error("cannot read the configuration file {}", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The file is not in properties syntax.
    #[error("{} {source}", path.display())]
    Syntax {
        /// Which file.
        path: PathBuf,
        /// Where and what.
        source: SyntaxError,
    },
}

/// What was given, by key, each key with the strongest source that names it.
#[derive(Debug, Clone, Default)]
pub struct Sources {
    given: BTreeMap<String, Given>,
    repeated: Vec<String>,
}

impl Sources {
    /// Reads a file. Call first: what comes later wins.
    ///
    /// # Errors
    /// If the file cannot be read or is not in properties syntax.
    pub fn file(&mut self, path: &Path) -> Result<(), SourceError> {
        let text = std::fs::read_to_string(path)
            .map_err(|source| SourceError::Unreadable { path: path.to_owned(), source })?;
        let entries =
            properties::parse(&text).map_err(|source| SourceError::Syntax { path: path.to_owned(), source })?;
        let shared: Arc<Path> = Arc::from(path);
        for entry in entries {
            let origin = Origin::File(Arc::clone(&shared), entry.line);
            let message = format!("{} is given twice: {origin} counts", entry.key);
            if self.put(&entry.key, entry.value, origin).is_some() {
                self.repeated.push(message);
            }
        }
        Ok(())
    }

    /// Takes the settings among the environment's variables.
    pub fn environment(&mut self, variables: impl IntoIterator<Item = (String, String)>) {
        for (name, value) in variables {
            let Some(rest) = name.strip_prefix(ENVIRONMENT_PREFIX) else { continue };
            if !NOT_SETTINGS.contains(&name.as_str()) {
                let key = rest.to_ascii_lowercase().replace('_', ".");
                self.put(&key, value, Origin::Environment(name));
            }
        }
    }

    /// Takes one value, over whatever was given before.
    pub fn put(&mut self, key: &str, value: impl Into<String>, origin: Origin) -> Option<Given> {
        self.given.insert(key.to_owned(), Given { value: value.into(), origin })
    }

    /// Removes a key that is not the core's business.
    pub fn take(&mut self, key: &str) -> Option<Given> {
        self.given.remove(key)
    }

    /// What was given for a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Given> {
        self.given.get(key)
    }

    /// Everything given, in the order of the keys.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Given)> {
        self.given.iter().map(|(key, given)| (key.as_str(), given))
    }

    /// A sentence for each key that the file gives more than once.
    #[must_use]
    pub fn repeated(&self) -> &[String] {
        &self.repeated
    }
}

/// The known key that a mistyped one probably means.
#[must_use]
pub fn nearest<'k>(typed: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let allowed = (typed.len() / 4).clamp(1, 4);
    known.into_iter().map(|k| (distance(typed, k), k)).filter(|(d, _)| *d <= allowed).min().map(|(_, k)| k)
}

/// Edits (insert, delete, replace a byte) between two keys.
fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.bytes().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.bytes().enumerate() {
            let replaced = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_sources_win_and_say_where_they_stand() {
        let folder = std::env::temp_dir().join(format!("ottla-sources-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("server.properties");
        std::fs::write(&path, "node.id=1\n# c\nlog.dirs=/a\nnode.id=2\nlog.retention.ms=5\n").unwrap();
        let mut sources = Sources::default();
        sources.file(&path).unwrap();
        sources.environment([
            ("OTTLA_LOG_RETENTION_MS".to_owned(), "6".to_owned()),
            ("OTTLA_LOG".to_owned(), "debug".to_owned()),
            ("PATH".to_owned(), "/bin".to_owned()),
        ]);
        sources.put("log.dirs", "/b", Origin::Flag("--data"));
        std::fs::remove_dir_all(&folder).unwrap();

        let shown: Vec<String> = sources.iter().map(|(k, g)| format!("{k}={} ({})", g.value, g.origin)).collect();
        let at = path.display();
        assert_eq!(
            shown,
            [
                "log.dirs=/b (--data)".to_owned(),
                "log.retention.ms=6 (environment variable OTTLA_LOG_RETENTION_MS)".to_owned(),
                format!("node.id=2 ({at} line 4)"),
            ]
        );
        assert_eq!(sources.repeated(), [format!("node.id is given twice: {at} line 4 counts")]);
    }

    #[test]
    fn a_typing_error_finds_its_key() {
        let known = ["log.retention.ms", "log.retention.bytes", "node.id", "listeners"];
        assert_eq!(nearest("log.retension.ms", known), Some("log.retention.ms"));
        assert_eq!(nearest("listener", known), Some("listeners"));
        assert_eq!(nearest("nodeid", known), Some("node.id"));
        assert_eq!(nearest("zookeeper.connect", known), None);
    }
}
