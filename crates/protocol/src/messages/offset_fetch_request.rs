// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `OffsetFetchRequest`: versions 1-10.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `OffsetFetchRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetFetchRequest {
    /// `GroupId`: string, versions 1-7.
    pub group_id: String,
    /// `Topics`: nullable array of [`OffsetFetchRequestTopic`], versions 1-7.
    pub topics: Option<Vec<OffsetFetchRequestTopic>>,
    /// `Groups`: array of [`OffsetFetchRequestGroup`], versions 8-10.
    pub groups: Vec<OffsetFetchRequestGroup>,
    /// `RequireStable`: bool, versions 7-10.
    pub require_stable: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetFetchRequest {
    fn default() -> Self {
        Self {
            group_id: String::new(),
            topics: Some(Vec::new()),
            groups: Vec::new(),
            require_stable: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for OffsetFetchRequest {
    const NAME: &'static str = "OffsetFetchRequest";
    const VERSIONS: RangeInclusive<i16> = 1..=10;
    fn is_flexible(version: i16) -> bool {
        version >= 6
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version <= 7 {
            m.group_id = r.string(version >= 6)?;
        }
        if version <= 7 {
            m.topics = r.nullable_array(version >= 6, version >= 2, |r| OffsetFetchRequestTopic::decode(r, version))?;
        }
        if version >= 8 {
            m.groups = r.array(version >= 6, |r| OffsetFetchRequestGroup::decode(r, version))?;
        }
        if version >= 7 {
            m.require_stable = r.bool()?;
        }
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version <= 7 {
            w.string(version >= 6, &self.group_id)?;
        } else if !self.group_id.is_empty() {
            return Err(EncodeError::Absent { message: "OffsetFetchRequest", field: "GroupId", version });
        }
        if version <= 7 {
            w.nullable_array(version >= 6, version >= 2, self.topics.as_deref(), |w, v| v.encode(w, version))?;
        } else if self.topics.as_ref().is_none_or(|v| !v.is_empty()) {
            return Err(EncodeError::Absent { message: "OffsetFetchRequest", field: "Topics", version });
        }
        if version >= 8 {
            w.array(version >= 6, &self.groups, |w, v| v.encode(w, version))?;
        } else if !self.groups.is_empty() {
            return Err(EncodeError::Absent { message: "OffsetFetchRequest", field: "Groups", version });
        }
        if version >= 7 {
            w.bool(self.require_stable);
        } else if self.require_stable {
            return Err(EncodeError::Absent { message: "OffsetFetchRequest", field: "RequireStable", version });
        }
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OffsetFetchRequestTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetFetchRequestTopic {
    /// `Name`: string, versions 1-7.
    pub name: String,
    /// `PartitionIndexes`: array of i32, versions 1-7.
    pub partition_indexes: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetFetchRequestTopic {
    fn default() -> Self {
        Self { name: String::new(), partition_indexes: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl OffsetFetchRequestTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version <= 7 {
            m.name = r.string(version >= 6)?;
        }
        if version <= 7 {
            m.partition_indexes = r.array(version >= 6, Reader::i32)?;
        }
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version <= 7 {
            w.string(version >= 6, &self.name)?;
        } else if !self.name.is_empty() {
            return Err(EncodeError::Absent { message: "OffsetFetchRequestTopic", field: "Name", version });
        }
        if version <= 7 {
            w.array(version >= 6, &self.partition_indexes, |w, v| {
                w.i32(*v);
                Ok(())
            })?;
        } else if !self.partition_indexes.is_empty() {
            return Err(EncodeError::Absent { message: "OffsetFetchRequestTopic", field: "PartitionIndexes", version });
        }
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OffsetFetchRequestGroup`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetFetchRequestGroup {
    /// `GroupId`: string, versions 8-10.
    pub group_id: String,
    /// `MemberId`: nullable string, versions 9-10.
    pub member_id: Option<String>,
    /// `MemberEpoch`: i32, versions 9-10.
    pub member_epoch: i32,
    /// `Topics`: nullable array of [`OffsetFetchRequestTopics`], versions 8-10.
    pub topics: Option<Vec<OffsetFetchRequestTopics>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetFetchRequestGroup {
    fn default() -> Self {
        Self {
            group_id: String::new(),
            member_id: None,
            member_epoch: -1,
            topics: Some(Vec::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl OffsetFetchRequestGroup {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 8 {
            m.group_id = r.string(version >= 6)?;
        }
        if version >= 9 {
            m.member_id = r.nullable_string(version >= 6, true)?;
        }
        if version >= 9 {
            m.member_epoch = r.i32()?;
        }
        if version >= 8 {
            m.topics = r.nullable_array(version >= 6, true, |r| OffsetFetchRequestTopics::decode(r, version))?;
        }
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 8 {
            w.string(version >= 6, &self.group_id)?;
        } else if !self.group_id.is_empty() {
            return Err(EncodeError::Absent { message: "OffsetFetchRequestGroup", field: "GroupId", version });
        }
        if version >= 9 {
            w.nullable_string(version >= 6, true, self.member_id.as_deref())?;
        }
        if version >= 9 {
            w.i32(self.member_epoch);
        }
        if version >= 8 {
            w.nullable_array(version >= 6, true, self.topics.as_deref(), |w, v| v.encode(w, version))?;
        } else if self.topics.as_ref().is_none_or(|v| !v.is_empty()) {
            return Err(EncodeError::Absent { message: "OffsetFetchRequestGroup", field: "Topics", version });
        }
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `OffsetFetchRequestTopics`.
#[derive(Debug, Clone, PartialEq)]
pub struct OffsetFetchRequestTopics {
    /// `Name`: string, versions 8-9.
    pub name: String,
    /// `TopicId`: uuid, versions 10.
    pub topic_id: Uuid,
    /// `PartitionIndexes`: array of i32, versions 8-10.
    pub partition_indexes: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for OffsetFetchRequestTopics {
    fn default() -> Self {
        Self {
            name: String::new(),
            topic_id: Uuid::ZERO,
            partition_indexes: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl OffsetFetchRequestTopics {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if (8..=9).contains(&version) {
            m.name = r.string(version >= 6)?;
        }
        if version >= 10 {
            m.topic_id = r.uuid()?;
        }
        if version >= 8 {
            m.partition_indexes = r.array(version >= 6, Reader::i32)?;
        }
        if version >= 6 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if (8..=9).contains(&version) {
            w.string(version >= 6, &self.name)?;
        }
        if version >= 10 {
            w.uuid(self.topic_id);
        }
        if version >= 8 {
            w.array(version >= 6, &self.partition_indexes, |w, v| {
                w.i32(*v);
                Ok(())
            })?;
        } else if !self.partition_indexes.is_empty() {
            return Err(EncodeError::Absent {
                message: "OffsetFetchRequestTopics",
                field: "PartitionIndexes",
                version,
            });
        }
        if version >= 6 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
