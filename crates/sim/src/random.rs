//! Seeded randomness, one named stream a purpose: a new draw in one place does not shift the others.

/// A generator (SplitMix64). The same seed gives the same numbers on every machine.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// The stream of this name under this seed.
    #[must_use]
    pub fn stream(seed: u64, name: &str) -> Self {
        // FNV-1a: any spread of names over seeds does.
        let hash =
            name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
        let mut random = Self(seed ^ hash);
        random.next();
        random
    }

    /// The next 64 bits.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number in `[0, bound)`; 0 if the bound is 0.
    pub const fn below(&mut self, bound: u64) -> u64 {
        if bound == 0 { 0 } else { self.next() % bound }
    }

    /// A number in `[low, high)`.
    pub const fn between(&mut self, low: u64, high: u64) -> u64 {
        low + self.below(high.saturating_sub(low))
    }

    /// True `times` out of `of` times.
    pub const fn chance(&mut self, times: u64, of: u64) -> bool {
        self.below(of) < times
    }

    /// One of these.
    ///
    /// # Panics
    /// If there are none.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        let at = usize::try_from(self.below(from.len() as u64)).expect("an index below a length fits");
        from.get(at).expect("the caller offers at least one choice")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_of_one_seed_differ_and_repeat() {
        let draw = |name| {
            let mut random = Random::stream(7, name);
            [random.next(), random.next(), random.next()]
        };
        assert_eq!(draw("disk"), draw("disk"));
        assert_ne!(draw("disk"), draw("network"));
    }
}
