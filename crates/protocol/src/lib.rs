//! The Kafka protocol: bytes in, values out, and back.
//!
//! Knows frames, messages, record batches, compression, error codes and ids. Knows nothing of brokers.
#![warn(missing_docs)]
#![warn(clippy::indexing_slicing)]
#![cfg_attr(test, allow(clippy::indexing_slicing, reason = "a test may panic"))]

pub mod error_code;
pub mod ids;
pub mod log;
pub mod messages;
pub mod records;

pub use error_code::ErrorCode;
