//! The world as a whole: it repeats, it is clean, and it is not when a bug is planted.

use ottla_storage::CrashKind;

use crate::history::{Operation, Outcome, TroubleKind, What};
use crate::{Plan, Plant, World};

fn report(seed: u64, plant: Plant) -> crate::Report {
    let plan = Plan { plant, keeps_events: true, ..Plan::of(seed) };
    World::new(seed, plan).run()
}

#[test]
fn a_seed_gives_the_same_history_and_events_every_time() {
    let seeds = 0..8;
    let has = |what: fn(&Plan) -> bool| seeds.clone().any(|seed| what(&Plan::of(seed)));
    assert!(has(|plan| plan.recreates_topics) && has(|plan| plan.lies) && has(|plan| plan.fills_up));
    assert!(has(|plan| plan.has_disk_errors && plan.folders.len() > 1) && has(|plan| plan.crash == CrashKind::Process));
    for seed in seeds {
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

/// The anomalies that a planted bug must be found by, one of them in some world.
const fn tell_tales(plant: Plant) -> &'static [&'static str] {
    match plant {
        Plant::Nothing => &[],
        Plant::FlushIsALie | Plant::AppendIsALie => &["I5"],
        Plant::ReadRots => &["A16"],
        Plant::SearchOvershoots => &["A32"],
        Plant::LogStartIsForgotten | Plant::WatermarkFalls => &["A18"],
        Plant::RetentionIsEarly => &["A29"],
        Plant::OffsetIsOff => &["A15"],
        Plant::RecoveryCutsTooMuch => &["A4"],
        Plant::ProducersAreForgotten => &["A2"],
        Plant::FailedFlushIsBelieved => &["A1", "A3", "A4", "I5"],
        Plant::NamesakeInheritsTheLog => &["I38"],
        Plant::DeletionIsForgotten => &["A27"],
        Plant::DamageReadsAsNothing | Plant::LieCostsTheLog => &["L1"],
        Plant::NoRoomIsNoFault | Plant::FailedFolderAppends => &["A3", "A4", "I5"],
        Plant::RoomIsNotSeen => &["A33"],
    }
}

/// Whether the world of a seed has what the bug needs to show.
fn suits(plant: Plant, seed: u64) -> bool {
    let plan = Plan::of(seed);
    match plant {
        Plant::NamesakeInheritsTheLog | Plant::DeletionIsForgotten => plan.recreates_topics,
        Plant::DamageReadsAsNothing | Plant::LieCostsTheLog => plan.lies && plan.has_faults,
        Plant::FailedFlushIsBelieved => plan.has_disk_errors && plan.has_faults,
        Plant::NoRoomIsNoFault | Plant::RoomIsNotSeen => plan.fills_up && plan.has_faults,
        Plant::FailedFolderAppends => plan.has_disk_errors && plan.folders.len() > 1,
        _ => true,
    }
}

#[test]
fn every_planted_bug_is_found_for_what_it_is() {
    for plant in Plant::ALL {
        let is_found = |seed| report(seed, *plant).anomalies.iter().any(|a| tell_tales(*plant).contains(&a.code));
        assert!(
            (0..300).filter(|seed| suits(*plant, *seed)).any(is_found),
            "{plant:?} was found in none of 300 worlds"
        );
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

#[test]
fn topics_are_deleted_and_created_again_in_some_worlds() {
    let most = |seed| {
        let incarnations = report(seed, Plant::Nothing).history.incarnations;
        incarnations.iter().filter(|one| one.topic == incarnations[0].topic).count()
    };
    assert!((0..20).any(|seed| most(seed) > 2));
}

#[test]
fn the_disk_lies_in_some_worlds_and_costs_records() {
    assert!((0..20).any(|seed| !report(seed, Plant::Nothing).history.losses.is_empty()));
}

/// Whether somebody was told of a storage error in a trouble of this kind, and somebody else was served in the same trouble after that.
fn serves_on(seed: u64, kind: TroubleKind) -> bool {
    let history = report(seed, Plant::Nothing).history;
    history.troubles.iter().filter(|trouble| trouble.kind == kind).any(|trouble| {
        let is_then = |op: &&Operation| op.invoked > trouble.from && op.completed < trouble.until;
        let mut then = history.operations.iter().filter(is_then);
        then.any(|op| op.error == Some("KAFKA_STORAGE_ERROR"))
            && then.any(|op| op.outcome == Outcome::Ok && matches!(op.what, What::Send { acks: 1 | -1, .. }))
    })
}

#[test]
fn one_of_two_folders_fails_in_some_worlds_and_the_other_serves() {
    let suits = |seed: &u64| Plan::of(*seed).folders.len() > 1 && Plan::of(*seed).has_disk_errors;
    assert!((0..60).filter(suits).any(|seed| serves_on(seed, TroubleKind::Failed)));
}

#[test]
fn the_disk_fills_up_in_some_worlds_and_has_room_again() {
    assert!((0..60).filter(|seed| Plan::of(*seed).fills_up).any(|seed| serves_on(seed, TroubleKind::Full)));
}
