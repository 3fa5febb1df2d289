// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `StreamsGroupTopologyValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `StreamsGroupTopologyValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct StreamsGroupTopologyValue {
    /// `Epoch`: i32, versions 0.
    pub epoch: i32,
    /// `Subtopologies`: array of [`Subtopology`], versions 0.
    pub subtopologies: Vec<Subtopology>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for StreamsGroupTopologyValue {
    fn default() -> Self {
        Self { epoch: 0, subtopologies: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for StreamsGroupTopologyValue {
    const NAME: &'static str = "StreamsGroupTopologyValue";
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
        m.epoch = r.i32()?;
        m.subtopologies = r.array(true, |r| Subtopology::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.epoch);
        w.array(true, &self.subtopologies, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `Subtopology`.
#[derive(Debug, Clone, PartialEq)]
pub struct Subtopology {
    /// `SubtopologyId`: string, versions 0.
    pub subtopology_id: String,
    /// `SourceTopics`: array of string, versions 0.
    pub source_topics: Vec<String>,
    /// `SourceTopicRegex`: array of string, versions 0.
    pub source_topic_regex: Vec<String>,
    /// `StateChangelogTopics`: array of [`TopicInfo`], versions 0.
    pub state_changelog_topics: Vec<TopicInfo>,
    /// `RepartitionSinkTopics`: array of string, versions 0.
    pub repartition_sink_topics: Vec<String>,
    /// `RepartitionSourceTopics`: array of [`TopicInfo`], versions 0.
    pub repartition_source_topics: Vec<TopicInfo>,
    /// `CopartitionGroups`: array of [`CopartitionGroup`], versions 0.
    pub copartition_groups: Vec<CopartitionGroup>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for Subtopology {
    fn default() -> Self {
        Self {
            subtopology_id: String::new(),
            source_topics: Vec::new(),
            source_topic_regex: Vec::new(),
            state_changelog_topics: Vec::new(),
            repartition_sink_topics: Vec::new(),
            repartition_source_topics: Vec::new(),
            copartition_groups: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Subtopology {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.subtopology_id = r.string(true)?;
        m.source_topics = r.array(true, |r| r.string(true))?;
        m.source_topic_regex = r.array(true, |r| r.string(true))?;
        m.state_changelog_topics = r.array(true, |r| TopicInfo::decode(r, version))?;
        m.repartition_sink_topics = r.array(true, |r| r.string(true))?;
        m.repartition_source_topics = r.array(true, |r| TopicInfo::decode(r, version))?;
        m.copartition_groups = r.array(true, |r| CopartitionGroup::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.subtopology_id)?;
        w.array(true, &self.source_topics, |w, v| w.string(true, v))?;
        w.array(true, &self.source_topic_regex, |w, v| w.string(true, v))?;
        w.array(true, &self.state_changelog_topics, |w, v| v.encode(w, version))?;
        w.array(true, &self.repartition_sink_topics, |w, v| w.string(true, v))?;
        w.array(true, &self.repartition_source_topics, |w, v| v.encode(w, version))?;
        w.array(true, &self.copartition_groups, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `CopartitionGroup`.
#[derive(Debug, Clone, PartialEq)]
pub struct CopartitionGroup {
    /// `SourceTopics`: array of i16, versions 0.
    pub source_topics: Vec<i16>,
    /// `SourceTopicRegex`: array of i16, versions 0.
    pub source_topic_regex: Vec<i16>,
    /// `RepartitionSourceTopics`: array of i16, versions 0.
    pub repartition_source_topics: Vec<i16>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for CopartitionGroup {
    fn default() -> Self {
        Self {
            source_topics: Vec::new(),
            source_topic_regex: Vec::new(),
            repartition_source_topics: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl CopartitionGroup {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.source_topics = r.array(true, Reader::i16)?;
        m.source_topic_regex = r.array(true, Reader::i16)?;
        m.repartition_source_topics = r.array(true, Reader::i16)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.array(true, &self.source_topics, |w, v| {
            w.i16(*v);
            Ok(())
        })?;
        w.array(true, &self.source_topic_regex, |w, v| {
            w.i16(*v);
            Ok(())
        })?;
        w.array(true, &self.repartition_source_topics, |w, v| {
            w.i16(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicConfig`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicConfig {
    /// `key`: string, versions 0.
    pub key: String,
    /// `value`: string, versions 0.
    pub value: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicConfig {
    fn default() -> Self {
        Self { key: String::new(), value: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicConfig {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.key = r.string(true)?;
        m.value = r.string(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.key)?;
        w.string(true, &self.value)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicInfo`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicInfo {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `Partitions`: i32, versions 0.
    pub partitions: i32,
    /// `ReplicationFactor`: i16, versions 0.
    pub replication_factor: i16,
    /// `TopicConfigs`: array of [`TopicConfig`], versions 0.
    pub topic_configs: Vec<TopicConfig>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicInfo {
    fn default() -> Self {
        Self {
            name: String::new(),
            partitions: 0,
            replication_factor: 0,
            topic_configs: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TopicInfo {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.partitions = r.i32()?;
        m.replication_factor = r.i16()?;
        m.topic_configs = r.array(true, |r| TopicConfig::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.i32(self.partitions);
        w.i16(self.replication_factor);
        w.array(true, &self.topic_configs, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
