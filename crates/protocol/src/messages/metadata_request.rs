// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `MetadataRequest`: versions 0-13.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `MetadataRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct MetadataRequest {
    /// `Topics`: nullable array of [`MetadataRequestTopic`], versions 0-13.
    pub topics: Option<Vec<MetadataRequestTopic>>,
    /// `AllowAutoTopicCreation`: bool, versions 4-13.
    pub allow_auto_topic_creation: bool,
    /// `IncludeClusterAuthorizedOperations`: bool, versions 8-10.
    pub include_cluster_authorized_operations: bool,
    /// `IncludeTopicAuthorizedOperations`: bool, versions 8-13.
    pub include_topic_authorized_operations: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for MetadataRequest {
    fn default() -> Self {
        Self {
            topics: Some(Vec::new()),
            allow_auto_topic_creation: true,
            include_cluster_authorized_operations: false,
            include_topic_authorized_operations: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for MetadataRequest {
    const NAME: &'static str = "MetadataRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=13;
    fn is_flexible(version: i16) -> bool {
        version >= 9
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.topics = r.nullable_array(version >= 9, version >= 1, |r| MetadataRequestTopic::decode(r, version))?;
        if version >= 4 {
            m.allow_auto_topic_creation = r.bool()?;
        }
        if (8..=10).contains(&version) {
            m.include_cluster_authorized_operations = r.bool()?;
        }
        if version >= 8 {
            m.include_topic_authorized_operations = r.bool()?;
        }
        if version >= 9 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.nullable_array(version >= 9, version >= 1, self.topics.as_deref(), |w, v| v.encode(w, version))?;
        if version >= 4 {
            w.bool(self.allow_auto_topic_creation);
        } else if !self.allow_auto_topic_creation {
            return Err(EncodeError::Absent { message: "MetadataRequest", field: "AllowAutoTopicCreation", version });
        }
        if (8..=10).contains(&version) {
            w.bool(self.include_cluster_authorized_operations);
        } else if self.include_cluster_authorized_operations {
            return Err(EncodeError::Absent {
                message: "MetadataRequest",
                field: "IncludeClusterAuthorizedOperations",
                version,
            });
        }
        if version >= 8 {
            w.bool(self.include_topic_authorized_operations);
        } else if self.include_topic_authorized_operations {
            return Err(EncodeError::Absent {
                message: "MetadataRequest",
                field: "IncludeTopicAuthorizedOperations",
                version,
            });
        }
        if version >= 9 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `MetadataRequestTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct MetadataRequestTopic {
    /// `TopicId`: uuid, versions 10-13.
    pub topic_id: Uuid,
    /// `Name`: nullable string, versions 0-13.
    pub name: Option<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for MetadataRequestTopic {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, name: Some(String::new()), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl MetadataRequestTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 10 {
            m.topic_id = r.uuid()?;
        }
        m.name = r.nullable_string(version >= 9, version >= 10)?;
        if version >= 9 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 10 {
            w.uuid(self.topic_id);
        }
        w.nullable_string(version >= 9, version >= 10, self.name.as_deref())?;
        if version >= 9 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
