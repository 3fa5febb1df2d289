//! An administrator who deletes topics and creates them again under the same name.
//!
//! | state | is left by |
//! |---|---|
//! | `There` | a deletion that is answered: `Gone`; one that is not, or with an error: `Unsure` |
//! | `Gone` | a creation whose answer tells the id: `There`; any other: `Unsure` |
//! | `Unsure` | Metadata: `There` or `Gone` |

use std::sync::Arc;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::TopicId;
use ottla_protocol::messages::delete_topics_request::DeleteTopicState;
use ottla_protocol::messages::metadata_request::MetadataRequestTopic;
use ottla_protocol::messages::{
    ApiKey, CreateTopicsRequest, DeleteTopicsRequest, MetadataRequest, RequestBody, ResponseBody,
};

use super::{Client, ClientEvent, ClientIo, Topic};
use crate::history::{Incarnation, Outcome, What};
use crate::world::PlannedTopic;

/// From here on DeleteTopics may name topics by their ids.
const FIRST_VERSION_OF_DELETE_WITH_ID: i16 = 6;
/// From here on Metadata tells the ids of topics.
const FIRST_VERSION_OF_METADATA_WITH_ID: i16 = 10;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    There,
    Gone,
    Unsure,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Question {
    Delete(TopicId),
    Create,
    Describe,
}

#[derive(Debug)]
pub(crate) struct Recreator {
    process: u32,
    planned: Vec<PlannedTopic>,
    connected: bool,
    state: State,
    /// The topic that it is about now.
    at: usize,
    asked: Option<(i32, u64, Question)>,
    /// When the creation of the topic that is to come was first asked for.
    creation_asked: Option<u64>,
}

impl Recreator {
    pub(crate) const fn new(process: u32, planned: Vec<PlannedTopic>) -> Self {
        Self { process, planned, connected: false, state: State::There, at: 0, asked: None, creation_asked: None }
    }

    fn go_on(&mut self, io: &mut ClientIo<'_>) {
        let pause = io.random.between(20_000, if self.state == State::There { 4_000_000 } else { 600_000 });
        io.wake_in(pause);
        if !self.connected || self.asked.is_some() || io.topics.is_empty() {
            return;
        }
        match self.state {
            State::There if io.is_draining => {}
            State::There => {
                self.at = usize::try_from(io.random.below(io.topics.len() as u64)).unwrap_or(0);
                let question = if io.random.chance(1, 4) { Question::Describe } else { Question::Delete(self.id(io)) };
                self.ask(question, io);
            }
            State::Gone => self.ask(Question::Create, io),
            State::Unsure => self.ask(Question::Describe, io),
        }
    }

    fn name(&self) -> Arc<str> {
        self.planned.get(self.at).map_or_else(|| Arc::from(""), |topic| Arc::clone(&topic.name))
    }

    fn id(&self, io: &ClientIo<'_>) -> TopicId {
        io.topic_id(&self.name())
    }

    fn ask(&mut self, question: Question, io: &mut ClientIo<'_>) {
        let name = self.name().to_string();
        let (version, body) = match question {
            Question::Delete(id) => {
                for one in io.incarnations.iter_mut().filter(|one| one.id == id) {
                    one.doomed.get_or_insert(io.now);
                }
                let version = io.version(ApiKey::DeleteTopics, 1);
                let mut body = DeleteTopicsRequest { timeout_ms: 30_000, ..Default::default() };
                if version < FIRST_VERSION_OF_DELETE_WITH_ID {
                    body.topic_names = vec![name];
                } else if io.random.chance(1, 2) {
                    body.topics = vec![DeleteTopicState { topic_id: id, ..Default::default() }];
                } else {
                    body.topics = vec![DeleteTopicState { name: Some(name), ..Default::default() }];
                }
                (version, RequestBody::DeleteTopics(body))
            }
            Question::Create => {
                self.creation_asked.get_or_insert(io.now);
                let topics = self.planned.get(self.at).map(PlannedTopic::to_wire).into_iter().collect();
                let body = CreateTopicsRequest { topics, timeout_ms: 30_000, ..Default::default() };
                (io.version(ApiKey::CreateTopics, 2), RequestBody::CreateTopics(body))
            }
            Question::Describe => {
                let topic = MetadataRequestTopic { name: Some(name), ..Default::default() };
                // To ask must not create it, with settings that are not the plan's.
                let topics = Some(vec![topic]);
                let body = MetadataRequest { topics, allow_auto_topic_creation: false, ..Default::default() };
                (io.version(ApiKey::Metadata, FIRST_VERSION_OF_METADATA_WITH_ID), RequestBody::Metadata(body))
            }
        };
        let correlation = io.ask(version, body);
        self.asked = Some((correlation, io.now, question));
    }

    fn answered(&mut self, invoked: u64, question: Question, body: &ResponseBody, io: &mut ClientIo<'_>) {
        match (question, body) {
            (Question::Delete(id), ResponseBody::DeleteTopics(answer)) => {
                let code = answer.responses.first().map_or(-1, |topic| topic.error_code);
                if code == 0 {
                    self.is_gone(id, io);
                } else {
                    self.state = State::Unsure;
                }
                let what = What::DeleteTopic { topic: self.name(), id };
                self.note(invoked, code, what, io);
            }
            (Question::Create, ResponseBody::CreateTopics(answer)) => {
                let told = answer.topics.first();
                let code = told.map_or(-1, |topic| topic.error_code);
                let id = told.map(|topic| topic.topic_id).filter(|id| code == 0 && *id != TopicId::ZERO);
                match id {
                    Some(id) => self.is_there(id, io),
                    None => self.state = State::Unsure,
                }
                let partitions = self.planned.get(self.at).map_or(0, |topic| topic.partitions);
                self.note(invoked, code, What::CreateTopic { topic: self.name(), partitions, id }, io);
            }
            (Question::Describe, ResponseBody::Metadata(answer)) => {
                let Some(told) = answer.topics.first() else { return };
                let is_absent = told.error_code == ErrorCode::UnknownTopicOrPartition.code();
                let code = if is_absent { 0 } else { told.error_code };
                if is_absent {
                    self.is_gone(self.id(io), io);
                } else if code == 0 {
                    self.is_there(told.topic_id, io);
                }
                let id = (!is_absent && code == 0).then_some(told.topic_id);
                if is_absent || id.is_some() {
                    self.note(invoked, code, What::DescribeTopic { topic: self.name(), id }, io);
                }
            }
            _ => {}
        }
    }

    /// The last topic of the name is gone.
    fn is_gone(&mut self, id: TopicId, io: &mut ClientIo<'_>) {
        self.state = State::Gone;
        for one in io.incarnations.iter_mut().filter(|one| one.id == id) {
            one.gone.get_or_insert(io.now);
        }
    }

    /// A topic of this id bears the name.
    fn is_there(&mut self, id: TopicId, io: &mut ClientIo<'_>) {
        self.state = State::There;
        if io.incarnations.iter().any(|one| one.id == id) {
            return;
        }
        let (name, now) = (self.name(), io.now);
        let asked_for = self.creation_asked.take().unwrap_or(0);
        // The one before it is gone, although nobody was told.
        for one in io.incarnations.iter_mut().filter(|one| one.topic == name) {
            one.gone.get_or_insert(now);
        }
        io.incarnations.push(Incarnation { topic: name, id, asked_for, known: now, doomed: None, gone: None });
        if let Some(topic) = io.topics.get_mut(self.at) {
            *topic = Topic { id, ..topic.clone() };
        }
    }

    fn note(&self, invoked: u64, code: i16, what: What, io: &mut ClientIo<'_>) {
        let error = (code != 0).then(|| ErrorCode::from_code(code).unwrap_or(ErrorCode::UnknownServerError).name());
        let outcome = if code == 0 { Outcome::Ok } else { Outcome::Unknown };
        io.record(self.process, invoked, outcome, error, what);
    }
}

impl Client for Recreator {
    fn on(&mut self, event: ClientEvent, io: &mut ClientIo<'_>) {
        let woken = matches!(event, ClientEvent::Connected | ClientEvent::Wake);
        match event {
            ClientEvent::Connected => self.connected = true,
            ClientEvent::Closed => {
                self.connected = false;
                match self.asked.take() {
                    Some((_, invoked, Question::Delete(id))) => {
                        self.state = State::Unsure;
                        let what = What::DeleteTopic { topic: self.name(), id };
                        io.record(self.process, invoked, Outcome::Unknown, None, what);
                    }
                    Some((_, invoked, Question::Create)) => {
                        self.state = State::Unsure;
                        let partitions = self.planned.get(self.at).map_or(0, |topic| topic.partitions);
                        let what = What::CreateTopic { topic: self.name(), partitions, id: None };
                        io.record(self.process, invoked, Outcome::Unknown, None, what);
                    }
                    Some((_, _, Question::Describe)) | None => {}
                }
            }
            ClientEvent::Wake => {}
            ClientEvent::Answer(correlation, body) => {
                if let Some((_, invoked, question)) = self.asked.take_if(|(id, ..)| *id == correlation) {
                    self.answered(invoked, question, &body, io);
                }
            }
        }
        if woken {
            self.go_on(io);
        }
    }

    fn is_done(&self) -> bool {
        self.asked.is_none() && self.state == State::There
    }
}
