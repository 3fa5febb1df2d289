//! `ottla start`: one node in this process, until a signal ends it.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use clap::Args;
use ottla_server::config::{Origin, Settings, Sources, settle};
use ottla_server::{NodeError, Running, cores};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::logging::{self, LogFormat};
use crate::signals::Signals;
use crate::temporary::TemporaryFolder;

/// A value is wrong, or a file of settings.
const EXIT_SETTINGS: u8 = 2;
/// Threads for work that waits for the disk; made when there is some, gone soon after.
const MAX_BLOCKING_THREADS: usize = 64;
/// How long such a thread waits for more.
const BLOCKING_THREAD_IDLE: Duration = Duration::from_secs(2);
/// Where data goes unless told otherwise.
const DEFAULT_DATA: &str = "ottla-data";

/// Settings come from the file, then the environment (OTTLA_LOG_RETENTION_MS is log.retention.ms), then --set, then the
/// other flags; the later ones win.
///
/// Exit codes: 0 stopped in good order; 1 failed; 2 wrong settings or usage; 130 or 143 ended by a second signal.
#[derive(Debug, Args)]
pub(crate) struct StartArgs {
    /// The folder for data [default: ./ottla-data].
    #[arg(long, value_name = "DIR", conflicts_with = "ephemeral")]
    data: Option<PathBuf>,
    /// Keep data in a temporary folder, and remove it at the end.
    #[arg(long)]
    ephemeral: bool,
    /// The port for Kafka clients; 0 picks a free one [default: 9092].
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// The port for HTTP (metrics and health); 0 picks a free one [default: 9080].
    #[arg(long, value_name = "N")]
    http_port: Option<u16>,
    /// A server.properties file, with Apache Kafka's names.
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// One setting, with Apache Kafka's name; may be repeated.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    settings: Vec<String>,
    /// Write a JSON file with the addresses and the process id once the node serves.
    #[arg(long, value_name = "FILE")]
    ready_file: Option<PathBuf>,
    /// The form of log lines.
    #[arg(long, value_enum, default_value = "text", env = "OTTLA_LOG_FORMAT")]
    log_format: LogFormat,
}

/// Runs the command.
pub(crate) fn run(args: &StartArgs) -> ExitCode {
    let began = Instant::now();
    logging::begin(args.log_format);
    let temporary = match args.ephemeral.then(TemporaryFolder::create).transpose() {
        Ok(folder) => folder,
        Err(error) => return failed(&error),
    };
    let data = temporary.as_ref().map(|folder| &folder.path).or(args.data.as_ref());
    let settings = match settings(args, data) {
        Ok(settings) => settings,
        Err(faults) => {
            for fault in faults {
                tracing::error!("{fault}");
            }
            return ExitCode::from(EXIT_SETTINGS);
        }
    };
    for warning in &settings.warnings {
        tracing::warn!("{warning}");
    }
    raise_file_limit();
    if let Some(path) = &args.ready_file {
        // One of an earlier run would say that this one serves.
        let _ = std::fs::remove_file(path);
    }
    match serve(settings, args.ready_file.as_ref(), began) {
        Ok(code) => code,
        Err(error) => failed(&error),
    }
}

fn failed(error: &anyhow::Error) -> ExitCode {
    tracing::error!("{error:#}");
    ExitCode::FAILURE
}

/// Everything that was given, checked; or what is wrong with it.
fn settings(args: &StartArgs, data: Option<&PathBuf>) -> Result<Settings, Vec<String>> {
    let mut sources = Sources::default();
    if let Some(path) = &args.config {
        sources.file(path).map_err(|error| vec![format!("{:#}", anyhow!(error))])?;
    }
    sources.environment(
        std::env::vars_os().filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?))),
    );
    for setting in &args.settings {
        let (key, value) =
            setting.split_once('=').ok_or_else(|| vec![format!("--set {setting}: write --set KEY=VALUE")])?;
        sources.put(key.trim(), value.trim(), Origin::Set);
    }
    if let Some(data) = data {
        sources.put("log.dirs", data.display().to_string(), Origin::Flag("--data"));
    } else if sources.get("log.dirs").is_none() && sources.get("log.dir").is_none() {
        sources.put("log.dirs", DEFAULT_DATA, Origin::Flag("--data"));
    }
    if let Some(port) = args.port {
        sources.put("listeners", format!("PLAINTEXT://:{port}"), Origin::Flag("--port"));
    }
    if let Some(port) = args.http_port {
        sources.put("ottla.http.listener", format!("0.0.0.0:{port}"), Origin::Flag("--http-port"));
    }
    settle(&sources)
}

fn serve(settings: Settings, ready_file: Option<&PathBuf>, began: Instant) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(cores())
        .max_blocking_threads(MAX_BLOCKING_THREADS)
        .thread_keep_alive(BLOCKING_THREAD_IDLE)
        .thread_name("ottla")
        .enable_all()
        .build()
        .context("cannot start threads")?;
    runtime
        .block_on(async {
            let mut signals = Signals::new().context("cannot listen to signals")?;
            let mut node = tokio::select! {
                node = Running::start(settings.node) => node?,
                signal = signals.next() => {
                    tracing::info!("{signal} before the node served: nothing to finish");
                    return Ok(ExitCode::SUCCESS);
                }
            };
            let addresses = node.addresses();
            tracing::info!(
                kafka = addresses.kafka(),
                http = addresses.http(),
                node_id = addresses.node_id,
                cluster_id = addresses.cluster_id,
                after_ms = began.elapsed().as_secs_f64() * 1000.0,
                "the node serves"
            );
            if let Some(path) = ready_file {
                addresses.write(path)?;
            }
            let signal = tokio::select! {
                error = node.failed() => return Err(error.into()),
                signal = signals.next() => signal,
            };
            tracing::info!("{signal}: the node stops");
            tokio::select! {
                stopped = node.stop() => {
                    stopped?;
                    tracing::info!("the node stopped in good order");
                    Ok(ExitCode::SUCCESS)
                }
                again = signals.next() => {
                    tracing::warn!("{again} again: the node ends at once, and recovers at its next start");
                    Ok(ExitCode::from(again.exit_code()))
                }
            }
        })
        .map_err(|error: anyhow::Error| match error.downcast_ref::<NodeError>() {
            Some(_) => error.context("the node does not run"),
            None => error,
        })
}

/// Each connection and each segment is an open file: the node takes as many as the system lets it have.
fn raise_file_limit() {
    let limit = getrlimit(Resource::Nofile);
    if let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum }) {
        tracing::warn!(%error, "cannot raise the limit on open files");
    }
}
