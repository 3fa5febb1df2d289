//! SIGKILL at random moments: every acknowledged record is there once, in order.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use super::client::{Client, batch};
use super::process::{Folder, Node};

const KILLS: u32 = 50;
const TOPIC: &str = "numbered";

/// What a producer was told: the offset of each acknowledged record, by its number.
#[derive(Default)]
struct Producer {
    next: u64,
    acknowledged: BTreeMap<u64, i64>,
}

impl Producer {
    /// Writes batches of one to three numbered records until the node is gone. A batch whose answer did not come is given up:
    /// its numbers may be in the log, or not.
    fn run(&mut self, address: SocketAddr) {
        let Ok(mut client) = Client::try_connect(address) else { return };
        loop {
            let first = self.next;
            let count = 1 + first % 3;
            self.next += count;
            let values: Vec<String> = (first..first + count).map(|number| number.to_string()).collect();
            match client.produce(TOPIC, batch(&values)) {
                Ok(Ok(offset)) => self.acknowledged.extend((first..first + count).zip(offset..)),
                Ok(Err(code)) => panic!("a healthy node refused a batch with error {code}"),
                Err(_) => return,
            }
        }
    }

    /// The log must hold each acknowledged number at its offset, no number twice, and all in order.
    fn check(&self, log: &[(i64, u64)]) {
        assert!(log.iter().map(|(offset, _)| *offset).eq(0..log.len() as i64), "offsets have gaps");
        assert!(log.is_sorted_by(|a, b| a.1 < b.1), "a number is there twice, or out of order");
        let in_log: BTreeMap<u64, i64> = log.iter().map(|(offset, number)| (*number, *offset)).collect();
        for (number, offset) in &self.acknowledged {
            assert_eq!(in_log.get(number), Some(offset), "record {number} was acknowledged at {offset}");
        }
    }
}

/// Moments between 0 and 60 ms, from a fixed seed: which instruction they hit is chance all the same.
fn moments() -> impl Iterator<Item = Duration> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    std::iter::repeat_with(move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        Duration::from_micros(state % 60_000)
    })
}

#[test]
fn acknowledged_records_survive_fifty_kills() {
    let folder = Folder::new("crash");
    let data = folder.join("data");
    let mut node = Node::start_on(&data, &[]);
    Client::connect(node.kafka).create_topic(TOPIC, &[("flush.messages", "1"), ("segment.bytes", "1048576")]);
    let mut producer = Producer::default();
    let mut killed_while_acknowledging = 0;
    for moment in moments().take(KILLS as usize) {
        let address = node.kafka;
        let before = producer.acknowledged.len();
        producer = std::thread::scope(|scope| {
            let writing = scope.spawn(move || {
                producer.run(address);
                producer
            });
            // The moment is the fault that is injected, not something that is waited for.
            std::thread::sleep(moment);
            node.kill();
            writing.join().unwrap()
        });
        killed_while_acknowledging += u32::from(producer.acknowledged.len() > before);
        node = Node::start_on(&data, &[]);
        let log = read(node.kafka);
        producer.check(&log);
    }
    assert!(killed_while_acknowledging > KILLS / 2, "the kills hit nothing: {killed_while_acknowledging}");
    assert_eq!(node.stop().code(), Some(0));
}

fn read(address: SocketAddr) -> Vec<(i64, u64)> {
    let all = Client::connect(address).fetch_all(TOPIC).unwrap();
    all.into_iter().map(|(offset, value)| (offset, std::str::from_utf8(&value).unwrap().parse().unwrap())).collect()
}
