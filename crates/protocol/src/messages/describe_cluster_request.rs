// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DescribeClusterRequest`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DescribeClusterRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescribeClusterRequest {
    /// `IncludeClusterAuthorizedOperations`: bool, versions 0-2.
    pub include_cluster_authorized_operations: bool,
    /// `EndpointType`: i8, versions 1-2.
    pub endpoint_type: i8,
    /// `IncludeFencedBrokers`: bool, versions 2.
    pub include_fenced_brokers: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DescribeClusterRequest {
    fn default() -> Self {
        Self {
            include_cluster_authorized_operations: false,
            endpoint_type: 1,
            include_fenced_brokers: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for DescribeClusterRequest {
    const NAME: &'static str = "DescribeClusterRequest";
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
        m.include_cluster_authorized_operations = r.bool()?;
        if version >= 1 {
            m.endpoint_type = r.i8()?;
        }
        if version >= 2 {
            m.include_fenced_brokers = r.bool()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.bool(self.include_cluster_authorized_operations);
        if version >= 1 {
            w.i8(self.endpoint_type);
        } else if self.endpoint_type != 1 {
            return Err(EncodeError::Absent { message: "DescribeClusterRequest", field: "EndpointType", version });
        }
        if version >= 2 {
            w.bool(self.include_fenced_brokers);
        } else if self.include_fenced_brokers {
            return Err(EncodeError::Absent {
                message: "DescribeClusterRequest",
                field: "IncludeFencedBrokers",
                version,
            });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
