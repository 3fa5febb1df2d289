//! Writes the message types of `protocol` from Apache Kafka's own definitions.

mod bodies;
mod emit;
mod fetch;
mod model;
mod names;
mod schema;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use model::Message;

/// What to do.
pub(crate) struct Options {
    /// The repository's root.
    pub(crate) root: PathBuf,
    /// Where the definitions lie; `None`: fetch them.
    pub(crate) definitions: Option<PathBuf>,
    /// Compare instead of writing.
    pub(crate) check: bool,
}

/// Generates, and writes or compares.
pub(crate) fn run(options: &Options) -> Result<()> {
    let definitions = match &options.definitions {
        Some(dir) => dir.clone(),
        None => fetch::definitions(&options.root.join("target/kafka-definitions"))?,
    };
    let messages = load(&definitions)?;
    let folder = options.root.join("crates/protocol/src/messages");
    let mut files: BTreeMap<PathBuf, String> = BTreeMap::new();
    for message in &messages {
        files.insert(folder.join(format!("{}.rs", names::snake(&message.name))), emit::message(message)?);
    }
    files.insert(folder.join("mod.rs"), bodies::module(&messages));
    files.insert(folder.join("api_key.rs"), bodies::api_keys(&messages));
    files.insert(folder.join("schema.rs"), schema::tables(&messages));
    let files = format(files, &options.root)?;
    if options.check { compare(&folder, &files) } else { write(&folder, &files) }
}

/// Every definition that any version of is still spoken, in the order of their names.
fn load(definitions: &Path) -> Result<Vec<Message>> {
    let mut messages = Vec::new();
    for part in ["message", "metadata"] {
        let dir = definitions.join("common").join(part);
        let entries = fs::read_dir(&dir).with_context(|| format!("reading the definitions in {}", dir.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.extension().is_some_and(|e| e == "json") {
                let text = fs::read_to_string(&path)?;
                let message = Message::parse(&text).with_context(|| format!("reading {}", path.display()))?;
                messages.extend(message);
            }
        }
    }
    messages.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(messages)
}

/// Runs rustfmt over every file, so that the committed code is formatted like the rest.
fn format(files: BTreeMap<PathBuf, String>, root: &Path) -> Result<BTreeMap<PathBuf, String>> {
    files
        .into_iter()
        .map(|(path, text)| {
            let text = rustfmt(&text, root).with_context(|| format!("formatting {}", path.display()))?;
            Ok((path, text))
        })
        .collect()
}

fn rustfmt(text: &str, root: &Path) -> Result<String> {
    use std::io::Write as _;
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path"])
        .arg(root)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("starting rustfmt (rustup component add rustfmt)")?;
    let mut stdin = child.stdin.take().context("rustfmt has no standard input")?;
    let input = text.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output()?;
    writer.join().ok().context("the thread that feeds rustfmt panicked")??;
    if !output.status.success() {
        bail!("rustfmt refused the generated code");
    }
    Ok(String::from_utf8(output.stdout)?)
}

fn write(folder: &Path, files: &BTreeMap<PathBuf, String>) -> Result<()> {
    fs::create_dir_all(folder)?;
    for stale in stale(folder, files)? {
        fs::remove_file(stale)?;
    }
    for (path, text) in files {
        if fs::read_to_string(path).ok().as_ref() != Some(text) {
            fs::write(path, text)?;
        }
    }
    println!("wrote {} files", files.len());
    Ok(())
}

fn compare(folder: &Path, files: &BTreeMap<PathBuf, String>) -> Result<()> {
    let mut differing = stale(folder, files)?;
    differing
        .extend(files.iter().filter(|(p, t)| fs::read_to_string(p).ok().as_ref() != Some(*t)).map(|(p, _)| p.clone()));
    if differing.is_empty() {
        println!("{} generated files are what the generator writes", files.len());
        return Ok(());
    }
    for path in &differing {
        println!("differs: {}", path.display());
    }
    bail!("{} generated files differ: run `cargo xtask codegen` and commit", differing.len())
}

/// Files in the folder that the generator no longer writes.
fn stale(folder: &Path, files: &BTreeMap<PathBuf, String>) -> Result<Vec<PathBuf>> {
    let mut stale = Vec::new();
    if folder.exists() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if !files.contains_key(&path) {
                stale.push(path);
            }
        }
    }
    Ok(stale)
}
