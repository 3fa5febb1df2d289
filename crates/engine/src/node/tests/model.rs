//! Random histories against a simple model: a partition is a list of values.
//!
//! Clients produce (with and without idempotence, with retries), fetch, wait, hang up; jobs are carried out in any order
//! that keeps each log's own. In the end every request is answered, every acknowledged record stands where its producer was
//! told, once and in order, and no consumer was shown anything else.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use ottla_protocol::ids::{ProducerEpoch, ProducerId, Sequence};
use ottla_protocol::records::ProducerBatch;
use proptest::prelude::*;

use super::driver::{Machine, batch, values};
use super::{bytes, fetch, fetched, partitions, produce, produced};
use crate::effect::Answer;
use crate::event::EventKind;
use crate::input::{ConnectionId, Input, RequestId};

const PARTITIONS: i32 = 2;

#[derive(Debug, Clone)]
enum Op {
    Produce {
        connection: u64,
        partition: i32,
        records: usize,
        acks: i16,
        idempotent: bool,
    },
    /// Sends a connection's last idempotent batch of a partition again, on another connection.
    Retry {
        connection: u64,
        partition: i32,
    },
    Fetch {
        connection: u64,
        offsets: [i64; 2],
        min_bytes: i32,
        max_wait_ms: i32,
    },
    Job {
        choice: usize,
    },
    Pass {
        ms: u64,
    },
    HangUp {
        connection: u64,
    },
}

fn op() -> impl Strategy<Value = Op> {
    let connection = 1u64..4;
    let partition = 0..PARTITIONS;
    prop_oneof![
        4 => (connection.clone(), partition.clone(), 1usize..4, prop_oneof![Just(0i16), Just(1), Just(-1)], any::<bool>())
            .prop_map(|(connection, partition, records, acks, idempotent)| {
                Op::Produce { connection, partition, records, acks, idempotent }
            }),
        1 => (connection.clone(), partition).prop_map(|(connection, partition)| Op::Retry { connection, partition }),
        3 => (connection.clone(), [0i64..8, 0i64..8], 0i32..600, prop_oneof![Just(0i32), 1i32..2000]).prop_map(
            |(connection, offsets, min_bytes, max_wait_ms)| Op::Fetch { connection, offsets, min_bytes, max_wait_ms }
        ),
        12 => (0usize..6).prop_map(|choice| Op::Job { choice }),
        1 => (1u64..300).prop_map(|ms| Op::Pass { ms }),
        1 => connection.prop_map(|connection| Op::HangUp { connection }),
    ]
}

/// A produce request as its client remembers it.
struct Sent {
    connection: u64,
    partition: i32,
    values: Vec<String>,
    acks: i16,
    is_retry: bool,
}

struct Fetch {
    connection: u64,
    offsets: [i64; 2],
}

#[derive(Default)]
struct Clients {
    sent: BTreeMap<RequestId, Sent>,
    fetches: BTreeMap<RequestId, Fetch>,
    /// The next sequence of each connection's producer on each partition, and its last batch.
    sequences: BTreeMap<(u64, i32), (i32, Vec<String>)>,
    hung_up: BTreeSet<RequestId>,
    count: u32,
}

impl Clients {
    fn stamp(connection: u64, sequence: i32) -> Option<ProducerBatch> {
        Some(ProducerBatch {
            id: ProducerId::new(i64::try_from(connection).unwrap()),
            epoch: ProducerEpoch::new(0),
            base_sequence: Some(Sequence::new(sequence)),
        })
    }

    fn act(&mut self, m: &mut Machine, op: &Op) {
        match *op {
            Op::Produce { connection, partition, records, acks, idempotent } => {
                self.count += 1;
                let values: Vec<_> = (0..records).map(|index| format!("{}.{index}", self.count)).collect();
                let stamp = idempotent.then(|| {
                    let next = self.sequences.entry((connection, partition)).or_default();
                    let sequence = next.0;
                    *next = (sequence + i32::try_from(records).unwrap(), values.clone());
                    Self::stamp(connection, sequence).unwrap()
                });
                self.send(m, connection, Sent { connection, partition, values, acks, is_retry: false }, stamp);
            }
            Op::Retry { connection, partition } => {
                let Some((next, values)) = self.sequences.get(&(connection, partition)).cloned() else { return };
                if values.is_empty() {
                    return;
                }
                let stamp = Self::stamp(connection, next - i32::try_from(values.len()).unwrap());
                self.send(m, connection, Sent { connection, partition, values, acks: -1, is_retry: true }, stamp);
            }
            Op::Fetch { connection, offsets, min_bytes, max_wait_ms } => {
                let wanted = [(0, offsets[0]), (1, offsets[1])];
                let id = m.send_on(ConnectionId(connection), 12, fetch(max_wait_ms, min_bytes, "orders", &wanted));
                self.fetches.insert(id, Fetch { connection, offsets });
            }
            Op::Job { choice } => {
                m.run_one(choice);
            }
            Op::Pass { ms } => m.pass(ms),
            Op::HangUp { connection } => {
                m.step(Input::Disconnected(ConnectionId(connection)));
                let sent = self.sent.iter().filter(|(_, sent)| sent.connection == connection).map(|(id, _)| *id);
                self.hung_up.extend(sent);
                let fetches = self.fetches.iter().filter(|(_, f)| f.connection == connection).map(|(id, _)| *id);
                self.hung_up.extend(fetches);
            }
        }
    }

    fn send(&mut self, m: &mut Machine, connection: u64, sent: Sent, stamp: Option<ProducerBatch>) {
        let refs: Vec<_> = sent.values.iter().map(String::as_str).collect();
        let mut request = produce(sent.acks, "orders", vec![(sent.partition, batch(&refs, stamp))]);
        request.timeout_ms = 1_000_000;
        // Later records of an idempotent producer are on the same connection, or they could overtake.
        let id = m.send_on(ConnectionId(connection), 9, request);
        self.sent.insert(id, sent);
    }

    fn check(self, m: &mut Machine) {
        let logs: Vec<_> =
            (0..PARTITIONS).map(|partition| values(&m.log("orders", partition).batches.concat())).collect();
        for log in &logs {
            let offsets: Vec<_> = log.iter().map(|(offset, _)| *offset).collect();
            assert_eq!(offsets, (0..i64::try_from(log.len()).unwrap()).collect::<Vec<_>>(), "offsets are dense");
            let distinct: BTreeSet<_> = log.iter().map(|(_, value)| value).collect();
            assert_eq!(distinct.len(), log.len(), "nothing is there twice");
        }
        let mut last_offsets: BTreeMap<(u64, i32), i64> = BTreeMap::new();
        for (id, sent) in &self.sent {
            let log = &logs[usize::try_from(sent.partition).unwrap()];
            let at = log.iter().position(|(_, value)| *value == sent.values[0]);
            let Some(at) = at else { panic!("{id:?} is not in the log, though no disk failed") };
            let stored: Vec<_> = log[at..at + sent.values.len()].iter().map(|(_, value)| value.clone()).collect();
            assert_eq!(stored, sent.values);
            if !sent.is_retry {
                let before = last_offsets.insert((sent.connection, sent.partition), log[at].0);
                assert!(before < Some(log[at].0), "records of one connection stay in order");
            }
            match m.take_answer(*id) {
                Some(Answer::Body(body)) => {
                    let answer = produced(body);
                    assert_eq!((answer[0].error_code, answer[0].base_offset), (0, log[at].0), "{id:?}");
                }
                Some(Answer::Silent) => assert_eq!(sent.acks, 0),
                Some(Answer::Close(reason)) => panic!("{reason}"),
                None => assert!(self.hung_up.contains(id), "{id:?} is answered"),
            }
        }
        for (id, asked) in &self.fetches {
            let Some(Answer::Body(body)) = m.take_answer(*id) else {
                assert!(self.hung_up.contains(id), "{id:?} is answered");
                continue;
            };
            for data in partitions(&fetched(body)) {
                let index = usize::try_from(data.partition_index).unwrap();
                let shown = values(bytes(data));
                if let Some((first, _)) = shown.first() {
                    assert!(*first <= asked.offsets[index], "nothing is skipped");
                    assert!(shown.last().unwrap().0 < data.high_watermark, "nothing beyond the high watermark");
                    let from = usize::try_from(*first).unwrap();
                    assert_eq!(shown, logs[index][from..from + shown.len()]);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn histories_are_those_of_a_list(
        ops in proptest::collection::vec(op(), 1..120),
        flush_messages in prop_oneof![Just("1"), Just("3"), Just("9223372036854775807")],
    ) {
        let mut m = Machine::new();
        m.create_topic("orders", PARTITIONS, &[("flush.messages", flush_messages)]);
        let idle = m.node.next_deadline();
        let mut clients = Clients::default();
        for op in &ops {
            clients.act(&mut m, op);
        }
        m.run();
        // Longer than any fetch waits, shorter than until the next housekeeping.
        m.pass(2_100);
        prop_assert_eq!(m.node.next_deadline(), idle, "nothing is left to wait for");
        let broken = m.events.iter().find(|event| matches!(event.kind, EventKind::InvariantViolated { .. }));
        prop_assert!(broken.is_none(), "{:?}", broken);
        if flush_messages == "1" {
            for partition in 0..PARTITIONS {
                prop_assert_eq!(m.log("orders", partition).flushed, m.log("orders", partition).end());
            }
        }
        clients.check(&mut m);
    }

    #[test]
    fn the_same_inputs_give_the_same_effects(ops in proptest::collection::vec(op(), 1..60)) {
        let run = || {
            let mut m = Machine::new();
            m.create_topic("orders", PARTITIONS, &[]);
            let mut clients = Clients::default();
            for op in &ops {
                clients.act(&mut m, op);
            }
            (format!("{:?}", m.seen), m.events)
        };
        prop_assert_eq!(run(), run());
    }
}
