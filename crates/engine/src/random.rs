//! Seeded numbers. One named stream for each purpose, so that a new draw in one place does not shift the others.

/// A stream of numbers: `SplitMix64` (Steele, Lea, Flood 2014). Not for secrets.
#[derive(Debug, Clone)]
pub(crate) struct Random {
    state: u64,
}

impl Random {
    /// The stream of one purpose under a seed.
    pub(crate) fn stream(seed: u128, purpose: &str) -> Self {
        // FNV-1a over the purpose and the seed.
        let bytes = purpose.bytes().chain(seed.to_le_bytes());
        let state = bytes.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Self { state }
    }

    pub(crate) fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// From 1 to `i32::MAX`.
    pub(crate) fn positive_i32(&mut self) -> i32 {
        let max = u64::from(i32::MAX.unsigned_abs());
        i32::try_from(1 + self.next_u64() % max).expect("at most i32::MAX: the modulus bounds it")
    }
}
