//! A full disk under the metadata log: changes are refused, and the node goes on.
//!
//! Only before the node serves is it the end: a node that cannot register itself has nothing to serve.

use alloc::format;

use ottla_protocol::ErrorCode;
use ottla_protocol::log::StorageFault;

use super::MetadataPlane;
use super::change::Cause;
use super::controller::Refusal;
use super::plane::Pending;
use super::requests::Waiting;
use crate::effect::Effects;
use crate::time::Now;

impl MetadataPlane {
    /// A batch found no room in the metadata log: it and those behind it are refused, as if they had never been decided on.
    pub(super) fn found_no_room(&mut self, fault: &StorageFault, effects: &mut Effects) {
        if self.quorum.is_realigning() {
            // One of those behind the first.
            return;
        }
        let end = self.quorum.take_back(effects);
        let kept = self.pending.iter().take_while(|pending| pending.end_offset <= end).count();
        let refused = self.pending.split_off(kept);
        self.reset_controller();
        let refusal =
            Refusal::new(ErrorCode::KafkaStorageError, format!("The change was not written: {}", fault.detail));
        for Pending { cause, waiting, .. } in refused {
            // A node that serves has nothing else to say for itself.
            self.owes_log_dirs |= cause == Cause::Node;
            for waiting in waiting {
                match waiting {
                    Waiting::Body(request, _) => self.refuse(&request, &refusal),
                    waiting @ Waiting::Metadata(..) => self.answer(waiting, &[]),
                }
            }
        }
        self.refuse_producer_ids();
    }

    /// There is room: the node's own change that was refused is due.
    pub(super) fn settle_debts(&mut self, now: Now, effects: &mut Effects) {
        if self.owes_log_dirs && !self.quorum.is_realigning() {
            self.owes_log_dirs = false;
            let log_dirs = self.log_dirs.clone();
            self.decide(now, effects, |controller| controller.change_log_dirs(log_dirs));
        }
    }
}
