//! The definitions as read from their JSON.

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// An inclusive range of versions; empty if `min > max`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Versions {
    pub(crate) min: i16,
    pub(crate) max: i16,
}

impl Versions {
    pub(crate) const NONE: Self = Self { min: 0, max: -1 };

    fn parse(text: &str) -> Result<Self> {
        if text == "none" {
            return Ok(Self::NONE);
        }
        if let Some(min) = text.strip_suffix('+') {
            return Ok(Self { min: min.parse()?, max: i16::MAX });
        }
        if let Some((min, max)) = text.split_once('-') {
            return Ok(Self { min: min.parse()?, max: max.parse()? });
        }
        let one = text.parse()?;
        Ok(Self { min: one, max: one })
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.min > self.max
    }

    pub(crate) fn intersect(self, other: Self) -> Self {
        let both = Self { min: self.min.max(other.min), max: self.max.min(other.max) };
        if both.is_empty() { Self::NONE } else { both }
    }

    /// Whether every version of `other` is in here.
    pub(crate) const fn covers(self, other: Self) -> bool {
        other.is_empty() || (self.min <= other.min && self.max >= other.max)
    }
}

/// What a definition is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Request,
    Response,
    Header,
    Metadata,
    CoordinatorKey,
    CoordinatorValue,
    Data,
}

/// A field's type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Type {
    Bool,
    Int8,
    Int16,
    Uint16,
    Int32,
    Uint32,
    Int64,
    Float64,
    String,
    Bytes,
    Uuid,
    Records,
    Struct(String),
    Array(Box<Self>),
}

impl Type {
    fn parse(text: &str) -> Self {
        if let Some(element) = text.strip_prefix("[]") {
            return Self::Array(Box::new(Self::parse(element)));
        }
        match text {
            "bool" => Self::Bool,
            "int8" => Self::Int8,
            "int16" => Self::Int16,
            "uint16" => Self::Uint16,
            "int32" => Self::Int32,
            "uint32" => Self::Uint32,
            "int64" => Self::Int64,
            "float64" => Self::Float64,
            "string" => Self::String,
            "bytes" => Self::Bytes,
            "uuid" => Self::Uuid,
            "records" => Self::Records,
            name => Self::Struct(name.to_owned()),
        }
    }
}

/// A field of a struct. Its version ranges lie inside the message's valid versions.
#[derive(Debug, Clone)]
pub(crate) struct Field {
    pub(crate) name: String,
    pub(crate) kind: Type,
    /// Where the field exists.
    pub(crate) versions: Versions,
    /// Where it may be null.
    pub(crate) nullable: Versions,
    /// Whether it may be null in any version at all, also one no longer spoken.
    pub(crate) is_nullable: bool,
    /// Its tag, and where it is tagged.
    pub(crate) tag: Option<(u32, Versions)>,
    /// Leave it out silently where it does not exist.
    pub(crate) ignorable: bool,
    /// Its default, as written; `None` if the definition names none.
    pub(crate) default: Option<String>,
    /// Encoded in the old form even in flexible versions.
    pub(crate) never_flexible: bool,
}

/// A struct: the message itself or one inside it.
#[derive(Debug, Clone)]
pub(crate) struct Struct {
    pub(crate) name: String,
    pub(crate) fields: Vec<Field>,
}

/// One definition.
#[derive(Debug, Clone)]
pub(crate) struct Message {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    pub(crate) api_key: Option<i16>,
    pub(crate) valid: Versions,
    pub(crate) flexible: Versions,
    pub(crate) latest_unstable: bool,
    pub(crate) listeners: Vec<String>,
    /// The message itself first.
    pub(crate) structs: Vec<Struct>,
}

impl Message {
    /// `None` if no version is valid any more.
    pub(crate) fn parse(text: &str) -> Result<Option<Self>> {
        let json: Value = serde_json::from_str(&without_comments(text))?;
        let valid = Versions::parse(string(&json, "validVersions")?)?;
        if valid.is_empty() {
            return Ok(None);
        }
        let name = string(&json, "name")?.to_owned();
        let flexible = Versions::parse(string(&json, "flexibleVersions")?)?.intersect(valid);
        let mut structs = Vec::new();
        read_struct(&name, &json, valid, &mut structs)?;
        for common in json.get("commonStructs").and_then(Value::as_array).into_iter().flatten() {
            read_struct(string(common, "name")?, common, valid, &mut structs)?;
        }
        let kind = match string(&json, "type")? {
            "request" => Kind::Request,
            "response" => Kind::Response,
            "header" => Kind::Header,
            "metadata" => Kind::Metadata,
            "coordinator-key" => Kind::CoordinatorKey,
            "coordinator-value" => Kind::CoordinatorValue,
            "data" => Kind::Data,
            other => bail!("unknown type of definition {other:?}"),
        };
        let listeners = json.get("listeners").and_then(Value::as_array).into_iter().flatten();
        Ok(Some(Self {
            name,
            kind,
            api_key: json.get("apiKey").and_then(Value::as_i64).map(i16::try_from).transpose()?,
            valid,
            flexible,
            latest_unstable: json.get("latestVersionUnstable").and_then(Value::as_bool).unwrap_or(false),
            listeners: listeners.filter_map(Value::as_str).map(str::to_owned).collect(),
            structs,
        }))
    }
}

fn read_struct(name: &str, json: &Value, valid: Versions, out: &mut Vec<Struct>) -> Result<()> {
    let at = out.len();
    out.push(Struct { name: name.to_owned(), fields: Vec::new() });
    let mut fields = Vec::new();
    for field in json.get("fields").and_then(Value::as_array).into_iter().flatten() {
        let (parsed, inner) = read_field(field, valid).with_context(|| format!("in {name}"))?;
        if let (Some(inner), true) = (inner, field.get("fields").is_some()) {
            read_struct(&inner, field, valid, out)?;
        }
        fields.push(parsed);
    }
    out[at].fields = fields;
    Ok(())
}

/// The field, and the name of the struct in its type.
fn read_field(json: &Value, valid: Versions) -> Result<(Field, Option<String>)> {
    let name = string(json, "name")?.to_owned();
    let kind = Type::parse(string(json, "type")?);
    let ranges = |key: &str| json.get(key).and_then(Value::as_str).map(Versions::parse).transpose();
    let tagged = ranges("taggedVersions")?;
    let versions = ranges("versions")?.or(tagged).with_context(|| format!("{name} has no versions"))?.intersect(valid);
    let nullable = ranges("nullableVersions")?.unwrap_or(Versions::NONE);
    let tag = match (json.get("tag").and_then(Value::as_u64), tagged) {
        (Some(tag), Some(tagged)) => Some((u32::try_from(tag)?, tagged.intersect(valid))),
        _ => None,
    };
    let default = match json.get("default") {
        None => None,
        Some(Value::String(text)) => Some(text.clone()),
        Some(other) => Some(other.to_string()),
    };
    let inner = match &kind {
        Type::Struct(name) => Some(name.clone()),
        Type::Array(element) => match element.as_ref() {
            Type::Struct(name) => Some(name.clone()),
            _ => None,
        },
        _ => None,
    };
    let field = Field {
        is_nullable: !nullable.is_empty() || kind == Type::Records,
        nullable: nullable.intersect(versions),
        name,
        kind,
        versions,
        tag,
        ignorable: json.get("ignorable").and_then(Value::as_bool).unwrap_or(false),
        default,
        never_flexible: ranges("flexibleVersions")?.is_some_and(Versions::is_empty),
    };
    Ok((field, inner))
}

fn string<'a>(json: &'a Value, key: &str) -> Result<&'a str> {
    json.get(key).and_then(Value::as_str).with_context(|| format!("{key:?} is missing"))
}

/// The definitions are JSON with `//` comments.
fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let mut in_string = false;
        let mut end = line.len();
        let bytes = line.as_bytes();
        for i in 0..bytes.len() {
            match bytes[i] {
                b'"' if i == 0 || bytes[i - 1] != b'\\' => in_string = !in_string,
                b'/' if !in_string && bytes.get(i + 1) == Some(&b'/') => {
                    end = i;
                    break;
                }
                _ => {}
            }
        }
        out.push_str(&line[..end]);
        out.push('\n');
    }
    out
}
