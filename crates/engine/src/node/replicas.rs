//! Every replica that this node hosts.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{LeaderEpoch, PartitionId, TopicId};
use ottla_protocol::log::LogId;

use crate::metadata::Image;
use crate::replica::Replica;

/// How a request names a topic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TopicRef<'a> {
    Name(&'a str),
    Id(TopicId),
}

/// Every replica that this node hosts, by its log.
#[derive(Debug, Default)]
pub(crate) struct Replicas {
    map: BTreeMap<LogId, Replica>,
}

impl Replicas {
    pub(crate) fn insert(&mut self, replica: Replica) {
        self.map.insert(replica.log, replica);
    }

    pub(crate) fn remove(&mut self, log: LogId) -> Option<Replica> {
        self.map.remove(&log)
    }

    pub(crate) fn get(&self, log: LogId) -> Option<&Replica> {
        self.map.get(&log)
    }

    pub(crate) fn get_mut(&mut self, log: LogId) -> Option<&mut Replica> {
        self.map.get_mut(&log)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Replica> {
        self.map.values()
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Replica> {
        self.map.values_mut()
    }

    /// The hosted logs of one topic.
    pub(crate) fn of_topic(&self, topic_id: TopicId) -> Vec<LogId> {
        let first = LogId { topic_id, partition: PartitionId::new(0) };
        self.map.range(first..).map(|(log, _)| *log).take_while(|log| log.topic_id == topic_id).collect()
    }

    /// The replica that serves a partition as its leader.
    pub(crate) fn serving(&self, log: LogId, epoch: Option<LeaderEpoch>) -> Result<&Replica, ErrorCode> {
        let replica = self.map.get(&log).ok_or(ErrorCode::NotLeaderOrFollower)?;
        replica.serves(epoch)?;
        Ok(replica)
    }
}

/// The log of a partition that the metadata knows, hosted here or not.
pub(crate) fn locate(image: &Image, topic: TopicRef<'_>, partition: i32) -> Result<LogId, ErrorCode> {
    let found = match topic {
        TopicRef::Name(name) => image.topics.by_name(name).ok_or(ErrorCode::UnknownTopicOrPartition)?,
        TopicRef::Id(id) => image.topics.by_id(id).ok_or(ErrorCode::UnknownTopicId)?,
    };
    let partition = PartitionId::new(partition);
    found.partition(partition).ok_or(ErrorCode::UnknownTopicOrPartition)?;
    Ok(LogId { topic_id: found.id, partition })
}
