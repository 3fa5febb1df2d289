//! Writing primitives. Large byte strings and records are not copied: they become pieces of their own.

use std::sync::Arc;

use bytes::{BufMut, Bytes, BytesMut};

use super::{EncodeError, Tags, UnknownTags};
use crate::ids::Uuid;
use crate::records::{Payload, Records};

type Result<T> = core::result::Result<T, EncodeError>;

/// Byte strings at least this long are shared instead of copied.
const SHARE_FROM_BYTES: usize = 4096;

/// A part of an encoded message.
#[derive(Debug, Clone)]
pub enum Piece {
    /// In memory.
    Memory(Bytes),
    /// Held by the driver, for example a file range.
    Held(Arc<dyn Payload>),
}

impl Piece {
    /// How many bytes it adds.
    #[must_use]
    pub fn size_bytes(&self) -> usize {
        match self {
            Self::Memory(bytes) => bytes.len(),
            Self::Held(payload) => payload.size_bytes() as usize,
        }
    }
}

/// Gathers an encoded message.
#[derive(Debug, Default)]
pub struct Writer {
    pieces: Vec<Piece>,
    buffer: BytesMut,
}

macro_rules! numbers {
    ($($name:ident $put:ident),*) => {
        $(
            /// A big-endian number.
            pub fn $name(&mut self, value: $name) {
                self.buffer.$put(value);
            }
        )*
    };
}

impl Writer {
    /// Nothing written yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// What was written, in pieces.
    #[must_use]
    pub fn into_pieces(mut self) -> Vec<Piece> {
        self.cut();
        self.pieces
    }

    /// What was written, in one run. Held payloads cannot be in it and are left out: use [`Self::into_pieces`] for those.
    #[must_use]
    pub fn into_bytes(mut self) -> Bytes {
        if self.pieces.is_empty() {
            return self.buffer.freeze();
        }
        self.cut();
        let mut out = BytesMut::with_capacity(self.pieces.iter().map(Piece::size_bytes).sum());
        for piece in &self.pieces {
            if let Piece::Memory(bytes) = piece {
                out.extend_from_slice(bytes);
            }
        }
        out.freeze()
    }

    /// How many bytes were written.
    #[must_use]
    pub fn size_bytes(&self) -> usize {
        self.buffer.len() + self.pieces.iter().map(Piece::size_bytes).sum::<usize>()
    }

    fn cut(&mut self) {
        if !self.buffer.is_empty() {
            self.pieces.push(Piece::Memory(self.buffer.split().freeze()));
        }
    }

    /// Bytes as they are.
    pub fn raw(&mut self, bytes: &[u8]) {
        self.buffer.put_slice(bytes);
    }

    /// Bytes as they are, shared if they are many.
    fn share(&mut self, bytes: &Bytes) {
        if bytes.len() < SHARE_FROM_BYTES {
            self.raw(bytes);
        } else {
            self.cut();
            self.pieces.push(Piece::Memory(bytes.clone()));
        }
    }

    numbers!(i8 put_i8, i16 put_i16, u16 put_u16, i32 put_i32, u32 put_u32, i64 put_i64, f64 put_f64);

    /// One byte, 0 or 1.
    pub fn bool(&mut self, value: bool) {
        self.i8(i8::from(value));
    }

    /// 16 bytes.
    pub fn uuid(&mut self, value: Uuid) {
        self.raw(&value.to_bytes());
    }

    /// An unsigned variable-length integer.
    pub fn unsigned_varint(&mut self, mut value: u32) {
        while value >= 0x80 {
            self.buffer.put_u8(0x80 | u8::try_from(value & 0x7f).unwrap_or(0));
            value >>= 7;
        }
        self.buffer.put_u8(u8::try_from(value).unwrap_or(0));
    }

    fn string_length(&mut self, flexible: bool, size: usize) -> Result<()> {
        // Kafka's own limit holds for both encodings.
        let short = i16::try_from(size).map_err(|_| EncodeError::TooLong { size_bytes: size })?;
        if flexible {
            return self.compact_length(size);
        }
        self.i16(short);
        Ok(())
    }

    fn long_length(&mut self, flexible: bool, size: usize) -> Result<()> {
        if flexible {
            return self.compact_length(size);
        }
        self.i32(i32::try_from(size).map_err(|_| EncodeError::TooLong { size_bytes: size })?);
        Ok(())
    }

    fn compact_length(&mut self, size: usize) -> Result<()> {
        let length = i32::try_from(size).map_err(|_| EncodeError::TooLong { size_bytes: size })?;
        self.unsigned_varint(length.unsigned_abs() + 1);
        Ok(())
    }

    fn long_null(&mut self, flexible: bool, allowed: bool) -> Result<()> {
        if !allowed {
            return Err(EncodeError::Null);
        }
        if flexible {
            self.unsigned_varint(0)
        } else {
            self.i32(-1)
        }
        Ok(())
    }

    /// A string.
    ///
    /// # Errors
    /// When it is longer than 32767 bytes.
    pub fn string(&mut self, flexible: bool, value: &str) -> Result<()> {
        self.string_length(flexible, value.len())?;
        self.raw(value.as_bytes());
        Ok(())
    }

    /// A string or, if `allowed`, null.
    ///
    /// # Errors
    /// When it is too long, or null and not allowed.
    pub fn nullable_string(&mut self, flexible: bool, allowed: bool, value: Option<&str>) -> Result<()> {
        match value {
            Some(value) => self.string(flexible, value)?,
            None if !allowed => return Err(EncodeError::Null),
            None if flexible => self.unsigned_varint(0),
            None => self.i16(-1),
        }
        Ok(())
    }

    /// Bytes.
    ///
    /// # Errors
    /// When they are longer than 2 GiB.
    pub fn bytes(&mut self, flexible: bool, value: &Bytes) -> Result<()> {
        self.long_length(flexible, value.len())?;
        self.share(value);
        Ok(())
    }

    /// Bytes or, if `allowed`, null.
    ///
    /// # Errors
    /// When they are too long, or null and not allowed.
    pub fn nullable_bytes(&mut self, flexible: bool, allowed: bool, value: Option<&Bytes>) -> Result<()> {
        match value {
            Some(value) => self.bytes(flexible, value),
            None => self.long_null(flexible, allowed),
        }
    }

    /// Records, never copied when they are many or held elsewhere.
    ///
    /// # Errors
    /// When they are longer than 2 GiB.
    pub fn records(&mut self, flexible: bool, value: Option<&Records>) -> Result<()> {
        match value {
            Some(Records::Memory(bytes)) => self.bytes(flexible, bytes),
            Some(Records::Held(payload)) => {
                self.long_length(flexible, payload.size_bytes() as usize)?;
                self.cut();
                self.pieces.push(Piece::Held(Arc::clone(payload)));
                Ok(())
            }
            None => self.long_null(flexible, true),
        }
    }

    /// An array.
    ///
    /// # Errors
    /// What `element` says, or when there are too many.
    pub fn array<T>(
        &mut self,
        flexible: bool,
        items: &[T],
        mut element: impl FnMut(&mut Self, &T) -> Result<()>,
    ) -> Result<()> {
        self.long_length(flexible, items.len())?;
        items.iter().try_for_each(|item| element(self, item))
    }

    /// An array or, if `allowed`, null.
    ///
    /// # Errors
    /// What `element` says, or when there are too many, or null and not allowed.
    pub fn nullable_array<T>(
        &mut self,
        flexible: bool,
        allowed: bool,
        items: Option<&[T]>,
        element: impl FnMut(&mut Self, &T) -> Result<()>,
    ) -> Result<()> {
        match items {
            Some(items) => self.array(flexible, items, element),
            None => self.long_null(flexible, allowed),
        }
    }

    /// A struct behind its presence byte or, if `allowed`, null.
    ///
    /// # Errors
    /// What `write` says, or when it is null and not allowed.
    pub fn nullable_struct<T>(
        &mut self,
        allowed: bool,
        value: Option<&T>,
        write: impl FnOnce(&mut Self, &T) -> Result<()>,
    ) -> Result<()> {
        match value {
            Some(value) => {
                self.i8(1);
                write(self, value)
            }
            None if allowed => {
                self.i8(-1);
                Ok(())
            }
            None => Err(EncodeError::Null),
        }
    }

    /// The tagged fields of a struct that has none set.
    ///
    /// # Errors
    /// When a tag is there twice.
    pub fn unknown_tags(&mut self, unknown: &UnknownTags) -> Result<()> {
        if unknown.is_empty() {
            self.buffer.put_u8(0);
            return Ok(());
        }
        Tags::new().finish(self, unknown)
    }
}
