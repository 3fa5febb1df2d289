use alloc::vec;
use alloc::vec::Vec;

use bytes::Bytes;
use ottla_protocol::ErrorCode;
use ottla_protocol::messages::FetchRequest;
use ottla_protocol::messages::fetch_request::{FetchPartition, FetchTopic};
use ottla_protocol::messages::fetch_response::PartitionData;
use ottla_protocol::records::Records;
use proptest::prelude::*;

use super::session::{Resolved, SessionCache, SessionUse};
use crate::time::Mono;

const NOW: Mono = Mono::from_micros(0);

fn request(session_id: i32, session_epoch: i32, partitions: &[i32]) -> FetchRequest {
    let partition = |p: &i32| FetchPartition { partition: *p, partition_max_bytes: 1, ..Default::default() };
    let partitions = partitions.iter().map(partition).collect();
    let topics = vec![FetchTopic { topic: "orders".into(), partitions, ..Default::default() }];
    FetchRequest { session_id, session_epoch, topics, ..Default::default() }
}

fn data(has_records: bool) -> PartitionData {
    let records = Some(Records::Memory(Bytes::from_static(if has_records { b"batch" } else { b"" })));
    PartitionData { high_watermark: 5, log_start_offset: 0, records, ..Default::default() }
}

/// Answers every partition; those listed return records. Gives the order they came in, and which were told.
fn round(cache: &mut SessionCache, request: FetchRequest, with_records: &[i32]) -> (SessionUse, Vec<i32>, Vec<i32>) {
    let Resolved { session, wants } = cache.resolve(request, 12, NOW).unwrap();
    let order = wants.iter().map(|want| want.partition).collect();
    let told = wants
        .iter()
        .filter(|want| cache.note(&session, want, &data(with_records.contains(&want.partition))))
        .map(|want| want.partition)
        .collect();
    cache.answered(&session);
    (session, order, told)
}

#[test]
fn partitions_that_returned_records_wait_behind_the_others() {
    let mut cache = SessionCache::new(10, 1);
    let (session, order, _) = round(&mut cache, request(0, 0, &[0, 1, 2]), &[0]);
    assert_eq!(order, [0, 1, 2]);
    let id = session.id();
    let (_, order, told) = round(&mut cache, request(id, 1, &[]), &[1]);
    assert_eq!((order, told), (vec![1, 2, 0], vec![1]));
    let (_, order, _) = round(&mut cache, request(id, 2, &[3]), &[]);
    assert_eq!(order, [2, 0, 1, 3]);
}

#[test]
fn an_error_makes_whatever_follows_news() {
    let mut cache = SessionCache::new(10, 1);
    let (session, ..) = round(&mut cache, request(0, 0, &[0]), &[]);
    let Resolved { session, wants } = cache.resolve(request(session.id(), 1, &[]), 12, NOW).unwrap();
    let failed = PartitionData { error_code: 6, high_watermark: -1, ..data(false) };
    assert!(cache.note(&session, &wants[0], &failed));
    let (_, _, told) = round(&mut cache, request(session.id(), 2, &[]), &[]);
    assert_eq!(told, [0]);
    let (_, _, told) = round(&mut cache, request(session.id(), 3, &[]), &[]);
    assert_eq!(told, [0; 0]);
}

#[test]
fn a_new_session_replaces_the_one_named() {
    let mut cache = SessionCache::new(1, 1);
    let (first, ..) = round(&mut cache, request(0, 0, &[0]), &[]);
    let (second, ..) = round(&mut cache, request(first.id(), 0, &[1]), &[]);
    assert!(second.id() > 0, "its slot is free for the new one");
    let code = cache.resolve(request(first.id(), 1, &[]), 12, NOW).unwrap_err();
    assert_eq!(code, ErrorCode::FetchSessionIdNotFound);
}

proptest! {
    /// Invariant 52: after any sequence of requests both sides know the same partitions, and epochs count up by one.
    #[test]
    fn both_sides_know_the_same_partitions(
        steps in proptest::collection::vec((proptest::collection::btree_set(0i32..6, 0..4), any::<bool>()), 1..20),
    ) {
        let mut cache = SessionCache::new(10, 1);
        let mut known = alloc::collections::BTreeSet::from([0]);
        let (session, ..) = round(&mut cache, request(0, 0, &[0]), &[]);
        for (index, (partitions, forget)) in steps.into_iter().enumerate() {
            let epoch = i32::try_from(index).unwrap() + 1;
            let list: Vec<_> = partitions.iter().copied().collect();
            let mut next = request(session.id(), epoch, if forget { &[] } else { &list });
            if forget {
                known.retain(|partition| !partitions.contains(partition));
                next.forgotten_topics_data.push(ottla_protocol::messages::fetch_request::ForgottenTopic {
                    topic: "orders".into(),
                    partitions: list,
                    ..Default::default()
                });
            } else {
                known.extend(partitions);
            }
            let (used, mut order, _) = round(&mut cache, next, &[]);
            order.sort_unstable();
            prop_assert_eq!(order, known.iter().copied().collect::<Vec<_>>());
            if known.is_empty() {
                prop_assert_eq!(used, SessionUse::None);
                break;
            }
            prop_assert_eq!(used, SessionUse::Continued(session.id()));
        }
    }
}
