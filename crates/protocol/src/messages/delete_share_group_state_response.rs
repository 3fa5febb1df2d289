// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DeleteShareGroupStateResponse`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DeleteShareGroupStateResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteShareGroupStateResponse {
    /// `Results`: array of [`DeleteStateResult`], versions 0.
    pub results: Vec<DeleteStateResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteShareGroupStateResponse {
    fn default() -> Self {
        Self { results: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for DeleteShareGroupStateResponse {
    const NAME: &'static str = "DeleteShareGroupStateResponse";
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
        m.results = r.array(true, |r| DeleteStateResult::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.results, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `DeleteStateResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct DeleteStateResult {
    /// `TopicId`: uuid, versions 0.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`PartitionResult`], versions 0.
    pub partitions: Vec<PartitionResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DeleteStateResult {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl DeleteStateResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_id = r.uuid()?;
        m.partitions = r.array(true, |r| PartitionResult::decode(r, version))?;
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

/// `PartitionResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionResult {
    /// `Partition`: i32, versions 0.
    pub partition: i32,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0.
    pub error_message: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionResult {
    fn default() -> Self {
        Self { partition: 0, error_code: 0, error_message: None, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl PartitionResult {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition = r.i32()?;
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition);
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
