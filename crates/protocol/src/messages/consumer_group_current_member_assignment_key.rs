// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ConsumerGroupCurrentMemberAssignmentKey`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ConsumerGroupCurrentMemberAssignmentKey`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConsumerGroupCurrentMemberAssignmentKey {
    /// `GroupId`: string, versions 0.
    pub group_id: String,
    /// `MemberId`: string, versions 0.
    pub member_id: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ConsumerGroupCurrentMemberAssignmentKey {
    fn default() -> Self {
        Self { group_id: String::new(), member_id: String::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ConsumerGroupCurrentMemberAssignmentKey {
    const NAME: &'static str = "ConsumerGroupCurrentMemberAssignmentKey";
    const VERSIONS: RangeInclusive<i16> = 0..=0;
    fn is_flexible(version: i16) -> bool {
        let _ = version;
        false
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.group_id = r.string(false)?;
        m.member_id = r.string(false)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(false, &self.group_id)?;
        w.string(false, &self.member_id)?;
        Ok(())
    }
}
