// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ApiVersionsRequest`: versions 0-5.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ApiVersionsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct ApiVersionsRequest {
    /// `ClientSoftwareName`: string, versions 3-5.
    pub client_software_name: String,
    /// `ClientSoftwareVersion`: string, versions 3-5.
    pub client_software_version: String,
    /// `ClusterId`: nullable string, versions 5.
    pub cluster_id: Option<String>,
    /// `NodeId`: i32, versions 5.
    pub node_id: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ApiVersionsRequest {
    fn default() -> Self {
        Self {
            client_software_name: String::new(),
            client_software_version: String::new(),
            cluster_id: None,
            node_id: -1,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ApiVersionsRequest {
    const NAME: &'static str = "ApiVersionsRequest";
    const VERSIONS: RangeInclusive<i16> = 0..=5;
    fn is_flexible(version: i16) -> bool {
        version >= 3
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        if version >= 3 {
            m.client_software_name = r.string(version >= 3)?;
        }
        if version >= 3 {
            m.client_software_version = r.string(version >= 3)?;
        }
        if version >= 5 {
            m.cluster_id = r.nullable_string(version >= 3, true)?;
        }
        if version >= 5 {
            m.node_id = r.i32()?;
        }
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        if version >= 3 {
            w.string(version >= 3, &self.client_software_name)?;
        }
        if version >= 3 {
            w.string(version >= 3, &self.client_software_version)?;
        }
        if version >= 5 {
            w.nullable_string(version >= 3, true, self.cluster_id.as_deref())?;
        }
        if version >= 5 {
            w.i32(self.node_id);
        }
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
