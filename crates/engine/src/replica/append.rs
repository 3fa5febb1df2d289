//! From a checked batch to a written one.

use alloc::format;
use alloc::vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::{Offset, ProducerId};
use ottla_protocol::log::{AppendReport, LogWrite, PendingBatch, Verdict};
use ottla_protocol::records::{CheckedBatch, TimestampType};

use super::Replica;
use super::acks::{Acked, Acks, Completion, Waiter};
use super::progress::{Advance, Unsettled};
use crate::effect::{Effect, Effects};
use crate::event::{Cause, EventKind, Events};
use crate::time::Now;

/// An append on its way to the disk.
#[derive(Debug, Clone, Copy)]
pub(super) struct InFlight {
    base: Offset,
    end: Offset,
    pub(super) size_bytes: u32,
    producer_id: Option<ProducerId>,
    pub(super) cause: Cause,
}

impl Replica {
    /// Takes a batch in as the partition's leader: assigns its offsets and asks the disk to append it. Its waiter hears of it
    /// when it counts by `acks`, or at once if the batch is refused. A batch that is in the log already is answered as the
    /// first time, once that one counts (KIP-98).
    pub(crate) fn append(
        &mut self,
        batch: CheckedBatch,
        acks: Acks,
        waiter: Waiter,
        now: Now,
        done: &mut impl Extend<Completion>,
        effects: &mut Effects,
    ) {
        if let Err(code) = self.place(batch, acks, waiter, now, done, effects) {
            done.extend([Completion { waiter, outcome: Err(code.into()) }]);
        }
    }

    fn place(
        &mut self,
        batch: CheckedBatch,
        acks: Acks,
        waiter: Waiter,
        now: Now,
        done: &mut impl Extend<Completion>,
        effects: &mut Effects,
    ) -> Result<(), ErrorCode> {
        self.serves(None)?;
        if self.is_realigning {
            return Err(ErrorCode::KafkaStorageError);
        }
        let summary = batch.summary;
        match self.producers.check(&summary).map_err(|error| error.code())? {
            Verdict::Duplicate { base_offset, timestamp } => {
                let acked = Acked { base_offset, log_append_time: Some(timestamp), is_duplicate: true };
                let end = base_offset.checked_add(summary.offset_count).ok_or(ErrorCode::UnknownServerError)?;
                self.wait(end, acks, waiter, acked);
                self.acknowledge(done);
            }
            Verdict::New => {
                let base_offset = self.next_offset;
                let end = base_offset.checked_add(summary.offset_count).ok_or(ErrorCode::UnknownServerError)?;
                self.producers.apply(&summary, base_offset);
                self.next_offset = end;
                self.in_flight.push_back(InFlight {
                    base: base_offset,
                    end,
                    size_bytes: summary.size_bytes,
                    producer_id: summary.producer.map(|producer| producer.id),
                    cause: Cause::Request(waiter.request),
                });
                let log_append_time =
                    (summary.timestamp_type == TimestampType::LogAppendTime).then_some(summary.max_timestamp);
                self.wait(end, acks, waiter, Acked { base_offset, log_append_time, is_duplicate: false });
                let leader_epoch = self.leader_epoch;
                let batches = vec![PendingBatch { bytes: batch.bytes, summary, base_offset, leader_epoch }];
                effects.push(Effect::Append(LogWrite { log: self.log, batches, now: now.wall }));
            }
        }
        Ok(())
    }

    fn wait(&mut self, end: Offset, acks: Acks, waiter: Waiter, acked: Acked) {
        match acks {
            // An error must close the connection, so even this one waits for the disk's word.
            Acks::None | Acks::Leader => self.leader_acks.wait(end, waiter, acked),
            Acks::All => self.all_acks.wait(end, waiter, acked),
        }
    }

    /// The oldest append on its way is written.
    pub(crate) fn appended(
        &mut self,
        report: &AppendReport,
        now: Now,
        done: &mut impl Extend<Completion>,
        effects: &mut Effects,
        events: &mut Events<'_>,
    ) -> Advance {
        if self.is_realigning {
            return Advance::default();
        }
        let Some(append) = self.in_flight.pop_front() else { return Advance::default() };
        if report.base_offset != append.base || report.log_end_offset != append.end {
            let detail = format!(
                "{}: offsets {}..{} were assigned, {}..{} were written",
                self.name, append.base, append.end, report.base_offset, report.log_end_offset
            );
            self.violated("I1", detail, done, events);
            return Advance::default();
        }
        self.log_end_offset = append.end;
        self.report_append(&append, report, events);
        let needs_flush = self.flush_holds_back(append.end);
        self.unsettled.push_back(Unsettled { end: append.end, size_bytes: report.size_bytes, needs_flush });
        self.flush_if_due(now, effects);
        self.settle(done, effects, events)
    }

    fn report_append(&mut self, append: &InFlight, report: &AppendReport, events: &mut Events<'_>) {
        if report.rolled {
            events.report(append.cause, || EventKind::LogRolled {
                part: self.name.clone(),
                node: self.node,
                segment: report.segment_base,
            });
        }
        self.last_append_event = events.report(append.cause, || EventKind::LogAppended {
            part: self.name.clone(),
            node: self.node,
            base: append.base,
            last: Offset::new(append.end.get() - 1),
            leo: append.end,
            bytes: report.size_bytes,
            segment: report.segment_base,
            producer_id: append.producer_id,
        });
    }
}
