use alloc::vec;

use ottla_protocol::ids::{PartitionId, Uuid};
use ottla_protocol::log::LogId;
use ottla_protocol::messages::delete_topics_request::DeleteTopicState;
use ottla_protocol::messages::incremental_alter_configs_request::{AlterConfigsResource, AlterableConfig};
use ottla_protocol::messages::{DeleteTopicsRequest, HeartbeatRequest, IncrementalAlterConfigsRequest};

use super::driver::{Machine, batch, values};
use super::{bytes, fetch, fetched, partitions, produce, produced};
use crate::effect::{Answer, Effect};
use crate::input::Input;

#[test]
fn what_was_written_is_served_after_a_restart() {
    let mut m = Machine::new();
    m.create_topic("orders", 2, &[]);
    m.ask(9, produce(1, "orders", vec![(1, batch(&["a", "b"], None))]));
    m.restart();
    let answer = fetched(m.ask(12, fetch(0, 1, "orders", &[(1, 0)])));
    assert_eq!(values(bytes(partitions(&answer)[0])), [(0, "a".into()), (1, "b".into())]);
    let next = produced(m.ask(9, produce(1, "orders", vec![(1, batch(&["c"], None))])));
    assert_eq!(next[0].base_offset, 2);
}

#[test]
fn an_idle_node_waits_for_nothing_but_its_housekeeping() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    m.ask(9, produce(1, "orders", vec![(0, batch(&["a"], None))]));
    m.ask(12, fetch(500, 1, "orders", &[(0, 0)]));
    let deadline = m.node.next_deadline().unwrap();
    assert!(deadline.as_micros() > 29_000_000, "{deadline}");
}

#[test]
fn a_creator_hears_of_a_topic_once_it_works() {
    let mut m = Machine::new();
    m.hold(|effect| matches!(effect, Effect::OpenLog(_)));
    let topic = ottla_protocol::messages::create_topics_request::CreatableTopic {
        name: "orders".into(),
        num_partitions: 1,
        replication_factor: 1,
        ..Default::default()
    };
    let request =
        ottla_protocol::messages::CreateTopicsRequest { topics: vec![topic], timeout_ms: 1000, ..Default::default() };
    let id = m.send(7, request);
    assert!(m.take_answer(id).is_none(), "its log is not open");
    m.release();
    m.answer(id);
    assert_eq!(produced(m.ask(9, produce(1, "orders", vec![(0, batch(&["a"], None))])))[0].error_code, 0);
}

#[test]
fn a_deleted_topic_takes_its_logs_along() {
    let mut m = Machine::new();
    m.create_topic("orders", 2, &[]);
    let log = m.log_id("orders", 0);
    let names = vec![DeleteTopicState { name: Some("orders".into()), ..Default::default() }];
    m.ask(6, DeleteTopicsRequest { topics: names, timeout_ms: 1000, ..Default::default() });
    assert!(!m.disk.logs.contains_key(&log));
    m.create_topic("orders", 1, &[]);
    let fresh = produced(m.ask(9, produce(1, "orders", vec![(0, batch(&["a"], None))])));
    assert_eq!(fresh[0].base_offset, 0);
}

#[test]
fn folders_that_belong_to_no_partition_are_set_aside() {
    let mut m = Machine::new();
    let stray = LogId { topic_id: Uuid::from_u128(77), partition: PartitionId::new(0) };
    m.disk.logs.insert(stray, super::driver::DiskLog { topic: "gone".into(), ..Default::default() });
    m.restart();
    assert_eq!(m.disk.set_aside, [stray]);
}

#[test]
fn new_settings_reach_the_log() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    m.ask(9, produce(1, "orders", vec![(0, batch(&["a"], None))]));
    let config = AlterableConfig {
        name: "flush.messages".into(),
        config_operation: 0,
        value: Some("1".into()),
        ..Default::default()
    };
    let resource = AlterConfigsResource {
        resource_type: 2,
        resource_name: "orders".into(),
        configs: vec![config],
        ..Default::default()
    };
    m.ask(1, IncrementalAlterConfigsRequest { resources: vec![resource], ..Default::default() });
    let told = m.seen.iter().any(|effect| matches!(effect, Effect::ConfigureLog(_, c) if c.flush_messages == Some(1)));
    assert!(told, "the disk knows them too");
    m.ask(9, produce(1, "orders", vec![(0, batch(&["b"], None))]));
    assert_eq!(m.log("orders", 0).flushed, m.log("orders", 0).end());
}

#[test]
fn what_is_not_served_is_closed_with_a_reason() {
    let mut m = Machine::new();
    let id = m.send(4, HeartbeatRequest::default());
    let Some(Answer::Close(reason)) = m.take_answer(id) else { panic!() };
    assert!(reason.contains("Heartbeat"), "{reason}");
}

#[test]
fn stops_once_nothing_is_on_its_way() {
    let mut m = Machine::new();
    m.create_topic("orders", 1, &[]);
    m.hold(|effect| matches!(effect, Effect::Append(_)));
    let parked = m.send(12, fetch(60_000, 1, "orders", &[(0, 0)]));
    let producing = m.send(9, produce(-1, "orders", vec![(0, batch(&["a"], None))]));
    m.step(Input::Stop);
    fetched(m.answer(parked));
    let stopped = |m: &Machine| m.seen.iter().any(|effect| matches!(effect, Effect::Stopped { .. }));
    assert!(!stopped(&m), "an append is on its way");
    let late = m.send(12, fetch(60_000, 1, "orders", &[(0, 0)]));
    assert!(matches!(m.take_answer(late), Some(Answer::Close(_))));
    m.release();
    assert_eq!(produced(m.answer(producing))[0].error_code, 0);
    assert!(stopped(&m));
    assert!(matches!(m.seen.last(), Some(Effect::Stopped { broker_epoch }) if *broker_epoch >= 0));
}
