//! What will happen, in the order of time; what is due at one instant, in the order it was put in.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

#[derive(Debug)]
pub(super) struct Queue<T> {
    order: BinaryHeap<Reverse<(u64, u64)>>,
    items: BTreeMap<u64, T>,
    next: u64,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Self { order: BinaryHeap::new(), items: BTreeMap::new(), next: 0 }
    }
}

impl<T> Queue<T> {
    pub(super) fn push(&mut self, at: u64, item: T) {
        self.order.push(Reverse((at, self.next)));
        self.items.insert(self.next, item);
        self.next += 1;
    }

    pub(super) fn pop(&mut self) -> Option<(u64, T)> {
        let Reverse((at, id)) = self.order.pop()?;
        self.items.remove(&id).map(|item| (at, item))
    }
}
