//! Checkpoint files: a version line, a count line, then one entry a line.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io;
use std::path::Path;
use std::sync::Arc;

use ottla_protocol::ids::{LeaderEpoch, Offset, PartitionId};

use crate::Disk;
use crate::disk::{read_whole, replace_file};

/// Everything below is flushed.
pub(crate) const RECOVERY_POINTS: &str = "recovery-point-offset-checkpoint";
/// The first offset that may be read.
pub(crate) const LOG_STARTS: &str = "log-start-offset-checkpoint";
/// Where the dirty part of a compacted log begins. Written by Apache Kafka alone; whoever it names was compacted.
pub(crate) const CLEANED: &str = "cleaner-offset-checkpoint";
/// High watermarks.
pub(crate) const HIGH_WATERMARKS: &str = "replication-offset-checkpoint";
/// The leader epochs of one log.
pub(crate) const LEADER_EPOCHS: &str = "leader-epoch-checkpoint";

/// The longest checkpoint file that is read: a million partitions with the longest names.
const MAX_BYTES: u64 = 300 << 20;

/// An offset for each partition of a log folder.
pub(crate) type Offsets = BTreeMap<(Arc<str>, PartitionId), Offset>;

/// Reads an offset checkpoint; empty if there is none.
pub(crate) fn read_offsets(disk: &dyn Disk, path: &Path) -> io::Result<Offsets> {
    let mut offsets = Offsets::new();
    for line in read_lines(disk, path)? {
        let mut fields = line.rsplitn(3, ' ');
        let (Some(offset), Some(partition), Some(topic)) = (fields.next(), fields.next(), fields.next()) else {
            return Err(malformed(&line));
        };
        let (Ok(offset), Ok(partition)) = (offset.parse(), partition.parse()) else { return Err(malformed(&line)) };
        offsets.insert((Arc::from(topic), PartitionId::new(partition)), Offset::new(offset));
    }
    Ok(offsets)
}

/// Replaces an offset checkpoint, durably.
pub(crate) fn write_offsets(disk: &dyn Disk, path: &Path, offsets: &Offsets) -> io::Result<()> {
    let mut text = format!("0\n{}\n", offsets.len());
    for ((topic, partition), offset) in offsets {
        let _ = writeln!(text, "{topic} {partition} {offset}");
    }
    replace_file(disk, path, text.as_bytes())
}

/// Reads a log's leader epochs; empty if there are none.
pub(crate) fn read_epochs(disk: &dyn Disk, path: &Path) -> io::Result<Vec<(LeaderEpoch, Offset)>> {
    let entry = |line: String| {
        let fields = line.split_once(' ').and_then(|(epoch, start)| Some((epoch.parse().ok()?, start.parse().ok()?)));
        fields.map(|(epoch, start)| (LeaderEpoch::new(epoch), Offset::new(start))).ok_or_else(|| malformed(&line))
    };
    read_lines(disk, path)?.into_iter().map(entry).collect()
}

/// Replaces a log's leader epochs, durably.
pub(crate) fn write_epochs(disk: &dyn Disk, path: &Path, epochs: &[(LeaderEpoch, Offset)]) -> io::Result<()> {
    let mut text = format!("0\n{}\n", epochs.len());
    for (epoch, start) in epochs {
        let _ = writeln!(text, "{epoch} {start}");
    }
    replace_file(disk, path, text.as_bytes())
}

fn read_lines(disk: &dyn Disk, path: &Path) -> io::Result<Vec<String>> {
    let Some(content) = read_whole(disk, path, MAX_BYTES)? else { return Ok(Vec::new()) };
    let text = String::from_utf8(content).map_err(|_| malformed("not text"))?;
    let mut lines = text.lines();
    if lines.next() != Some("0") {
        return Err(malformed("the version is not 0"));
    }
    let count: usize = lines.next().and_then(|line| line.parse().ok()).ok_or_else(|| malformed("no count"))?;
    let entries: Vec<String> = lines.map(str::to_owned).collect();
    if entries.len() != count || !text.ends_with('\n') {
        return Err(malformed("the count is not that of the entries"));
    }
    Ok(entries)
}

fn malformed(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("malformed checkpoint: {what}"))
}
