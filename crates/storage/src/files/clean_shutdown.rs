//! `.kafka_cleanshutdown`: the mark that a log folder was closed in good order (KIP-966).

use std::io;
use std::path::Path;

use crate::Disk;
use crate::disk::{read_whole, replace_file};
use crate::fault::flush_failed;

const NAME: &str = ".kafka_cleanshutdown";

/// Takes the mark away, durably. `Some` if there was one; within, the broker's epoch if the mark names it.
pub(crate) fn take(disk: &dyn Disk, folder: &Path) -> io::Result<Option<Option<i64>>> {
    let path = folder.join(NAME);
    let Some(content) = read_whole(disk, &path, 4096)? else { return Ok(None) };
    disk.remove_file(&path)?;
    disk.sync_folder(folder).map_err(flush_failed)?;
    Ok(Some(parse_epoch(&String::from_utf8_lossy(&content))))
}

/// Leaves the mark, durably.
pub(crate) fn leave(disk: &dyn Disk, folder: &Path, broker_epoch: i64) -> io::Result<()> {
    let text = format!("{{\"version\":0,\"brokerEpoch\":{broker_epoch}}}");
    replace_file(disk, &folder.join(NAME), text.as_bytes())
}

/// The number after the key `brokerEpoch`. The file has two number fields and no nesting, so that no JSON reader is needed.
fn parse_epoch(text: &str) -> Option<i64> {
    let (_, rest) = text.split_once("\"brokerEpoch\"")?;
    let number = rest.trim_start().strip_prefix(':')?.trim_start();
    let end = number.find(|c: char| c != '-' && !c.is_ascii_digit()).unwrap_or(number.len());
    number.get(..end)?.parse().ok().filter(|epoch| *epoch >= 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_kafka_writes() {
        assert_eq!(parse_epoch("{\"version\":0,\"brokerEpoch\":17}"), Some(17));
        assert_eq!(parse_epoch("{ \"brokerEpoch\" : 17 , \"version\" : 0 }"), Some(17));
        assert_eq!(parse_epoch("{\"version\":0,\"brokerEpoch\":-1}"), None);
        assert_eq!(parse_epoch(""), None);
    }
}
