//! A whole record batch, read in place.

use std::borrow::Cow;

use super::compression::{DecompressError, decompress};
use super::header::{BatchError, BatchHeader, CHECKSUMMED_FROM, HEADER_BYTES, parse_header};
use super::record::RecordIter;
use super::{BatchSummary, Compression};

/// One record batch within borrowed bytes. Nothing is copied; the checksum is compared only when asked.
#[derive(Debug, Clone, Copy)]
pub struct BatchView<'a> {
    header: BatchHeader,
    bytes: &'a [u8],
}

impl<'a> BatchView<'a> {
    /// The batch at the front of `bytes`; what follows it is not looked at.
    ///
    /// # Errors
    /// [`BatchError::Incomplete`], [`BatchError::Length`] or [`BatchError::Magic`].
    pub fn parse(bytes: &'a [u8]) -> Result<Self, BatchError> {
        let header = parse_header(bytes)?;
        let need = header.size_bytes as usize;
        let bytes = bytes.get(..need).ok_or(BatchError::Incomplete { have: bytes.len(), need })?;
        Ok(Self { header, bytes })
    }

    /// The header's fields.
    #[must_use]
    pub const fn header(&self) -> &BatchHeader {
        &self.header
    }

    /// The whole batch. With `bytes::Bytes::slice_ref` it becomes a slice of the buffer it lies in.
    #[must_use]
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// What follows the header: the records, perhaps compressed.
    #[must_use]
    pub fn body(&self) -> &'a [u8] {
        self.bytes.get(HEADER_BYTES..).unwrap_or_default()
    }

    /// Compares the checksum.
    ///
    /// # Errors
    /// [`BatchError::Checksum`].
    pub fn check_crc(&self) -> Result<(), BatchError> {
        let computed = self.bytes.get(CHECKSUMMED_FROM..).map_or(0, crc32c::crc32c);
        let stored = self.header.crc;
        if computed == stored { Ok(()) } else { Err(BatchError::Checksum { stored, computed }) }
    }

    /// What the core needs to know of the batch.
    ///
    /// # Errors
    /// [`BatchError::Codec`] or [`BatchError::Count`].
    pub fn to_summary(&self) -> Result<BatchSummary, BatchError> {
        self.header.to_summary()
    }

    /// The body decompressed, for [`RecordIter`]; at most `max_bytes` of it.
    ///
    /// # Errors
    /// [`DecompressError`], also for an unknown codec.
    pub fn decompressed(&self, max_bytes: u64) -> Result<Cow<'a, [u8]>, DecompressError> {
        match self.header.attributes.compression() {
            Ok(Compression::None) => Ok(Cow::Borrowed(self.body())),
            Ok(codec) => decompress(codec, self.body(), max_bytes).map(Cow::Owned),
            Err(error) => Err(DecompressError::Malformed { codec: Compression::None, detail: error.to_string() }),
        }
    }

    /// The records, if they are not compressed.
    #[must_use]
    pub fn records(&self) -> Option<RecordIter<'a>> {
        (self.header.attributes.compression() == Ok(Compression::None))
            .then(|| RecordIter::new(&self.header, self.body()))
    }
}

/// The batches that lie back to back in `bytes`. Ends after the first error; bytes that are no whole batch are an error.
#[must_use]
pub const fn batches(bytes: &[u8]) -> Batches<'_> {
    Batches { rest: bytes }
}

/// See [`batches`].
#[derive(Debug, Clone)]
pub struct Batches<'a> {
    rest: &'a [u8],
}

impl<'a> Iterator for Batches<'a> {
    type Item = Result<BatchView<'a>, BatchError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let parsed = BatchView::parse(self.rest);
        let taken = parsed.map_or(self.rest.len(), |view| view.bytes.len());
        self.rest = self.rest.get(taken..).unwrap_or_default();
        Some(parsed)
    }
}
