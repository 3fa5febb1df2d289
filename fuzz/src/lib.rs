//! What the fuzzer runs: one module per decoder of bytes from outside, each with `run`, which must never panic, hang or
//! take memory out of proportion, and which asserts what must hold of whatever it accepts.
//!
//! `fuzz/run --help` says how to fuzz; `cargo test --manifest-path fuzz/Cargo.toml` replays the seeds and the corpus.

pub mod compression;
pub mod frames;
pub mod records;
pub mod recovery;
pub mod seeds;

/// A target: its name, what it runs, and inputs to begin with.
#[derive(Debug, Clone, Copy)]
pub struct Target {
    pub name: &'static str,
    pub run: fn(&[u8]),
    pub seeds: fn() -> Vec<Vec<u8>>,
}

pub const TARGETS: [Target; 4] = [
    Target { name: "records", run: records::run, seeds: seeds::records },
    Target { name: "compression", run: compression::run, seeds: seeds::compression },
    Target { name: "frames", run: frames::run, seeds: seeds::frames },
    Target { name: "recovery", run: recovery::run, seeds: seeds::recovery },
];
