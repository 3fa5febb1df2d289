use proptest::prelude::*;

use super::*;
use crate::records::{Compression, TimestampType};

const ID: ProducerId = ProducerId::new(7);

fn batch(epoch: i16, sequence: i32, count: u32) -> BatchSummary {
    BatchSummary {
        offset_count: count,
        record_count: count,
        size_bytes: 100,
        max_timestamp: Timestamp::new(1_000),
        timestamp_type: TimestampType::CreateTime,
        compression: Compression::None,
        producer: Some(ProducerBatch {
            id: ID,
            epoch: ProducerEpoch::new(epoch),
            base_sequence: Sequence::from_wire(sequence),
        }),
        is_transactional: false,
        is_control: false,
    }
}

fn transactional(epoch: i16, sequence: i32, count: u32) -> BatchSummary {
    BatchSummary { is_transactional: true, ..batch(epoch, sequence, count) }
}

fn marker(epoch: i16, coordinator_epoch: i32) -> EndTxn {
    EndTxn {
        producer_id: ID,
        producer_epoch: ProducerEpoch::new(epoch),
        coordinator_epoch,
        timestamp: Timestamp::new(2_000),
    }
}

fn table(batches: &[(BatchSummary, i64)]) -> ProducerTable {
    let mut table = ProducerTable::default();
    for (batch, base_offset) in batches {
        assert_eq!(table.check(batch), Ok(Verdict::New));
        table.apply(batch, Offset::new(*base_offset));
    }
    table
}

fn code(result: Result<Verdict, ProducerError>) -> ErrorCode {
    result.unwrap_err().code()
}

#[test]
fn sequences_follow_one_another() {
    let it = table(&[(batch(0, 0, 3), 10), (batch(0, 3, 1), 20)]);
    assert_eq!(it.check(&batch(0, 4, 2)), Ok(Verdict::New));
    assert_eq!(code(it.check(&batch(0, 5, 2))), ErrorCode::OutOfOrderSequenceNumber);
    assert_eq!(code(it.check(&batch(0, 2, 2))), ErrorCode::OutOfOrderSequenceNumber);
}

#[test]
fn the_last_five_batches_are_recognised() {
    let batches: Vec<_> = (0..6).map(|i| (batch(0, i * 2, 2), i64::from(i) * 10)).collect();
    let it = table(&batches);
    let timestamp = Timestamp::new(1_000);
    for i in 1..6 {
        let base_offset = Offset::new(i64::from(i) * 10);
        assert_eq!(it.check(&batch(0, i * 2, 2)), Ok(Verdict::Duplicate { base_offset, timestamp }));
    }
    assert_eq!(code(it.check(&batch(0, 0, 2))), ErrorCode::OutOfOrderSequenceNumber, "the sixth is forgotten");
    assert_eq!(code(it.check(&batch(0, 2, 1))), ErrorCode::OutOfOrderSequenceNumber, "another length is no duplicate");
}

#[test]
fn a_new_epoch_starts_at_zero_and_fences_the_old_one() {
    let mut it = table(&[(batch(3, 0, 5), 0)]);
    assert_eq!(code(it.check(&batch(4, 5, 1))), ErrorCode::OutOfOrderSequenceNumber);
    assert_eq!(it.check(&batch(4, 0, 5)), Ok(Verdict::New), "the old epoch's batch is no duplicate of it");
    it.apply(&batch(4, 0, 5), Offset::new(5));
    assert_eq!(code(it.check(&batch(3, 5, 1))), ErrorCode::InvalidProducerEpoch);
    assert_eq!(code(it.check(&batch(3, 0, 5))), ErrorCode::InvalidProducerEpoch);
}

#[test]
fn an_unknown_producer_may_begin_anywhere() {
    let it = ProducerTable::default();
    assert_eq!(it.check(&batch(9, 1_234, 1)), Ok(Verdict::New));
}

#[test]
fn sequences_wrap_to_zero() {
    let mut it = ProducerTable::default();
    let wrapping = batch(0, i32::MAX - 1, 4);
    it.apply(&wrapping, Offset::new(0));
    assert_eq!(it.get(ID).map(ProducerState::next_sequence), Some(Sequence::new(2)));
    assert!(matches!(it.check(&wrapping), Ok(Verdict::Duplicate { .. })));
    assert_eq!(it.check(&batch(0, 2, 1)), Ok(Verdict::New));
}

#[test]
fn only_producers_without_a_transaction_expire() {
    let mut it = table(&[(batch(0, 0, 1), 0)]);
    assert_eq!(it.expire(Timestamp::new(1_099), 100), 0);
    assert_eq!(it.expire(Timestamp::new(1_100), 100), 1);
    assert!(it.is_empty());
    let mut it = table(&[(transactional(0, 0, 1), 0)]);
    assert_eq!(it.expire(Timestamp::new(99_999), 100), 0);
}

#[test]
fn a_transaction_is_open_from_its_first_batch_to_its_marker() {
    let mut it = table(&[(transactional(0, 0, 2), 5), (transactional(0, 2, 2), 7)]);
    assert_eq!(it.first_open_transaction(), Some(Offset::new(5)));
    assert_eq!(code(it.check(&batch(0, 4, 1))), ErrorCode::InvalidTxnState);
    assert_eq!(it.check_marker(&marker(0, 3)), Ok(()));
    assert_eq!(it.apply_marker(&marker(0, 3)), Some(Offset::new(5)));
    assert_eq!(it.first_open_transaction(), None);
    assert_eq!(it.check(&transactional(0, 4, 1)), Ok(Verdict::New), "the same epoch continues its sequence");
    assert_eq!(it.apply_marker(&marker(0, 3)), None, "a marker without a transaction ends nothing");
}

#[test]
fn a_marker_with_a_new_epoch_forgets_the_batches() {
    let mut it = table(&[(transactional(0, 0, 2), 5)]);
    it.apply_marker(&marker(1, 3));
    assert_eq!(code(it.check(&transactional(0, 2, 1))), ErrorCode::InvalidProducerEpoch);
    assert_eq!(it.check(&transactional(1, 0, 1)), Ok(Verdict::New));
    assert_eq!(code(it.check(&transactional(1, 2, 1))), ErrorCode::OutOfOrderSequenceNumber);
    assert_eq!(it.check_marker(&marker(0, 3)).unwrap_err().code(), ErrorCode::InvalidProducerEpoch);
    assert_eq!(it.check_marker(&marker(1, 2)).unwrap_err().code(), ErrorCode::TransactionCoordinatorFenced);
}

#[test]
fn a_snapshot_restores_the_table() {
    let it = table(&[(transactional(0, 0, 2), 5)]);
    let mut restored = ProducerTable::default();
    for (id, state) in it.iter() {
        restored.insert(id, state.clone());
    }
    assert_eq!(restored, it);
    assert_eq!(restored.open_transactions().collect::<Vec<_>>(), [(Offset::new(5), ID)]);
}

proptest! {
    /// Whatever a producer does, an accepted batch repeated at once is a duplicate with the same answer, and the next
    /// sequence is always accepted.
    #[test]
    fn a_repeated_batch_is_a_duplicate(steps in proptest::collection::vec((0i16..3, 0i32..40, 1u32..6), 1..60)) {
        let mut it = ProducerTable::default();
        let mut end = 0;
        for (epoch, sequence, count) in steps {
            let sent = batch(epoch, sequence, count);
            if it.check(&sent) == Ok(Verdict::New) {
                it.apply(&sent, Offset::new(end));
                let duplicate = Verdict::Duplicate { base_offset: Offset::new(end), timestamp: sent.max_timestamp };
                prop_assert_eq!(it.check(&sent), Ok(duplicate));
                end += i64::from(count);
            }
            if let Some(state) = it.get(ID) {
                prop_assert!(state.batches.len() <= REMEMBERED_BATCHES);
                let next = batch(state.epoch.get(), state.next_sequence().get(), 1);
                prop_assert_eq!(it.check(&next), Ok(Verdict::New));
            }
        }
    }
}
