// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `UserScramCredentialRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `UserScramCredentialRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct UserScramCredentialRecord {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `Mechanism`: i8, versions 0.
    pub mechanism: i8,
    /// `Salt`: bytes, versions 0.
    pub salt: Bytes,
    /// `StoredKey`: bytes, versions 0.
    pub stored_key: Bytes,
    /// `ServerKey`: bytes, versions 0.
    pub server_key: Bytes,
    /// `Iterations`: i32, versions 0.
    pub iterations: i32,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for UserScramCredentialRecord {
    fn default() -> Self {
        Self {
            name: String::new(),
            mechanism: 0,
            salt: Bytes::new(),
            stored_key: Bytes::new(),
            server_key: Bytes::new(),
            iterations: 0,
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for UserScramCredentialRecord {
    const NAME: &'static str = "UserScramCredentialRecord";
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
        m.name = r.string(true)?;
        m.mechanism = r.i8()?;
        m.salt = r.bytes(true)?;
        m.stored_key = r.bytes(true)?;
        m.server_key = r.bytes(true)?;
        m.iterations = r.i32()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(true, &self.name)?;
        w.i8(self.mechanism);
        w.bytes(true, &self.salt)?;
        w.bytes(true, &self.stored_key)?;
        w.bytes(true, &self.server_key)?;
        w.i32(self.iterations);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
