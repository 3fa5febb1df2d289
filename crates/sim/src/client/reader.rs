//! A reader of every partition: polls onwards, and now and then asks for the ends or for a time.

use std::collections::BTreeMap;

use ottla_protocol::ErrorCode;
use ottla_protocol::messages::fetch_request::{FetchPartition, FetchTopic};
use ottla_protocol::messages::list_offsets_request::{ListOffsetsPartition, ListOffsetsTopic};
use ottla_protocol::messages::{ApiKey, FetchRequest, ListOffsetsRequest, RequestBody, ResponseBody};

use super::{Client, ClientEvent, ClientIo, value};
use crate::history::{Outcome, PollAnswer, Tp, What};

/// From here on Fetch names topics by their ids only.
const FIRST_VERSION_WITH_ID: i16 = 13;

/// What is being asked.
#[derive(Debug, Clone)]
enum Question {
    Poll { tp: Tp, from: i64 },
    End(Tp),
    Start(Tp),
    Time(Tp, i64),
}

#[derive(Debug)]
struct Asked {
    correlation: i32,
    invoked: u64,
    /// Whether the request names the topic by its id, and not by its name.
    is_by_id: bool,
    question: Question,
}

#[derive(Debug)]
pub(crate) struct Reader {
    process: u32,
    connected: bool,
    positions: BTreeMap<Tp, i64>,
    /// Partitions whose position fell out of the log.
    lost: Vec<Tp>,
    asked: Option<Asked>,
    /// While draining: what is left to be seen of each partition.
    ends: BTreeMap<Tp, i64>,
    drained: bool,
}

impl Reader {
    pub(crate) const fn new(process: u32) -> Self {
        Self {
            process,
            connected: false,
            positions: BTreeMap::new(),
            lost: Vec::new(),
            asked: None,
            ends: BTreeMap::new(),
            drained: false,
        }
    }

    fn go_on(&mut self, woken: bool, io: &mut ClientIo<'_>) {
        if self.connected && self.asked.is_some() && woken {
            let pause = 1000 + io.random.below(100_000);
            return io.wake_in(pause);
        }
        if !self.connected || self.asked.is_some() {
            return;
        }
        // Answers lead to the next question only while draining: else the clock does.
        if !woken && !io.is_draining {
            return;
        }
        if let Some(question) = self.next_question(io) {
            self.ask(question, io);
        }
        let pause = 1000 + io.random.below(100_000);
        io.wake_in(pause);
    }

    fn next_question(&mut self, io: &mut ClientIo<'_>) -> Option<Question> {
        if let Some(tp) = self.lost.pop() {
            return Some(Question::Start(tp));
        }
        if io.is_draining {
            return self.next_of_drain(io);
        }
        if io.random.chance(1, 25)
            && let Some(tp) = io.deleted_partition()
        {
            return Some(Question::Poll { tp, from: 0 });
        }
        let tp = known(io.any_partition(), io);
        Some(match io.random.below(10) {
            0 => Question::End(tp),
            1 => Question::Start(tp),
            2 => {
                let back = i64::try_from(io.random.below(20_000)).unwrap_or(0);
                Question::Time(tp, io.wall - back)
            }
            _ => {
                let from = self.positions.get(&tp).copied().unwrap_or(0);
                Question::Poll { tp, from }
            }
        })
    }

    /// For every partition: where it ends, then polls up to there.
    fn next_of_drain(&mut self, io: &ClientIo<'_>) -> Option<Question> {
        for topic in io.topics.iter() {
            for partition in 0..topic.partitions {
                let tp = Tp { topic: topic.name.clone(), partition, id: Some(topic.id) };
                let Some(end) = self.ends.get(&tp) else { return Some(Question::End(tp)) };
                let from = self.positions.get(&tp).copied().unwrap_or(0);
                if from < *end {
                    return Some(Question::Poll { tp, from });
                }
            }
        }
        self.drained = true;
        None
    }

    fn ask(&mut self, question: Question, io: &mut ClientIo<'_>) {
        let (correlation, is_by_id) = match &question {
            Question::Poll { tp, from } => fetch(tp, *from, io),
            Question::End(tp) => (list_offsets(tp, -1, io), false),
            Question::Start(tp) => (list_offsets(tp, -2, io), false),
            Question::Time(tp, timestamp) => (list_offsets(tp, *timestamp, io), false),
        };
        self.asked = Some(Asked { correlation, invoked: io.now, is_by_id, question });
    }

    fn answered(&mut self, asked: Asked, body: &ResponseBody, io: &mut ClientIo<'_>) {
        let Asked { invoked, is_by_id, question, .. } = asked;
        // What is written down says which topic only if the request did; positions are of the topic that was meant.
        let named = |tp: Tp| if is_by_id { tp } else { Tp { id: None, ..tp } };
        match body {
            ResponseBody::Fetch(answer) => {
                let Question::Poll { tp, from } = question else { return };
                let partition = answer.responses.first().and_then(|topic| topic.partitions.first());
                let code = partition.map_or(answer.error_code, |p| p.error_code);
                let poll = partition.filter(|p| p.error_code == 0).map(|p| {
                    let bytes = p.records.as_ref().and_then(|r| r.in_memory()).cloned().unwrap_or_default();
                    let (mut records, next) = value::read(&bytes);
                    records.retain(|record| record.offset >= from || record.value.is_err());
                    self.positions.insert(tp.clone(), next.unwrap_or(from).max(from));
                    PollAnswer {
                        records,
                        high_watermark: p.high_watermark,
                        last_stable_offset: p.last_stable_offset,
                        log_start_offset: p.log_start_offset,
                    }
                });
                if code == ErrorCode::OffsetOutOfRange.code() {
                    self.lost.push(tp.clone());
                }
                if code == ErrorCode::CorruptMessage.code() {
                    // As an operator would have it do: what is damaged stays so.
                    self.positions.insert(tp.clone(), from + 1);
                }
                self.note(invoked, code, What::Poll { tp: named(tp), from, answer: poll }, io);
            }
            ResponseBody::ListOffsets(answer) => {
                let partition = answer.topics.first().and_then(|topic| topic.partitions.first());
                let (code, offset, stamp) = partition.map_or((-1, -1, -1), |p| (p.error_code, p.offset, p.timestamp));
                let told = (code == 0).then_some(offset);
                let what = match question {
                    Question::End(tp) => {
                        if let Some(end) = told.filter(|_| io.is_draining) {
                            self.ends.insert(tp.clone(), end);
                        }
                        What::EndOffset { tp: named(tp), offset: told }
                    }
                    Question::Start(tp) => {
                        if let Some(start) = told {
                            let position = self.positions.entry(tp.clone()).or_insert(start);
                            *position = (*position).max(start);
                        }
                        What::StartOffset { tp: named(tp), offset: told }
                    }
                    Question::Time(tp, timestamp) => {
                        What::OffsetForTime { tp: named(tp), timestamp, found: told.map(|offset| (offset, stamp)) }
                    }
                    Question::Poll { .. } => return,
                };
                self.note(invoked, code, what, io);
            }
            _ => {}
        }
    }

    fn note(&self, invoked: u64, code: i16, what: What, io: &mut ClientIo<'_>) {
        let outcome = if code == 0 { Outcome::Ok } else { Outcome::Fail };
        let error = (code != 0).then(|| ErrorCode::from_code(code).unwrap_or(ErrorCode::UnknownServerError).name());
        io.record(self.process, invoked, outcome, error, what);
    }
}

/// The topic that a client believes to bear the name.
fn known(tp: Tp, io: &ClientIo<'_>) -> Tp {
    Tp { id: Some(io.topic_id(&tp.topic)), ..tp }
}

/// Returns whether the request names the topic by its id.
fn fetch(tp: &Tp, from: i64, io: &mut ClientIo<'_>) -> (i32, bool) {
    // A topic that is not the last of its name is asked for by its id only.
    let is_former = tp.id != Some(io.topic_id(&tp.topic));
    let version = io.version(ApiKey::Fetch, if is_former { FIRST_VERSION_WITH_ID } else { 5 });
    let is_by_id = version >= FIRST_VERSION_WITH_ID;
    let topic = FetchTopic {
        topic: if is_by_id { String::new() } else { tp.topic.to_string() },
        topic_id: tp.id.filter(|_| is_by_id).unwrap_or_default(),
        partitions: vec![FetchPartition {
            partition: tp.partition,
            fetch_offset: from,
            partition_max_bytes: 1 << io.random.between(9, 20),
            ..Default::default()
        }],
        ..Default::default()
    };
    let body = FetchRequest {
        max_wait_ms: i32::try_from(io.random.below(300)).unwrap_or(0),
        min_bytes: 1,
        max_bytes: 1 << io.random.between(9, 22),
        isolation_level: i8::from(io.random.chance(1, 2)),
        topics: vec![topic],
        ..Default::default()
    };
    (io.ask(version, RequestBody::Fetch(body)), is_by_id)
}

fn list_offsets(tp: &Tp, timestamp: i64, io: &mut ClientIo<'_>) -> i32 {
    let version = io.version(ApiKey::ListOffsets, 1);
    let partition = ListOffsetsPartition { partition_index: tp.partition, timestamp, ..Default::default() };
    let topic = ListOffsetsTopic { name: tp.topic.to_string(), partitions: vec![partition], ..Default::default() };
    let body = ListOffsetsRequest { topics: vec![topic], ..Default::default() };
    io.ask(version, RequestBody::ListOffsets(body))
}

impl Client for Reader {
    fn on(&mut self, event: ClientEvent, io: &mut ClientIo<'_>) {
        let woken = matches!(event, ClientEvent::Connected | ClientEvent::Wake);
        match event {
            ClientEvent::Connected => self.connected = true,
            ClientEvent::Closed => {
                self.connected = false;
                self.asked = None;
            }
            ClientEvent::Wake => {}
            ClientEvent::Answer(correlation, body) => {
                if let Some(asked) = self.asked.take_if(|asked| asked.correlation == correlation) {
                    self.answered(asked, &body, io);
                }
            }
        }
        self.go_on(woken, io);
    }

    fn is_done(&self) -> bool {
        self.drained
    }
}
