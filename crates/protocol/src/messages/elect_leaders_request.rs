// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ElectLeadersRequest`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ElectLeadersRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct ElectLeadersRequest {
    /// `ElectionType`: i8, versions 1-2.
    pub election_type: i8,
    /// `TopicPartitions`: nullable array of [`TopicPartitions`], versions 0-2.
    pub topic_partitions: Option<Vec<TopicPartitions>>,
    /// `TimeoutMs`: i32, versions 0-2.
    pub timeout_ms: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ElectLeadersRequest {
    fn default() -> Self {
        Self {
            election_type: 0,
            topic_partitions: Some(Vec::new()),
            timeout_ms: 60000,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ElectLeadersRequest {
    const NAME: &'static str = "ElectLeadersRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=2;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 1 {
            m.election_type = r.i8()?;
        }
        m.topic_partitions = r.nullable_array(version >= 2, true, |r| TopicPartitions::decode(r, version))?;
        m.timeout_ms = r.i32()?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version >= 1 {
            w.i8(self.election_type);
        } else if self.election_type != 0 {
            return Err(EncodeError::Absent { message: "ElectLeadersRequest", field: "ElectionType", version });
        }
        w.nullable_array(version >= 2, true, self.topic_partitions.as_deref(), |w, v| v.encode(w, version))?;
        w.i32(self.timeout_ms);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `TopicPartitions`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicPartitions {
    /// `Topic`: string, versions 0-2.
    pub topic: String,
    /// `Partitions`: array of i32, versions 0-2.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicPartitions {
    fn default() -> Self {
        Self { topic: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicPartitions {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic = r.string(version >= 2)?;
        m.partitions = r.array(version >= 2, Reader::i32)?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.topic)?;
        w.array(version >= 2, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
