// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ConsumerProtocolSubscription`: versions 0-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ConsumerProtocolSubscription`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConsumerProtocolSubscription {
    /// `Topics`: array of string, versions 0-3.
    pub topics: Vec<String>,
    /// `UserData`: nullable bytes, versions 0-3.
    pub user_data: Option<Bytes>,
    /// `OwnedPartitions`: array of [`TopicPartition`], versions 1-3.
    pub owned_partitions: Vec<TopicPartition>,
    /// `GenerationId`: i32, versions 2-3.
    pub generation_id: i32,
    /// `RackId`: nullable string, versions 3.
    pub rack_id: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ConsumerProtocolSubscription {
    fn default() -> Self {
        Self {
            topics: Vec::new(),
            user_data: None,
            owned_partitions: Vec::new(),
            generation_id: -1,
            rack_id: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ConsumerProtocolSubscription {
    const NAME: &'static str = "ConsumerProtocolSubscription";
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
        m.topics = r.array(false, |r| r.string(false))?;
        m.user_data = r.nullable_bytes(false, true)?;
        if version >= 1 {
            m.owned_partitions = r.array(false, |r| TopicPartition::decode(r, version))?;
        }
        if version >= 2 {
            m.generation_id = r.i32()?;
        }
        if version >= 3 {
            m.rack_id = r.nullable_string(false, true)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(false, &self.topics, |w, v| w.string(false, v))?;
        w.nullable_bytes(false, true, self.user_data.as_ref())?;
        if version >= 1 {
            w.array(false, &self.owned_partitions, |w, v| v.encode(w, version))?;
        }
        if version >= 2 {
            w.i32(self.generation_id);
        }
        if version >= 3 {
            w.nullable_string(false, true, self.rack_id.as_deref())?;
        }
        Ok(())
    }
}

/// `TopicPartition`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicPartition {
    /// `Topic`: string, versions 1-3.
    pub topic: String,
    /// `Partitions`: array of i32, versions 1-3.
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
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 1 {
            m.topic = r.string(false)?;
        }
        if version >= 1 {
            m.partitions = r.array(false, Reader::i32)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 1 {
            w.string(false, &self.topic)?;
        } else if !self.topic.is_empty() {
            return Err(EncodeError::Absent { message: "TopicPartition", field: "Topic", version });
        }
        if version >= 1 {
            w.array(false, &self.partitions, |w, v| {
                w.i32(*v);
                Ok(())
            })?;
        } else if !self.partitions.is_empty() {
            return Err(EncodeError::Absent { message: "TopicPartition", field: "Partitions", version });
        }
        Ok(())
    }
}
