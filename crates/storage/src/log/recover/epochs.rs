//! Leader epochs that the file beside the log does not tell.

use ottla_protocol::ids::{LeaderEpoch, Offset};
use ottla_protocol::log::StorageFault;

use super::Recovery;
use crate::segment::{Found, Segment};

impl Recovery<'_> {
    /// Reads the leader epochs below an offset from the batches, where the file that should tell them does not.
    pub(super) fn learn_epochs(&mut self, segments: &[Segment], below: Offset) -> Result<(), StorageFault> {
        for (at, segment) in segments.iter().enumerate().take_while(|(_, segment)| segment.base < below) {
            let next = segments.get(at + 1).map_or(below, |next| next.base.min(below));
            let mut walk = segment.walk()?.reaching(next);
            while let Some(Found { header, .. }) = walk.next_sound()? {
                self.epochs.assign(header.leader_epoch.unwrap_or(LeaderEpoch::new(0)), header.base_offset);
                self.epochs_changed = true;
            }
        }
        Ok(())
    }
}
