//! Topic ids: random UUIDs of version 4, from a seed (the core has no randomness of its own).

use ottla_protocol::ids::Uuid;

/// A stream of UUIDs (SplitMix64 underneath).
#[derive(Debug)]
pub(super) struct IdSource {
    high: u64,
    low: u64,
}

impl IdSource {
    #[expect(clippy::cast_possible_truncation, reason = "the seed's two halves")]
    pub(super) const fn new(seed: u128) -> Self {
        Self { high: (seed >> 64) as u64, low: seed as u64 }
    }

    /// The next id that is not in use. As in Kafka, none has a text form that begins with a dash.
    pub(super) fn next(&mut self, is_used: impl Fn(Uuid) -> bool) -> Uuid {
        loop {
            let (high, low) = (step(&mut self.high), step(&mut self.low));
            let high = (high & !0xf000) | 0x4000;
            let low = (low & !(0b11 << 62)) | (0b10 << 62);
            let id = Uuid::from_u128((u128::from(high) << 64) | u128::from(low));
            let begins_with_dash = high >> 58 == 62;
            if !begins_with_dash && !is_used(id) {
                return id;
            }
        }
    }

    /// A number below `bound`, which is not 0.
    #[expect(clippy::cast_possible_truncation, reason = "a remainder of a usize is one")]
    pub(super) const fn below(&mut self, bound: usize) -> usize {
        (step(&mut self.low) % bound as u64) as usize
    }
}

const fn step(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeSet;
    use alloc::string::ToString as _;

    use super::*;

    #[test]
    fn ids_differ_and_are_of_version_4() {
        let mut ids = IdSource::new(7);
        let mut seen = BTreeSet::new();
        for _ in 0..1000 {
            let id = ids.next(|id| seen.contains(&id));
            assert!(seen.insert(id));
            assert!(!id.to_string().starts_with('-'));
            assert_eq!((id.as_u128() >> 76) & 0xf, 4);
            assert_eq!((id.as_u128() >> 62) & 0b11, 0b10);
        }
        assert_ne!(IdSource::new(7).next(|_| false), IdSource::new(8).next(|_| false));
    }
}
