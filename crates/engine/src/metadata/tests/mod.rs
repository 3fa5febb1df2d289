//! The plane as its owner sees it, on a disk in memory.
#![allow(clippy::wildcard_enum_match_arm, clippy::type_complexity, reason = "a test names what it expects")]

mod configs;
mod driver;
mod kafka_folder;
mod life;
mod lookups;
mod properties;
mod topics;
