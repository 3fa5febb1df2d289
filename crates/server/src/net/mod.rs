//! Sockets: frames in, answers out, and the limits that keep one client from taking what belongs to all.

pub mod budget;
mod buffer;
mod bulk;
mod complaints;
mod connection;
pub mod frame;
mod listener;
mod outbox;
mod registry;
mod request;
mod watch;
mod writer;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::driver::{Clock, Driver};
use budget::Budget;
use complaints::Complaints;
use registry::Registry;

pub use listener::{Bound, bind};

/// What connections are held to.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// `socket.request.max.bytes`.
    pub max_frame_bytes: usize,
    /// The memory of all requests and unsent answers together.
    pub max_memory_bytes: u64,
    /// Unsent answers in memory on one connection, before it is not read any further.
    pub max_unsent_bytes: u64,
    /// `connections.max.idle.ms`.
    pub max_idle: Duration,
    /// `max.request.partition.size.limit`.
    pub max_page_partitions: u32,
    /// `max.connections`.
    pub max_connections: u32,
    /// `max.connections.per.ip`.
    pub max_connections_per_ip: u32,
    /// `SO_SNDBUF`, unless the system is to choose.
    pub send_buffer_bytes: Option<u32>,
    /// `SO_RCVBUF`, unless the system is to choose.
    pub receive_buffer_bytes: Option<u32>,
}

/// What all connections share.
#[derive(Debug)]
pub struct Net {
    driver: Arc<Driver>,
    clock: Clock,
    limits: Limits,
    budget: Arc<Budget>,
    registry: Arc<Registry>,
    complaints: Complaints,
    requests: AtomicU64,
    /// Whose turn it is to be a bulky request.
    bulky: Arc<Semaphore>,
}

/// Where a connection came in.
#[derive(Debug, Clone)]
struct Endpoint {
    listener: Arc<str>,
    dialled: (Arc<str>, u16),
}

/// Figures of the moment.
#[derive(Debug, Clone, Copy)]
pub struct NetFigures {
    /// Open connections.
    pub connections: usize,
    /// Connections accepted since the start.
    pub connections_accepted: u64,
    /// Connections closed for what the client did.
    pub connections_refused: u64,
    /// Requests since the start.
    pub requests: u64,
    /// The memory of requests and unsent answers.
    pub memory_bytes: u64,
    /// Its bound.
    pub memory_max_bytes: u64,
    /// Connections that wait for memory.
    pub waiting_for_memory: usize,
}

impl Net {
    /// No connections yet.
    #[must_use]
    pub fn new(driver: Arc<Driver>, clock: Clock, limits: Limits) -> Arc<Self> {
        Arc::new(Self {
            driver,
            clock,
            limits,
            budget: Budget::new(limits.max_memory_bytes),
            registry: Registry::new(limits.max_connections, limits.max_connections_per_ip),
            complaints: Complaints::default(),
            requests: AtomicU64::new(0),
            bulky: Arc::new(Semaphore::new(1)),
        })
    }

    /// Begins to serve what listens, and to watch over the memory. Returns at once; runs until [`Net::finish`].
    pub fn serve(self: &Arc<Self>, bound: Vec<Bound>) {
        for listener in bound {
            tokio::spawn(listener::accept(Arc::clone(self), listener));
        }
        tokio::spawn(watch::over_memory(Arc::clone(self)));
    }

    /// Answers what has been asked, closes every connection, and waits for that, but not longer than `limit`.
    pub async fn finish(&self, limit: Duration) {
        let all_closed = async {
            loop {
                let closed = self.registry.closed.notified();
                tokio::pin!(closed);
                closed.as_mut().enable();
                if self.registry.open() == 0 {
                    return;
                }
                closed.await;
            }
        };
        self.registry.finish_all();
        if tokio::time::timeout(limit, all_closed).await.is_err() {
            tracing::warn!(connections = self.registry.open(), "connections are closed with unsent answers");
        }
    }

    /// Figures of the moment.
    #[must_use]
    pub fn figures(&self) -> NetFigures {
        NetFigures {
            connections: self.registry.open(),
            connections_accepted: self.registry.opened(),
            connections_refused: self.complaints.total(),
            requests: self.requests.load(Ordering::Relaxed),
            memory_bytes: self.budget.used_bytes(),
            memory_max_bytes: self.budget.limit_bytes(),
            waiting_for_memory: self.budget.waiting(),
        }
    }
}

/// An address as clients write it: an IPv4 address that came by way of IPv6 is itself again.
fn canonical(address: SocketAddr) -> SocketAddr {
    SocketAddr::new(address.ip().to_canonical(), address.port())
}
