// Written by `cargo xtask codegen` from Apache Kafka's message definitions. Do not edit.

//! `AlterReplicaLogDirsRequest`: versions 1-2.

#[allow(unused_imports, reason = "not every message has every type")]
use super::prelude::*;

/// `AlterReplicaLogDirsRequest`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterReplicaLogDirsRequest {
    /// `Dirs`: array of [`AlterReplicaLogDir`], versions 1-2.
    pub dirs: Vec<AlterReplicaLogDir>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterReplicaLogDirsRequest {
    fn default() -> Self {
        Self { dirs: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl Message for AlterReplicaLogDirsRequest {
    const NAME: &'static str = "AlterReplicaLogDirsRequest";
    const VERSIONS: RangeInclusive<i16> = 1..=2;
    fn is_flexible(version: i16) -> bool {
        version >= 2
    }
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(DecodeError::Version { message: Self::NAME, version });
        }
        let mut m = Self::default();
        m.dirs = r.array(version >= 2, |r| AlterReplicaLogDir::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        if !Self::VERSIONS.contains(&version) {
            return Err(EncodeError::Version { message: Self::NAME, version });
        }
        w.array(version >= 2, &self.dirs, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AlterReplicaLogDir`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterReplicaLogDir {
    /// `Path`: string, versions 1-2.
    pub path: String,
    /// `Topics`: array of [`AlterReplicaLogDirTopic`], versions 1-2.
    pub topics: Vec<AlterReplicaLogDirTopic>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterReplicaLogDir {
    fn default() -> Self {
        Self { path: String::new(), topics: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AlterReplicaLogDir {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.path = r.string(version >= 2)?;
        m.topics = r.array(version >= 2, |r| AlterReplicaLogDirTopic::decode(r, version))?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.path)?;
        w.array(version >= 2, &self.topics, |w, v| v.encode(w, version))?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}

/// `AlterReplicaLogDirTopic`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterReplicaLogDirTopic {
    /// `Name`: string, versions 1-2.
    pub name: String,
    /// `Partitions`: array of i32, versions 1-2.
    pub partitions: Vec<i32>,
    /// Tagged fields that the definitions do not name.
    pub unknown_tagged_fields: UnknownTags,
}

impl Default for AlterReplicaLogDirTopic {
    fn default() -> Self {
        Self { name: String::new(), partitions: Vec::new(), unknown_tagged_fields: UnknownTags::NONE }
    }
}

impl AlterReplicaLogDirTopic {
    fn decode(r: &mut Reader, version: i16) -> Result<Self, DecodeError> {
        let mut m = Self::default();
        m.name = r.string(version >= 2)?;
        m.partitions = r.array(version >= 2, Reader::i32)?;
        if version >= 2 {
            r.unknown_tags(&mut m.unknown_tagged_fields)?;
        }
        Ok(m)
    }

    fn encode(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.string(version >= 2, &self.name)?;
        w.array(version >= 2, &self.partitions, |w, v| {
            w.i32(*v);
            Ok(())
        })?;
        if version >= 2 {
            w.unknown_tags(&self.unknown_tagged_fields)?;
        }
        Ok(())
    }
}
