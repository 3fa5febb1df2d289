// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `OffsetCommitValue`: versions 0-4.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `OffsetCommitValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetCommitValue {
    /// `offset`: i64, versions 0-4.
    pub offset: i64,
    /// `leaderEpoch`: i32, versions 3-4.
    pub leader_epoch: i32,
    /// `metadata`: string, versions 0-4.
    pub metadata: String,
    /// `commitTimestamp`: i64, versions 0-4.
    pub commit_timestamp: i64,
    /// `expireTimestamp`: i64, versions 1.
    pub expire_timestamp: i64,
    /// `topicId`: uuid, versions 4, tag 0.
    pub topic_id: Uuid,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetCommitValue {
    fn default() -> Self {
        Self {
            offset: 0,
            leader_epoch: -1,
            metadata: String::new(),
            commit_timestamp: 0,
            expire_timestamp: -1,
            topic_id: Uuid::ZERO,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for OffsetCommitValue {
    const NAME: &'static str = "OffsetCommitValue";
    const VERSIONS: RangeInclusive<i16> = 0..=4;
    fn is_flexible(version: i16) -> bool {
        version >= 4
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.offset = r.i64()?;
        if version >= 3 {
            m.leader_epoch = r.i32()?;
        }
        m.metadata = r.string(version >= 4)?;
        m.commit_timestamp = r.i64()?;
        if version == 1 {
            m.expire_timestamp = r.i64()?;
        }
        if version >= 4 {
            r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
                0 => {
                    m.topic_id = r.uuid()?;
                    Ok(true)
                }
                _ => Ok(false),
            })?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i64(self.offset);
        if version >= 3 {
            w.i32(self.leader_epoch);
        }
        w.string(version >= 4, &self.metadata)?;
        w.i64(self.commit_timestamp);
        if version == 1 {
            w.i64(self.expire_timestamp);
        }
        if version >= 4 {
            let mut tags = Tags::new();
            if !self.topic_id.is_zero() {
                tags.add(0, |w| {
                    w.uuid(self.topic_id);
                    Ok(())
                })?;
            }
            tags.finish(w, &self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
