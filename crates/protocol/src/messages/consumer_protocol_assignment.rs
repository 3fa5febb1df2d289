// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ConsumerProtocolAssignment`: versions 0-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ConsumerProtocolAssignment`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConsumerProtocolAssignment {
    /// `AssignedPartitions`: array of [`TopicPartition`], versions 0-3.
    pub assigned_partitions: Vec<TopicPartition>,
    /// `UserData`: nullable bytes, versions 0-3.
    pub user_data: Option<Bytes>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ConsumerProtocolAssignment {
    fn default() -> Self {
        Self { assigned_partitions: Vec::new(), user_data: None, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ConsumerProtocolAssignment {
    const NAME: &'static str = "ConsumerProtocolAssignment";
    const VERSIONS: RangeInclusive<i16> = 0..=3;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        false
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.assigned_partitions = r.array(false, |r| TopicPartition::decode(r, version))?;
        m.user_data = r.nullable_bytes(false, true)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(false, &self.assigned_partitions, |w, v| v.encode(w, version))?;
        w.nullable_bytes(false, true, self.user_data.as_ref())?;
        Ok(())
    }
}

/// `TopicPartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicPartition {
    /// `Topic`: string, versions 0-3.
    pub topic: String,
    /// `Partitions`: array of i32, versions 0-3.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicPartition {
    fn default() -> Self {
        Self { topic: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicPartition {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic = r.string(false)?;
        m.partitions = r.array(false, Reader::i32)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(false, &self.topic)?;
        w.array(false, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        Ok(())
    }
}
