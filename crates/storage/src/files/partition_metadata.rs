//! `partition.metadata`: which topic a partition's folder belongs to (KIP-516).

use std::io::{self, IoSlice};
use std::path::Path;

use ottla_protocol::ids::{TopicId, Uuid};

use crate::disk::read_whole;
use crate::{Disk, FileMode};

/// The file's name.
pub(crate) const NAME: &str = "partition.metadata";

/// The topic's id; `None` if the file is missing or, after a power loss soon after the creation, unreadable.
pub(crate) fn read(disk: &dyn Disk, folder: &Path) -> io::Result<Option<TopicId>> {
    let content = match read_whole(disk, &folder.join(NAME), 4096) {
        Ok(content) => content.unwrap_or_default(),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => return Ok(None),
        Err(error) => return Err(error),
    };
    let text = String::from_utf8(content).unwrap_or_default();
    let field = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
    Ok(if field("version") == Some("0") { field("topic_id").and_then(Uuid::parse) } else { None })
}

/// Writes the file. It becomes durable with the first flush of the log.
pub(crate) fn write(disk: &dyn Disk, folder: &Path, id: TopicId) -> io::Result<()> {
    let text = format!("version: 0\ntopic_id: {id}");
    disk.open(&folder.join(NAME), FileMode::CreateEmpty)?.write_at(0, &[IoSlice::new(text.as_bytes())])
}
