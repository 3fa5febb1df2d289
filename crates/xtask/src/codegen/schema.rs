//! The definitions as tables, for whoever walks messages without knowing their types.

use std::fmt::Write as _;

use super::emit::HEAD;
use super::model::{Field, Message, Type, Versions};

/// `messages/schema.rs`.
pub(crate) fn tables(messages: &[Message]) -> String {
    let mut out = String::from(HEAD);
    out.push_str("//! Every definition as a table.\n\nuse crate::schema::FieldType::{Array, Bool, Bytes, Float64, Int8, Int16, Int32, Int64, Records, String, Struct, Uint16, Uuid};\nuse crate::schema::{MessageKind, MessageSchema, StructSchema, field, recode};\n\n");
    out.push_str("/// Every message, in the order of the names.\npub static ALL: &[MessageSchema] = &[\n");
    for message in messages {
        let _ = write!(
            out,
            "MessageSchema {{ name: {:?}, kind: MessageKind::{:?}, api_key: {:?}, versions: {}, flexible: {}, recode: recode::<crate::messages::{}>, structs: &[",
            message.name,
            message.kind,
            message.api_key,
            pair(message.valid),
            pair(message.flexible),
            message.name
        );
        for structure in &message.structs {
            let _ = write!(out, "StructSchema {{ name: {:?}, fields: &[", structure.name);
            for field in structure.fields.iter().filter(|f| !f.versions.is_empty()) {
                out.push_str(&field_row(field, message));
            }
            out.push_str("] },");
        }
        out.push_str("] },\n");
    }
    out.push_str("];\n");
    out
}

fn field_row(field: &Field, message: &Message) -> String {
    let tag = field.tag.map(|(tag, versions)| (tag, pair(versions)));
    let tag = tag.map_or("None".to_owned(), |(tag, versions)| format!("Some(({tag}, {versions}))"));
    format!(
        "field({:?}, {}, {}, {}, {tag}, {}),",
        field.name,
        kind(&field.kind, message),
        pair(field.versions),
        pair(field.nullable),
        field.never_flexible
    )
}

fn kind(kind: &Type, message: &Message) -> String {
    match kind {
        Type::Array(element) => format!("Array(&{})", self::kind(element, message)),
        Type::Struct(name) => {
            let index = message.structs.iter().position(|s| s.name == *name).unwrap_or(usize::MAX);
            format!("Struct({index})")
        }
        other => format!("{other:?}"),
    }
}

fn pair(versions: Versions) -> String {
    format!("({}, {})", versions.min, versions.max)
}
