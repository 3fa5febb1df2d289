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
mod reader;
mod snappy;
mod writer;

pub(super) use reader::PIECE_BYTES;
pub use reader::{DecompressError, Decompressor, decompress};
pub use writer::{Compressor, compress};

#[cfg(test)]
mod tests;
