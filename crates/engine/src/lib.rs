//! The deterministic core of Ottla: no I/O, no clock, no threads, no randomness of its own.
//!
//! A driver feeds [`Input`]s to a [`Node`] and carries out the [`Effect`]s it hands back. The same inputs
//! give the same effects, exactly.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod bulk;
pub mod config;
pub mod effect;
pub mod event;
mod fetch;
pub mod input;
pub mod metadata;
pub mod node;
mod produce;
mod query;
pub mod quorum;
mod random;
mod replica;
pub mod time;

pub use effect::{Effect, Effects};
pub use event::{Event, EventKind, Observer};
pub use input::Input;
pub use node::{Node, NodeSetup};
pub use time::{Mono, Now};
