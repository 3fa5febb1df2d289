//! Reading primitives from a frame.
//!
//! No length is believed before it is compared with the bytes that remain, and everything allocated is charged to a
//! budget, so that a frame can never cost much more memory than its own size.

use bytes::Bytes;

use super::{DecodeError, UnknownTags};
use crate::ids::Uuid;
use crate::records::Records;

type Result<T> = core::result::Result<T, DecodeError>;

/// What a frame may cost on top of its share: room for small messages of many fields.
const BUDGET_BASE_BYTES: usize = 256 * 1024;
/// How many bytes of memory one byte of a frame may cost.
const BUDGET_FACTOR: usize = 16;
/// The most that [`BUDGET_FACTOR`] grants. Record bytes are borrowed and cost nothing, so this is for lists and strings.
const BUDGET_SHARE_MAX_BYTES: usize = 64 * 1024 * 1024;

/// A cursor over one frame.
#[derive(Debug)]
pub struct Reader {
    bytes: Bytes,
    at: usize,
    end: usize,
    budget: usize,
    left: usize,
}

impl Reader {
    /// Reads this frame with the default budget: 256 KiB plus 16 times its size, the latter 64 MiB at most.
    #[must_use]
    pub fn new(bytes: Bytes) -> Self {
        let budget = Self::default_budget(bytes.len());
        Self::with_budget(bytes, budget)
    }

    /// What a frame of so many bytes may cost.
    #[must_use]
    pub fn default_budget(size_bytes: usize) -> usize {
        BUDGET_BASE_BYTES + size_bytes.saturating_mul(BUDGET_FACTOR).min(BUDGET_SHARE_MAX_BYTES)
    }

    /// Reads this frame, allocating at most `budget` bytes.
    #[must_use]
    pub fn with_budget(bytes: Bytes, budget: usize) -> Self {
        let end = bytes.len();
        Self { bytes, at: 0, end, budget, left: budget }
    }

    /// How many bytes are not read yet.
    #[must_use]
    pub const fn remaining(&self) -> usize {
        self.end - self.at
    }

    /// How many bytes were read.
    #[must_use]
    pub const fn position(&self) -> usize {
        self.at
    }

    /// Everything that remains, without copying it.
    pub fn rest(&mut self) -> Bytes {
        let rest = self.bytes.slice(self.at..self.end);
        self.at = self.end;
        rest
    }

    /// Checks that everything was read.
    ///
    /// # Errors
    /// [`DecodeError::Extra`] if not.
    pub const fn finish(&self) -> Result<()> {
        if self.at == self.end { Ok(()) } else { Err(DecodeError::Extra { at: self.at, extra: self.remaining() }) }
    }

    /// Takes `size` bytes from the budget.
    ///
    /// # Errors
    /// [`DecodeError::Budget`] when it is used up.
    pub const fn charge(&mut self, size: usize) -> Result<()> {
        match self.left.checked_sub(size) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => Err(DecodeError::Budget { budget: self.budget }),
        }
    }

    fn array_of<const N: usize>(&mut self) -> Result<[u8; N]> {
        let missing = N.saturating_sub(self.remaining());
        if missing > 0 {
            return Err(DecodeError::Truncated { at: self.at, missing });
        }
        let mut out = [0; N];
        if let Some(from) = self.bytes.get(self.at..self.at + N) {
            out.copy_from_slice(from);
        }
        self.at += N;
        Ok(out)
    }

    fn take(&mut self, size: usize) -> Result<Bytes> {
        if size > self.remaining() {
            return Err(DecodeError::Truncated { at: self.at, missing: size - self.remaining() });
        }
        let out = self.bytes.slice(self.at..self.at + size);
        self.at += size;
        Ok(out)
    }

    /// Whether an array of elements that need a byte each at least can still follow.
    fn believe(&self, at: usize, length: i64) -> Result<usize> {
        let lie = DecodeError::Length { at, length, remaining: self.remaining() };
        let size = usize::try_from(length).map_err(|_| lie.clone())?;
        if size > self.remaining() { Err(lie) } else { Ok(size) }
    }

    /// An unsigned variable-length integer of at most 5 bytes.
    ///
    /// # Errors
    /// When it is cut off or longer.
    pub fn unsigned_varint(&mut self) -> Result<u32> {
        let at = self.at;
        let mut value: u32 = 0;
        for shift in [0, 7, 14, 21, 28] {
            let [byte] = self.array_of()?;
            value |= u32::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(value);
            }
        }
        Err(DecodeError::Varint { at })
    }

    /// The length of a string: `None` for null.
    fn string_length(&mut self, flexible: bool) -> Result<Option<usize>> {
        let at = self.at;
        let length = if flexible { i64::from(self.unsigned_varint()?) - 1 } else { i64::from(self.i16()?) };
        self.length(at, length)
    }

    /// The length of bytes, records or an array: `None` for null.
    fn long_length(&mut self, flexible: bool) -> Result<Option<usize>> {
        let at = self.at;
        let length = if flexible { i64::from(self.unsigned_varint()?) - 1 } else { i64::from(self.i32()?) };
        self.length(at, length)
    }

    fn length(&self, at: usize, length: i64) -> Result<Option<usize>> {
        if length == -1 { Ok(None) } else { self.believe(at, length).map(Some) }
    }

    fn text(&mut self, size: usize) -> Result<String> {
        let at = self.at;
        self.charge(size)?;
        let bytes = self.take(size)?;
        core::str::from_utf8(&bytes).map(str::to_owned).map_err(|_| DecodeError::Utf8 { at })
    }

    /// A string.
    ///
    /// # Errors
    /// When it is null, cut off, too dear or not UTF-8.
    pub fn string(&mut self, flexible: bool) -> Result<String> {
        let at = self.at;
        let size = self.string_length(flexible)?.ok_or(DecodeError::Null { at })?;
        self.text(size)
    }

    /// A string or, if `allowed`, null.
    ///
    /// # Errors
    /// As for [`Self::string`].
    pub fn nullable_string(&mut self, flexible: bool, allowed: bool) -> Result<Option<String>> {
        let at = self.at;
        match self.string_length(flexible)? {
            Some(size) => self.text(size).map(Some),
            None => null(at, allowed),
        }
    }

    /// Bytes, shared with the frame.
    ///
    /// # Errors
    /// When they are null or cut off.
    pub fn bytes(&mut self, flexible: bool) -> Result<Bytes> {
        let at = self.at;
        let size = self.long_length(flexible)?.ok_or(DecodeError::Null { at })?;
        self.take(size)
    }

    /// Bytes, shared with the frame, or, if `allowed`, null.
    ///
    /// # Errors
    /// As for [`Self::bytes`].
    pub fn nullable_bytes(&mut self, flexible: bool, allowed: bool) -> Result<Option<Bytes>> {
        let at = self.at;
        match self.long_length(flexible)? {
            Some(size) => self.take(size).map(Some),
            None => null(at, allowed),
        }
    }

    /// Record bytes, shared with the frame; their content is not looked at.
    ///
    /// # Errors
    /// When they are cut off.
    pub fn records(&mut self, flexible: bool) -> Result<Option<Records>> {
        match self.long_length(flexible)? {
            Some(size) => Ok(Some(Records::Memory(self.take(size)?))),
            None => Ok(None),
        }
    }

    /// An array.
    ///
    /// # Errors
    /// When it is null, cut off, too dear, or an element is wrong.
    pub fn array<T>(&mut self, flexible: bool, element: impl FnMut(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        let at = self.at;
        let count = self.long_length(flexible)?.ok_or(DecodeError::Null { at })?;
        self.elements(count, element)
    }

    /// An array or, if `allowed`, null.
    ///
    /// # Errors
    /// As for [`Self::array`].
    pub fn nullable_array<T>(
        &mut self,
        flexible: bool,
        allowed: bool,
        element: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Option<Vec<T>>> {
        let at = self.at;
        match self.long_length(flexible)? {
            Some(count) => self.elements(count, element).map(Some),
            None => null(at, allowed),
        }
    }

    fn elements<T>(&mut self, count: usize, mut element: impl FnMut(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        self.charge(count.saturating_mul(size_of::<T>()))?;
        let mut out = Vec::with_capacity(count);
        for _ in 0..count {
            out.push(element(self)?);
        }
        Ok(out)
    }

    /// A struct behind its presence byte or, if `allowed`, null.
    ///
    /// # Errors
    /// When it is null or wrong.
    pub fn nullable_struct<T>(
        &mut self,
        allowed: bool,
        read: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<Option<T>> {
        let at = self.at;
        if self.i8()? < 0 { null(at, allowed) } else { read(self).map(Some) }
    }

    /// The tagged fields at the end of a struct. `known` reads a field it knows and says true; others are kept in `unknown`.
    ///
    /// # Errors
    /// When a field is cut off or does not fill its room.
    pub fn tagged_fields(
        &mut self,
        unknown: &mut UnknownTags,
        mut known: impl FnMut(&mut Self, u32) -> Result<bool>,
    ) -> Result<()> {
        let at = self.at;
        let count = self.unsigned_varint()?;
        self.believe(at, i64::from(count))?;
        for _ in 0..count {
            let tag = self.unsigned_varint()?;
            let at = self.at;
            let size = i64::from(self.unsigned_varint()?);
            let size = self.believe(at, size)?;
            let outer = self.end;
            self.end = self.at + size;
            if known(self, tag)? {
                self.finish()?;
            } else {
                self.charge(UnknownTags::COST_BYTES)?;
                let data = self.rest();
                unknown.push(tag, data);
            }
            self.end = outer;
        }
        Ok(())
    }

    /// The tagged fields of a struct that knows none.
    ///
    /// # Errors
    /// As for [`Self::tagged_fields`].
    pub fn unknown_tags(&mut self, unknown: &mut UnknownTags) -> Result<()> {
        self.tagged_fields(unknown, |_, _| Ok(false))
    }

    /// One byte; everything but 0 is true.
    ///
    /// # Errors
    /// When it is cut off.
    pub fn bool(&mut self) -> Result<bool> {
        Ok(self.i8()? != 0)
    }

    /// 16 bytes.
    ///
    /// # Errors
    /// When they are cut off.
    pub fn uuid(&mut self) -> Result<Uuid> {
        self.array_of().map(Uuid::from_bytes)
    }
}

macro_rules! numbers {
    ($($name:ident),*) => {
        impl Reader {
            $(
                /// A big-endian number.
                ///
                /// # Errors
                /// When it is cut off.
                pub fn $name(&mut self) -> Result<$name> {
                    self.array_of().map($name::from_be_bytes)
                }
            )*
        }
    };
}
numbers!(i8, i16, u16, i32, u32, i64, f64);

const fn null<T>(at: usize, allowed: bool) -> Result<Option<T>> {
    if allowed { Ok(None) } else { Err(DecodeError::Null { at }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reader(bytes: &'static [u8]) -> Reader {
        Reader::new(Bytes::from_static(bytes))
    }

    #[test]
    fn a_length_that_lies_is_refused_before_anything_is_allocated() {
        let mut r = reader(b"\x7f\xff\xff\xff\0\0");
        assert_eq!(
            r.array(false, Reader::i8),
            Err(DecodeError::Length { at: 0, length: i64::from(i32::MAX), remaining: 2 })
        );
        let mut r = reader(b"\xff\xff\xff\xfe");
        assert_eq!(r.bytes(false), Err(DecodeError::Length { at: 0, length: -2, remaining: 0 }));
        let mut r = reader(b"\xff\xff\xff\xff\x0f");
        assert_eq!(r.string(true), Err(DecodeError::Length { at: 0, length: i64::from(u32::MAX) - 1, remaining: 0 }));
    }

    #[test]
    fn an_array_of_large_elements_is_charged_to_the_budget() {
        let mut r = Reader::with_budget(Bytes::from(vec![0; 1004]), 1000);
        r.at = 4;
        assert_eq!(r.elements(1000, Reader::bool).map(|v| v.len()), Ok(1000));
        let mut r = Reader::with_budget(Bytes::from(vec![0; 1004]), 1000);
        assert_eq!(r.elements(1000, Reader::i16), Err(DecodeError::Budget { budget: 1000 }));
    }

    #[test]
    fn varints_end() {
        assert_eq!(reader(b"\x80\x80\x80\x80\x80\x01").unsigned_varint(), Err(DecodeError::Varint { at: 0 }));
        assert_eq!(reader(b"\xac\x02").unsigned_varint(), Ok(300));
        assert_eq!(reader(b"\x80").unsigned_varint(), Err(DecodeError::Truncated { at: 1, missing: 1 }));
    }

    #[test]
    fn a_tagged_field_fills_its_room_and_unknown_ones_are_kept() {
        let mut unknown = UnknownTags::NONE;
        let mut r = reader(b"\x02\x00\x01\x07\x05\x02ab");
        let mut seen = 0;
        let read = r.tagged_fields(&mut unknown, |r, tag| {
            if tag == 0 {
                seen = r.i8()?;
            }
            Ok(tag == 0)
        });
        assert_eq!((read, seen), (Ok(()), 7));
        assert_eq!(unknown.iter().collect::<Vec<_>>(), [(5, &Bytes::from_static(b"ab"))]);
        let mut r = reader(b"\x01\x00\x02\x07\x08");
        let read = r.tagged_fields(&mut unknown, |r, _| r.i8().map(|_| true));
        assert_eq!(read, Err(DecodeError::Extra { at: 4, extra: 1 }));
    }
}
