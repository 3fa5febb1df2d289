//! Start, ready, stop, start again; and what keeps a node from starting.

use rustix::process::Signal;

use super::client::{Client, batch};
use super::process::{Folder, Node, spawn};

#[test]
fn what_was_written_before_a_stop_is_there_after_the_next_start() {
    let folder = Folder::new("life");
    let (data, ready) = (folder.join("data"), folder.join("ready.json"));
    let node = Node::start_on(&data, &["--ready-file", &ready]);
    let mut client = Client::connect(node.kafka);
    client.create_topic("orders", &[]);
    assert_eq!(client.produce("orders", batch(&["a", "b"])).unwrap(), Ok(0));
    assert_eq!(client.produce("orders", batch(&["c"])).unwrap(), Ok(2));

    assert!(node.page("/healthz").0.contains("200"));
    let (status, body) = node.page("/readyz");
    assert!(status.contains("200") && body == "ready\n", "{status} {body}");
    assert!(node.page("/").1.contains("metrics"));
    let metrics = node.metrics();
    assert_eq!(metrics["ottla_records_appended_total"], 3.0);
    assert_eq!(metrics["ottla_produce_ack_seconds_count"], 2.0);
    assert!(metrics["ottla_connections"] >= 1.0);
    let written: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&ready).unwrap()).unwrap();
    assert_eq!(written["pid"], node.pid());
    assert_eq!(written["kafka"], node.kafka.to_string());
    assert_eq!(written["http"], node.http.to_string());
    assert_eq!(written["node_id"], 1);
    assert_eq!(written["cluster_id"].as_str().unwrap().len(), 22);
    assert_eq!(node.stop().code(), Some(0));

    let node = Node::start_on(&data, &["--ready-file", &ready]);
    let mut client = Client::connect(node.kafka);
    let values: Vec<_> = client.fetch_all("orders").unwrap().into_iter().map(|(_, value)| value).collect();
    assert_eq!(values, ["a", "b", "c"]);
    let again: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&ready).unwrap()).unwrap();
    assert_eq!(again["cluster_id"], written["cluster_id"]);
    node.signal(Signal::INT);
    assert!(node.lines.find("stopped in good order").is_some());
}

#[test]
fn a_stop_answers_what_waits() {
    let folder = Folder::new("stop");
    let node = Node::start_on(&folder.join("data"), &[]);
    let mut client = Client::connect(node.kafka);
    client.create_topic("t", &[]);
    // A fetch that would wait for ten minutes, and an idle connection.
    client.send(super::client::FETCH_VERSION, &super::client::fetch_request("t", 0, 600_000)).unwrap();
    let idle = Client::connect(node.kafka);
    Client::connect(node.kafka).metadata().unwrap();
    let reader = std::thread::spawn(move || {
        let frame = client.read_frame().unwrap();
        (frame.len(), client.wait_for_close())
    });
    assert_eq!(node.stop().code(), Some(0));
    assert!(reader.join().unwrap().0 > 0);
    assert_eq!(idle.wait_for_close(), 0);
}

#[test]
fn a_folder_serves_one_node_at_a_time() {
    let folder = Folder::new("lock");
    let node = Node::start_on(&folder.join("data"), &[]);
    let (mut second, lines) = spawn(&["--data", &folder.join("data"), "--port", "0", "--http-port", "0"]);
    assert_eq!(second.wait().unwrap().code(), Some(1));
    assert!(lines.find("the node serves").is_none());
    let refusal = lines.find("in use").expect("it says why").to_string();
    assert!(refusal.contains(&folder.join("data")), "{refusal}");
    drop(node);
    assert_eq!(Node::start_on(&folder.join("data"), &[]).stop().code(), Some(0));
}

#[test]
fn a_taken_port_is_named() {
    let folder = Folder::new("port");
    let node = Node::start_on(&folder.join("a"), &[]);
    let port = node.kafka.port().to_string();
    let (mut second, lines) = spawn(&["--data", &folder.join("b"), "--port", &port, "--http-port", "0"]);
    assert_eq!(second.wait().unwrap().code(), Some(1));
    assert!(lines.find(&format!(":{port}")).is_some(), "{:?}", lines.all());
}

#[test]
fn a_bad_value_is_refused_with_its_line_and_an_unknown_key_is_a_warning() {
    let folder = Folder::new("config");
    let file = folder.join("server.properties");
    let data = folder.join("data");
    std::fs::write(&file, format!("log.dirs={data}\nlog.retension.ms=1\nnum.partitions=none\n")).unwrap();
    let (mut child, lines) = spawn(&["--config", &file, "--port", "0", "--http-port", "0"]);
    assert_eq!(child.wait().unwrap().code(), Some(2));
    let refusal = lines.find("num.partitions").unwrap().to_string();
    assert!(refusal.contains("server.properties line 3"), "{refusal}");

    std::fs::write(&file, format!("log.dirs={data}\nlog.retension.ms=1\nnum.partitions=3\n")).unwrap();
    let node = Node::start(&["--config", &file]);
    let warning = node.lines.find("log.retension.ms").unwrap().to_string();
    assert!(warning.contains("line 2") && warning.contains("log.retention.ms?"), "{warning}");
    assert_eq!(node.stop().code(), Some(0));
}

#[test]
fn an_ephemeral_node_leaves_nothing_behind() {
    let (mut child, lines) = spawn(&["--ephemeral", "--port", "0", "--http-port", "0"]);
    assert!(lines.find("the node serves").is_some());
    let left = |pid: u32| {
        std::fs::read_dir(std::env::temp_dir())
            .unwrap()
            .filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().starts_with(&format!("ottla-{pid}-")))
            .count()
    };
    assert_eq!(left(child.id()), 1);
    rustix::process::kill_process(rustix::process::Pid::from_child(&child), Signal::TERM).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert_eq!(left(child.id()), 0);
}
