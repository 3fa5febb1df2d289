//! Clients that mean harm, with a healthy one beside them that must go on being served, and memory that must stay bounded.

mod bytes;
mod crowds;
mod memory;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::client::{Client, batch};
use super::process::{Folder, Node};

/// What a node may take beside the memory of its requests: itself, the answers it makes, and what the allocator keeps.
const BASE_MIB: u64 = 96;

/// A node with a healthy client that writes and reads all the time.
struct Scene {
    node: Node,
    stop: Arc<AtomicBool>,
    healthy: JoinHandle<Report>,
    _folder: Folder,
}

struct Report {
    rounds: u32,
    worst: Duration,
}

impl Scene {
    fn start(args: &[&str]) -> Self {
        let folder = Folder::new("hostile");
        let node = Node::start_on(&folder.join("data"), args);
        let mut client = Client::connect(node.kafka);
        client.create_topic("healthy", &[]);
        client.create_topic("target", &[]);
        let stop = Arc::new(AtomicBool::new(false));
        let healthy = std::thread::spawn({
            let stop = Arc::clone(&stop);
            move || {
                let mut report = Report { rounds: 0, worst: Duration::ZERO };
                while !stop.load(Ordering::Relaxed) {
                    let began = Instant::now();
                    let offset = client.produce("healthy", batch(&["well"])).unwrap().unwrap();
                    assert_eq!(client.fetch("healthy", offset).unwrap().len(), 1);
                    client.metadata().unwrap();
                    report.worst = report.worst.max(began.elapsed());
                    report.rounds += 1;
                    std::thread::sleep(Duration::from_millis(2));
                }
                report
            }
        });
        Self { node, stop, healthy, _folder: folder }
    }

    /// The healthy client was served to the end, the node is well, and its memory stayed below the bound.
    fn end(self, what: &str, max_memory_mib: u64) {
        self.stop.store(true, Ordering::Relaxed);
        let report = self.healthy.join().expect("the healthy client was served");
        let peak = self.node.peak_memory_mib();
        eprintln!("{what}: {} healthy rounds, worst {:?}, peak {peak} MiB", report.rounds, report.worst);
        assert!(report.rounds > 0);
        assert!(peak <= max_memory_mib, "{what}: {peak} MiB");
        assert!(self.node.page("/healthz").0.contains("200"));
        assert_eq!(self.node.stop().code(), Some(0));
    }
}

/// Numbers from a seed.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound as u64).unwrap()
    }
}
