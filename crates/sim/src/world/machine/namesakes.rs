//! The planted bug of a topic that is given the log of the one that bore its name before it.

use std::collections::BTreeMap;
use std::sync::Arc;

use ottla_protocol::ids::PartitionId;
use ottla_protocol::log::{LogId, LogOpen};

/// Which log the jobs of another are carried out on. Without the bug nothing is noted, and every log is its own.
#[derive(Debug, Default)]
pub(super) struct Namesakes {
    first: BTreeMap<(Arc<str>, PartitionId), LogId>,
    heirs: BTreeMap<LogId, LogId>,
}

impl Namesakes {
    /// A log is opened: if another of its name was before, it is that one's heir.
    pub(super) fn note(&mut self, open: &LogOpen) {
        let first = *self.first.entry((Arc::clone(&open.topic), open.log.partition)).or_insert(open.log);
        if first != open.log {
            self.heirs.insert(open.log, first);
        }
    }

    /// The log that this one's jobs are carried out on.
    pub(super) fn place_of(&self, log: LogId) -> LogId {
        self.heirs.get(&log).copied().unwrap_or(log)
    }
}
