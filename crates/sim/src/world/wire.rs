//! The way between clients and the machine: every frame takes its time and passes through the codec.

use bytes::Bytes;
use ottla_protocol::frame::{
    DecodedRequest, RequestHeader, decode_request, decode_response, encode_request, encode_response,
};
use ottla_protocol::messages::ApiKey;

use super::machine::Answered;
use super::{EPOCH_MS, Happening, SETUP, World};
use crate::checkers::Anomaly;
use crate::client::{ClientEvent, ClientIo};

impl World {
    pub(super) fn request(&mut self, client: usize, frame: Bytes) {
        let connection = u64::try_from(client).unwrap_or(u64::MAX);
        match decode_request(frame) {
            Ok(request) => match self.plan.plant.forestalls(&request.body) {
                Some(body) => {
                    let DecodedRequest { header: RequestHeader { correlation_id, version, .. }, .. } = request;
                    self.answer(self.machine.life(), Answered { client, correlation_id, version, body });
                }
                None => self.machine.request(self.now, EPOCH_MS, client, connection, request),
            },
            Err(error) => {
                let detail = format!("client {client} sent what cannot be read: {error}");
                self.anomalies.push(Anomaly { code: "L2", name: "unreadable-request", detail });
            }
        }
    }

    pub(super) fn answer(&mut self, life: u32, answered: Answered) {
        let Answered { client, correlation_id, version, mut body } = answered;
        if client == SETUP {
            return self.topics_created(&body);
        }
        self.plan.plant.spoil(&mut body, &mut self.faults);
        let api = body.api_key();
        let frame = match encode_response(correlation_id, version, &body) {
            Ok(frame) => frame.to_bytes().slice(4..),
            Err(error) => {
                let detail = format!("an answer to {} version {version} cannot be written: {error}", api.name());
                return self.anomalies.push(Anomaly { code: "L3", name: "unwritable-response", detail });
            }
        };
        let Some(member) = self.members.get_mut(client) else { return };
        let at = (self.now + self.network.between(20, 3_000)).max(member.to_client + 1);
        member.to_client = at;
        self.queue.push(at, Happening::Response { life, client, api, version, frame });
    }

    pub(super) fn response(&mut self, life: u32, client: usize, api: ApiKey, version: i16, frame: Bytes) {
        if self.members.get(client).is_none_or(|member| member.connected != Some(life)) {
            return;
        }
        match decode_response(api, version, frame) {
            Ok((correlation, body)) => {
                self.member(client, ClientEvent::Answer(correlation, Box::new(body)));
            }
            Err(error) => {
                let detail = format!("an answer of {} version {version} cannot be read: {error}", api.name());
                self.anomalies.push(Anomaly { code: "L4", name: "unreadable-response", detail });
            }
        }
    }

    /// Lets a client take an event, and sends what it asks.
    pub(super) fn member(&mut self, client: usize, event: ClientEvent) {
        let (now, wall) = (self.now, self.wall());
        let Some(member) = self.members.get_mut(client) else { return };
        let mut io = ClientIo {
            now,
            wall,
            random: &mut member.random,
            topics: &mut self.topics,
            incarnations: &mut self.history.incarnations,
            is_draining: self.is_draining,
            next_value: &mut self.next_value,
            next_correlation: &mut self.next_correlation,
            sends: Vec::new(),
            wake_at: None,
            operations: &mut self.history.operations,
        };
        member.client.on(event, &mut io);
        let (sends, wake_at) = (io.sends, io.wake_at);
        if let Some(at) = wake_at {
            member.wake = at;
            self.queue.push(at, Happening::Wake { client, set: at });
        }
        let Some(life) = member.connected else { return };
        for (correlation_id, version, body) in sends {
            let header = RequestHeader { api_key: body.api_key(), version, correlation_id, client_id: None };
            let frame = encode_request(&header, &body).expect("clients write what fits the version");
            let at = (now + self.network.between(20, 3_000)).max(member.to_machine + 1);
            member.to_machine = at;
            self.queue.push(at, Happening::Request { life, client, frame: frame.to_bytes().slice(4..) });
        }
    }
}
