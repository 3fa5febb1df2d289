//! The real process, from outside: its life, its manners towards hostile clients, and what it keeps when it is killed.
#![allow(clippy::unwrap_used, reason = "a test that unwraps in vain has failed")]

mod client;
mod crash;
mod hostile;
mod life;
mod process;
