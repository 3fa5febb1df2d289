//! The bytes of a file: as written, and as they would be after a power loss.

use std::ops::Range;

use ottla_protocol::ids::Timestamp;

use super::faults::Random;

/// What the device writes as a whole.
const SECTOR_BYTES: usize = 512;

#[derive(Debug)]
pub(super) struct Inode {
    written: Vec<u8>,
    durable: Vec<u8>,
    /// What was written since the last flush, unordered, overlapping.
    unflushed: Vec<Range<usize>>,
    /// What of it a flush claimed to have made durable.
    claimed: Vec<Range<usize>>,
    /// What of the claimed was not there after the last power loss, in order.
    taken: Vec<Range<usize>>,
    pub(super) modified: Timestamp,
    /// How many names it has; with none it takes no room.
    pub(super) links: u32,
}

impl Inode {
    pub(super) const fn new(now: Timestamp) -> Self {
        Self {
            written: Vec::new(),
            durable: Vec::new(),
            unflushed: Vec::new(),
            claimed: Vec::new(),
            taken: Vec::new(),
            modified: now,
            links: 1,
        }
    }

    pub(super) fn len(&self) -> u64 {
        self.written.len() as u64
    }

    pub(super) fn read(&self, position: u64, buffer: &mut [u8]) -> usize {
        let start = usize::try_from(position).unwrap_or(usize::MAX);
        let Some(rest) = self.written.get(start..) else { return 0 };
        let count = rest.len().min(buffer.len());
        for (to, from) in buffer.iter_mut().zip(rest) {
            *to = *from;
        }
        count
    }

    pub(super) fn write(&mut self, position: u64, bytes: &[u8], now: Timestamp) {
        if bytes.is_empty() {
            return;
        }
        let start = usize::try_from(position).expect("a disk in memory is addressed by usize");
        let end = start + bytes.len();
        if self.written.len() < end {
            self.written.resize(end, 0);
        }
        if let Some(place) = self.written.get_mut(start..end) {
            place.copy_from_slice(bytes);
        }
        self.note_unflushed(start..end);
        self.modified = now;
    }

    pub(super) fn set_len(&mut self, len: u64, now: Timestamp) {
        let len = usize::try_from(len).expect("a disk in memory is addressed by usize");
        let old = self.written.len();
        self.written.resize(len, 0);
        if len > old {
            self.note_unflushed(old..len);
        }
        self.modified = now;
    }

    pub(super) fn sync(&mut self) {
        self.durable.resize(self.written.len(), 0);
        for range in self.unflushed.drain(..) {
            copy(&self.written, &mut self.durable, range);
        }
        self.claimed.clear();
    }

    /// A flush that is reported and not done.
    pub(super) fn claim_sync(&mut self) {
        self.claimed.clone_from(&self.unflushed);
    }

    pub(super) fn taken_by_lies(&self) -> &[Range<usize>] {
        &self.taken
    }

    /// After the death of the process.
    pub(super) fn as_written(&self) -> Self {
        Self {
            written: self.written.clone(),
            durable: self.durable.clone(),
            unflushed: self.unflushed.clone(),
            claimed: self.claimed.clone(),
            taken: Vec::new(),
            modified: self.modified,
            links: self.links,
        }
    }

    /// After a power loss: any subset of the unflushed sectors landed, and the length is the flushed one, the written one or
    /// one between. What the length covers and no write reached is zeros.
    pub(super) fn as_left(&self, random: &mut Random) -> Self {
        let mut left = self.durable.clone();
        let (short, long) = (self.durable.len().min(self.written.len()), self.durable.len().max(self.written.len()));
        let len = match random.below(4) {
            0 => self.durable.len(),
            1 => short + usize::try_from(random.below((long - short) as u64 + 1)).unwrap_or(0),
            _ => self.written.len(),
        };
        left.resize(len, 0);
        let keeps = random.below(1_000_001);
        for range in &self.unflushed {
            let mut start = range.start;
            while start < range.end {
                let end = ((start / SECTOR_BYTES + 1) * SECTOR_BYTES).min(range.end);
                if random.below(1_000_000) < keeps {
                    copy(&self.written, &mut left, start..end);
                }
                start = end;
            }
        }
        Self {
            taken: self.missing_of_claimed(&left),
            written: left.clone(),
            durable: left,
            unflushed: Vec::new(),
            claimed: Vec::new(),
            modified: self.modified,
            links: self.links,
        }
    }

    /// The claimed bytes that are not in what is left, in order, neighbours as one range.
    fn missing_of_claimed(&self, left: &[u8]) -> Vec<Range<usize>> {
        let claimed = self.claimed.iter().flat_map(|range| range.start..range.end.min(self.written.len()));
        let mut missing: Vec<usize> = claimed.filter(|at| self.written.get(*at) != left.get(*at)).collect();
        missing.sort_unstable();
        missing.dedup();
        let mut ranges: Vec<Range<usize>> = Vec::new();
        for at in missing {
            match ranges.last_mut().filter(|last| last.end == at) {
                Some(last) => last.end += 1,
                None => ranges.push(at..at + 1),
            }
        }
        ranges
    }

    /// Inverts a bit at rest; false if there is no such byte.
    pub(super) fn flip(&mut self, position: u64, bit: u8) -> bool {
        let Ok(index) = usize::try_from(position) else { return false };
        let mask = 1u8.wrapping_shl(u32::from(bit));
        if let Some(byte) = self.durable.get_mut(index) {
            *byte ^= mask;
        }
        self.written.get_mut(index).map(|byte| *byte ^= mask).is_some()
    }

    fn note_unflushed(&mut self, range: Range<usize>) {
        if let Some(last) = self.unflushed.last_mut()
            && last.end == range.start
        {
            last.end = range.end;
        } else {
            self.unflushed.push(range);
        }
    }
}

/// Copies a range as far as both sides reach.
fn copy(from: &[u8], to: &mut [u8], range: Range<usize>) {
    let end = range.end.min(from.len()).min(to.len());
    if let (Some(from), Some(to)) = (from.get(range.start..end), to.get_mut(range.start..end)) {
        to.copy_from_slice(from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file of 8 sectors: the first two flushed, the next two claimed to be, the others not.
    fn inode() -> Inode {
        let mut inode = Inode::new(Timestamp::new(0));
        let now = Timestamp::new(1);
        inode.write(0, &[1; 2 * SECTOR_BYTES], now);
        inode.sync();
        inode.write(2 * SECTOR_BYTES as u64, &[2; 2 * SECTOR_BYTES], now);
        inode.claim_sync();
        inode.write(4 * SECTOR_BYTES as u64, &[3; 4 * SECTOR_BYTES], now);
        inode
    }

    #[test]
    fn a_power_loss_tells_what_a_lie_took_and_nothing_else() {
        let claimed = 2 * SECTOR_BYTES..4 * SECTOR_BYTES;
        let mut seen = 0;
        for seed in 0..100 {
            let left = inode().as_left(&mut Random::new(seed));
            assert_eq!(left.written.get(..claimed.start), Some(&[1; 2 * SECTOR_BYTES][..]));
            let is_taken = |at: usize| left.taken_by_lies().iter().any(|range| range.contains(&at));
            for at in 0..8 * SECTOR_BYTES {
                let is_as_written = left.written.get(at) == Some(&2);
                assert_eq!(is_taken(at), claimed.contains(&at) && !is_as_written, "byte {at}, seed {seed}");
            }
            assert!(left.taken_by_lies().is_sorted_by(|a, b| a.end < b.start));
            seen += usize::from(!left.taken_by_lies().is_empty());
        }
        assert!((1..100).contains(&seen), "{seen} of 100");
    }

    #[test]
    fn a_true_flush_makes_the_lie_true() {
        let mut inode = inode();
        inode.sync();
        for seed in 0..20 {
            let left = inode.as_left(&mut Random::new(seed));
            assert_eq!((left.taken_by_lies(), &left.written), (&[][..], &inode.written));
        }
    }

    #[test]
    fn the_death_of_the_process_takes_nothing() {
        assert_eq!(inode().as_written().taken_by_lies(), []);
    }
}
