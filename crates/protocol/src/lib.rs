//! The Kafka protocol: bytes in, values out, and back.
//!
//! Knows frames, messages, record batches, compression, error codes and ids. Knows nothing of brokers.
#![warn(missing_docs)]
#![warn(clippy::indexing_slicing)]
#![cfg_attr(test, allow(clippy::indexing_slicing, reason = "a test may panic"))]

pub mod api;
pub mod error_code;
pub mod frame;
pub mod ids;
pub mod log;
pub mod messages;
pub mod metadata;
pub mod records;
pub mod schema;
pub mod wire;

pub use error_code::ErrorCode;
