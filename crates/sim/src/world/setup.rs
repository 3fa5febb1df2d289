//! The beginning: the topics are created, then clients come.

use std::sync::Arc;

use ottla_protocol::frame::{RequestHeader, encode_request};
use ottla_protocol::messages::{ApiKey, CreateTopicsRequest, RequestBody, ResponseBody};

use super::{Happening, PlannedTopic, SETUP, World};
use crate::checkers::Anomaly;
use crate::client::Topic;
use crate::history::Incarnation;

impl World {
    pub(super) fn create_topics(&mut self) {
        let topics = self.plan.topics.iter().map(PlannedTopic::to_wire).collect();
        let body = CreateTopicsRequest { topics, timeout_ms: 30_000, ..Default::default() };
        let header = RequestHeader { api_key: ApiKey::CreateTopics, version: 7, correlation_id: 0, client_id: None };
        let frame = encode_request(&header, &RequestBody::CreateTopics(body)).expect("the request fits its version");
        self.request(SETUP, frame.to_bytes().slice(4..));
    }

    pub(super) fn topics_created(&mut self, body: &ResponseBody) {
        let ResponseBody::CreateTopics(answer) = body else { return };
        for (created, asked) in answer.topics.iter().zip(&self.plan.topics) {
            if created.error_code != 0 {
                let detail = format!("topic {} was not created: error {}", created.name, created.error_code);
                self.anomalies.push(Anomaly { code: "L0", name: "no-topic", detail });
                return;
            }
            let id = created.topic_id;
            self.history.incarnations.push(Incarnation {
                topic: Arc::clone(&asked.name),
                id,
                asked_for: 0,
                known: self.now,
                doomed: None,
                gone: None,
            });
            self.topics.push(Topic { name: Arc::clone(&asked.name), id, partitions: asked.partitions });
        }
        let end = self.now + self.plan.work_us;
        self.queue.push(end, Happening::Drain);
        self.schedule_fault(end);
        self.connect_all();
    }
}
