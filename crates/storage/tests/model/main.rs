//! Logs against a model, and a crash after every change of the disk.

#![allow(clippy::unwrap_used, reason = "helpers of tests are tests")]

mod crash_points;
mod folders;
mod model;
mod support;
