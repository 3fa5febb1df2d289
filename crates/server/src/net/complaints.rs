//! One line of the log for each client that is turned away, and a bound on how many lines that can be.

use std::sync::atomic::{AtomicU64, Ordering};

use ottla_engine::Mono;
use parking_lot::Mutex;

/// So many lines in a row are written at once ...
const BURST: u32 = 20;
/// ... and one more for each of these spans after that.
const REFILL_MICROS: u64 = 500_000;

/// Counts closed connections, and lets as many lines through as somebody can read.
#[derive(Debug, Default)]
pub(super) struct Complaints {
    total: AtomicU64,
    bucket: Mutex<Bucket>,
}

#[derive(Debug, Default)]
struct Bucket {
    /// Lines written and not yet refilled.
    taken: u32,
    refilled_micros: u64,
    silenced: u64,
}

impl Complaints {
    /// Writes that a connection is closed, and why.
    pub(super) fn closed(&self, now: Mono, peer: &str, reason: &str) {
        self.total.fetch_add(1, Ordering::Relaxed);
        if let Some(silenced) = self.may_write(now) {
            tracing::warn!(peer, reason, not_logged_before = silenced, "connection closed by the node");
        } else {
            tracing::debug!(peer, reason, "connection closed by the node");
        }
    }

    /// How many there were.
    pub(super) fn total(&self) -> u64 {
        self.total.load(Ordering::Relaxed)
    }

    /// `Some`: yes, and so many were silenced since the last.
    fn may_write(&self, now: Mono) -> Option<u64> {
        let mut bucket = self.bucket.lock();
        let refill = now.as_micros().saturating_sub(bucket.refilled_micros) / REFILL_MICROS;
        if refill > 0 {
            bucket.taken = bucket.taken.saturating_sub(u32::try_from(refill).unwrap_or(u32::MAX));
            bucket.refilled_micros += refill * REFILL_MICROS;
        }
        if bucket.taken >= BURST {
            bucket.silenced += 1;
            return None;
        }
        bucket.taken += 1;
        Some(std::mem::take(&mut bucket.silenced))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_counted_and_not_written() {
        let complaints = Complaints::default();
        let at = |ms: u64| Mono::from_micros(ms * 1000);
        let written = (0..100).filter(|_| complaints.may_write(at(0)).is_some()).count();
        assert_eq!(written, BURST as usize);
        assert_eq!(complaints.may_write(at(400)), None);
        assert_eq!(complaints.may_write(at(600)), Some(81), "the next line says how many were left out");
        assert_eq!(complaints.may_write(at(600)), None);
    }
}
