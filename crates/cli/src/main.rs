//! The command `ottla`.

mod allocator;
mod logging;
mod signals;
mod sim;
mod start;
mod temporary;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// An event streaming platform that speaks the Apache Kafka protocol.
#[derive(Debug, Parser)]
#[command(name = "ottla", version, propagate_version = true, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Start a node.
    Start(start::StartArgs),
    /// Simulate lives of a node under faults, and check what clients saw.
    Sim(sim::SimArgs),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Start(args) => start::run(&args),
        Command::Sim(args) => sim::run(&args),
    }
}
