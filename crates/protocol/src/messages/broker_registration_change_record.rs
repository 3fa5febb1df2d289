// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `BrokerRegistrationChangeRecord`: versions 0-3.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `BrokerRegistrationChangeRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct BrokerRegistrationChangeRecord {
    /// `BrokerId`: i32, versions 0-3.
    pub broker_id: i32,
    /// `BrokerEpoch`: i64, versions 0-3.
    pub broker_epoch: i64,
    /// `Fenced`: i8, versions 0-3, tag 0.
    pub fenced: i8,
    /// `InControlledShutdown`: i8, versions 1-3, tag 1.
    pub in_controlled_shutdown: i8,
    /// `LogDirs`: array of uuid, versions 2-3, tag 2.
    pub log_dirs: Vec<Uuid>,
    /// `CordonedLogDirs`: nullable array of uuid, versions 3, tag 3.
    pub cordoned_log_dirs: Option<Vec<Uuid>>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for BrokerRegistrationChangeRecord {
    fn default() -> Self {
        Self {
            broker_id: 0,
            broker_epoch: 0,
            fenced: 0,
            in_controlled_shutdown: 0,
            log_dirs: Vec::new(),
            cordoned_log_dirs: None,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for BrokerRegistrationChangeRecord {
    const NAME: &'static str = "BrokerRegistrationChangeRecord";
    const VERSIONS: RangeInclusive<i16> = 0..=3;
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
        r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
            0 => {
                m.fenced = r.i8()?;
                Ok(true)
            }
            1 if version >= 1 => {
                m.in_controlled_shutdown = r.i8()?;
                Ok(true)
            }
            2 if version >= 2 => {
                m.log_dirs = r.array(true, Reader::uuid)?;
                Ok(true)
            }
            3 if version >= 3 => {
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
        if !(version >= 1) && self.in_controlled_shutdown != 0 {
            return Err(EncodeError::Absent {
                message: "BrokerRegistrationChangeRecord",
                field: "InControlledShutdown",
                version,
            });
        }
        if !(version >= 2) && !self.log_dirs.is_empty() {
            return Err(EncodeError::Absent { message: "BrokerRegistrationChangeRecord", field: "LogDirs", version });
        }
        if !(version >= 3) && self.cordoned_log_dirs.is_some() {
            return Err(EncodeError::Absent {
                message: "BrokerRegistrationChangeRecord",
                field: "CordonedLogDirs",
                version,
            });
        }
        let mut tags = Tags::new();
        if self.fenced != 0 {
            tags.add(0, |w| {
                w.i8(self.fenced);
                Ok(())
            })?;
        }
        if version >= 1 && self.in_controlled_shutdown != 0 {
            tags.add(1, |w| {
                w.i8(self.in_controlled_shutdown);
                Ok(())
            })?;
        }
        if version >= 2 && !self.log_dirs.is_empty() {
            tags.add(2, |w| {
                w.array(true, &self.log_dirs, |w, v| {
                    w.uuid(*v);
                    Ok(())
                })?;
                Ok(())
            })?;
        }
        if version >= 3 && self.cordoned_log_dirs.is_some() {
            tags.add(3, |w| {
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
