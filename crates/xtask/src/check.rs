//! Everything that must hold before a change lands, step by step.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

/// The release of cargo-deny that is installed where none is on the path.
const CARGO_DENY_VERSION: &str = "0.20.2";

/// A step: its name, what it shows, and how it is run from the repository's root.
struct Step {
    name: &'static str,
    shows: &'static str,
    run: fn(&Path) -> Result<()>,
}

const STEPS: &[Step] = &[
    Step { name: "format", shows: "the code is formatted", run: |root| cargo(root, &["fmt", "--all", "--check"]) },
    Step { name: "generated", shows: "the messages are what the generator writes", run: generated },
    Step {
        name: "lints",
        shows: "no warning, in code or tests",
        run: |root| cargo(root, &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    },
    Step { name: "docs", shows: "the documentation builds, private items too", run: docs },
    Step { name: "licences", shows: "dependencies: licences, bans, sources", run: licences },
    Step {
        name: "tests",
        shows: "unit, property and process tests",
        run: |root| cargo(root, &["test", "--workspace"]),
    },
    Step { name: "simulator", shows: "300 simulated lives, with crashes, and no anomaly", run: simulator },
    Step { name: "conformance", shows: "real clients see what Apache Kafka shows them", run: conformance },
    Step { name: "fuzz", shows: "the fuzzer's corpus does no harm, nor does a moment of fuzzing", run: fuzz },
];

/// Runs the steps named, or all.
pub(crate) fn run(root: &Path, names: &[String]) -> Result<()> {
    if names.iter().any(|n| n == "--help" || n == "-h") {
        println!("cargo xtask check [STEP...]\n\nSteps:");
        STEPS.iter().for_each(|s| println!("  {:12} {}", s.name, s.shows));
        return Ok(());
    }
    if let Some(unknown) = names.iter().find(|n| !STEPS.iter().any(|s| s.name == n.as_str())) {
        bail!("there is no step {unknown:?}: `cargo xtask check --help` lists them");
    }
    let begin = Instant::now();
    for step in STEPS.iter().filter(|s| names.is_empty() || names.iter().any(|n| n == s.name)) {
        println!("== {}: {}", step.name, step.shows);
        let start = Instant::now();
        (step.run)(root)
            .with_context(|| format!("step {} failed: run it alone with `cargo xtask check {0}`", step.name))?;
        println!("== {} took {} s", step.name, start.elapsed().as_secs());
    }
    println!("== all steps passed in {} s", begin.elapsed().as_secs());
    Ok(())
}

fn fuzz(root: &Path) -> Result<()> {
    cargo(root, &["test", "--manifest-path", "fuzz/Cargo.toml"])?;
    command(root, "fuzz/run", &["--seconds", "5"])
}

fn cargo(root: &Path, args: &[&str]) -> Result<()> {
    command(root, "cargo", args)
}

fn command(root: &Path, program: &str, args: &[&str]) -> Result<()> {
    finish(Command::new(program).args(args).current_dir(root), program)
}

fn finish(command: &mut Command, program: &str) -> Result<()> {
    let status = command.status().with_context(|| format!("starting {program}"))?;
    if status.success() { Ok(()) } else { bail!("{program} ended with {status}") }
}

/// Builds the node before, since the harness takes the newest binary that it finds.
fn conformance(root: &Path) -> Result<()> {
    cargo(root, &["build", "--package", "ottla"])?;
    command(root, "conformance/run", &[])
}

fn generated(root: &Path) -> Result<()> {
    crate::codegen::run(&crate::codegen::Options { root: root.to_owned(), definitions: None, check: true })
}

fn simulator(root: &Path) -> Result<()> {
    cargo(root, &["build", "--release", "--package", "ottla"])?;
    command(root, "target/release/ottla", &["sim", "sweep", "--seeds", "300"])
}

fn docs(root: &Path) -> Result<()> {
    let mut command = Command::new("cargo");
    command.args(["doc", "--workspace", "--no-deps", "--document-private-items", "--quiet"]);
    finish(
        command.current_dir(root).env("RUSTDOCFLAGS", "-D warnings -A rustdoc::private_intra_doc_links"),
        "cargo doc",
    )
}

fn licences(root: &Path) -> Result<()> {
    let tools = root.join("target/tools");
    let installed = tools.join("bin/cargo-deny");
    let on_path = Command::new("cargo").args(["deny", "--version"]).output().is_ok_and(|o| o.status.success());
    let program = if on_path {
        "cargo-deny".into()
    } else {
        if !installed.exists() {
            let dir = tools.display().to_string();
            cargo(
                root,
                &["install", "--locked", "--quiet", "--root", &dir, "--version", CARGO_DENY_VERSION, "cargo-deny"],
            )?;
        }
        installed
    };
    let mut command = Command::new(program);
    finish(command.args(["check", "bans", "licenses", "sources"]).current_dir(root), "cargo deny")
}
