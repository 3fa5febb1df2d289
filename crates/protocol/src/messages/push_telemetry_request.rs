// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `PushTelemetryRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `PushTelemetryRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct PushTelemetryRequest {
    /// `ClientInstanceId`: uuid, versions 0.
    pub client_instance_id: Uuid,
    /// `SubscriptionId`: i32, versions 0.
    pub subscription_id: i32,
    /// `Terminating`: bool, versions 0.
    pub terminating: bool,
    /// `CompressionType`: i8, versions 0.
    pub compression_type: i8,
    /// `Metrics`: bytes, versions 0.
    pub metrics: Bytes,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for PushTelemetryRequest {
    fn default() -> Self {
        Self {
            client_instance_id: Uuid::ZERO,
            subscription_id: 0,
            terminating: false,
            compression_type: 0,
            metrics: Bytes::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for PushTelemetryRequest {
    const NAME: &'static str = "PushTelemetryRequest";
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
        m.client_instance_id = r.uuid()?;
        m.subscription_id = r.i32()?;
        m.terminating = r.bool()?;
        m.compression_type = r.i8()?;
        m.metrics = r.bytes(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.uuid(self.client_instance_id);
        w.i32(self.subscription_id);
        w.bool(self.terminating);
        w.i8(self.compression_type);
        w.bytes(true, &self.metrics)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
