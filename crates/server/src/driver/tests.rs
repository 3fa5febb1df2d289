#![allow(clippy::wildcard_enum_match_arm, reason = "a script answers the inputs it is about")]

use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use bytes::Bytes;
use ottla_engine::event::Unobserved;
use ottla_engine::input::Ticket;
use ottla_engine::{Mono, Now};
use ottla_protocol::ids::{LeaderEpoch, NodeId, Offset, PartitionId, Timestamp, Uuid};
use ottla_protocol::log::{LogConfig, LogOpen, LogWrite, PendingBatch};
use ottla_protocol::records::{
    BatchBuilder, BatchView, Compression, NewRecord, RecordRules, TargetCompression, TimestampType,
};
use ottla_storage::{Disk, ManagerSetup, MemDisk};

use super::*;

const PATIENCE: Duration = Duration::from_secs(30);
const LOG: LogId = LogId { topic_id: Uuid::from_u128(7), partition: PartitionId::new(0) };

/// Answers each input with the effects of a script, and tells the test what it was.
struct Script<F> {
    seen: Sender<Input>,
    deadline: Option<Mono>,
    answer: F,
}

impl<F: FnMut(&Input, &mut Effects, &mut Option<Mono>) + Send> Machine for Script<F> {
    fn step(&mut self, _now: Now, input: Input, effects: &mut Effects, _observer: &mut dyn Observer) {
        (self.answer)(&input, effects, &mut self.deadline);
        let _ = self.seen.send(input);
    }

    fn next_deadline(&self) -> Option<Mono> {
        self.deadline
    }
}

fn drive(
    answer: impl FnMut(&Input, &mut Effects, &mut Option<Mono>) + Send + 'static,
) -> (Arc<Driver>, Receiver<Input>) {
    let disk: Arc<dyn Disk> = Arc::new(MemDisk::new(1));
    let setup = ManagerSetup {
        folders: vec!["/data".into()],
        metadata_folder: None,
        node_id: NodeId::new(1),
        cluster_id: None,
    };
    let mut id = 100;
    let mut fresh_id = || {
        id += 1;
        Uuid::from_u128(id)
    };
    let storage = Arc::new(LogManager::start(disk, setup, &mut fresh_id).unwrap());
    let (seen, inputs) = channel();
    let machine = Script { seen, deadline: None, answer };
    let clock = Clock::start();
    let driver = Driver::new(Box::new(machine), Box::new(Unobserved), storage, clock, 2, &Handle::current());
    (driver, inputs)
}

/// The next input that the machine saw, as soon as there is one.
async fn next(inputs: Receiver<Input>) -> (Input, Receiver<Input>) {
    tokio::task::spawn_blocking(move || (inputs.recv_timeout(PATIENCE).expect("an input comes"), inputs)).await.unwrap()
}

fn open() -> Effect {
    let config = Arc::new(LogConfig::default());
    Effect::OpenLog(LogOpen { log: LOG, topic: Arc::from("t"), config, folder: None })
}

fn batch(codec: Compression, value: &[u8]) -> Bytes {
    let mut builder = BatchBuilder::new().compression(codec, None);
    builder.push(&NewRecord { timestamp: Timestamp::new(1), key: None, value: Some(value), headers: &[] });
    builder.build()
}

fn append(offset: i64) -> Effect {
    let bytes = batch(Compression::None, b"v");
    let summary = BatchView::parse(&bytes).unwrap().to_summary().unwrap();
    let pending = PendingBatch { bytes, summary, base_offset: Offset::new(offset), leader_epoch: LeaderEpoch::new(0) };
    Effect::Append(LogWrite { log: LOG, batches: vec![pending], now: Timestamp::new(1) })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn jobs_of_a_log_are_done_and_reported_in_order_and_a_flush_covers_the_appends_before_it() {
    let (driver, mut inputs) = drive(|input, effects, _| match input {
        // A slow job, then short ones behind it: the lane keeps the order.
        Input::Start(_) => {
            effects.push(open());
            effects.extend((0..50).map(append));
            effects.push(Effect::Flush(LOG, Offset::new(50)));
        }
        Input::Appended(_, Ok(report)) if report.log_end_offset == Offset::new(50) => {
            effects.extend((50..100).map(append));
            effects.push(Effect::Flush(LOG, Offset::new(100)));
        }
        _ => {}
    });
    driver.step([Input::Start(ottla_engine::input::Found::default())]);
    let (mut opened, mut appended, mut flushed) = (false, 0, 0);
    while flushed < 100 {
        let (input, rest) = next(inputs).await;
        inputs = rest;
        match input {
            Input::LogOpened(_, result) => {
                result.unwrap();
                opened = true;
            }
            Input::Appended(_, result) => {
                assert!(opened);
                assert_eq!(result.unwrap().base_offset, Offset::new(appended));
                appended += 1;
            }
            Input::Flushed(_, result) => flushed = result.unwrap().up_to.get(),
            _ => {}
        }
    }
    assert_eq!(appended, 100);
    assert_eq!(driver.backlog().0, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_alarm_rings_at_the_deadline_and_not_again() {
    let (driver, inputs) = drive(|input, _, deadline| match input {
        Input::Start(_) => *deadline = Some(Mono::from_micros(20_000)),
        Input::Tick => *deadline = None,
        _ => {}
    });
    driver.step([Input::Start(ottla_engine::input::Found::default())]);
    let (_, inputs) = next(inputs).await;
    let (input, _inputs) = next(inputs).await;
    assert!(matches!(input, Input::Tick));
    assert!(driver.clock.mono() >= Mono::from_micros(20_000));
}

#[derive(Debug)]
struct Told(Sender<Answer>);
impl Reply for Told {
    fn answer(self: Box<Self>, answer: Answer) {
        self.0.send(answer).unwrap();
    }
}

#[tokio::test]
async fn an_answer_finds_its_request_and_a_connection_that_is_gone_gets_none() {
    let (driver, inputs) = drive(|input, effects, _| {
        if let Input::Tick = input {
            effects.push(Effect::Respond(RequestId(1), Answer::Silent));
            effects.push(Effect::Respond(RequestId(2), Answer::Silent));
        }
    });
    let request = |id: u64, connection: u64| Request {
        id: RequestId(id),
        connection: ConnectionId(connection),
        listener: Arc::from("PLAINTEXT"),
        dialled: (Arc::from("localhost"), 9092),
        peer: Arc::from("peer"),
        client_id: None,
        version: 0,
        body: ottla_protocol::messages::RequestBody::ApiVersions(Default::default()),
    };
    let (first, first_answers) = channel();
    let (second, second_answers) = channel();
    driver.ask([
        (request(1, 1), Box::new(Told(first)) as Box<dyn Reply>),
        (request(2, 2), Box::new(Told(second)) as Box<dyn Reply>),
    ]);
    driver.disconnected(ConnectionId(2), vec![RequestId(2)]);
    assert_eq!(driver.unanswered(), 1);
    driver.step([Input::Tick]);
    assert!(matches!(first_answers.try_recv(), Ok(Answer::Silent)));
    assert!(second_answers.try_recv().is_err());
    assert_eq!(driver.unanswered(), 0);
    assert_eq!(inputs.try_iter().count(), 4);
}

fn rules(max_decompressed_bytes: u64) -> RecordRules {
    RecordRules {
        produce_version: 12,
        requires_keys: false,
        timestamp_type: TimestampType::CreateTime,
        timestamp_before_max_ms: i64::MAX,
        timestamp_after_max_ms: i64::MAX,
        max_message_bytes: 1 << 20,
        segment_bytes: 1 << 30,
        compression: TargetCompression::Producer,
        max_decompressed_bytes,
        now: Timestamp::new(1),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_batch_is_judged_by_its_own_rules_wherever_it_is_checked() {
    // Checked on the spot, on the light pool, on the heavy pool; and refused there.
    for (value_bytes, allowed, is_fine) in
        [(1 << 10, 1 << 30, true), (1 << 20, 1 << 30, true), (16 << 20, 1 << 30, true), (16 << 20, 8 << 20, false)]
    {
        let records = batch(Compression::Zstd, &vec![0; value_bytes]);
        let (driver, inputs) = drive(move |input, effects, _| {
            if let Input::Start(_) = input {
                let job = ottla_engine::effect::CheckJob { records: records.clone(), rules: rules(allowed) };
                effects.push(Effect::CheckRecords(Ticket(5), vec![job]));
            }
        });
        driver.step([Input::Start(ottla_engine::input::Found::default())]);
        let (_, inputs) = next(inputs).await;
        let (input, _inputs) = next(inputs).await;
        let Input::RecordsChecked(Ticket(5), results) = input else { panic!("{input:?}") };
        assert_eq!(results.iter().map(Result::is_ok).collect::<Vec<_>>(), [is_fine], "{value_bytes} of {allowed}");
    }
}
