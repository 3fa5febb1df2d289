//! What a node asks of its driver.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use bytes::Bytes;
use ottla_protocol::ids::{Offset, Timestamp};
use ottla_protocol::log::{LogConfig, LogId, LogOpen, LogRead, LogWrite, OffsetQuery};
use ottla_protocol::messages::ResponseBody;
use ottla_protocol::records::RecordRules;

use crate::input::{RequestId, Ticket};

/// How a request ends.
#[derive(Debug, Clone)]
pub enum Answer {
    /// Send this body; the driver adds the header and keeps a connection's answers in the order of its requests.
    Body(ResponseBody),
    /// There is no answer (Produce with acks=0).
    Silent,
    /// Close the connection: the protocol has no error for this. The reason goes to the log, once.
    Close(String),
}

/// Check one partition's record bytes by these rules.
#[derive(Debug, Clone)]
pub struct CheckJob {
    /// The bytes as the client sent them.
    pub records: Bytes,
    /// The rules of the topic.
    pub rules: RecordRules,
}

/// One wish. It is a fact only when the driver reports it (see [`Input`](crate::Input)).
///
/// The driver carries effects out in order; jobs of one log stay in order even where logs run side by side.
#[derive(Debug, Clone)]
pub enum Effect {
    /// End a request.
    Respond(RequestId, Answer),
    /// Check record bytes (CRC, decompression: no place for a state machine). Reported by `RecordsChecked`.
    CheckRecords(Ticket, Vec<CheckJob>),
    /// Open or create a log. Reported by `LogOpened`.
    OpenLog(LogOpen),
    /// Append to a log. Reported by `Appended`.
    Append(LogWrite),
    /// Make everything below the offset durable. Reported by `Flushed`, with what was reached.
    Flush(LogId, Offset),
    /// Read from logs. Reported by `ReadDone`.
    Read(Ticket, Vec<LogRead>),
    /// Read a log's batches into memory, from this offset, at most so many bytes (but one batch at least): the core replays
    /// its own internal logs with it. Reported by `RecordsLoaded`.
    LoadRecords {
        /// Which log.
        log: LogId,
        /// The first offset wanted.
        from: Offset,
        /// How many bytes at most.
        max_bytes: u32,
    },
    /// Search a log by time, among the offsets below `upper` (exclusive). Reported by `OffsetFound`.
    FindOffset {
        /// Ties the report to this effect.
        ticket: Ticket,
        /// Which log.
        log: LogId,
        /// What to look for.
        query: OffsetQuery,
        /// Offsets at or above do not count.
        upper: Offset,
    },
    /// Raise a log's start offset. Reported by `LogStartAdvanced`.
    AdvanceLogStart(LogId, Offset),
    /// The log's high watermark, for its checkpoint and as retention's bound. Not reported.
    NoteHighWatermark(LogId, Offset),
    /// New settings for a log. Not reported.
    ConfigureLog(LogId, Arc<LogConfig>),
    /// Remove what the log's settings no longer keep. Reported by `RetentionApplied`.
    ApplyRetention(LogId, Timestamp),
    /// Delete a log: its folder is renamed at once and its files go after `file.delete.delay.ms`. Reported by `LogDeleted`.
    DeleteLog(LogId),
    /// Set aside a folder on disk that belongs to no partition of this node (renamed `-stray`). Not reported.
    SetAside(LogId),
    /// Describe every log folder. Reported by `FoldersDescribed`.
    DescribeFolders(Ticket),
    /// Replace the file `quorum-state`, durably. Reported by `QuorumStateWritten`.
    WriteQuorumState(Bytes),
    /// Write a metadata snapshot that ends before this offset, in this epoch, durably. Reported by `SnapshotWritten`.
    WriteSnapshot {
        /// The offset after the last one it contains.
        end_offset: Offset,
        /// The epoch of that record.
        epoch: i32,
        /// The batches, from header to footer.
        batches: Bytes,
    },
    /// Metadata segments and snapshots below this offset may go.
    TrimMetadata(Offset),
    /// The node serves.
    Ready,
    /// A stop is complete; the epoch goes into the clean-shutdown file (KIP-966). No input may follow.
    Stopped {
        /// The epoch under which the broker was registered.
        broker_epoch: i64,
    },
    /// The node cannot go on. The process ends with this message; nothing acknowledged is lost.
    Fatal(String),
}

/// The effects of a step, in order.
pub type Effects = Vec<Effect>;
