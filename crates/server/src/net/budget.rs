//! The memory that all requests and unsent answers together may take.
//!
//! Bytes are charged as they *arrive*, never as they are promised, to one of two accounts: small requests have one of their
//! own, everything else is large. When both together reach the limit, connections stop reading until something is released,
//! with two exceptions that keep the node alive: small requests may always fill the reserve, whatever large ones hold, and one
//! large frame at a time (the *overdraft*) may be read to its end, so that half-read frames cannot block each other for
//! ever. What is held at most is therefore `limit + reserve + one frame`, a read's worth for each worker, and what the
//! workers have in hand at the moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use tokio::sync::Notify;

/// A request of at most this many bytes is small.
pub const SMALL_REQUEST_BYTES: u64 = 64 * 1024;
/// What small requests may take in any case.
pub const RESERVE_BYTES: u64 = 16 * 1024 * 1024;

/// Whose bytes they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// Requests of up to [`SMALL_REQUEST_BYTES`], and those whose size is not known yet.
    Small,
    /// Larger requests, and answers that their clients have not read.
    Large,
}

#[derive(Debug, Default)]
struct Account {
    used_bytes: AtomicU64,
    waiting: AtomicUsize,
    released: Notify,
}

impl Account {
    fn wake_one(&self) {
        if self.waiting.load(Ordering::SeqCst) > 0 {
            self.released.notify_one();
        }
    }
}

/// The accounts.
#[derive(Debug)]
pub struct Budget {
    limit_bytes: u64,
    small: Account,
    large: Account,
    overdraft_taken: AtomicBool,
    /// Told when somebody had to wait: whoever closes stalled connections should look now.
    pub pressed: Notify,
}

impl Budget {
    /// Nothing is charged.
    #[must_use]
    pub fn new(limit_bytes: u64) -> Arc<Self> {
        Arc::new(Self {
            limit_bytes,
            small: Account::default(),
            large: Account::default(),
            overdraft_taken: AtomicBool::new(false),
            pressed: Notify::new(),
        })
    }

    /// Bytes charged at the moment.
    #[must_use]
    pub fn used_bytes(&self) -> u64 {
        self.small.used_bytes.load(Ordering::SeqCst) + self.large.used_bytes.load(Ordering::SeqCst)
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
        self.small.waiting.load(Ordering::Relaxed) + self.large.waiting.load(Ordering::Relaxed)
    }

    /// Waits until something is released that requests of this size may use. Spurious wake-ups happen: try again after it.
    pub async fn wait(&self, size: Size) {
        let account = self.account(size);
        account.waiting.fetch_add(1, Ordering::SeqCst);
        let _guard = Waiting(account);
        let released = account.released.notified();
        tokio::pin!(released);
        released.as_mut().enable();
        self.pressed.notify_one();
        if self.has_room(size) {
            return;
        }
        released.await;
    }

    const fn account(&self, size: Size) -> &Account {
        match size {
            Size::Small => &self.small,
            Size::Large => &self.large,
        }
    }

    fn has_room(&self, size: Size) -> bool {
        self.used_bytes() < self.limit_bytes
            || (size == Size::Small && self.small.used_bytes.load(Ordering::SeqCst) < RESERVE_BYTES)
    }

    fn release(&self, size: Size, bytes: u64) {
        if bytes > 0 {
            self.account(size).used_bytes.fetch_sub(bytes, Ordering::SeqCst);
            // Either may use what either gives back.
            self.small.wake_one();
            self.large.wake_one();
        }
    }
}

struct Waiting<'a>(&'a Account);
impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::SeqCst);
    }
}

/// What one request (or one unsent answer) has been charged; gives it back when dropped.
#[derive(Debug)]
pub struct Charge {
    budget: Arc<Budget>,
    size: Size,
    bytes: u64,
    has_overdraft: bool,
}

impl Charge {
    /// Nothing yet.
    #[must_use]
    pub const fn empty(budget: Arc<Budget>, size: Size) -> Self {
        Self { budget, size, bytes: 0, has_overdraft: false }
    }

    /// Whose bytes they are, as far as is known.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The size is known, or is another now.
    pub fn resize(&mut self, size: Size) {
        if self.size != size {
            self.budget.account(size).used_bytes.fetch_add(self.bytes, Ordering::SeqCst);
            self.budget.release(self.size, self.bytes);
            self.size = size;
        }
    }

    /// May the owner take more? Taking the overdraft is part of the answer.
    pub fn may_grow(&mut self) -> bool {
        if self.budget.has_room(self.size) {
            // Whoever is woken wakes the next, as long as there is room.
            self.budget.account(self.size).wake_one();
            return true;
        }
        if self.size == Size::Large && !self.has_overdraft {
            self.has_overdraft = !self.budget.overdraft_taken.swap(true, Ordering::AcqRel);
        }
        self.has_overdraft
    }

    /// Charges bytes that are there.
    pub fn add(&mut self, bytes: u64) {
        self.bytes += bytes;
        self.budget.account(self.size).used_bytes.fetch_add(bytes, Ordering::SeqCst);
    }

    /// Splits off the charge for `bytes` of what is held: a complete frame leaves the read buffer. The overdraft goes with
    /// it.
    #[must_use]
    pub fn split(&mut self, bytes: u64) -> Self {
        let bytes = bytes.min(self.bytes);
        self.bytes -= bytes;
        let has_overdraft = std::mem::take(&mut self.has_overdraft);
        Self { budget: Arc::clone(&self.budget), size: self.size, bytes, has_overdraft }
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
            self.budget.large.wake_one();
        }
        self.budget.release(self.size, self.bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIB: u64 = 1024 * 1024;

    #[test]
    fn a_charge_comes_back_when_dropped() {
        let budget = Budget::new(MIB);
        for size in [Size::Small, Size::Large] {
            let mut charge = Charge::empty(Arc::clone(&budget), size);
            charge.add(1000);
            let part = charge.split(400);
            assert_eq!((budget.used_bytes(), charge.bytes(), part.bytes()), (1000, 600, 400));
            drop(part);
            assert_eq!(budget.used_bytes(), 600);
            drop(charge);
            assert_eq!(budget.used_bytes(), 0);
        }
    }

    #[test]
    fn a_full_budget_stops_large_frames_but_for_one() {
        let budget = Budget::new(MIB);
        let [mut hog, mut first, mut second] = [(); 3].map(|()| Charge::empty(Arc::clone(&budget), Size::Large));
        hog.add(MIB);
        assert!(first.may_grow(), "one large frame goes on, else none would ever end");
        assert!(first.may_grow());
        assert!(!second.may_grow());
        let completed = first.split(0);
        drop(first);
        assert!(!second.may_grow(), "the overdraft is held until the request ends");
        drop(completed);
        assert!(second.may_grow());
    }

    #[test]
    fn large_frames_leave_the_reserve_to_small_ones() {
        let budget = Budget::new(MIB);
        let [mut hog, mut large] = [(); 2].map(|()| Charge::empty(Arc::clone(&budget), Size::Large));
        let [mut small, mut other] = [(); 2].map(|()| Charge::empty(Arc::clone(&budget), Size::Small));
        hog.add(MIB);
        assert!(large.may_grow());
        large.add(100 * MIB);
        assert!(small.may_grow(), "what the overdraft holds is not the reserve's");
        small.add(RESERVE_BYTES);
        assert!(!other.may_grow(), "the reserve has an end too");
        small.resize(Size::Large);
        assert!(other.may_grow(), "a frame that turns out to be large leaves it");
        assert!(!small.may_grow());
        drop((hog, large, small));
        assert_eq!(budget.used_bytes(), 0);
    }

    /// Large ones that cannot go on yet must not swallow what would wake a small one, nor the other way round.
    #[tokio::test]
    async fn whoever_waits_is_woken_by_a_release_it_can_use() {
        let budget = Budget::new(100);
        let [mut hog, mut second] = [(); 2].map(|()| Charge::empty(Arc::clone(&budget), Size::Large));
        hog.add(100);
        second.add(50);
        let mut reserve = Charge::empty(Arc::clone(&budget), Size::Small);
        reserve.add(RESERVE_BYTES);
        let wait = |size| {
            let budget = Arc::clone(&budget);
            tokio::spawn(async move {
                while !budget.has_room(size) {
                    budget.wait(size).await;
                }
            })
        };
        let large = [wait(Size::Large), wait(Size::Large)];
        let small = wait(Size::Small);
        while budget.waiting() < 3 {
            tokio::task::yield_now().await;
        }
        drop(reserve.split(1));
        small.await.unwrap();
        assert!(large.iter().all(|waiter| !waiter.is_finished()));
        drop((reserve, hog));
        for waiter in large {
            // Each looks again after its turn, as a connection does.
            budget.large.wake_one();
            waiter.await.unwrap();
        }
    }
}
