// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `ZkMigrationStateRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `ZkMigrationStateRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct ZkMigrationStateRecord {
    /// `ZkMigrationState`: i8, versions 0.
    pub zk_migration_state: i8,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ZkMigrationStateRecord {
    fn default() -> Self {
        Self { zk_migration_state: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for ZkMigrationStateRecord {
    const NAME: &'static str = "ZkMigrationStateRecord";
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
        m.zk_migration_state = r.i8()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.i8(self.zk_migration_state);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
