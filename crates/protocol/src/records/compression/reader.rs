//! Decompression under a cap.

use std::fmt;
use std::io::{self, Read};

use thiserror::Error;

use super::{lz4, snappy};
use crate::records::Compression;

/// Why a body cannot be decompressed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum DecompressError {
    /// The bytes are not what the codec makes.
    #[error("the {codec:?} data is malformed: {detail}")]
    Malformed {
        /// The codec.
        codec: Compression,
        /// What is wrong, for people.
        detail: String,
    },
    /// It would take more than the caller allows.
    #[error("the records take more than {max_bytes} bytes when decompressed")]
    TooLarge {
        /// What the caller allows.
        max_bytes: u64,
    },
}

/// Decompresses piece by piece.
pub struct Decompressor<'a> {
    codec: Compression,
    inner: Inner<'a>,
    max_bytes: u64,
    left_bytes: u64,
}

enum Inner<'a> {
    None(&'a [u8]),
    Gzip(flate2::bufread::MultiGzDecoder<&'a [u8]>),
    Snappy(snappy::Reader<'a>),
    Lz4(lz4_flex::frame::FrameDecoder<&'a [u8]>),
    Zstd(zstd::stream::read::Decoder<'static, &'a [u8]>),
}

impl<'a> Decompressor<'a> {
    /// Over a batch's body. At most `max_bytes` come out before it errs.
    ///
    /// # Errors
    /// [`DecompressError::Malformed`].
    pub fn new(codec: Compression, body: &'a [u8], max_bytes: u64) -> Result<Self, DecompressError> {
        let malformed = |detail: String| DecompressError::Malformed { codec, detail };
        let inner = match codec {
            Compression::None => Inner::None(body),
            Compression::Gzip => Inner::Gzip(flate2::bufread::MultiGzDecoder::new(body)),
            Compression::Snappy => Inner::Snappy(snappy::Reader::new(body)),
            Compression::Lz4 => {
                lz4::check_frame(body).map_err(|what| malformed(what.to_owned()))?;
                Inner::Lz4(lz4_flex::frame::FrameDecoder::new(body))
            }
            Compression::Zstd => {
                let decoder = zstd::stream::read::Decoder::with_buffer(body);
                Inner::Zstd(decoder.map_err(|error| malformed(error.to_string()))?)
            }
        };
        Ok(Self { codec, inner, max_bytes, left_bytes: max_bytes })
    }

    /// Fills the front of `out`; 0 at the end, or if `out` is empty.
    ///
    /// # Errors
    /// [`DecompressError`]; what comes after an error is unspecified.
    pub fn read(&mut self, out: &mut [u8]) -> Result<usize, DecompressError> {
        let read = match &mut self.inner {
            Inner::None(rest) => rest.read(out),
            Inner::Gzip(decoder) => decoder.read(out),
            Inner::Snappy(reader) => reader.read(out),
            Inner::Lz4(decoder) => decoder.read(out),
            Inner::Zstd(decoder) => decoder.read(out),
        };
        let count = read.map_err(|error| self.malformed(&error))?;
        let count_u64 = u64::try_from(count).unwrap_or(u64::MAX);
        match self.left_bytes.checked_sub(count_u64) {
            Some(left) => self.left_bytes = left,
            None => return Err(DecompressError::TooLarge { max_bytes: self.max_bytes }),
        }
        Ok(count)
    }

    fn malformed(&self, error: &io::Error) -> DecompressError {
        DecompressError::Malformed { codec: self.codec, detail: error.to_string() }
    }
}

impl fmt::Debug for Decompressor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Decompressor({:?}, {} bytes left)", self.codec, self.left_bytes)
    }
}

/// How much is decompressed at a time.
pub(in crate::records) const PIECE_BYTES: usize = 16 * 1024;

/// Decompresses a whole body. The result grows as bytes come out, to at most `max_bytes`.
///
/// # Errors
/// [`DecompressError`].
pub fn decompress(codec: Compression, body: &[u8], max_bytes: u64) -> Result<Vec<u8>, DecompressError> {
    let mut decompressor = Decompressor::new(codec, body, max_bytes)?;
    let mut out = Vec::new();
    let mut piece = [0; PIECE_BYTES];
    loop {
        match decompressor.read(&mut piece)? {
            0 => return Ok(out),
            count => out.extend_from_slice(piece.get(..count).unwrap_or_default()),
        }
    }
}
