//! What spans all messages: the module, the bodies of requests and responses, the API keys, the metadata records.

use std::fmt::Write as _;

use super::emit::HEAD;
use super::model::{Kind, Message};
use super::names;

/// Requests and their responses, in the order of their API keys.
fn apis(messages: &[Message]) -> Vec<(i16, String, &Message)> {
    let mut apis: Vec<_> = messages
        .iter()
        .filter(|m| m.kind == Kind::Request)
        .filter_map(|m| Some((m.api_key?, m.name.strip_suffix("Request")?.to_owned(), m)))
        .collect();
    apis.sort_by_key(|(key, _, _)| *key);
    apis
}

/// `messages/mod.rs`.
pub(crate) fn module(messages: &[Message]) -> String {
    let mut out = String::from(HEAD);
    out.push_str("//! Every message of the protocol, one module each; records of internal topics and of the metadata log too.\n\n");
    out.push_str("#![allow(clippy::field_reassign_with_default, reason = \"fields are read one by one, in the order of the wire\")]\n#![allow(clippy::nonminimal_bool, reason = \"conditions on versions are written as the definitions say them\")]\n\n");
    out.push_str("pub mod api_key;\npub mod schema;\n");
    for message in messages {
        let _ = writeln!(out, "pub mod {};", names::snake(&message.name));
    }
    out.push_str("\npub use api_key::ApiKey;\n");
    for message in messages {
        let _ = writeln!(out, "pub use {}::{};", names::snake(&message.name), message.name);
    }
    out.push_str(PRELUDE);
    let apis = apis(messages);
    body_enum(&mut out, "Request", "A decoded request.", &apis);
    body_enum(&mut out, "Response", "A response.", &apis);
    metadata_enum(&mut out, messages);
    out
}

const PRELUDE: &str = "
mod prelude {
    pub(super) use core::ops::RangeInclusive;

    pub(super) use bytes::Bytes;

    pub(super) use crate::ids::Uuid;
    pub(super) use crate::records::Records;
    pub(super) use crate::wire::{DecodeError, EncodeError, Message, Reader, Tags, UnknownTags, Writer};
}
use crate::wire::{DecodeError, EncodeError, Message, Reader, Writer};

";

fn body_enum(out: &mut String, suffix: &str, doc: &str, apis: &[(i16, String, &Message)]) {
    let _ = writeln!(
        out,
        "/// {doc}\n#[derive(Debug, Clone, PartialEq)]\n#[allow(clippy::large_enum_variant, reason = \"a body is moved a few times and never kept in bulk\")]\npub enum {suffix}Body {{"
    );
    for (_, name, _) in apis {
        let _ = writeln!(out, "/// `{name}{suffix}`.\n{name}({name}{suffix}),");
    }
    let _ = writeln!(out, "}}\n\nimpl {suffix}Body {{");
    out.push_str("/// The API it belongs to.\n#[must_use]\npub const fn api_key(&self) -> ApiKey { match self {\n");
    for (_, name, _) in apis {
        let _ = writeln!(out, "Self::{name}(_) => ApiKey::{name},");
    }
    out.push_str(
        "} }\n\n/// Reads a body.\n///\n/// # Errors\n/// When the bytes are not a message of that API and version.\n",
    );
    out.push_str("pub fn decode(api_key: ApiKey, r: &mut Reader, version: i16) -> Result<Self, DecodeError> { Ok(match api_key {\n");
    for (_, name, _) in apis {
        let _ = writeln!(out, "ApiKey::{name} => Self::{name}({name}{suffix}::decode(r, version)?),");
    }
    out.push_str("}) }\n\n/// Writes the body.\n///\n/// # Errors\n/// When a value does not fit the version.\n");
    out.push_str("pub fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> { match self {\n");
    for (_, name, _) in apis {
        let _ = writeln!(out, "Self::{name}(m) => m.encode(w, version),");
    }
    out.push_str("} }\n}\n\n");
    for (_, name, _) in apis {
        let _ = writeln!(
            out,
            "impl From<{name}{suffix}> for {suffix}Body {{ fn from(m: {name}{suffix}) -> Self {{ Self::{name}(m) }} }}"
        );
    }
    out.push('\n');
}

fn metadata_enum(out: &mut String, messages: &[Message]) {
    let mut records: Vec<_> =
        messages.iter().filter(|m| m.kind == Kind::Metadata).filter_map(|m| Some((m.api_key?, m))).collect();
    records.sort_by_key(|(key, _)| *key);
    out.push_str("/// A record of `__cluster_metadata`, without its frame (see [`crate::metadata`]).\n#[derive(Debug, Clone, PartialEq)]\n#[allow(clippy::large_enum_variant, reason = \"records are moved a few times and never kept in bulk\")]\npub enum MetadataRecord {\n");
    for (_, m) in &records {
        let _ = writeln!(out, "/// `{0}`.\n{0}({0}),", m.name);
    }
    out.push_str("}\n\nimpl MetadataRecord {\n/// The record type's number.\n#[must_use]\npub const fn api_key(&self) -> i16 { match self {\n");
    for (key, m) in &records {
        let _ = writeln!(out, "Self::{}(_) => {key},", m.name);
    }
    out.push_str("} }\n\n/// The record type in Kafka's spelling, for example `TOPIC_RECORD`.\n#[must_use]\npub const fn type_name(&self) -> &'static str { match self {\n");
    for (_, m) in &records {
        let _ = writeln!(out, "Self::{}(_) => {:?},", m.name, names::snake(&m.name).to_uppercase());
    }
    out.push_str("} }\n\n/// The newest version of this record type.\n#[must_use]\npub const fn latest_version(&self) -> i16 { match self {\n");
    for (_, m) in &records {
        let _ = writeln!(out, "Self::{}(_) => {},", m.name, m.valid.max);
    }
    out.push_str("} }\n\n/// Reads a record's fields; `None` if the type is unknown.\n///\n/// # Errors\n/// When the bytes are not a record of that type and version.\npub fn decode(api_key: i16, r: &mut Reader, version: i16) -> Result<Option<Self>, DecodeError> { Ok(Some(match api_key {\n");
    for (key, m) in &records {
        let _ = writeln!(out, "{key} => Self::{0}({0}::decode(r, version)?),", m.name);
    }
    out.push_str("_ => return Ok(None), })) }\n\n/// Writes the record's fields.\n///\n/// # Errors\n/// When a value does not fit the version.\npub fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> { match self {\n");
    for (_, m) in &records {
        let _ = writeln!(out, "Self::{}(m) => m.encode(w, version),", m.name);
    }
    out.push_str("} }\n}\n\n");
    for (_, m) in &records {
        let _ =
            writeln!(out, "impl From<{0}> for MetadataRecord {{ fn from(m: {0}) -> Self {{ Self::{0}(m) }} }}", m.name);
    }
}

/// `messages/api_key.rs`.
pub(crate) fn api_keys(messages: &[Message]) -> String {
    let apis = apis(messages);
    let mut out = String::from(HEAD);
    out.push_str("//! The keys of all APIs.\n\nuse core::ops::RangeInclusive;\n\n");
    out.push_str("/// An API of the protocol.\n#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]\n#[repr(i16)]\npub enum ApiKey {\n");
    for (key, name, _) in &apis {
        let _ = writeln!(out, "/// `{name}`.\n{name} = {key},");
    }
    out.push_str("}\n\nimpl ApiKey {\n/// Every API, in the order of the keys.\npub const ALL: &'static [Self] = &[\n");
    for (_, name, _) in &apis {
        let _ = writeln!(out, "Self::{name},");
    }
    out.push_str("];\n\n/// The API with this key.\n#[must_use]\npub const fn from_code(code: i16) -> Option<Self> { Some(match code {\n");
    for (key, name, _) in &apis {
        let _ = writeln!(out, "{key} => Self::{name},");
    }
    out.push_str("_ => return None, }) }\n\n/// The key on the wire.\n#[must_use]\npub const fn code(self) -> i16 { self as i16 }\n\n/// The name, as Kafka spells it.\n#[must_use]\npub const fn name(self) -> &'static str { match self {\n");
    for (_, name, _) in &apis {
        let _ = writeln!(out, "Self::{name} => {name:?},");
    }
    out.push_str("} }\n\n/// Every version the definitions know, both ends included.\n#[must_use]\npub const fn versions(self) -> RangeInclusive<i16> { match self {\n");
    for (_, name, m) in &apis {
        let _ = writeln!(out, "Self::{name} => {}..={},", m.valid.min, m.valid.max);
    }
    out.push_str("} }\n\n/// The first version with compact encodings and tagged fields (KIP-482).\n#[must_use]\npub const fn first_flexible_version(self) -> Option<i16> { match self {\n");
    for (_, name, m) in &apis {
        let first = if m.flexible.is_empty() { "None".to_owned() } else { format!("Some({})", m.flexible.min) };
        let _ = writeln!(out, "Self::{name} => {first},");
    }
    out.push_str("} }\n\n/// Whether the newest version is still in the making, and not to be advertised.\n#[must_use]\npub const fn is_latest_unstable(self) -> bool { matches!(self, ");
    let unstable: Vec<_> = apis.iter().filter(|a| a.2.latest_unstable).map(|a| format!("Self::{}", a.1)).collect();
    let _ = writeln!(out, "{}) }}", unstable.join(" | "));
    for (method, listener) in [("is_for_brokers", "broker"), ("is_for_controllers", "controller")] {
        let on: Vec<_> = apis
            .iter()
            .filter(|a| a.2.listeners.iter().any(|l| l == listener))
            .map(|a| format!("Self::{}", a.1))
            .collect();
        let _ = writeln!(
            out,
            "\n/// Whether a {listener}'s listener serves it.\n#[must_use]\npub const fn {method}(self) -> bool {{ matches!(self, {}) }}",
            on.join(" | ")
        );
    }
    out.push_str("}\n");
    out
}
