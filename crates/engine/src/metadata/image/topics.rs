//! Topics and partitions.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use ottla_protocol::ids::{LeaderEpoch, NodeId, PartitionEpoch, PartitionId, TopicId, Uuid};
use ottla_protocol::messages::{PartitionChangeRecord, PartitionRecord};

/// The wire's "no leader".
pub(in crate::metadata) const NO_LEADER: i32 = -1;
/// The wire's "the leader did not change".
const SAME_LEADER: i32 = -2;

/// One partition's state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Partition {
    /// Who holds a replica, the preferred leader first.
    pub replicas: Vec<NodeId>,
    /// The log folder of each replica (KIP-858), in the order of `replicas`; zero: not assigned.
    pub directories: Vec<Uuid>,
    /// The in-sync replicas.
    pub isr: Vec<NodeId>,
    /// Replicas that a reassignment removes.
    pub removing: Vec<NodeId>,
    /// Replicas that a reassignment adds.
    pub adding: Vec<NodeId>,
    /// Who leads, if anybody.
    pub leader: Option<NodeId>,
    /// 1 while the leader recovers from an unclean election.
    pub leader_recovery_state: i8,
    /// Counts the leaders.
    pub leader_epoch: LeaderEpoch,
    /// Counts the changes.
    pub partition_epoch: PartitionEpoch,
    /// Replicas outside the ISR that may lead (KIP-966).
    pub eligible_leader_replicas: Vec<NodeId>,
    /// The last ISR members known before there was none (KIP-966).
    pub last_known_elr: Vec<NodeId>,
}

impl Partition {
    /// The folder that holds this node's replica, if the controller knows.
    #[must_use]
    pub fn directory_of(&self, node: NodeId) -> Option<Uuid> {
        let index = self.replicas.iter().position(|replica| *replica == node)?;
        // Kafka's reserved ids (unassigned, migrating, lost) are below 100 and name no folder.
        self.directories.get(index).copied().filter(|id| id.as_u128() >= 100)
    }

    pub(super) fn from_record(record: &PartitionRecord) -> Self {
        Self {
            replicas: nodes(&record.replicas),
            directories: record.directories.clone(),
            isr: nodes(&record.isr),
            removing: nodes(&record.removing_replicas),
            adding: nodes(&record.adding_replicas),
            leader: NodeId::from_wire(record.leader),
            leader_recovery_state: record.leader_recovery_state,
            leader_epoch: LeaderEpoch::new(record.leader_epoch),
            partition_epoch: PartitionEpoch::new(record.partition_epoch),
            eligible_leader_replicas: nodes(record.eligible_leader_replicas.as_deref().unwrap_or_default()),
            last_known_elr: nodes(record.last_known_elr.as_deref().unwrap_or_default()),
        }
    }

    /// The state as one record.
    #[must_use]
    pub(in crate::metadata) fn to_record(&self, topic_id: TopicId, partition: PartitionId) -> PartitionRecord {
        let optional = |nodes: &[NodeId]| (!nodes.is_empty()).then(|| wire(nodes));
        PartitionRecord {
            partition_id: partition.get(),
            topic_id,
            replicas: wire(&self.replicas),
            isr: wire(&self.isr),
            removing_replicas: wire(&self.removing),
            adding_replicas: wire(&self.adding),
            leader: self.leader.map_or(NO_LEADER, NodeId::get),
            leader_recovery_state: self.leader_recovery_state,
            leader_epoch: self.leader_epoch.get(),
            partition_epoch: self.partition_epoch.get(),
            directories: self.directories.clone(),
            eligible_leader_replicas: optional(&self.eligible_leader_replicas),
            last_known_elr: optional(&self.last_known_elr),
            ..Default::default()
        }
    }

    /// Takes a delta; what it does not name stays. A delta that names a leader begins a new leader epoch.
    pub(super) fn change(&mut self, record: &PartitionChangeRecord) {
        if let Some(isr) = &record.isr {
            self.isr = nodes(isr);
        }
        if record.leader != SAME_LEADER {
            self.leader = NodeId::from_wire(record.leader);
            self.leader_epoch = self.leader_epoch.next();
        }
        if let Some(replicas) = &record.replicas {
            self.replicas = nodes(replicas);
        }
        if let Some(removing) = &record.removing_replicas {
            self.removing = nodes(removing);
        }
        if let Some(adding) = &record.adding_replicas {
            self.adding = nodes(adding);
        }
        if record.leader_recovery_state >= 0 {
            self.leader_recovery_state = record.leader_recovery_state;
        }
        if let Some(directories) = &record.directories {
            self.directories.clone_from(directories);
        }
        if let Some(elr) = &record.eligible_leader_replicas {
            self.eligible_leader_replicas = nodes(elr);
        }
        if let Some(last) = &record.last_known_elr {
            self.last_known_elr = nodes(last);
        }
        self.partition_epoch = PartitionEpoch::new(self.partition_epoch.get().wrapping_add(1));
    }
}

pub(in crate::metadata) fn wire(nodes: &[NodeId]) -> Vec<i32> {
    nodes.iter().map(|node| node.get()).collect()
}

fn nodes(ids: &[i32]) -> Vec<NodeId> {
    ids.iter().map(|id| NodeId::new(*id)).collect()
}

/// A topic.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topic {
    /// Its name.
    pub name: Arc<str>,
    /// Its identity.
    pub id: TopicId,
    /// Its partitions; the index is the partition's id (invariant 50).
    pub partitions: Vec<Partition>,
}

impl Topic {
    /// The partition of this id.
    #[must_use]
    pub fn partition(&self, id: PartitionId) -> Option<&Partition> {
        self.partitions.get(usize::try_from(id.get()).ok()?)
    }

    /// Partitions with their ids.
    pub fn iter(&self) -> impl Iterator<Item = (PartitionId, &Partition)> {
        (0..).map(PartitionId::new).zip(&self.partitions)
    }
}

/// The name with `.` and `_` made equal; `None` if it has neither, so that no other name can collide with it.
fn fold(name: &str) -> Option<String> {
    name.contains(['.', '_']).then(|| name.replace('.', "_"))
}

/// Every topic, by name and by id.
///
/// Topics are shared: the controller's image and the committed one differ in a few at a time.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Topics {
    by_name: BTreeMap<Arc<str>, TopicId>,
    by_id: BTreeMap<TopicId, Arc<Topic>>,
    /// Names with a `.` or `_`, folded, with their topics.
    folded: BTreeSet<(String, TopicId)>,
    partition_count: usize,
}

impl Topics {
    /// The topic of this id.
    #[must_use]
    pub fn by_id(&self, id: TopicId) -> Option<&Arc<Topic>> {
        self.by_id.get(&id)
    }

    /// The topic of this name.
    #[must_use]
    pub fn by_name(&self, name: &str) -> Option<&Arc<Topic>> {
        self.by_id.get(self.by_name.get(name)?)
    }

    /// Every topic, by name.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Topic>> {
        self.by_name.values().filter_map(|id| self.by_id.get(id))
    }

    /// The topics from this name on, by name.
    pub fn iter_from(&self, name: &str) -> impl Iterator<Item = &Arc<Topic>> {
        let from = core::ops::Bound::Included(name);
        self.by_name.range::<str, _>((from, core::ops::Bound::Unbounded)).filter_map(|(_, id)| self.by_id.get(id))
    }

    /// How many topics there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.by_id.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.by_id.is_empty()
    }

    /// How many partitions all topics have.
    #[must_use]
    pub const fn partition_count(&self) -> usize {
        self.partition_count
    }

    /// The topic whose name is this one's when `.` and `_` count as equal (Kafka's metric names cannot tell them apart).
    #[must_use]
    pub fn colliding(&self, name: &str) -> Option<&Arc<Topic>> {
        let folded = fold(name)?;
        let from = (folded, TopicId::ZERO);
        let (other, id) = self.folded.range(&from..).next()?;
        self.by_id.get(id).filter(|_| *other == from.0)
    }

    /// `false` if the name or the id is taken.
    pub(super) fn insert(&mut self, name: Arc<str>, id: TopicId) -> bool {
        if self.by_name.contains_key(&name) || self.by_id.contains_key(&id) {
            return false;
        }
        self.folded.extend(fold(&name).map(|folded| (folded, id)));
        self.by_name.insert(name.clone(), id);
        self.by_id.insert(id, Arc::new(Topic { name, id, partitions: Vec::new() }));
        true
    }

    pub(super) fn remove(&mut self, id: TopicId) -> Option<Arc<Topic>> {
        let topic = self.by_id.remove(&id)?;
        self.by_name.remove(&topic.name);
        if let Some(folded) = fold(&topic.name) {
            self.folded.remove(&(folded, id));
        }
        self.partition_count -= topic.partitions.len();
        Some(topic)
    }

    /// Sets a partition's whole state; `false` if there is no such topic, or a partition between is missing.
    pub(super) fn set_partition(&mut self, topic_id: TopicId, id: i32, partition: Partition) -> bool {
        let (Some(topic), Ok(index)) = (self.by_id.get_mut(&topic_id), usize::try_from(id)) else { return false };
        let partitions = &mut Arc::make_mut(topic).partitions;
        if index > partitions.len() {
            return false;
        }
        if index == partitions.len() {
            partitions.push(partition);
            self.partition_count += 1;
        } else {
            partitions[index] = partition;
        }
        true
    }

    pub(super) fn partition_mut(&mut self, topic_id: TopicId, id: i32) -> Option<&mut Partition> {
        let topic = self.by_id.get_mut(&topic_id)?;
        Arc::make_mut(topic).partitions.get_mut(usize::try_from(id).ok()?)
    }
}
