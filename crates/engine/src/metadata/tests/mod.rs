//! The plane as its owner sees it, on a disk in memory.

mod configs;
mod driver;
mod life;
mod lookups;
mod properties;
mod topics;
