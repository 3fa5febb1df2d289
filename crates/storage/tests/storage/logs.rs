//! What a log does when nothing goes wrong.

use ottla_protocol::ids::{LeaderEpoch, PartitionId, ProducerEpoch, ProducerId, Timestamp, Uuid};
use ottla_protocol::log::{CleanupPolicy, EndTxn, FaultKind, LogConfig, LogId, LogRead, OffsetQuery, RemovalReason};
use ottla_protocol::records::{BatchBuilder, BatchView, Compression, Records, TransactionResult, end_txn_batch};
use std::sync::Arc;

use crate::support::*;

on_both_disks!(
    a_new_log_is_empty,
    appends_are_read_back_with_their_offsets_and_epochs,
    reads_are_whole_batches_within_bounds,
    segments_roll_and_reads_go_across,
    a_log_is_found_again_after_a_clean_stop_and_after_none,
    offsets_are_found_by_time,
    aborted_transactions_are_listed,
    retention_removes_from_the_front,
    nothing_above_the_high_watermark_is_removed,
    a_deleted_log_goes_after_its_delay,
    a_namesake_is_set_aside,
    stray_logs_are_set_aside,
    folders_share_the_logs,
    a_deleted_log_leaves_its_place_to_a_new_one,
    metadata_files_are_kept,
    leader_epochs_survive,
    producers_survive,
    rolls_by_time,
    a_folder_of_another_node_or_cluster_is_refused,
);

fn a_new_log_is_empty(bed: &Bed) {
    let node = bed.start();
    let scan = node.scan().unwrap();
    assert_eq!((scan.logs.len(), scan.quorum_state, scan.snapshot, scan.clean_broker_epoch), (0, None, None, None));
    let state = open(&node, config());
    assert!(state.created);
    assert_eq!((state.log_start_offset, state.log_end_offset, state.high_watermark), (at(0), at(0), at(0)));
    assert_eq!(read(&node, 0, 0, 1000), (vec![], 0));
    assert!(node.load_records(LOG, at(0), 1000).unwrap().is_empty());
    assert_eq!(node.find_offset(LOG, OffsetQuery::MaxTimestamp, at(0)).unwrap(), None);
    let missing = LogId { topic_id: Uuid::from_u128(5), ..LOG };
    assert_eq!(node.flush(missing, at(1)).unwrap_err().kind, FaultKind::Missing);
}

fn appends_are_read_back_with_their_offsets_and_epochs(bed: &Bed) {
    let node = bed.start();
    open(&node, config());
    let batches =
        vec![batch(0, &[1, 2, 3]), batch_of(3, 4, &[5], BatchBuilder::new()), compressed(4, &[6, 7], Compression::Lz4)];
    let size: usize = batches.iter().map(|batch| batch.bytes.len()).sum();
    let report = append(&node, batches).unwrap();
    assert_eq!((report.base_offset, report.log_end_offset), (at(0), at(6)));
    assert_eq!((report.size_bytes, report.segment_base, report.rolled), (size as u64, at(0), false));
    let loaded = node.load_records(LOG, at(0), 10_000).unwrap();
    assert_eq!(bases(&loaded), [0, 3, 4]);
    let epochs: Vec<_> = ottla_protocol::records::batches(&loaded)
        .map(|batch| batch.unwrap().header().leader_epoch.unwrap().get())
        .collect();
    assert_eq!(epochs, [0, 4, 0]);
    let stale = append(&node, vec![batch(2, &[1])]).unwrap_err();
    assert_eq!(stale.kind, FaultKind::Corrupt, "{stale}");
    assert_eq!(node.flush(LOG, at(1)).unwrap().up_to, at(6));
}

fn reads_are_whole_batches_within_bounds(bed: &Bed) {
    let node = bed.start();
    open(&node, LogConfig { segment_bytes: 1 << 20, ..config() });
    fill(&node, 0, 20);
    let size = u32::try_from(batch(0, &[0, 10]).bytes.len()).unwrap();
    for from in 0..40 {
        let first = from / 2 * 2;
        assert_eq!(read(&node, from, 40, 1), (vec![first], first + 2), "at least one");
        let none = LogRead {
            log: LOG,
            from: at(from),
            upper: at(40),
            max_bytes: size - 1,
            at_least_one: false,
            with_aborted: false,
        };
        assert_eq!(node.read(&none).unwrap().records.size_bytes(), 0);
        for count in 1..=5 {
            for upper in (first + 2..=40).step_by(2) {
                let end = (first + 2 * count).min(upper);
                let wanted: Vec<_> = (first..end).step_by(2).collect();
                let max_bytes = size * u32::try_from(count).unwrap() + size / 2;
                assert_eq!(read(&node, from, upper, max_bytes), (wanted, end), "{from} {count} {upper}");
            }
        }
    }
    let whole =
        LogRead { log: LOG, from: at(0), upper: at(40), max_bytes: 1 << 30, at_least_one: true, with_aborted: false };
    let is_held = matches!(node.read(&whole).unwrap().records, Records::Held(_));
    assert_eq!(
        is_held,
        bed.disk
            .open(&bed.root.join("d0/meta.properties"), ottla_storage::FileMode::Read)
            .unwrap()
            .descriptor()
            .is_some()
    );
}

fn segments_roll_and_reads_go_across(bed: &Bed) {
    let node = bed.start();
    open(&node, config());
    // One write over several segments.
    let batches: Vec<_> = (0..30).map(|n| batch(2 * n, &[n, n])).collect();
    let report = append(&node, batches).unwrap();
    assert!(report.rolled);
    let wanted: Vec<_> = (0..30).map(|n| 2 * n).collect();
    assert_eq!(all(&node, 0), wanted);
    let logs = bed.names("d0/t-0").into_iter().filter(|name| name.ends_with(".log")).count();
    assert!(logs > 3, "{logs}");
    for name in bed.names("d0/t-0").iter().filter(|name| name.ends_with(".log")) {
        assert!(bed.disk.file_len(&bed.root.join("d0/t-0").join(name)).unwrap() <= 1000);
    }
    // A batch larger than a segment has one to itself.
    let large = batch(60, &[0; 40]);
    assert!(large.bytes.len() > 1000);
    append(&node, vec![large]).unwrap();
    append(&node, vec![batch(100, &[1])]).unwrap();
    assert_eq!(read(&node, 60, 101, 10), (vec![60], 100));
    assert_eq!(read(&node, 100, 101, 10), (vec![100], 101));
}

fn a_log_is_found_again_after_a_clean_stop_and_after_none(bed: &Bed) {
    let cluster = bed.start().cluster_id().to_owned();
    for (round, is_clean) in [true, false, false, true, true].into_iter().enumerate() {
        let node = bed.start();
        assert_eq!(node.cluster_id(), cluster);
        let scan = node.scan().unwrap();
        let state = open(&node, config());
        let end = 20 * i64::try_from(round).unwrap();
        assert_eq!((state.created, state.log_end_offset, state.truncated_bytes), (round == 0, at(end), 0));
        if round > 0 {
            assert_eq!((scan.logs.len(), scan.logs[0].log, scan.logs[0].topic.as_ref()), (1, LOG, "t"));
            assert_eq!(state.high_watermark, at(end.min(if round == 2 || round == 3 { 20 } else { end })));
        }
        fill(&node, end, 10);
        assert_eq!(all(&node, 0), (0..end + 20).step_by(2).collect::<Vec<_>>());
        if is_clean {
            node.note_high_watermark(LOG, at(end + 20));
            node.stop(7).unwrap();
        }
        drop(node);
        let clean_epoch = bed.start().scan().unwrap().clean_broker_epoch;
        assert_eq!(clean_epoch, is_clean.then_some(7));
        if is_clean {
            // The look has taken the mark away.
            assert!(!bed.names("d0").contains(&".kafka_cleanshutdown".to_owned()));
        }
    }
}

fn offsets_are_found_by_time(bed: &Bed) {
    let node = bed.start();
    open(&node, config());
    let mut timestamps = Vec::new();
    for n in 0..60i64 {
        // They rise and fall.
        let pair = [1000 + n * 10, 1000 + n * 10 - 35 * (n % 4)];
        let base = n * 2;
        let pending = if n % 3 == 0 { compressed(base, &pair, Compression::Zstd) } else { batch(base, &pair) };
        append(&node, vec![pending]).unwrap();
        timestamps.extend(pair);
    }
    let check = |node: &ottla_storage::LogManager, start: usize| {
        for target in (880..1620).step_by(5) {
            let wanted = timestamps.iter().enumerate().skip(start).find(|(_, timestamp)| **timestamp >= target);
            let found = node.find_offset(LOG, OffsetQuery::AtOrAfter(Timestamp::new(target)), at(120)).unwrap();
            assert_eq!(
                found.map(|found| (found.offset, found.timestamp.get())),
                wanted.map(|(offset, timestamp)| (at(i64::try_from(offset).unwrap()), *timestamp)),
                "{target}"
            );
        }
        let newest = node.find_offset(LOG, OffsetQuery::MaxTimestamp, at(120)).unwrap().unwrap();
        assert_eq!((newest.offset, newest.timestamp.get(), newest.leader_epoch), (at(118), 1590, LeaderEpoch::new(0)));
        assert_eq!(node.find_offset(LOG, OffsetQuery::MaxTimestamp, at(118)).unwrap(), None);
    };
    check(&node, 0);
    drop(node);
    let node = bed.start();
    open(&node, config());
    check(&node, 0);
    node.stop(1).unwrap();
    drop(node);
    let node = bed.start();
    open(&node, config());
    check(&node, 0);
    node.note_high_watermark(LOG, at(120));
    node.advance_log_start(LOG, at(33)).unwrap();
    check(&node, 33);
    node.advance_log_start(LOG, at(120)).unwrap();
    for query in [OffsetQuery::AtOrAfter(Timestamp::new(0)), OffsetQuery::MaxTimestamp] {
        assert_eq!(node.find_offset(LOG, query, at(120)).unwrap(), None, "nothing is left to be found");
    }
}

fn aborted_transactions_are_listed(bed: &Bed) {
    let node = bed.start();
    open(&node, config());
    let marker = |base: i64, producer: i64, result| {
        let end = EndTxn {
            producer_id: ProducerId::new(producer),
            producer_epoch: ProducerEpoch::new(0),
            coordinator_epoch: 3,
            timestamp: Timestamp::new(5),
        };
        pending(base, 0, end_txn_batch(&end, result))
    };
    append(&node, vec![idempotent(0, 1, 0, 5, true), idempotent(5, 2, 0, 5, true)]).unwrap();
    append(&node, vec![marker(10, 1, TransactionResult::Abort), idempotent(11, 1, 5, 10, true)]).unwrap();
    append(&node, vec![marker(21, 2, TransactionResult::Commit), idempotent(22, 3, 0, 2, true)]).unwrap();
    append(&node, vec![marker(24, 3, TransactionResult::Abort), marker(25, 1, TransactionResult::Abort)]).unwrap();
    let check = |node: &ottla_storage::LogManager| {
        let listed = |from: i64, upper: i64| {
            let read = LogRead {
                log: LOG,
                from: at(from),
                upper: at(upper),
                max_bytes: 1,
                at_least_one: true,
                with_aborted: true,
            };
            let mut found: Vec<_> = Vec::new();
            let slice = node.read(&read).unwrap();
            found.extend(slice.aborted.iter().map(|aborted| (aborted.producer_id.get(), aborted.first_offset.get())));
            found
        };
        assert_eq!(listed(0, 26), [(1, 0)]);
        assert_eq!(listed(5, 26), [(1, 0)]);
        assert_eq!(listed(11, 26), [(1, 11)]);
        assert_eq!(listed(22, 26), [(3, 22), (1, 11)]);
        assert_eq!(listed(25, 26), [(1, 11)]);
    };
    check(&node);
    drop(node);
    let node = bed.start();
    open(&node, config());
    check(&node);
    node.stop(1).unwrap();
    drop(node);
    let node = bed.start();
    open(&node, config());
    check(&node);
}

fn retention_removes_from_the_front(bed: &Bed) {
    let node = bed.start();
    open(&node, LogConfig { retention_ms: None, ..config() });
    let end = fill(&node, 0, 50);
    node.note_high_watermark(LOG, at(end));
    assert_eq!(node.apply_retention(LOG, Timestamp::new(i64::MAX)).unwrap(), []);
    // By size: at least that much stays.
    let by_size = LogConfig { retention_ms: None, retention_bytes: Some(3000), ..config() };
    node.configure(LOG, Arc::new(by_size));
    let removed = node.apply_retention(LOG, Timestamp::new(0)).unwrap();
    assert_eq!((removed.len(), removed[0].reason), (1, RemovalReason::Size));
    let size = node.describe_folders()[0].logs[0].1;
    assert!((3000..4000).contains(&size), "{size}");
    let start = removed[0].log_start_offset;
    assert_eq!(all(&node, start.get()).first(), Some(&start.get()));
    // By the records' own time.
    node.configure(LOG, Arc::new(LogConfig { retention_ms: Some(100), ..config() }));
    let removed = node.apply_retention(LOG, Timestamp::new(980)).unwrap();
    assert_eq!(removed.iter().map(|pass| pass.reason).collect::<Vec<_>>(), [RemovalReason::Time]);
    // By the start offset.
    assert_eq!(node.advance_log_start(LOG, at(99)).unwrap(), at(99));
    let removed = node.apply_retention(LOG, Timestamp::new(0)).unwrap();
    assert!(removed.iter().all(|pass| pass.reason == RemovalReason::LogStart));
    assert_eq!(all(&node, 99), [98]);
    // All of it: the active segment is ended first.
    let removed = node.apply_retention(LOG, Timestamp::new(1_000_000)).unwrap();
    assert_eq!(removed.last().unwrap().log_start_offset, at(end));
    assert!(all(&node, end).is_empty());
    // The files go after their delay.
    let deleted = |bed: &Bed| bed.names("d0/t-0").iter().any(|name| name.ends_with(".deleted"));
    assert!(deleted(bed) && node.has_housework());
    assert_eq!(node.housekeep(Timestamp::new(0)), []);
    assert_eq!(node.housekeep(Timestamp::new(59_999)), []);
    assert!(deleted(bed));
    assert_eq!(node.housekeep(Timestamp::new(60_001)), []);
    assert!(!deleted(bed));
    assert_eq!(fill(&node, end, 1), end + 2);
    drop(node);
    let node = bed.start();
    let state = open(&node, config());
    assert_eq!((state.log_start_offset, state.log_end_offset), (at(end), at(end + 2)));
    assert_eq!(all(&node, end), [end]);
    // Without a policy only the start offset counts.
    node.note_high_watermark(LOG, at(end + 2));
    node.configure(
        LOG,
        Arc::new(LogConfig { cleanup_policy: CleanupPolicy { delete: false, compact: false }, ..config() }),
    );
    assert_eq!(node.apply_retention(LOG, Timestamp::new(i64::MAX)).unwrap(), []);
}

fn nothing_above_the_high_watermark_is_removed(bed: &Bed) {
    let node = bed.start();
    open(&node, config());
    fill(&node, 0, 50);
    assert_eq!(node.apply_retention(LOG, Timestamp::new(i64::MAX)).unwrap(), []);
    node.note_high_watermark(LOG, at(31));
    let removed = node.apply_retention(LOG, Timestamp::new(i64::MAX)).unwrap();
    let start = removed[0].log_start_offset;
    assert!(start > at(0) && start <= at(31));
    assert_eq!(all(&node, start.get()).last(), Some(&98));
}

fn a_deleted_log_goes_after_its_delay(bed: &Bed) {
    let node = bed.start();
    open(&node, config());
    fill(&node, 0, 20);
    let whole =
        LogRead { log: LOG, from: at(0), upper: at(40), max_bytes: 1000, at_least_one: true, with_aborted: false };
    let held = node.read(&whole).unwrap().records;
    node.delete(LOG).unwrap();
    assert_eq!(node.read(&whole).unwrap_err().kind, FaultKind::Missing);
    assert!(bed.names("d0").iter().any(|name| name.starts_with("t-0.") && name.ends_with("-delete")));
    // Created again at once, under another id.
    let again = LogId { topic_id: Uuid::from_u128(78), ..LOG };
    assert!(node.open(&opening(again, "t", config())).unwrap().created);
    node.housekeep(Timestamp::new(0));
    node.housekeep(Timestamp::new(60_000));
    assert!(!bed.names("d0").iter().any(|name| name.ends_with("-delete")));
    // What was read before can still be sent.
    assert!(!bases(&bytes(&held)).is_empty());
    assert!(bed.names("d0").contains(&"t-0".to_owned()));
    // What was left by a crash goes after the next start.
    node.delete(again).unwrap();
    drop(node);
    let node = bed.start();
    assert!(node.scan().unwrap().logs.is_empty());
    node.housekeep(Timestamp::new(0));
    assert!(!bed.names("d0").iter().any(|name| name.ends_with("-delete")));
}

fn a_namesake_is_set_aside(bed: &Bed) {
    let node = bed.start();
    open(&node, config());
    fill(&node, 0, 3);
    drop(node);
    let node = bed.start();
    let other = LogId { topic_id: Uuid::from_u128(78), ..LOG };
    let state = node.open(&opening(other, "t", config())).unwrap();
    assert!(state.created && state.log_end_offset == at(0));
    assert!(bed.names("d0").iter().any(|name| name.ends_with("-stray")));
}

fn stray_logs_are_set_aside(bed: &Bed) {
    let node = bed.start();
    open(&node, config());
    drop(node);
    let node = bed.start();
    assert_eq!(node.scan().unwrap().logs.len(), 1);
    node.set_aside(LOG).unwrap();
    assert!(node.set_aside(LOG).is_err());
    drop(node);
    let node = bed.start();
    assert_eq!(node.scan().unwrap().logs.len(), 0);
    assert!(open(&node, config()).created);
}

fn a_deleted_log_leaves_its_place_to_a_new_one(bed: &Bed) {
    let node = bed.start_on(&["d0", "d1"]);
    let open = |n| {
        let log = LogId { topic_id: Uuid::from_u128(200), partition: PartitionId::new(n) };
        node.open(&opening(log, "many", config())).unwrap()
    };
    let counts = || node.describe_folders().iter().map(|folder| folder.logs.len()).collect::<Vec<_>>();
    (0..6).for_each(|n| drop(open(n)));
    // Opened again it is no second one.
    drop(open(0));
    for (log, _) in &node.describe_folders()[0].logs {
        node.delete(*log).unwrap();
    }
    assert_eq!(counts(), [0, 3]);
    (6..9).for_each(|n| drop(open(n)));
    assert_eq!(counts(), [3, 3]);
}

fn folders_share_the_logs(bed: &Bed) {
    let node = bed.start_on(&["d0", "d1"]);
    let log = |n| LogId { topic_id: Uuid::from_u128(200), partition: PartitionId::new(n) };
    for n in 0..6 {
        node.open(&opening(log(n), "many", config())).unwrap();
    }
    let usage = node.describe_folders();
    assert_eq!(usage.iter().map(|folder| folder.logs.len()).collect::<Vec<_>>(), [3, 3]);
    assert!(usage.iter().all(|folder| folder.is_online && folder.total_bytes > Some(0)));
    // Where it is asked for.
    let wanted = ottla_protocol::log::LogOpen { folder: Some(usage[1].id), ..opening(log(6), "many", config()) };
    assert_eq!(node.open(&wanted).unwrap().folder, usage[1].id);
    drop(node);
    // Each is found where it was, in whatever order the folders are named.
    let node = bed.start_on(&["d1", "d0"]);
    for n in 0..7 {
        assert!(!node.open(&opening(log(n), "many", config())).unwrap().created);
    }
    assert_eq!(node.describe_folders().iter().map(|folder| folder.logs.len()).collect::<Vec<_>>(), [4, 3]);
}

fn metadata_files_are_kept(bed: &Bed) {
    let node = bed.start();
    let metadata = |node: &ottla_storage::LogManager| {
        node.open(&opening(LogId::METADATA, "__cluster_metadata", config())).unwrap()
    };
    metadata(&node);
    node.write_quorum_state(b"{\"first\":1}").unwrap();
    node.write_quorum_state(b"{\"second\":2}").unwrap();
    let write = |node: &ottla_storage::LogManager, base: i64| {
        let write = ottla_protocol::log::LogWrite {
            log: LogId::METADATA,
            batches: vec![batch(base, &[1, 2])],
            now: Timestamp::new(1),
        };
        node.append(&write).unwrap();
    };
    for n in 0..30 {
        write(&node, 2 * n);
    }
    node.note_high_watermark(LogId::METADATA, at(60));
    for end in [10, 20, 30] {
        node.write_snapshot(at(end), 3, format!("snapshot to {end}").as_bytes()).unwrap();
    }
    node.trim_metadata(at(30)).unwrap();
    drop(node);
    let node = bed.start();
    let scan = node.scan().unwrap();
    assert_eq!(scan.quorum_state.as_deref(), Some(b"{\"second\":2}".as_slice()));
    let (end, epoch, content) = scan.snapshot.unwrap();
    assert_eq!((end, epoch, content.as_ref()), (at(30), 3, b"snapshot to 30".as_slice()));
    assert!(scan.logs.is_empty(), "the metadata log is nobody's stray");
    let snapshots =
        bed.names("d0/__cluster_metadata-0").into_iter().filter(|name| name.ends_with(".checkpoint")).count();
    assert_eq!(snapshots, 1);
    let state = metadata(&node);
    assert_eq!(state.log_end_offset, at(60));
    assert!(state.log_start_offset > at(0) && state.log_start_offset <= at(30));
}

fn leader_epochs_survive(bed: &Bed) {
    let node = bed.start();
    open(&node, config());
    for (n, epoch) in [0, 0, 2, 2, 2, 5].into_iter().enumerate() {
        append(&node, vec![batch_of(i64::try_from(n).unwrap(), epoch, &[1], BatchBuilder::new())]).unwrap();
    }
    let wanted = [(0, 0), (2, 2), (5, 5)].map(|(epoch, start)| (LeaderEpoch::new(epoch), at(start)));
    drop(node);
    let node = bed.start();
    assert_eq!(open(&node, config()).epochs, wanted);
    node.stop(1).unwrap();
    drop(node);
    let node = bed.start();
    assert_eq!(open(&node, config()).epochs, wanted);
    node.note_high_watermark(LOG, at(6));
    node.advance_log_start(LOG, at(3)).unwrap();
    node.stop(1).unwrap();
    drop(node);
    let wanted = [(2, 3), (5, 5)].map(|(epoch, start)| (LeaderEpoch::new(epoch), at(start)));
    let state = open(&bed.start(), config());
    assert_eq!((state.epochs.as_slice(), state.log_start_offset), (wanted.as_slice(), at(3)));
}

fn producers_survive(bed: &Bed) {
    let node = bed.start();
    open(&node, config());
    for n in 0..20 {
        append(&node, vec![idempotent(n * 2, n % 3, i32::try_from(n / 3).unwrap() * 2, 2, false)]).unwrap();
    }
    let last = |state: &ottla_protocol::log::LogState| {
        let last = |(id, state): (ProducerId, &ottla_protocol::log::ProducerState)| {
            let last = state.batches.last().unwrap();
            (id.get(), last.last_sequence.get(), last.last_offset.get())
        };
        state.producers.iter().map(last).collect::<Vec<_>>()
    };
    let wanted = [(0, 13, 37), (1, 13, 39), (2, 11, 35)];
    drop(node);
    let node = bed.start();
    assert_eq!(last(&open(&node, config())), wanted);
    node.stop(1).unwrap();
    drop(node);
    let node = bed.start();
    let state = open(&node, config());
    assert_eq!(last(&state), wanted);
    // Only the last batch of each is kept, as Kafka does.
    assert!(state.producers.iter().all(|(_, state)| state.batches.len() == 1));
}

fn rolls_by_time(bed: &Bed) {
    let node = bed.start();
    open(&node, LogConfig { segment_ms: 1000, ..config() });
    let rolled = |base: i64, timestamp: i64, now: i64| {
        let write = ottla_protocol::log::LogWrite {
            log: LOG,
            batches: vec![batch(base, &[timestamp])],
            now: Timestamp::new(now),
        };
        node.append(&write).unwrap().rolled
    };
    assert!(!rolled(0, 5000, 0));
    assert!(!rolled(1, 6000, 9_000_000), "event time counts, not the clock");
    assert!(rolled(2, 6001, 0));
    // Records without timestamps: the clock counts.
    assert!(rolled(3, 8000, 100));
    assert!(!rolled(4, -1, 1100));
    assert!(rolled(5, -1, 1101));
}

fn a_folder_of_another_node_or_cluster_is_refused(bed: &Bed) {
    drop(bed.start());
    let start = |setup| ottla_storage::LogManager::start(Arc::clone(&bed.disk), setup, &mut ids()).map(drop);
    let mut other = bed.setup(&["d0"]);
    other.node_id = ottla_protocol::ids::NodeId::new(2);
    let why = start(other).unwrap_err().to_string();
    assert!(why.contains("belongs to node 1, and this is node 2"), "{why}");
    let mut other = bed.setup(&["d0"]);
    other.cluster_id = Some("another".to_owned());
    let why = start(other).unwrap_err().to_string();
    assert!(why.contains("another"), "{why}");
    let running = bed.start();
    let why = start(bed.setup(&["d0"])).unwrap_err().to_string();
    assert!(why.contains("in use by another process"), "{why}");
    drop(running);
    start(bed.setup(&["d0"])).unwrap();
}

#[test]
fn the_batch_stored_is_the_batch_given_but_for_what_the_leader_assigns() {
    let bed = Bed::memory();
    let node = bed.start();
    open(&node, config());
    fill(&node, 0, 2);
    let given = batch_of(4, 9, &[3, 4], BatchBuilder::new());
    append(&node, vec![given.clone()]).unwrap();
    let stored = node.load_records(LOG, at(4), 1).unwrap();
    assert_eq!(stored[16..], given.bytes[16..]);
    assert_eq!(stored[8..12], given.bytes[8..12]);
    BatchView::parse(&stored).unwrap().check_crc().unwrap();
}
