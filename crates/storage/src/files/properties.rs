//! `meta.properties`: whose a log folder is (KIP-631, KIP-858).

use std::io;
use std::path::Path;

use ottla_protocol::ids::{NodeId, Uuid};

use crate::Disk;
use crate::disk::{read_whole, replace_file};

/// The file's name.
pub(crate) const NAME: &str = "meta.properties";

/// The content of `meta.properties`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct MetaProperties {
    /// `node.id`.
    pub(crate) node_id: NodeId,
    /// `cluster.id`.
    pub(crate) cluster_id: String,
    /// `directory.id`; folders formatted before Kafka 3.7 have none.
    pub(crate) directory_id: Option<Uuid>,
}

/// Reads the file; `None` if the folder was never formatted.
pub(crate) fn read(disk: &dyn Disk, folder: &Path) -> io::Result<Option<MetaProperties>> {
    let Some(content) = read_whole(disk, &folder.join(NAME), 64 << 10)? else { return Ok(None) };
    let text = String::from_utf8_lossy(&content);
    let field = |key: &str| {
        text.lines().find_map(|line| {
            let (name, value) = line.trim().split_once('=')?;
            (name.trim() == key).then(|| value.trim().to_owned())
        })
    };
    let malformed = |what: &str| io::Error::new(io::ErrorKind::InvalidData, format!("{NAME} {what}"));
    if field("version").as_deref() != Some("1") {
        return Err(malformed("is not of version 1; folders of ZooKeeper clusters are not supported"));
    }
    let node_id = field("node.id").and_then(|id| id.parse().ok()).ok_or_else(|| malformed("has no node.id"))?;
    let cluster_id = field("cluster.id").ok_or_else(|| malformed("has no cluster.id"))?;
    let directory_id = match field("directory.id") {
        None => None,
        Some(id) => Some(Uuid::parse(&id).ok_or_else(|| malformed("has a directory.id that is no id"))?),
    };
    Ok(Some(MetaProperties { node_id: NodeId::new(node_id), cluster_id, directory_id }))
}

/// Writes the file, durably.
pub(crate) fn write(disk: &dyn Disk, folder: &Path, properties: &MetaProperties) -> io::Result<()> {
    let MetaProperties { node_id, cluster_id, directory_id } = properties;
    let mut text = format!("#\nversion=1\ncluster.id={cluster_id}\nnode.id={node_id}\n");
    if let Some(id) = directory_id {
        text.push_str(&format!("directory.id={id}\n"));
    }
    replace_file(disk, &folder.join(NAME), text.as_bytes())
}
