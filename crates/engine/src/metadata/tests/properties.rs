//! Random histories of requests and crashes against the invariants 46 to 50 of the specification: names and ids, producer ids
//! and broker epochs, one prefix for all, acknowledged means kept, well-formed partitions.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use ottla_protocol::ids::{NodeId, PartitionId, TopicId};
use ottla_protocol::messages::create_partitions_request::{CreatePartitionsRequest, CreatePartitionsTopic};
use ottla_protocol::messages::delete_topics_request::DeleteTopicsRequest;
use ottla_protocol::messages::incremental_alter_configs_request::{
    AlterConfigsResource, AlterableConfig, IncrementalAlterConfigsRequest,
};
use ottla_protocol::messages::{RequestBody, ResponseBody};
use proptest::prelude::*;

use super::driver::Node;
use super::life::{create, init};
use crate::input::RequestId;
use crate::metadata::Image;
use crate::metadata::loader::Loader;
use crate::quorum::{batches, snapshot};

const NAMES: [&str; 4] = ["a", "b", "c.d", "c_d"];

#[derive(Debug, Clone)]
enum Step {
    Create(usize, i32),
    Delete(usize),
    Grow(usize, i32),
    Configure(usize, u32),
    InitProducer,
    HoldFlushes,
    Flush,
    Crash { loses_unflushed: bool },
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let name = 0..NAMES.len();
    let step = prop_oneof![
        4 => (name.clone(), 1..4i32).prop_map(|(name, count)| Step::Create(name, count)),
        2 => name.clone().prop_map(Step::Delete),
        2 => (name.clone(), 1..7i32).prop_map(|(name, count)| Step::Grow(name, count)),
        2 => (name, 1..5u32).prop_map(|(name, value)| Step::Configure(name, value)),
        1 => Just(Step::InitProducer),
        1 => Just(Step::HoldFlushes),
        2 => Just(Step::Flush),
        1 => any::<bool>().prop_map(|loses_unflushed| Step::Crash { loses_unflushed }),
    ];
    proptest::collection::vec(step, 1..60)
}

/// What a client knows: topics as they must be, by the answers it got. A topic with a request unanswered is not known.
#[derive(Default)]
struct Client {
    known: BTreeMap<&'static str, Option<(usize, Option<String>)>>,
    unanswered: Vec<(RequestId, Step)>,
    producer_ids: BTreeSet<i64>,
}

impl Client {
    fn hear(&mut self, node: &mut Node) {
        let mut waiting = Vec::new();
        for (id, step) in core::mem::take(&mut self.unanswered) {
            match node.answer(id) {
                Some(answer) => self.learn(&step, &answer),
                None => waiting.push((id, step)),
            }
        }
        self.unanswered = waiting;
    }

    fn learn(&mut self, step: &Step, answer: &ResponseBody) {
        match (step, answer) {
            (Step::Create(name, count), ResponseBody::CreateTopics(answer)) if answer.topics[0].error_code == 0 => {
                self.known.insert(NAMES[*name], Some((usize::try_from(*count).unwrap(), None)));
            }
            (Step::Delete(name), ResponseBody::DeleteTopics(answer)) if answer.responses[0].error_code == 0 => {
                self.known.insert(NAMES[*name], None);
            }
            (Step::Grow(name, count), ResponseBody::CreatePartitions(answer)) if answer.results[0].error_code == 0 => {
                let known = self.known.get_mut(NAMES[*name]).and_then(Option::as_mut);
                known.expect("a topic that grew was created").0 = usize::try_from(*count).unwrap();
            }
            (Step::Configure(name, value), ResponseBody::IncrementalAlterConfigs(answer))
                if answer.responses[0].error_code == 0 =>
            {
                let known = self.known.get_mut(NAMES[*name]).and_then(Option::as_mut);
                known.expect("a topic that was configured was created").1 = Some(alloc::format!("{value}"));
            }
            (Step::InitProducer, ResponseBody::InitProducerId(answer)) => {
                assert!(self.producer_ids.insert(answer.producer_id), "given out twice: {}", answer.producer_id);
            }
            _ => {}
        }
    }

    /// Acknowledged means kept (49); what was in flight at a crash may have happened or not.
    fn compare(&mut self, image: &Image) {
        for (name, expected) in &self.known {
            assert_eq!(&observed(image, name), expected, "{name}");
        }
    }

    fn forget_unanswered(&mut self, image: &Image) {
        for (_, step) in core::mem::take(&mut self.unanswered) {
            if let Step::Create(name, _) | Step::Delete(name) | Step::Grow(name, _) | Step::Configure(name, _) = step {
                self.known.insert(NAMES[name], observed(image, NAMES[name]));
            }
        }
    }
}

fn observed(image: &Image, name: &str) -> Option<(usize, Option<String>)> {
    let topic = image.topics.by_name(name)?;
    let overrides = image.configs.get(&crate::metadata::ConfigResource::topic(name));
    Some((topic.partitions.len(), overrides.get("retention.ms").cloned()))
}

fn body(step: &Step) -> Option<(i16, RequestBody)> {
    Some(match step {
        Step::Create(name, count) => (7, create(NAMES[*name], *count).into()),
        Step::Delete(name) => {
            (5, DeleteTopicsRequest { topic_names: vec![NAMES[*name].into()], ..Default::default() }.into())
        }
        Step::Grow(name, count) => {
            let topic = CreatePartitionsTopic {
                name: NAMES[*name].into(),
                count: *count,
                assignments: None,
                ..Default::default()
            };
            (3, CreatePartitionsRequest { topics: vec![topic], ..Default::default() }.into())
        }
        Step::Configure(name, value) => {
            let config = AlterableConfig {
                name: "retention.ms".into(),
                value: Some(alloc::format!("{value}")),
                ..Default::default()
            };
            let resource = AlterConfigsResource {
                resource_type: 2,
                resource_name: NAMES[*name].into(),
                configs: vec![config],
                ..Default::default()
            };
            (1, IncrementalAlterConfigsRequest { resources: vec![resource], ..Default::default() }.into())
        }
        Step::InitProducer => (5, init().into()),
        Step::HoldFlushes | Step::Flush | Step::Crash { .. } => return None,
    })
}

/// What was ever seen of topics and leaders.
#[derive(Default)]
struct Witness {
    ids: BTreeMap<TopicId, String>,
    gone: BTreeSet<TopicId>,
    leaders: BTreeMap<(TopicId, PartitionId, i32), Option<NodeId>>,
    epochs: BTreeMap<(TopicId, PartitionId), i32>,
    broker_epoch: i64,
}

impl Witness {
    fn look(&mut self, node: &Node) {
        let image = node.image();
        for topic in image.topics.iter() {
            // 46: an id stands for one topic, for ever.
            let name = self.ids.entry(topic.id).or_insert_with(|| String::from(&*topic.name));
            assert_eq!(*name, *topic.name);
            assert!(!self.gone.contains(&topic.id), "an id came back");
            for (id, partition) in topic.iter() {
                // 48: one leader per epoch; epochs never fall. 50: well-formed.
                let epoch = partition.leader_epoch.get();
                let leader = self.leaders.entry((topic.id, id, epoch)).or_insert(partition.leader);
                assert_eq!(*leader, partition.leader);
                let last = self.epochs.insert((topic.id, id), epoch);
                assert!(last.is_none_or(|last| last <= epoch));
                assert_eq!(partition.replicas, [NodeId::new(1)]);
                assert_eq!(partition.isr, [NodeId::new(1)]);
                assert_eq!(partition.directories.len(), 1);
                assert_eq!(partition.leader, Some(NodeId::new(1)));
            }
        }
        let live: BTreeSet<TopicId> = image.topics.iter().map(|topic| topic.id).collect();
        self.gone = self.ids.keys().copied().filter(|id| !live.contains(id)).collect();
        // The two names that collide never live together.
        assert!(image.topics.by_name("c.d").is_none() || image.topics.by_name("c_d").is_none());
        assert_eq!(image.topics.partition_count(), image.topics.iter().map(|t| t.partitions.len()).sum::<usize>());
    }

    fn look_at_start(&mut self, node: &Node) {
        let epoch = node.plane.broker_epoch().expect("registered").get();
        assert!(epoch > self.broker_epoch, "47: broker epochs increase");
        self.broker_epoch = epoch;
    }
}

/// 48: whoever replays the disk comes to the same image.
fn replays_equal(node: &Node) {
    let (mut image, mut loader) = (Image::default(), Loader::default());
    if let Some((end, epoch, bytes)) = &node.disk.snapshot {
        loader.load(&mut image, snapshot::read(bytes).unwrap()).unwrap();
        image.end_offset = *end;
        image.epoch = *epoch;
    }
    for bytes in &node.disk.log {
        let entries = batches::decode(bytes).unwrap();
        if entries.iter().all(|entry| entry.offset < node.image().end_offset) {
            loader.load(&mut image, entries).unwrap();
        }
    }
    assert_eq!(&image, node.image());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]
    #[test]
    fn histories_keep_the_invariants(steps in steps(), bytes in prop_oneof![Just("1500"), Just("20971520")]) {
        let mut node = Node::with(&[("metadata.log.max.record.bytes.between.snapshots", bytes)]);
        let (mut client, mut witness) = (Client::default(), Witness::default());
        witness.look_at_start(&node);
        for step in steps {
            match &step {
                Step::HoldFlushes => node.holds_flushes = true,
                Step::Flush => {
                    node.flush();
                    node.holds_flushes = false;
                }
                Step::Crash { loses_unflushed } => {
                    client.hear(&mut node);
                    node.crash(*loses_unflushed);
                    witness.look_at_start(&node);
                    client.forget_unanswered(node.image());
                }
                _ => {
                    let (version, body) = body(&step).expect("a request");
                    let id = node.send(version, body);
                    client.unanswered.push((id, step));
                }
            }
            client.hear(&mut node);
            prop_assert_eq!(&node.fatal, &None);
            witness.look(&node);
            if client.unanswered.is_empty() {
                client.compare(node.image());
            }
            replays_equal(&node);
        }
    }
}
