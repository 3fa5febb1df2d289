//! What a world is like: its topics, its faults, and the bug that is planted in it to see whether the checkers find it.

use std::sync::Arc;

use bytes::{Bytes, BytesMut};
use ottla_protocol::ids::TopicId;
use ottla_protocol::messages::create_topics_request::{CreatableTopic, CreatableTopicConfig};
use ottla_protocol::messages::delete_topics_response::DeletableTopicResult;
use ottla_protocol::messages::{DeleteTopicsResponse, RequestBody, ResponseBody};
use ottla_protocol::records::Records;
use ottla_storage::CrashKind;

use crate::random::Random;

/// A topic to be created.
#[derive(Debug, Clone)]
pub struct PlannedTopic {
    /// Its name.
    pub name: Arc<str>,
    /// How many partitions.
    pub partitions: i32,
    /// Its own settings.
    pub configs: Vec<(&'static str, String)>,
}

impl PlannedTopic {
    /// What asks for its creation.
    pub(crate) fn to_wire(&self) -> CreatableTopic {
        let config = |(name, value): &(&str, String)| CreatableTopicConfig {
            name: (*name).to_owned(),
            value: Some(value.clone()),
            ..Default::default()
        };
        CreatableTopic {
            name: self.name.to_string(),
            num_partitions: self.partitions,
            replication_factor: 1,
            configs: self.configs.iter().map(config).collect(),
            ..Default::default()
        }
    }
}

/// A bug put in between the node and its surroundings on purpose: a checker that does not find it is worth nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Plant {
    /// None.
    Nothing,
    /// A flush is reported that did not happen.
    FlushIsALie,
    /// An append is reported that did not happen, now and then.
    AppendIsALie,
    /// A read returns bytes with one bit flipped, now and then.
    ReadRots,
    /// A search by time answers with a later offset.
    SearchOvershoots,
    /// Raising the log start is reported and not done.
    LogStartIsForgotten,
    /// Retention believes that it is a month later.
    RetentionIsEarly,
    /// A produce answer names the offset after the right one.
    OffsetIsOff,
    /// A high watermark falls, now and then.
    WatermarkFalls,
    /// After a crash the last segment's tail is cut, although it was whole.
    RecoveryCutsTooMuch,
    /// The disk's memory of producers is lost at a restart: repeats are appended again.
    ProducersAreForgotten,
    /// A flush that failed is believed: what it covered may be gone.
    FailedFlushIsBelieved,
    /// A topic that is created again opens the log of the one that was deleted.
    NamesakeInheritsTheLog,
    /// The deletion of a topic is answered and not done.
    DeletionIsForgotten,
    /// A read of what is damaged is answered with nothing.
    DamageReadsAsNothing,
    /// Where the disk lied, the whole log is taken for lost.
    LieCostsTheLog,
    /// An append that found no room is reported as done.
    NoRoomIsNoFault,
    /// A log that once found no room finds none any more until the node is started again.
    RoomIsNotSeen,
    /// A folder that failed is taken for one that works, as far as appends go.
    FailedFolderAppends,
}

impl Plant {
    /// Every bug.
    pub const ALL: &'static [Self] = &[
        Self::FlushIsALie,
        Self::AppendIsALie,
        Self::ReadRots,
        Self::SearchOvershoots,
        Self::LogStartIsForgotten,
        Self::RetentionIsEarly,
        Self::OffsetIsOff,
        Self::WatermarkFalls,
        Self::RecoveryCutsTooMuch,
        Self::ProducersAreForgotten,
        Self::FailedFlushIsBelieved,
        Self::NamesakeInheritsTheLog,
        Self::DeletionIsForgotten,
        Self::DamageReadsAsNothing,
        Self::LieCostsTheLog,
        Self::NoRoomIsNoFault,
        Self::RoomIsNotSeen,
        Self::FailedFolderAppends,
    ];

    /// The bug that lies in requests which are answered, and not passed on to the node: the answer.
    pub(super) fn forestalls(self, body: &RequestBody) -> Option<ResponseBody> {
        match (self, body) {
            (Self::DeletionIsForgotten, RequestBody::DeleteTopics(asked)) => {
                let by_name = asked.topic_names.iter().map(|name| (Some(name.clone()), TopicId::ZERO));
                let either = asked.topics.iter().map(|topic| (topic.name.clone(), topic.topic_id));
                let done = |(name, topic_id)| DeletableTopicResult { name, topic_id, ..Default::default() };
                let responses = by_name.chain(either).map(done).collect();
                Some(ResponseBody::DeleteTopics(DeleteTopicsResponse { responses, ..Default::default() }))
            }
            _ => None,
        }
    }

    /// The bugs that lie in answers.
    pub(super) fn spoil(self, body: &mut ResponseBody, random: &mut Random) {
        match (self, body) {
            (Self::OffsetIsOff, ResponseBody::Produce(answer)) => {
                for partition in answer.responses.iter_mut().flat_map(|topic| &mut topic.partition_responses) {
                    if partition.base_offset >= 0 && random.chance(1, 20) {
                        partition.base_offset += 1;
                    }
                }
            }
            (Self::WatermarkFalls, ResponseBody::Fetch(answer)) => {
                for partition in answer.responses.iter_mut().flat_map(|topic| &mut topic.partitions) {
                    if partition.high_watermark > 3 && random.chance(1, 20) {
                        partition.high_watermark -= 3;
                    }
                }
            }
            (Self::ReadRots, ResponseBody::Fetch(answer)) => {
                for partition in answer.responses.iter_mut().flat_map(|topic| &mut topic.partitions) {
                    let Some(Records::Memory(bytes)) = &partition.records else { continue };
                    if bytes.len() > 80 && random.chance(1, 20) {
                        partition.records = Some(Records::Memory(flipped(bytes)));
                    }
                }
            }
            _ => {}
        }
    }
}

fn flipped(bytes: &Bytes) -> Bytes {
    let mut bytes = BytesMut::from(bytes.as_ref());
    if let Some(byte) = bytes.get_mut(70) {
        *byte ^= 4;
    }
    bytes.freeze()
}

/// One log folder, mostly.
const FOLDERS: &[&[&str]] = &[&["/data"], &["/data"], &["/data", "/more"], &["/data", "/more", "/most"]];

/// What a world is like.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Its topics.
    pub topics: Vec<PlannedTopic>,
    /// What a crash takes.
    pub crash: CrashKind,
    /// Whether there are crashes and stops at all.
    pub has_faults: bool,
    /// The mean time between them, about, in µs.
    pub fault_every_us: u64,
    /// Whether some of the faults are input/output errors: of one kind of call, on the topics' logs, until the node restarts.
    pub has_disk_errors: bool,
    /// Whether the disk, from some moments on, reports flushes of topics' files that it does not make.
    pub lies: bool,
    /// The log folders; the first holds the metadata too.
    pub folders: &'static [&'static str],
    /// Whether the disk is full from some moments on, and has room again some time later.
    pub fills_up: bool,
    /// How long clients work, in µs.
    pub work_us: u64,
    /// Whether an administrator deletes records.
    pub deletes_records: bool,
    /// Whether an administrator deletes topics and creates them again.
    pub recreates_topics: bool,
    /// The bug planted.
    pub plant: Plant,
    /// Whether the node's events are kept.
    pub keeps_events: bool,
}

impl Plan {
    /// The plan of a seed: with power losses all topics flush every message before they acknowledge, because nothing else is
    /// promised then.
    #[must_use]
    pub fn of(seed: u64) -> Self {
        let mut random = Random::stream(seed, "plan");
        let is_power = random.chance(1, 2);
        let count = random.between(1, 4);
        let topics = (0..count)
            .map(|at| {
                let mut configs = vec![("segment.ms", random.between(300, 6_000).to_string())];
                if is_power {
                    configs.push(("flush.messages", "1".to_owned()));
                } else if random.chance(1, 4) {
                    configs.push(("flush.messages", random.between(1, 50).to_string()));
                } else if random.chance(1, 4) {
                    configs.push(("flush.ms", random.between(1, 2_000).to_string()));
                }
                if random.chance(1, 3) {
                    configs.push(("retention.ms", random.between(2_000, 15_000).to_string()));
                }
                if random.chance(1, 6) {
                    configs.push(("retention.bytes", random.between(10_000, 200_000).to_string()));
                }
                if random.chance(1, 3) {
                    let codec = *random.pick(&["gzip", "snappy", "lz4", "zstd", "uncompressed"]);
                    configs.push(("compression.type", codec.to_owned()));
                }
                configs.push(("index.interval.bytes", random.between(0, 8_000).to_string()));
                PlannedTopic {
                    name: Arc::from(format!("topic-{at}")),
                    partitions: i32::try_from(random.between(1, 4)).unwrap_or(1),
                    configs,
                }
            })
            .collect();
        Self {
            topics,
            crash: if is_power { CrashKind::Power { reorders_names: random.chance(1, 2) } } else { CrashKind::Process },
            has_faults: !random.chance(1, 10),
            fault_every_us: random.between(500_000, 6_000_000),
            work_us: random.between(5_000_000, 25_000_000),
            deletes_records: random.chance(1, 3),
            has_disk_errors: random.chance(1, 3),
            recreates_topics: random.chance(1, 3),
            lies: random.chance(1, 2) && is_power,
            folders: *random.pick(FOLDERS),
            fills_up: random.chance(1, 3),
            plant: Plant::Nothing,
            keeps_events: false,
        }
    }
}
