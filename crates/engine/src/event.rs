//! Every state change says what it did.

/// Placeholder until the kinds land.
#[derive(Debug, Clone, PartialEq)]
pub struct Event {}
/// Placeholder until the kinds land.
#[derive(Debug, Clone, PartialEq)]
pub enum EventKind {}
/// Hears every event.
pub trait Observer {}
