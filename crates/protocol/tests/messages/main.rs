//! The generated codec, held against others: every message at every version, with every field set and with few.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::print_stdout, reason = "tests may panic and print")]
#![allow(
    clippy::cast_possible_truncation,
    clippy::wildcard_enum_match_arm,
    reason = "fillers cut random numbers to size"
)]

mod equality;
mod filler;
mod golden;
mod hostile;
