//! Where a node's settings come from.

pub mod properties;
mod settings;
mod sources;

pub use settings::{Settings, settle};
pub use sources::{ENVIRONMENT_PREFIX, Given, Origin, SourceError, Sources, nearest};
