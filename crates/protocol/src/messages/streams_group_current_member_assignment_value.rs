// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `StreamsGroupCurrentMemberAssignmentValue`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `StreamsGroupCurrentMemberAssignmentValue`.
#[derive(Debug, Clone, PartialEq)]
pub struct StreamsGroupCurrentMemberAssignmentValue {
    /// `MemberEpoch`: i32, versions 0.
    pub member_epoch: i32,
    /// `PreviousMemberEpoch`: i32, versions 0.
    pub previous_member_epoch: i32,
    /// `State`: i8, versions 0.
    pub state: i8,
    /// `ActiveTasks`: array of [`TaskIds`], versions 0.
    pub active_tasks: Vec<TaskIds>,
    /// `StandbyTasks`: array of [`TaskIds`], versions 0.
    pub standby_tasks: Vec<TaskIds>,
    /// `WarmupTasks`: array of [`TaskIds`], versions 0.
    pub warmup_tasks: Vec<TaskIds>,
    /// `ActiveTasksPendingRevocation`: array of [`TaskIds`], versions 0.
    pub active_tasks_pending_revocation: Vec<TaskIds>,
    /// `StandbyTasksPendingRevocation`: array of [`TaskIds`], versions 0.
    pub standby_tasks_pending_revocation: Vec<TaskIds>,
    /// `WarmupTasksPendingRevocation`: array of [`TaskIds`], versions 0.
    pub warmup_tasks_pending_revocation: Vec<TaskIds>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for StreamsGroupCurrentMemberAssignmentValue {
    fn default() -> Self {
        Self {
            member_epoch: 0,
            previous_member_epoch: 0,
            state: 0,
            active_tasks: Vec::new(),
            standby_tasks: Vec::new(),
            warmup_tasks: Vec::new(),
            active_tasks_pending_revocation: Vec::new(),
            standby_tasks_pending_revocation: Vec::new(),
            warmup_tasks_pending_revocation: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for StreamsGroupCurrentMemberAssignmentValue {
    const NAME: &'static str = "StreamsGroupCurrentMemberAssignmentValue";
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
        m.member_epoch = r.i32()?;
        m.previous_member_epoch = r.i32()?;
        m.state = r.i8()?;
        m.active_tasks = r.array(true, |r| TaskIds::decode(r, version))?;
        m.standby_tasks = r.array(true, |r| TaskIds::decode(r, version))?;
        m.warmup_tasks = r.array(true, |r| TaskIds::decode(r, version))?;
        m.active_tasks_pending_revocation = r.array(true, |r| TaskIds::decode(r, version))?;
        m.standby_tasks_pending_revocation = r.array(true, |r| TaskIds::decode(r, version))?;
        m.warmup_tasks_pending_revocation = r.array(true, |r| TaskIds::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.member_epoch);
        w.i32(self.previous_member_epoch);
        w.i8(self.state);
        w.array(true, &self.active_tasks, |w, v| v.encode(w, version))?;
        w.array(true, &self.standby_tasks, |w, v| v.encode(w, version))?;
        w.array(true, &self.warmup_tasks, |w, v| v.encode(w, version))?;
        w.array(true, &self.active_tasks_pending_revocation, |w, v| v.encode(w, version))?;
        w.array(true, &self.standby_tasks_pending_revocation, |w, v| v.encode(w, version))?;
        w.array(true, &self.warmup_tasks_pending_revocation, |w, v| v.encode(w, version))?;
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
    /// `AssignmentEpochs`: nullable array of i32, versions 0, tag 0.
    pub assignment_epochs: Option<Vec<i32>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TaskIds {
    fn default() -> Self {
        Self {
            subtopology_id: String::new(),
            partitions: Vec::new(),
            assignment_epochs: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl TaskIds {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.subtopology_id = r.string(true)?;
        m.partitions = r.array(true, Reader::i32)?;
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 => {
                m.assignment_epochs = r.nullable_array(true, true, Reader::i32)?;
                Ok(true)
            }
            _ => Ok(false),
        })?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.subtopology_id)?;
        w.array(true, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        let mut tags = Tags::new();
        if self.assignment_epochs.is_some() {
            tags.add(0, |w| {
                w.nullable_array(true, true, self.assignment_epochs.as_deref(), |w, v| {
                    w.i32(*v);
                    Ok(())
                })?;
                Ok(())
            })?;
        }
        tags.finish(w, &self.unknown_tagged_fields)?;
        Ok(())
    }
}
