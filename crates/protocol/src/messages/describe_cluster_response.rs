// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeClusterResponse`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeClusterResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeClusterResponse {
    /// `ThrottleTimeMs`: i32, versions 0-2.
    pub throttle_time_ms: i32,
    /// `ErrorCode`: i16, versions 0-2.
    pub error_code: i16,
    /// `ErrorMessage`: nullable string, versions 0-2.
    pub error_message: Option<String>,
    /// `EndpointType`: i8, versions 1-2.
    pub endpoint_type: i8,
    /// `ClusterId`: string, versions 0-2.
    pub cluster_id: String,
    /// `ControllerId`: i32, versions 0-2.
    pub controller_id: i32,
    /// `Brokers`: array of [`DescribeClusterBroker`], versions 0-2.
    pub brokers: Vec<DescribeClusterBroker>,
    /// `ClusterAuthorizedOperations`: i32, versions 0-2.
    pub cluster_authorized_operations: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeClusterResponse {
    fn default() -> Self {
        Self {
            throttle_time_ms: 0,
            error_code: 0,
            error_message: None,
            endpoint_type: 1,
            cluster_id: String::new(),
            controller_id: -1,
            brokers: Vec::new(),
            cluster_authorized_operations: -2147483648,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for DescribeClusterResponse {
    const NAME: &'static str = "DescribeClusterResponse";
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
        m.throttle_time_ms = r.i32()?;
        m.error_code = r.i16()?;
        m.error_message = r.nullable_string(true, true)?;
        if version >= 1 {
            m.endpoint_type = r.i8()?;
        }
        m.cluster_id = r.string(true)?;
        m.controller_id = r.i32()?;
        m.brokers = r.array(true, |r| DescribeClusterBroker::decode(r, version))?;
        m.cluster_authorized_operations = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.throttle_time_ms);
        w.i16(self.error_code);
        w.nullable_string(true, true, self.error_message.as_deref())?;
        if version >= 1 {
            w.i8(self.endpoint_type);
        } else if self.endpoint_type != 1 {
            return Err(EncodeError::Absent { message: "DescribeClusterResponse", field: "EndpointType", version });
        }
        w.string(true, &self.cluster_id)?;
        w.i32(self.controller_id);
        w.array(true, &self.brokers, |w, v| v.encode(w, version))?;
        w.i32(self.cluster_authorized_operations);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `DescribeClusterBroker`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeClusterBroker {
    /// `BrokerId`: i32, versions 0-2.
    pub broker_id: i32,
    /// `Host`: string, versions 0-2.
    pub host: String,
    /// `Port`: i32, versions 0-2.
    pub port: i32,
    /// `Rack`: nullable string, versions 0-2.
    pub rack: Option<String>,
    /// `IsFenced`: bool, versions 2.
    pub is_fenced: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeClusterBroker {
    fn default() -> Self {
        Self {
            broker_id: 0,
            host: String::new(),
            port: 0,
            rack: None,
            is_fenced: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl DescribeClusterBroker {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.broker_id = r.i32()?;
        m.host = r.string(true)?;
        m.port = r.i32()?;
        m.rack = r.nullable_string(true, true)?;
        if version >= 2 {
            m.is_fenced = r.bool()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i32(self.broker_id);
        w.string(true, &self.host)?;
        w.i32(self.port);
        w.nullable_string(true, true, self.rack.as_deref())?;
        if version >= 2 {
            w.bool(self.is_fenced);
        } else if self.is_fenced {
            return Err(EncodeError::Absent { message: "DescribeClusterBroker", field: "IsFenced", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
