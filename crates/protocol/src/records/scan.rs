//! Walks over the records of a batch, decompressing as it goes, and keeps nothing but what a leader checks.
//!
//! Memory stays at one piece of output, however large the batch is when decompressed.

use super::compression::{DecompressError, Decompressor, PIECE_BYTES};
use super::record::RecordError;
use super::varint::{read_varint, read_varlong};

/// What a leader looks at in each record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ScannedRecord {
    pub(super) timestamp_delta: i64,
    pub(super) offset_delta: i32,
    pub(super) has_key: bool,
}

/// Why the walk ended early.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum ScanError {
    Decompress(DecompressError),
    Record(RecordError),
}

impl From<DecompressError> for ScanError {
    fn from(error: DecompressError) -> Self {
        Self::Decompress(error)
    }
}

impl From<RecordError> for ScanError {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

/// Where the bytes come from.
pub(super) trait Source {
    /// The next byte; `None` at the end.
    fn byte(&mut self) -> Result<Option<u8>, DecompressError>;
    /// Drops `count` bytes; false if there are fewer.
    fn skip(&mut self, count: u64) -> Result<bool, DecompressError>;
}

impl Source for &[u8] {
    fn byte(&mut self) -> Result<Option<u8>, DecompressError> {
        Ok(self.split_off_first().copied())
    }

    fn skip(&mut self, count: u64) -> Result<bool, DecompressError> {
        let skipped = usize::try_from(count).ok().and_then(|count| self.split_off(..count));
        Ok(skipped.is_some())
    }
}

/// Decompressed bytes, a piece at a time.
pub(super) struct Stream<'a> {
    decompressor: Decompressor<'a>,
    piece: Box<[u8]>,
    at: usize,
    end: usize,
}

impl<'a> Stream<'a> {
    pub(super) fn new(decompressor: Decompressor<'a>) -> Self {
        Self { decompressor, piece: vec![0; PIECE_BYTES].into_boxed_slice(), at: 0, end: 0 }
    }

    /// Makes sure that a byte is there; false at the end.
    fn fill(&mut self) -> Result<bool, DecompressError> {
        if self.at == self.end {
            self.at = 0;
            self.end = self.decompressor.read(&mut self.piece)?;
        }
        Ok(self.at < self.end)
    }
}

impl Source for Stream<'_> {
    fn byte(&mut self) -> Result<Option<u8>, DecompressError> {
        if !self.fill()? {
            return Ok(None);
        }
        let byte = self.piece.get(self.at).copied();
        self.at += 1;
        Ok(byte)
    }

    fn skip(&mut self, count: u64) -> Result<bool, DecompressError> {
        let mut left = count;
        while left > 0 {
            if !self.fill()? {
                return Ok(false);
            }
            let here = self.end - self.at;
            let step = usize::try_from(left).map_or(here, |left| left.min(here));
            self.at += step;
            left -= u64::try_from(step).unwrap_or(left);
        }
        Ok(true)
    }
}

/// Reads `count` records, calling `each` with every one, and makes sure that nothing follows.
pub(super) fn scan(
    source: &mut impl Source,
    count: u32,
    mut each: impl FnMut(u32, ScannedRecord),
) -> Result<(), ScanError> {
    for index in 0..count {
        let length = read_varint(|| source.byte()?.ok_or(ScanError::Record(RecordError::Truncated { index })))?;
        let Some(Ok(length)) = length.map(u64::try_from) else {
            return Err(RecordError::Malformed { index, what: "its length" }.into());
        };
        let mut fields = Fields { source, index, left: length };
        let record = fields.record()?;
        each(index, record);
    }
    match source.byte()? {
        Some(_) => Err(RecordError::TrailingBytes { count }.into()),
        None => Ok(()),
    }
}

/// One record's fields, held to the record's own length.
struct Fields<'s, S> {
    source: &'s mut S,
    index: u32,
    left: u64,
}

impl<S: Source> Fields<'_, S> {
    fn record(&mut self) -> Result<ScannedRecord, ScanError> {
        let _attributes = self.byte()?;
        let timestamp_delta = read_varlong(|| self.byte())?;
        let timestamp_delta = timestamp_delta.ok_or_else(|| self.malformed("its timestamp"))?;
        let offset_delta = self.varint("its offset")?;
        let has_key = self.skip_nullable()?;
        self.skip_nullable()?;
        let header_count = self.varint("its header count")?;
        let header_count = u32::try_from(header_count).map_err(|_| self.malformed("its header count"))?;
        for _ in 0..header_count {
            if !self.skip_nullable()? {
                return Err(self.malformed("a header without a key"));
            }
            self.skip_nullable()?;
        }
        if self.left > 0 {
            return Err(self.malformed("its length and its fields disagree"));
        }
        Ok(ScannedRecord { timestamp_delta, offset_delta, has_key })
    }

    /// Returns whether the field is there, that is, not null.
    fn skip_nullable(&mut self) -> Result<bool, ScanError> {
        let length = self.varint("a length")?;
        if length == -1 {
            return Ok(false);
        }
        let length = u64::try_from(length).map_err(|_| self.malformed("a length"))?;
        self.left = self.left.checked_sub(length).ok_or_else(|| self.malformed("a field beyond its end"))?;
        if self.source.skip(length)? { Ok(true) } else { Err(self.truncated()) }
    }

    fn varint(&mut self, what: &'static str) -> Result<i32, ScanError> {
        read_varint(|| self.byte())?.ok_or_else(|| self.malformed(what))
    }

    fn byte(&mut self) -> Result<u8, ScanError> {
        self.left = self.left.checked_sub(1).ok_or_else(|| self.malformed("a field beyond its end"))?;
        self.source.byte()?.ok_or_else(|| self.truncated())
    }

    const fn truncated(&self) -> ScanError {
        ScanError::Record(RecordError::Truncated { index: self.index })
    }

    const fn malformed(&self, what: &'static str) -> ScanError {
        ScanError::Record(RecordError::Malformed { index: self.index, what })
    }
}
