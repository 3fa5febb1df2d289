//! Record batches (magic 2): a zero-copy view, a builder, compression, and the checks a leader makes.
//!
//! Source: "Record Batch" in Apache Kafka's protocol documentation; KIP-98, KIP-110, KIP-32.

mod batch;
mod compression;
mod data;
mod header;
mod record;
mod summary;
mod varint;

pub use batch::{BatchView, Batches, batches};
pub use compression::{DecompressError, Decompressor, compress, decompress};
pub use data::{Payload, Records};
pub use header::{Attributes, BatchError, BatchHeader, HEADER_BYTES, LENGTH_PREFIX_BYTES, MAGIC, parse_header, patch};
pub use record::{Record, RecordError, RecordHeader, RecordIter};
pub use summary::{
    BatchSummary, CheckedBatch, Compression, ProducerBatch, RecordRefusal, RecordRules, TargetCompression,
    TimestampType,
};
