//! The simulated world: the same core and the same storage as in production, under a virtual clock, over a disk that
//! forgets, tears and fails, driven by a seed that fixes everything.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a checker looks at the operations it is about, a client at its own answers"
)]

pub mod checkers;
pub mod client;
pub mod events;
pub mod history;
mod incarnation;
pub mod random;
#[cfg(test)]
mod tests;
pub mod world;

pub use world::{Plan, Plant, Report, World};

/// Runs the world of a seed.
#[must_use]
pub fn run(seed: u64) -> Report {
    World::new(seed, Plan::of(seed)).run()
}
