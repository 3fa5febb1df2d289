//! One node's whole metadata side: quorum, controller and image behind one `step`.
//!
//! The order of a node's life, as its owner drives it:
//!
//! 1. [`MetadataPlane::start`] with what the disks hold. The plane opens `__cluster_metadata-0`, takes the leadership of its
//!    quorum, replays everything committed, and registers this broker (fenced).
//! 2. [`Change::Registered`]: [`MetadataPlane::image`] is complete. The owner opens every log it hosts (by
//!    [`MetadataPlane::hosted_partitions`]) and then calls [`MetadataPlane::logs_are_open`].
//! 3. [`Change::Unfenced`]: this broker is unfenced and leads its partitions; the owner says [`Effect::Ready`].
//! 4. Inputs that [`MetadataPlane::owns`] go to [`MetadataPlane::step`]. After each step the owner takes
//!    [changes](MetadataPlane::take_changes) first, then [replies](MetadataPlane::take_replies), then
//!    [events](MetadataPlane::take_events). Only committed records show in any of them.
//! 5. A log folder that fails is told by [`MetadataPlane::folder_failed`].
//! 6. [`MetadataPlane::stop`] before a stop in good order.
//!
//! | life | what happened | next life |
//! |---|---|---|
//! | `New` | `start` | `Starting` |
//! | `Starting` | the log is loaded, the election won: bootstrap and registration are appended | `Starting` |
//! | `Starting` | the registration is committed | `Registered` |
//! | `Registered` | `logs_are_open`: the unfencing is appended, and committed | `Serving` |
//! | any | `stop` | `Stopping` |
//! | any | a fault that ends the node | `Dead` |

use alloc::collections::VecDeque;
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use ottla_protocol::ids::{BrokerEpoch, Offset, PartitionId, Timestamp, TopicId, Uuid};
use ottla_protocol::log::{FaultKind, LogId, StorageFault};
use ottla_protocol::messages::{AbortTransactionRecord, MetadataRecord, RequestBody, voters_record};

use super::Image;
use super::change::{Cause, Change, HostedPartition, MetadataEvent, Reply};
use super::controller::{Controller, versioned};
use super::image::{Partition, Topic};
use super::loader::Loader;
use super::producer_ids::ProducerIdBlocks;
use super::requests::Waiting;
use crate::config::{NodeConfig, TopicConfig};
use crate::effect::{Effect, Effects};
use crate::input::{Found, Input};
use crate::quorum::batches::VersionedRecord;
use crate::quorum::snapshot::SnapshotId;
use crate::quorum::{AppendRefusal, Fatal, Progress, Quorum, QuorumSetup};
use crate::time::{Mono, Now};

/// What a plane is made of.
#[derive(Debug, Clone)]
pub struct PlaneSetup {
    /// The node's own settings; listeners with their real ports, and the cluster's id.
    pub config: Arc<NodeConfig>,
    /// Names this run of the process among all runs of the node (KIP-631); never used twice.
    pub incarnation_id: Uuid,
    /// Where topic ids come from; a different one for every run of a node.
    pub seed: u128,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Life {
    New,
    Starting,
    Registered,
    Serving,
    Stopping,
    Dead,
}

/// One batch on its way to being committed.
#[derive(Debug)]
pub(super) struct Pending {
    /// The offset of the first record.
    pub(super) base_offset: Offset,
    /// The offset after the last one.
    pub(super) end_offset: Offset,
    pub(super) records: Vec<MetadataRecord>,
    pub(super) cause: Cause,
    pub(super) waiting: Vec<Waiting>,
}

/// Quorum, controller and image of one node.
#[derive(Debug)]
pub struct MetadataPlane {
    pub(super) setup: PlaneSetup,
    life: Life,
    pub(super) quorum: Quorum,
    loader: Loader,
    /// What is committed.
    pub(super) image: Image,
    /// Decides on what comes next; `None` until this node leads.
    pub(super) controller: Option<Controller>,
    pub(super) pending: VecDeque<Pending>,
    pub(super) producer_ids: ProducerIdBlocks,
    pub(super) broker_epoch: Option<BrokerEpoch>,
    pub(super) log_dirs: Vec<Uuid>,
    pub(super) is_log_offline: bool,
    /// A change of the log folders was refused for want of room: it is due with the next commit.
    pub(super) owes_log_dirs: bool,
    shares_images: bool,
    pub(super) snapshot_in_flight: Option<SnapshotId>,
    pub(super) snapshot_due: Option<Mono>,
    /// The last snapshot found no room; none is tried before.
    pub(super) snapshot_put_off: Option<Mono>,
    pub(super) last_timestamp: Timestamp,
    pub(super) changes: Vec<Change>,
    pub(super) replies: Vec<Reply>,
    pub(super) events: Vec<MetadataEvent>,
}

impl MetadataPlane {
    /// A plane before its start.
    #[must_use]
    pub fn new(setup: PlaneSetup) -> Self {
        let quorum = Quorum::new(quorum_setup(&setup.config));
        Self {
            setup,
            life: Life::New,
            quorum,
            loader: Loader::default(),
            image: Image::default(),
            controller: None,
            pending: VecDeque::new(),
            producer_ids: ProducerIdBlocks::default(),
            broker_epoch: None,
            log_dirs: Vec::new(),
            is_log_offline: false,
            owes_log_dirs: false,
            shares_images: false,
            snapshot_in_flight: None,
            snapshot_due: None,
            snapshot_put_off: None,
            last_timestamp: Timestamp::new(-1),
            changes: Vec::new(),
            replies: Vec::new(),
            events: Vec::new(),
        }
    }

    /// Whether an input (other than `Start` and `Stop`, which have methods of their own) is for [`Self::step`]: the reports
    /// on [`LogId::METADATA`], `QuorumStateWritten`, `SnapshotWritten`, `Tick`, and requests of the APIs served here.
    /// A `Tick` is for others too.
    #[must_use]
    pub fn owns(input: &Input) -> bool {
        match input {
            Input::LogOpened(log, _) => *log == LogId::METADATA,
            Input::Appended(log, _) => *log == LogId::METADATA,
            Input::Flushed(log, _) => *log == LogId::METADATA,
            Input::RecordsLoaded(log, _) => *log == LogId::METADATA,
            Input::QuorumStateWritten(_) | Input::SnapshotWritten(..) | Input::Tick => true,
            Input::Request(request) => Self::serves(&request.body),
            Input::Start(_)
            | Input::Disconnected(_)
            | Input::RecordsChecked(..)
            | Input::ReadDone(..)
            | Input::OffsetFound(..)
            | Input::LogStartAdvanced(..)
            | Input::RetentionApplied(..)
            | Input::LogDeleted(..)
            | Input::FoldersDescribed(..)
            | Input::FolderFailed(_)
            | Input::Stop => false,
        }
    }

    /// Whether requests of this API are answered here.
    #[must_use]
    pub const fn serves(body: &RequestBody) -> bool {
        matches!(
            body,
            RequestBody::ApiVersions(_)
                | RequestBody::Metadata(_)
                | RequestBody::CreateTopics(_)
                | RequestBody::DeleteTopics(_)
                | RequestBody::CreatePartitions(_)
                | RequestBody::IncrementalAlterConfigs(_)
                | RequestBody::AlterConfigs(_)
                | RequestBody::DescribeConfigs(_)
                | RequestBody::ListConfigResources(_)
                | RequestBody::DescribeCluster(_)
                | RequestBody::DescribeTopicPartitions(_)
                | RequestBody::InitProducerId(_)
        )
    }

    /// Begins the node's life.
    pub fn start(&mut self, now: Now, found: &Found, effects: &mut Effects) {
        let online = found.folders.iter().filter(|(_, is_online)| *is_online);
        self.log_dirs = online.map(|(id, _)| *id).collect();
        self.life = Life::Starting;
        self.plan_snapshot(now);
        let outcome = self.quorum.start(found.quorum_state.as_ref(), found.snapshot.as_ref(), effects);
        let outcome = outcome.and_then(|entries| {
            self.loader.load(&mut self.image, entries)?;
            if let Some((end_offset, epoch, _)) = &found.snapshot {
                self.image.end_offset = *end_offset;
                self.image.epoch = *epoch;
            }
            Ok(())
        });
        self.die_of(outcome, effects);
    }

    /// Takes one input.
    pub fn step(&mut self, now: Now, input: Input, effects: &mut Effects) {
        if self.life == Life::Dead {
            return;
        }
        let outcome = self.take(now, input, effects);
        self.die_of(outcome, effects);
        self.quorum.flush(effects);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`owns` says which inputs come here")]
    fn take(&mut self, now: Now, input: Input, effects: &mut Effects) -> Result<(), Fatal> {
        match input {
            Input::LogOpened(_, report) => self.quorum.on_log_opened(report.map_err(fault)?, effects)?,
            Input::RecordsLoaded(_, report) => {
                let entries = self.quorum.on_records_loaded(&report.map_err(fault)?, effects)?;
                self.loader.load(&mut self.image, entries)?;
            }
            Input::QuorumStateWritten(report) => {
                report.map_err(fault)?;
                self.quorum.on_state_written();
            }
            Input::Appended(_, Err(full)) if full.kind == FaultKind::Full && self.is_serving() => {
                self.found_no_room(&full, effects);
            }
            Input::Appended(_, report) => self.quorum.on_appended(report.map_err(fault)?.log_end_offset),
            Input::Flushed(_, report) => {
                if let Progress::Committed(up_to) = self.quorum.on_flushed(report.map_err(fault)?.up_to) {
                    self.commit(up_to)?;
                    self.share_images();
                    self.snapshot_if_due(now, effects)?;
                    self.settle_debts(now, effects);
                }
            }
            Input::SnapshotWritten(_, Err(full)) if full.kind == FaultKind::Full => self.on_snapshot_put_off(now),
            Input::SnapshotWritten(_, report) => {
                report.map_err(fault)?;
                self.on_snapshot_written(now, effects);
            }
            Input::Tick => self.snapshot_if_due(now, effects)?,
            Input::Request(request) => self.on_request(now, request, effects),
            _ => {}
        }
        if self.quorum.is_ready_to_lead() { self.lead(now, effects) } else { Ok(()) }
    }

    /// This node leads the quorum: it begins its epoch, and registers its own broker.
    fn lead(&mut self, now: Now, effects: &mut Effects) -> Result<(), Fatal> {
        let has_open_transaction = self.loader.finish(&self.image)?;
        self.quorum.lead(now.wall, effects)?;
        if has_open_transaction {
            let record = MetadataRecord::from(AbortTransactionRecord::default());
            self.append_own(now, Vec::from([versioned(record)]), effects)?;
        }
        let mut controller = Controller::new(self.image.clone(), self.setup.config.clone(), self.setup.seed);
        if self.quorum.is_new() {
            controller.bootstrap();
        }
        controller.register_controller(self.setup.incarnation_id);
        let records = controller.take_records();
        self.append_own(now, records, effects)?;
        let offset = self.quorum.log_end_offset();
        controller.register_broker(self.setup.incarnation_id, self.log_dirs.clone(), offset);
        let records = controller.take_records();
        self.append_own(now, records, effects)?;
        self.controller = Some(controller);
        Ok(())
    }

    /// The owner has opened every hosted log of the image (or found its folder offline): asks to be unfenced.
    pub fn logs_are_open(&mut self, now: Now, effects: &mut Effects) {
        if self.life == Life::Registered {
            let mut has_ids = false;
            self.decide(now, effects, |controller| {
                controller.unfence_broker();
                // A block of producer ids in the same batch: the first idempotent producer need not wait for a flush.
                has_ids = controller.take_producer_ids().is_some();
            });
            if has_ids {
                self.producer_ids.note_requested();
            }
        }
    }

    /// A log folder of this node has failed, for whatever reason: what lies in it has no leader any more.
    pub fn folder_failed(&mut self, now: Now, folder: Uuid, effects: &mut Effects) {
        let before = self.log_dirs.len();
        self.log_dirs.retain(|dir| *dir != folder);
        if self.quorum.directory() == Some(folder) {
            // Nothing can be committed any more. What is on disk elsewhere can still be read, so the node goes on; it ends
            // when something that was already on its way to the metadata log fails.
            self.is_log_offline = true;
        } else if self.quorum.is_realigning() {
            self.owes_log_dirs = true;
        } else if self.log_dirs.len() < before && self.controller.is_some() {
            let log_dirs = self.log_dirs.clone();
            self.decide(now, effects, |controller| controller.change_log_dirs(log_dirs));
        }
    }

    /// A stop in good order begins: no more mutations are taken. Answers what cannot finish; nothing is left waiting once
    /// the reports of earlier effects are in (see [`Self::is_idle`]).
    pub fn stop(&mut self, _now: Now, _effects: &mut Effects) {
        if self.life != Life::Dead {
            self.life = Life::Stopping;
        }
    }

    /// No record waits for its commit, no snapshot is being written.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.pending.is_empty() && self.snapshot_in_flight.is_none()
    }

    /// Whether the controller takes mutations.
    pub(super) fn takes_mutations(&self) -> bool {
        self.controller.is_some()
            && !self.is_log_offline
            && !self.quorum.is_realigning()
            && !matches!(self.life, Life::Stopping | Life::Dead)
    }

    const fn is_serving(&self) -> bool {
        matches!(self.life, Life::Serving | Life::Stopping)
    }

    /// The `directory.id` of the folder that holds the metadata log, once it is open.
    pub(crate) fn directory(&self) -> Option<Uuid> {
        self.quorum.directory()
    }

    /// Whether the folder that holds the metadata log has failed.
    pub(super) const fn is_log_offline(&self) -> bool {
        self.is_log_offline
    }

    /// The epoch of this broker's registration; `None` before it.
    #[must_use]
    pub const fn broker_epoch(&self) -> Option<BrokerEpoch> {
        self.broker_epoch
    }

    /// The metadata committed so far.
    #[must_use]
    pub const fn image(&self) -> &Image {
        &self.image
    }

    /// Every partition with a replica on this node, by the committed image.
    #[must_use]
    pub fn hosted_partitions(&self) -> Vec<HostedPartition> {
        let topics = self.image.topics.iter();
        topics.flat_map(|topic| topic.iter().filter_map(|(id, partition)| self.hosted(topic, id, partition))).collect()
    }

    pub(super) fn hosted(&self, topic: &Topic, id: PartitionId, partition: &Partition) -> Option<HostedPartition> {
        let me = self.setup.config.node_id;
        partition.replicas.contains(&me).then(|| HostedPartition {
            log: LogId { topic_id: topic.id, partition: id },
            topic: topic.name.clone(),
            folder: partition.directory_of(me),
            leader: partition.leader,
            leader_epoch: partition.leader_epoch,
            partition_epoch: partition.partition_epoch,
        })
    }

    /// A topic's effective configuration; `None` if there is no such topic.
    #[must_use]
    pub fn topic_config(&self, topic: TopicId) -> Option<TopicConfig> {
        let topic = self.image.topics.by_id(topic)?;
        Some(super::effective::topic_config(&self.image, &self.setup.config, topic))
    }

    /// The level of `kraft.version`.
    pub(super) const fn kraft_version(&self) -> i16 {
        self.quorum.kraft_version()
    }

    /// The quorum's epoch.
    pub(super) const fn quorum_epoch(&self) -> i32 {
        self.quorum.epoch()
    }

    /// What was committed since the last call, in order.
    pub fn take_changes(&mut self) -> Vec<Change> {
        core::mem::take(&mut self.changes)
    }

    /// The answers that are due since the last call.
    pub fn take_replies(&mut self) -> Vec<Reply> {
        core::mem::take(&mut self.replies)
    }

    /// What happened since the last call, in order.
    pub fn take_events(&mut self) -> Vec<MetadataEvent> {
        core::mem::take(&mut self.events)
    }

    /// Lets the controller decide on something of the node's own, and appends it.
    pub(super) fn decide(&mut self, now: Now, effects: &mut Effects, decision: impl FnOnce(&mut Controller)) {
        let Some(controller) = &mut self.controller else { return };
        decision(controller);
        let records = controller.take_records();
        let outcome = self.append_own(now, records, effects);
        self.die_of(outcome, effects);
        self.quorum.flush(effects);
    }

    fn append_own(&mut self, now: Now, records: Vec<VersionedRecord>, effects: &mut Effects) -> Result<(), Fatal> {
        self.append(now, records, Cause::Node, Vec::new(), effects)
            .map_err(|why| Fatal(format!("the node's own records cannot be appended to the metadata log: {why:?}")))
    }

    /// Appends one batch. The controller's image already contains it; on failure the image is put back.
    pub(super) fn append(
        &mut self,
        now: Now,
        records: Vec<VersionedRecord>,
        cause: Cause,
        waiting: Vec<Waiting>,
        effects: &mut Effects,
    ) -> Result<(), AppendRefusal> {
        if records.is_empty() {
            return Ok(());
        }
        let base_offset = match self.quorum.append(&records, now.wall, effects) {
            Ok(offset) => offset,
            Err(refusal) => {
                self.reset_controller();
                return Err(refusal);
            }
        };
        let records = records.into_iter().map(|versioned| versioned.record).collect();
        self.last_timestamp = now.wall;
        let end_offset = self.quorum.log_end_offset();
        self.pending.push_back(Pending { base_offset, end_offset, records, cause, waiting });
        Ok(())
    }

    /// Puts the controller's image back to what was appended.
    pub(super) fn reset_controller(&mut self) {
        let Some(controller) = &mut self.controller else { return };
        let mut image = self.image.clone();
        for record in self.pending.iter().flat_map(|pending| &pending.records) {
            image.replay(record).expect("what was appended can be replayed, in the same order");
        }
        controller.reset(image);
    }

    /// Registration and unfencing touch every topic in both images. Once they are the same again, one copy of each will do.
    fn share_images(&mut self) {
        if let Some(controller) = self.controller.as_mut().filter(|_| self.shares_images && self.pending.is_empty()) {
            controller.reset(self.image.clone());
            self.shares_images = false;
        }
    }

    pub(super) fn note_registered(&mut self, epoch: BrokerEpoch) {
        self.broker_epoch = Some(epoch);
        self.shares_images = true;
        if self.life == Life::Starting {
            self.life = Life::Registered;
        }
    }

    pub(super) fn note_unfenced(&mut self) {
        self.shares_images = true;
        if self.life == Life::Registered {
            self.life = Life::Serving;
        }
    }

    fn die_of(&mut self, outcome: Result<(), Fatal>, effects: &mut Effects) {
        if let Err(Fatal(message)) = outcome {
            self.life = Life::Dead;
            effects.push(Effect::Fatal(message));
        }
    }
}

fn fault(fault: StorageFault) -> Fatal {
    Fatal(format!("the metadata log has failed: {fault}"))
}

fn quorum_setup(config: &NodeConfig) -> QuorumSetup {
    let endpoint = |listener: &crate::config::Listener| {
        let (host, port) = listener.advertised.clone().unwrap_or_else(|| (listener.host.clone(), listener.port));
        let host = if host.is_empty() { String::from("localhost") } else { host };
        voters_record::Endpoint { name: listener.name.clone(), host, port, ..Default::default() }
    };
    QuorumSetup {
        node: config.node_id,
        log: config.metadata_log,
        folder: None,
        endpoints: config.listeners.iter().filter(|listener| listener.is_controller).map(endpoint).collect(),
    }
}
