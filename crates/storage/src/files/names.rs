//! How files and folders are called.

use std::path::{Path, PathBuf};

use ottla_protocol::ids::{Offset, PartitionId, Uuid};

/// The longest name of a folder that common file systems take, in bytes.
const MAX_NAME_BYTES: usize = 255;

/// Appended to the name of a file that is about to be removed.
pub(crate) const DELETED: &str = ".deleted";
/// The topic whose partition 0 is the metadata log.
pub(crate) const METADATA_TOPIC: &str = "__cluster_metadata";

/// A file of a segment, by its ending.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum FileKind {
    /// The batches.
    Log,
    /// Offset to position.
    OffsetIndex,
    /// Time to offset.
    TimeIndex,
    /// Aborted transactions.
    TransactionIndex,
    /// The producers at the offset in the name.
    ProducerSnapshot,
}

impl FileKind {
    pub(crate) const ALL: [Self; 5] =
        [Self::Log, Self::OffsetIndex, Self::TimeIndex, Self::TransactionIndex, Self::ProducerSnapshot];

    const fn ending(self) -> &'static str {
        match self {
            Self::Log => ".log",
            Self::OffsetIndex => ".index",
            Self::TimeIndex => ".timeindex",
            Self::TransactionIndex => ".txnindex",
            Self::ProducerSnapshot => ".snapshot",
        }
    }

    /// The path of the file of this kind for an offset: 20 digits and the ending.
    pub(crate) fn path(self, folder: &Path, offset: Offset) -> PathBuf {
        folder.join(format!("{:020}{}", offset.get(), self.ending()))
    }
}

/// Reads a segment file's name; what follows the kind's ending (`.deleted`, `.swap`) is the third part.
pub(crate) fn parse_segment_file(name: &str) -> Option<(Offset, FileKind, &str)> {
    let (digits, rest) = name.split_at_checked(20)?;
    let offset = parse_digits(digits)?;
    let kind = FileKind::ALL.into_iter().find(|kind| {
        rest.strip_prefix(kind.ending()).is_some_and(|suffix| suffix.is_empty() || suffix.starts_with('.'))
    })?;
    Some((offset, kind, rest.strip_prefix(kind.ending())?))
}

/// The name of a metadata snapshot.
pub(crate) fn metadata_snapshot(end_offset: Offset, epoch: i32) -> String {
    format!("{:020}-{epoch:010}.checkpoint", end_offset.get())
}

/// Reads the name of a metadata snapshot: its end offset (exclusive) and epoch.
pub(crate) fn parse_metadata_snapshot(name: &str) -> Option<(Offset, i32)> {
    let (digits, rest) = name.split_at_checked(20)?;
    let epoch = rest.strip_prefix('-')?.strip_suffix(".checkpoint")?;
    if epoch.len() != 10 || !epoch.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some((parse_digits(digits)?, epoch.parse().ok()?))
}

fn parse_digits(digits: &str) -> Option<Offset> {
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    digits.parse().ok().map(Offset::new)
}

/// What a folder inside a log folder is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum FolderName {
    /// `<topic>-<partition>`.
    Partition(String, PartitionId),
    /// `...-delete`: to be removed.
    Deleted,
    /// `...-stray`, `...-future` or none of ours: left alone.
    Other,
}

/// The name of a partition's folder.
pub(crate) fn partition_folder(topic: &str, partition: PartitionId) -> String {
    format!("{topic}-{partition}")
}

/// Reads the name of a folder inside a log folder.
pub(crate) fn parse_folder(name: &str) -> FolderName {
    if let Some(rest) = name.strip_suffix("-delete")
        && rest.contains('.')
    {
        return FolderName::Deleted;
    }
    let Some((topic, digits)) = name.rsplit_once('-') else { return FolderName::Other };
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    match digits.parse() {
        Ok(partition) if plain && !topic.is_empty() => {
            FolderName::Partition(topic.to_owned(), PartitionId::new(partition))
        }
        Ok(_) | Err(_) => FolderName::Other,
    }
}

/// `<topic>-<partition>.<32 hex digits>-delete`, the topic cut so that the name fits.
pub(crate) fn deleted_folder(folder: &str, id: Uuid) -> String {
    with_suffix(folder, id, "delete")
}

/// `<topic>-<partition>.<32 hex digits>-stray`, the topic cut so that the name fits.
pub(crate) fn stray_folder(folder: &str, id: Uuid) -> String {
    with_suffix(folder, id, "stray")
}

fn with_suffix(folder: &str, id: Uuid, suffix: &str) -> String {
    let tail = format!(".{:032x}-{suffix}", id.as_u128());
    let (topic, partition) = folder.rsplit_once('-').unwrap_or((folder, "0"));
    let room = MAX_NAME_BYTES.saturating_sub(tail.len() + partition.len() + 1);
    // Topic names are ASCII; a name that is not is one that no topic has, and is cut at a character all the same.
    let topic: String = topic
        .chars()
        .scan(0, |used, c| {
            *used += c.len_utf8();
            (*used <= room).then_some(c)
        })
        .collect();
    format!("{topic}-{partition}{tail}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segment_files_are_named_as_kafka_names_them() {
        let path = FileKind::TimeIndex.path(Path::new("/d/t-0"), Offset::new(42));
        assert_eq!(path, Path::new("/d/t-0/00000000000000000042.timeindex"));
        assert_eq!(
            parse_segment_file("00000000000000000042.log.deleted"),
            Some((Offset::new(42), FileKind::Log, ".deleted"))
        );
        assert_eq!(
            parse_segment_file("00000000000000000042.index"),
            Some((Offset::new(42), FileKind::OffsetIndex, ""))
        );
        for other in ["42.log", "0000000000000000004x.log", "leader-epoch-checkpoint", "00000000000000000042.logs", "é"]
        {
            assert_eq!(parse_segment_file(other), None, "{other}");
        }
    }

    #[test]
    fn metadata_snapshots_are_named_as_kafka_names_them() {
        let name = metadata_snapshot(Offset::new(1234), 7);
        assert_eq!(name, "00000000000000001234-0000000007.checkpoint");
        assert_eq!(parse_metadata_snapshot(&name), Some((Offset::new(1234), 7)));
        assert_eq!(parse_metadata_snapshot("00000000000000001234-0000000007.checkpoint.part"), None);
    }

    #[test]
    fn folders_are_told_apart() {
        assert_eq!(parse_folder("a-b-12"), FolderName::Partition("a-b".to_owned(), PartitionId::new(12)));
        assert_eq!(parse_folder("t-0.0123456789abcdef0123456789abcdef-delete"), FolderName::Deleted);
        for other in ["t-0.0123456789abcdef0123456789abcdef-stray", "t-0-future", "t", "-1", "t-+1", "t-99999999999"] {
            assert_eq!(parse_folder(other), FolderName::Other, "{other}");
        }
    }

    #[test]
    fn the_name_of_a_deleted_folder_fits() {
        let name = deleted_folder(&partition_folder(&"x".repeat(249), PartitionId::new(17)), Uuid::from_u128(1));
        assert_eq!(name.len(), 255);
        assert!(name.ends_with("-17.00000000000000000000000000000001-delete"));
        assert_eq!(parse_folder(&name), FolderName::Deleted);
    }
}
