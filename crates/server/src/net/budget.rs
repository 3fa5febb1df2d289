//! The memory that all requests and unsent answers together may take.
//!
//! Bytes are charged as they *arrive*, never as they are promised. When the limit is reached, connections stop reading
//! until something is released, with two exceptions that keep the node alive: small requests draw on a reserve, and one
//! large frame at a time (the *overdraft*) may be read to its end, so that half-read frames cannot block each other for
//! ever. What is held at most is therefore `limit + reserve + one frame` and what the workers have in hand at the moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use tokio::sync::Notify;

/// A request of at most this many bytes is small: it may draw on the reserve.
pub const SMALL_REQUEST_BYTES: u64 = 64 * 1024;
/// What small requests may take beyond the limit.
pub const RESERVE_BYTES: u64 = 16 * 1024 * 1024;

/// The account.
#[derive(Debug)]
pub struct Budget {
    limit_bytes: u64,
    used_bytes: AtomicU64,
    waiting: AtomicUsize,
    overdraft_taken: AtomicBool,
    released: Notify,
    /// Told when somebody had to wait: whoever closes stalled connections should look now.
    pub pressed: Notify,
}

impl Budget {
    /// An empty account.
    #[must_use]
    pub fn new(limit_bytes: u64) -> Arc<Self> {
        Arc::new(Self {
            limit_bytes,
            used_bytes: AtomicU64::new(0),
            waiting: AtomicUsize::new(0),
            overdraft_taken: AtomicBool::new(false),
            released: Notify::new(),
            pressed: Notify::new(),
        })
    }

    /// Bytes charged at the moment.
    #[must_use]
    pub fn used_bytes(&self) -> u64 {
        self.used_bytes.load(Ordering::Relaxed)
    }

    /// The configured limit, without the reserve.
    #[must_use]
    pub const fn limit_bytes(&self) -> u64 {
        self.limit_bytes
    }

    /// True from three quarters of the limit on: connections that hold memory and make no progress are closed early.
    #[must_use]
    pub fn is_pressed(&self) -> bool {
        self.used_bytes() >= self.limit_bytes / 4 * 3
    }

    /// How many connections wait for memory.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Waits until something is released. Spurious wake-ups happen: try again after it.
    pub async fn wait(&self) {
        self.waiting.fetch_add(1, Ordering::SeqCst);
        let _guard = Waiting(self);
        let released = self.released.notified();
        tokio::pin!(released);
        released.as_mut().enable();
        self.pressed.notify_one();
        if self.used_bytes() < self.limit_bytes {
            return;
        }
        released.await;
    }

    fn release(&self, bytes: u64) {
        if bytes > 0 {
            self.used_bytes.fetch_sub(bytes, Ordering::SeqCst);
            self.wake_one();
        }
    }

    fn wake_one(&self) {
        if self.waiting.load(Ordering::SeqCst) > 0 {
            self.released.notify_one();
        }
    }
}

struct Waiting<'a>(&'a Budget);
impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::SeqCst);
    }
}

/// What one request (or one unsent answer) has been charged; gives it back when dropped.
#[derive(Debug)]
pub struct Charge {
    budget: Arc<Budget>,
    bytes: u64,
    has_overdraft: bool,
}

impl Charge {
    /// Nothing yet.
    #[must_use]
    pub const fn empty(budget: Arc<Budget>) -> Self {
        Self { budget, bytes: 0, has_overdraft: false }
    }

    /// May the owner take more? `is_small` if the request it reads is small. Taking the overdraft is part of the answer.
    pub fn may_grow(&mut self, is_small: bool) -> bool {
        let used = self.budget.used_bytes();
        if used < self.budget.limit_bytes {
            if used > 0 {
                self.budget.wake_one();
            }
            return true;
        }
        if is_small && used < self.budget.limit_bytes.saturating_add(RESERVE_BYTES) {
            return true;
        }
        if self.has_overdraft {
            return true;
        }
        if !is_small && !self.budget.overdraft_taken.swap(true, Ordering::AcqRel) {
            self.has_overdraft = true;
        }
        self.has_overdraft
    }

    /// Charges bytes that are there.
    pub fn add(&mut self, bytes: u64) {
        self.bytes += bytes;
        self.budget.used_bytes.fetch_add(bytes, Ordering::SeqCst);
    }

    /// Splits off the charge for `bytes` of what is held: a complete frame leaves the read buffer. The overdraft goes with
    /// it.
    #[must_use]
    pub fn split(&mut self, bytes: u64) -> Self {
        let bytes = bytes.min(self.bytes);
        self.bytes -= bytes;
        Self { budget: Arc::clone(&self.budget), bytes, has_overdraft: std::mem::take(&mut self.has_overdraft) }
    }

    /// How much is held.
    #[must_use]
    pub const fn bytes(&self) -> u64 {
        self.bytes
    }
}

impl Drop for Charge {
    fn drop(&mut self) {
        if self.has_overdraft {
            self.budget.overdraft_taken.store(false, Ordering::Release);
            self.budget.wake_one();
        }
        self.budget.release(self.bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIB: u64 = 1024 * 1024;

    #[test]
    fn a_charge_comes_back_when_dropped() {
        let budget = Budget::new(MIB);
        let mut charge = Charge::empty(Arc::clone(&budget));
        charge.add(1000);
        let part = charge.split(400);
        assert_eq!((budget.used_bytes(), charge.bytes(), part.bytes()), (1000, 600, 400));
        drop(part);
        assert_eq!(budget.used_bytes(), 600);
        drop(charge);
        assert_eq!(budget.used_bytes(), 0);
    }

    #[test]
    fn a_full_budget_stops_large_frames_but_for_one_and_lets_small_ones_use_the_reserve() {
        let budget = Budget::new(MIB);
        let [mut hog, mut first, mut second, mut small] = [(); 4].map(|()| Charge::empty(Arc::clone(&budget)));
        hog.add(MIB);
        assert!(first.may_grow(false), "one large frame goes on, else none would ever end");
        assert!(first.may_grow(false));
        assert!(!second.may_grow(false));
        assert!(small.may_grow(true));
        small.add(RESERVE_BYTES);
        assert!(!second.may_grow(true), "the reserve has an end too");
        let completed = first.split(0);
        drop(first);
        assert!(!second.may_grow(false), "the overdraft is held until the request ends");
        drop(completed);
        assert!(second.may_grow(false));
        drop((hog, small));
        assert_eq!(budget.used_bytes(), 0);
    }

    #[tokio::test]
    async fn whoever_waits_is_woken_by_a_release() {
        let budget = Budget::new(100);
        let mut hog = Charge::empty(Arc::clone(&budget));
        hog.add(100);
        let waiter = tokio::spawn({
            let budget = Arc::clone(&budget);
            async move {
                let mut charge = Charge::empty(Arc::clone(&budget));
                while budget.used_bytes() >= 100 {
                    budget.wait().await;
                }
                charge.may_grow(false)
            }
        });
        while budget.waiting() == 0 {
            tokio::task::yield_now().await;
        }
        drop(hog);
        assert!(waiter.await.unwrap());
    }
}
