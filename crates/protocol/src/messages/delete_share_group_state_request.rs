// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DeleteShareGroupStateRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DeleteShareGroupStateRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteShareGroupStateRequest {
    /// `GroupId`: string, versions 0.
    pub group_id: String,
    /// `Topics`: array of [`DeleteStateData`], versions 0.
    pub topics: Vec<DeleteStateData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteShareGroupStateRequest {
    fn default() -> Self {
        Self { group_id: String::new(), topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DeleteShareGroupStateRequest {
    const NAME: &'static str = "DeleteShareGroupStateRequest";
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
        m.group_id = r.string(true)?;
        m.topics = r.array(true, |r| DeleteStateData::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(true, &self.group_id)?;
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `DeleteStateData`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteStateData {
    /// `TopicId`: uuid, versions 0.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`PartitionData`], versions 0.
    pub partitions: Vec<PartitionData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteStateData {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DeleteStateData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_id = r.uuid()?;
        m.partitions = r.array(true, |r| PartitionData::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.uuid(self.topic_id);
        w.array(true, &self.partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `PartitionData`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionData {
    /// `Partition`: i32, versions 0.
    pub partition: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionData {
    fn default() -> Self {
        Self { partition: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl PartitionData {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
