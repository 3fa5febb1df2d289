//! Appending, and beginning new segments.

use std::sync::Arc;

use ottla_protocol::ids::{Offset, Timestamp};
use ottla_protocol::log::{
    AppendReport, EndTxn, FaultKind, LogConfig, LogWrite, PendingBatch, ProducerTable, StorageFault,
};
use ottla_protocol::records::{BatchHeader, BatchView, ControlType, end_txn_coordinator_epoch};

use super::undo::Before;
use super::{Log, Writer};
use crate::fault::{OrFault, corrupt};
use crate::files::names::FileKind;
use crate::files::producer_snapshot;
use crate::index::AbortedEntry;
use crate::segment::{MAX_RELATIVE_OFFSET, Segment};

impl Log {
    /// Appends batches, with one write for each segment they go to. All of them count, or none does.
    ///
    /// After an append that found no room the log takes no other until [`Log::realign`]: those that were on their way were placed
    /// behind the one that is missing.
    pub(crate) fn append(&self, write: &LogWrite) -> Result<AppendReport, StorageFault> {
        let mut writer = self.writer.lock();
        if writer.is_misaligned {
            return Err(self.misaligned());
        }
        let end = self.marks().end;
        let base_offset = write.batches.first().map_or(end, |batch| batch.base_offset);
        self.check_order(&write.batches, end)?;
        let mut before = None;
        match self.append_all(&mut writer, write, &mut before) {
            Ok(rolled) => {
                self.marks.lock().end = self.active().state().next_offset;
                Ok(AppendReport {
                    base_offset,
                    log_end_offset: self.marks().end,
                    size_bytes: write.batches.iter().map(|batch| u64::from(batch.summary.size_bytes)).sum(),
                    segment_base: self.active().base,
                    rolled,
                })
            }
            Err(fault) => {
                if fault.kind == FaultKind::Full {
                    writer.is_misaligned = true;
                    self.undo(&mut writer, before)?;
                }
                Err(fault)
            }
        }
    }

    /// Returns whether a segment was begun. `before` is set once there is something to be undone if the rest finds no room.
    fn append_all(
        &self,
        writer: &mut Writer,
        write: &LogWrite,
        before: &mut Option<Before>,
    ) -> Result<bool, StorageFault> {
        let config = self.config();
        let mut rolled = false;
        let mut rest = write.batches.as_slice();
        while let Some(first) = rest.first() {
            let mut active = self.active();
            if self.is_roll_due(&active, first, &config, write.now)? {
                active = self.roll(writer, &active, first.base_offset)?;
                rolled = true;
            }
            active.note_begun(write.now);
            let (fitting, later) = rest.split_at(fitting(&active, rest, &config));
            if !later.is_empty() && before.is_none() {
                active.newest()?;
                *before = Some(Before::of(&active, writer));
            }
            active.append(fitting, config.index_interval_bytes)?;
            for batch in fitting {
                self.note(writer, &active, batch)?;
            }
            rest = later;
        }
        Ok(rolled)
    }

    /// The batches continue the log and each other.
    fn check_order(&self, batches: &[PendingBatch], end: Offset) -> Result<(), StorageFault> {
        let mut next = end;
        for batch in batches {
            if batch.base_offset < next {
                let what = format!("a batch at offset {} was to be appended where {next} is next", batch.base_offset);
                return Err(corrupt("append to", self.folder.display(), &what));
            }
            next = Offset::new(batch.base_offset.get() + i64::from(batch.summary.offset_count));
        }
        Ok(())
    }

    fn is_roll_due(
        &self,
        active: &Segment,
        batch: &PendingBatch,
        config: &LogConfig,
        now: Timestamp,
    ) -> Result<bool, StorageFault> {
        let size = active.size_bytes();
        if size == 0 {
            return Ok(false);
        }
        let last_offset = batch.base_offset.get() + i64::from(batch.summary.offset_count) - 1;
        if size + u64::from(batch.summary.size_bytes) > u64::from(config.segment_bytes)
            || active.offsets.is_full(config.segment_index_bytes)
            || active.times.is_full(config.segment_index_bytes)
            || last_offset - active.base.get() > MAX_RELATIVE_OFFSET
        {
            return Ok(true);
        }
        let waited = match active.first_timestamp()? {
            Some(first) if first.get() >= 0 && batch.summary.max_timestamp >= first => {
                batch.summary.max_timestamp.get() - first.get()
            }
            _ => now.get() - active.note_begun(now).get(),
        };
        Ok(waited > config.segment_ms.saturating_sub(self.jitter_ms(active, config)))
    }

    /// A share of `segment.jitter.ms` that differs from segment to segment, so that logs of one age do not roll together.
    fn jitter_ms(&self, active: &Segment, config: &LogConfig) -> i64 {
        let bound = config.segment_jitter_ms.min(config.segment_ms);
        if bound <= 0 {
            return 0;
        }
        let spread = self.id.topic_id.as_u128() ^ u128::from(active.base.get().unsigned_abs());
        let spread = spread.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835) >> 65;
        i64::try_from(spread % u128::from(bound.unsigned_abs())).unwrap_or(0)
    }

    /// Takes note of a batch that was appended: its epoch, and what it does to its producer's state.
    fn note(&self, writer: &mut Writer, segment: &Segment, batch: &PendingBatch) -> Result<(), StorageFault> {
        if writer.epochs.assign(batch.leader_epoch, batch.base_offset) {
            self.epochs_file.note();
        }
        if batch.summary.is_control && batch.summary.is_transactional {
            return note_marker(&mut writer.producers, Some(segment), &batch.bytes, batch.base_offset);
        }
        writer.producers.apply(&batch.summary, batch.base_offset);
        Ok(())
    }

    /// Ends the active segment and begins another.
    pub(super) fn roll(
        &self,
        writer: &mut Writer,
        active: &Segment,
        base: Offset,
    ) -> Result<Arc<Segment>, StorageFault> {
        // A power loss must not take a segment's name and leave the next one's: that were a hole at the front.
        self.sync_names()?;
        active.complete_indexes()?;
        // Recovery begins at the new segment already: no later flush would make durable what it believes of the old one.
        let is_settled = self.settled_point() >= base;
        if is_settled {
            active.sync_indexes()?;
        }
        active.close_indexes();
        let snapshot = FileKind::ProducerSnapshot.path(&self.folder, base);
        producer_snapshot::write(self.disk(), &snapshot, &writer.producers, is_settled).or_fault("write", &snapshot)?;
        let segment = Segment::create(&self.shared, &self.folder, base)?;
        let config = self.config();
        if config.preallocate {
            segment.reserve(config.segment_bytes)?;
        }
        let segment = Arc::new(segment);
        self.segments.write().push(Arc::clone(&segment));
        self.names.note();
        Ok(segment)
    }
}

/// How many of the batches, at least one, fit into the segment.
fn fitting(active: &Segment, batches: &[PendingBatch], config: &LogConfig) -> usize {
    let mut size = active.size_bytes();
    let mut count = 0;
    for batch in batches {
        size += u64::from(batch.summary.size_bytes);
        if count > 0 && size > u64::from(config.segment_bytes) {
            break;
        }
        count += 1;
    }
    count
}

/// Ends the transaction that a marker is about; an aborted one goes into the segment's index, if that is being made.
pub(super) fn note_marker(
    producers: &mut ProducerTable,
    indexed: Option<&Segment>,
    batch: &[u8],
    base_offset: Offset,
) -> Result<(), StorageFault> {
    let Some((marker, kind)) = read_marker(batch) else { return Ok(()) };
    let Some(first_offset) = producers.apply_marker(&marker) else { return Ok(()) };
    if let (ControlType::Abort, Some(segment)) = (kind, indexed) {
        let entry = AbortedEntry {
            producer_id: marker.producer_id,
            first_offset,
            last_offset: base_offset,
            last_stable_offset: producers.first_open_transaction().unwrap_or(base_offset.next()),
        };
        segment.aborted.push(entry).or_fault("write to", segment.aborted.file().path())?;
    }
    Ok(())
}

fn read_marker(batch: &[u8]) -> Option<(EndTxn, ControlType)> {
    let view = BatchView::parse(batch).ok()?;
    let header: &BatchHeader = view.header();
    let record = view.records()?.next()?.ok()?;
    let kind = ControlType::from_key(record.key?)?;
    let marker = EndTxn {
        producer_id: header.producer_id?,
        producer_epoch: header.producer_epoch,
        coordinator_epoch: end_txn_coordinator_epoch(record.value?)?,
        timestamp: record.timestamp,
    };
    matches!(kind, ControlType::Abort | ControlType::Commit).then_some((marker, kind))
}
