//! The production driver: sockets, disk jobs, timers, metrics, configuration. Loops, and no decision of Kafka's.

pub mod config;
pub mod driver;
pub mod http;
pub mod net;
mod node;
pub mod observe;
mod ready;

pub use node::{NodeError, Running, cores};
pub use ready::Addresses;
