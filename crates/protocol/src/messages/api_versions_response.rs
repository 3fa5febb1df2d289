// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ApiVersionsResponse`: versions 0-5.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ApiVersionsResponse`.
#[derive(Debug, Clone, PartialEq)]
pub struct ApiVersionsResponse {
    /// `ErrorCode`: i16, versions 0-5.
    pub error_code: i16,
    /// `ApiKeys`: array of [`ApiVersion`], versions 0-5.
    pub api_keys: Vec<ApiVersion>,
    /// `ThrottleTimeMs`: i32, versions 1-5.
    pub throttle_time_ms: i32,
    /// `SupportedFeatures`: array of [`SupportedFeatureKey`], versions 3-5, tag 0.
    pub supported_features: Vec<SupportedFeatureKey>,
    /// `FinalizedFeaturesEpoch`: i64, versions 3-5, tag 1.
    pub finalized_features_epoch: i64,
    /// `FinalizedFeatures`: array of [`FinalizedFeatureKey`], versions 3-5, tag 2.
    pub finalized_features: Vec<FinalizedFeatureKey>,
    /// `ZkMigrationReady`: bool, versions 3-5, tag 3.
    pub zk_migration_ready: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ApiVersionsResponse {
    fn default() -> Self {
        Self {
            error_code: 0,
            api_keys: Vec::new(),
            throttle_time_ms: 0,
            supported_features: Vec::new(),
            finalized_features_epoch: -1,
            finalized_features: Vec::new(),
            zk_migration_ready: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for ApiVersionsResponse {
    const NAME: &'static str = "ApiVersionsResponse";
    const VERSIONS: RangeInclusive<i16> = 0..=5;
    fn is_flexible(version: i16) -> bool {
        version >= 3
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.error_code = r.i16()?;
        m.api_keys = r.array(version >= 3, |r| ApiVersion::decode(r, version))?;
        if version >= 1 {
            m.throttle_time_ms = r.i32()?;
        }
        if version >= 3 {
            r.tagged_fields(&mut m.unknown_tagged_fields, |r, tag| match tag {
                0 => {
                    m.supported_features = r.array(true, |r| SupportedFeatureKey::decode(r, version))?;
                    Ok(true)
                }
                1 => {
                    m.finalized_features_epoch = r.i64()?;
                    Ok(true)
                }
                2 => {
                    m.finalized_features = r.array(true, |r| FinalizedFeatureKey::decode(r, version))?;
                    Ok(true)
                }
                3 => {
                    m.zk_migration_ready = r.bool()?;
                    Ok(true)
                }
                _ => Ok(false),
            })?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i16(self.error_code);
        w.array(version >= 3, &self.api_keys, |w, v| v.encode(w, version))?;
        if version >= 1 {
            w.i32(self.throttle_time_ms);
        }
        if version >= 3 {
            let mut tags = Tags::new();
            if !self.supported_features.is_empty() {
                tags.add(0, |w| {
                    w.array(true, &self.supported_features, |w, v| v.encode(w, version))?;
                    Ok(())
                })?;
            }
            if self.finalized_features_epoch != -1 {
                tags.add(1, |w| {
                    w.i64(self.finalized_features_epoch);
                    Ok(())
                })?;
            }
            if !self.finalized_features.is_empty() {
                tags.add(2, |w| {
                    w.array(true, &self.finalized_features, |w, v| v.encode(w, version))?;
                    Ok(())
                })?;
            }
            if self.zk_migration_ready {
                tags.add(3, |w| {
                    w.bool(self.zk_migration_ready);
                    Ok(())
                })?;
            }
            tags.finish(w, &self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `ApiVersion`.
#[derive(Debug, Clone, PartialEq)]
pub struct ApiVersion {
    /// `ApiKey`: i16, versions 0-5.
    pub api_key: i16,
    /// `MinVersion`: i16, versions 0-5.
    pub min_version: i16,
    /// `MaxVersion`: i16, versions 0-5.
    pub max_version: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ApiVersion {
    fn default() -> Self {
        Self { api_key: 0, min_version: 0, max_version: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ApiVersion {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.api_key = r.i16()?;
        m.min_version = r.i16()?;
        m.max_version = r.i16()?;
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.i16(self.api_key);
        w.i16(self.min_version);
        w.i16(self.max_version);
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `SupportedFeatureKey`.
#[derive(Debug, Clone, PartialEq)]
pub struct SupportedFeatureKey {
    /// `Name`: string, versions 3-5.
    pub name: String,
    /// `MinVersion`: i16, versions 3-5.
    pub min_version: i16,
    /// `MaxVersion`: i16, versions 3-5.
    pub max_version: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for SupportedFeatureKey {
    fn default() -> Self {
        Self { name: String::new(), min_version: 0, max_version: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl SupportedFeatureKey {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 3 {
            m.name = r.string(version >= 3)?;
        }
        if version >= 3 {
            m.min_version = r.i16()?;
        }
        if version >= 3 {
            m.max_version = r.i16()?;
        }
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 3 {
            w.string(version >= 3, &self.name)?;
        } else if !self.name.is_empty() {
            return Err(EncodeError::Absent { message: "SupportedFeatureKey", field: "Name", version });
        }
        if version >= 3 {
            w.i16(self.min_version);
        } else if self.min_version != 0 {
            return Err(EncodeError::Absent { message: "SupportedFeatureKey", field: "MinVersion", version });
        }
        if version >= 3 {
            w.i16(self.max_version);
        } else if self.max_version != 0 {
            return Err(EncodeError::Absent { message: "SupportedFeatureKey", field: "MaxVersion", version });
        }
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `FinalizedFeatureKey`.
#[derive(Debug, Clone, PartialEq)]
pub struct FinalizedFeatureKey {
    /// `Name`: string, versions 3-5.
    pub name: String,
    /// `MaxVersionLevel`: i16, versions 3-5.
    pub max_version_level: i16,
    /// `MinVersionLevel`: i16, versions 3-5.
    pub min_version_level: i16,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for FinalizedFeatureKey {
    fn default() -> Self {
        Self {
            name: String::new(),
            max_version_level: 0,
            min_version_level: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl FinalizedFeatureKey {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        if version >= 3 {
            m.name = r.string(version >= 3)?;
        }
        if version >= 3 {
            m.max_version_level = r.i16()?;
        }
        if version >= 3 {
            m.min_version_level = r.i16()?;
        }
        if version >= 3 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if version >= 3 {
            w.string(version >= 3, &self.name)?;
        } else if !self.name.is_empty() {
            return Err(EncodeError::Absent { message: "FinalizedFeatureKey", field: "Name", version });
        }
        if version >= 3 {
            w.i16(self.max_version_level);
        } else if self.max_version_level != 0 {
            return Err(EncodeError::Absent { message: "FinalizedFeatureKey", field: "MaxVersionLevel", version });
        }
        if version >= 3 {
            w.i16(self.min_version_level);
        } else if self.min_version_level != 0 {
            return Err(EncodeError::Absent { message: "FinalizedFeatureKey", field: "MinVersionLevel", version });
        }
        if version >= 3 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
