//! Metadata snapshots: a header, the quorum's own records, the image's records, a footer (KIP-630, KIP-853).

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use bytes::{Bytes, BytesMut};
use ottla_protocol::ids::{LeaderEpoch, Offset, Timestamp};
use ottla_protocol::messages::{SnapshotFooterRecord, SnapshotHeaderRecord};
use ottla_protocol::records::BatchBuilder;
use ottla_protocol::wire::EncodeError;

use super::batches::{Content, Control, Entry, VersionedRecord, decode, encode_controls, encode_records};

/// How many records go into one batch.
const RECORDS_PER_BATCH: usize = 1024;

/// Where a snapshot stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SnapshotId {
    /// The offset after the last record it contains.
    pub end_offset: Offset,
    /// The epoch of that record.
    pub epoch: i32,
}

/// Writes a snapshot.
///
/// # Errors
///
/// A field holds a value that its version cannot carry.
pub fn write(
    id: SnapshotId,
    quorum: Vec<Control>,
    records: &[VersionedRecord],
    last_timestamp: Timestamp,
    now: Timestamp,
) -> Result<Bytes, EncodeError> {
    let mut out = BytesMut::new();
    let mut offset = Offset::ZERO;
    let mut push = |batch: BatchBuilder| {
        let count = batch.record_count();
        out.extend_from_slice(&batch.base_offset(offset).leader_epoch(LeaderEpoch::new(id.epoch)).build());
        offset = Offset::new(offset.get() + i64::from(count));
    };
    let header = SnapshotHeaderRecord { last_contained_log_timestamp: last_timestamp.get(), ..Default::default() };
    let mut first = Vec::from([Control::SnapshotHeader(header)]);
    first.extend(quorum);
    push(encode_controls(&first, now)?);
    for chunk in records.chunks(RECORDS_PER_BATCH) {
        push(encode_records(chunk, now)?);
    }
    push(encode_controls(&[Control::SnapshotFooter(SnapshotFooterRecord::default())], now)?);
    Ok(out.freeze())
}

/// Reads a snapshot: its entries without header and footer.
///
/// # Errors
///
/// A sentence that says what is wrong.
pub fn read(bytes: &[u8]) -> Result<Vec<Entry>, String> {
    let mut entries = decode(bytes)?;
    let is_header = |entry: &Entry| matches!(entry.content, Content::Control(Control::SnapshotHeader(_)));
    let is_footer = |entry: &Entry| matches!(entry.content, Content::Control(Control::SnapshotFooter(_)));
    if !entries.first().is_some_and(is_header) {
        return Err("it does not begin with a header".to_string());
    }
    if !entries.last().is_some_and(is_footer) {
        return Err("it does not end with a footer: it was not written to its end".to_string());
    }
    entries.retain(|entry| !is_header(entry) && !is_footer(entry));
    Ok(entries)
}
