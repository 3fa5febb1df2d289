//! Where a node's settings come from.

pub mod properties;
mod sources;

pub use sources::{ENVIRONMENT_PREFIX, Given, Origin, SourceError, Sources, nearest};
