// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `BrokerHeartbeatRequest`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `BrokerHeartbeatRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct BrokerHeartbeatRequest {
    /// `BrokerId`: i32, versions 0-2.
    pub broker_id: i32,
    /// `BrokerEpoch`: i64, versions 0-2.
    pub broker_epoch: i64,
    /// `CurrentMetadataOffset`: i64, versions 0-2.
    pub current_metadata_offset: i64,
    /// `WantFence`: bool, versions 0-2.
    pub want_fence: bool,
    /// `WantShutDown`: bool, versions 0-2.
    pub want_shut_down: bool,
    /// `OfflineLogDirs`: array of uuid, versions 1-2, tag 0.
    pub offline_log_dirs: Vec<Uuid>,
    /// `CordonedLogDirs`: nullable array of uuid, versions 2, tag 1.
    pub cordoned_log_dirs: Option<Vec<Uuid>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for BrokerHeartbeatRequest {
    fn default() -> Self {
        Self {
            broker_id: 0,
            broker_epoch: -1,
            current_metadata_offset: 0,
            want_fence: false,
            want_shut_down: false,
            offline_log_dirs: Vec::new(),
            cordoned_log_dirs: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for BrokerHeartbeatRequest {
    const NAME: &'static str = "BrokerHeartbeatRequest";
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
        m.broker_id = r.i32()?;
        m.broker_epoch = r.i64()?;
        m.current_metadata_offset = r.i64()?;
        m.want_fence = r.bool()?;
        m.want_shut_down = r.bool()?;
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 if version >= 1 => {
                m.offline_log_dirs = r.array(true, Reader::uuid)?;
                Ok(true)
            }
            1 if version >= 2 => {
                m.cordoned_log_dirs = r.nullable_array(true, true, Reader::uuid)?;
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
        w.i32(self.broker_id);
        w.i64(self.broker_epoch);
        w.i64(self.current_metadata_offset);
        w.bool(self.want_fence);
        w.bool(self.want_shut_down);
        if !(version >= 1) && !self.offline_log_dirs.is_empty() {
            return Err(EncodeError::Absent { message: "BrokerHeartbeatRequest", field: "OfflineLogDirs", version });
        }
        if !(version >= 2) && self.cordoned_log_dirs.is_some() {
            return Err(EncodeError::Absent { message: "BrokerHeartbeatRequest", field: "CordonedLogDirs", version });
        }
        let mut tags = Tags::new();
        if version >= 1 && !self.offline_log_dirs.is_empty() {
            tags.add(0, |w| {
                w.array(true, &self.offline_log_dirs, |w, v| {
                    w.uuid(*v);
                    Ok(())
                })?;
                Ok(())
            })?;
        }
        if version >= 2 && self.cordoned_log_dirs.is_some() {
            tags.add(1, |w| {
                w.nullable_array(true, true, self.cordoned_log_dirs.as_deref(), |w, v| {
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
