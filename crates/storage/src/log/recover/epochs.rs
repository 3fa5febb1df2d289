//! Leader epochs that the file beside the log does not tell.

use ottla_protocol::ids::{LeaderEpoch, Offset};
use ottla_protocol::log::StorageFault;

use super::Recovery;
use crate::segment::{Found, Segment};

impl Recovery<'_> {
    /// Reads the leader epochs below an offset from the batches, where the file that should tell them does not. Segments below the
    /// log's start as a whole are not looked at: whether they are still there tells nothing.
    pub(super) fn learn_epochs(&mut self, segments: &[Segment], below: Offset) -> Result<(), StorageFault> {
        let start = self.known.start.unwrap_or(Offset::ZERO);
        for (at, segment) in segments.iter().enumerate() {
            let next = segments.get(at + 1).map_or(below, |next| next.base.min(below));
            if next <= start || next <= segment.base {
                continue;
            }
            let mut walk = segment.walk()?.reaching(next);
            while let Some(Found { header, .. }) = walk.next_sound()? {
                self.epochs.assign(header.leader_epoch.unwrap_or(LeaderEpoch::new(0)), header.base_offset);
                self.epochs_changed = true;
            }
        }
        Ok(())
    }
}
