//! Which leader epoch began where in a log (KIP-101, KIP-279, KIP-320).

use super::FoundEpoch;
use crate::ids::{LeaderEpoch, Offset};

/// The leader epochs of a log, each with the offset of its first record. Epochs and offsets both strictly increase.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EpochCache {
    entries: Vec<(LeaderEpoch, Offset)>,
}

impl EpochCache {
    /// From stored entries, oldest first. An entry that does not increase supplants those it contradicts.
    #[must_use]
    pub fn from_entries(entries: impl IntoIterator<Item = (LeaderEpoch, Offset)>) -> Self {
        let mut cache = Self::default();
        for (epoch, start) in entries {
            cache.assign(epoch, start);
        }
        cache
    }

    /// The entries, oldest first: `(epoch, start offset)`.
    #[must_use]
    pub fn entries(&self) -> &[(LeaderEpoch, Offset)] {
        &self.entries
    }

    /// The latest epoch, if there is one.
    #[must_use]
    pub fn latest(&self) -> Option<LeaderEpoch> {
        self.entries.last().map(|(epoch, _)| *epoch)
    }

    /// Notes that `epoch` begins at `start`. Returns whether the cache changed, and with it the checkpoint file.
    ///
    /// Entries at the end that say otherwise (a later epoch, or a start at or beyond this one) go.
    pub fn assign(&mut self, epoch: LeaderEpoch, start: Offset) -> bool {
        if self.entries.last().is_some_and(|(last, begun)| *last == epoch && *begun <= start) {
            return false;
        }
        while self.entries.pop_if(|(last, begun)| *last >= epoch || *begun >= start).is_some() {}
        self.entries.push((epoch, start));
        true
    }

    /// The largest epoch at or below `requested`, and where it ends; `None` where the answer is `(-1, -1)`.
    ///
    /// An epoch from before the first one known is answered as itself, ending where the first one known begins.
    #[must_use]
    pub fn end_offset_for(&self, requested: LeaderEpoch, log_end_offset: Offset) -> Option<FoundEpoch> {
        let latest = self.latest()?;
        if requested > latest {
            return None;
        }
        let above = self.entries.partition_point(|(epoch, _)| *epoch <= requested);
        let leader_epoch = match above.checked_sub(1).and_then(|at| self.entries.get(at)) {
            Some((epoch, _)) => *epoch,
            None => requested,
        };
        let end_offset = self.entries.get(above).map_or(log_end_offset, |(_, start)| *start);
        Some(FoundEpoch { leader_epoch, end_offset })
    }

    /// The epoch under which the record at `offset` was written; `None` below the first entry.
    #[must_use]
    pub fn epoch_at(&self, offset: Offset) -> Option<LeaderEpoch> {
        let after = self.entries.partition_point(|(_, start)| *start <= offset);
        after.checked_sub(1).and_then(|at| self.entries.get(at)).map(|(epoch, _)| *epoch)
    }

    /// The log now ends at `end`: epochs that begin at or beyond it go. Returns whether the cache changed.
    pub fn truncate_end(&mut self, end: Offset) -> bool {
        let kept = self.entries.partition_point(|(_, start)| *start < end);
        let changed = kept < self.entries.len();
        self.entries.truncate(kept);
        changed
    }

    /// The log now begins at `start`: the epoch that holds it begins there, and those before it go. Returns whether the
    /// cache changed.
    pub fn truncate_start(&mut self, start: Offset) -> bool {
        let covered = self.entries.partition_point(|(_, begun)| *begun <= start);
        let Some(holder) = covered.checked_sub(1) else { return false };
        let changed = holder > 0 || self.entries.first().is_some_and(|(_, begun)| *begun < start);
        self.entries.drain(..holder);
        if let Some((_, begun)) = self.entries.first_mut() {
            *begun = start;
        }
        changed
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.clear();
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn cache(entries: &[(i32, i64)]) -> EpochCache {
        let entries = entries.iter().map(|(epoch, start)| (LeaderEpoch::new(*epoch), Offset::new(*start)));
        EpochCache { entries: entries.collect() }
    }

    fn end(cache: &EpochCache, epoch: i32, log_end: i64) -> Option<(i32, i64)> {
        let found = cache.end_offset_for(LeaderEpoch::new(epoch), Offset::new(log_end))?;
        Some((found.leader_epoch.get(), found.end_offset.get()))
    }

    #[test]
    fn assigning_supplants_what_contradicts_it() {
        let mut it = cache(&[(0, 0), (2, 10), (4, 20)]);
        assert!(!it.assign(LeaderEpoch::new(4), Offset::new(25)), "the epoch is known and began earlier");
        assert!(it.assign(LeaderEpoch::new(5), Offset::new(20)), "epoch 4 turned out empty");
        assert_eq!(it, cache(&[(0, 0), (2, 10), (5, 20)]));
        assert!(it.assign(LeaderEpoch::new(3), Offset::new(5)), "a lower epoch, from an earlier offset");
        assert_eq!(it, cache(&[(0, 0), (3, 5)]));
        assert!(it.assign(LeaderEpoch::new(3), Offset::new(2)), "the same epoch, but from an earlier offset");
        assert_eq!(it, cache(&[(0, 0), (3, 2)]));
    }

    #[test]
    fn an_epoch_ends_where_the_next_one_begins() {
        let it = cache(&[(2, 10), (4, 20), (7, 30)]);
        assert_eq!(end(&it, 7, 40), Some((7, 40)));
        assert_eq!(end(&it, 8, 40), None);
        assert_eq!(end(&it, 1, 40), Some((1, 10)), "before the first one known");
        assert_eq!(end(&it, 2, 40), Some((2, 20)));
        assert_eq!(end(&it, 5, 40), Some((4, 30)), "a gap");
        assert_eq!(end(&EpochCache::default(), 0, 40), None);
    }

    #[test]
    fn truncation_keeps_the_epoch_that_holds_the_edge() {
        let mut it = cache(&[(2, 10), (4, 20), (7, 30)]);
        assert!(it.truncate_start(Offset::new(25)));
        assert_eq!(it, cache(&[(4, 25), (7, 30)]));
        assert!(!it.truncate_start(Offset::new(25)));
        assert!(!it.truncate_start(Offset::new(3)));
        assert!(!it.truncate_end(Offset::new(31)));
        assert!(it.truncate_end(Offset::new(30)));
        assert_eq!(it, cache(&[(4, 25)]));
        assert_eq!(it.epoch_at(Offset::new(24)), None);
        assert_eq!(it.epoch_at(Offset::new(99)), Some(LeaderEpoch::new(4)));
    }

    proptest! {
        #[test]
        fn epochs_and_offsets_always_increase(steps in proptest::collection::vec((0u8..3, 0i32..8, 0i64..50), 0..40)) {
            let mut it = EpochCache::default();
            for (what, epoch, offset) in steps {
                let before = it.clone();
                let changed = match what {
                    0 => it.assign(LeaderEpoch::new(epoch), Offset::new(offset)),
                    1 => it.truncate_end(Offset::new(offset)),
                    _ => it.truncate_start(Offset::new(offset)),
                };
                prop_assert_eq!(changed, before != it);
                prop_assert!(it.entries().windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1));
                prop_assert_eq!(EpochCache::from_entries(it.entries().iter().copied()), it.clone());
            }
        }
    }
}
