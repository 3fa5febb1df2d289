//! What is known of one configuration.

/// The type of a value, with its code in DescribeConfigs (KIP-569).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(i8)]
pub enum ConfigType {
    /// `true` or `false`.
    Boolean = 1,
    /// Any text.
    String = 2,
    /// 32 bits.
    Int = 3,
    /// 16 bits.
    Short = 4,
    /// 64 bits.
    Long = 5,
    /// A decimal number.
    Double = 6,
    /// Texts, separated by commas.
    List = 7,
    /// The name of a Java class.
    Class = 8,
    /// Text that is never shown.
    Password = 9,
}

/// Which values are valid, beyond the type.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Valid {
    /// All.
    Any,
    /// This number and above.
    AtLeast(i64),
    /// From the first to the second, both included.
    Between(i64, i64),
    /// From the first to the second, both included, or exactly the third.
    BetweenOr(i64, i64, i64),
    /// From the first to the second, both included.
    Fraction(f64, f64),
    /// One of these.
    OneOf(&'static [&'static str]),
    /// One of these (given in lower case), in upper or lower case.
    OneOfIgnoringCase(&'static [&'static str]),
    /// Some of these, each at most once.
    ListOf(&'static [&'static str]),
    /// Any text but none at all.
    NonEmpty,
    /// `*`, or `partition:broker` pairs.
    ThrottledReplicas,
}

/// How a broker property can be changed (KIP-226). Topic, group and client-metrics configurations always can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Update {
    /// Only by a restart.
    ReadOnly,
    /// While running, for one broker.
    PerBroker,
    /// While running, for one broker or for all.
    ClusterWide,
}

/// How far Ottla honours a configuration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// It takes effect.
    Honoured,
    /// It speaks of a part of Kafka that Ottla has no counterpart of: any value is as good as another.
    NoEffect,
    /// Kafka honours it, Ottla does not yet. Refused where a client sets it; in `server.properties` it is warned of.
    NotYet,
    /// As `NotYet`, but running on without it would not be safe: refused in `server.properties` too.
    NotYetSafely,
}

/// How to turn a synonym's value into the value itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// As it is.
    Same,
    /// Minutes to milliseconds.
    Minutes,
    /// Hours to milliseconds.
    Hours,
}

impl Unit {
    /// How many of the value's units one of the synonym's makes.
    #[must_use]
    pub const fn factor(self) -> i64 {
        match self {
            Self::Same => 1,
            Self::Minutes => 60_000,
            Self::Hours => 3_600_000,
        }
    }
}

/// A broker property that gives a topic configuration its default.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Synonym {
    /// The broker property.
    pub name: &'static str,
    /// Its unit, against the topic configuration's.
    pub unit: Unit,
}

/// One configuration.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ConfigKey {
    /// Its name.
    pub name: &'static str,
    /// The type of its value.
    pub kind: ConfigType,
    /// The value without any setting, as text; `None`: there is none ("null").
    pub default: Option<&'static str>,
    /// Which values are valid.
    pub valid: Valid,
    /// How it can be changed.
    pub update: Update,
    /// How far it is honoured.
    pub status: Status,
    /// One sentence on what it does.
    pub doc: &'static str,
    /// Broker properties that give it its default, the strongest first.
    pub synonyms: &'static [Synonym],
}

impl ConfigKey {
    /// Whether its value is never shown.
    #[must_use]
    pub const fn is_sensitive(&self) -> bool {
        matches!(self.kind, ConfigType::Password)
    }
}
