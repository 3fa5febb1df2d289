// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DeleteShareGroupOffsetsRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DeleteShareGroupOffsetsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteShareGroupOffsetsRequest {
    /// `GroupId`: string, versions 0.
    pub group_id: String,
    /// `Topics`: array of [`DeleteShareGroupOffsetsRequestTopic`], versions 0.
    pub topics: Vec<DeleteShareGroupOffsetsRequestTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteShareGroupOffsetsRequest {
    fn default() -> Self {
        Self { group_id: String::new(), topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DeleteShareGroupOffsetsRequest {
    const NAME: &'static str = "DeleteShareGroupOffsetsRequest";
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
        m.topics = r.array(true, |r| DeleteShareGroupOffsetsRequestTopic::decode(r, version))?;
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

/// `DeleteShareGroupOffsetsRequestTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteShareGroupOffsetsRequestTopic {
    /// `TopicName`: string, versions 0.
    pub topic_name: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteShareGroupOffsetsRequestTopic {
    fn default() -> Self {
        Self { topic_name: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DeleteShareGroupOffsetsRequestTopic {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_name = r.string(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.topic_name)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
