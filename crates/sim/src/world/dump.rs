//! What a log holds, batch by batch, and what must hold of it (invariants I1, I3, I5, I7).

use std::collections::BTreeMap;

use bytes::Bytes;
use ottla_protocol::ids::{Offset, ProducerId};
use ottla_protocol::log::{EpochCache, FaultKind, LogId, LogState, ProducerTable};
use ottla_protocol::records::{BatchHeader, batches};
use ottla_storage::LogManager;

use super::raw::Stored;
use crate::checkers::Anomaly;

/// How much is read at once.
const LOAD_BYTES: u32 = 1 << 20;

/// All batches of a log that are in its files, also those below its start. What the storage says is damaged is left out.
pub(super) fn load(manager: &LogManager, log: LogId) -> Bytes {
    let mut all = Vec::new();
    let mut from = Offset::ZERO;
    loop {
        match manager.load_records(log, from, LOAD_BYTES) {
            Ok(bytes) => {
                let whole: Vec<_> = batches(&bytes).map_while(Result::ok).collect();
                let Some(next) = whole.last().map(|view| view.header().next_offset()).filter(|next| *next > from)
                else {
                    break;
                };
                let len: usize = whole.iter().map(|view| view.header().size_bytes as usize).sum();
                all.extend_from_slice(bytes.get(..len).unwrap_or_default());
                from = next;
            }
            Err(fault) if fault.kind == FaultKind::Corrupt => from = from.next(),
            Err(_) => break,
        }
    }
    all.into()
}

/// The headers of all batches; they say everything but the records, and those are in the checksum.
pub(super) fn headers(log: LogId, bytes: &Bytes) -> (Vec<BatchHeader>, Vec<Anomaly>) {
    let mut headers: Vec<BatchHeader> = Vec::new();
    let mut found = Vec::new();
    for view in batches(bytes) {
        match view {
            Ok(view) => {
                if let Err(error) = view.check_crc() {
                    let detail = format!("{log}: the batch at {} fails its check: {error}", view.header().base_offset);
                    found.push(Anomaly { code: "I3", name: "stored-batch-broken", detail });
                }
                let end = headers.last().map_or(Offset::ZERO, BatchHeader::next_offset);
                if view.header().base_offset < end {
                    let detail =
                        format!("{log}: a batch at {} follows one that ends at {end}", view.header().base_offset);
                    found.push(Anomaly { code: "I1", name: "offsets-not-increasing", detail });
                }
                headers.push(*view.header());
            }
            Err(error) => {
                found.push(Anomaly { code: "I3", name: "stored-batch-broken", detail: format!("{log}: {error}") });
                break;
            }
        }
    }
    (headers, found)
}

/// I5: what is there after a crash is a prefix of what was there before, and holds everything flushed. (Segments that
/// retention was about to remove may be gone from the front.) Of a log that the disk lied about, all before `first_taken` must be there.
pub(super) fn compare<'a>(
    log: LogId,
    before: impl Iterator<Item = &'a Stored>,
    after: &[BatchHeader],
    flushed: Offset,
    loses_nothing: bool,
    first_taken: Option<Offset>,
) -> Option<Anomaly> {
    // Either side may begin earlier: retention was at work, or a segment's new name was not durable and it is back.
    let start = after.first().map_or(Offset::ZERO, |first| first.base_offset);
    let there: BTreeMap<Offset, &BatchHeader> = after.iter().map(|header| (header.base_offset, header)).collect();
    let mut before = before.map(|stored| &stored.header).filter(|header| header.base_offset >= start);
    let lost = before.find(|header| there.get(&header.base_offset) != Some(header))?;
    let is_promised = loses_nothing || lost.next_offset() <= flushed;
    let is_taken = first_taken.is_some_and(|first| lost.base_offset >= first);
    (is_promised && !is_taken).then(|| Anomaly {
        code: "I5",
        name: "recovery-lost-data",
        detail: format!(
            "{log}: the batch at {} is not there after the restart, flushed up to {flushed}; the disk lied from {first_taken:?} on",
            lost.base_offset
        ),
    })
}

/// I7: the state handed over at the opening is what a scan of the log gives, where the log is there from its beginning.
pub(super) fn compare_state(state: &LogState, log: LogId, headers: &[BatchHeader]) -> Vec<Anomaly> {
    let mut found = Vec::new();
    let headers: Vec<_> = headers.iter().take_while(|h| h.base_offset < state.log_end_offset).collect();
    if state.log_start_offset != Offset::ZERO || headers.first().is_some_and(|h| h.base_offset != Offset::ZERO) {
        return found;
    }
    let mut producers = ProducerTable::default();
    let mut epochs = EpochCache::default();
    for header in headers {
        if let Ok(summary) = header.to_summary() {
            producers.apply(&summary, header.base_offset);
        }
        if let Some(epoch) = header.leader_epoch {
            epochs.assign(epoch, header.base_offset);
        }
    }
    if epochs.entries() != state.epochs {
        let detail = format!("{log}: leader epochs {:?}, where the log says {:?}", state.epochs, epochs.entries());
        found.push(Anomaly { code: "I7", name: "epochs-differ", detail });
    }
    let last = |table: &ProducerTable| -> Vec<(ProducerId, _, _)> {
        table.iter().map(|(id, state)| (id, state.epoch, state.batches.last().copied())).collect()
    };
    if last(&producers) != last(&state.producers) {
        let detail =
            format!("{log}: producers {:?}, where the log says {:?}", last(&state.producers), last(&producers));
        found.push(Anomaly { code: "I7", name: "producers-differ", detail });
    }
    found
}
