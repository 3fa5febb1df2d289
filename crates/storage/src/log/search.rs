//! Finding an offset by time.

use ottla_protocol::ids::{LeaderEpoch, Offset, Timestamp};
use ottla_protocol::log::{OffsetFound, OffsetQuery, StorageFault};
use ottla_protocol::records::{BatchHeader, BatchView, RecordIter};

use std::sync::Arc;

use super::Log;
use crate::fault::{OrFault, corrupt};
use crate::index::TimeEntry;
use crate::segment::{Segment, Step};

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
            let from = segment.times.floor(timestamp).or_fault("read", segment.times.file().path())?.max(start);
            if let Some(found) = first_in(&segment, from, start, |at| at >= timestamp)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    fn first_with_max_timestamp(&self) -> Result<Option<OffsetFound>, StorageFault> {
        let start = self.marks().start;
        let mut newest: Option<(Arc<Segment>, TimeEntry)> = None;
        for segment in self.segments_from(start) {
            if let Some(entry) = segment.newest()?
                && newest.as_ref().is_none_or(|(_, newest)| entry.timestamp > newest.timestamp)
            {
                newest = Some((segment, entry));
            }
        }
        let Some((segment, TimeEntry { timestamp, offset })) = newest else { return Ok(None) };
        // The entry names the first batch that holds the timestamp.
        first_in(&segment, offset.max(start), start, |at| at == timestamp)
    }
}

/// The first record at or beyond `start` whose timestamp is wanted, looked for from the batch that holds `from` on.
fn first_in(
    segment: &Segment,
    from: Offset,
    start: Offset,
    wanted: impl Fn(Timestamp) -> bool,
) -> Result<Option<OffsetFound>, StorageFault> {
    let position = segment.offsets.floor(from).or_fault("read", segment.offsets.file().path())?;
    let mut scanner = segment.scanner_from(position)?;
    loop {
        match scanner.next_header().or_fault("read", segment.path())? {
            Step::Batch { position, header } => {
                // A batch's largest timestamp is one of its records': if it is too old, so are they all.
                if header.last_offset() < from || !may_hold(&header, &wanted) {
                    continue;
                }
                let bytes = scanner.load(position, &header).or_fault("read", segment.path())?;
                if let Some((offset, timestamp)) = first_record(segment, &bytes, start, &wanted)? {
                    let leader_epoch = header.leader_epoch.unwrap_or(LeaderEpoch::new(0));
                    return Ok(Some(OffsetFound { offset, timestamp, leader_epoch }));
                }
            }
            Step::End => return Ok(None),
            Step::Broken { position, why } => {
                return Err(corrupt("search", segment.path().display(), &format!("{why} at byte {position}")));
            }
        }
    }
}

fn may_hold(header: &BatchHeader, wanted: &impl Fn(Timestamp) -> bool) -> bool {
    wanted(header.max_timestamp)
}

fn first_record(
    segment: &Segment,
    batch: &[u8],
    start: Offset,
    wanted: &impl Fn(Timestamp) -> bool,
) -> Result<Option<(Offset, Timestamp)>, StorageFault> {
    let broken = |why: String| corrupt("search", segment.path().display(), &why);
    let view = BatchView::parse(batch).map_err(|e| broken(e.to_string()))?;
    let body = view.decompressed(MAX_DECOMPRESSED_BYTES).map_err(|e| broken(e.to_string()))?;
    for record in RecordIter::new(view.header(), &body) {
        let record = record.map_err(|e| broken(e.to_string()))?;
        if record.offset >= start && wanted(record.timestamp) {
            return Ok(Some((record.offset, record.timestamp)));
        }
    }
    Ok(None)
}
