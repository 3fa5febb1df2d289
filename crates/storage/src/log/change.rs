//! Something in memory that a file on disk follows.

use std::sync::atomic::{AtomicU64, Ordering};

use parking_lot::Mutex;

/// Counts the changes of something, and how many of them its file holds. Who waits for the file writes it, or waits for the one
/// who does; a write covers every change noted before it began.
#[derive(Debug, Default)]
pub(crate) struct Change {
    noted: AtomicU64,
    written: Mutex<u64>,
}

impl Change {
    /// Something changed; it is in memory by now.
    pub(crate) fn note(&self) {
        self.noted.fetch_add(1, Ordering::AcqRel);
    }

    /// Whether the file is behind.
    pub(crate) fn is_pending(&self) -> bool {
        *self.written.lock() < self.noted.load(Ordering::Acquire)
    }

    /// Returns once the file holds everything noted before the call. An error leaves it behind.
    pub(crate) fn settle<E>(&self, write: impl FnOnce() -> Result<(), E>) -> Result<(), E> {
        let wanted = self.noted.load(Ordering::Acquire);
        let mut written = self.written.lock();
        if *written < wanted {
            let covered = self.noted.load(Ordering::Acquire);
            write()?;
            *written = covered;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_write_happens_once_for_what_was_noted_and_again_after_a_failure() {
        let change = Change::default();
        let mut writes = 0;
        let mut settle = |fails| {
            change.settle(|| {
                writes += 1;
                if fails { Err(()) } else { Ok(()) }
            })
        };
        assert_eq!(settle(false), Ok(()));
        change.note();
        change.note();
        assert!(change.is_pending());
        assert_eq!(settle(true), Err(()));
        assert_eq!(settle(false), Ok(()));
        assert_eq!(settle(false), Ok(()));
        assert_eq!(writes, 2);
        assert!(!change.is_pending());
    }
}
