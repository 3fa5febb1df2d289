//! What can be wrong with bytes, and with values.

use thiserror::Error;

/// Why bytes are not a message.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum DecodeError {
    /// The bytes end inside a value.
    #[error("the message ends {missing} bytes too early, at byte {at}")]
    Truncated {
        /// Where reading stopped.
        at: usize,
        /// How many bytes more the value needs, at least.
        missing: usize,
    },
    /// A length or count that cannot be true.
    #[error("a length of {length} at byte {at}, where {remaining} bytes remain")]
    Length {
        /// Where it stands.
        at: usize,
        /// What it says.
        length: i64,
        /// How much there is.
        remaining: usize,
    },
    /// Null where the version does not allow it.
    #[error("null at byte {at}, where a value must be")]
    Null {
        /// Where it stands.
        at: usize,
    },
    /// A string that is not UTF-8.
    #[error("the string at byte {at} is not UTF-8")]
    Utf8 {
        /// Where it begins.
        at: usize,
    },
    /// A variable-length integer of more bytes than its type allows.
    #[error("the variable-length integer at byte {at} has no end")]
    Varint {
        /// Where it begins.
        at: usize,
    },
    /// The message would take more memory than its budget.
    #[error("the message asks for more memory than the {budget} bytes allowed for it")]
    Budget {
        /// What was allowed.
        budget: usize,
    },
    /// Bytes left over where the value should fill its room.
    #[error("{extra} bytes too many at byte {at}")]
    Extra {
        /// Where they begin.
        at: usize,
        /// How many.
        extra: usize,
    },
    /// A version the definitions do not know.
    #[error("{message} has no version {version}")]
    Version {
        /// Of which message.
        message: &'static str,
        /// Which version.
        version: i16,
    },
}

/// Why a value cannot be written.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum EncodeError {
    /// A version the definitions do not know.
    #[error("{message} has no version {version}")]
    Version {
        /// Of which message.
        message: &'static str,
        /// Which version.
        version: i16,
    },
    /// A field with a value, in a version that lacks it and may not drop it.
    #[error("{message} version {version} cannot carry {field}")]
    Absent {
        /// Of which struct.
        message: &'static str,
        /// Which field.
        field: &'static str,
        /// Which version.
        version: i16,
    },
    /// `None` where the version has no null.
    #[error("a null that the version cannot carry")]
    Null,
    /// Longer than its length field can say.
    #[error("{size_bytes} bytes are more than the length field can say")]
    TooLong {
        /// How long it is.
        size_bytes: usize,
    },
    /// The same tag twice.
    #[error("tag {tag} is written twice")]
    DuplicateTag {
        /// Which tag.
        tag: u32,
    },
}
