// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ProduceRequest`: versions 3-13.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ProduceRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct ProduceRequest {
    /// `TransactionalId`: nullable string, versions 3-13.
    pub transactional_id: Option<String>,
    /// `Acks`: i16, versions 3-13.
    pub acks: i16,
    /// `TimeoutMs`: i32, versions 3-13.
    pub timeout_ms: i32,
    /// `TopicData`: array of [`TopicProduceData`], versions 3-13.
    pub topic_data: Vec<TopicProduceData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ProduceRequest {
    fn default() -> Self {
        Self {
            transactional_id: None,
            acks: 0,
            timeout_ms: 0,
            topic_data: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ProduceRequest {
    const NAME: &'static str = "ProduceRequest";
    const VERSIONS: RangeInclusive<i16> = 3..=13;
    fn is_flexible(version: i16) -> bool {
        version >= 9
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.transactional_id = r.nullable_string(version >= 9, true)?;
        m.acks = r.i16()?;
        m.timeout_ms = r.i32()?;
        m.topic_data = r.array(version >= 9, |r| TopicProduceData::decode(r, version))?;
        if version >= 9 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_string(version >= 9, true, self.transactional_id.as_deref())?;
        w.i16(self.acks);
        w.i32(self.timeout_ms);
        w.array(version >= 9, &self.topic_data, |w, v| v.encode(w, version))?;
        if version >= 9 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `TopicProduceData`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicProduceData {
    /// `Name`: string, versions 3-12.
    pub name: String,
    /// `TopicId`: uuid, versions 13.
    pub topic_id: Uuid,
    /// `PartitionData`: array of [`PartitionProduceData`], versions 3-13.
    pub partition_data: Vec<PartitionProduceData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicProduceData {
    fn default() -> Self {
        Self {
            name: String::new(),
            topic_id: Uuid::ZERO,
            partition_data: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TopicProduceData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version <= 12 {
            m.name = r.string(version >= 9)?;
        }
        if version >= 13 {
            m.topic_id = r.uuid()?;
        }
        m.partition_data = r.array(version >= 9, |r| PartitionProduceData::decode(r, version))?;
        if version >= 9 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version <= 12 {
            w.string(version >= 9, &self.name)?;
        }
        if version >= 13 {
            w.uuid(self.topic_id);
        }
        w.array(version >= 9, &self.partition_data, |w, v| v.encode(w, version))?;
        if version >= 9 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `PartitionProduceData`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionProduceData {
    /// `Index`: i32, versions 3-13.
    pub index: i32,
    /// `Records`: nullable records, versions 3-13.
    pub records: Option<Records>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionProduceData {
    fn default() -> Self {
        Self { index: 0, records: None, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl PartitionProduceData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.index = r.i32()?;
        m.records = r.records(version >= 9)?;
        if version >= 9 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.index);
        w.records(version >= 9, self.records.as_ref())?;
        if version >= 9 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
