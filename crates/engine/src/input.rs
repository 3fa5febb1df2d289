//! What a driver tells a node.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use bytes::Bytes;
use ottla_protocol::ids::{Offset, Uuid};
use ottla_protocol::log::{
    AppendReport, FlushReport, FolderUsage, LogId, LogState, OffsetFound, ReadSlice, RemovedSegments, StorageFault,
};
use ottla_protocol::messages::RequestBody;
use ottla_protocol::records::{CheckedBatch, RecordRefusal};

/// Names a request in flight. The driver gives them out, each once in the life of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RequestId(pub u64);

/// Names a client connection. The driver gives them out, each once in the life of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// Ties a report to the effect that asked for it. The node gives them out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

/// A request from a client, decoded.
#[derive(Debug, Clone)]
pub struct Request {
    /// How to answer it.
    pub id: RequestId,
    /// The connection it came on. The driver hands over one connection's requests in the order they came.
    pub connection: ConnectionId,
    /// The name of the listener it came on.
    pub listener: Arc<str>,
    /// The host and port that the client dialled, for the default advertised address.
    pub dialled: (Arc<str>, u16),
    /// The client's own address, for logs and events.
    pub peer: Arc<str>,
    /// The header's client id, if any.
    pub client_id: Option<String>,
    /// The version of the API that the client speaks.
    pub version: i16,
    /// The body.
    pub body: RequestBody,
}

/// A log folder found on disk that belongs to no log opened yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundLog {
    /// The log's identity, from `partition.metadata`.
    pub log: LogId,
    /// The topic's name, from the folder's name.
    pub topic: Arc<str>,
    /// The `directory.id` of the log folder it lies in.
    pub folder: Uuid,
}

/// What the disks hold when a node starts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Found {
    /// Each configured log folder: its `directory.id`, and whether it is online.
    pub folders: Vec<(Uuid, bool)>,
    /// The content of `quorum-state`, if there is one.
    pub quorum_state: Option<Bytes>,
    /// The newest metadata snapshot: its end offset (exclusive), its epoch, and its batches.
    pub snapshot: Option<(Offset, i32, Bytes)>,
    /// Every partition folder.
    pub logs: Vec<FoundLog>,
    /// The broker epoch of the last clean stop, if every folder was stopped cleanly (KIP-966).
    pub clean_broker_epoch: Option<i64>,
}

/// One thing that happened.
#[derive(Debug, Clone)]
#[expect(clippy::large_enum_variant, reason = "an input is made once and taken once; a box would be paid per request")]
pub enum Input {
    /// The first input of a node's life.
    Start(Found),
    /// A client asks.
    Request(Request),
    /// A client's connection is gone; whatever it waits for needs no answer.
    Disconnected(ConnectionId),
    /// Reports [`Effect::CheckRecords`](crate::Effect::CheckRecords): one result a job, in order.
    RecordsChecked(Ticket, Vec<Result<CheckedBatch, RecordRefusal>>),
    /// Reports [`Effect::OpenLog`](crate::Effect::OpenLog).
    LogOpened(LogId, Result<LogState, StorageFault>),
    /// Reports [`Effect::Append`](crate::Effect::Append). A log's appends are reported in the order they were asked for.
    Appended(LogId, Result<AppendReport, StorageFault>),
    /// Reports [`Effect::Flush`](crate::Effect::Flush). One report may cover several flushes.
    Flushed(LogId, Result<FlushReport, StorageFault>),
    /// Reports [`Effect::Read`](crate::Effect::Read): one result a read, in order.
    ReadDone(Ticket, Vec<Result<ReadSlice, StorageFault>>),
    /// Reports [`Effect::LoadRecords`](crate::Effect::LoadRecords): whole batches in memory, empty at the end of the log.
    RecordsLoaded(LogId, Result<Bytes, StorageFault>),
    /// Reports [`Effect::FindOffset`](crate::Effect::FindOffset).
    OffsetFound(Ticket, Result<Option<OffsetFound>, StorageFault>),
    /// Reports [`Effect::AdvanceLogStart`](crate::Effect::AdvanceLogStart).
    LogStartAdvanced(LogId, Result<Offset, StorageFault>),
    /// Reports [`Effect::ApplyRetention`](crate::Effect::ApplyRetention): one entry a pass that removed something.
    RetentionApplied(LogId, Result<Vec<RemovedSegments>, StorageFault>),
    /// Reports [`Effect::DeleteLog`](crate::Effect::DeleteLog).
    LogDeleted(LogId, Result<(), StorageFault>),
    /// Reports [`Effect::DescribeFolders`](crate::Effect::DescribeFolders).
    FoldersDescribed(Ticket, Vec<FolderUsage>),
    /// Reports [`Effect::WriteQuorumState`](crate::Effect::WriteQuorumState): it is durable.
    QuorumStateWritten(Result<(), StorageFault>),
    /// Reports [`Effect::WriteSnapshot`](crate::Effect::WriteSnapshot): it is durable.
    SnapshotWritten(Offset, Result<(), StorageFault>),
    /// A log folder failed outside any job of this node (a background flush, a checkpoint).
    FolderFailed(StorageFault),
    /// The time named by `next_deadline` has come.
    Tick,
    /// Stop in good order: answer what waits, write checkpoints, then [`Effect::Stopped`](crate::Effect::Stopped).
    Stop,
}
