// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `UpdateFeaturesRequest`: versions 0-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `UpdateFeaturesRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct UpdateFeaturesRequest {
    /// `timeoutMs`: i32, versions 0-2.
    pub timeout_ms: i32,
    /// `FeatureUpdates`: array of [`FeatureUpdateKey`], versions 0-2.
    pub feature_updates: Vec<FeatureUpdateKey>,
    /// `ValidateOnly`: bool, versions 1-2.
    pub validate_only: bool,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for UpdateFeaturesRequest {
    fn default() -> Self {
        Self {
            timeout_ms: 60000,
            feature_updates: Vec::new(),
            validate_only: false,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for UpdateFeaturesRequest {
    const NAME: &'static str = "UpdateFeaturesRequest";
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
        m.timeout_ms = r.i32()?;
        m.feature_updates = r.array(true, |r| FeatureUpdateKey::decode(r, version))?;
        if version >= 1 {
            m.validate_only = r.bool()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i32(self.timeout_ms);
        w.array(true, &self.feature_updates, |w, v| v.encode(w, version))?;
        if version >= 1 {
            w.bool(self.validate_only);
        } else if self.validate_only {
            return Err(EncodeError::Absent { message: "UpdateFeaturesRequest", field: "ValidateOnly", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `FeatureUpdateKey`.
#[derive(Debug, Clone, PartialEq)]
pub struct FeatureUpdateKey {
    /// `Feature`: string, versions 0-2.
    pub feature: String,
    /// `MaxVersionLevel`: i16, versions 0-2.
    pub max_version_level: i16,
    /// `AllowDowngrade`: bool, versions 0.
    pub allow_downgrade: bool,
    /// `UpgradeType`: i8, versions 1-2.
    pub upgrade_type: i8,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for FeatureUpdateKey {
    fn default() -> Self {
        Self {
            feature: String::new(),
            max_version_level: 0,
            allow_downgrade: false,
            upgrade_type: 1,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl FeatureUpdateKey {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.feature = r.string(true)?;
        m.max_version_level = r.i16()?;
        if version <= 0 {
            m.allow_downgrade = r.bool()?;
        }
        if version >= 1 {
            m.upgrade_type = r.i8()?;
        }
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.feature)?;
        w.i16(self.max_version_level);
        if version <= 0 {
            w.bool(self.allow_downgrade);
        } else if self.allow_downgrade {
            return Err(EncodeError::Absent { message: "FeatureUpdateKey", field: "AllowDowngrade", version });
        }
        if version >= 1 {
            w.i8(self.upgrade_type);
        } else if self.upgrade_type != 1 {
            return Err(EncodeError::Absent { message: "FeatureUpdateKey", field: "UpgradeType", version });
        }
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
