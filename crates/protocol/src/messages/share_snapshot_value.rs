// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ShareSnapshotValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ShareSnapshotValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareSnapshotValue {
    /// `SnapshotEpoch`: i32, versions 0.
    pub snapshot_epoch: i32,
    /// `StateEpoch`: i32, versions 0.
    pub state_epoch: i32,
    /// `LeaderEpoch`: i32, versions 0.
    pub leader_epoch: i32,
    /// `StartOffset`: i64, versions 0.
    pub start_offset: i64,
    /// `DeliveryCompleteCount`: i32, versions 0, tag 0.
    pub delivery_complete_count: i32,
    /// `CreateTimestamp`: i64, versions 0.
    pub create_timestamp: i64,
    /// `WriteTimestamp`: i64, versions 0.
    pub write_timestamp: i64,
    /// `StateBatches`: array of [`StateBatch`], versions 0.
    pub state_batches: Vec<StateBatch>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ShareSnapshotValue {
    fn default() -> Self {
        Self {
            snapshot_epoch: 0,
            state_epoch: 0,
            leader_epoch: 0,
            start_offset: 0,
            delivery_complete_count: -1,
            create_timestamp: 0,
            write_timestamp: 0,
            state_batches: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ShareSnapshotValue {
    const NAME: &'static str = "ShareSnapshotValue";
    const VERSIONS: RangeInclusive<i16> = 0..=0;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.snapshot_epoch = r.i32()?;
        m.state_epoch = r.i32()?;
        m.leader_epoch = r.i32()?;
        m.start_offset = r.i64()?;
        m.create_timestamp = r.i64()?;
        m.write_timestamp = r.i64()?;
        m.state_batches = r.array(true, |r| StateBatch::decode(r, version))?;
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 => {
                m.delivery_complete_count = r.i32()?;
                Ok(true)
            }
            _ => Ok(false),
        })?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.snapshot_epoch);
        w.i32(self.state_epoch);
        w.i32(self.leader_epoch);
        w.i64(self.start_offset);
        w.i64(self.create_timestamp);
        w.i64(self.write_timestamp);
        w.array(true, &self.state_batches, |w, v| v.encode(w, version))?;
        let mut tags = Tags::new();
        if self.delivery_complete_count != -1 {
            tags.add(0, |w| {
                w.i32(self.delivery_complete_count);
                Ok(())
            })?;
        }
        tags.finish(w, &self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `StateBatch`.
#[derive(Debug, Clone, PartialEq)]
pub struct StateBatch {
    /// `FirstOffset`: i64, versions 0.
    pub first_offset: i64,
    /// `LastOffset`: i64, versions 0.
    pub last_offset: i64,
    /// `DeliveryState`: i8, versions 0.
    pub delivery_state: i8,
    /// `DeliveryCount`: i16, versions 0.
    pub delivery_count: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for StateBatch {
    fn default() -> Self {
        Self {
            first_offset: 0,
            last_offset: 0,
            delivery_state: 0,
            delivery_count: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl StateBatch {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.first_offset = r.i64()?;
        m.last_offset = r.i64()?;
        m.delivery_state = r.i8()?;
        m.delivery_count = r.i16()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i64(self.first_offset);
        w.i64(self.last_offset);
        w.i8(self.delivery_state);
        w.i16(self.delivery_count);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
