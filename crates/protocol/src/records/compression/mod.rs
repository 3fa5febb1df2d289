//! The codecs of record batches, with a cap on what comes out (KIP-110, KIP-390).
//!
//! | codec | framing written | framing read | levels |
//! |---|---|---|---|
//! | gzip | one RFC 1952 member | one or more members | 1 to 9, -1 for the default |
//! | snappy | the Java stream framing, blocks of 32 KiB | the same, or one bare block | none |
//! | lz4 | one frame, independent blocks of 64 KiB | the same, any block size and checksums | not applied, see below |
//! | zstd | one frame | one or more frames | -131072 to 22 |
//!
//! The lz4 library in use has one fast compressor and no high-compression mode: `compression.lz4.level` is accepted and
//! has no effect on the stored bytes but their size.
//!
//! Bytes that decompress here decompress in every client: what Kafka's own reader refuses (linked lz4 blocks, a missing
//! end mark, bytes after the frame) is refused here too, because a consumer would stumble over it for ever.
//!
//! Memory: a decompressor never allocates because a header says so. It holds its window (zstd: at most 128 MiB of address
//! space, touched as output is made; lz4: two blocks of at most 4 MiB; gzip: 32 KiB; snappy: the largest block, which is
//! at most 32 times its compressed size), whatever the size of the output.

mod lz4;
mod snappy;

use std::fmt;
use std::io::{self, Read, Write};

use thiserror::Error;

use super::Compression;

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
const PIECE_BYTES: usize = 16 * 1024;

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

/// Appends `body`, compressed, to `out`. `level` is the codec's own, clamped to its range; `None` is its default.
pub fn compress(codec: Compression, level: Option<i32>, body: &[u8], out: &mut Vec<u8>) {
    let result = match codec {
        Compression::None => {
            out.extend_from_slice(body);
            Ok(())
        }
        Compression::Gzip => gzip(level, body, out),
        Compression::Snappy => {
            snappy::compress(body, out);
            Ok(())
        }
        Compression::Lz4 => lz4::compress(body, out),
        Compression::Zstd => zstd::stream::copy_encode(body, out, level.unwrap_or(zstd::DEFAULT_COMPRESSION_LEVEL)),
    };
    result.expect("writing to memory fails only without memory, and then the allocator has stopped the process");
}

fn gzip(level: Option<i32>, body: &[u8], out: &mut Vec<u8>) -> io::Result<()> {
    let level = match level.map(u32::try_from) {
        Some(Ok(level)) => flate2::Compression::new(level.clamp(1, 9)),
        // Kafka writes -1 for the default.
        Some(Err(_)) | None => flate2::Compression::default(),
    };
    let mut encoder = flate2::write::GzEncoder::new(out, level);
    encoder.write_all(body)?;
    encoder.finish().map(drop)
}

#[cfg(test)]
mod tests;
