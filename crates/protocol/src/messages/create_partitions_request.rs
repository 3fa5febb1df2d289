// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `CreatePartitionsRequest`: versions 0-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `CreatePartitionsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreatePartitionsRequest {
    /// `Topics`: array of [`CreatePartitionsTopic`], versions 0-3.
    pub topics: Vec<CreatePartitionsTopic>,
    /// `TimeoutMs`: i32, versions 0-3.
    pub timeout_ms: i32,
    /// `ValidateOnly`: bool, versions 0-3.
    pub validate_only: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreatePartitionsRequest {
    fn default() -> Self {
        Self { topics: Vec::new(), timeout_ms: 0, validate_only: false, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for CreatePartitionsRequest {
    const NAME: &'static str = "CreatePartitionsRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=3;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.topics = r.array(version >= 2, |r| CreatePartitionsTopic::decode(r, version))?;
        m.timeout_ms = r.i32()?;
        m.validate_only = r.bool()?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(version >= 2, &self.topics, |w, v| v.encode(w, version))?;
        w.i32(self.timeout_ms);
        w.bool(self.validate_only);
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `CreatePartitionsTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreatePartitionsTopic {
    /// `Name`: string, versions 0-3.
    pub name: String,
    /// `Count`: i32, versions 0-3.
    pub count: i32,
    /// `Assignments`: nullable array of [`CreatePartitionsAssignment`], versions 0-3.
    pub assignments: Option<Vec<CreatePartitionsAssignment>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreatePartitionsTopic {
    fn default() -> Self {
        Self { name: String::new(), count: 0, assignments: Some(Vec::new()), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl CreatePartitionsTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 2)?;
        m.count = r.i32()?;
        m.assignments = r.nullable_array(version >= 2, true, |r| CreatePartitionsAssignment::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.name)?;
        w.i32(self.count);
        w.nullable_array(version >= 2, true, self.assignments.as_deref(), |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `CreatePartitionsAssignment`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreatePartitionsAssignment {
    /// `BrokerIds`: array of i32, versions 0-3.
    pub broker_ids: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreatePartitionsAssignment {
    fn default() -> Self {
        Self { broker_ids: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl CreatePartitionsAssignment {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.broker_ids = r.array(version >= 2, Reader::i32)?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.array(version >= 2, &self.broker_ids, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
