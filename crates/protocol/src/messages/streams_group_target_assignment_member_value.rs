// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `StreamsGroupTargetAssignmentMemberValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `StreamsGroupTargetAssignmentMemberValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct StreamsGroupTargetAssignmentMemberValue {
    /// `ActiveTasks`: array of [`TaskIds`], versions 0.
    pub active_tasks: Vec<TaskIds>,
    /// `StandbyTasks`: array of [`TaskIds`], versions 0.
    pub standby_tasks: Vec<TaskIds>,
    /// `WarmupTasks`: array of [`TaskIds`], versions 0.
    pub warmup_tasks: Vec<TaskIds>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for StreamsGroupTargetAssignmentMemberValue {
    fn default() -> Self {
        Self {
            active_tasks: Vec::new(),
            standby_tasks: Vec::new(),
            warmup_tasks: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for StreamsGroupTargetAssignmentMemberValue {
    const NAME: &'static str = "StreamsGroupTargetAssignmentMemberValue";
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
        m.active_tasks = r.array(true, |r| TaskIds::decode(r, version))?;
        m.standby_tasks = r.array(true, |r| TaskIds::decode(r, version))?;
        m.warmup_tasks = r.array(true, |r| TaskIds::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.active_tasks, |w, v| v.encode(w, version))?;
        w.array(true, &self.standby_tasks, |w, v| v.encode(w, version))?;
        w.array(true, &self.warmup_tasks, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TaskIds`.
#[derive(Debug, Clone, PartialEq)]
pub struct TaskIds {
    /// `SubtopologyId`: string, versions 0.
    pub subtopology_id: String,
    /// `Partitions`: array of i32, versions 0.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TaskIds {
    fn default() -> Self {
        Self { subtopology_id: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TaskIds {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.subtopology_id = r.string(true)?;
        m.partitions = r.array(true, Reader::i32)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.subtopology_id)?;
        w.array(true, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
