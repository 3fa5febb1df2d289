// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `StreamsGroupTopologyDescriptionUpdateRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `StreamsGroupTopologyDescriptionUpdateRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct StreamsGroupTopologyDescriptionUpdateRequest {
    /// `GroupId`: string, versions 0.
    pub group_id: String,
    /// `MemberId`: string, versions 0.
    pub member_id: String,
    /// `TopologyEpoch`: i32, versions 0.
    pub topology_epoch: i32,
    /// `TopologyDescription`: [`TopologyDescription`], versions 0.
    pub topology_description: TopologyDescription,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for StreamsGroupTopologyDescriptionUpdateRequest {
    fn default() -> Self {
        Self {
            group_id: String::new(),
            member_id: String::new(),
            topology_epoch: 0,
            topology_description: TopologyDescription::default(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for StreamsGroupTopologyDescriptionUpdateRequest {
    const NAME: &'static str = "StreamsGroupTopologyDescriptionUpdateRequest";
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
        m.group_id = r.string(true)?;
        m.member_id = r.string(true)?;
        m.topology_epoch = r.i32()?;
        m.topology_description = TopologyDescription::decode(r, version)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(true, &self.group_id)?;
        w.string(true, &self.member_id)?;
        w.i32(self.topology_epoch);
        self.topology_description.encode(w, version)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopologyDescription`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopologyDescription {
    /// `Subtopologies`: array of [`TopologyDescriptionSubtopology`], versions 0.
    pub subtopologies: Vec<TopologyDescriptionSubtopology>,
    /// `GlobalStores`: array of [`TopologyDescriptionGlobalStore`], versions 0.
    pub global_stores: Vec<TopologyDescriptionGlobalStore>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopologyDescription {
    fn default() -> Self {
        Self { subtopologies: Vec::new(), global_stores: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopologyDescription {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.subtopologies = r.array(true, |r| TopologyDescriptionSubtopology::decode(r, version))?;
        m.global_stores = r.array(true, |r| TopologyDescriptionGlobalStore::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.array(true, &self.subtopologies, |w, v| v.encode(w, version))?;
        w.array(true, &self.global_stores, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopologyDescriptionSubtopology`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopologyDescriptionSubtopology {
    /// `SubtopologyId`: string, versions 0.
    pub subtopology_id: String,
    /// `Nodes`: array of [`TopologyDescriptionNode`], versions 0.
    pub nodes: Vec<TopologyDescriptionNode>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopologyDescriptionSubtopology {
    fn default() -> Self {
        Self { subtopology_id: String::new(), nodes: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopologyDescriptionSubtopology {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.subtopology_id = r.string(true)?;
        m.nodes = r.array(true, |r| TopologyDescriptionNode::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.subtopology_id)?;
        w.array(true, &self.nodes, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopologyDescriptionNode`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopologyDescriptionNode {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `NodeType`: i8, versions 0.
    pub node_type: i8,
    /// `SourceTopics`: array of string, versions 0.
    pub source_topics: Vec<String>,
    /// `SinkTopic`: nullable string, versions 0.
    pub sink_topic: Option<String>,
    /// `Stores`: array of string, versions 0.
    pub stores: Vec<String>,
    /// `Successors`: array of string, versions 0.
    pub successors: Vec<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopologyDescriptionNode {
    fn default() -> Self {
        Self {
            name: String::new(),
            node_type: 0,
            source_topics: Vec::new(),
            sink_topic: None,
            stores: Vec::new(),
            successors: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TopologyDescriptionNode {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.node_type = r.i8()?;
        m.source_topics = r.array(true, |r| r.string(true))?;
        m.sink_topic = r.nullable_string(true, true)?;
        m.stores = r.array(true, |r| r.string(true))?;
        m.successors = r.array(true, |r| r.string(true))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.i8(self.node_type);
        w.array(true, &self.source_topics, |w, v| w.string(true, v))?;
        w.nullable_string(true, true, self.sink_topic.as_deref())?;
        w.array(true, &self.stores, |w, v| w.string(true, v))?;
        w.array(true, &self.successors, |w, v| w.string(true, v))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopologyDescriptionGlobalStore`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopologyDescriptionGlobalStore {
    /// `Source`: [`TopologyDescriptionNode`], versions 0.
    pub source: TopologyDescriptionNode,
    /// `Processor`: [`TopologyDescriptionNode`], versions 0.
    pub processor: TopologyDescriptionNode,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopologyDescriptionGlobalStore {
    fn default() -> Self {
        Self {
            source: TopologyDescriptionNode::default(),
            processor: TopologyDescriptionNode::default(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TopologyDescriptionGlobalStore {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.source = TopologyDescriptionNode::decode(r, version)?;
        m.processor = TopologyDescriptionNode::decode(r, version)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        self.source.encode(w, version)?;
        self.processor.encode(w, version)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
