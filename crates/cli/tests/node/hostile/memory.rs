//! Attacks on memory: promises, half-sent requests, answers that nobody reads, bombs, and requests whose answers are larger.

use std::io::{ErrorKind, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use bytes::Bytes;
use ottla_protocol::ids::{Timestamp, Uuid};
use ottla_protocol::messages::metadata_request::MetadataRequestTopic;
use ottla_protocol::messages::produce_request::{PartitionProduceData, TopicProduceData};
use ottla_protocol::messages::{MetadataRequest, MetadataResponse, ProduceRequest, ProduceResponse, RequestBody};
use ottla_protocol::records::{BatchBuilder, Compression, NewRecord, Records};
use ottla_protocol::wire::{Message as _, Reader};

use super::{BASE_MIB, Scene};
use crate::client::{Client, FETCH_VERSION, batch, fetch_request, produce_request, request_frame};

const MIB: usize = 1024 * 1024;

#[test]
fn promises_of_full_size_frames_cost_nothing() {
    let scene = Scene::start(&[]);
    let mut clients: Vec<Client> = (0..300).map(|_| Client::connect(scene.node.kafka)).collect();
    for client in &mut clients {
        // 100 MiB of Produce, of which the header comes.
        client.stream.write_all(&[6, 64, 0, 0, 0, 0, 0, 12, 0, 0, 0, 1]).unwrap();
    }
    let mut large = Client::connect(scene.node.kafka);
    for _ in 0..20 {
        large.produce("target", batch(&[vec![b'x'; 1_000_000]])).unwrap().unwrap();
    }
    scene.end("promises", BASE_MIB);
}

#[test]
fn half_sent_requests_are_closed_when_memory_is_short() {
    let scene = Scene::start(&["--set", "ottla.request.memory.max.bytes=33554432"]);
    let frame = request_frame(1, 12, &produce_request("target", 1, Bytes::from(vec![0; 10 * MIB])));
    let senders: Vec<_> = (0..16)
        .map(|_| {
            let mut client = Client::connect(scene.node.kafka);
            let part = frame.slice(..9 * MIB);
            thread::spawn(move || {
                // Nobody waits for ever: the node takes all of it, or closes the connection.
                let _ = client.stream.write_all(&part);
                client
            })
        })
        .collect();
    let stalled: Vec<Client> = senders.into_iter().map(|sender| sender.join().unwrap()).collect();
    Client::connect(scene.node.kafka).produce("target", batch(&[vec![b'x'; 1_000_000]])).unwrap().unwrap();
    assert!(scene.node.lines.find("memory is short").is_some());
    drop(stalled);
    scene.end("half-sent requests", BASE_MIB + 32 + 16 + 10);
}

/// One large frame may be read beyond the limit, and as long as its bytes come nobody closes its connection: what it holds must
/// not be what small requests live on.
#[test]
fn large_requests_that_go_on_slowly_leave_memory_for_small_ones() {
    let scene = Scene::start(&["--set", "ottla.request.memory.max.bytes=33554432"]);
    let frame = request_frame(1, 12, &produce_request("target", 1, Bytes::from(vec![0; 90 * MIB])));
    let is_over = AtomicBool::new(false);
    let (begun, all_begun) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..4 {
            let (mut client, frame, is_over, begun) =
                (Client::connect(scene.node.kafka), &frame, &is_over, begun.clone());
            scope.spawn(move || {
                client.stream.set_write_timeout(Some(Duration::from_millis(50))).unwrap();
                let mut sent = 0;
                let mut begun = Some(begun);
                // All but the last part, a byte at a time in the end; those that are not read from are stuck before.
                while !is_over.load(Ordering::Acquire) {
                    let piece = if sent < 80 * MIB { MIB } else { 1 };
                    match client.stream.write(&frame[sent..sent + piece]) {
                        Ok(more) => sent += more,
                        Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                        Err(_) => break,
                    }
                    if sent >= 80 * MIB {
                        thread::sleep(Duration::from_millis(10));
                        if let Some(begun) = begun.take() {
                            begun.send(()).unwrap();
                        }
                    }
                }
            });
        }
        all_begun.recv().unwrap();
        let mut small = Client::connect(scene.node.kafka);
        let served = (0..20).all(|_| matches!(small.produce("target", batch(&[vec![b'x'; 100]])), Ok(Ok(_))));
        is_over.store(true, Ordering::Release);
        assert!(served);
    });
    scene.end("large requests that go on slowly", BASE_MIB + 32 + 16 + 100);
}

#[test]
fn answers_that_nobody_reads_do_not_pile_up() {
    let scene = Scene::start(&["--set", "ottla.request.memory.max.bytes=33554432"]);
    let mut client = Client::connect(scene.node.kafka);
    for _ in 0..8 {
        client.produce("target", batch(&[vec![b'x'; 1_000_000]])).unwrap().unwrap();
    }
    let everything = RequestBody::Metadata(MetadataRequest { topics: None, ..Default::default() });
    let questions = [(FETCH_VERSION, fetch_request("target", 0, 0)), (9, everything)];
    let deaf: Vec<Client> = (0..64)
        .map(|_| {
            let mut client = Client::connect(scene.node.kafka);
            client.stream.set_nonblocking(true).unwrap();
            for (version, body) in questions.iter().cycle().take(500) {
                if client.send(*version, body).is_err() {
                    break;
                }
            }
            client
        })
        .collect();
    for _ in 0..20 {
        client.fetch_all("target").unwrap();
    }
    drop(deaf);
    scene.end("answers never read", BASE_MIB + 32);
}

fn bomb(codec: Compression, value: &[u8]) -> Bytes {
    let mut builder = BatchBuilder::new().compression(codec, None);
    builder.push(&NewRecord {
        timestamp: Timestamp::new(1_700_000_000_000),
        key: None,
        value: Some(value),
        headers: &[],
    });
    builder.build()
}

#[test]
fn decompression_bombs_one_and_many() {
    let scene = Scene::start(&[]);
    // As large as fits into max.message.bytes when compressed.
    let bombs =
        [(Compression::Gzip, 256), (Compression::Snappy, 16), (Compression::Lz4, 192), (Compression::Zstd, 256)]
            .map(|(codec, mib)| bomb(codec, &vec![0; mib * MIB]));
    for bomb in &bombs {
        // Taken or refused: answered in any case.
        let _ = Client::connect(scene.node.kafka).produce("target", bomb.clone()).unwrap();
    }
    thread::scope(|scope| {
        for bomb in bombs.iter().cycle().take(24) {
            let mut client = Client::connect(scene.node.kafka);
            scope.spawn(move || client.produce("target", bomb.clone()).unwrap());
        }
    });
    scene.end("bombs", BASE_MIB + 64);
}

#[test]
fn huge_metadata_requests() {
    let scene = Scene::start(&[]);
    let by_name = |count: u32| {
        (0..count)
            .map(|i| MetadataRequestTopic { name: Some(format!("no-{i}")), ..Default::default() })
            .collect::<Vec<_>>()
    };
    let by_id = |count: u32| {
        (0..count)
            .map(|i| MetadataRequestTopic { topic_id: Uuid::from_u128(u128::from(i) + 77), ..Default::default() })
            .collect::<Vec<_>>()
    };
    let request = |topics| {
        RequestBody::Metadata(MetadataRequest {
            topics: Some(topics),
            allow_auto_topic_creation: false,
            ..Default::default()
        })
    };
    let frames = [
        request_frame(1, 9, &request(by_name(10_000))),
        request_frame(1, 9, &request(by_name(300_000))),
        request_frame(1, 12, &request(by_id(10_000))),
        request_frame(1, 12, &request(by_id(200_000))),
        request_frame(1, 12, &request(by_id(2_000_000))),
    ];
    thread::scope(|scope| {
        for frame in frames.iter().cycle().take(20) {
            let mut client = Client::connect(scene.node.kafka);
            scope.spawn(move || {
                let _ = client.stream.write_all(frame);
                client.half_close();
                client.wait_for_close()
            });
        }
    });
    scene.end("huge metadata requests", BASE_MIB + 256);
}

#[test]
fn a_large_request_is_answered_as_a_small_one() {
    const NAMES: u32 = 300_000;
    let scene = Scene::start(&[]);
    let names = (0..NAMES).map(|i| format!("no-{i}")).chain(["target".to_owned()]);
    let topics = names.map(|name| MetadataRequestTopic { name: Some(name), ..Default::default() }).collect();
    let request = MetadataRequest { topics: Some(topics), allow_auto_topic_creation: false, ..Default::default() };
    let mut client = Client::connect(scene.node.kafka);
    // A second request follows at once, and is answered second.
    let frames =
        [request_frame(1, 9, &RequestBody::Metadata(request)), request_frame(2, 12, &fetch_request("target", 0, 0))];
    client.stream.write_all(&frames.concat()).unwrap();
    let answer = client.read_frame().unwrap();
    let mut reader = Reader::new(answer);
    assert_eq!(reader.i32().unwrap(), 1, "answers come in the order of the requests");
    reader.i8().unwrap();
    let answer = MetadataResponse::decode(&mut reader, 9).unwrap();
    let found = answer.topics.iter().filter(|topic| topic.error_code == 0).map(|topic| topic.name.as_deref());
    assert_eq!(found.collect::<Vec<_>>(), [Some("target")]);
    assert_eq!(answer.topics.len(), NAMES as usize + 1);
    assert_eq!(client.read_frame().unwrap()[..4], 2_i32.to_be_bytes());
    drop(client);
    scene.end("a large request", BASE_MIB + 256);
}

#[test]
fn a_produce_request_of_many_partitions_is_answered_in_its_order() {
    const PARTITIONS: i32 = 100_000;
    let scene = Scene::start(&[]);
    let nothing = |index| PartitionProduceData { index, records: Some(Records::EMPTY), ..Default::default() };
    let nowhere = TopicProduceData {
        name: "nowhere".to_owned(),
        partition_data: (0..PARTITIONS).map(nothing).collect(),
        ..Default::default()
    };
    let many = ProduceRequest { acks: -1, timeout_ms: 30_000, topic_data: vec![nowhere], ..Default::default() };
    let one = |n| request_frame(n, 7, &produce_request("target", -1, batch(&["one"])));
    let mut client = Client::connect(scene.node.kafka);
    client.stream.write_all(&[one(1), request_frame(2, 7, &RequestBody::Produce(many)), one(3)].concat()).unwrap();
    for (correlation_id, partitions, error) in [(1, 1, 0), (2, PARTITIONS, 3), (3, 1, 0)] {
        let mut reader = Reader::new(client.read_frame().unwrap());
        assert_eq!(reader.i32().unwrap(), correlation_id);
        let answer = ProduceResponse::decode(&mut reader, 7).unwrap();
        let [topic] = &answer.responses[..] else { panic!("{} topics", answer.responses.len()) };
        assert!(topic.partition_responses.iter().map(|partition| partition.index).eq(0..partitions));
        assert!(topic.partition_responses.iter().all(|partition| partition.error_code == error));
    }
    drop(client);
    scene.end("a produce request of many partitions", BASE_MIB + 256);
}
