//! Records that say about themselves where they belong and whether they are whole.

use std::sync::Arc;

use bytes::Bytes;
use ottla_protocol::ids::Timestamp;
use ottla_protocol::records::{BatchBuilder, BatchView, Compression, NewRecord, ProducerBatch, RecordIter, batches};

use crate::history::{ReadRecord, Tp, Value};

/// No batch of a simulated client is larger when decompressed.
const MAX_BATCH_BYTES: u64 = 16 << 20;

/// The bytes of a value: `id|topic|partition|padding|checksum`.
#[must_use]
pub fn encode(id: u64, tp: &Tp, padding: usize) -> Vec<u8> {
    let letters = "abcdefghijklmnopqrstuvwxyz".bytes().cycle().skip(usize::try_from(id % 26).unwrap_or(0));
    let padding: String = letters.take(padding).map(char::from).collect();
    let text = format!("{id}|{}|{}|{padding}|", tp.topic, tp.partition);
    format!("{text}{:08x}", checksum(text.as_bytes())).into_bytes()
}

/// What a value says, or why it is none.
///
/// # Errors
/// When no client of the world can have written it.
pub fn decode(bytes: &[u8]) -> Result<Value, String> {
    let text = std::str::from_utf8(bytes).map_err(|_| "the value is not text".to_owned())?;
    let (body, sum) = text.split_at_checked(text.len().saturating_sub(8)).ok_or("the value is cut")?;
    if format!("{:08x}", checksum(body.as_bytes())) != sum {
        return Err("the value's checksum does not match".to_owned());
    }
    let mut fields = body.split('|');
    let id = fields.next().and_then(|id| id.parse().ok()).ok_or("the value has no id")?;
    let topic = fields.next().ok_or("the value has no topic")?;
    let partition = fields.next().and_then(|p| p.parse().ok()).ok_or("the value has no partition")?;
    Ok(Value { id, topic: Arc::from(topic), partition })
}

fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// A batch of values.
#[must_use]
pub fn batch(
    tp: &Tp,
    values: &[(u64, i64)],
    padding: usize,
    codec: Compression,
    producer: Option<ProducerBatch>,
) -> Bytes {
    let mut builder = BatchBuilder::new().compression(codec, None).producer(producer);
    for (id, timestamp) in values {
        let (key, value) = (id.to_be_bytes(), encode(*id, tp, padding));
        builder.push(&NewRecord {
            timestamp: Timestamp::new(*timestamp),
            key: Some(&key),
            value: Some(&value),
            headers: &[],
        });
    }
    builder.build()
}

/// Every record of some batches, and the offset after the last batch. Batches that cannot be read are records of their own,
/// which say so.
#[must_use]
pub fn read(bytes: &[u8]) -> (Vec<ReadRecord>, Option<i64>) {
    let mut records = Vec::new();
    let mut next = None;
    for view in batches(bytes) {
        match view {
            Ok(view) => {
                next = Some(view.header().next_offset().get());
                if !view.header().attributes.is_control() {
                    read_batch(&view, &mut records);
                }
            }
            Err(error) => {
                let value = Err(format!("a batch cannot be read: {error}"));
                records.push(ReadRecord { offset: next.unwrap_or(-1), timestamp: -1, value });
                break;
            }
        }
    }
    (records, next)
}

fn read_batch(view: &BatchView<'_>, records: &mut Vec<ReadRecord>) {
    let header = view.header();
    let broken = |why: String| ReadRecord { offset: header.base_offset.get(), timestamp: -1, value: Err(why) };
    if let Err(error) = view.check_crc() {
        return records.push(broken(error.to_string()));
    }
    let body = match view.decompressed(MAX_BATCH_BYTES) {
        Ok(body) => body,
        Err(error) => return records.push(broken(error.to_string())),
    };
    for record in RecordIter::new(header, &body) {
        match record {
            Ok(record) => records.push(ReadRecord {
                offset: record.offset.get(),
                timestamp: record.timestamp.get(),
                value: decode(record.value.unwrap_or_default()),
            }),
            Err(error) => return records.push(broken(error.to_string())),
        }
    }
}
