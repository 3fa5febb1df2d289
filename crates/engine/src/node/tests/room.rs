//! Full disks: what is refused, what goes on, and that it ends by itself.

use alloc::vec;
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{Offset, ProducerEpoch, ProducerId, Sequence};
use ottla_protocol::log::{FaultKind, StorageFault};
use ottla_protocol::messages::create_topics_request::CreatableTopic;
use ottla_protocol::messages::{
    CreateTopicsRequest, InitProducerIdRequest, MetadataRequest, RequestBody, ResponseBody,
};
use ottla_protocol::records::ProducerBatch;

use super::driver::{FOLDER, Machine, batch, values};
use super::{bytes, fetch, fetched, partitions, produce, produced};
use crate::effect::Effect;
use crate::event::Cause;
use crate::input::Input;

const STORAGE_ERROR: i16 = ErrorCode::KafkaStorageError as i16;

fn stamp(sequence: i32) -> Option<ProducerBatch> {
    Some(ProducerBatch {
        id: ProducerId::new(7),
        epoch: ProducerEpoch::new(0),
        base_sequence: Some(Sequence::new(sequence)),
    })
}

fn is_append(effect: &Effect) -> bool {
    matches!(effect, Effect::Append(_))
}

fn room_events(m: &mut Machine) -> Vec<(&'static str, Cause)> {
    let events = core::mem::take(&mut m.events);
    let events = events.iter().map(|event| (event.kind.name(), event.cause));
    events.filter(|(name, _)| name.starts_with("folder.")).collect()
}

fn create(m: &mut Machine, name: &str) -> i16 {
    let topic = CreatableTopic { name: name.into(), num_partitions: 1, replication_factor: 1, ..Default::default() };
    let request = CreateTopicsRequest { topics: vec![topic], timeout_ms: 1000, ..Default::default() };
    let ResponseBody::CreateTopics(answer) = m.ask(7, RequestBody::CreateTopics(request)) else { panic!() };
    if answer.topics[0].error_code == STORAGE_ERROR {
        assert!(answer.topics[0].error_message.as_ref().unwrap().contains("/data is full"), "it names the folder");
    }
    answer.topics[0].error_code
}

#[test]
fn appends_are_refused_reads_go_on_and_all_is_well_once_there_is_room() {
    for setting in ["1", "9223372036854775807"] {
        let mut m = Machine::new();
        m.create_topic("orders", 1, &[("flush.messages", setting)]);
        assert_eq!(produced(m.ask(9, produce(-1, "orders", vec![(0, batch(&["a"], stamp(0)))])))[0].error_code, 0);
        room_events(&mut m);
        // Three on their way, and a repeat of the last.
        m.hold(is_append);
        let on_their_way: Vec<_> =
            [1, 2, 3, 3].map(|n| m.send(9, produce(-1, "orders", vec![(0, batch(&["x"], stamp(n)))]))).into();
        m.disk.is_full = true;
        m.release();
        for id in &on_their_way {
            let answer = produced(m.answer(*id)).remove(0);
            assert_eq!((answer.error_code, answer.base_offset), (STORAGE_ERROR, -1));
            assert_eq!(answer.error_message.unwrap(), "the log folder /data is full");
        }
        for n in 0..3 {
            let again = produced(m.ask(9, produce(-1, "orders", vec![(0, batch(&["x"], stamp(1)))])));
            assert_eq!(again[0].error_code, STORAGE_ERROR, "attempt {n}");
        }
        let first = Cause::Request(on_their_way[0]);
        assert_eq!(room_events(&mut m), [("folder.full", first)], "told once");
        let found = fetched(m.ask(12, fetch(0, 1, "orders", &[(0, 0)])));
        assert_eq!(values(bytes(partitions(&found)[0])), [(0, "a".into())]);
        m.disk.is_full = false;
        // The producer goes on where it was refused: its sequence fits, and no offset is missing.
        for n in 1..4 {
            let answer = produced(m.ask(9, produce(-1, "orders", vec![(0, batch(&["y"], stamp(n)))])));
            assert_eq!((answer[0].error_code, answer[0].base_offset), (0, i64::from(n)));
        }
        let events = m.events.iter().find(|event| event.kind.name() == "log.appended").unwrap().seq;
        assert_eq!(room_events(&mut m), [("folder.writable", Cause::Event(events))], "told once");
        assert_eq!(m.log("orders", 0).end(), Offset::new(4));
        assert!(m.fatal.is_none());
    }
}

#[test]
fn a_small_append_that_still_fits_does_not_end_it() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    room_events(&mut m);
    let large = || produce(1, "orders", vec![(0, batch(&["a long value", "and another"], None))]);
    m.disk.is_full = true;
    m.ask(9, large());
    m.disk.is_full = false;
    assert_eq!(produced(m.ask(9, produce(1, "orders", vec![(0, batch(&["s"], None))])))[0].error_code, 0);
    assert_eq!(room_events(&mut m).iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["folder.full"]);
    m.ask(9, large());
    assert_eq!(room_events(&mut m).iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["folder.writable"]);
    // If the large one never comes back, any will do after a while.
    m.disk.is_full = true;
    m.ask(9, large());
    m.disk.is_full = false;
    m.pass(300_000);
    m.ask(9, produce(1, "orders", vec![(0, batch(&["s"], None))]));
    let names: Vec<_> = room_events(&mut m).iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["folder.full", "folder.writable"]);
}

#[test]
fn a_checkpoint_without_room_is_told_once() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    room_events(&mut m);
    let detail = "cannot write a checkpoint".into();
    let fault = StorageFault { kind: FaultKind::Full, folder: Some(FOLDER), detail };
    for _ in 0..3 {
        m.step(Input::FolderFailed(fault.clone()));
        assert_eq!(produced(m.ask(9, produce(1, "orders", vec![(0, batch(&["s"], None))])))[0].error_code, 0);
    }
    assert_eq!(room_events(&mut m), [("folder.full", Cause::Storage)]);
    let large = "x".repeat(5000);
    m.ask(9, produce(1, "orders", vec![(0, batch(&[&large], None))]));
    assert_eq!(room_events(&mut m).iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["folder.writable"]);
}

#[test]
fn changes_of_metadata_are_refused_and_the_node_goes_on() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    m.disk.is_full = true;
    for _ in 0..3 {
        assert_eq!(create(&mut m, "late"), STORAGE_ERROR);
    }
    let names = |m: &mut Machine| {
        let ResponseBody::Metadata(answer) = m.ask(9, MetadataRequest { topics: None, ..Default::default() }) else {
            panic!()
        };
        answer.topics.into_iter().filter_map(|topic| topic.name).collect::<Vec<_>>()
    };
    assert_eq!(names(&mut m), ["orders"]);
    assert_eq!(m.fatal, None);
    m.disk.is_full = false;
    assert_eq!(create(&mut m, "late"), 0);
    assert_eq!(produced(m.ask(9, produce(-1, "late", vec![(0, batch(&["a"], None))])))[0].error_code, 0);
    let names_of_events: Vec<_> = room_events(&mut m).iter().map(|(name, _)| *name).collect();
    assert_eq!(names_of_events, ["folder.full", "folder.writable"]);
    m.restart();
    assert_eq!(names(&mut m), ["late", "orders"]);
}

#[test]
fn changes_of_metadata_on_their_way_are_refused_together() {
    let mut m = Machine::new();
    m.hold(|effect| matches!(effect, Effect::Append(_) | Effect::Flush(..)));
    let topic = |name: &str| CreatableTopic {
        name: name.into(),
        num_partitions: 1,
        replication_factor: 1,
        ..Default::default()
    };
    let ask = |m: &mut Machine, name| {
        let request = CreateTopicsRequest { topics: vec![topic(name)], timeout_ms: 1000, ..Default::default() };
        m.send(7, RequestBody::CreateTopics(request))
    };
    let waiting = [ask(&mut m, "a"), ask(&mut m, "b"), ask(&mut m, "a")];
    m.disk.is_full = true;
    m.release();
    for id in waiting {
        let ResponseBody::CreateTopics(answer) = m.answer(id) else { panic!() };
        assert_eq!(answer.topics[0].error_code, STORAGE_ERROR, "a topic that is not there after all does not exist");
    }
    m.disk.is_full = false;
    assert_eq!(create(&mut m, "b"), 0);
    let request =
        InitProducerIdRequest { transactional_id: None, producer_id: -1, producer_epoch: -1, ..Default::default() };
    let ResponseBody::InitProducerId(answer) = m.ask(4, request) else { panic!() };
    assert_eq!(answer.error_code, 0);
}

#[test]
fn a_log_that_finds_no_room_is_made_later() {
    let mut m = Machine::new();
    m.hold(|effect| matches!(effect, Effect::OpenLog(_)));
    let topic = CreatableTopic { name: "late".into(), num_partitions: 1, replication_factor: 1, ..Default::default() };
    let request = CreateTopicsRequest { topics: vec![topic], timeout_ms: 1000, ..Default::default() };
    let id = m.send(7, RequestBody::CreateTopics(request));
    m.disk.is_full = true;
    m.release();
    let ResponseBody::CreateTopics(answer) = m.answer(id) else { panic!() };
    assert_eq!(answer.topics[0].error_code, 0, "it is committed");
    let produce = || produce(-1, "late", vec![(0, batch(&["a"], None))]);
    assert_eq!(produced(m.ask(9, produce()))[0].error_code, STORAGE_ERROR);
    m.pass(20_000);
    m.disk.is_full = false;
    m.pass(5_000);
    assert_eq!(produced(m.ask(9, produce()))[0].error_code, 0);
    assert!(m.fatal.is_none());
}
