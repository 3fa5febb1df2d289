//! Producer ids: this broker's blocks, and who waits for one (KIP-730).
//!
//! A block counts once its record is committed, so that no id is ever given out twice (invariant 47).

use alloc::collections::VecDeque;

use crate::input::RequestId;

/// Ask for the next block when this many ids are left.
const FEW: i64 = 100;

/// This broker's ids.
#[derive(Debug, Default)]
pub(super) struct ProducerIdBlocks {
    blocks: VecDeque<(i64, i64)>,
    is_requested: bool,
    waiting: VecDeque<RequestId>,
}

impl ProducerIdBlocks {
    /// The next id.
    pub(super) fn next(&mut self) -> Option<i64> {
        let (next, end) = self.blocks.front_mut()?;
        let id = *next;
        *next += 1;
        if *next == *end {
            self.blocks.pop_front();
        }
        Some(id)
    }

    /// Whether it is time for another block.
    pub(super) fn is_low(&self) -> bool {
        !self.is_requested && self.blocks.iter().map(|(next, end)| end - next).sum::<i64>() <= FEW
    }

    pub(super) const fn note_requested(&mut self) {
        self.is_requested = true;
    }

    /// The request waits for a block.
    pub(super) fn wait(&mut self, request: RequestId) {
        self.waiting.push_back(request);
    }

    /// A block is committed.
    pub(super) fn grant(&mut self, first: i64, end: i64) {
        self.is_requested = false;
        self.blocks.push_back((first, end));
    }

    /// Somebody who waits, with an id for them.
    pub(super) fn serve_one(&mut self) -> Option<(RequestId, i64)> {
        if self.waiting.is_empty() || self.blocks.is_empty() {
            return None;
        }
        Some((self.waiting.pop_front()?, self.next()?))
    }

    /// Everybody who waits, when there is nothing to wait for.
    pub(super) fn give_up(&mut self) -> VecDeque<RequestId> {
        self.is_requested = false;
        core::mem::take(&mut self.waiting)
    }
}
