//! Start, restart, snapshots, faults.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use bytes::Bytes;
use ottla_protocol::ids::{BrokerEpoch, LeaderEpoch, NodeId, Offset, PartitionId};
use ottla_protocol::log::{FaultKind, LogId, StorageFault};
use ottla_protocol::messages::create_topics_request::{CreatableTopic, CreateTopicsRequest};
use ottla_protocol::messages::init_producer_id_request::InitProducerIdRequest;
use ottla_protocol::messages::{NoOpRecord, ResponseBody};

use super::driver::{Disk, FOLDER, Node, batch_count};
use crate::effect::Effects;
use crate::input::Input;
use crate::metadata::{Change, MetadataEventKind};
use crate::quorum::batches::{Content, Control, decode};
use crate::quorum::snapshot;

pub(super) fn create(name: &str, partitions: i32) -> CreateTopicsRequest {
    let topic =
        CreatableTopic { name: name.into(), num_partitions: partitions, replication_factor: 1, ..Default::default() };
    CreateTopicsRequest { topics: vec![topic], ..Default::default() }
}

pub(super) fn init() -> InitProducerIdRequest {
    InitProducerIdRequest { transactional_id: None, producer_id: -1, producer_epoch: -1, ..Default::default() }
}

fn producer_id(node: &mut Node) -> i64 {
    match node.ask(5, init()) {
        ResponseBody::InitProducerId(answer) if answer.error_code == 0 => answer.producer_id,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_first_start_leaves_a_log_as_kafkas() {
    let node = Node::new();
    let registered = Change::Registered { broker_epoch: BrokerEpoch::new(5) };
    assert_eq!(node.changes, vec![registered, Change::Unfenced]);
    assert_eq!(
        node.committed_types(),
        [
            "FEATURE_LEVEL_RECORD",
            "REGISTER_CONTROLLER_RECORD",
            "REGISTER_BROKER_RECORD",
            "BROKER_REGISTRATION_CHANGE_RECORD",
            "PRODUCER_IDS_RECORD"
        ]
    );
    let first = decode(&node.disk.log[0]).unwrap();
    let kinds: Vec<_> = first.iter().map(|entry| &entry.content).collect();
    assert!(matches!(
        kinds[..],
        [
            Content::Control(Control::LeaderChange(_)),
            Content::Control(Control::KRaftVersion(_)),
            Content::Control(Control::Voters(_))
        ]
    ));
    assert!(first.iter().all(|entry| entry.epoch == 1));
    let state = String::from_utf8(node.disk.quorum_state.clone().unwrap().to_vec()).unwrap();
    assert_eq!(
        state,
        r#"{"leaderId":1,"leaderEpoch":1,"votedId":-1,"votedDirectoryId":"AAAAAAAAAAAAAAAAAAAAAA","data_version":1}"#
    );
    let elected = MetadataEventKind::ControllerElected { node: NodeId::new(1), epoch: 1 };
    assert_eq!(node.events[0].kind, elected);
    assert!(node.plane.is_idle());
}

#[test]
fn a_restart_replays_everything_and_begins_new_epochs() {
    let mut node = Node::new();
    node.ask(7, create("orders", 3));
    let before = node.image().clone();
    node.crash(true);
    let after = node.image().clone();
    assert_eq!(node.fatal, None);
    assert_eq!((before.epoch, after.epoch), (1, 2));
    let leader = |image: &crate::metadata::Image| {
        let topic = image.topics.by_name("orders").unwrap();
        let partition = topic.partition(PartitionId::new(2)).unwrap();
        (topic.id, partition.leader, partition.leader_epoch, partition.isr.clone())
    };
    let (id, isr) = (leader(&before).0, vec![NodeId::new(1)]);
    assert_eq!(leader(&before), (id, Some(NodeId::new(1)), LeaderEpoch::new(0), isr.clone()));
    // Once for the leader that is gone, once for the one that came: no epoch of the life before is used again.
    assert_eq!(leader(&after), (id, Some(NodeId::new(1)), LeaderEpoch::new(2), isr));
    let hosted = node.plane.hosted_partitions();
    assert_eq!(hosted.len(), 3);
    assert!(hosted.iter().all(|partition| partition.folder == Some(FOLDER)));
    assert!(node.plane.broker_epoch() > Some(BrokerEpoch::new(5)));
}

#[test]
fn at_the_registration_the_image_has_no_leader_here_and_at_the_unfencing_it_has() {
    let mut node = Node::new();
    node.ask(7, create("orders", 1));
    node.crash(true);
    let [Change::Registered { .. }, Change::PartitionChanged(partition), Change::Unfenced] = &node.changes[..] else {
        panic!("{:?}", node.changes);
    };
    assert_eq!(partition.leader, Some(NodeId::new(1)));
}

#[test]
fn an_unflushed_tail_was_never_answered_and_may_go() {
    let mut node = Node::new();
    node.holds_flushes = true;
    let request = node.send(7, create("orders", 1));
    assert_eq!(node.answer(request).map(drop), None);
    assert!(node.image().topics.is_empty(), "only what is committed shows");
    assert!(!node.plane.is_idle());
    node.crash(true);
    assert!(node.image().topics.is_empty());
    let again = node.ask(7, create("orders", 1));
    assert!(matches!(again, ResponseBody::CreateTopics(answer) if answer.topics[0].error_code == 0));
}

#[test]
fn an_unflushed_tail_that_survives_is_committed_by_the_next_epoch() {
    let mut node = Node::new();
    node.holds_flushes = true;
    node.send(7, create("orders", 1));
    node.crash(false);
    assert!(node.image().topics.by_name("orders").is_some());
}

#[test]
fn operations_in_flight_see_each_other_and_are_answered_in_order() {
    let mut node = Node::new();
    node.holds_flushes = true;
    let first = node.send(7, create("orders", 1));
    let second = node.send(7, create("orders", 1));
    assert!(node.replies.is_empty());
    node.flush();
    let code = |answer| match answer {
        Some(ResponseBody::CreateTopics(answer)) => answer.topics[0].error_code,
        other => panic!("{other:?}"),
    };
    let order: Vec<_> = node.replies.iter().map(|reply| reply.request).collect();
    assert_eq!(order, [first, second]);
    assert_eq!((code(node.answer(first)), code(node.answer(second))), (0, 36));
}

#[test]
fn producer_ids_are_never_given_out_twice() {
    let mut node = Node::new();
    let mut seen = alloc::collections::BTreeSet::new();
    for round in 0..4 {
        for _ in 0..1500 {
            assert!(seen.insert(producer_id(&mut node)));
        }
        node.crash(round % 2 == 0);
    }
}

#[test]
fn a_producer_waits_while_a_block_is_on_its_way() {
    let mut node = Node::new();
    node.holds_flushes = true;
    let mut last = None;
    for _ in 0..1001 {
        last = Some(node.send(5, init()));
    }
    assert_eq!(node.replies.len(), 1000);
    node.flush();
    assert!(matches!(node.answer(last.unwrap()), Some(ResponseBody::InitProducerId(a)) if a.producer_id == 1000));
}

#[test]
fn a_snapshot_is_written_by_size_and_a_restart_begins_with_it() {
    let mut node = Node::with(&[("metadata.log.max.record.bytes.between.snapshots", "3000")]);
    for i in 0..40 {
        node.ask(7, create(&alloc::format!("topic-{i}"), 1));
    }
    let (end, epoch, bytes) = node.disk.snapshot.clone().expect("a snapshot");
    assert_eq!(epoch, 1);
    assert!(node.disk.log_start == end && batch_count(&node.disk) < 30);
    assert!(!snapshot::read(&bytes).unwrap().is_empty());
    let before = node.image().clone();
    node.crash(true);
    assert_eq!(node.fatal, None);
    assert_eq!(node.image().topics.len(), 40);
    let ids = |image: &crate::metadata::Image| image.topics.iter().map(|topic| topic.id).collect::<Vec<_>>();
    assert_eq!(ids(node.image()), ids(&before));
    assert!(node.image().producer_ids.next_producer_id > before.producer_ids.next_producer_id);
}

#[test]
fn a_snapshot_is_written_by_time_if_there_is_something_new() {
    let mut node = Node::with(&[("metadata.log.max.snapshot.interval.ms", "1000")]);
    assert!(node.plane.next_deadline().is_some());
    node.pass(999);
    node.pass(1);
    let first = node.disk.snapshot.clone().expect("a snapshot").0;
    assert_eq!(first, node.image().end_offset);
    assert_eq!(node.plane.next_deadline(), None, "nothing new since");
    node.pass(5000);
    assert_eq!(node.disk.snapshot.as_ref().unwrap().0, first);
    node.ask(7, create("orders", 1));
    node.pass(5000);
    assert!(node.disk.snapshot.as_ref().unwrap().0 > first);
}

#[test]
fn damage_is_named_and_ends_the_node() {
    let mut node = Node::new();
    node.ask(7, create("orders", 1));
    let healthy = node.disk.clone();
    let damage = |edit: fn(&mut Disk), word: &str| {
        let mut disk = healthy.clone();
        edit(&mut disk);
        let mut node = Node::on(disk, &[]);
        node.start();
        let fatal = node.fatal.expect("a fatal fault");
        assert!(fatal.contains(word), "{fatal}");
    };
    damage(|disk| disk.quorum_state = Some(Bytes::from_static(b"{}")), "quorum-state");
    damage(|disk| disk.snapshot = Some((Offset::new(900), 1, Bytes::new())), "snapshot");
    damage(
        |disk| {
            let mut bytes = disk.log[1].to_vec();
            *bytes.last_mut().unwrap() ^= 1;
            disk.log[1] = bytes.into();
        },
        "cannot be read",
    );
    damage(
        |disk| {
            let topic = disk.log.last().unwrap().clone();
            let mut again = topic.to_vec();
            let end = disk.end();
            ottla_protocol::records::patch(&mut again, end, LeaderEpoch::new(1)).unwrap();
            disk.log.push(again.into());
        },
        "cannot be replayed",
    );
}

#[test]
fn another_nodes_log_is_refused() {
    let node = Node::new();
    let mut other = Node::on(node.disk, &[("node.id", "2")]);
    other.start();
    assert!(other.fatal.unwrap().contains("voters"));
}

#[test]
fn a_fault_of_the_metadata_log_ends_the_node() {
    let mut node = Node::new();
    let fault = StorageFault { kind: FaultKind::Io, folder: Some(FOLDER), detail: "disk broken".into() };
    node.step(Input::Appended(LogId::METADATA, Err(fault)));
    assert!(node.fatal.take().unwrap().contains("disk broken"));
    node.send(7, create("orders", 1));
    assert!(node.replies.is_empty() && node.fatal.is_none(), "it is silent from then on");
}

#[test]
fn a_stop_takes_no_more_changes_and_finishes_those_in_flight() {
    let mut node = Node::new();
    node.holds_flushes = true;
    let request = node.send(7, create("orders", 1));
    let mut effects = Effects::new();
    node.plane.stop(node.now(), &mut effects);
    assert!(effects.is_empty());
    let late = node.ask(7, create("late", 1));
    assert!(matches!(late, ResponseBody::CreateTopics(answer) if answer.topics[0].error_code == 41));
    assert!(!node.plane.is_idle());
    node.flush();
    assert!(node.answer(request).is_some());
    assert!(node.plane.is_idle());
}

#[test]
fn a_node_whose_metadata_folder_failed_takes_no_changes() {
    let mut node = Node::new();
    node.ask(7, create("orders", 2));
    let other = ottla_protocol::ids::Uuid::from_u128(77 << 64);
    let mut effects = Effects::new();
    node.plane.folder_failed(node.now(), other, &mut effects);
    assert!(effects.is_empty(), "a folder that is none of this node's");
    node.plane.folder_failed(node.now(), FOLDER, &mut effects);
    assert!(effects.is_empty(), "nothing can be committed any more");
    let refused = node.ask(7, create("late", 1));
    assert!(matches!(refused, ResponseBody::CreateTopics(answer) if answer.topics[0].error_code == 56));
    assert_eq!(node.fatal, None);
}

#[test]
fn a_failed_folder_takes_its_partitions_offline_and_only_them() {
    let other = ottla_protocol::ids::Uuid::from_u128(0x07e << 64);
    let mut node = Node::on(Disk::default(), &[]);
    node.folders.push((other, true));
    node.start();
    node.ask(7, create("orders", 4));
    let spread: Vec<_> = node.plane.hosted_partitions().iter().map(|partition| partition.folder.unwrap()).collect();
    assert_eq!(spread.iter().filter(|folder| **folder == other).count(), 2, "both folders are used alike");
    node.changes.clear();
    node.fail_folder(other);
    let changed = node.changes.iter().map(|change| match change {
        Change::PartitionChanged(partition) => (partition.folder, partition.leader),
        other => panic!("{other:?}"),
    });
    assert_eq!(changed.collect::<Vec<_>>(), [(Some(other), None), (Some(other), None)]);
    node.ask(7, create("more", 2));
    let topic = node.image().topics.by_name("more").unwrap().clone();
    assert!(topic.partitions.iter().all(|partition| partition.directories == [FOLDER]));
    // After a restart with the folder back, everything is led again.
    node.crash(true);
    assert!(node.plane.hosted_partitions().iter().all(|partition| partition.leader == Some(NodeId::new(1))));
    // And with the folder still offline, the rest is.
    node.folders[1].1 = false;
    node.crash(true);
    let led = node.plane.hosted_partitions().into_iter().filter(|partition| partition.leader.is_some());
    assert!(led.clone().count() == 4 && led.clone().all(|partition| partition.folder == Some(FOLDER)));
}

#[test]
fn transactions_of_records_count_only_once_they_end() {
    use crate::metadata::image::Image;
    use crate::metadata::loader::Loader;
    use crate::quorum::batches::Entry;
    use ottla_protocol::ids::{Timestamp, Uuid};
    use ottla_protocol::messages::{
        AbortTransactionRecord, BeginTransactionRecord, EndTransactionRecord, MetadataRecord, TopicRecord,
    };
    let topic = |name: &str, id| {
        MetadataRecord::from(TopicRecord { name: name.into(), topic_id: Uuid::from_u128(id), ..Default::default() })
    };
    let records: Vec<MetadataRecord> = vec![
        BeginTransactionRecord::default().into(),
        topic("aborted", 1 << 64),
        AbortTransactionRecord::default().into(),
        BeginTransactionRecord::default().into(),
        topic("ended", 2 << 64),
        EndTransactionRecord::default().into(),
        NoOpRecord::default().into(),
        BeginTransactionRecord::default().into(),
        topic("open", 3 << 64),
    ];
    let entry = |(offset, record)| Entry {
        offset: Offset::new(offset),
        epoch: 1,
        timestamp: Timestamp::new(0),
        content: Content::Record(record),
    };
    let (mut image, mut loader) = (Image::default(), Loader::default());
    loader.load(&mut image, (0..).zip(records).map(entry).collect()).unwrap();
    assert_eq!(loader.finish(&image), Ok(true));
    let names: Vec<_> = image.topics.iter().map(|topic| &*topic.name).collect();
    assert_eq!(names, ["ended"]);
    assert_eq!(image.end_offset, Offset::new(9));
}
