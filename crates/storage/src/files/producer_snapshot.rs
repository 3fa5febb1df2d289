//! `<offset>.snapshot`: the producers' state made of every record below the offset.
//!
//! Only each producer's last batch is kept, as Kafka does: after a restart a repeat of an older one is out of order.

use std::io::{self, IoSlice};
use std::path::Path;

use ottla_protocol::ids::{Offset, ProducerEpoch, ProducerId, Sequence, Timestamp};
use ottla_protocol::log::{AppendedBatch, ProducerState, ProducerTable};

use crate::disk::read_whole;
use crate::{Disk, FileMode};

const VERSION: i16 = 1;
const HEADER_BYTES: usize = 10;
const ENTRY_BYTES: usize = 46;
const CRC_FROM: usize = 6;
/// Ten million producers.
const MAX_BYTES: u64 = 460 << 20;

/// Writes a snapshot; durable if asked, else with the next flush of the system. After an error there is none.
pub(crate) fn write(disk: &dyn Disk, path: &Path, table: &ProducerTable, durable: bool) -> io::Result<()> {
    let write = || {
        let file = disk.open(path, FileMode::CreateEmpty)?;
        file.write_at(0, &[IoSlice::new(&encode(table))])?;
        if durable { file.sync_data() } else { Ok(()) }
    };
    write().inspect_err(|_| {
        let _ = disk.remove_file(path);
    })
}

/// Reads a snapshot; `InvalidData` if it is damaged, as one that no flush covered may be.
pub(crate) fn read(disk: &dyn Disk, path: &Path) -> io::Result<Option<ProducerTable>> {
    read_whole(disk, path, MAX_BYTES)?.map(|bytes| decode(&bytes).ok_or(io::ErrorKind::InvalidData.into())).transpose()
}

fn encode(table: &ProducerTable) -> Vec<u8> {
    let mut out = Vec::with_capacity(HEADER_BYTES + table.len() * ENTRY_BYTES);
    out.extend(VERSION.to_be_bytes());
    out.extend([0; 4]);
    out.extend(u32::try_from(table.len()).unwrap_or(u32::MAX).to_be_bytes());
    for (id, state) in table.iter() {
        let last = state.batches.last();
        let delta = last.map_or(0, |batch| i32::try_from(batch.offset_delta).unwrap_or(i32::MAX));
        out.extend(id.get().to_be_bytes());
        out.extend(state.epoch.get().to_be_bytes());
        out.extend(last.map_or(-1, |batch| batch.last_sequence.get()).to_be_bytes());
        out.extend(last.map_or(-1, |batch| batch.last_offset.get()).to_be_bytes());
        out.extend(delta.to_be_bytes());
        out.extend(state.last_timestamp.get().to_be_bytes());
        out.extend(state.coordinator_epoch.unwrap_or(-1).to_be_bytes());
        out.extend(state.current_txn_first_offset.map_or(-1, Offset::get).to_be_bytes());
    }
    let crc = crc32c::crc32c(out.get(CRC_FROM..).unwrap_or_default());
    if let Some(place) = out.get_mut(2..CRC_FROM) {
        place.copy_from_slice(&crc.to_be_bytes());
    }
    out
}

fn decode(bytes: &[u8]) -> Option<ProducerTable> {
    let mut fields = Fields(bytes);
    if i16::from_be_bytes(fields.take()?) != VERSION {
        return None;
    }
    if u32::from_be_bytes(fields.take()?) != crc32c::crc32c(bytes.get(CRC_FROM..)?) {
        return None;
    }
    let count = usize::try_from(u32::from_be_bytes(fields.take()?)).ok()?;
    if fields.0.len() != count.checked_mul(ENTRY_BYTES)? {
        return None;
    }
    let mut table = ProducerTable::default();
    for _ in 0..count {
        let id = ProducerId::new(i64::from_be_bytes(fields.take()?));
        let epoch = ProducerEpoch::new(i16::from_be_bytes(fields.take()?));
        let last_sequence = Sequence::from_wire(i32::from_be_bytes(fields.take()?));
        let last_offset = Offset::from_wire(i64::from_be_bytes(fields.take()?));
        let offset_delta = u32::try_from(i32::from_be_bytes(fields.take()?)).ok()?;
        let timestamp = Timestamp::new(i64::from_be_bytes(fields.take()?));
        let coordinator_epoch = Some(i32::from_be_bytes(fields.take()?)).filter(|epoch| *epoch >= 0);
        let current_txn_first_offset = Offset::from_wire(i64::from_be_bytes(fields.take()?));
        let batch = last_sequence.zip(last_offset);
        let batch = batch.map(|(last_sequence, last_offset)| AppendedBatch {
            last_sequence,
            last_offset,
            offset_delta,
            timestamp,
        });
        let batches = batch.into_iter().collect();
        table.insert(
            id,
            ProducerState { epoch, coordinator_epoch, last_timestamp: timestamp, current_txn_first_offset, batches },
        );
    }
    Some(table)
}

struct Fields<'a>(&'a [u8]);

impl Fields<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (field, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*field)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_damage_is_seen() {
        let mut table = ProducerTable::default();
        for id in 0..3 {
            let batch = AppendedBatch {
                last_sequence: Sequence::new(9),
                last_offset: Offset::new(100 + id),
                offset_delta: 4,
                timestamp: Timestamp::new(5000),
            };
            let state = ProducerState {
                epoch: ProducerEpoch::new(2),
                coordinator_epoch: (id == 1).then_some(3),
                last_timestamp: Timestamp::new(5000),
                current_txn_first_offset: (id == 2).then(|| Offset::new(98)),
                batches: if id == 0 { Vec::new() } else { vec![batch] },
            };
            table.insert(ProducerId::new(id), state);
        }
        let bytes = encode(&table);
        assert_eq!(bytes.len(), HEADER_BYTES + 3 * ENTRY_BYTES);
        assert_eq!(decode(&bytes), Some(table));
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1;
            assert_eq!(decode(&damaged), None, "byte {at}");
            assert_eq!(decode(&bytes[..at]), None, "cut at {at}");
        }
    }
}
