// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `StreamsGroupMetadataValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `StreamsGroupMetadataValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct StreamsGroupMetadataValue {
    /// `Epoch`: i32, versions 0.
    pub epoch: i32,
    /// `MetadataHash`: i64, versions 0.
    pub metadata_hash: i64,
    /// `ValidatedTopologyEpoch`: i32, versions 0, tag 0.
    pub validated_topology_epoch: i32,
    /// `LastAssignmentConfigs`: nullable array of [`LastAssignmentConfig`], versions 0, tag 1.
    pub last_assignment_configs: Option<Vec<LastAssignmentConfig>>,
    /// `StoredDescriptionTopologyEpoch`: i32, versions 0, tag 2.
    pub stored_description_topology_epoch: i32,
    /// `FailedDescriptionTopologyEpoch`: i32, versions 0, tag 3.
    pub failed_description_topology_epoch: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for StreamsGroupMetadataValue {
    fn default() -> Self {
        Self {
            epoch: 0,
            metadata_hash: 0,
            validated_topology_epoch: -1,
            last_assignment_configs: None,
            stored_description_topology_epoch: -1,
            failed_description_topology_epoch: -1,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for StreamsGroupMetadataValue {
    const NAME: &'static str = "StreamsGroupMetadataValue";
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
        m.metadata_hash = r.i64()?;
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 => {
                m.validated_topology_epoch = r.i32()?;
                Ok(true)
            }
            1 => {
                m.last_assignment_configs =
                    r.nullable_array(true, true, |r| LastAssignmentConfig::decode(r, version))?;
                Ok(true)
            }
            2 => {
                m.stored_description_topology_epoch = r.i32()?;
                Ok(true)
            }
            3 => {
                m.failed_description_topology_epoch = r.i32()?;
                Ok(true)
            }
            _ => Ok(false),
        })?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.epoch);
        w.i64(self.metadata_hash);
        let mut tags = Tags::new();
        if self.validated_topology_epoch != -1 {
            tags.add(0, |w| {
                w.i32(self.validated_topology_epoch);
                Ok(())
            })?;
        }
        if self.last_assignment_configs.is_some() {
            tags.add(1, |w| {
                w.nullable_array(true, true, self.last_assignment_configs.as_deref(), |w, v| v.encode(w, version))?;
                Ok(())
            })?;
        }
        if self.stored_description_topology_epoch != -1 {
            tags.add(2, |w| {
                w.i32(self.stored_description_topology_epoch);
                Ok(())
            })?;
        }
        if self.failed_description_topology_epoch != -1 {
            tags.add(3, |w| {
                w.i32(self.failed_description_topology_epoch);
                Ok(())
            })?;
        }
        tags.finish(w, &self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `LastAssignmentConfig`.
#[derive(Debug, Clone, PartialEq)]
pub struct LastAssignmentConfig {
    /// `Key`: string, versions 0.
    pub key: String,
    /// `Value`: string, versions 0.
    pub value: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for LastAssignmentConfig {
    fn default() -> Self {
        Self { key: String::new(), value: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl LastAssignmentConfig {
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
