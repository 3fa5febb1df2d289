//! Compression.

use std::fmt;
use std::io::{self, Write};

use super::{lz4, snappy};
use crate::records::Compression;

const IN_MEMORY: &str = "writing to memory fails only without memory, and then the allocator has stopped the process";

/// Compresses piece by piece, behind what a buffer holds already.
pub struct Compressor(Inner);

enum Inner {
    None(Vec<u8>),
    Gzip(flate2::write::GzEncoder<Vec<u8>>),
    Snappy(Box<snappy::Writer>),
    Lz4(Box<lz4::Writer>),
    Zstd(zstd::stream::write::Encoder<'static, Vec<u8>>),
}

impl Compressor {
    /// Appends to `out`. `level` is the codec's own, clamped to its range; `None` is its default.
    #[must_use]
    pub fn new(codec: Compression, level: Option<i32>, out: Vec<u8>) -> Self {
        Self(match codec {
            Compression::None => Inner::None(out),
            Compression::Gzip => Inner::Gzip(flate2::write::GzEncoder::new(out, gzip_level(level))),
            Compression::Snappy => Inner::Snappy(Box::new(snappy::Writer::new(out))),
            Compression::Lz4 => Inner::Lz4(Box::new(lz4::writer(out))),
            Compression::Zstd => {
                let level = level.unwrap_or(zstd::DEFAULT_COMPRESSION_LEVEL);
                Inner::Zstd(zstd::stream::write::Encoder::new(out, level).expect(IN_MEMORY))
            }
        })
    }

    /// Compresses one more piece.
    pub fn write(&mut self, piece: &[u8]) {
        let result = match &mut self.0 {
            Inner::None(out) => out.write_all(piece),
            Inner::Gzip(encoder) => encoder.write_all(piece),
            Inner::Snappy(writer) => {
                writer.write(piece);
                Ok(())
            }
            Inner::Lz4(encoder) => encoder.write_all(piece),
            Inner::Zstd(encoder) => encoder.write_all(piece),
        };
        result.expect(IN_MEMORY);
    }

    /// How many bytes have come out, with those the buffer held; what the codec holds back is not among them.
    #[must_use]
    pub fn size_bytes(&self) -> usize {
        match &self.0 {
            Inner::None(out) => out.len(),
            Inner::Gzip(encoder) => encoder.get_ref().len(),
            Inner::Snappy(writer) => writer.size_bytes(),
            Inner::Lz4(encoder) => encoder.get_ref().len(),
            Inner::Zstd(encoder) => encoder.get_ref().len(),
        }
    }

    /// Completes the stream and gives the buffer back.
    #[must_use]
    pub fn finish(self) -> Vec<u8> {
        let result = match self.0 {
            Inner::None(out) => Ok(out),
            Inner::Gzip(encoder) => encoder.finish(),
            Inner::Snappy(writer) => Ok(writer.finish()),
            Inner::Lz4(encoder) => encoder.finish().map_err(io::Error::from),
            Inner::Zstd(encoder) => encoder.finish(),
        };
        result.expect(IN_MEMORY)
    }
}

impl fmt::Debug for Compressor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Compressor({} bytes)", self.size_bytes())
    }
}

/// Appends `body`, compressed, to `out`. `level` is the codec's own, clamped to its range; `None` is its default.
pub fn compress(codec: Compression, level: Option<i32>, body: &[u8], out: &mut Vec<u8>) {
    let mut compressor = Compressor::new(codec, level, std::mem::take(out));
    compressor.write(body);
    *out = compressor.finish();
}

fn gzip_level(level: Option<i32>) -> flate2::Compression {
    match level.map(u32::try_from) {
        Some(Ok(level)) => flate2::Compression::new(level.clamp(1, 9)),
        // Kafka writes -1 for the default.
        Some(Err(_)) | None => flate2::Compression::default(),
    }
}
