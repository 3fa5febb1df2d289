//! Control records: what the log says about itself (KIP-98, KIP-595, KIP-630, KIP-853).

use bytes::Bytes;

use super::build::{BatchBuilder, NewRecord};
use super::{Compression, ProducerBatch};
use crate::log::EndTxn;

const KEY_VERSION: i16 = 0;
const END_TXN_VERSION: i16 = 0;

/// What a control record is, by its key: `version i16 (0) | type i16`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ControlType {
    /// The producer's transaction was aborted (0).
    Abort,
    /// The producer's transaction was committed (1).
    Commit,
    /// A leader of the metadata quorum begins (2).
    LeaderChange,
    /// The first record of a snapshot (3).
    SnapshotHeader,
    /// The last record of a snapshot (4).
    SnapshotFooter,
    /// The quorum's `kraft.version` (5).
    KraftVersion,
    /// The quorum's voters (6).
    KraftVoters,
    /// Made by a later version; readers skip it.
    Unknown(i16),
}

impl ControlType {
    /// Reads a control record's key. Versions above 0 only add fields at the end. `None` if it is none.
    #[must_use]
    pub fn from_key(key: &[u8]) -> Option<Self> {
        let (version, rest) = key.split_first_chunk::<2>()?;
        let (kind, _) = rest.split_first_chunk::<2>()?;
        if i16::from_be_bytes(*version) < 0 {
            return None;
        }
        Some(match i16::from_be_bytes(*kind) {
            0 => Self::Abort,
            1 => Self::Commit,
            2 => Self::LeaderChange,
            3 => Self::SnapshotHeader,
            4 => Self::SnapshotFooter,
            5 => Self::KraftVersion,
            6 => Self::KraftVoters,
            other => Self::Unknown(other),
        })
    }

    /// The key that says so.
    #[must_use]
    pub const fn to_key(self) -> [u8; 4] {
        let kind = match self {
            Self::Abort => 0,
            Self::Commit => 1,
            Self::LeaderChange => 2,
            Self::SnapshotHeader => 3,
            Self::SnapshotFooter => 4,
            Self::KraftVersion => 5,
            Self::KraftVoters => 6,
            Self::Unknown(other) => other,
        };
        let ([a, b], [c, d]) = (KEY_VERSION.to_be_bytes(), i16::to_be_bytes(kind));
        [a, b, c, d]
    }
}

/// The coordinator epoch in the value of a transaction's marker; `None` if it is none.
#[must_use]
pub fn end_txn_coordinator_epoch(value: &[u8]) -> Option<i32> {
    let (version, rest) = value.split_first_chunk::<2>()?;
    let (epoch, _) = rest.split_first_chunk::<4>()?;
    (i16::from_be_bytes(*version) >= 0).then(|| i32::from_be_bytes(*epoch))
}

/// How a transaction ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TransactionResult {
    /// Its records count.
    Commit,
    /// Its records are skipped by readers of committed data.
    Abort,
}

/// The batch that marks the end of a transaction in a partition; takes one offset.
#[must_use]
pub fn end_txn_batch(marker: &EndTxn, result: TransactionResult) -> Bytes {
    let producer = ProducerBatch { id: marker.producer_id, epoch: marker.producer_epoch, base_sequence: None };
    let kind = match result {
        TransactionResult::Commit => ControlType::Commit,
        TransactionResult::Abort => ControlType::Abort,
    };
    let mut value = END_TXN_VERSION.to_be_bytes().to_vec();
    value.extend_from_slice(&marker.coordinator_epoch.to_be_bytes());
    let mut batch =
        BatchBuilder::new().compression(Compression::None, None).producer(Some(producer)).transactional(true).control();
    batch.push(&NewRecord {
        timestamp: marker.timestamp,
        key: Some(&kind.to_key()),
        value: Some(&value),
        headers: &[],
    });
    batch.build()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{ProducerEpoch, ProducerId, Timestamp};
    use crate::records::BatchView;

    #[test]
    fn a_marker_says_whose_transaction_ended_and_how() {
        let marker = EndTxn {
            producer_id: ProducerId::new(4_000),
            producer_epoch: ProducerEpoch::new(3),
            coordinator_epoch: 9,
            timestamp: Timestamp::new(1_234),
        };
        let bytes = end_txn_batch(&marker, TransactionResult::Abort);
        let view = BatchView::parse(&bytes).unwrap();
        assert_eq!(view.check_crc(), Ok(()));
        let summary = view.to_summary().unwrap();
        assert!(summary.is_control && summary.is_transactional);
        assert_eq!((summary.offset_count, summary.record_count), (1, 1));
        let stamp = ProducerBatch { id: marker.producer_id, epoch: marker.producer_epoch, base_sequence: None };
        assert_eq!(summary.producer, Some(stamp));
        let record = view.records().unwrap().next().unwrap().unwrap();
        assert_eq!(ControlType::from_key(record.key.unwrap()), Some(ControlType::Abort));
        assert_eq!(end_txn_coordinator_epoch(record.value.unwrap()), Some(9));
        assert_eq!(record.timestamp, marker.timestamp);
    }

    #[test]
    fn keys_round_trip_and_later_versions_are_read() {
        for kind in (0..9).map(|kind: i16| ControlType::from_key(&[0, 0, 0, kind.to_be_bytes()[1]]).unwrap()) {
            assert_eq!(ControlType::from_key(&kind.to_key()), Some(kind));
        }
        assert_eq!(ControlType::from_key(&[0, 7, 0, 1, 99]), Some(ControlType::Commit));
        assert_eq!(ControlType::from_key(&[0xff, 0xff, 0, 1]), None);
        assert_eq!(ControlType::from_key(&[0, 0, 0]), None);
    }
}
