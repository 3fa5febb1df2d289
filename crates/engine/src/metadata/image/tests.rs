use alloc::vec;

use ottla_protocol::ids::{LeaderEpoch, NodeId, PartitionId, Uuid};
use ottla_protocol::messages::{
    ConfigRecord, FeatureLevelRecord, MetadataRecord, PartitionChangeRecord, PartitionRecord, RegisterBrokerRecord,
    RemoveTopicRecord, TopicRecord,
};

use super::{ConfigResource, Image};

const ID: Uuid = Uuid::from_u128(1 << 100);

fn topic(name: &str, id: Uuid) -> MetadataRecord {
    TopicRecord { name: name.into(), topic_id: id, ..Default::default() }.into()
}

fn partition(id: i32) -> MetadataRecord {
    PartitionRecord {
        partition_id: id,
        topic_id: ID,
        replicas: vec![1],
        isr: vec![1],
        leader: 1,
        leader_epoch: 4,
        partition_epoch: 9,
        directories: vec![Uuid::from_u128(1 << 90)],
        ..Default::default()
    }
    .into()
}

fn config(name: &str, value: Option<&str>) -> MetadataRecord {
    ConfigRecord {
        resource_type: 2,
        resource_name: "a.b".into(),
        name: name.into(),
        value: value.map(Into::into),
        ..Default::default()
    }
    .into()
}

fn image() -> Image {
    let mut image = Image::default();
    let feature = FeatureLevelRecord { name: "metadata.version".into(), feature_level: 33, ..Default::default() };
    let broker = RegisterBrokerRecord { broker_id: 1, broker_epoch: 7, ..Default::default() };
    let records = [
        feature.into(),
        broker.into(),
        topic("a.b", ID),
        partition(0),
        partition(1),
        config("retention.ms", Some("1")),
        config("segment.ms", Some("2")),
        config("segment.ms", None),
    ];
    for record in &records {
        image.replay(record).unwrap();
    }
    image
}

#[test]
fn a_snapshot_of_an_image_is_the_image() {
    let image = image();
    let mut copy = Image::default();
    for record in image.to_records() {
        copy.replay(&record).unwrap();
    }
    assert_eq!(copy, image);
}

#[test]
fn a_change_of_the_leader_begins_an_epoch_and_other_changes_do_not() {
    let mut image = image();
    let change = |leader| {
        MetadataRecord::from(PartitionChangeRecord { partition_id: 1, topic_id: ID, leader, ..Default::default() })
    };
    image.replay(&change(-1)).unwrap();
    let seen = |image: &Image| {
        let partition = image.topics.by_id(ID).unwrap().partition(PartitionId::new(1)).unwrap().clone();
        (partition.leader, partition.leader_epoch, partition.partition_epoch.get())
    };
    assert_eq!(seen(&image), (None, LeaderEpoch::new(5), 10));
    image.replay(&change(-2)).unwrap();
    assert_eq!(seen(&image), (None, LeaderEpoch::new(5), 11));
    image.replay(&change(1)).unwrap();
    assert_eq!(seen(&image), (Some(NodeId::new(1)), LeaderEpoch::new(6), 12));
}

#[test]
fn a_removed_topic_takes_its_partitions_and_its_configuration_along() {
    let mut image = image();
    assert_eq!(image.topics.partition_count(), 2);
    image.replay(&RemoveTopicRecord { topic_id: ID, ..Default::default() }.into()).unwrap();
    assert!(image.topics.is_empty());
    assert_eq!(image.topics.partition_count(), 0);
    assert!(image.configs.get(&ConfigResource::topic("a.b")).is_empty());
    assert!(image.topics.by_name("a.b").is_none());
}

#[test]
fn records_that_contradict_the_image_are_refused() {
    let mut image = image();
    assert!(image.replay(&topic("a.b", Uuid::from_u128(5 << 100))).is_err());
    assert!(image.replay(&topic("c", ID)).is_err());
    assert!(image.replay(&partition(3)).is_err());
    let gone = RemoveTopicRecord { topic_id: Uuid::from_u128(77 << 64), ..Default::default() };
    assert!(image.replay(&gone.into()).is_err());
}

#[test]
fn names_collide_where_dots_and_underscores_count_as_equal() {
    let image = image();
    assert_eq!(&*image.topics.colliding("a_b").unwrap().name, "a.b");
    assert!(image.topics.colliding("a_c").is_none());
    assert!(image.topics.colliding("ab").is_none());
}
