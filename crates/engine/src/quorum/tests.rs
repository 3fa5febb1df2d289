use alloc::vec;
use alloc::vec::Vec;

use bytes::Bytes;
use ottla_protocol::ids::{LeaderEpoch, NodeId, Offset, Timestamp, Uuid};
use ottla_protocol::messages::{MetadataRecord, TopicRecord};
use proptest::prelude::*;

use super::batches::{Content, VersionedRecord, decode, encode_records};
use super::snapshot::{SnapshotId, read, write};
use super::voters::Voters;

const NOW: Timestamp = Timestamp::new(1_700_000_000_000);

fn topic(name: &str) -> VersionedRecord {
    let record = TopicRecord { name: name.into(), topic_id: Uuid::from_u128(1 << 80), ..Default::default() };
    VersionedRecord { record: record.into(), version: 0 }
}

fn snapshot(count: usize) -> Bytes {
    let records: Vec<_> = (0..count).map(|i| topic(&alloc::format!("t{i}"))).collect();
    let id = SnapshotId { end_offset: Offset::new(90), epoch: 7 };
    let voters = Voters::sole(NodeId::new(1), Uuid::from_u128(1 << 70), Vec::new());
    write(id, voters.to_controls(), &records, NOW, NOW).unwrap()
}

#[test]
fn a_snapshot_holds_the_quorum_and_the_records_in_order() {
    let entries = read(&snapshot(2500)).unwrap();
    let mut voters = Voters::default();
    let mut names = Vec::new();
    for entry in &entries {
        assert_eq!(entry.epoch, 7);
        match &entry.content {
            Content::Control(control) => voters.replay(control),
            Content::Record(MetadataRecord::TopicRecord(topic)) => names.push(topic.name.clone()),
            Content::Record(other) => panic!("{other:?}"),
        }
    }
    assert_eq!(voters, Voters::sole(NodeId::new(1), Uuid::from_u128(1 << 70), Vec::new()));
    assert_eq!(names, (0..2500).map(|i| alloc::format!("t{i}")).collect::<Vec<_>>());
}

#[test]
fn a_snapshot_cut_anywhere_is_refused() {
    let whole = snapshot(3);
    for end in 0..whole.len() {
        assert!(read(&whole[..end]).is_err(), "cut at {end}");
    }
}

#[test]
fn only_the_quorums_sole_voter_may_lead() {
    let (node, directory) = (NodeId::new(1), Uuid::from_u128(1 << 70));
    let voters = Voters::sole(node, directory, Vec::new());
    assert_eq!(voters.check_sole(node, directory), Ok(()));
    assert!(voters.check_sole(NodeId::new(2), directory).unwrap_err().contains("1@"));
    assert!(voters.check_sole(node, Uuid::from_u128(9 << 70)).is_err());
    assert_eq!(Voters::default().check_sole(node, directory), Ok(()), "static voters: the configuration says who");
}

proptest! {
    #[test]
    fn damaged_bytes_are_an_error_and_no_panic(at in 0usize..400, bit in 0u8..8, cut in 0usize..400) {
        let records = vec![topic("a"), topic("b")];
        let batch = encode_records(&records, NOW).unwrap();
        let mut bytes = batch.base_offset(Offset::new(3)).leader_epoch(LeaderEpoch::new(1)).build().to_vec();
        let whole = bytes.len();
        let at = at % whole;
        bytes[at] ^= 1 << bit;
        // The CRC covers neither the base offset nor the epoch nor itself: there, other values are as good as any.
        let is_seen = decode(&bytes).is_err();
        prop_assert!(is_seen || at < 8 || (12..16).contains(&at), "byte {at}");
        bytes.truncate(cut % whole);
        prop_assert!(bytes.is_empty() || decode(&bytes).is_err());
    }

    #[test]
    fn any_bytes_are_no_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let _ = decode(&bytes);
        let _ = read(&bytes);
    }
}
