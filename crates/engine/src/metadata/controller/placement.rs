//! Which brokers hold a new partition's replicas, and in which of their folders.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{LeaderEpoch, NodeId, PartitionEpoch, Uuid};

use super::{Controller, Refusal};
use crate::metadata::image::Partition;

impl Controller {
    /// Places so many partitions with so many replicas each: leaders in turn over the unfenced brokers, followers on the
    /// brokers after them.
    pub(super) fn place(&mut self, partitions: usize, replication_factor: i16) -> Result<Vec<Vec<NodeId>>, Refusal> {
        let usable = self.image.brokers.iter().filter(|(_, broker)| !broker.is_in_controlled_shutdown);
        let (fenced, unfenced): (Vec<_>, Vec<_>) = usable.map(|(id, b)| (*id, b.is_fenced)).partition(|(_, f)| *f);
        let (fenced, unfenced) = (ids(&fenced), ids(&unfenced));
        let refuse = |message| Err(Refusal::new(ErrorCode::InvalidReplicationFactor, message));
        let count = usize::try_from(replication_factor).unwrap_or(0);
        if count == 0 {
            return refuse(format!(
                "Replication factor must be larger than 0, or -1 to use the default; it is {replication_factor}"
            ));
        }
        if unfenced.is_empty() {
            return refuse("Unable to replicate the partition: all brokers are currently fenced".into());
        }
        let total = fenced.len() + unfenced.len();
        if count > total {
            return refuse(format!(
                "Unable to replicate the partition {count} time(s): the target replication factor of {count} cannot be \
                 reached because only {total} broker(s) are registered"
            ));
        }
        let start = self.ids.below(unfenced.len());
        let place_one = |index: usize| {
            let turned = unfenced.iter().cycle().skip((start + index) % unfenced.len()).take(unfenced.len());
            turned.chain(&fenced).take(count).copied().collect()
        };
        Ok((0..partitions).map(place_one).collect())
    }

    /// A new partition's first state: led by the first active replica, with all active ones in sync.
    ///
    /// `None` if no replica is active.
    pub(super) fn new_partition(&mut self, replicas: Vec<NodeId>, load: &mut FolderLoad) -> Option<Partition> {
        let isr: Vec<NodeId> = replicas.iter().copied().filter(|node| self.image.is_active(*node)).collect();
        let leader = *isr.first()?;
        let directories = replicas.iter().map(|node| load.pick(*node)).collect();
        Some(Partition {
            replicas,
            directories,
            isr,
            removing: Vec::new(),
            adding: Vec::new(),
            leader: Some(leader),
            leader_recovery_state: 0,
            leader_epoch: LeaderEpoch::new(0),
            partition_epoch: PartitionEpoch::new(0),
            eligible_leader_replicas: Vec::new(),
            last_known_elr: Vec::new(),
        })
    }

    /// How many partitions each broker's folders hold. Counted only where a broker has more than one to choose from.
    pub(super) fn folder_load(&self) -> FolderLoad {
        let mut load = FolderLoad { counts: BTreeMap::new() };
        for (id, broker) in &self.image.brokers {
            let cordoned = broker.cordoned_log_dirs.as_deref().unwrap_or_default();
            let folders = broker.log_dirs.iter().filter(|dir| !cordoned.contains(dir));
            load.counts.insert(*id, folders.map(|folder| (*folder, 0)).collect());
        }
        if load.counts.values().all(|folders| folders.len() < 2) {
            return load;
        }
        for topic in self.image.topics.iter() {
            for (node, folder) in topic.partitions.iter().flat_map(|p| p.replicas.iter().zip(&p.directories)) {
                load.add(*node, *folder);
            }
        }
        load
    }
}

fn ids(brokers: &[(NodeId, bool)]) -> Vec<NodeId> {
    brokers.iter().map(|(id, _)| *id).collect()
}

/// How many partitions each folder holds.
#[derive(Debug)]
pub(super) struct FolderLoad {
    counts: BTreeMap<NodeId, Vec<(Uuid, u32)>>,
}

impl FolderLoad {
    fn add(&mut self, node: NodeId, folder: Uuid) {
        let folders = self.counts.get_mut(&node);
        if let Some((_, count)) = folders.and_then(|folders| folders.iter_mut().find(|(id, _)| *id == folder)) {
            *count += 1;
        }
    }

    /// The node's folder with the fewest partitions, which now has one more; zero ("not assigned") if it has none.
    fn pick(&mut self, node: NodeId) -> Uuid {
        let folders = self.counts.get_mut(&node);
        match folders.and_then(|folders| folders.iter_mut().min_by_key(|(_, count)| *count)) {
            Some((folder, count)) => {
                *count += 1;
                *folder
            }
            None => Uuid::ZERO,
        }
    }
}
