// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `GetTelemetrySubscriptionsResponse`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `GetTelemetrySubscriptionsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct GetTelemetrySubscriptionsResponse {
    /// `ThrottleTimeMs`: i32, versions 0.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0.
    pub error_code: i16,
    /// `ClientInstanceId`: uuid, versions 0.
    pub client_instance_id: Uuid,
    /// `SubscriptionId`: i32, versions 0.
    pub subscription_id: i32,
    /// `AcceptedCompressionTypes`: array of i8, versions 0.
    pub accepted_compression_types: Vec<i8>,
    /// `PushIntervalMs`: i32, versions 0.
    pub push_interval_ms: i32,
    /// `TelemetryMaxBytes`: i32, versions 0.
    pub telemetry_max_bytes: i32,
    /// `DeltaTemporality`: bool, versions 0.
    pub delta_temporality: bool,
    /// `RequestedMetrics`: array of string, versions 0.
    pub requested_metrics: Vec<String>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for GetTelemetrySubscriptionsResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            client_instance_id: Uuid::ZERO,
            subscription_id: 0,
            accepted_compression_types: Vec::new(),
            push_interval_ms: 0,
            telemetry_max_bytes: 0,
            delta_temporality: false,
            requested_metrics: Vec::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for GetTelemetrySubscriptionsResponse {
    const NAME: &'static str = "GetTelemetrySubscriptionsResponse";
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
        m.throttle_time_ms = r.i32()?;
        m.error_code = r.i16()?;
        m.client_instance_id = r.uuid()?;
        m.subscription_id = r.i32()?;
        m.accepted_compression_types = r.array(true, Reader::i8)?;
        m.push_interval_ms = r.i32()?;
        m.telemetry_max_bytes = r.i32()?;
        m.delta_temporality = r.bool()?;
        m.requested_metrics = r.array(true, |r| r.string(true))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        w.uuid(self.client_instance_id);
        w.i32(self.subscription_id);
        w.array(true, &self.accepted_compression_types, |w, v| {
            w.i8(*v);
            Ok(())
        })?;
        w.i32(self.push_interval_ms);
        w.i32(self.telemetry_max_bytes);
        w.bool(self.delta_temporality);
        w.array(true, &self.requested_metrics, |w, v| w.string(true, v))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
