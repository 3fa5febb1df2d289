//! Making what was appended durable. No lock is held while the disk works.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use ottla_protocol::ids::Offset;
use ottla_protocol::log::StorageFault;

use super::Log;
use crate::fault::OrFault;
use crate::files::names::FileKind;
use crate::files::{checkpoint, producer_snapshot};
use crate::segment::Segment;

impl Log {
    /// Makes everything below `up_to` durable, and all that happens to lie beyond it. Returns the recovery point then.
    pub(crate) fn flush(&self, up_to: Offset) -> Result<Offset, StorageFault> {
        let marks = self.marks();
        if up_to <= marks.recovery_point {
            return Ok(marks.recovery_point);
        }
        self.flush_to(marks.recovery_point, marks.end)
    }

    /// Makes the segments that were ended durable, so that recovery begins at the active one.
    pub(crate) fn flush_ended(&self) -> Result<bool, StorageFault> {
        let base = self.active().base;
        let recovery_point = self.marks().recovery_point;
        if recovery_point >= base {
            return Ok(false);
        }
        self.flush_to(recovery_point, base)?;
        Ok(true)
    }

    /// Whether [`Log::flush_ended`] would do something.
    pub(crate) fn has_ended_segments(&self) -> bool {
        self.marks().recovery_point < self.active().base
    }

    fn flush_to(&self, from: Offset, to: Offset) -> Result<Offset, StorageFault> {
        let segments: Vec<Arc<Segment>> = self.segments.read().clone();
        for (at, segment) in segments.iter().enumerate() {
            if segment.state().next_offset <= from || segment.base >= to {
                continue;
            }
            segment.file()?.sync_data().or_fault("flush", segment.path())?;
            if let Some(next) = segments.get(at + 1) {
                segment.sync_indexes()?;
                self.sync_snapshot(next.base)?;
            }
        }
        self.save_epochs()?;
        self.sync_names()?;
        let mut marks = self.marks.lock();
        marks.recovery_point = marks.recovery_point.max(to.min(marks.end));
        Ok(marks.recovery_point)
    }

    fn sync_snapshot(&self, offset: Offset) -> Result<(), StorageFault> {
        let path = FileKind::ProducerSnapshot.path(&self.folder, offset);
        match self.disk().open(&path, crate::FileMode::Write) {
            Ok(file) => file.sync_data().or_fault("flush", &path),
            // Retention may have taken it meanwhile.
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error).or_fault("open", &path),
        }
    }

    /// Writes the leader epochs' file if it is behind.
    fn save_epochs(&self) -> Result<(), StorageFault> {
        let entries = {
            let mut writer = self.writer.lock();
            if !writer.epochs_changed {
                return Ok(());
            }
            writer.epochs_changed = false;
            writer.epochs.entries().to_vec()
        };
        let path = self.file(checkpoint::LEADER_EPOCHS);
        checkpoint::write_epochs(self.disk(), &path, &entries).or_fault("write", &path)
    }

    /// Makes the names of the segments' files durable, and the folder's own.
    fn sync_names(&self) -> Result<(), StorageFault> {
        if self.names_changed.swap(false, Ordering::AcqRel) {
            self.disk().sync_folder(&self.folder).or_fault("flush", &self.folder)?;
            self.disk().sync_folder(self.parent()).or_fault("flush", self.parent())?;
        }
        Ok(())
    }

    /// A stop in good order: everything durable, the indexes complete, the producers' state beside them.
    pub(crate) fn close(&self) -> Result<(), StorageFault> {
        let writer = self.writer.lock();
        let end = self.marks().end;
        let active = self.active();
        active.complete_indexes()?;
        let snapshot = FileKind::ProducerSnapshot.path(&self.folder, end);
        producer_snapshot::write(self.disk(), &snapshot, &writer.producers, true).or_fault("write", &snapshot)?;
        drop(writer);
        self.names_changed();
        let from = self.marks().recovery_point;
        self.flush_to(from, end)?;
        active.sync_indexes()
    }
}
