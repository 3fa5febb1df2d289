//! The protocol's primitive types on the wire: bounded reading, writing in pieces.
//!
//! Source: "Protocol Primitive Types" in Apache Kafka's protocol documentation; KIP-482 for compact encodings and tagged fields.

mod error;
mod reader;
mod tags;
mod writer;

use core::ops::RangeInclusive;

pub use error::{DecodeError, EncodeError};
pub use reader::Reader;
pub use tags::{Tags, UnknownTags};
pub use writer::{Piece, Writer};

/// A message that knows its versions.
pub trait Message: Sized + Default {
    /// The name in Kafka's definitions.
    const NAME: &'static str;
    /// The versions it can be read and written at, both ends included.
    const VERSIONS: RangeInclusive<i16>;

    /// Whether this version has compact encodings and tagged fields (KIP-482).
    fn is_flexible(version: i16) -> bool;

    /// Reads the message; bytes after it stay unread.
    ///
    /// # Errors
    /// When the bytes are no message of this version, or ask for more memory than the reader's budget.
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError>;

    /// Writes the message.
    ///
    /// # Errors
    /// When the version is unknown, or a field holds a value that the version cannot carry.
    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError>;
}
