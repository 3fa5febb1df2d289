//! One message as Rust: its structs, and how they are read and written.

use std::fmt::Write as _;

use anyhow::{Context, Result, bail};

use super::model::{Field, Message, Struct, Type, Versions};
use super::names;

/// The head of every generated file.
pub(crate) const HEAD: &str =
    "// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.\n\n";

/// The module of one message.
pub(crate) fn message(message: &Message) -> Result<String> {
    let mut out = String::from(HEAD);
    writeln!(out, "//! `{}`: versions {}.\n", message.name, range(message.valid))?;
    out.push_str("#[allow(unused_imports, reason = \"not every message has every type\")]\nuse super::prelude::*;\n\n");
    for (i, structure) in message.structs.iter().enumerate() {
        let emitter = Emitter { message, structure };
        emitter.definition(&mut out)?;
        emitter.defaults(&mut out)?;
        if i == 0 { emitter.message_impl(&mut out)? } else { emitter.inner_impl(&mut out)? }
    }
    Ok(out)
}

/// `3-7`, or `0+` where the range has no end.
pub(crate) fn range(versions: Versions) -> String {
    if versions.is_empty() {
        "none".to_owned()
    } else if versions.max == i16::MAX {
        format!("{}+", versions.min)
    } else if versions.min == versions.max {
        versions.min.to_string()
    } else {
        format!("{}-{}", versions.min, versions.max)
    }
}

struct Emitter<'a> {
    message: &'a Message,
    structure: &'a Struct,
}

impl Emitter<'_> {
    /// Fields that exist in any version still valid.
    fn fields(&self) -> impl Iterator<Item = &Field> {
        self.structure.fields.iter().filter(|f| !f.versions.is_empty())
    }

    fn definition(&self, out: &mut String) -> Result<()> {
        writeln!(out, "/// `{}`.", self.structure.name)?;
        writeln!(out, "#[derive(Debug, Clone, PartialEq)]\npub struct {} {{", self.structure.name)?;
        for field in self.fields() {
            let nullable = if field.is_nullable { "nullable " } else { "" };
            let tag = field.tag.map(|(tag, _)| format!(", tag {tag}")).unwrap_or_default();
            let wire = wire_name(&field.kind);
            writeln!(out, "/// `{}`: {nullable}{wire}, versions {}{tag}.", field.name, range(field.versions))?;
            writeln!(out, "pub {}: {},", names::field(&field.name), rust_type(field))?;
        }
        out.push_str(
            "/// Tagged fields that the definitions do not name.\npub unknown_tagged_fields: UnknownTags,\n}\n\n",
        );
        Ok(())
    }

    fn defaults(&self, out: &mut String) -> Result<()> {
        writeln!(out, "impl Default for {} {{ fn default() -> Self {{ Self {{", self.structure.name)?;
        for field in self.fields() {
            writeln!(out, "{}: {},", names::field(&field.name), default_value(field)?)?;
        }
        out.push_str("unknown_tagged_fields: UnknownTags::NONE, } } }\n\n");
        Ok(())
    }

    fn message_impl(&self, out: &mut String) -> Result<()> {
        let Versions { min, max } = self.message.valid;
        let name = &self.structure.name;
        writeln!(out, "impl Message for {name} {{")?;
        writeln!(out, "const NAME: &'static str = \"{name}\";")?;
        writeln!(out, "const VERSIONS: RangeInclusive<i16> = {min}..={max};")?;
        writeln!(
            out,
            "fn is_flexible(version: i16) -> bool {{ {} }}",
            self.flexible().replace("true", "let _ = version; true").replace("false", "let _ = version; false")
        )?;
        writeln!(out, "fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {{")?;
        writeln!(
            out,
            "if !Self::VERSIONS.contains(&version) {{ return Err(DecodeError::Version {{ message: Self::NAME, version }}); }}"
        )?;
        out.push_str(&self.decode_body()?);
        out.push_str("}\n\nfn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {\n");
        writeln!(
            out,
            "if !Self::VERSIONS.contains(&version) {{ return Err(EncodeError::Version {{ message: Self::NAME, version }}); }}"
        )?;
        out.push_str(&self.encode_body()?);
        out.push_str("}\n}\n\n");
        Ok(())
    }

    fn inner_impl(&self, out: &mut String) -> Result<()> {
        let decode = self.decode_body()?;
        let encode = self.encode_body()?;
        let words = |body: &str| body.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == "version");
        let version = |body: &str| if words(body) { "version" } else { "_version" };
        writeln!(out, "impl {} {{", self.structure.name)?;
        writeln!(
            out,
            "fn decode(r: &mut Reader, {}: i16) -> Result<Self, DecodeError> {{\n{decode}}}\n",
            version(&decode)
        )?;
        writeln!(
            out,
            "fn encode(&self, w: &mut Writer, {}: i16) -> Result<(), EncodeError> {{\n{encode}}}\n}}\n",
            version(&encode)
        )?;
        Ok(())
    }

    /// An expression that tells whether `version` is flexible.
    fn flexible(&self) -> String {
        condition(self.message.flexible, self.message.valid).unwrap_or_else(|| "true".to_owned())
    }

    fn decode_body(&self) -> Result<String> {
        let mut out = String::from("let mut m = Self::default();\n");
        for field in self.fields() {
            let plain = untagged(field);
            if plain.is_empty() {
                continue;
            }
            let read = self.read(field, false);
            let assign = format!("m.{} = {read};", names::field(&field.name));
            match condition(plain, self.message.valid) {
                None => writeln!(out, "{assign}")?,
                Some(condition) => writeln!(out, "if {condition} {{ {assign} }}")?,
            }
        }
        let tags = self.decode_tags()?;
        match self.flexible().as_str() {
            "false" => {}
            "true" => out.push_str(&tags),
            condition => writeln!(out, "if {condition} {{ {tags} }}")?,
        }
        out.push_str("Ok(m)\n");
        Ok(out)
    }

    fn decode_tags(&self) -> Result<String> {
        let mut arms = String::new();
        for field in self.fields() {
            let Some((tag, versions)) = field.tag else { continue };
            let guard = condition(versions, self.message.flexible).map(|c| format!(" if {c}")).unwrap_or_default();
            let read = self.read(field, true);
            writeln!(arms, "{tag}{guard} => {{ m.{} = {read}; Ok(true) }}", names::field(&field.name))?;
        }
        Ok(if arms.is_empty() {
            "r.unknown_tags(&mut m.unknown_tagged_fields)?;\n".to_owned()
        } else {
            format!(
                "r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {{ {arms} _ => Ok(false), }})?;\n"
            )
        })
    }

    /// An expression that reads the field.
    fn read(&self, field: &Field, is_tagged: bool) -> String {
        let flexible = self.field_flexible(field, is_tagged);
        let allowed = condition(field.nullable, field.versions).unwrap_or_else(|| "true".to_owned());
        match (&field.kind, field.is_nullable) {
            (Type::String, true) => format!("r.nullable_string({flexible}, {allowed})?"),
            (Type::String, false) => format!("r.string({flexible})?"),
            (Type::Bytes, true) => format!("r.nullable_bytes({flexible}, {allowed})?"),
            (Type::Bytes, false) => format!("r.bytes({flexible})?"),
            (Type::Records, _) => format!("r.records({flexible})?"),
            (Type::Struct(name), true) => format!("r.nullable_struct({allowed}, |r| {name}::decode(r, version))?"),
            (Type::Struct(name), false) => format!("{name}::decode(r, version)?"),
            (Type::Array(element), nullable) => {
                let element = read_element(element, &flexible);
                if nullable {
                    format!("r.nullable_array({flexible}, {allowed}, {element})?")
                } else {
                    format!("r.array({flexible}, {element})?")
                }
            }
            (primitive, _) => format!("r.{}()?", method(primitive)),
        }
    }

    fn field_flexible(&self, field: &Field, is_tagged: bool) -> String {
        if field.never_flexible {
            "false".to_owned()
        } else if is_tagged {
            "true".to_owned()
        } else {
            self.flexible()
        }
    }

    fn encode_body(&self) -> Result<String> {
        let mut out = String::new();
        for field in self.fields() {
            let plain = untagged(field);
            let name = names::field(&field.name);
            let absent = (!field.ignorable).then(|| {
                format!(
                    "return Err(EncodeError::Absent {{ message: \"{}\", field: \"{}\", version }});",
                    self.structure.name, field.name
                )
            });
            if !plain.is_empty() {
                let write = self.write(field, false);
                match condition(plain, self.message.valid) {
                    None => out.push_str(&write),
                    Some(condition) => {
                        write!(out, "if {condition} {{ {write} }}")?;
                        if let (Some(absent), None) = (&absent, field.tag) {
                            write!(out, " else if {} {{ {absent} }}", not_default(field, &name)?)?;
                        }
                        out.push('\n');
                    }
                }
            } else if let (Some(absent), Some(condition)) = (&absent, condition(field.versions, self.message.valid)) {
                writeln!(out, "if !({condition}) && {} {{ {absent} }}", not_default(field, &name)?)?;
            }
        }
        let tags = self.encode_tags()?;
        match self.flexible().as_str() {
            "false" => out.push_str("let _ = w;\n"),
            "true" => out.push_str(&tags),
            condition => writeln!(out, "if {condition} {{ {tags} }}")?,
        }
        out.push_str("Ok(())\n");
        Ok(if out.matches("w.").count() > 0 || out.contains("(w,") { out.replace("let _ = w;\n", "") } else { out })
    }

    fn encode_tags(&self) -> Result<String> {
        let mut adds = String::new();
        let mut tagged: Vec<_> =
            self.fields().filter_map(|f| f.tag.map(|(tag, versions)| (tag, versions, f))).collect();
        tagged.sort_by_key(|(tag, _, _)| *tag);
        for (tag, versions, field) in tagged {
            let name = names::field(&field.name);
            let mut when = not_default(field, &name)?;
            if let Some(condition) = condition(versions, self.message.flexible) {
                when = format!("{condition} && {when}");
            }
            let write = self.write(field, true);
            writeln!(adds, "if {when} {{ tags.add({tag}, |w| {{ {write} Ok(()) }})?; }}")?;
        }
        Ok(if adds.is_empty() {
            "w.unknown_tags(&self.unknown_tagged_fields)?;\n".to_owned()
        } else {
            format!("let mut tags = Tags::new();\n{adds} tags.finish(w, &self.unknown_tagged_fields)?;\n")
        })
    }

    /// A statement that writes the field.
    fn write(&self, field: &Field, is_tagged: bool) -> String {
        let flexible = self.field_flexible(field, is_tagged);
        let allowed = condition(field.nullable, field.versions).unwrap_or_else(|| "true".to_owned());
        let name = names::field(&field.name);
        match (&field.kind, field.is_nullable) {
            (Type::String, true) => format!("w.nullable_string({flexible}, {allowed}, self.{name}.as_deref())?;\n"),
            (Type::String, false) => format!("w.string({flexible}, &self.{name})?;\n"),
            (Type::Bytes, true) => format!("w.nullable_bytes({flexible}, {allowed}, self.{name}.as_ref())?;\n"),
            (Type::Bytes, false) => format!("w.bytes({flexible}, &self.{name})?;\n"),
            (Type::Records, _) => format!("w.records({flexible}, self.{name}.as_ref())?;\n"),
            (Type::Struct(_), true) => {
                format!("w.nullable_struct({allowed}, self.{name}.as_ref(), |w, v| v.encode(w, version))?;\n")
            }
            (Type::Struct(_), false) => format!("self.{name}.encode(w, version)?;\n"),
            (Type::Array(element), nullable) => {
                let element = write_element(element, &flexible);
                if nullable {
                    format!("w.nullable_array({flexible}, {allowed}, self.{name}.as_deref(), {element})?;\n")
                } else {
                    format!("w.array({flexible}, &self.{name}, {element})?;\n")
                }
            }
            (primitive, _) => format!("w.{}(self.{name});\n", method(primitive)),
        }
    }
}

/// The versions in which the field stands in its place among the others.
fn untagged(field: &Field) -> Versions {
    match field.tag {
        None => field.versions,
        Some((_, tagged)) if tagged.is_empty() => field.versions,
        Some((_, tagged)) => field.versions.intersect(Versions { min: 0, max: tagged.min - 1 }),
    }
}

/// A condition on `version` that holds in `versions`, given that it lies in `within`; `None` if it always holds.
fn condition(versions: Versions, within: Versions) -> Option<String> {
    let versions = versions.intersect(within);
    if versions.is_empty() {
        return Some("false".to_owned());
    }
    if versions.covers(within) {
        return None;
    }
    Some(if versions.max >= within.max {
        format!("version >= {}", versions.min)
    } else if versions.min <= within.min {
        format!("version <= {}", versions.max)
    } else if versions.min == versions.max {
        format!("version == {}", versions.min)
    } else {
        format!("({}..={}).contains(&version)", versions.min, versions.max)
    })
}

fn method(kind: &Type) -> &'static str {
    match kind {
        Type::Bool => "bool",
        Type::Int8 => "i8",
        Type::Int16 => "i16",
        Type::Uint16 => "u16",
        Type::Int32 => "i32",
        Type::Uint32 => "u32",
        Type::Int64 => "i64",
        Type::Float64 => "f64",
        Type::Uuid => "uuid",
        Type::String | Type::Bytes | Type::Records | Type::Struct(_) | Type::Array(_) => "no_primitive",
    }
}

fn read_element(element: &Type, flexible: &str) -> String {
    match element {
        Type::Struct(name) => format!("|r| {name}::decode(r, version)"),
        Type::String => format!("|r| r.string({flexible})"),
        Type::Bytes => format!("|r| r.bytes({flexible})"),
        primitive => format!("Reader::{}", method(primitive)),
    }
}

fn write_element(element: &Type, flexible: &str) -> String {
    match element {
        Type::Struct(_) => "|w, v| v.encode(w, version)".to_owned(),
        Type::String => format!("|w, v| w.string({flexible}, v)"),
        Type::Bytes => format!("|w, v| w.bytes({flexible}, v)"),
        primitive => format!("|w, v| {{ w.{}(*v); Ok(()) }}", method(primitive)),
    }
}

fn wire_name(kind: &Type) -> String {
    match kind {
        Type::Array(element) => format!("array of {}", wire_name(element)),
        Type::Struct(name) => format!("[`{name}`]"),
        Type::String => "string".to_owned(),
        Type::Bytes => "bytes".to_owned(),
        Type::Records => "records".to_owned(),
        primitive => method(primitive).to_owned(),
    }
}

fn bare_type(kind: &Type) -> String {
    match kind {
        Type::Array(element) => format!("Vec<{}>", bare_type(element)),
        Type::Struct(name) => name.clone(),
        Type::String => "String".to_owned(),
        Type::Bytes => "Bytes".to_owned(),
        Type::Records => "Records".to_owned(),
        Type::Uuid => "Uuid".to_owned(),
        primitive => method(primitive).to_owned(),
    }
}

fn rust_type(field: &Field) -> String {
    let bare = bare_type(&field.kind);
    if field.is_nullable { format!("Option<{bare}>") } else { bare }
}

fn default_value(field: &Field) -> Result<String> {
    if field.is_nullable {
        if field.kind == Type::Records || field.default.as_deref() == Some("null") {
            return Ok("None".to_owned());
        }
        return Ok(format!("Some({})", bare_default(field)?));
    }
    bare_default(field)
}

fn bare_default(field: &Field) -> Result<String> {
    Ok(match &field.kind {
        Type::Array(_) => "Vec::new()".to_owned(),
        Type::Struct(name) => format!("{name}::default()"),
        Type::String => match field.default.as_deref() {
            None | Some("") => "String::new()".to_owned(),
            Some(text) => format!("String::from({text:?})"),
        },
        Type::Bytes => "Bytes::new()".to_owned(),
        Type::Records => bail!("records are always nullable"),
        Type::Uuid => "Uuid::ZERO".to_owned(),
        Type::Bool => field.default.as_deref().unwrap_or("false").to_lowercase(),
        Type::Float64 => field.default.clone().unwrap_or_else(|| "0.0".to_owned()),
        _ => number(field.default.as_deref().unwrap_or("0"))?,
    })
}

fn number(text: &str) -> Result<String> {
    let value = match text.strip_prefix("0x") {
        Some(hex) => i64::from_str_radix(hex, 16),
        None => text.parse(),
    };
    Ok(value.with_context(|| format!("the default {text:?} is no number"))?.to_string())
}

/// An expression that tells whether the field differs from its default.
fn not_default(field: &Field, name: &str) -> Result<String> {
    if field.is_nullable {
        return Ok(if default_value(field)? == "None" {
            format!("self.{name}.is_some()")
        } else if matches!(field.kind, Type::Struct(_)) {
            format!("self.{name} != Some({})", bare_default(field)?)
        } else {
            format!("self.{name}.as_ref().is_none_or(|v| !v.is_empty())")
        });
    }
    Ok(match &field.kind {
        Type::Array(_) | Type::Bytes | Type::String => format!("!self.{name}.is_empty()"),
        Type::Uuid => format!("!self.{name}.is_zero()"),
        Type::Bool if field.default.as_deref() == Some("true") => format!("!self.{name}"),
        Type::Bool => format!("self.{name}"),
        _ => format!("self.{name} != {}", bare_default(field)?),
    })
}
