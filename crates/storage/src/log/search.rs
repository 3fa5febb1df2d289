//! Finding an offset by time.

use std::sync::Arc;

use ottla_protocol::ids::{LeaderEpoch, Offset, Timestamp};
use ottla_protocol::log::{OffsetFound, OffsetQuery, StorageFault};
use ottla_protocol::records::{BatchView, RecordIter};

use super::Log;
use crate::fault::corrupt;
use crate::segment::{Found, Segment, Walk};

/// The most that one batch may take when it is decompressed for a search; what was appended is below it already.
const MAX_DECOMPRESSED_BYTES: u64 = 1 << 30;

impl Log {
    pub(crate) fn find_offset(&self, query: OffsetQuery, upper: Offset) -> Result<Option<OffsetFound>, StorageFault> {
        let found = self.with_segments(|| match query {
            OffsetQuery::AtOrAfter(timestamp) => self.first_at_or_after(timestamp),
            OffsetQuery::MaxTimestamp => self.first_with_max_timestamp(),
        })?;
        Ok(found.filter(|found| found.offset < upper))
    }

    fn first_at_or_after(&self, timestamp: Timestamp) -> Result<Option<OffsetFound>, StorageFault> {
        let start = self.marks().start;
        for segment in self.segments_from(start) {
            if segment.newest()?.is_none_or(|newest| newest.timestamp < timestamp) {
                continue;
            }
            // Records at and below the index entry are older than asked for.
            let from = segment.floor_by_time(timestamp)?.max(start);
            if let Some(found) = first_in(&segment, self.may_gap(), (from, start), timestamp)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    fn first_with_max_timestamp(&self) -> Result<Option<OffsetFound>, StorageFault> {
        let start = self.marks().start;
        let mut newest: Option<(Arc<Segment>, Timestamp)> = None;
        for segment in self.segments_from(start) {
            let candidate = if segment.base < start {
                newest_from(&segment, self.may_gap(), start)?
            } else {
                segment.newest()?.map(|entry| entry.timestamp)
            };
            if let Some(timestamp) = candidate
                && newest.as_ref().is_none_or(|(_, newest)| timestamp > *newest)
            {
                newest = Some((segment, timestamp));
            }
        }
        let Some((segment, timestamp)) = newest else { return Ok(None) };
        first_in(&segment, self.may_gap(), (start, start), timestamp)
    }
}

/// The first record at or beyond `start` of this time or a later one, looked for from the batch that holds `from` on.
fn first_in(
    segment: &Segment,
    may_gap: bool,
    (from, start): (Offset, Offset),
    timestamp: Timestamp,
) -> Result<Option<OffsetFound>, StorageFault> {
    let mut wanted = None;
    walk(segment, may_gap, from, |walk, found| {
        // A batch's largest timestamp is one of its records': if it is too old, so are they all.
        if found.header.max_timestamp >= timestamp {
            each_record(segment, walk, found, |offset, at| {
                let is_wanted = offset >= start && at >= timestamp;
                if is_wanted {
                    let leader_epoch = found.header.leader_epoch.unwrap_or(LeaderEpoch::new(0));
                    wanted = Some(OffsetFound { offset, timestamp: at, leader_epoch });
                }
                !is_wanted
            })?;
        }
        Ok(wanted.is_none())
    })?;
    Ok(wanted)
}

/// The largest timestamp of a segment's records at or beyond `start`, which lies within the segment.
fn newest_from(segment: &Segment, may_gap: bool, start: Offset) -> Result<Option<Timestamp>, StorageFault> {
    let mut newest: Option<Timestamp> = None;
    walk(segment, may_gap, start, |walk, found| {
        if found.header.base_offset >= start {
            newest = newest.max(Some(found.header.max_timestamp));
        } else {
            each_record(segment, walk, found, |offset, at| {
                newest = if offset >= start { newest.max(Some(at)) } else { newest };
                true
            })?;
        }
        Ok(true)
    })?;
    Ok(newest.filter(|newest| newest.get() >= 0))
}

/// Visits the batches from the one that holds `from` on, as long as `visit` says so. It is a fault if they end before the segment
/// should: what is missing may be what is looked for.
fn walk(
    segment: &Segment,
    may_gap: bool,
    from: Offset,
    mut visit: impl FnMut(&Walk<'_>, &Found) -> Result<bool, StorageFault>,
) -> Result<(), StorageFault> {
    let (mut walk, mut next) = segment.walk_to(from)?;
    while let Some(found) = next {
        if !visit(&walk, &found)? {
            return Ok(());
        }
        next = walk.next_batch()?;
    }
    if walk.is_at_end() || may_gap {
        return Ok(());
    }
    Err(corrupt("search", segment.path().display(), "the last batches of the segment are missing"))
}

/// Visits a batch's records, decompressed, as long as `visit` says so.
fn each_record(
    segment: &Segment,
    walk: &Walk<'_>,
    found: &Found,
    mut visit: impl FnMut(Offset, Timestamp) -> bool,
) -> Result<(), StorageFault> {
    let broken = |why: String| corrupt("search", segment.path().display(), &why);
    let batch = walk.load(found)?;
    let view = BatchView::parse(&batch).map_err(|e| broken(e.to_string()))?;
    let body = view.decompressed(MAX_DECOMPRESSED_BYTES).map_err(|e| broken(e.to_string()))?;
    for record in RecordIter::new(view.header(), &body) {
        let record = record.map_err(|e| broken(e.to_string()))?;
        if !visit(record.offset, record.timestamp) {
            break;
        }
    }
    Ok(())
}
