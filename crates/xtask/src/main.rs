//! Repository chores: code generation and checks.
#![allow(clippy::print_stdout, reason = "a command line tool speaks on standard output")]
#![allow(clippy::wildcard_enum_match_arm, reason = "types of definitions: what is not named is a primitive")]

mod check;
mod codegen;

use std::path::PathBuf;

use anyhow::{Result, bail};

const HELP: &str = "\
Repository chores.

  cargo xtask codegen [--definitions DIR] [--check]
      Write crates/protocol/src/messages from Apache Kafka's message definitions. They are fetched with Maven into
      target/kafka-definitions, unless DIR holds them already (folders common/message and common/metadata).
      --check writes nothing and fails if the committed code differs.

  cargo xtask check [STEP...]
      Install what the tests need and run all of them, or the steps named, in order; see `cargo xtask check --help`.
";

fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    match args.next().as_deref() {
        Some("codegen") => {
            let mut options = codegen::Options { root: root(), definitions: None, check: false };
            while let Some(arg) = args.next() {
                match arg.as_str() {
                    "--definitions" => options.definitions = args.next().map(PathBuf::from),
                    "--check" => options.check = true,
                    other => bail!("codegen does not know {other:?}\n\n{HELP}"),
                }
            }
            codegen::run(&options)
        }
        Some("check") => check::run(&root(), &args.collect::<Vec<_>>()),
        None | Some("help" | "--help" | "-h") => {
            print!("{HELP}");
            Ok(())
        }
        Some(other) => bail!("there is no chore {other:?}\n\n{HELP}"),
    }
}

/// The repository's root: two folders above this crate.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}
