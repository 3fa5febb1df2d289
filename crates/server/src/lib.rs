//! The production driver: sockets, disk jobs, timers, metrics, configuration. Loops, and no decision of Kafka's.

pub mod config;
pub mod driver;
pub mod net;
