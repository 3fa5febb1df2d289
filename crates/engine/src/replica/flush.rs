//! When a log is forced to disk: `flush.messages` and `flush.ms`.
//!
//! `flush.messages=n` lets an append that leaves `n` or more records unflushed count only once it is durable, as does
//! `flush.ms=0`. A larger `flush.ms` bounds the time until records are durable and holds nobody back. There is one flush of
//! a log on its way at a time: what is written meanwhile shares the next one.

use ottla_protocol::ids::Offset;
use ottla_protocol::log::FlushReport;

use super::Replica;
use super::acks::Completion;
use super::progress::Advance;
use crate::effect::{Effect, Effects};
use crate::event::{Cause, EventKind, Events};
use crate::time::{Mono, Now};

impl Replica {
    /// When the next flush is due by time; `None` while everything is durable or no time is set.
    pub(crate) const fn flush_due(&self) -> Option<Mono> {
        self.flush_due
    }

    /// The time of [`Self::flush_due`] has come.
    pub(crate) fn flush_by_time(&mut self, now: Now, effects: &mut Effects) {
        if self.flush_due.is_some_and(|due| due <= now.mono) {
            self.flush_due = None;
            if self.flush_in_flight.is_none() && self.flushed_offset < self.log_end_offset {
                self.flush(effects);
            }
        }
    }

    /// The disk reports a flush.
    pub(crate) fn flushed(
        &mut self,
        report: FlushReport,
        now: Now,
        done: &mut impl Extend<Completion>,
        effects: &mut Effects,
        events: &mut Events<'_>,
    ) -> Advance {
        if !self.is_online() {
            return Advance::default();
        }
        if self.flush_in_flight.is_some_and(|asked| asked <= report.up_to) {
            self.flush_in_flight = None;
        }
        // A flush may reach appends whose own report is still on its way: they count once that is here, without another.
        let up_to = report.up_to.min(self.next_offset);
        if up_to > self.flushed_offset {
            self.flushed_offset = up_to;
            events.report(Cause::Event(self.last_append_event), || EventKind::LogFlushed {
                part: self.name.clone(),
                node: self.node,
                up_to,
            });
        }
        self.flush_if_due(now, effects);
        self.settle(done, effects, events)
    }

    /// Whether an append that ends here may count only once it is durable.
    pub(super) fn flush_holds_back(&self, end: Offset) -> bool {
        let under_way = self.flush_in_flight.unwrap_or(self.flushed_offset).max(self.flushed_offset);
        let log = &self.config.log;
        log.flush_ms == Some(0) || log.flush_messages.is_some_and(|limit| end.distance_from(under_way) >= limit)
    }

    /// Asks for a flush if an append waits for one, and notes the time by which the rest must be durable.
    pub(super) fn flush_if_due(&mut self, now: Now, effects: &mut Effects) {
        if self.flush_in_flight.is_some() {
            return;
        }
        if self.unsettled.iter().any(|append| append.needs_flush && append.end > self.flushed_offset) {
            self.flush(effects);
        } else if self.flushed_offset < self.log_end_offset && self.flush_due.is_none() {
            self.flush_due = self.config.log.flush_ms.map(|ms| now.mono.plus_ms(ms));
        }
    }

    fn flush(&mut self, effects: &mut Effects) {
        self.flush_due = None;
        self.flush_in_flight = Some(self.log_end_offset);
        effects.push(Effect::Flush(self.log, self.log_end_offset));
    }
}
