//! What goes wrong, and when.

use std::io;
use std::path::Path;

/// What a program asks of a disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Operation {
    /// Reading bytes, lengths, times or names.
    Read,
    /// Opening a file.
    Open,
    /// Creating a file or folder.
    Create,
    /// Writing bytes or setting a length.
    Write,
    /// Flushing a file.
    Sync,
    /// Flushing a folder's names.
    SyncFolder,
    /// Renaming.
    Rename,
    /// Removing.
    Remove,
}

impl Operation {
    const fn changes(self) -> bool {
        !matches!(self, Self::Read | Self::Open)
    }
}

/// What is lost in a crash.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CrashKind {
    /// The process died: everything written is there.
    Process,
    /// The power failed: everything flushed is there, and of the rest any part.
    Power {
        /// Names changed but not flushed are lost in any order, not only the latest.
        reorders_names: bool,
    },
}

/// How a disk fails from now on. The default does not.
#[derive(Debug, Clone, Default)]
pub struct FaultPlan {
    /// The disk is full beyond this many bytes.
    pub capacity_bytes: Option<u64>,
    /// Of a million flushes this many report success and do nothing.
    pub lying_syncs_ppm: u32,
    /// Only such flushes on paths that contain the text lie; any, if none is named.
    pub lying: Vec<(Operation, String)>,
    /// Of a million operations this many fail with an input/output error.
    pub errors_ppm: u32,
    /// Every such operation on a path that contains the text fails with an input/output error.
    pub failing: Vec<(Operation, String)>,
    /// Every such operation on a path that contains the text fails as on a full disk.
    pub full: Vec<(Operation, String)>,
    /// After so many more changes everything fails, as it seems to a process that is about to die; the write that the end
    /// falls into lands in part.
    pub stop_after: Option<u64>,
}

/// Decides the fate of every operation.
#[derive(Debug)]
pub(super) struct Gate {
    pub(super) plan: FaultPlan,
    pub(super) random: Random,
    pub(super) changes: u64,
}

/// A write that fails after a part of it landed.
pub(super) struct Torn {
    pub(super) written: usize,
    pub(super) error: io::Error,
}

impl Gate {
    pub(super) fn new(seed: u64) -> Self {
        Self { plan: FaultPlan::default(), random: Random::new(seed), changes: 0 }
    }

    pub(super) fn pass(&mut self, operation: Operation, path: &Path) -> io::Result<()> {
        if self.has_stopped(operation) {
            return Err(io::Error::other("the disk is gone"));
        }
        if operation.changes() {
            self.changes += 1;
        }
        if self.fails(operation, path) {
            return Err(io::Error::other("input/output error"));
        }
        if is_planned(&self.plan.full, operation, path) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        Ok(())
    }

    pub(super) fn pass_write(&mut self, path: &Path, len: usize) -> Result<(), Torn> {
        let was_running = self.plan.stop_after != Some(0);
        let verdict = self.pass(Operation::Write, path);
        verdict.map_err(|error| {
            // A write that fails, or that the end falls into, may have landed in part.
            let written =
                if was_running || self.random.chance(500_000) { self.random.below(len as u64 + 1) } else { 0 };
            let written = if self.plan.stop_after == Some(0) && !was_running { 0 } else { written };
            Torn { written: usize::try_from(written).unwrap_or(len), error }
        })
    }

    /// Whether a flush reports success without doing anything.
    pub(super) fn lies(&mut self, operation: Operation, path: &Path) -> bool {
        self.plan.lying_syncs_ppm > 0
            && (self.plan.lying.is_empty() || is_planned(&self.plan.lying, operation, path))
            && self.random.chance(self.plan.lying_syncs_ppm)
    }

    fn has_stopped(&mut self, operation: Operation) -> bool {
        match &mut self.plan.stop_after {
            None => false,
            Some(0) => true,
            Some(left) if operation.changes() => {
                *left -= 1;
                *left == 0
            }
            Some(_) => false,
        }
    }

    fn fails(&mut self, operation: Operation, path: &Path) -> bool {
        if self.plan.errors_ppm > 0 && self.random.chance(self.plan.errors_ppm) {
            return true;
        }
        is_planned(&self.plan.failing, operation, path)
    }
}

fn is_planned(planned: &[(Operation, String)], operation: Operation, path: &Path) -> bool {
    let path = path.to_string_lossy();
    planned.iter().any(|(one, part)| *one == operation && path.contains(part.as_str()))
}

/// SplitMix64: small, seeded, good enough to choose what a crash takes.
#[derive(Debug, Clone)]
pub(super) struct Random(u64);

impl Random {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number in `[0, bound)`; 0 for a bound of 0.
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        if bound == 0 { 0 } else { self.next() % bound }
    }

    pub(super) fn chance(&mut self, ppm: u32) -> bool {
        self.below(1_000_000) < u64::from(ppm)
    }
}
