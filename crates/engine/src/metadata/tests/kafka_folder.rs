//! The metadata log of an Apache Kafka node (see `testdata/cluster_metadata`), opened here.

use alloc::vec::Vec;

use bytes::Bytes;
use ottla_protocol::ids::Offset;
use ottla_protocol::messages::ResponseBody;
use ottla_protocol::records::batches;

use super::driver::{Disk, Node};
use super::life::create;
use crate::metadata::{ConfigResource, Image};

const LOG: &[u8] = include_bytes!("../../../testdata/cluster_metadata/00000000000000000000.log");
const FORMAT: &[u8] = include_bytes!("../../../testdata/cluster_metadata/00000000000000000000-0000000000.checkpoint");
const SNAPSHOT: &[u8] = include_bytes!("../../../testdata/cluster_metadata/00000000000000000039-0000000001.checkpoint");
const QUORUM_STATE: &[u8] = include_bytes!("../../../testdata/cluster_metadata/quorum-state");

fn disk(snapshot: Option<(Offset, i32, &'static [u8])>) -> Disk {
    let whole = batches(LOG).map(|batch| Bytes::copy_from_slice(batch.unwrap().bytes()));
    let mut disk = Disk {
        quorum_state: Some(Bytes::from_static(QUORUM_STATE)),
        snapshot: snapshot.map(|(end, epoch, bytes)| (end, epoch, Bytes::from_static(bytes))),
        log: whole.collect(),
        ..Disk::default()
    };
    disk.flushed = disk.end();
    disk
}

/// Topics with the counts of their partitions, and their overrides.
fn summary(image: &Image) -> Vec<(&str, usize, Vec<(&str, &str)>)> {
    let topics = image.topics.iter().map(|topic| {
        let overrides = image.configs.get(&ConfigResource::topic(&topic.name));
        let overrides = overrides.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        (&*topic.name, topic.partitions.len(), overrides)
    });
    topics.collect()
}

#[test]
fn what_kafka_wrote_is_what_is_read() {
    for snapshot in [None, Some((Offset::ZERO, 0, FORMAT)), Some((Offset::new(39), 1, SNAPSHOT))] {
        let mut node = Node::on(disk(snapshot), &[]);
        node.start();
        assert_eq!(node.fatal, None);
        let expected = [
            ("topic-0", 2, Vec::from([("retention.ms", "1000")])),
            ("topic-2", 5, Vec::from([("retention.ms", "1002")])),
            ("topic-3", 2, Vec::from([("cleanup.policy", "compact")])),
            ("topic-4", 2, Vec::from([("retention.ms", "1004")])),
            ("topic-5", 2, Vec::from([("retention.ms", "1005")])),
        ];
        assert_eq!(summary(node.image()), expected);
        let defaults = node.image().configs.get(&ConfigResource::cluster());
        assert_eq!(defaults.get("log.retention.ms").map(alloc::string::String::as_str), Some("86400000"));
        assert_eq!(node.image().feature_level("metadata.version"), 33);
        // Kafka gave out the block from 0; the next one is ours.
        assert_eq!(node.image().producer_ids.next_producer_id, 2000);
        assert_eq!(node.image().epoch, 2);
        assert!(node.image().is_active(ottla_protocol::ids::NodeId::new(1)));
        let created = node.ask(7, create("ours", 1));
        assert!(matches!(created, ResponseBody::CreateTopics(answer) if answer.topics[0].error_code == 0));
        let state = node.disk.quorum_state.clone().unwrap();
        assert!(state.ends_with(b"\"data_version\":0}"), "the quorum's own version is kept");
        node.crash(true);
        assert_eq!((node.fatal.clone(), node.image().topics.len()), (None, 6));
    }
}

#[test]
fn a_folder_that_kafka_formatted_is_begun_with() {
    let formatted = Disk { snapshot: Some((Offset::ZERO, 0, Bytes::from_static(FORMAT))), ..Disk::default() };
    let mut node = Node::on(formatted, &[]);
    node.start();
    assert_eq!(node.fatal, None);
    assert_eq!(node.image().feature_level("metadata.version"), 33);
    assert_eq!(node.image().feature_level("group.version"), 1);
    assert_eq!(node.committed_types().iter().filter(|name| **name == "FEATURE_LEVEL_RECORD").count(), 6);
    let before = node.image().features.clone();
    node.crash(true);
    assert_eq!(node.image().features, before);
}
