//! Many connections that do little, or nothing.

use std::io::Write as _;
use std::time::Duration;

use ottla_protocol::messages::{MetadataRequest, RequestBody};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use super::{BASE_MIB, Scene};
use crate::client::{Client, request_frame};

/// Room for thousands of sockets in this process.
fn open_many_files() {
    let maximum = getrlimit(Resource::Nofile).maximum;
    setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).unwrap();
}

#[test]
fn thousands_of_idle_slow_and_half_closed_connections() {
    const OF_EACH: usize = 1000;
    open_many_files();
    let scene = Scene::start(&[]);
    let frame = request_frame(1, 9, &RequestBody::Metadata(MetadataRequest { topics: None, ..Default::default() }));
    let connect = || Client::connect(scene.node.kafka);
    let idle: Vec<Client> = (0..OF_EACH).map(|_| connect()).collect();
    let mut slow: Vec<Client> = (0..OF_EACH).map(|_| connect()).collect();
    let (early, late) = frame.split_at(frame.len() - 3);
    for client in &mut slow {
        client.stream.write_all(early).unwrap();
    }
    let mut half_closed: Vec<Client> = (0..OF_EACH).map(|_| connect()).collect();
    for client in &mut half_closed {
        client.stream.write_all(&frame).unwrap();
        client.half_close();
    }
    for client in half_closed {
        assert!(client.wait_for_close() > 0, "what was asked before is answered");
    }
    // The slow ones send the rest byte by byte, all of them in turn.
    for at in 0..late.len() {
        for client in &mut slow {
            client.stream.write_all(&late[at..=at]).unwrap();
        }
    }
    for client in &mut slow {
        client.read_frame().unwrap();
    }
    drop((idle, slow));
    while scene.node.metrics()["ottla_connections"] > 1.0 {
        std::thread::sleep(Duration::from_millis(5));
    }
    scene.end("thousands of connections", BASE_MIB);
}

#[test]
fn idle_connections_are_closed_and_limits_are_kept() {
    let scene = Scene::start(&["--set", "connections.max.idle.ms=1500", "--set", "max.connections.per.ip=3"]);
    let (first, second) = (Client::connect(scene.node.kafka), Client::connect(scene.node.kafka));
    // The healthy client and these two are three.
    assert_eq!(Client::connect(scene.node.kafka).wait_for_close(), 0);
    assert!(scene.node.lines.find("max.connections.per.ip").is_some());
    assert_eq!(first.wait_for_close() + second.wait_for_close(), 0);
    scene.end("idle connections", BASE_MIB);
}
