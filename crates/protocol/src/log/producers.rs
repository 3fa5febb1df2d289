//! The state of idempotent and transactional producers on one partition (KIP-98, KIP-185, KIP-360).
//!
//! Derived from the log alone: the leader checks with it, recovery rebuilds it, snapshots persist it.
//!
//! | batch of a producer | its state here | verdict |
//! |---|---|---|
//! | same epoch, first and last sequence of one of its last 5 batches | known | duplicate: answer as then, append nothing |
//! | epoch below | known | INVALID_PRODUCER_EPOCH |
//! | epoch above, first sequence 0 | known | new |
//! | epoch above, other sequence | known | OUT_OF_ORDER_SEQUENCE_NUMBER |
//! | same epoch, the sequence after the last one (0 if none is known) | known | new |
//! | same epoch, other sequence | known | OUT_OF_ORDER_SEQUENCE_NUMBER |
//! | any | unknown (perhaps expired) | new |
//! | new, but not transactional while its transaction is open here | known | INVALID_TXN_STATE |

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use crate::ErrorCode;
use crate::ids::{Offset, ProducerEpoch, ProducerId, Sequence, Timestamp};
use crate::records::{BatchSummary, ProducerBatch};

/// How many of a producer's batches are remembered; a producer may have as many requests in flight (KIP-185).
pub const REMEMBERED_BATCHES: usize = 5;

/// A batch that a producer appended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AppendedBatch {
    /// The sequence of its last record.
    pub last_sequence: Sequence,
    /// The offset of its last record.
    pub last_offset: Offset,
    /// The last offset less the first.
    pub offset_delta: u32,
    /// Its largest timestamp.
    pub timestamp: Timestamp,
}

impl AppendedBatch {
    /// The offset of its first record.
    #[must_use]
    pub const fn base_offset(&self) -> Offset {
        Offset::new(self.last_offset.get() - self.offset_delta as i64)
    }

    /// The sequence of its first record.
    #[must_use]
    pub const fn base_sequence(&self) -> Sequence {
        // Sequences count 0..=i32::MAX and then start again: arithmetic modulo 2^31.
        let back = self.last_sequence.get() as i64 - self.offset_delta as i64;
        #[allow(clippy::cast_possible_truncation, reason = "the mask leaves 31 bits")]
        Sequence::new((back & i32::MAX as i64) as i32)
    }
}

/// What is known of one producer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProducerState {
    /// Its current epoch.
    pub epoch: ProducerEpoch,
    /// The epoch of the coordinator that wrote its last marker here, if any did.
    pub coordinator_epoch: Option<i32>,
    /// The time of its last batch, by that batch's own timestamp.
    pub last_timestamp: Timestamp,
    /// Where its open transaction began in this partition.
    pub current_txn_first_offset: Option<Offset>,
    /// Its last batches under this epoch, oldest first; at most [`REMEMBERED_BATCHES`].
    pub batches: Vec<AppendedBatch>,
}

impl ProducerState {
    /// The sequence that the next batch must begin with.
    #[must_use]
    pub fn next_sequence(&self) -> Sequence {
        self.batches.last().map_or(Sequence::new(0), |batch| batch.last_sequence.advance_wrapping(1))
    }

    fn duplicate(&self, base: Sequence, last: Sequence) -> Option<&AppendedBatch> {
        self.batches.iter().find(|batch| batch.base_sequence() == base && batch.last_sequence == last)
    }
}

/// What is to be done with a batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Append it.
    New,
    /// It is in the log already: answer what was answered then.
    Duplicate {
        /// The offset of its first record.
        base_offset: Offset,
        /// Its largest timestamp, which is the append time on topics that use it.
        timestamp: Timestamp,
    },
}

/// Why a producer's batch or marker is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ProducerError {
    /// A newer instance of the producer has taken over.
    #[error("producer {id} sent epoch {sent}, but {current} is known")]
    Epoch {
        /// The producer.
        id: ProducerId,
        /// What it sent.
        sent: ProducerEpoch,
        /// What is known.
        current: ProducerEpoch,
    },
    /// Records are missing before this batch, or it is older than what is remembered.
    #[error("producer {id} sent sequence {sent} where {expected} is next")]
    Sequence {
        /// The producer.
        id: ProducerId,
        /// The sequence of the batch's first record.
        sent: Sequence,
        /// What would have been next.
        expected: Sequence,
    },
    /// Records outside of the transaction that the producer has open.
    #[error("producer {id} has a transaction open since offset {since}, but the batch is not transactional")]
    OpenTransaction {
        /// The producer.
        id: ProducerId,
        /// Where the transaction began.
        since: Offset,
    },
    /// A newer transaction coordinator has taken over.
    #[error("a marker for producer {id} carries coordinator epoch {sent}, but {current} is known")]
    Coordinator {
        /// The producer.
        id: ProducerId,
        /// What the marker carries.
        sent: i32,
        /// What is known.
        current: i32,
    },
}

impl ProducerError {
    /// The error code of the answer.
    #[must_use]
    pub const fn code(&self) -> ErrorCode {
        match self {
            Self::Epoch { .. } => ErrorCode::InvalidProducerEpoch,
            Self::Sequence { .. } => ErrorCode::OutOfOrderSequenceNumber,
            Self::OpenTransaction { .. } => ErrorCode::InvalidTxnState,
            Self::Coordinator { .. } => ErrorCode::TransactionCoordinatorFenced,
        }
    }
}

/// The marker that ends a transaction, as the partition's log holds it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EndTxn {
    /// Whose transaction.
    pub producer_id: ProducerId,
    /// The epoch in the marker's batch.
    pub producer_epoch: ProducerEpoch,
    /// The epoch of the coordinator that decided.
    pub coordinator_epoch: i32,
    /// The marker's timestamp.
    pub timestamp: Timestamp,
}

/// Every producer that wrote to a partition lately, in order of their ids.
///
/// Bounded by expiry alone, as in Kafka: an entry stays for `producer.id.expiration.ms` after its last batch.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProducerTable {
    producers: BTreeMap<ProducerId, ProducerState>,
    /// The open transactions by their first offset: an index of the states above.
    open: BTreeSet<(Offset, ProducerId)>,
}

impl ProducerTable {
    /// Whether a client's batch may be appended. Batches without a producer always may; of batches without a sequence
    /// (the group coordinator's own, in a transaction) only the epoch is checked.
    ///
    /// # Errors
    /// See [`ProducerError`].
    pub fn check(&self, batch: &BatchSummary) -> Result<Verdict, ProducerError> {
        let Some(ProducerBatch { id, epoch, base_sequence }) = batch.producer else { return Ok(Verdict::New) };
        let Some(state) = self.producers.get(&id) else { return Ok(Verdict::New) };
        if let Some(sent) = base_sequence
            && epoch == state.epoch
            && let Some(found) = state.duplicate(sent, last_sequence(sent, batch))
        {
            return Ok(Verdict::Duplicate { base_offset: found.base_offset(), timestamp: found.timestamp });
        }
        if epoch < state.epoch {
            return Err(ProducerError::Epoch { id, sent: epoch, current: state.epoch });
        }
        if let Some(sent) = base_sequence {
            let expected = if epoch == state.epoch { state.next_sequence() } else { Sequence::new(0) };
            if sent != expected {
                return Err(ProducerError::Sequence { id, sent, expected });
            }
        }
        match state.current_txn_first_offset {
            Some(since) if !batch.is_transactional => Err(ProducerError::OpenTransaction { id, since }),
            Some(_) | None => Ok(Verdict::New),
        }
    }

    /// Notes a data batch that went into the log at `base_offset`. Believes what the log says: the leader checks first;
    /// replication and recovery only apply.
    ///
    /// Control batches are for [`Self::apply_marker`] and change nothing here.
    pub fn apply(&mut self, batch: &BatchSummary, base_offset: Offset) {
        let Some(ProducerBatch { id, epoch, base_sequence }) = batch.producer else { return };
        if batch.is_control {
            return;
        }
        let state = self.producers.entry(id).or_insert_with(|| ProducerState::new(epoch));
        if state.epoch != epoch {
            state.epoch = epoch;
            state.batches.clear();
        }
        state.last_timestamp = batch.max_timestamp;
        if let Some(first) = base_sequence {
            if state.batches.len() == REMEMBERED_BATCHES {
                state.batches.remove(0);
            }
            let offset_delta = batch.offset_count.saturating_sub(1);
            state.batches.push(AppendedBatch {
                last_sequence: last_sequence(first, batch),
                last_offset: Offset::new(base_offset.get().saturating_add(i64::from(offset_delta))),
                offset_delta,
                timestamp: batch.max_timestamp,
            });
        }
        if batch.is_transactional && state.current_txn_first_offset.is_none() {
            state.current_txn_first_offset = Some(base_offset);
            self.open.insert((base_offset, id));
        }
    }

    /// Whether a transaction's marker may be appended.
    ///
    /// # Errors
    /// [`ProducerError::Epoch`] or [`ProducerError::Coordinator`].
    pub fn check_marker(&self, marker: &EndTxn) -> Result<(), ProducerError> {
        let id = marker.producer_id;
        let Some(state) = self.producers.get(&id) else { return Ok(()) };
        if marker.producer_epoch < state.epoch {
            return Err(ProducerError::Epoch { id, sent: marker.producer_epoch, current: state.epoch });
        }
        match state.coordinator_epoch {
            Some(current) if marker.coordinator_epoch < current => {
                Err(ProducerError::Coordinator { id, sent: marker.coordinator_epoch, current })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Notes a marker that went into the log. Returns where the transaction that it ends began; `None` if none was open.
    pub fn apply_marker(&mut self, marker: &EndTxn) -> Option<Offset> {
        let id = marker.producer_id;
        let state = self.producers.entry(id).or_insert_with(|| ProducerState::new(marker.producer_epoch));
        if state.epoch != marker.producer_epoch {
            state.epoch = marker.producer_epoch;
            state.batches.clear();
        }
        state.coordinator_epoch = Some(marker.coordinator_epoch);
        state.last_timestamp = marker.timestamp;
        let first = state.current_txn_first_offset.take()?;
        self.open.remove(&(first, id));
        Some(first)
    }

    /// The state of one producer.
    #[must_use]
    pub fn get(&self, id: ProducerId) -> Option<&ProducerState> {
        self.producers.get(&id)
    }

    /// Every producer, in order of the ids.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (ProducerId, &ProducerState)> {
        self.producers.iter().map(|(id, state)| (*id, state))
    }

    /// How many producers are known.
    #[must_use]
    pub fn len(&self) -> usize {
        self.producers.len()
    }

    /// Whether no producer is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.producers.is_empty()
    }

    /// Puts a producer's state as a snapshot holds it, in place of what was known. Batches beyond the last
    /// [`REMEMBERED_BATCHES`] are forgotten.
    pub fn insert(&mut self, id: ProducerId, mut state: ProducerState) {
        let surplus = state.batches.len().saturating_sub(REMEMBERED_BATCHES);
        state.batches.drain(..surplus);
        let opened = state.current_txn_first_offset;
        if let Some(first) = self.producers.insert(id, state).and_then(|old| old.current_txn_first_offset) {
            self.open.remove(&(first, id));
        }
        self.open.extend(opened.map(|first| (first, id)));
    }

    /// Forgets producers without an open transaction whose last batch is `expiration_ms` old or older. Returns how many.
    ///
    /// Age goes by the batches' own timestamps, so producers of old data may expire at once.
    pub fn expire(&mut self, now: Timestamp, expiration_ms: i64) -> usize {
        let before = self.producers.len();
        self.producers.retain(|_, state| {
            let age_ms = now.get().saturating_sub(state.last_timestamp.get());
            state.current_txn_first_offset.is_some() || age_ms < expiration_ms
        });
        before - self.producers.len()
    }

    /// The first offset of the oldest open transaction: the last stable offset is not beyond it.
    #[must_use]
    pub fn first_open_transaction(&self) -> Option<Offset> {
        self.open.first().map(|(first, _)| *first)
    }

    /// Every open transaction, oldest first.
    pub fn open_transactions(&self) -> impl Iterator<Item = (Offset, ProducerId)> {
        self.open.iter().copied()
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.producers.clear();
        self.open.clear();
    }
}

impl ProducerState {
    const fn new(epoch: ProducerEpoch) -> Self {
        Self {
            epoch,
            coordinator_epoch: None,
            last_timestamp: Timestamp::new(-1),
            current_txn_first_offset: None,
            batches: Vec::new(),
        }
    }
}

fn last_sequence(base: Sequence, batch: &BatchSummary) -> Sequence {
    // A batch's offsets come from an i32 delta, so they fit.
    base.advance_wrapping(i32::try_from(batch.offset_count.saturating_sub(1)).unwrap_or(i32::MAX))
}

#[cfg(test)]
mod tests;
