//! Fetches the official message definitions: they travel inside Apache Kafka's Java packages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

/// The release whose protocol is spoken.
pub(crate) const KAFKA_VERSION: &str = "4.4.0";

const PACKAGES: &[&str] = &[
    "kafka-clients",
    "kafka-metadata",
    "kafka-raft",
    "kafka-group-coordinator",
    "kafka-transaction-coordinator",
    "kafka-share-coordinator",
];

/// Unpacks the definitions into this folder (once a release) and returns it.
pub(crate) fn definitions(dir: &Path) -> Result<PathBuf> {
    let dir = dir.join(KAFKA_VERSION);
    let done = dir.join("complete");
    if done.exists() {
        return Ok(dir);
    }
    fs::create_dir_all(&dir)?;
    let dir = dir.canonicalize()?;
    for package in PACKAGES {
        println!("fetching the message definitions of {package} {KAFKA_VERSION}");
        unpack(package, &dir)?;
    }
    fs::write(done, "")?;
    Ok(dir)
}

fn unpack(package: &str, dir: &Path) -> Result<()> {
    let status = Command::new("mvn")
        .args(["-q", "-B", "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack"])
        .arg(format!("-Dartifact=org.apache.kafka:{package}:{KAFKA_VERSION}"))
        .arg("-Dmdep.unpack.includes=common/**/*.json")
        .arg(format!("-DoutputDirectory={}", dir.display()))
        // The plugin leaves its markers in the folder it runs in.
        .current_dir(dir)
        .status()
        .context("starting mvn: install Maven and Java 17 or later, or name a folder with --definitions")?;
    if !status.success() {
        bail!("mvn could not fetch org.apache.kafka:{package}:{KAFKA_VERSION}; its own message is above");
    }
    Ok(())
}
