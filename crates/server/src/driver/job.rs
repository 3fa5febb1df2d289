//! The jobs that storage does for the core, and their reports.

use std::sync::Arc;

use bytes::Bytes;
use ottla_engine::Input;
use ottla_engine::input::Ticket;
use ottla_protocol::ids::{Offset, Timestamp};
use ottla_protocol::log::{LogConfig, LogId, LogOpen, LogRead, LogWrite, OffsetQuery, StorageFault};
use ottla_storage::LogManager;

/// An append up to this size is a copy into the page cache: done on the spot, it costs less than waking another thread.
const QUICK_APPEND_BYTES: usize = 256 * 1024;
/// As many reads are found (in the index, not yet sent) on the spot.
const QUICK_READS: usize = 64;

/// One job. Those of a log's lane are carried out in order.
#[derive(Debug)]
pub(super) enum Job {
    Open(LogOpen),
    Append(LogWrite),
    /// The driver gives it to the flusher instead, which reports it.
    Flush(LogId, Offset),
    Read(Ticket, Vec<LogRead>),
    LoadRecords {
        log: LogId,
        from: Offset,
        max_bytes: u32,
    },
    FindOffset {
        ticket: Ticket,
        log: LogId,
        query: OffsetQuery,
        upper: Offset,
    },
    AdvanceLogStart(LogId, Offset),
    NoteHighWatermark(LogId, Offset),
    Configure(LogId, Arc<LogConfig>),
    ApplyRetention(LogId, Timestamp),
    Delete(LogId),
    SetAside(LogId),
    DescribeFolders(Ticket),
    WriteQuorumState(Bytes),
    WriteSnapshot {
        end_offset: Offset,
        epoch: i32,
        batches: Bytes,
    },
    TrimMetadata(Offset),
}

impl Job {
    /// Whether it takes microseconds, as a rule: it may be done on a thread that serves connections.
    pub(super) fn is_quick(&self) -> bool {
        match self {
            Self::NoteHighWatermark(..) | Self::Configure(..) | Self::Flush(..) => true,
            Self::Append(write) => {
                write.batches.iter().map(|batch| batch.bytes.len()).sum::<usize>() <= QUICK_APPEND_BYTES
            }
            Self::Read(_, reads) => reads.len() <= QUICK_READS,
            Self::Open(_)
            | Self::LoadRecords { .. }
            | Self::FindOffset { .. }
            | Self::AdvanceLogStart(..)
            | Self::ApplyRetention(..)
            | Self::Delete(_)
            | Self::SetAside(_)
            | Self::DescribeFolders(_)
            | Self::WriteQuorumState(_)
            | Self::WriteSnapshot { .. }
            | Self::TrimMetadata(_) => false,
        }
    }

    /// Does it. `None`: it is not reported.
    pub(super) fn carry_out(self, storage: &LogManager) -> Option<Input> {
        Some(match self {
            Self::Open(open) => Input::LogOpened(open.log, storage.open(&open)),
            Self::Append(write) => Input::Appended(write.log, storage.append(&write)),
            Self::Flush(log, up_to) => Input::Flushed(log, storage.flush(log, up_to)),
            Self::Read(ticket, reads) => Input::ReadDone(ticket, reads.iter().map(|read| storage.read(read)).collect()),
            Self::LoadRecords { log, from, max_bytes } => {
                Input::RecordsLoaded(log, storage.load_records(log, from, max_bytes))
            }
            Self::FindOffset { ticket, log, query, upper } => {
                Input::OffsetFound(ticket, storage.find_offset(log, query, upper))
            }
            Self::AdvanceLogStart(log, to) => Input::LogStartAdvanced(log, storage.advance_log_start(log, to)),
            Self::ApplyRetention(log, now) => Input::RetentionApplied(log, storage.apply_retention(log, now)),
            Self::Delete(log) => Input::LogDeleted(log, storage.delete(log)),
            Self::DescribeFolders(ticket) => Input::FoldersDescribed(ticket, storage.describe_folders()),
            Self::WriteQuorumState(content) => Input::QuorumStateWritten(storage.write_quorum_state(&content)),
            Self::WriteSnapshot { end_offset, epoch, batches } => {
                Input::SnapshotWritten(end_offset, storage.write_snapshot(end_offset, epoch, &batches))
            }
            Self::NoteHighWatermark(log, high_watermark) => {
                storage.note_high_watermark(log, high_watermark);
                return None;
            }
            Self::Configure(log, config) => {
                storage.configure(log, config);
                return None;
            }
            Self::SetAside(log) => return unreported(storage.set_aside(log)),
            Self::TrimMetadata(below) => return unreported(storage.trim_metadata(below)),
        })
    }
}

/// A job without a report of its own failed: a fault that took a folder offline concerns the core all the same.
fn unreported(result: Result<(), StorageFault>) -> Option<Input> {
    result.err().map(Input::FolderFailed)
}
