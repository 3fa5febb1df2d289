//! Metadata records and the quorum's own control records as batches of its log, and back.

use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use bytes::Bytes;
use ottla_protocol::ids::{LeaderEpoch, Offset, Timestamp};
use ottla_protocol::messages::{
    KRaftVersionRecord, LeaderChangeMessage, MetadataRecord, SnapshotFooterRecord, SnapshotHeaderRecord, VotersRecord,
};
use ottla_protocol::records::{BatchBuilder, BatchView, ControlType, NewRecord, batches};
use ottla_protocol::wire::{DecodeError, EncodeError, Message, Reader, Writer};

/// The largest batch that Kafka's quorum writes; one operation of the controller must fit in.
pub const MAX_BATCH_BYTES: usize = 8 * 1024 * 1024;

/// A record with the version of its type to write it at.
#[derive(Debug, Clone, PartialEq)]
pub struct VersionedRecord {
    /// The record.
    pub record: MetadataRecord,
    /// The version.
    pub version: i16,
}

/// A control record of the metadata log (KIP-595, KIP-630, KIP-853).
#[derive(Debug, Clone, PartialEq)]
pub enum Control {
    /// A leader begins its epoch.
    LeaderChange(LeaderChangeMessage),
    /// The level of `kraft.version`.
    KRaftVersion(KRaftVersionRecord),
    /// The voters.
    Voters(VotersRecord),
    /// A snapshot begins.
    SnapshotHeader(SnapshotHeaderRecord),
    /// A snapshot ends.
    SnapshotFooter(SnapshotFooterRecord),
}

/// What stands at one offset.
#[derive(Debug, Clone, PartialEq)]
pub enum Content {
    /// One of the controller's records.
    Record(MetadataRecord),
    /// One of the quorum's.
    Control(Control),
}

/// One record as read.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// Where it stands.
    pub offset: Offset,
    /// Under which epoch it was appended.
    pub epoch: i32,
    /// Its timestamp.
    pub timestamp: Timestamp,
    /// What it is.
    pub content: Content,
}

/// The records as one batch, from offset 0; the log's writer sets the real base offset and epoch.
///
/// # Errors
///
/// A field holds a value that the version cannot carry.
pub fn encode_records(records: &[VersionedRecord], now: Timestamp) -> Result<BatchBuilder, EncodeError> {
    let mut batch = BatchBuilder::new();
    for VersionedRecord { record, version } in records {
        let value = record.to_value(*version)?;
        batch.push(&NewRecord { timestamp: now, key: None, value: Some(&value), headers: &[] });
    }
    Ok(batch)
}

/// The control records as one batch.
///
/// # Errors
///
/// A field holds a value that the version cannot carry.
pub fn encode_controls(controls: &[Control], now: Timestamp) -> Result<BatchBuilder, EncodeError> {
    let mut batch = BatchBuilder::new().control();
    for control in controls {
        let (kind, value) = match control {
            Control::LeaderChange(message) => (ControlType::LeaderChange, value(message, message.version)?),
            Control::KRaftVersion(message) => (ControlType::KraftVersion, value(message, message.version)?),
            Control::Voters(message) => (ControlType::KraftVoters, value(message, message.version)?),
            Control::SnapshotHeader(message) => (ControlType::SnapshotHeader, value(message, message.version)?),
            Control::SnapshotFooter(message) => (ControlType::SnapshotFooter, value(message, message.version)?),
        };
        batch.push(&NewRecord { timestamp: now, key: Some(&kind.to_key()), value: Some(&value), headers: &[] });
    }
    Ok(batch)
}

fn value<M: Message>(message: &M, version: i16) -> Result<Bytes, EncodeError> {
    let mut w = Writer::new();
    message.encode(&mut w, version)?;
    Ok(w.into_bytes())
}

/// Reads whole batches.
///
/// # Errors
///
/// A sentence that says what is wrong, and at which offset: the bytes are damaged, or newer than this version of Ottla.
pub fn decode(bytes: &[u8]) -> Result<Vec<Entry>, String> {
    let mut entries = Vec::new();
    for batch in batches(bytes) {
        let batch = batch.map_err(|error| error.to_string())?;
        let at = batch.header().base_offset;
        decode_batch(&batch, &mut entries).map_err(|detail| format!("batch at offset {at}: {detail}"))?;
    }
    Ok(entries)
}

fn decode_batch(batch: &BatchView<'_>, entries: &mut Vec<Entry>) -> Result<(), String> {
    batch.check_crc().map_err(|error| error.to_string())?;
    let header = batch.header();
    let epoch = header.leader_epoch.map_or(0, LeaderEpoch::get);
    let body = batch.decompressed(8 * MAX_BATCH_BYTES as u64).map_err(|error| error.to_string())?;
    for record in ottla_protocol::records::RecordIter::new(header, &body) {
        let record = record.map_err(|error| error.to_string())?;
        let value = record.value.ok_or_else(|| format!("the record at {} has no value", record.offset))?;
        let content = if header.attributes.is_control() {
            decode_control(record.key.unwrap_or_default(), value).map(|control| control.map(Content::Control))
        } else {
            MetadataRecord::from_value(Bytes::copy_from_slice(value))
                .map(|(record, _)| Some(Content::Record(record)))
                .map_err(|error| error.to_string())
        };
        let content = content.map_err(|detail| format!("the record at {}: {detail}", record.offset))?;
        if let Some(content) = content {
            entries.push(Entry { offset: record.offset, epoch, timestamp: record.timestamp, content });
        }
    }
    Ok(())
}

/// `None` for control records of a later version, which readers skip.
fn decode_control(key: &[u8], value: &[u8]) -> Result<Option<Control>, String> {
    let kind = ControlType::from_key(key).ok_or_else(|| "not a control record's key".to_string())?;
    let control = match kind {
        ControlType::LeaderChange => read(value).map(Control::LeaderChange),
        ControlType::SnapshotHeader => read(value).map(Control::SnapshotHeader),
        ControlType::SnapshotFooter => read(value).map(Control::SnapshotFooter),
        ControlType::KraftVersion => read(value).map(Control::KRaftVersion),
        ControlType::KraftVoters => read(value).map(Control::Voters),
        ControlType::Abort | ControlType::Commit | ControlType::Unknown(_) => return Ok(None),
    };
    control.map(Some).map_err(|error| error.to_string())
}

/// The version of a control record is its first field.
fn read<M: Message>(value: &[u8]) -> Result<M, DecodeError> {
    let version = value.first_chunk::<2>().map_or(0, |bytes| i16::from_be_bytes(*bytes));
    // Later versions only add fields at the end, so that the newest known version reads them too.
    M::decode(&mut Reader::new(Bytes::copy_from_slice(value)), version.clamp(0, *M::VERSIONS.end()))
}
