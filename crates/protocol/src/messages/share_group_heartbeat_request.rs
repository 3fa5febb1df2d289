// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ShareGroupHeartbeatRequest`: versions 1.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ShareGroupHeartbeatRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareGroupHeartbeatRequest {
    /// `GroupId`: string, versions 1.
    pub group_id: String,
    /// `MemberId`: string, versions 1.
    pub member_id: String,
    /// `MemberEpoch`: i32, versions 1.
    pub member_epoch: i32,
    /// `RackId`: nullable string, versions 1.
    pub rack_id: Option<String>,
    /// `SubscribedTopicNames`: nullable array of string, versions 1.
    pub subscribed_topic_names: Option<Vec<String>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ShareGroupHeartbeatRequest {
    fn default() -> Self {
        Self {
            group_id: String::new(),
            member_id: String::new(),
            member_epoch: 0,
            rack_id: None,
            subscribed_topic_names: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ShareGroupHeartbeatRequest {
    const NAME: &'static str = "ShareGroupHeartbeatRequest";
    const VERSIONS: RangeInclusive<i16> = 1..=1;
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
        m.member_epoch = r.i32()?;
        m.rack_id = r.nullable_string(true, true)?;
        m.subscribed_topic_names = r.nullable_array(true, true, |r| r.string(true))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(true, &self.group_id)?;
        w.string(true, &self.member_id)?;
        w.i32(self.member_epoch);
        w.nullable_string(true, true, self.rack_id.as_deref())?;
        w.nullable_array(true, true, self.subscribed_topic_names.as_deref(), |w, v| w.string(true, v))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
