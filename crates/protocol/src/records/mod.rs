//! Record batches (magic 2): a zero-copy view, a builder, compression, and the checks a leader makes.
//!
//! Source: "Record Batch" in Apache Kafka's protocol documentation; KIP-98, KIP-110, KIP-32.

mod batch;
mod build;
mod check;
mod compression;
mod control;
mod data;
mod header;
mod record;
mod scan;
mod summary;
mod varint;

pub use batch::{BatchView, Batches, batches};
pub use build::{BatchBuilder, NewRecord};
pub use check::{MAX_RECORD_ERRORS, check};
pub use compression::{Compressor, DecompressError, Decompressor, compress, decompress};
pub use control::{ControlType, TransactionResult, end_txn_batch, end_txn_coordinator_epoch};
pub use data::{Payload, Records};
pub use header::{Attributes, BatchError, BatchHeader, HEADER_BYTES, LENGTH_PREFIX_BYTES, MAGIC, parse_header, patch};
pub use record::{Record, RecordError, RecordHeader, RecordIter};
pub use summary::{
    BatchSummary, CheckedBatch, Compression, ProducerBatch, RecordRefusal, RecordRules, TargetCompression,
    TimestampType,
};
