//! `ottla sim`: the fault simulator.

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context as _, Result};
use clap::{Args, Subcommand};
use ottla_sim::{Plan, Report, World};

/// Simulated lives of a node: the real core and storage under a virtual clock, on a disk that loses, tears and forgets.
#[derive(Debug, Args)]
pub(crate) struct SimArgs {
    #[command(subcommand)]
    command: SimCommand,
}

#[derive(Debug, Subcommand)]
enum SimCommand {
    /// Run the world of one seed; the same seed gives the same history, byte for byte.
    Run {
        /// Which world.
        #[arg(long)]
        seed: u64,
        /// Print every event of the node, one JSON object a line.
        #[arg(long)]
        events: bool,
        /// Print every operation of the clients.
        #[arg(long)]
        history: bool,
    },
    /// Run the worlds of many seeds and tell those in which something happened that must not.
    Sweep {
        /// How many.
        #[arg(long, default_value_t = 300)]
        seeds: u64,
        /// The first seed.
        #[arg(long, default_value_t = 0)]
        from: u64,
        /// How many at once; as many as there are cores, unless said.
        #[arg(long)]
        jobs: Option<usize>,
    },
}

/// Exit code 0: nothing was found; 1: an anomaly, told with its seed.
pub(crate) fn run(args: &SimArgs) -> ExitCode {
    let clean = match &args.command {
        SimCommand::Run { seed, events, history } => one(*seed, *events, *history),
        SimCommand::Sweep { seeds, from, jobs } => sweep(*from, *seeds, *jobs),
    };
    match clean {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            let _ = writeln!(io::stderr(), "ottla sim: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn one(seed: u64, events: bool, history: bool) -> Result<bool> {
    let plan = Plan { keeps_events: events, ..Plan::of(seed) };
    let report = World::new(seed, plan).run();
    let mut out = io::BufWriter::new(io::stdout().lock());
    for event in &report.events {
        writeln!(out, "{event}").context("writing the events")?;
    }
    if history {
        for operation in &report.history.operations {
            writeln!(out, "{operation:?}").context("writing the history")?;
        }
    }
    out.flush().context("writing to standard output")?;
    let mut err = io::stderr().lock();
    tell(&mut err, seed, &report)?;
    writeln!(
        err,
        "seed {seed}: {} operations, {} crashes, {} s of the world's time, {} anomalies",
        report.history.operations.len(),
        report.crashes,
        report.elapsed_us / 1_000_000,
        report.anomalies.len()
    )?;
    Ok(report.anomalies.is_empty())
}

fn tell(out: &mut impl io::Write, seed: u64, report: &Report) -> Result<()> {
    for anomaly in &report.anomalies {
        writeln!(out, "seed {seed}: {anomaly}")?;
    }
    Ok(())
}

fn sweep(from: u64, seeds: u64, jobs: Option<usize>) -> Result<bool> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let jobs = jobs.unwrap_or(cores).max(1);
    let next = AtomicU64::new(from);
    let end = from.saturating_add(seeds);
    let [dirty, operations, crashes] = [const { AtomicU64::new(0) }; 3];
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= end {
                        break;
                    }
                    let report = ottla_sim::run(seed);
                    operations.fetch_add(report.history.operations.len() as u64, Ordering::Relaxed);
                    crashes.fetch_add(u64::from(report.crashes), Ordering::Relaxed);
                    if !report.anomalies.is_empty() {
                        dirty.fetch_add(1, Ordering::Relaxed);
                        let _ = tell(&mut io::stderr().lock(), seed, &report);
                    }
                }
            });
        }
    });
    let dirty = dirty.into_inner();
    writeln!(
        io::stdout(),
        "{seeds} worlds from seed {from}: {} operations, {} crashes, {dirty} worlds with anomalies",
        operations.into_inner(),
        crashes.into_inner()
    )?;
    if dirty > 0 {
        writeln!(io::stderr(), "replay one with: ottla sim run --seed SEED --events")?;
    }
    Ok(dirty == 0)
}
