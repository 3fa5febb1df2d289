//! A producer: idempotent with several batches in flight and retries in order, or plain, which sends everything once.
//!
//! | event | idempotent | plain |
//! |---|---|---|
//! | answered | done | done |
//! | retriable error | again, a while after everything in flight is answered, in order | done, unknown |
//! | connection lost | all in flight again, in order | all in flight done, unknown |
//! | out of order at the head, or the topic is gone | all done, unknown; a new producer id | done, unknown |

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use bytes::Bytes;
use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{ProducerEpoch, ProducerId, Sequence};
use ottla_protocol::messages::produce_request::{PartitionProduceData, TopicProduceData};
use ottla_protocol::messages::{ApiKey, InitProducerIdRequest, ProduceRequest, RequestBody, ResponseBody};
use ottla_protocol::records::{Compression, ProducerBatch, Records};

use super::{Client, ClientEvent, ClientIo, value};
use crate::history::{Outcome, Tp, What};

const IN_FLIGHT_MAX: usize = 5;
/// From here on Produce names topics by their ids only.
const FIRST_VERSION_WITH_ID: i16 = 13;

/// How a producer works.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ProducerKind {
    /// With a producer id, sequences, acks=all and retries.
    Idempotent,
    /// Without; every batch is sent once, with these acks.
    Plain {
        /// 0, 1 or -1.
        acks: i16,
    },
}

/// A batch on its way.
#[derive(Debug)]
struct Pending {
    tp: Tp,
    values: Vec<(u64, i64)>,
    bytes: Bytes,
    invoked: u64,
    /// The request it is out with; `None` while it waits to be sent again.
    correlation: Option<i32>,
}

#[derive(Debug)]
pub(crate) struct Producer {
    process: u32,
    kind: ProducerKind,
    connected: bool,
    id: Option<(ProducerId, ProducerEpoch)>,
    init_correlation: Option<i32>,
    /// By topic's name and partition: a producer's sequence goes on in a topic that was created again.
    sequences: BTreeMap<(Arc<str>, i32), Sequence>,
    pending: VecDeque<Pending>,
}

impl Producer {
    pub(crate) const fn new(process: u32, kind: ProducerKind) -> Self {
        Self {
            process,
            kind,
            connected: false,
            id: None,
            init_correlation: None,
            sequences: BTreeMap::new(),
            pending: VecDeque::new(),
        }
    }

    const fn acks(&self) -> i16 {
        match self.kind {
            ProducerKind::Idempotent => -1,
            ProducerKind::Plain { acks } => acks,
        }
    }

    fn is_idempotent(&self) -> bool {
        self.kind == ProducerKind::Idempotent
    }

    /// Sends what may be sent.
    fn go_on(&mut self, woken: bool, io: &mut ClientIo<'_>) {
        if !self.connected {
            return;
        }
        if self.is_idempotent() && self.id.is_none() {
            if self.init_correlation.is_none() && !(io.is_draining && self.pending.is_empty()) {
                let version = io.version(ApiKey::InitProducerId, 0);
                let body = InitProducerIdRequest { transactional_id: None, ..Default::default() };
                self.init_correlation = Some(io.ask(version, RequestBody::InitProducerId(body)));
            }
            return;
        }
        let waits_for_retry = self.pending.iter().any(|p| p.correlation.is_none());
        let is_any_out = self.pending.iter().any(|p| p.correlation.is_some());
        // Not before the clock says so: what is refused now may be refused for a while.
        if waits_for_retry && !is_any_out && woken {
            for at in 0..self.pending.len() {
                self.send(at, io);
            }
        } else if !waits_for_retry && !io.is_draining && woken && self.pending.len() < IN_FLIGHT_MAX {
            self.begin(io);
        }
        if woken {
            let pause = if io.random.chance(1, 3) { io.random.below(2_000) } else { io.random.below(200_000) };
            io.wake_in(500 + pause);
        }
    }

    fn begin(&mut self, io: &mut ClientIo<'_>) {
        let mut tp = io.any_partition();
        // All attempts of a batch name the topic the same way: by its id, which its namesakes do not have, or by its name.
        tp.id = io.random.chance(1, 2).then(|| io.topic_id(&tp.topic));
        let count = 1 + io.random.below(6);
        let values: Vec<(u64, i64)> = (0..count)
            .map(|_| {
                *io.next_value += 1;
                (*io.next_value, io.wall - i64::try_from(io.random.below(50)).unwrap_or(0))
            })
            .collect();
        let padding = usize::try_from(io.random.below(1500)).unwrap_or(0);
        let codecs = [Compression::None, Compression::Gzip, Compression::Snappy, Compression::Lz4, Compression::Zstd];
        let codec = *io.random.pick(&codecs);
        let producer = self.id.map(|(id, epoch)| {
            let next = self.sequences.entry((Arc::clone(&tp.topic), tp.partition)).or_insert(Sequence::new(0));
            let base_sequence = Some(*next);
            *next = next.advance_wrapping(i32::try_from(count).unwrap_or(1));
            ProducerBatch { id, epoch, base_sequence }
        });
        let bytes = value::batch(&tp, &values, padding, codec, producer);
        self.pending.push_back(Pending { tp, values, bytes, invoked: io.now, correlation: None });
        self.send(self.pending.len() - 1, io);
        if self.acks() == 0
            && let Some(pending) = self.pending.pop_back()
        {
            self.done(pending, Outcome::Unknown, None, None, io);
        }
    }

    fn send(&mut self, at: usize, io: &mut ClientIo<'_>) {
        let acks = self.acks();
        let Some(pending) = self.pending.get_mut(at) else { return };
        // Version 7 is the first that carries zstd.
        let (first, last) =
            if pending.tp.id.is_some() { (FIRST_VERSION_WITH_ID, i16::MAX) } else { (7, FIRST_VERSION_WITH_ID - 1) };
        let version = io.version_in(ApiKey::Produce, first, last);
        let topic = TopicProduceData {
            name: if pending.tp.id.is_none() { pending.tp.topic.to_string() } else { String::new() },
            topic_id: pending.tp.id.unwrap_or_default(),
            partition_data: vec![PartitionProduceData {
                index: pending.tp.partition,
                records: Some(Records::Memory(pending.bytes.clone())),
                ..Default::default()
            }],
            ..Default::default()
        };
        let body = ProduceRequest { acks, timeout_ms: 10_000, topic_data: vec![topic], ..Default::default() };
        pending.correlation = Some(io.ask(version, RequestBody::Produce(body)));
    }

    fn answered(&mut self, correlation: i32, body: &ResponseBody, io: &mut ClientIo<'_>) {
        if self.init_correlation == Some(correlation) {
            self.init_correlation = None;
            if let ResponseBody::InitProducerId(answer) = body
                && answer.error_code == 0
            {
                self.id = Some((ProducerId::new(answer.producer_id), ProducerEpoch::new(answer.producer_epoch)));
                self.sequences.clear();
            }
            return;
        }
        let Some(at) = self.pending.iter().position(|p| p.correlation == Some(correlation)) else { return };
        let ResponseBody::Produce(answer) = body else { return };
        let partition = answer.responses.first().and_then(|topic| topic.partition_responses.first());
        let (code, base) = partition.map_or((-1, -1), |p| (p.error_code, p.base_offset));
        let error = ErrorCode::from_code(code).unwrap_or(ErrorCode::UnknownServerError);
        if code == 0 {
            if let Some(pending) = self.pending.remove(at) {
                self.done(pending, Outcome::Ok, Some(base), None, io);
            }
        } else if self.is_idempotent() {
            self.failed(at, error, io);
        } else if let Some(pending) = self.pending.remove(at) {
            self.done(pending, Outcome::Unknown, None, Some(error), io);
        }
    }

    fn failed(&mut self, at: usize, error: ErrorCode, io: &mut ClientIo<'_>) {
        let Some(tp) = self.pending.get(at).map(|p| p.tp.clone()) else { return };
        let is_head = !self.pending.iter().take(at).any(|p| p.tp.is_namesake(&tp));
        let follows_another = error == ErrorCode::OutOfOrderSequenceNumber && !is_head;
        // A topic that is gone does not come back: its namesake has another id.
        let is_gone = error == ErrorCode::UnknownTopicId;
        if (error.is_retriable() && !is_gone) || follows_another {
            if let Some(pending) = self.pending.get_mut(at) {
                pending.correlation = None;
            }
            return;
        }
        // The sequence of this producer id is broken: everything on its way ends, and a new id begins.
        for (i, pending) in std::mem::take(&mut self.pending).into_iter().enumerate() {
            // The others were told nothing.
            self.done(pending, Outcome::Unknown, None, (i == at).then_some(error), io);
        }
        self.id = None;
    }

    fn done(
        &self,
        pending: Pending,
        outcome: Outcome,
        base_offset: Option<i64>,
        error: Option<ErrorCode>,
        io: &mut ClientIo<'_>,
    ) {
        let what = What::Send {
            tp: pending.tp,
            values: pending.values,
            acks: self.acks(),
            is_exactly_once: true,
            base_offset,
        };
        io.record(self.process, pending.invoked, outcome, error.map(ErrorCode::name), what);
    }
}

impl Client for Producer {
    fn on(&mut self, event: ClientEvent, io: &mut ClientIo<'_>) {
        let woken = matches!(event, ClientEvent::Connected | ClientEvent::Wake);
        match event {
            ClientEvent::Connected => self.connected = true,
            ClientEvent::Closed => {
                self.connected = false;
                self.init_correlation = None;
                if self.is_idempotent() {
                    self.pending.iter_mut().for_each(|pending| pending.correlation = None);
                } else {
                    for pending in std::mem::take(&mut self.pending) {
                        self.done(pending, Outcome::Unknown, None, None, io);
                    }
                }
            }
            ClientEvent::Wake => {}
            ClientEvent::Answer(correlation, body) => self.answered(correlation, &body, io),
        }
        self.go_on(woken, io);
    }

    fn is_done(&self) -> bool {
        self.pending.is_empty()
    }
}
