//! A whole node in this process: from its settings to a clean stop.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use ottla_engine::config::NodeConfig;
use ottla_engine::input::{Found, FoundLog};
use ottla_engine::node::{Node, NodeSetup};
use ottla_engine::{Effects, Input, Mono, Now, Observer};
use ottla_protocol::ids::Uuid;
use ottla_protocol::log::StorageFault;
use ottla_storage::{Disk, LogManager, ManagerSetup, RealDisk, Scan, StartError};
use tokio::runtime::Handle;
use tokio::sync::watch;

use crate::driver::{Clock, Driver, Life, Machine};
use crate::http::{self, Pages};
use crate::net::{self, Limits, Net};
use crate::observe::{Figures, Witness};
use crate::ready::Addresses;

/// Connections may take this long to read the answers that a stopping node still gives.
const FINISH_LIMIT: Duration = Duration::from_secs(2);
/// The core may take this long to answer what waits, when it stops.
const STOP_LIMIT: Duration = Duration::from_secs(20);

/// Why a node does not start, or does not go on.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NodeError {
    /// A port is taken, or not this process's to take.
    #[error(transparent)]
    Listen(#[from] io::Error),
    /// The log folders cannot be used.
    #[error(transparent)]
    Folders(#[from] StartError),
    /// The log folders cannot be read.
    #[error("{0}")]
    Storage(#[from] StorageFault),
    /// The core gave up.
    #[error("{0}")]
    Failed(String),
    /// The core did not finish what it had begun.
    #[error("the node did not come to rest within {} s; the next start recovers its logs", STOP_LIMIT.as_secs())]
    StopTimedOut,
}

impl Machine for Node {
    fn step(&mut self, now: Now, input: Input, effects: &mut Effects, observer: &mut dyn Observer) {
        Self::step(self, now, input, effects, observer);
    }

    fn next_deadline(&self) -> Option<Mono> {
        Self::next_deadline(self)
    }
}

/// A node that runs in this process.
#[derive(Debug)]
pub struct Running {
    driver: Arc<Driver>,
    net: Arc<Net>,
    life: watch::Receiver<Life>,
    addresses: Addresses,
}

impl Running {
    /// Starts a node and waits until it serves.
    ///
    /// # Errors
    /// [`NodeError`].
    pub async fn start(config: NodeConfig) -> Result<Self, NodeError> {
        let mut life = Self::begin(config).await?;
        match &*life.life.wait_for(|life| *life != Life::Starting).await.map_err(|_| gone())? {
            Life::Failed(reason) => return Err(NodeError::Failed(reason.clone())),
            Life::Starting | Life::Ready | Life::Stopped(_) => {}
        }
        Ok(life)
    }

    /// Takes the ports first: whoever waits for a port that is taken should not have to wait for a recovery.
    async fn begin(mut config: NodeConfig) -> Result<Self, NodeError> {
        let clock = Clock::start();
        let mut bound = Vec::new();
        for listener in config.listeners.iter_mut().filter(|listener| !listener.is_controller) {
            let socket = net::bind(listener, config.socket_listen_backlog_size).await?;
            listener.port = socket.address.port();
            bound.push((listener.name.clone(), socket));
        }
        let http = match &config.http_listener {
            Some((host, port)) => Some(http::bind(host, *port).await?),
            None => None,
        };
        let storage = Arc::new(open_folders(&config)?);
        storage.cluster_id().clone_into(&mut config.cluster_id);
        let found = found(storage.scan()?);

        let addresses = Addresses {
            listeners: bound.iter().map(|(name, socket)| (name.clone(), socket.address)).collect(),
            http: http.as_ref().map(|(_, address)| *address),
            node_id: config.node_id.get(),
            cluster_id: config.cluster_id.clone(),
        };
        let limits = limits(&config);
        let figures = Arc::new(Figures::default());
        let setup = NodeSetup { config, incarnation_id: random_id(), seed: random_id().as_u128() };
        let driver = Driver::new(
            Box::new(Node::new(setup)),
            Box::new(Witness::new(Arc::clone(&figures))),
            storage,
            clock,
            cores(),
            &Handle::current(),
        );
        let life = driver.life();
        let net = Net::new(Arc::clone(&driver), clock, limits);
        if let Some((listener, _)) = http {
            let about = format!("node {} of cluster {}", addresses.node_id, addresses.cluster_id);
            tokio::spawn(http::serve(listener, Pages::new(Arc::clone(&driver), Arc::clone(&net), figures, &about)));
        }
        tokio::spawn(serve_when_ready(Arc::clone(&net), life.clone(), bound));
        driver.step([Input::Start(found)]);
        Ok(Self { driver, net, life, addresses })
    }

    /// Where it can be reached.
    #[must_use]
    pub const fn addresses(&self) -> &Addresses {
        &self.addresses
    }

    /// Returns when the core has given up; never before.
    pub async fn failed(&mut self) -> NodeError {
        match self.life.wait_for(|life| matches!(life, Life::Failed(_))).await {
            Ok(life) => match &*life {
                Life::Failed(reason) => NodeError::Failed(reason.clone()),
                Life::Starting | Life::Ready | Life::Stopped(_) => gone(),
            },
            Err(_) => gone(),
        }
    }

    /// Stops in good order: answers what waits, writes the checkpoints, marks the folders as cleanly stopped.
    ///
    /// # Errors
    /// Something could not be finished. What was acknowledged is safe all the same: the next start recovers it.
    pub async fn stop(mut self) -> Result<(), NodeError> {
        self.driver.step([Input::Stop]);
        let has_ended = |life: &Life| matches!(life, Life::Stopped(_) | Life::Failed(_));
        let ended = tokio::time::timeout(STOP_LIMIT, self.life.wait_for(has_ended)).await;
        let ended = ended.map_err(|_| NodeError::StopTimedOut)?.map_err(|_| gone())?.clone();
        self.net.finish(FINISH_LIMIT).await;
        match ended {
            Life::Stopped(broker_epoch) => {
                let storage = Arc::clone(self.driver.storage());
                let stopped = tokio::task::spawn_blocking(move || storage.stop(broker_epoch)).await;
                Ok(stopped.map_err(|_| gone())??)
            }
            Life::Failed(reason) => Err(NodeError::Failed(reason)),
            Life::Starting | Life::Ready => Err(gone()),
        }
    }
}

fn gone() -> NodeError {
    NodeError::Failed("the node's driver ended unexpectedly".to_owned())
}

/// Clients that connect earlier wait in the listen queue.
async fn serve_when_ready(net: Arc<Net>, mut life: watch::Receiver<Life>, bound: Vec<(String, net::Bound)>) {
    if life.wait_for(|life| *life != Life::Starting).await.is_ok_and(|life| *life == Life::Ready) {
        net.serve(bound.into_iter().map(|(_, socket)| socket).collect());
    }
}

fn open_folders(config: &NodeConfig) -> Result<LogManager, StartError> {
    let setup = ManagerSetup {
        folders: config.log_dirs.iter().map(PathBuf::from).collect(),
        metadata_folder: Some(PathBuf::from(&config.metadata_log_dir)),
        node_id: config.node_id,
        cluster_id: Some(config.cluster_id.clone()).filter(|id| !id.is_empty()),
    };
    let disk: Arc<dyn Disk> = Arc::new(RealDisk);
    LogManager::start(disk, setup, &mut random_id)
}

/// The two crates do not know each other; what one found is told to the other field by field.
fn found(scan: Scan) -> Found {
    Found {
        folders: scan.folders,
        quorum_state: scan.quorum_state,
        snapshot: scan.snapshot,
        logs: scan
            .logs
            .into_iter()
            .map(|found| FoundLog { log: found.log, topic: found.topic, folder: found.folder })
            .collect(),
        clean_broker_epoch: scan.clean_broker_epoch,
    }
}

fn limits(config: &NodeConfig) -> Limits {
    Limits {
        max_frame_bytes: config.socket_request_max_bytes as usize,
        max_memory_bytes: config.request_memory_max_bytes,
        max_unsent_bytes: config.connection_memory_max_bytes,
        max_idle: config.connections_max_idle_ms.map_or(FOR_EVER, |ms| Duration::from_millis(ms).min(FOR_EVER)),
        max_page_partitions: config.max_request_partition_size_limit,
        max_connections: config.max_connections,
        max_connections_per_ip: config.max_connections_per_ip,
        send_buffer_bytes: config.socket_send_buffer_bytes.filter(|_| is_given(config, "socket.send.buffer.bytes")),
        receive_buffer_bytes: config
            .socket_receive_buffer_bytes
            .filter(|_| is_given(config, "socket.receive.buffer.bytes")),
    }
}

/// As good as no limit, and small enough for every clock.
const FOR_EVER: Duration = Duration::from_secs(365 * 86_400);

/// Kafka's defaults for socket buffers are older than the kernel's own tuning, which does better: only a wish counts.
fn is_given(config: &NodeConfig, key: &str) -> bool {
    config.properties.contains_key(key)
}

/// How many threads serve connections.
#[must_use]
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// From the system's randomness.
fn random_id() -> Uuid {
    let mut bytes = [0; 16];
    rustix::rand::getrandom(&mut bytes, rustix::rand::GetRandomFlags::empty())
        .expect("the system's randomness is there once it has booted: the kernel waits for it");
    // Version 4, as Kafka's own random ids are.
    bytes[6] = (bytes[6] & 0x0f) | 0x40;
    bytes[8] = (bytes[8] & 0x3f) | 0x80;
    Uuid::from_bytes(bytes)
}
