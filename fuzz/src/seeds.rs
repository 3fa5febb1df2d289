//! Inputs to begin with: the protocol crate's golden files, in the form that each target takes.

use std::fs;
use std::path::{Path, PathBuf};

use ottla_protocol::messages::ApiKey;
use ottla_protocol::records::{BatchView, batches};

fn testdata(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/protocol/testdata").join(folder)
}

/// What real clients sent, in order of the files' names.
fn client_batches() -> Vec<Vec<u8>> {
    let entries = fs::read_dir(testdata("records")).expect("the protocol crate has its golden batches");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("the folder can be listed").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "batch"));
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("a golden batch can be read")).collect()
}

/// Each client's batch as it is, and put right under every codec of the topic.
pub fn records() -> Vec<Vec<u8>> {
    let wrap = |rules: u8, batch: &Vec<u8>| [&[rules, 7], batch.as_slice()].concat();
    let batches = client_batches();
    batches.iter().flat_map(|batch| [wrap(5, batch), wrap(0, batch), wrap(4, batch), wrap(0x23, batch)]).collect()
}

/// Each client's compressed records, and some plain ones to compress.
pub fn compression() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for file in client_batches() {
        for view in batches(&file).flatten() {
            seeds.push(one_body(&view));
        }
    }
    seeds
}

fn one_body(view: &BatchView<'_>) -> Vec<u8> {
    let codec = view.header().attributes.bits().to_be_bytes()[1] & 0x07;
    let pick = if codec == 0 { 0x84 } else { codec };
    [&[pick], view.body()].concat()
}

/// Every golden message that is a request, a response or a metadata record.
pub fn frames() -> Vec<Vec<u8>> {
    let text = fs::read_to_string(testdata("golden").join("messages.txt")).expect("the golden messages can be read");
    text.lines().filter_map(frame).collect()
}

/// From a line `Name version hex`.
fn frame(line: &str) -> Option<Vec<u8>> {
    let mut words = line.split(' ');
    let (name, version, body) = (words.next()?, words.next()?.parse::<i16>().ok()?, unhex(words.next()?));
    let api_key = |name: &str| (0..100).filter_map(ApiKey::from_code).find(|key| key.name() == name);
    let mut seed = Vec::new();
    if let Some(key) = name.strip_suffix("Request").and_then(api_key) {
        seed.push(0);
        seed.extend(key.code().to_be_bytes());
        seed.extend(version.to_be_bytes());
        // A correlation id, no client id, and where the header is flexible no tagged fields.
        seed.extend([0, 0, 0, 7, 0xff, 0xff]);
        seed.extend(key.is_flexible(version).then_some(0));
    } else if let Some(key) = name.strip_suffix("Response").and_then(api_key) {
        seed.push(1);
        seed.extend(key.code().to_be_bytes());
        seed.extend(version.to_be_bytes());
        seed.extend([0, 0, 0, 7]);
        // The answer to ApiVersions is read by clients that do not know its version yet.
        seed.extend((key.is_flexible(version) && key != ApiKey::ApiVersions).then_some(0));
    } else {
        return None;
    }
    seed.extend(body);
    Some(seed)
}

fn unhex(text: &str) -> Vec<u8> {
    let digits: Vec<u8> =
        text.chars().filter_map(|c| c.to_digit(16)).filter_map(|digit| u8::try_from(digit).ok()).collect();
    digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect()
}

/// Both ends of a life, untouched and with one edit of each kind to each of the first files.
pub fn recovery() -> Vec<Vec<u8>> {
    let mut seeds = vec![vec![0; 4], vec![1; 4]];
    for end in [0, 1] {
        for file in 0..16 {
            seeds.extend((0..6).map(|kind| vec![end, file, kind, 0, 40, 1]));
        }
    }
    seeds
}
