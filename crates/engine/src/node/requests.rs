//! Which requests still want an answer.

use alloc::collections::{BTreeMap, BTreeSet};

use crate::input::{ConnectionId, RequestId};

/// Every request without an answer, and whose it is. How many there can be is the driver's bound: it reads only so many of
/// a connection's requests ahead of their answers.
#[derive(Debug, Default)]
pub(crate) struct Requests {
    open: BTreeMap<RequestId, ConnectionId>,
    by_connection: BTreeMap<ConnectionId, BTreeSet<RequestId>>,
}

impl Requests {
    pub(crate) fn open(&mut self, id: RequestId, connection: ConnectionId) {
        self.open.insert(id, connection);
        self.by_connection.entry(connection).or_default().insert(id);
    }

    /// The request is answered. False if nobody wants the answer any more.
    pub(crate) fn close(&mut self, id: RequestId) -> bool {
        let Some(connection) = self.open.remove(&id) else { return false };
        if let Some(requests) = self.by_connection.get_mut(&connection) {
            requests.remove(&id);
            if requests.is_empty() {
                self.by_connection.remove(&connection);
            }
        }
        true
    }

    /// The connection is gone: its requests, of which none is to be answered.
    pub(crate) fn disconnect(&mut self, connection: ConnectionId) -> BTreeSet<RequestId> {
        let requests = self.by_connection.remove(&connection).unwrap_or_default();
        for id in &requests {
            self.open.remove(id);
        }
        requests
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.open.is_empty()
    }
}
