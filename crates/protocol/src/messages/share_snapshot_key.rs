// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ShareSnapshotKey`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ShareSnapshotKey`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareSnapshotKey {
    /// `GroupId`: string, versions 0.
    pub group_id: String,
    /// `TopicId`: uuid, versions 0.
    pub topic_id: Uuid,
    /// `Partition`: i32, versions 0.
    pub partition: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ShareSnapshotKey {
    fn default() -> Self {
        Self { group_id: String::new(), topic_id: Uuid::ZERO, partition: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ShareSnapshotKey {
    const NAME: &'static str = "ShareSnapshotKey";
    const VERSIONS: RangeInclusive<i16> = 0..=0;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        false
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.group_id = r.string(false)?;
        m.topic_id = r.uuid()?;
        m.partition = r.i32()?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(false, &self.group_id)?;
        w.uuid(self.topic_id);
        w.i32(self.partition);
        Ok(())
    }
}
