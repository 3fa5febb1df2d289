//! Record batches of real clients and logs of real brokers, through the public interface.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may panic")]

mod clients;
mod replay;
