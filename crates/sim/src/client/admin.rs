//! An administrator: deletes records now and then.

use ottla_protocol::ErrorCode;
use ottla_protocol::messages::delete_records_request::{DeleteRecordsPartition, DeleteRecordsTopic};
use ottla_protocol::messages::{ApiKey, DeleteRecordsRequest, RequestBody, ResponseBody};

use super::{Client, ClientEvent, ClientIo};
use crate::history::{Outcome, Tp, What};

#[derive(Debug)]
pub(crate) struct Admin {
    process: u32,
    connected: bool,
    asked: Option<(i32, u64, Tp, i64)>,
}

impl Admin {
    pub(crate) const fn new(process: u32) -> Self {
        Self { process, connected: false, asked: None }
    }

    fn go_on(&mut self, io: &mut ClientIo<'_>) {
        if self.connected && self.asked.is_none() && !io.is_draining && io.random.chance(1, 3) {
            let tp = io.any_partition();
            let before = i64::try_from(io.random.below(60)).unwrap_or(0) - 1;
            let partition =
                DeleteRecordsPartition { partition_index: tp.partition, offset: before, ..Default::default() };
            let topic =
                DeleteRecordsTopic { name: tp.topic.to_string(), partitions: vec![partition], ..Default::default() };
            let body = DeleteRecordsRequest { topics: vec![topic], timeout_ms: 5000, ..Default::default() };
            let version = io.version(ApiKey::DeleteRecords, 0);
            let correlation = io.ask(version, RequestBody::DeleteRecords(body));
            self.asked = Some((correlation, io.now, tp, before));
        }
        let pause = 200_000 + io.random.below(2_000_000);
        io.wake_in(pause);
    }

    fn done(&mut self, outcome: Outcome, code: i16, low_watermark: Option<i64>, io: &mut ClientIo<'_>) {
        if let Some((_, invoked, tp, before)) = self.asked.take() {
            let error = (code != 0).then(|| ErrorCode::from_code(code).unwrap_or(ErrorCode::UnknownServerError).name());
            let what = What::DeleteRecords { tp, before, low_watermark };
            io.record(self.process, invoked, outcome, error, what);
        }
    }
}

impl Client for Admin {
    fn on(&mut self, event: ClientEvent, io: &mut ClientIo<'_>) {
        let woken = matches!(event, ClientEvent::Connected | ClientEvent::Wake);
        match event {
            ClientEvent::Connected => self.connected = true,
            ClientEvent::Closed => {
                self.connected = false;
                self.done(Outcome::Unknown, 0, None, io);
            }
            ClientEvent::Wake => {}
            ClientEvent::Answer(correlation, body) => {
                if let ResponseBody::DeleteRecords(answer) = *body
                    && self.asked.as_ref().is_some_and(|(id, ..)| *id == correlation)
                {
                    let partition = answer.topics.first().and_then(|topic| topic.partitions.first());
                    match partition {
                        Some(p) if p.error_code == 0 => self.done(Outcome::Ok, 0, Some(p.low_watermark), io),
                        // Some errors come before, some after the deed.
                        other => self.done(Outcome::Unknown, other.map_or(-1, |p| p.error_code), None, io),
                    }
                }
            }
        }
        if woken {
            self.go_on(io);
        }
    }

    fn is_done(&self) -> bool {
        self.asked.is_none()
    }
}
