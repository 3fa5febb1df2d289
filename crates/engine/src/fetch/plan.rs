//! What is to be read for a request, and what is refused.

use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::Offset;
use ottla_protocol::log::{FaultKind, LogId, LogRead, StorageFault};
use ottla_protocol::records::{Compression, TargetCompression};

use super::{Fetch, TopicKey, Want, offset_of};
use crate::event::Isolation;
use crate::node::{Context, Replicas, TopicRef, locate};
use crate::replica::Replica;

/// The first version whose clients know zstd (KIP-110).
const FIRST_VERSION_WITH_ZSTD: i16 = 10;
/// The last version whose clients do not know KAFKA_STORAGE_ERROR.
const LAST_VERSION_WITHOUT_STORAGE_ERROR: i16 = 5;

/// A partition as it was when it was looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) log: LogId,
    pub(super) from: Offset,
    /// The end of what may be read, exclusive.
    pub(super) bound: Offset,
    pub(super) high_watermark: Offset,
    pub(super) last_stable_offset: Offset,
    pub(super) log_start_offset: Offset,
}

/// The reads of one request.
#[derive(Debug, Default)]
pub(super) struct Reads {
    pub(super) jobs: Vec<LogRead>,
    /// The slot of each.
    pub(super) slots: Vec<usize>,
}

impl Fetch {
    /// Looks at every partition and plans the reads.
    ///
    /// What a partition has is not known before it is read, so each may read up to its own limit, and every one its first
    /// batch whole. [`Fetch::trim`] then keeps the answer as a whole within its limit.
    pub(super) fn plan(&mut self, replicas: &Replicas, cx: &Context<'_>) -> Reads {
        let mut reads = Reads::default();
        let (isolation, version, is_follower) = (self.isolation, self.version, self.is_follower);
        for (index, slot) in self.slots.iter_mut().enumerate() {
            slot.read = None;
            slot.found = find(&slot.want, isolation, version, is_follower, replicas, cx);
            let Ok(found) = &slot.found else { continue };
            if found.from < found.bound {
                reads.jobs.push(LogRead {
                    log: found.log,
                    from: found.from,
                    upper: found.bound,
                    max_bytes: slot.want.max_bytes.min(u32::try_from(self.max_bytes).unwrap_or(u32::MAX)),
                    at_least_one: true,
                    with_aborted: isolation == Isolation::ReadCommitted,
                });
                reads.slots.push(index);
            }
        }
        reads
    }

    /// Drops what does not fit: whole partitions, since batches are not cut. The first partition with records is kept
    /// whatever its size, or a large batch could never be read (KIP-74).
    pub(super) fn trim(&mut self) {
        let mut remaining = self.max_bytes;
        let mut is_first = true;
        for slot in &mut self.slots {
            let size_bytes = slot.read.as_ref().map_or(0, |read| read.records.size_bytes() as u64);
            if size_bytes == 0 {
                continue;
            }
            if is_first || size_bytes <= remaining.min(u64::from(slot.want.max_bytes)) {
                remaining = remaining.saturating_sub(size_bytes);
                is_first = false;
            } else {
                slot.read = None;
            }
        }
    }
}

fn find(
    want: &Want,
    isolation: Isolation,
    version: i16,
    is_follower: bool,
    replicas: &Replicas,
    cx: &Context<'_>,
) -> Result<Found, ErrorCode> {
    let topic = match &want.topic {
        TopicKey::Name(name) => TopicRef::Name(name),
        TopicKey::Id(id) => TopicRef::Id(*id),
    };
    let log = locate(cx.image, topic, want.partition)?;
    let is_unknown = |code| code == ErrorCode::KafkaStorageError && version <= LAST_VERSION_WITHOUT_STORAGE_ERROR;
    let replica = replicas
        .serving(log, want.current_leader_epoch)
        .map_err(|code| if is_unknown(code) { ErrorCode::NotLeaderOrFollower } else { code })?;
    // Nobody follows: the partitions here have one replica.
    if is_follower {
        return Err(ErrorCode::NotLeaderOrFollower);
    }
    let zstd = matches!(replica.config.log.compression, TargetCompression::Codec { codec: Compression::Zstd, .. });
    if zstd && version < FIRST_VERSION_WITH_ZSTD {
        return Err(ErrorCode::UnsupportedCompressionType);
    }
    let from = offset_of(want.fetch_offset)?;
    if from < replica.log_start_offset() || from > replica.log_end_offset() {
        return Err(ErrorCode::OffsetOutOfRange);
    }
    Ok(Found {
        log,
        from,
        bound: replica.fetch_bound(isolation),
        high_watermark: replica.high_watermark(),
        last_stable_offset: replica.last_stable_offset(),
        log_start_offset: replica.log_start_offset(),
    })
}

/// What a client is told of a failed read. Damaged bytes are named as such and do not stop the partition.
pub(super) fn fault_code(fault: &StorageFault, found: Option<&Found>, replicas: &Replicas) -> ErrorCode {
    match fault.kind {
        FaultKind::Corrupt => ErrorCode::CorruptMessage,
        FaultKind::Missing => {
            let is_hosted = found.is_some_and(|found| replicas.get(found.log).is_some_and(Replica::is_online));
            if is_hosted { ErrorCode::KafkaStorageError } else { ErrorCode::UnknownTopicOrPartition }
        }
        FaultKind::Full | FaultKind::Io | FaultKind::Offline => ErrorCode::KafkaStorageError,
    }
}
