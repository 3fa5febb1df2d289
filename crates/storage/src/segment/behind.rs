//! Which pages behind the writer of a segment are worth no memory any more.
//!
//! A page that was never in memory before costs more to write than all else on the way of a batch, most of all in a virtual
//! machine. So a log that nobody reads far behind its end gives its pages back soon after they were written, and the system
//! hands them out again for the next ones. A reader that lags keeps them: it is served from memory, as ever.

use std::ops::Range;

/// What stays cached behind the writer in any case: readers at the end of the log find it there.
const WINDOW_BYTES: u64 = 8 << 20;
/// How much is given back at once.
const STEP_BYTES: u64 = 1 << 20;
/// How far below its first try a range is tried once more: its pages were dirty then, and are written by now.
const RETRIED_BYTES: u64 = 8 << 20;
/// How far a lagging reader keeps pages: what is written after it was last seen.
const KEPT_BYTES: u64 = 1 << 30;

/// The pages of one segment.
#[derive(Debug, Default)]
pub(super) struct Behind {
    /// What lies below was offered at least once, or is not ours to offer.
    tried_to: u64,
    /// What was there before this life: nothing is known of who reads it.
    begun_at: u64,
    /// Up to this size of the segment a lagging reader keeps all pages.
    kept_until: u64,
}

impl Behind {
    /// Of a segment of this size; what it holds already stays as it is.
    pub(super) const fn from(size_bytes: u64) -> Self {
        Self { tried_to: size_bytes, begun_at: size_bytes, kept_until: 0 }
    }

    /// The segment has grown: the range to give back now.
    pub(super) fn advance(&mut self, size_bytes: u64) -> Option<Range<u64>> {
        let end = size_bytes.saturating_sub(WINDOW_BYTES) / STEP_BYTES * STEP_BYTES;
        if size_bytes < self.kept_until || end < self.tried_to.saturating_add(STEP_BYTES) {
            return None;
        }
        let start = self.tried_to.saturating_sub(RETRIED_BYTES).max(self.begun_at);
        self.tried_to = end;
        Some(start..end)
    }

    /// Somebody reads at this position of the segment.
    pub(super) fn note_read(&mut self, position: u64, size_bytes: u64) {
        if size_bytes.saturating_sub(position) > WINDOW_BYTES {
            self.note_lagging(size_bytes);
        }
    }

    /// Somebody reads far behind the end: what is written from here on is wanted again.
    pub(super) const fn note_lagging(&mut self, size_bytes: u64) {
        self.kept_until = size_bytes.saturating_add(KEPT_BYTES);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIB: u64 = 1 << 20;

    /// Grows a segment batch by batch; the ranges given back, in order.
    fn grow(behind: &mut Behind, sizes: impl Iterator<Item = u64>) -> Vec<(u64, Range<u64>)> {
        sizes.filter_map(|size| behind.advance(size).map(|range| (size, range))).collect()
    }

    #[test]
    fn all_that_lies_behind_the_window_is_given_back_and_tried_again() {
        let given = grow(&mut Behind::from(0), (0..40 * MIB).step_by(100_000));
        assert!(given.iter().all(|(size, range)| range.end + WINDOW_BYTES <= *size), "inside the window: {given:?}");
        let mut to = 0;
        for (_, range) in &given {
            assert!(range.start <= to && range.end > to, "a hole, or nothing new: {given:?}");
            assert_eq!(range.start, to.saturating_sub(RETRIED_BYTES), "not tried again: {given:?}");
            to = range.end;
        }
        assert!(to + WINDOW_BYTES + 2 * STEP_BYTES > 40 * MIB, "pages stay behind: {given:?}");
    }

    #[test]
    fn what_was_there_before_stays() {
        let given = grow(&mut Behind::from(100 * MIB), (100..140).map(|mib| mib * MIB));
        assert!(!given.is_empty());
        assert!(given.iter().all(|(_, range)| range.start >= 100 * MIB), "{given:?}");
    }

    #[test]
    fn a_lagging_reader_keeps_pages_and_one_at_the_end_does_not() {
        let mut behind = Behind::from(0);
        behind.note_read(39 * MIB, 40 * MIB);
        assert!(behind.advance(40 * MIB).is_some());
        behind.note_read(2 * MIB, 40 * MIB);
        let given = grow(&mut behind, (41..2048).map(|mib| mib * MIB));
        let first = given.first().map(|(size, _)| *size);
        assert_eq!(first, Some(40 * MIB + KEPT_BYTES), "kept for as long as stated");
        assert!(given.iter().all(|(_, range)| range.start >= 32 * MIB - RETRIED_BYTES), "read from there: {given:?}");
    }
}
