//! Runs every target over its seeds, over what the fuzzer found interesting (`corpus/`), and over mutations of the seeds.

use std::fs;
use std::path::Path;

use ottla_fuzz::{TARGETS, Target};

fn corpus(target: &Target) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{} has no corpus", target.name);
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

#[test]
fn the_corpus_does_no_harm() {
    for target in TARGETS {
        for input in corpus(&target) {
            (target.run)(&input);
        }
    }
}

#[test]
fn seeds_and_their_mutations_do_no_harm() {
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let mut below = |bound: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        usize::try_from(random % u64::try_from(bound.max(1)).unwrap()).unwrap()
    };
    for target in TARGETS {
        let seeds = (target.seeds)();
        assert!(!seeds.is_empty(), "{} has no seeds", target.name);
        for seed in seeds {
            (target.run)(&seed);
            for _ in 0..20 {
                let mut input = seed.clone();
                for _ in 0..=below(4) {
                    let (at, with) = (below(input.len()), below(256));
                    input[at] = u8::try_from(with).unwrap();
                }
                input.truncate(input.len() - below(3));
                (target.run)(&input);
            }
        }
    }
}
