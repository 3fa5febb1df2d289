// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `PartitionChangeRecord`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `PartitionChangeRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionChangeRecord {
    /// `PartitionId`: i32, versions 0-2.
    pub partition_id: i32,
    /// `TopicId`: uuid, versions 0-2.
    pub topic_id: Uuid,
    /// `Isr`: nullable array of i32, versions 0-2, tag 0.
    pub isr: Option<Vec<i32>>,
    /// `Leader`: i32, versions 0-2, tag 1.
    pub leader: i32,
    /// `Replicas`: nullable array of i32, versions 0-2, tag 2.
    pub replicas: Option<Vec<i32>>,
    /// `RemovingReplicas`: nullable array of i32, versions 0-2, tag 3.
    pub removing_replicas: Option<Vec<i32>>,
    /// `AddingReplicas`: nullable array of i32, versions 0-2, tag 4.
    pub adding_replicas: Option<Vec<i32>>,
    /// `LeaderRecoveryState`: i8, versions 0-2, tag 5.
    pub leader_recovery_state: i8,
    /// `Directories`: nullable array of uuid, versions 1-2, tag 8.
    pub directories: Option<Vec<Uuid>>,
    /// `EligibleLeaderReplicas`: nullable array of i32, versions 2, tag 6.
    pub eligible_leader_replicas: Option<Vec<i32>>,
    /// `LastKnownElr`: nullable array of i32, versions 2, tag 7.
    pub last_known_elr: Option<Vec<i32>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionChangeRecord {
    fn default() -> Self {
        Self {
            partition_id: -1,
            topic_id: Uuid::ZERO,
            isr: None,
            leader: -2,
            replicas: None,
            removing_replicas: None,
            adding_replicas: None,
            leader_recovery_state: -1,
            directories: None,
            eligible_leader_replicas: None,
            last_known_elr: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for PartitionChangeRecord {
    const NAME: &'static str = "PartitionChangeRecord";
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
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 => {
                m.isr = r.nullable_array(true, true, Reader::i32)?;
                Ok(true)
            }
            1 => {
                m.leader = r.i32()?;
                Ok(true)
            }
            2 => {
                m.replicas = r.nullable_array(true, true, Reader::i32)?;
                Ok(true)
            }
            3 => {
                m.removing_replicas = r.nullable_array(true, true, Reader::i32)?;
                Ok(true)
            }
            4 => {
                m.adding_replicas = r.nullable_array(true, true, Reader::i32)?;
                Ok(true)
            }
            5 => {
                m.leader_recovery_state = r.i8()?;
                Ok(true)
            }
            8 if version >= 1 => {
                m.directories = r.nullable_array(true, true, Reader::uuid)?;
                Ok(true)
            }
            6 if version >= 2 => {
                m.eligible_leader_replicas = r.nullable_array(true, true, Reader::i32)?;
                Ok(true)
            }
            7 if version >= 2 => {
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
        if !(version >= 1) && self.directories.is_some() {
            return Err(EncodeError::Absent { message: "PartitionChangeRecord", field: "Directories", version });
        }
        if !(version >= 2) && self.eligible_leader_replicas.is_some() {
            return Err(EncodeError::Absent {
                message: "PartitionChangeRecord",
                field: "EligibleLeaderReplicas",
                version,
            });
        }
        if !(version >= 2) && self.last_known_elr.is_some() {
            return Err(EncodeError::Absent { message: "PartitionChangeRecord", field: "LastKnownElr", version });
        }
        let mut tags = Tags::new();
        if self.isr.is_some() {
            tags.add(0, |w| {
                w.nullable_array(true, true, self.isr.as_deref(), |w, v| {
                    w.i32(*v);
                    Ok(())
                })?;
                Ok(())
            })?;
        }
        if self.leader != -2 {
            tags.add(1, |w| {
                w.i32(self.leader);
                Ok(())
            })?;
        }
        if self.replicas.is_some() {
            tags.add(2, |w| {
                w.nullable_array(true, true, self.replicas.as_deref(), |w, v| {
                    w.i32(*v);
                    Ok(())
                })?;
                Ok(())
            })?;
        }
        if self.removing_replicas.is_some() {
            tags.add(3, |w| {
                w.nullable_array(true, true, self.removing_replicas.as_deref(), |w, v| {
                    w.i32(*v);
                    Ok(())
                })?;
                Ok(())
            })?;
        }
        if self.adding_replicas.is_some() {
            tags.add(4, |w| {
                w.nullable_array(true, true, self.adding_replicas.as_deref(), |w, v| {
                    w.i32(*v);
                    Ok(())
                })?;
                Ok(())
            })?;
        }
        if self.leader_recovery_state != -1 {
            tags.add(5, |w| {
                w.i8(self.leader_recovery_state);
                Ok(())
            })?;
        }
        if version >= 2 && self.eligible_leader_replicas.is_some() {
            tags.add(6, |w| {
                w.nullable_array(true, true, self.eligible_leader_replicas.as_deref(), |w, v| {
                    w.i32(*v);
                    Ok(())
                })?;
                Ok(())
            })?;
        }
        if version >= 2 && self.last_known_elr.is_some() {
            tags.add(7, |w| {
                w.nullable_array(true, true, self.last_known_elr.as_deref(), |w, v| {
                    w.i32(*v);
                    Ok(())
                })?;
                Ok(())
            })?;
        }
        if version >= 1 && self.directories.is_some() {
            tags.add(8, |w| {
                w.nullable_array(true, true, self.directories.as_deref(), |w, v| {
                    w.uuid(*v);
                    Ok(())
                })?;
                Ok(())
            })?;
        }
        tags.finish(w, &self.unknown_tagged_fields)?;
        Ok(())
    }
}
