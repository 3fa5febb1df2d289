// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AlterUserScramCredentialsRequest`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AlterUserScramCredentialsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterUserScramCredentialsRequest {
    /// `Deletions`: array of [`ScramCredentialDeletion`], versions 0.
    pub deletions: Vec<ScramCredentialDeletion>,
    /// `Upsertions`: array of [`ScramCredentialUpsertion`], versions 0.
    pub upsertions: Vec<ScramCredentialUpsertion>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterUserScramCredentialsRequest {
    fn default() -> Self {
        Self { deletions: Vec::new(), upsertions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for AlterUserScramCredentialsRequest {
    const NAME: &'static str = "AlterUserScramCredentialsRequest";
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
        m.deletions = r.array(true, |r| ScramCredentialDeletion::decode(r, version))?;
        m.upsertions = r.array(true, |r| ScramCredentialUpsertion::decode(r, version))?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(true, &self.deletions, |w, v| v.encode(w, version))?;
        w.array(true, &self.upsertions, |w, v| v.encode(w, version))?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `ScramCredentialDeletion`.
#[derive(Debug, Clone, PartialEq)]
pub struct ScramCredentialDeletion {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `Mechanism`: i8, versions 0.
    pub mechanism: i8,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ScramCredentialDeletion {
    fn default() -> Self {
        Self { name: String::new(), mechanism: 0, unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl ScramCredentialDeletion {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.mechanism = r.i8()?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.i8(self.mechanism);
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}

/// `ScramCredentialUpsertion`.
#[derive(Debug, Clone, PartialEq)]
pub struct ScramCredentialUpsertion {
    /// `Name`: string, versions 0.
    pub name: String,
    /// `Mechanism`: i8, versions 0.
    pub mechanism: i8,
    /// `Iterations`: i32, versions 0.
    pub iterations: i32,
    /// `Salt`: bytes, versions 0.
    pub salt: Bytes,
    /// `SaltedPassword`: bytes, versions 0.
    pub salted_password: Bytes,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for ScramCredentialUpsertion {
    fn default() -> Self {
        Self {
            name: String::new(),
            mechanism: 0,
            iterations: 0,
            salt: Bytes::new(),
            salted_password: Bytes::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl ScramCredentialUpsertion {
    fn decode(r: &mut Reader, _version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(true)?;
        m.mechanism = r.i8()?;
        m.iterations = r.i32()?;
        m.salt = r.bytes(true)?;
        m.salted_password = r.bytes(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, _version: i16) -> Result<(), EncodeError> {
        w.string(true, &self.name)?;
        w.i8(self.mechanism);
        w.i32(self.iterations);
        w.bytes(true, &self.salt)?;
        w.bytes(true, &self.salted_password)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
