//! Writes each target's seeds into a folder: `write-seeds TARGET FOLDER`.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [name, folder] = args.as_slice() else { return ExitCode::from(2) };
    let Some(target) = ottla_fuzz::TARGETS.iter().find(|target| target.name == name) else {
        return ExitCode::from(2);
    };
    for (i, seed) in (target.seeds)().into_iter().enumerate() {
        if fs::write(Path::new(folder).join(format!("seed-{i:04}")), seed).is_err() {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
