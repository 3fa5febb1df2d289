// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `StreamsGroupTargetAssignmentMetadataValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `StreamsGroupTargetAssignmentMetadataValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct StreamsGroupTargetAssignmentMetadataValue {
    /// `AssignmentEpoch`: i32, versions 0.
    pub assignment_epoch: i32,
    /// `AssignmentTimestamp`: i64, versions 0, tag 0.
    pub assignment_timestamp: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for StreamsGroupTargetAssignmentMetadataValue {
    fn default() -> Self {
        Self { assignment_epoch: 0, assignment_timestamp: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for StreamsGroupTargetAssignmentMetadataValue {
    const NAME: &'static str = "StreamsGroupTargetAssignmentMetadataValue";
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
        m.assignment_epoch = r.i32()?;
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 => {
                m.assignment_timestamp = r.i64()?;
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
        w.i32(self.assignment_epoch);
        let mut tags = Tags::new();
        if self.assignment_timestamp != 0 {
            tags.add(0, |w| {
                w.i64(self.assignment_timestamp);
                Ok(())
            })?;
        }
        tags.finish(w, &self.unknown_tagged_fields)?;
        Ok(())
    }
}
