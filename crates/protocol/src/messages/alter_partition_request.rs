// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AlterPartitionRequest`: versions 2-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AlterPartitionRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterPartitionRequest {
    /// `BrokerId`: i32, versions 2-3.
    pub broker_id: i32,
    /// `BrokerEpoch`: i64, versions 2-3.
    pub broker_epoch: i64,
    /// `Topics`: array of [`TopicData`], versions 2-3.
    pub topics: Vec<TopicData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterPartitionRequest {
    fn default() -> Self {
        Self { broker_id: 0, broker_epoch: -1, topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for AlterPartitionRequest {
    const NAME: &'static str = "AlterPartitionRequest";
    const VERSIONS: RangeInclusive<i16> = 2..=3;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        true
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.broker_id = r.i32()?;
        m.broker_epoch = r.i64()?;
        m.topics = r.array(true, |r| TopicData::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.broker_id);
        w.i64(self.broker_epoch);
        w.array(true, &self.topics, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `TopicData`.
#[derive(Debug, Clone, PartialEq)]
pub struct TopicData {
    /// `TopicId`: uuid, versions 2-3.
    pub topic_id: Uuid,
    /// `Partitions`: array of [`PartitionData`], versions 2-3.
    pub partitions: Vec<PartitionData>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for TopicData {
    fn default() -> Self {
        Self { topic_id: Uuid::ZERO, partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl TopicData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.topic_id = r.uuid()?;
        m.partitions = r.array(true, |r| PartitionData::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.uuid(self.topic_id);
        w.array(true, &self.partitions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `PartitionData`.
#[derive(Debug, Clone, PartialEq)]
pub struct PartitionData {
    /// `PartitionIndex`: i32, versions 2-3.
    pub partition_index: i32,
    /// `LeaderEpoch`: i32, versions 2-3.
    pub leader_epoch: i32,
    /// `NewIsr`: array of i32, versions 2.
    pub new_isr: Vec<i32>,
    /// `NewIsrWithEpochs`: array of [`BrokerState`], versions 3.
    pub new_isr_with_epochs: Vec<BrokerState>,
    /// `LeaderRecoveryState`: i8, versions 2-3.
    pub leader_recovery_state: i8,
    /// `PartitionEpoch`: i32, versions 2-3.
    pub partition_epoch: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PartitionData {
    fn default() -> Self {
        Self {
            partition_index: 0,
            leader_epoch: 0,
            new_isr: Vec::new(),
            new_isr_with_epochs: Vec::new(),
            leader_recovery_state: 0,
            partition_epoch: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl PartitionData {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.partition_index = r.i32()?;
        m.leader_epoch = r.i32()?;
        if version <= 2 {
            m.new_isr = r.array(true, Reader::i32)?;
        }
        if version >= 3 {
            m.new_isr_with_epochs = r.array(true, |r| BrokerState::decode(r, version))?;
        }
        m.leader_recovery_state = r.i8()?;
        m.partition_epoch = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.partition_index);
        w.i32(self.leader_epoch);
        if version <= 2 {
            w.array(true, &self.new_isr, |w, v| {
                w.i32(*v);
                Ok(())
            })?;
        } else if !self.new_isr.is_empty() {
            return Err(EncodeError::Absent { message: "PartitionData", field: "NewIsr", version });
        }
        if version >= 3 {
            w.array(true, &self.new_isr_with_epochs, |w, v| v.encode(w, version))?;
        } else if !self.new_isr_with_epochs.is_empty() {
            return Err(EncodeError::Absent { message: "PartitionData", field: "NewIsrWithEpochs", version });
        }
        w.i8(self.leader_recovery_state);
        w.i32(self.partition_epoch);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `BrokerState`.
#[derive(Debug, Clone, PartialEq)]
pub struct BrokerState {
    /// `BrokerId`: i32, versions 3.
    pub broker_id: i32,
    /// `BrokerEpoch`: i64, versions 3.
    pub broker_epoch: i64,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for BrokerState {
    fn default() -> Self {
        Self { broker_id: 0, broker_epoch: -1, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl BrokerState {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 3 {
            m.broker_id = r.i32()?;
        }
        if version >= 3 {
            m.broker_epoch = r.i64()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 3 {
            w.i32(self.broker_id);
        } else if self.broker_id != 0 {
            return Err(EncodeError::Absent { message: "BrokerState", field: "BrokerId", version });
        }
        if version >= 3 {
            w.i64(self.broker_epoch);
        } else if self.broker_epoch != -1 {
            return Err(EncodeError::Absent { message: "BrokerState", field: "BrokerEpoch", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
