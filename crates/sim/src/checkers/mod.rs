//! What must hold of a history. One checker a file, named for the anomaly it finds.

mod duplicate;
mod inconsistent_offset;
mod inherited_offsets;
mod lost_write;
mod mangled;
mod offset_mismatch;
mod resurrected;
mod retention_overreach;
#[cfg(test)]
mod tests;
mod timestamp_lookup;
mod watermark_regress;
mod wrong_answer;

use std::fmt;

use crate::history::History;

/// Something that must not happen, and did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Anomaly {
    /// Its short name, `A1`.
    pub code: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Where, which values, which operations.
    pub detail: String,
}

impl fmt::Display for Anomaly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.code, self.name, self.detail)
    }
}

/// A checker: every anomaly of its kind in a history.
pub type Checker = fn(&History) -> Vec<Anomaly>;

/// All of them, with the code and name of the anomaly each finds.
pub const CHECKERS: &[(&str, &str, Checker)] = &[
    ("A1", "inconsistent-offset", inconsistent_offset::check),
    ("A2", "duplicate", duplicate::check),
    ("A3", "lost-write", lost_write::check_passed),
    ("A4", "lost-tail", lost_write::check_tail),
    ("A15", "offset-mismatch", offset_mismatch::check),
    ("A16", "mangled", mangled::check),
    ("A18", "watermark-regress", watermark_regress::check),
    ("A27", "resurrected", resurrected::check),
    ("A29", "retention-overreach", retention_overreach::check),
    ("A32", "timestamp-lookup", timestamp_lookup::check),
    ("A33", "wrong-answer", wrong_answer::check),
    ("I38", "inherited-offsets", inherited_offsets::check),
];

/// How many anomalies of one kind are told; one is enough to fail.
const TOLD_MAX: usize = 5;

/// Runs every checker; the first few anomalies of each kind.
#[must_use]
pub fn check(history: &History) -> Vec<Anomaly> {
    CHECKERS.iter().flat_map(|(_, _, checker)| checker(history).into_iter().take(TOLD_MAX)).collect()
}
