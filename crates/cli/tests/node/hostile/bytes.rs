//! Wrong bytes: every request is answered or its connection closed.

use std::io::{ErrorKind, Write as _};
use std::net::SocketAddr;

use bytes::Bytes;
use ottla_protocol::messages::{ApiKey, ApiVersionsRequest, RequestBody};
use ottla_protocol::wire::{Reader, Writer};

use super::{BASE_MIB, Random, Scene};
use crate::client::{Client, PRODUCE_VERSION, batch, fetch_request, produce_request, request_frame, served};
use crate::process::Node;

fn send_raw(address: SocketAddr, bytes: &[u8]) -> Client {
    let mut client = Client::connect(address);
    // The node may have closed the connection before everything was sent.
    let _ = client.stream.write_all(bytes);
    client
}

#[test]
fn lengths_that_lie() {
    let scene = Scene::start(&[]);
    let honest = request_frame(1, 3, &RequestBody::ApiVersions(api_versions()));
    let with_length = |length: i32| [&length.to_be_bytes(), &honest[4..]].concat();
    let announced = i32::try_from(honest.len()).unwrap() - 4;
    for length in [i32::MIN, -1, 0, 1, 7, 8, announced - 1, 100 * 1024 * 1024 + 1, i32::MAX] {
        let client = send_raw(scene.node.kafka, &with_length(length));
        client.half_close();
        client.wait_for_close();
    }
    // Longer than what is sent: the rest is waited for, and the end of the stream ends the wait.
    for length in [announced + 1, 1_000_000, 100 * 1024 * 1024] {
        let client = send_raw(scene.node.kafka, &with_length(length));
        client.half_close();
        assert_eq!(client.wait_for_close(), 0);
    }
    scene.end("lengths that lie", BASE_MIB);
}

#[test]
fn other_protocols_are_named_in_one_line_each() {
    let scene = Scene::start(&[]);
    let hello = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03";
    for (bytes, line) in [(&hello[..], "TLS was spoken"), (b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", "HTTP was spoken")] {
        assert_eq!(send_raw(scene.node.kafka, bytes).wait_for_close(), 0);
        assert!(scene.node.lines.find(line).is_some());
        let lines = scene.node.lines.all().iter().filter(|logged| logged.to_string().contains(line)).count();
        assert_eq!(lines, 1, "{line}");
    }
    scene.end("other protocols", BASE_MIB);
}

#[test]
fn requests_cut_at_every_byte() {
    let scene = Scene::start(&[]);
    let bodies = [
        (3, RequestBody::ApiVersions(api_versions())),
        (PRODUCE_VERSION, produce_request("target", 1, batch(&["cut"]))),
        (12, fetch_request("target", 0, 0)),
    ];
    let latest = served().filter_map(|(api, versions)| Some((*versions.end(), plain_body(api, *versions.end())?)));
    for (version, body) in bodies.into_iter().chain(latest) {
        let frame = request_frame(7, version, &body);
        for end in 0..frame.len() {
            let cut = send_raw(scene.node.kafka, &frame[..end]);
            cut.half_close();
            assert_eq!(cut.wait_for_close(), 0, "{} cut at {end}", body.api_key().name());
            // The same cut, with a length that agrees: a whole frame with half a request in it.
            if end > 4 {
                let length = i32::try_from(end - 4).unwrap().to_be_bytes();
                let client = send_raw(scene.node.kafka, &[&length, &frame[4..end]].concat());
                client.half_close();
                client.wait_for_close();
            }
        }
    }
    scene.end("requests cut at every byte", BASE_MIB);
}

#[test]
fn every_api_at_every_version_with_random_bodies() {
    const OF_EACH: usize = 12;
    let scene = Scene::start(&[]);
    let mut random = Random(0x00c0_ffee);
    let mut frames = Vec::new();
    for api in ApiKey::ALL {
        let all = api.versions();
        for version in (all.start() - 1)..=(all.end() + 1) {
            let plain = plain_body(*api, version).and_then(|body| encode(&body, version));
            for _ in 0..OF_EACH {
                frames.push(random_frame(*api, version, plain.as_deref(), &mut random));
            }
        }
    }
    let probe = request_frame(99, 3, &RequestBody::ApiVersions(api_versions()));
    let share = frames.len().div_ceil(8);
    std::thread::scope(|scope| {
        for share in frames.chunks(share) {
            let (probe, address) = (&probe, scene.node.kafka);
            scope.spawn(move || share.iter().for_each(|frame| answered_or_closed(address, frame, probe)));
        }
    });
    scene.end("random bodies", BASE_MIB);
}

/// Sends the frame, and a request that any connection still open will answer; then reads to the end.
fn answered_or_closed(address: SocketAddr, frame: &[u8], probe: &[u8]) {
    let client = send_raw(address, &[frame, probe].concat());
    client.half_close();
    client.wait_for_close();
}

/// Pure noise, or a proper body with some bytes changed.
fn random_frame(api: ApiKey, version: i16, plain: Option<&[u8]>, random: &mut Random) -> Vec<u8> {
    let body = match plain {
        Some(plain) if random.below(3) > 0 => {
            let mut body = plain.to_vec();
            for _ in 0..=random.below(4) {
                let at = random.below(body.len().max(1));
                if let Some(byte) = body.get_mut(at) {
                    *byte = random.next().to_le_bytes()[0];
                }
            }
            body
        }
        _ => (0..random.below(200)).map(|_| random.next().to_le_bytes()[0]).collect(),
    };
    let mut w = Writer::new();
    w.i16(api.code());
    w.i16(version);
    w.i32(1);
    w.nullable_string(false, true, Some("noise")).unwrap();
    if api.is_flexible(version) {
        w.i8(0);
    }
    let mut frame: Vec<u8> = Vec::new();
    for piece in w.into_pieces() {
        if let ottla_protocol::wire::Piece::Memory(bytes) = piece {
            frame.extend_from_slice(&bytes);
        }
    }
    frame.extend_from_slice(&body);
    let mut whole = i32::try_from(frame.len()).unwrap().to_be_bytes().to_vec();
    whole.extend(frame);
    whole
}

/// A body that says as little as it can: the one that a run of zeros decodes to, if it does.
fn plain_body(api: ApiKey, version: i16) -> Option<RequestBody> {
    if !api.versions().contains(&version) {
        return None;
    }
    let zeros = Bytes::from(vec![0; 4096]);
    RequestBody::decode(api, &mut Reader::new(zeros), version).ok()
}

fn encode(body: &RequestBody, version: i16) -> Option<Vec<u8>> {
    let mut w = Writer::new();
    body.encode(&mut w, version).ok()?;
    let pieces = w.into_pieces().into_iter();
    Some(pieces.filter_map(|p| if let ottla_protocol::wire::Piece::Memory(b) = p { Some(b) } else { None }).fold(
        Vec::new(),
        |mut all, bytes| {
            all.extend_from_slice(&bytes);
            all
        },
    ))
}

fn api_versions() -> ApiVersionsRequest {
    ApiVersionsRequest {
        client_software_name: "test".to_owned(),
        client_software_version: "1".to_owned(),
        ..Default::default()
    }
}

#[test]
fn an_unknown_version_of_api_versions_is_answered_at_version_0() {
    let folder = crate::process::Folder::new("versions");
    let node = Node::start_on(&folder.join("data"), &[]);
    let mut frame = vec![0, 0, 0, 12, 0, 18, 0, 99];
    frame.extend([0, 0, 0, 5, 0, 0, 0, 0]);
    let mut client = send_raw(node.kafka, &frame);
    let answer = client.read_frame().unwrap();
    assert_eq!(answer[..6], [0, 0, 0, 5, 0, 35], "correlation id, then UNSUPPORTED_VERSION");
    // The connection goes on, as librdkafka and the Java client expect.
    let body = RequestBody::ApiVersions(api_versions());
    assert!(client.ask(3, &body).is_ok());
    drop(client);
    // An unknown API closes.
    let mut frame = vec![0, 0, 0, 12, 0x7f, 0, 0, 0];
    frame.extend([0, 0, 0, 5, 0, 0, 0, 0]);
    let error = send_raw(node.kafka, &frame).read_frame().unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::UnexpectedEof | ErrorKind::ConnectionReset), "{error}");
}
