// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `DelegationTokenRecord`: versions 0.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `DelegationTokenRecord`.
#[derive(Debug, Clone, PartialEq)]
pub struct DelegationTokenRecord {
    /// `Owner`: string, versions 0.
    pub owner: String,
    /// `Requester`: string, versions 0.
    pub requester: String,
    /// `Renewers`: array of string, versions 0.
    pub renewers: Vec<String>,
    /// `IssueTimestamp`: i64, versions 0.
    pub issue_timestamp: i64,
    /// `MaxTimestamp`: i64, versions 0.
    pub max_timestamp: i64,
    /// `ExpirationTimestamp`: i64, versions 0.
    pub expiration_timestamp: i64,
    /// `TokenId`: string, versions 0.
    pub token_id: String,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for DelegationTokenRecord {
    fn default() -> Self {
        Self {
            owner: String::new(),
            requester: String::new(),
            renewers: Vec::new(),
            issue_timestamp: 0,
            max_timestamp: 0,
            expiration_timestamp: 0,
            token_id: String::new(),
            unknown_tagged_fields: UnknownTags::NONE,
        }
    }
}

impl Message for DelegationTokenRecord {
    const NAME: &'static str = "DelegationTokenRecord";
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
        m.owner = r.string(true)?;
        m.requester = r.string(true)?;
        m.renewers = r.array(true, |r| r.string(true))?;
        m.issue_timestamp = r.i64()?;
        m.max_timestamp = r.i64()?;
        m.expiration_timestamp = r.i64()?;
        m.token_id = r.string(true)?;
        r.unknown_tags(&mut m.unknown_tagged_fields)?;
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.string(true, &self.owner)?;
        w.string(true, &self.requester)?;
        w.array(true, &self.renewers, |w, v| w.string(true, v))?;
        w.i64(self.issue_timestamp);
        w.i64(self.max_timestamp);
        w.i64(self.expiration_timestamp);
        w.string(true, &self.token_id)?;
        w.unknown_tags(&self.unknown_tagged_fields)?;
        Ok(())
    }
}
