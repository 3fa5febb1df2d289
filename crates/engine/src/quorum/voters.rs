//! Who votes: the voters in the log (`kraft.version` 1, KIP-853), or those of the configuration (0).

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use ottla_protocol::ids::{NodeId, Uuid};
use ottla_protocol::messages::{
    KRaftVersionRecord, LeaderChangeMessage, VotersRecord, leader_change_message, voters_record,
};

use super::batches::Control;

/// The level of `kraft.version` that a new cluster begins with.
const NEW_CLUSTER: i16 = 1;

/// What the log says of the quorum.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Voters {
    kraft_version: i16,
    voters: Option<VotersRecord>,
}

impl Voters {
    /// The level of `kraft.version`.
    #[must_use]
    pub const fn kraft_version(&self) -> i16 {
        self.kraft_version
    }

    /// A new cluster whose only voter is this one.
    #[must_use]
    pub fn sole(node: NodeId, directory: Uuid, endpoints: Vec<voters_record::Endpoint>) -> Self {
        let feature = voters_record::KRaftVersionFeature { max_supported_version: 1, ..Default::default() };
        let voter = voters_record::Voter {
            voter_id: node.get(),
            voter_directory_id: directory,
            endpoints,
            k_raft_version_feature: feature,
            ..Default::default()
        };
        let voters = VotersRecord { voters: vec![voter], ..Default::default() };
        Self { kraft_version: NEW_CLUSTER, voters: Some(voters) }
    }

    /// Takes what a control record says of the quorum.
    pub fn replay(&mut self, control: &Control) {
        match control {
            Control::KRaftVersion(record) => self.kraft_version = record.k_raft_version,
            Control::Voters(record) => self.voters = Some(record.clone()),
            Control::LeaderChange(_) | Control::SnapshotHeader(_) | Control::SnapshotFooter(_) => {}
        }
    }

    /// The quorum as control records, for the start of a log and for snapshots.
    #[must_use]
    pub fn to_controls(&self) -> Vec<Control> {
        let mut controls = Vec::new();
        if self.kraft_version > 0 {
            let record = KRaftVersionRecord { k_raft_version: self.kraft_version, ..Default::default() };
            controls.push(Control::KRaftVersion(record));
        }
        controls.extend(self.voters.clone().map(Control::Voters));
        controls
    }

    /// Whether this node is the quorum's only voter.
    ///
    /// # Errors
    ///
    /// A sentence for the operator that says who votes instead.
    pub fn check_sole(&self, node: NodeId, directory: Uuid) -> Result<(), String> {
        let Some(record) = &self.voters else { return Ok(()) };
        let is_self = |voter: &voters_record::Voter| {
            voter.voter_id == node.get()
                && (voter.voter_directory_id == directory || voter.voter_directory_id.is_zero())
        };
        if record.voters.len() == 1 && record.voters.iter().all(is_self) {
            return Ok(());
        }
        let names: Vec<String> =
            record.voters.iter().map(|voter| format!("{}@{}", voter.voter_id, voter.voter_directory_id)).collect();
        Err(format!(
            "the metadata log names the voters {}, and this node is {node}@{directory}: only a quorum of this node \
             alone is served yet",
            names.join(", ")
        ))
    }

    /// The control record that begins an epoch led by the only voter, who also granted it.
    ///
    /// Version 0, without directory ids, under either `kraft.version`: Kafka's own reader takes no other.
    #[must_use]
    pub fn leader_change(node: NodeId) -> Control {
        let voter = leader_change_message::Voter { voter_id: node.get(), ..Default::default() };
        Control::LeaderChange(LeaderChangeMessage {
            leader_id: node.get(),
            voters: vec![voter.clone()],
            granting_voters: vec![voter],
            ..Default::default()
        })
    }
}
