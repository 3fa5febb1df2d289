//! The metadata quorum (KRaft; KIP-595, KIP-630, KIP-853) as seen from one member, without I/O.
//!
//! Here: a quorum of a single voter, which elects itself whenever it starts. Its transitions:
//!
//! | role | input | next role | effects |
//! |---|---|---|---|
//! | `Unattached` | [`Quorum::start`] | `Opening` | open the log |
//! | `Opening` | `LogOpened` | `Starting` | write `quorum-state` with the next epoch; load the log |
//! | `Starting` | `RecordsLoaded`, some | `Starting` | load on |
//! | `Starting` | `RecordsLoaded`, none | `Leader` once elected | |
//! | `Starting` | `QuorumStateWritten` | `Leader` once loaded | |
//! | `Leader` | [`Quorum::lead`] | `Leader` | append the records that begin the epoch |
//! | `Leader` | [`Quorum::append`], [`Quorum::flush`] | `Leader` | append, flush |
//! | `Leader` | `Flushed` | `Leader` | (the high watermark rises) |
//!
//! With one voter the high watermark is what this voter has flushed. It counts only once the epoch's first record is below
//! it, as in any quorum: all that the log held before is committed with it.

pub mod batches;
mod leading;
pub mod snapshot;
mod starting;
pub mod state_file;
#[cfg(test)]
mod tests;
pub mod voters;

use alloc::string::String;
use alloc::vec::Vec;

use ottla_protocol::ids::{NodeId, Offset, Uuid};
use ottla_protocol::log::LogState;
use ottla_protocol::messages::voters_record;

use crate::config::MetadataLogConfig;

use batches::{Content, Entry};
use snapshot::SnapshotId;
use state_file::QuorumState;
use voters::Voters;

/// The folder's name is made of it.
pub const TOPIC: &str = "__cluster_metadata";

/// What this member is made of.
#[derive(Debug, Clone)]
pub struct QuorumSetup {
    /// This node.
    pub node: NodeId,
    /// The log's own settings.
    pub log: MetadataLogConfig,
    /// The `directory.id` of the folder to keep the log in; `None`: the storage knows.
    pub folder: Option<Uuid>,
    /// Where the other voters reach this one.
    pub endpoints: Vec<voters_record::Endpoint>,
}

/// The node must not go on: a sentence for the operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fatal(pub String);

/// What came of an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// Nothing that anybody waits for.
    Nothing,
    /// Everything below is committed.
    Committed(Offset),
}

/// Why records were not appended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AppendRefusal {
    /// This node does not lead.
    NotLeader,
    /// They do not fit into one batch, and only a batch is atomic.
    TooLarge,
    /// A record cannot be written at its version.
    NotEncodable,
}

#[derive(Debug)]
enum Role {
    Unattached,
    Opening,
    Starting { state: LogState, is_elected: bool, is_loaded: bool },
    Leader { epoch_start: Offset },
}

/// One member of the quorum.
#[derive(Debug)]
pub struct Quorum {
    setup: QuorumSetup,
    role: Role,
    epoch: i32,
    former: Option<QuorumState>,
    snapshot: Option<SnapshotId>,
    voters: Voters,
    directory: Uuid,
    is_new: bool,
    log_end_offset: Offset,
    /// What of it is written.
    written_offset: Offset,
    /// An append found no room, and the storage was asked where the log ends.
    is_realigning: bool,
    flush_asked: Offset,
    high_watermark: Offset,
    bytes_since_snapshot: u64,
    /// Those that the snapshot on its way covers.
    bytes_in_snapshot: u64,
}

impl Quorum {
    /// A member before its start.
    #[must_use]
    pub fn new(setup: QuorumSetup) -> Self {
        Self {
            setup,
            role: Role::Unattached,
            epoch: 0,
            former: None,
            snapshot: None,
            voters: Voters::default(),
            directory: Uuid::ZERO,
            is_new: false,
            log_end_offset: Offset::ZERO,
            written_offset: Offset::ZERO,
            is_realigning: false,
            flush_asked: Offset::ZERO,
            high_watermark: Offset::ZERO,
            bytes_since_snapshot: 0,
            bytes_in_snapshot: 0,
        }
    }

    /// This epoch; 0 before the first.
    #[must_use]
    pub const fn epoch(&self) -> i32 {
        self.epoch
    }

    /// The offset that the next record takes.
    #[must_use]
    pub const fn log_end_offset(&self) -> Offset {
        self.log_end_offset
    }

    /// Everything below is committed.
    #[must_use]
    pub const fn high_watermark(&self) -> Offset {
        self.high_watermark
    }

    /// Whether there was no quorum here before this start.
    #[must_use]
    pub const fn is_new(&self) -> bool {
        self.is_new
    }

    /// The level of `kraft.version`.
    #[must_use]
    pub const fn kraft_version(&self) -> i16 {
        self.voters.kraft_version()
    }

    /// Whether this node leads.
    #[must_use]
    pub const fn is_leader(&self) -> bool {
        matches!(self.role, Role::Leader { .. })
    }

    /// The `directory.id` of the folder that holds the log, once it is open.
    #[must_use]
    pub fn directory(&self) -> Option<Uuid> {
        Some(self.directory).filter(|id| !id.is_zero())
    }

    /// Bytes of the log since the newest snapshot.
    #[must_use]
    pub const fn bytes_since_snapshot(&self) -> u64 {
        self.bytes_since_snapshot
    }

    /// Where the newest snapshot ends.
    #[must_use]
    pub const fn snapshot(&self) -> Option<SnapshotId> {
        self.snapshot
    }

    /// Whether appends wait for the storage to say where the log ends.
    #[must_use]
    pub const fn is_realigning(&self) -> bool {
        self.is_realigning
    }

    fn learn_voters(&mut self, entries: &[Entry]) {
        for entry in entries {
            if let Content::Control(control) = &entry.content {
                self.voters.replay(control);
            }
        }
    }
}
