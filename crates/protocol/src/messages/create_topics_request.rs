// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `CreateTopicsRequest`: versions 2-7.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `CreateTopicsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreateTopicsRequest {
    /// `Topics`: array of [`CreatableTopic`], versions 2-7.
    pub topics: Vec<CreatableTopic>,
    /// `timeoutMs`: i32, versions 2-7.
    pub timeout_ms: i32,
    /// `validateOnly`: bool, versions 2-7.
    pub validate_only: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreateTopicsRequest {
    fn default() -> Self {
        Self { topics: Vec::new(), timeout_ms: 60000, validate_only: false, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for CreateTopicsRequest {
    const NAME: &'static str = "CreateTopicsRequest";
    const VERSIONS: RangeInclusive<i16> = 2..=7;
    fn is_flexible(version: i16) -> bool {
        version >= 5
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.topics = r.array(version >= 5, |r| CreatableTopic::decode(r, version))?;
        m.timeout_ms = r.i32()?;
        m.validate_only = r.bool()?;
        if version >= 5 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(version >= 5, &self.topics, |w, v| v.encode(w, version))?;
        w.i32(self.timeout_ms);
        w.bool(self.validate_only);
        if version >= 5 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `CreatableTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreatableTopic {
    /// `Name`: string, versions 2-7.
    pub name: String,
    /// `NumPartitions`: i32, versions 2-7.
    pub num_partitions: i32,
    /// `ReplicationFactor`: i16, versions 2-7.
    pub replication_factor: i16,
    /// `Assignments`: array of [`CreatableReplicaAssignment`], versions 2-7.
    pub assignments: Vec<CreatableReplicaAssignment>,
    /// `Configs`: array of [`CreatableTopicConfig`], versions 2-7.
    pub configs: Vec<CreatableTopicConfig>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreatableTopic {
    fn default() -> Self {
        Self {
            name: String::new(),
            num_partitions: 0,
            replication_factor: 0,
            assignments: Vec::new(),
            configs: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl CreatableTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 5)?;
        m.num_partitions = r.i32()?;
        m.replication_factor = r.i16()?;
        m.assignments = r.array(version >= 5, |r| CreatableReplicaAssignment::decode(r, version))?;
        m.configs = r.array(version >= 5, |r| CreatableTopicConfig::decode(r, version))?;
        if version >= 5 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 5, &self.name)?;
        w.i32(self.num_partitions);
        w.i16(self.replication_factor);
        w.array(version >= 5, &self.assignments, |w, v| v.encode(w, version))?;
        w.array(version >= 5, &self.configs, |w, v| v.encode(w, version))?;
        if version >= 5 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `CreatableReplicaAssignment`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreatableReplicaAssignment {
    /// `PartitionIndex`: i32, versions 2-7.
    pub partition_index: i32,
    /// `BrokerIds`: array of i32, versions 2-7.
    pub broker_ids: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreatableReplicaAssignment {
    fn default() -> Self {
        Self { partition_index: 0, broker_ids: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl CreatableReplicaAssignment {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.broker_ids = r.array(version >= 5, Reader::i32)?;
        if version >= 5 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.array(version >= 5, &self.broker_ids, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        if version >= 5 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `CreatableTopicConfig`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreatableTopicConfig {
    /// `Name`: string, versions 2-7.
    pub name: String,
    /// `Value`: nullable string, versions 2-7.
    pub value: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreatableTopicConfig {
    fn default() -> Self {
        Self { name: String::new(), value: Some(String::new()), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl CreatableTopicConfig {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 5)?;
        m.value = r.nullable_string(version >= 5, true)?;
        if version >= 5 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 5, &self.name)?;
        w.nullable_string(version >= 5, true, self.value.as_deref())?;
        if version >= 5 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
