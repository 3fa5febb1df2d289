// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `CreateTopicsResponse`: versions 2-7.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `CreateTopicsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreateTopicsResponse {
    /// `ThrottleTimeMs`: i32, versions 2-7.
    pub throttle_time_ms: i32,
    /// `Topics`: array of [`CreatableTopicResult`], versions 2-7.
    pub topics: Vec<CreatableTopicResult>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreateTopicsResponse {
    fn default() -> Self {
        Self { throttle_time_ms: 0, topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for CreateTopicsResponse {
    const NAME: &'static str = "CreateTopicsResponse";
    const VERSIONS: RangeInclusive<i16> = 2..=7;
    fn is_flexible(version: i16) -> bool {
        version >= 5
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.throttle_time_ms = r.i32()?;
        m.topics = r.array(version >= 5, |r| CreatableTopicResult::decode(r, version))?;
        if version >= 5 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.array(version >= 5, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 5 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `CreatableTopicResult`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreatableTopicResult {
    /// `Name`: string, versions 2-7.
    pub name: String,
    /// `TopicId`: uuid, versions 7.
    pub topic_id: Uuid,
    /// `ErrorCode`: i16, versions 2-7.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 2-7.
    pub error_message: Option<String>,
    /// `TopicConfigErrorCode`: i16, versions 5-7, tag 0.
    pub topic_config_error_code: i16,
    /// `NumPartitions`: i32, versions 5-7.
    pub num_partitions: i32,
    /// `ReplicationFactor`: i16, versions 5-7.
    pub replication_factor: i16,
    /// `Configs`: nullable array of [`CreatableTopicConfigs`], versions 5-7.
    pub configs: Option<Vec<CreatableTopicConfigs>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreatableTopicResult {
    fn default() -> Self {
        Self {
            name: String::new(),
            topic_id: Uuid::ZERO,
            error_code: 0,
            error_message: Some(String::new()),
            topic_config_error_code: 0,
            num_partitions: -1,
            replication_factor: -1,
            configs: Some(Vec::new()),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl CreatableTopicResult {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 5)?;
        if version >= 7 {
            m.topic_id = r.uuid()?;
        }
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(version >= 5, true)?;
        if version >= 5 {
            m.num_partitions = r.i32()?;
        }
        if version >= 5 {
            m.replication_factor = r.i16()?;
        }
        if version >= 5 {
            m.configs = r.nullable_array(version >= 5, true, |r| CreatableTopicConfigs::decode(r, version))?;
        }
        if version >= 5 {
            r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
                0 => {
                    m.topic_config_error_code = r.i16()?;
                    Ok(true)
                }
                _ => Ok(false),
            })?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 5, &self.name)?;
        if version >= 7 {
            w.uuid(self.topic_id);
        }
        w.i16(self.error_code);
        w.nullable_string(version >= 5, true, self.error_message.as_deref())?;
        if version >= 5 {
            w.i32(self.num_partitions);
        }
        if version >= 5 {
            w.i16(self.replication_factor);
        }
        if version >= 5 {
            w.nullable_array(version >= 5, true, self.configs.as_deref(), |w, v| v.encode(w, version))?;
        }
        if version >= 5 {
            let mut tags = Tags::new();
            if self.topic_config_error_code != 0 {
                tags.add(0, |w| {
                    w.i16(self.topic_config_error_code);
                    Ok(())
                })?;
            }
            tags.finish(w, &self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `CreatableTopicConfigs`.
#[derive(Debug, Clone, PartialEq)]
pub struct CreatableTopicConfigs {
    /// `Name`: string, versions 5-7.
    pub name: String,
    /// `Value`: nullable string, versions 5-7.
    pub value: Option<String>,
    /// `ReadOnly`: bool, versions 5-7.
    pub read_only: bool,
    /// `ConfigSource`: i8, versions 5-7.
    pub config_source: i8,
    /// `IsSensitive`: bool, versions 5-7.
    pub is_sensitive: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CreatableTopicConfigs {
    fn default() -> Self {
        Self {
            name: String::new(),
            value: Some(String::new()),
            read_only: false,
            config_source: -1,
            is_sensitive: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl CreatableTopicConfigs {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 5 {
            m.name = r.string(version >= 5)?;
        }
        if version >= 5 {
            m.value = r.nullable_string(version >= 5, true)?;
        }
        if version >= 5 {
            m.read_only = r.bool()?;
        }
        if version >= 5 {
            m.config_source = r.i8()?;
        }
        if version >= 5 {
            m.is_sensitive = r.bool()?;
        }
        if version >= 5 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 5 {
            w.string(version >= 5, &self.name)?;
        } else if !self.name.is_empty() {
            return Err(EncodeError::Absent { message: "CreatableTopicConfigs", field: "Name", version });
        }
        if version >= 5 {
            w.nullable_string(version >= 5, true, self.value.as_deref())?;
        } else if self.value.as_ref().is_none_or(|v| !v.is_empty()) {
            return Err(EncodeError::Absent { message: "CreatableTopicConfigs", field: "Value", version });
        }
        if version >= 5 {
            w.bool(self.read_only);
        } else if self.read_only {
            return Err(EncodeError::Absent { message: "CreatableTopicConfigs", field: "ReadOnly", version });
        }
        if version >= 5 {
            w.i8(self.config_source);
        }
        if version >= 5 {
            w.bool(self.is_sensitive);
        } else if self.is_sensitive {
            return Err(EncodeError::Absent { message: "CreatableTopicConfigs", field: "IsSensitive", version });
        }
        if version >= 5 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
