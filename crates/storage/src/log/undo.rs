//! Taking an append back that found no room.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use ottla_protocol::log::{EpochCache, FaultKind, ProducerTable, StorageFault};

use super::{Log, Writer};
use crate::fault::{OrFault, flush_failed};
use crate::files::names::FileKind;
use crate::segment::{Segment, SegmentState};

/// A log before an append that takes more than one segment: a single write takes itself back.
pub(super) struct Before {
    segment: Arc<Segment>,
    state: SegmentState,
    producers: ProducerTable,
    epochs: EpochCache,
}

impl Before {
    pub(super) fn of(active: &Arc<Segment>, writer: &Writer) -> Self {
        Self {
            segment: Arc::clone(active),
            state: active.state(),
            producers: writer.producers.clone(),
            epochs: writer.epochs.clone(),
        }
    }
}

impl Log {
    /// Takes back what the segments before the one without room took, durably: those begun for it go, the newest first, so that a
    /// crash leaves no hole. A fault of this is never a matter of room: the folder does not hold what the node believes.
    pub(super) fn undo(&self, writer: &mut Writer, before: Option<Before>) -> Result<(), StorageFault> {
        let Some(before) = before else { return Ok(()) };
        let begun: Vec<Arc<Segment>> = {
            let mut segments = self.segments.write();
            let kept = segments.partition_point(|segment| segment.base <= before.segment.base);
            segments.split_off(kept)
        };
        self.removals.fetch_add(1, Ordering::AcqRel);
        for gone in begun.iter().rev() {
            gone.close_indexes();
            for kind in FileKind::ALL {
                let path = kind.path(&self.folder, gone.base);
                match self.disk().remove_file(&path) {
                    Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
                    other => other.map_err(flush_failed).or_fault("remove", &path)?,
                }
            }
        }
        before.segment.undo_to(before.state)?;
        self.sync_folder(&self.folder)?;
        (writer.producers, writer.epochs) = (before.producers, before.epochs);
        Ok(())
    }

    /// Takes appends again; the caller knows by now where the log ends.
    pub(crate) fn realign(&self) {
        self.writer.lock().is_misaligned = false;
    }

    pub(super) fn misaligned(&self) -> StorageFault {
        let folder = self.folder.display();
        let detail = format!("cannot append to {folder}: an append before this one found no room.");
        StorageFault { kind: FaultKind::Full, folder: None, detail }
    }
}
