//! The definitions as tables: for tests that fill every message, and for whoever shows messages without knowing their types.

use thiserror::Error;

pub use crate::messages::schema::ALL;
use crate::wire::{DecodeError, EncodeError, Message, Reader, Writer};

/// An inclusive range of versions; empty if the first is larger.
pub type VersionRange = (i16, i16);

/// What a message is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MessageKind {
    /// A request's body.
    Request,
    /// A response's body.
    Response,
    /// A header.
    Header,
    /// A record of the metadata log.
    Metadata,
    /// The key of an internal topic's record.
    CoordinatorKey,
    /// The value of an internal topic's record.
    CoordinatorValue,
    /// Anything else.
    Data,
}

/// A field's type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldType {
    /// One byte, 0 or 1.
    Bool,
    /// 8 bits, signed.
    Int8,
    /// 16 bits, signed.
    Int16,
    /// 16 bits, unsigned.
    Uint16,
    /// 32 bits, signed.
    Int32,
    /// 32 bits, unsigned.
    Uint32,
    /// 64 bits, signed.
    Int64,
    /// IEEE 754.
    Float64,
    /// UTF-8.
    String,
    /// Bytes.
    Bytes,
    /// 16 bytes.
    Uuid,
    /// Record batches.
    Records,
    /// One of the message's structs, by index.
    Struct(usize),
    /// Many of one type.
    Array(&'static Self),
}

/// A field.
#[derive(Debug, Clone, Copy)]
pub struct FieldSchema {
    /// Kafka's name.
    pub name: &'static str,
    /// Its type.
    pub kind: FieldType,
    /// Where it exists.
    pub versions: VersionRange,
    /// Where it may be null.
    pub nullable: VersionRange,
    /// Its tag, and where it is tagged.
    pub tag: Option<(u32, VersionRange)>,
    /// Encoded in the old form even in flexible versions.
    pub is_never_flexible: bool,
}

/// Why a message could not be read and written again.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RecodeError {
    /// It cannot be read.
    #[error(transparent)]
    Decode(#[from] DecodeError),
    /// It cannot be written.
    #[error(transparent)]
    Encode(#[from] EncodeError),
}

pub(crate) fn recode<M: Message>(r: &mut Reader, w: &mut Writer, version: i16) -> Result<(), RecodeError> {
    let message = M::decode(r, version)?;
    r.finish()?;
    Ok(message.encode(w, version)?)
}

/// A row of the generated tables.
pub(crate) const fn field(
    name: &'static str,
    kind: FieldType,
    versions: VersionRange,
    nullable: VersionRange,
    tag: Option<(u32, VersionRange)>,
    is_never_flexible: bool,
) -> FieldSchema {
    FieldSchema { name, kind, versions, nullable, tag, is_never_flexible }
}

/// A struct.
#[derive(Debug, Clone, Copy)]
pub struct StructSchema {
    /// Kafka's name.
    pub name: &'static str,
    /// Its fields, in order.
    pub fields: &'static [FieldSchema],
}

/// A message.
#[derive(Debug, Clone, Copy)]
pub struct MessageSchema {
    /// Kafka's name.
    pub name: &'static str,
    /// What it is for.
    pub kind: MessageKind,
    /// Its API key or record type.
    pub api_key: Option<i16>,
    /// Its versions.
    pub versions: VersionRange,
    /// Its flexible versions.
    pub flexible: VersionRange,
    /// Reads the message and writes it again, at one version.
    pub recode: fn(&mut Reader, &mut Writer, i16) -> Result<(), RecodeError>,
    /// The message itself first, then the structs inside it.
    pub structs: &'static [StructSchema],
}
