//! The bytes of record batches on their way through the house, wherever they lie.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use bytes::Bytes;

/// Record bytes that lie outside memory (for example a range of a segment file); a driver knows how to send them.
pub trait Payload: Any + fmt::Debug + Send + Sync {
    /// How many bytes there are.
    fn size_bytes(&self) -> u32;

    /// For the driver that made it, to find its own type again.
    fn as_any(&self) -> &dyn Any;
}

/// Zero or more whole record batches, back to back: in memory, or held by a driver.
#[derive(Clone)]
pub enum Records {
    /// In memory; for a decoded request this is a slice of the request's one buffer.
    Memory(Bytes),
    /// Outside memory, for example a file range to be sent with `sendfile`.
    Held(Arc<dyn Payload>),
}

impl Records {
    /// No batches at all.
    pub const EMPTY: Self = Self::Memory(Bytes::new());

    /// How many bytes the batches take.
    #[must_use]
    pub fn size_bytes(&self) -> usize {
        match self {
            Self::Memory(bytes) => bytes.len(),
            Self::Held(payload) => payload.size_bytes() as usize,
        }
    }

    /// The bytes, if they are in memory.
    #[must_use]
    pub const fn in_memory(&self) -> Option<&Bytes> {
        match self {
            Self::Memory(bytes) => Some(bytes),
            Self::Held(_) => None,
        }
    }
}

impl From<Bytes> for Records {
    fn from(bytes: Bytes) -> Self {
        Self::Memory(bytes)
    }
}

impl fmt::Debug for Records {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Memory(bytes) => write!(f, "Records({} bytes)", bytes.len()),
            Self::Held(payload) => write!(f, "Records({payload:?})"),
        }
    }
}

/// Equal when both are in memory with the same bytes, or both are the same held payload.
impl PartialEq for Records {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Memory(a), Self::Memory(b)) => a == b,
            (Self::Held(a), Self::Held(b)) => Arc::ptr_eq(a, b),
            (Self::Memory(_), Self::Held(_)) | (Self::Held(_), Self::Memory(_)) => false,
        }
    }
}
impl Eq for Records {}
