//! Time, as the driver tells it.

use core::fmt;

use ottla_protocol::ids::Timestamp;

/// A reading of a clock that never goes back: microseconds since the node started. Drives every timer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Mono(u64);

impl Mono {
    /// The instant `micros` microseconds after the start.
    #[must_use]
    pub const fn from_micros(micros: u64) -> Self {
        Self(micros)
    }

    /// Microseconds since the start.
    #[must_use]
    pub const fn as_micros(self) -> u64 {
        self.0
    }

    /// The instant `ms` milliseconds later; a negative or overflowing wait saturates.
    #[must_use]
    pub const fn plus_ms(self, ms: i64) -> Self {
        if ms <= 0 { self } else { Self(self.0.saturating_add(ms.unsigned_abs().saturating_mul(1000))) }
    }
}

impl fmt::Display for Mono {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} us", self.0)
    }
}

/// The two clocks at one instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Now {
    /// For timers and deadlines.
    pub mono: Mono,
    /// For records and replies only: no safety rule reads it.
    pub wall: Timestamp,
}
