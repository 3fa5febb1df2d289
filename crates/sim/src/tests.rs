//! The world as a whole: it repeats, it is clean, and it is not when a bug is planted.

use crate::{Plan, Plant, World};

fn report(seed: u64, plant: Plant) -> crate::Report {
    let plan = Plan { plant, keeps_events: true, ..Plan::of(seed) };
    World::new(seed, plan).run()
}

#[test]
fn a_seed_gives_the_same_history_and_events_every_time() {
    for seed in [1, 2, 3] {
        let (a, b) = (report(seed, Plant::Nothing), report(seed, Plant::Nothing));
        assert_eq!(a.history, b.history, "seed {seed}");
        assert_eq!(a.events, b.events, "seed {seed}");
        assert!(a.history.operations.len() > 100, "seed {seed}: only {} operations", a.history.operations.len());
    }
}

#[test]
fn twenty_worlds_are_clean() {
    for seed in 0..20 {
        let report = report(seed, Plant::Nothing);
        assert!(
            report.anomalies.is_empty(),
            "{:#?}\nseed {seed}: run `ottla sim run --seed {seed} --events`",
            report.anomalies
        );
    }
}

#[test]
fn every_planted_bug_is_found() {
    for plant in Plant::ALL {
        let found = (0..40).any(|seed| !report(seed, *plant).anomalies.is_empty());
        assert!(found, "{plant:?} was found in none of 40 worlds");
    }
}

#[test]
fn the_disk_breaks_in_some_worlds_and_the_node_comes_back() {
    let broke = |seed| {
        let events = report(seed, Plant::Nothing).events;
        events.iter().any(|event| event.contains("\"fault\":"))
            && events.iter().any(|event| event.contains("\"fatal\":"))
    };
    assert!((0..20).any(broke));
}
