//! Record batches (magic 2): a zero-copy view, a builder, compression, and the checks a leader makes.
//!
//! Source: "Record Batch" in Apache Kafka's protocol documentation; KIP-98, KIP-110, KIP-32.

mod data;
mod summary;

pub use data::{Payload, Records};
pub use summary::{
    BatchSummary, CheckedBatch, Compression, ProducerBatch, RecordRefusal, RecordRules, TargetCompression,
    TimestampType,
};
