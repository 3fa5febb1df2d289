//! What the core and the storage say to each other about a log.
//!
//! The core (`engine`) decides on offsets, epochs and sizes; the storage carries it out; neither knows the other. These
//! plain values are their common language, and a driver hands them across.

mod config;
mod epochs;
mod job;
mod producers;

pub use config::{CleanupPolicy, LogConfig};
pub use epochs::EpochCache;
pub use job::{
    AbortedTransaction, AppendReport, FaultKind, FlushReport, FolderUsage, FoundEpoch, LogId, LogOpen, LogRead,
    LogState, LogWrite, OffsetFound, OffsetQuery, PendingBatch, ReadSlice, RemovalReason, RemovedSegments,
    StorageFault,
};
pub use producers::{AppendedBatch, EndTxn, ProducerError, ProducerState, ProducerTable, REMEMBERED_BATCHES, Verdict};
