//! The simulated world: the same core and the same storage as in production, under a virtual clock, over a disk that
//! forgets, tears and fails, driven by a seed that fixes everything.
#![allow(clippy::wildcard_enum_match_arm, reason = "a checker looks at the operations it is about")]

pub mod checkers;
pub mod history;
pub mod random;
