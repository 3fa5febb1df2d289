//! Every open connection: how many there are, which hold memory and make no progress, and how to close them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use ottla_engine::input::ConnectionId;
use parking_lot::Mutex;
use tokio::sync::Notify;

use super::outbox::Outbox;

/// One connection, as others see it.
#[derive(Debug)]
pub(super) struct Peer {
    pub(super) id: ConnectionId,
    /// Its address, for logs.
    pub(super) address: Arc<str>,
    pub(super) outbox: Outbox,
    /// Since when (in microseconds of the node's life) it holds memory and it is the client's turn to move; 0: it is not so.
    stalled_since: AtomicU64,
    orders: Orders,
}

/// What others want of a connection.
#[derive(Debug, Default)]
struct Orders {
    /// Take no more requests, answer those that are here, close.
    finish: AtomicBool,
    /// Close now.
    abort: AtomicBool,
}

impl Peer {
    /// The connection waits for its client with memory in hand, since that instant; or it does not.
    pub(super) fn note_stall(&self, since_micros: Option<u64>) {
        self.stalled_since.store(since_micros.map_or(0, |since| since.max(1)), Ordering::Relaxed);
    }

    pub(super) fn must_finish(&self) -> bool {
        self.orders.finish.load(Ordering::Acquire)
    }

    pub(super) fn must_abort(&self) -> bool {
        self.orders.abort.load(Ordering::Acquire)
    }
}

/// Why a connection is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Refused {
    /// `max.connections`.
    Full,
    /// `max.connections.per.ip`.
    FullForAddress,
    /// The node stops.
    Stopping,
}

/// All of them.
#[derive(Debug)]
pub(super) struct Registry {
    max: u32,
    max_per_ip: u32,
    state: Mutex<State>,
    /// A connection closed.
    pub(super) closed: Notify,
    opened: AtomicU64,
}

#[derive(Debug, Default)]
struct State {
    peers: HashMap<ConnectionId, Arc<Peer>>,
    per_ip: HashMap<IpAddr, u32>,
    is_finishing: bool,
}

impl Registry {
    pub(super) fn new(max: u32, max_per_ip: u32) -> Arc<Self> {
        Arc::new(Self { max, max_per_ip, state: Mutex::default(), closed: Notify::new(), opened: AtomicU64::new(0) })
    }

    /// Takes a connection in. It is counted until the member is dropped.
    pub(super) fn admit(self: &Arc<Self>, ip: IpAddr, address: Arc<str>) -> Result<Member, Refused> {
        let mut state = self.state.lock();
        if state.is_finishing {
            return Err(Refused::Stopping);
        }
        if state.peers.len() >= self.max as usize {
            return Err(Refused::Full);
        }
        let of_this_ip = state.per_ip.entry(ip).or_default();
        if *of_this_ip >= self.max_per_ip {
            return Err(Refused::FullForAddress);
        }
        *of_this_ip += 1;
        let id = ConnectionId(self.opened.fetch_add(1, Ordering::Relaxed) + 1);
        let peer = Arc::new(Peer {
            id,
            address,
            outbox: Outbox::default(),
            stalled_since: AtomicU64::new(0),
            orders: Orders::default(),
        });
        state.peers.insert(id, Arc::clone(&peer));
        Ok(Member { registry: Arc::clone(self), peer, ip })
    }

    pub(super) fn is_full(&self) -> bool {
        self.state.lock().peers.len() >= self.max as usize
    }

    /// How many are open.
    pub(super) fn open(&self) -> usize {
        self.state.lock().peers.len()
    }

    /// How many there ever were.
    pub(super) fn opened(&self) -> u64 {
        self.opened.load(Ordering::Relaxed)
    }

    /// Tells all to answer what is here and close; no other is taken any more.
    pub(super) fn finish_all(&self) {
        let mut state = self.state.lock();
        state.is_finishing = true;
        for peer in state.peers.values() {
            peer.orders.finish.store(true, Ordering::Release);
            peer.outbox.wake.notify_one();
        }
    }

    /// Closes the connections that have held memory without progress since before that instant. Their addresses.
    pub(super) fn abort_stalled(&self, before_micros: u64) -> Vec<Arc<str>> {
        let state = self.state.lock();
        let stalled = state.peers.values().filter(|peer| {
            let since = peer.stalled_since.load(Ordering::Relaxed);
            since != 0 && since < before_micros && !peer.must_abort()
        });
        let aborted = stalled.map(|peer| {
            peer.orders.abort.store(true, Ordering::Release);
            peer.outbox.wake.notify_one();
            Arc::clone(&peer.address)
        });
        aborted.collect()
    }
}

/// A connection's membership; leaves when dropped.
#[derive(Debug)]
pub(super) struct Member {
    registry: Arc<Registry>,
    pub(super) peer: Arc<Peer>,
    ip: IpAddr,
}

impl Drop for Member {
    fn drop(&mut self) {
        let mut state = self.registry.state.lock();
        state.peers.remove(&self.peer.id);
        if let Some(count) = state.per_ip.get_mut(&self.ip) {
            *count -= 1;
            if *count == 0 {
                state.per_ip.remove(&self.ip);
            }
        }
        drop(state);
        self.registry.closed.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_counted_by_address_and_in_all() {
        let registry = Registry::new(3, 2);
        let (a, b) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let admit = |ip| registry.admit(ip, Arc::from("peer"));
        let first = admit(a).unwrap();
        let second = admit(a).unwrap();
        assert_eq!(admit(a).unwrap_err(), Refused::FullForAddress);
        let third = admit(b).unwrap();
        assert_eq!(admit(b).unwrap_err(), Refused::Full);
        drop(first);
        let fourth = admit(a).unwrap();
        assert_eq!((registry.open(), registry.opened()), (3, 4));
        drop((second, third, fourth));
        assert_eq!(registry.open(), 0);
        assert!(registry.state.lock().per_ip.is_empty());
    }

    #[test]
    fn only_what_stalls_long_enough_is_aborted() {
        let registry = Registry::new(9, 9);
        let ip = IpAddr::from([10, 0, 0, 1]);
        let members: Vec<Member> =
            ["busy", "new", "old"].map(|name| registry.admit(ip, Arc::from(name)).unwrap()).into();
        members[1].peer.note_stall(Some(90));
        members[2].peer.note_stall(Some(10));
        assert_eq!(registry.abort_stalled(50), [Arc::from("old")]);
        assert!(members[2].peer.must_abort() && !members[1].peer.must_abort());
        assert!(registry.abort_stalled(50).is_empty(), "once");
        members[1].peer.note_stall(None);
        assert!(registry.abort_stalled(100).is_empty());
    }
}
