// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `PartitionRecord`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `PartitionRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionRecord {
    /// `PartitionId`: i32, versions 0-2.
    pub partition_id: i32,
    /// `TopicId`: uuid, versions 0-2.
    pub topic_id: Uuid,
    /// `Replicas`: array of i32, versions 0-2.
    pub replicas: Vec<i32>,
    /// `Isr`: array of i32, versions 0-2.
    pub isr: Vec<i32>,
    /// `RemovingReplicas`: array of i32, versions 0-2.
    pub removing_replicas: Vec<i32>,
    /// `AddingReplicas`: array of i32, versions 0-2.
    pub adding_replicas: Vec<i32>,
    /// `Leader`: i32, versions 0-2.
    pub leader: i32,
    /// `LeaderRecoveryState`: i8, versions 0-2, tag 0.
    pub leader_recovery_state: i8,
    /// `LeaderEpoch`: i32, versions 0-2.
    pub leader_epoch: i32,
    /// `PartitionEpoch`: i32, versions 0-2.
    pub partition_epoch: i32,
    /// `Directories`: array of uuid, versions 1-2.
    pub directories: Vec<Uuid>,
    /// `EligibleLeaderReplicas`: nullable array of i32, versions 2, tag 1.
    pub eligible_leader_replicas: Option<Vec<i32>>,
    /// `LastKnownElr`: nullable array of i32, versions 2, tag 2.
    pub last_known_elr: Option<Vec<i32>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionRecord {
    fn default() -> Self {
        Self {
            partition_id: -1,
            topic_id: Uuid::ZERO,
            replicas: Vec::new(),
            isr: Vec::new(),
            removing_replicas: Vec::new(),
            adding_replicas: Vec::new(),
            leader: -1,
            leader_recovery_state: 0,
            leader_epoch: -1,
            partition_epoch: -1,
            directories: Vec::new(),
            eligible_leader_replicas: None,
            last_known_elr: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for PartitionRecord {
    const NAME: &'static str = "PartitionRecord";
    const VERSIONS: RangeInclusive<i16> = 0..=2;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.partition_id = r.i32()?;
        m.topic_id = r.uuid()?;
        m.replicas = r.array(true, Reader::i32)?;
        m.isr = r.array(true, Reader::i32)?;
        m.removing_replicas = r.array(true, Reader::i32)?;
        m.adding_replicas = r.array(true, Reader::i32)?;
        m.leader = r.i32()?;
        m.leader_epoch = r.i32()?;
        m.partition_epoch = r.i32()?;
        if version >= 1 {
            m.directories = r.array(true, Reader::uuid)?;
        }
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 => {
                m.leader_recovery_state = r.i8()?;
                Ok(true)
            }
            1 if version >= 2 => {
                m.eligible_leader_replicas = r.nullable_array(true, true, Reader::i32)?;
                Ok(true)
            }
            2 if version >= 2 => {
                m.last_known_elr = r.nullable_array(true, true, Reader::i32)?;
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
        w.i32(self.partition_id);
        w.uuid(self.topic_id);
        w.array(true, &self.replicas, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.array(true, &self.isr, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.array(true, &self.removing_replicas, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.array(true, &self.adding_replicas, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        w.i32(self.leader);
        w.i32(self.leader_epoch);
        w.i32(self.partition_epoch);
        if version >= 1 {
            w.array(true, &self.directories, |w, v| {
                w.uuid(*v);
                Ok(())
            })?;
        } else if !self.directories.is_empty() {
            return Err(EncodeError::Absent { message: "PartitionRecord", field: "Directories", version });
        }
        if !(version >= 2) && self.eligible_leader_replicas.is_some() {
            return Err(EncodeError::Absent { message: "PartitionRecord", field: "EligibleLeaderReplicas", version });
        }
        if !(version >= 2) && self.last_known_elr.is_some() {
            return Err(EncodeError::Absent { message: "PartitionRecord", field: "LastKnownElr", version });
        }
        let mut tags = Tags::new();
        if self.leader_recovery_state != 0 {
            tags.add(0, |w| {
                w.i8(self.leader_recovery_state);
                Ok(())
            })?;
        }
        if version >= 2 && self.eligible_leader_replicas.is_some() {
            tags.add(1, |w| {
                w.nullable_array(true, true, self.eligible_leader_replicas.as_deref(), |w, v| {
                    w.i32(*v);
                    Ok(())
                })?;
                Ok(())
            })?;
        }
        if version >= 2 && self.last_known_elr.is_some() {
            tags.add(2, |w| {
                w.nullable_array(true, true, self.last_known_elr.as_deref(), |w, v| {
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
