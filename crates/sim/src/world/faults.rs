//! What goes wrong, and when it is over.

use ottla_storage::Operation;

use super::{CLOSED_WITHIN_US, Happening, ROOM_SEEN_WITHIN_US, World};
use crate::client::ClientEvent;
use crate::history::{Trouble, TroubleKind};

impl World {
    pub(super) fn schedule_fault(&mut self, end: u64) {
        let at = self.now + self.faults.between(self.plan.fault_every_us / 4, self.plan.fault_every_us * 2);
        if self.plan.has_faults && at < end {
            self.queue.push(at, Happening::Fault);
        }
    }

    pub(super) fn fault(&mut self) {
        if self.is_draining {
            return;
        }
        let is_serving = self.machine.is_serving();
        if is_serving && self.plan.lies && self.faults.chance(1, 2) {
            let ppm = u32::try_from(self.faults.between(50_000, 1_500_000)).unwrap_or(0);
            self.machine.corrupt_flushes(self.now, ppm);
        } else if is_serving && self.plan.fills_up && self.faults.chance(1, 2) {
            self.fill_disk();
        } else if is_serving && self.plan.has_disk_errors && self.faults.chance(1, 3) {
            self.break_disk();
        } else if is_serving && self.faults.chance(1, 5) {
            self.machine.stop(self.now, super::EPOCH_MS);
        } else if self.machine.is_running() {
            self.machine.crash();
            self.close_all();
            let pause = self.faults.between(CLOSED_WITHIN_US, 800_000);
            self.queue.push(self.now + pause, Happening::Boot);
        }
        let end = self.now + self.plan.work_us;
        self.schedule_fault(end);
    }

    fn fill_disk(&mut self) {
        let spare_bytes = self.faults.below(5_000);
        self.machine.fill_disk(self.now, spare_bytes);
        let room_at = self.now + self.faults.between(100_000, 5_000_000);
        self.queue.push(room_at, Happening::Room { life: self.machine.life() });
        self.begin_trouble(TroubleKind::Full);
    }

    fn break_disk(&mut self) {
        let operation = *self.faults.pick(&[Operation::Write, Operation::Sync, Operation::Read]);
        let path = match self.plan.folders {
            [_, others @ ..] if !others.is_empty() && self.faults.chance(3, 4) => {
                format!("{}/topic-", self.faults.pick(others))
            }
            _ => "topic-".to_owned(),
        };
        self.machine.break_disk(self.now, operation, &path);
        self.begin_trouble(TroubleKind::Failed);
    }

    fn begin_trouble(&mut self, kind: TroubleKind) {
        // One that comes before the last of its kind is over prolongs it: a log may have waited for room since.
        let now = self.now;
        match self.history.troubles.iter_mut().find(|trouble| trouble.kind == kind && trouble.until >= now) {
            Some(trouble) => trouble.until = u64::MAX,
            None => self.history.troubles.push(Trouble { kind, from: now, until: u64::MAX }),
        }
    }

    pub(super) fn end_troubles(&mut self, kind: TroubleKind, until: u64) {
        for trouble in self.history.troubles.iter_mut().filter(|trouble| trouble.kind == kind) {
            trouble.until = trouble.until.min(until);
        }
    }

    /// Faults are over, and whoever runs the node sees to it that all of it serves.
    pub(super) fn drain(&mut self) {
        self.is_draining = true;
        self.machine.heal_disk();
        self.end_troubles(TroubleKind::Full, self.now + ROOM_SEEN_WITHIN_US);
        if self.machine.lacks_folder() && self.machine.is_serving() {
            self.machine.stop(self.now, super::EPOCH_MS);
        }
        for client in 0..self.members.len() {
            self.member(client, ClientEvent::Wake);
        }
    }
}
