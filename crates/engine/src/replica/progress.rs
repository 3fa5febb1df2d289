//! From written to settled to visible.

use ottla_protocol::ids::Offset;

use super::Replica;
use super::acks::Completion;
use crate::effect::{Effect, Effects};
use crate::event::{Cause, EventKind, Events, ExpiryReason, Isolation};

/// An append that is written and not settled yet.
#[derive(Debug, Clone, Copy)]
pub(super) struct Unsettled {
    pub(super) end: Offset,
    pub(super) size_bytes: u64,
    pub(super) needs_flush: bool,
}

/// How many more bytes consumers may see than before; whoever waits for them is to be woken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Advance {
    /// Below the high watermark.
    pub(crate) visible_bytes: u64,
    /// Below the last stable offset.
    pub(crate) stable_bytes: u64,
}

impl Advance {
    pub(crate) const fn of(self, isolation: Isolation) -> u64 {
        match isolation {
            Isolation::ReadUncommitted => self.visible_bytes,
            Isolation::ReadCommitted => self.stable_bytes,
        }
    }
}

impl Replica {
    /// Moves every bound as far as it may go, and acknowledges what that releases.
    pub(super) fn settle(
        &mut self,
        done: &mut impl Extend<Completion>,
        effects: &mut Effects,
        events: &mut Events<'_>,
    ) -> Advance {
        let mut size_bytes = 0;
        while let Some(next) = self.unsettled.front().copied() {
            if next.needs_flush && next.end > self.flushed_offset {
                break;
            }
            self.unsettled.pop_front();
            self.settled_offset = next.end;
            size_bytes += next.size_bytes;
        }
        let advance = self.advance_high_watermark(size_bytes, effects, events);
        self.check(done, events);
        self.acknowledge(done);
        advance
    }

    /// The high watermark is the least of what the in-sync replicas have settled: here, this one's.
    fn advance_high_watermark(&mut self, size_bytes: u64, effects: &mut Effects, events: &mut Events<'_>) -> Advance {
        let (from, to) = (self.high_watermark, self.settled_offset);
        if to <= from {
            return Advance::default();
        }
        self.high_watermark = to;
        let part = self.name.clone();
        let cause = Cause::Event(self.last_append_event);
        let seq = events.report(cause, || EventKind::HighWatermarkAdvanced { part, from, to });
        effects.push(Effect::NoteHighWatermark(self.log, to));
        let is_stable = self.advance_last_stable_offset(Cause::Event(seq), events) == to;
        Advance { visible_bytes: size_bytes, stable_bytes: if is_stable { size_bytes } else { 0 } }
    }

    fn advance_last_stable_offset(&mut self, cause: Cause, events: &mut Events<'_>) -> Offset {
        let (from, to) = (self.last_stable_offset, self.stable_bound());
        if to > from {
            self.last_stable_offset = to;
            let part = self.name.clone();
            events.report(cause, || EventKind::LastStableOffsetAdvanced { part, from, to });
        }
        self.last_stable_offset
    }

    /// The end of what is not in an open transaction, or below one (KIP-98).
    pub(super) fn stable_bound(&self) -> Offset {
        match self.producers.first_open_transaction() {
            Some(first) => first.max(self.log_start_offset).min(self.high_watermark),
            None => self.high_watermark,
        }
    }

    /// Answers everybody whose wait is over.
    pub(super) fn acknowledge(&mut self, done: &mut impl Extend<Completion>) {
        self.leader_acks.reach(self.settled_offset, done);
        self.all_acks.reach(self.high_watermark, done);
    }

    /// The log's start rose to here, by DeleteRecords or by retention.
    pub(crate) fn log_start_advanced(
        &mut self,
        to: Offset,
        reason: ExpiryReason,
        removed: u32,
        cause: Cause,
        done: &mut impl Extend<Completion>,
        events: &mut Events<'_>,
    ) {
        if !self.is_online() {
            return;
        }
        let rose = to > self.log_start_offset;
        if rose {
            self.log_start_offset = to;
            self.epochs.truncate_start(to);
            self.last_stable_offset = self.last_stable_offset.max(self.stable_bound());
        }
        if rose || removed > 0 {
            events.report(cause, || EventKind::LogExpired {
                part: self.name.clone(),
                node: self.node,
                new_start: to,
                reason,
                removed,
            });
        }
        self.check(done, events);
    }
}
