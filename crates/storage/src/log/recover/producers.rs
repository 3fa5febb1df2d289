//! The producers' state at an offset: the newest snapshot below it, and the batches between.

use ottla_protocol::ids::Offset;
use ottla_protocol::log::{ProducerTable, StorageFault};
use ottla_protocol::records::BatchHeader;

use super::Recovery;
use crate::fault::OrFault;
use crate::files::names::{FileKind, parse_segment_file};
use crate::files::producer_snapshot;
use crate::log::append::note_marker;
use crate::segment::{BatchScanner, Found, Segment, remove_if_there};

impl Recovery<'_> {
    /// The newest readable snapshot at or below an offset. Newer ones go, and older ones that are not of a segment's base.
    pub(super) fn snapshot(&mut self, limit: Offset) -> Result<(ProducerTable, Offset), StorageFault> {
        let disk = self.shared.disk.as_ref();
        let entries = disk.list(self.folder).or_fault("list", self.folder)?;
        let mut offsets: Vec<Offset> = entries
            .iter()
            .filter_map(|entry| match parse_segment_file(&entry.name) {
                Some((offset, FileKind::ProducerSnapshot, "")) => Some(offset),
                _ => None,
            })
            .collect();
        offsets.sort_unstable();
        while let Some(offset) = offsets.pop() {
            let path = FileKind::ProducerSnapshot.path(self.folder, offset);
            if offset <= limit {
                match producer_snapshot::read(disk, &path) {
                    Ok(Some(table)) => {
                        self.snapshot = Some(offset);
                        for old in offsets.iter().filter(|old| self.bases.binary_search(old).is_err()) {
                            remove_if_there(disk, &FileKind::ProducerSnapshot.path(self.folder, *old))?;
                        }
                        return Ok((table, offset));
                    }
                    Err(error) if error.kind() != std::io::ErrorKind::InvalidData => {
                        return Err(error).or_fault("read", &path);
                    }
                    Ok(None) | Err(_) => {}
                }
            }
            remove_if_there(disk, &path)?;
        }
        Ok((ProducerTable::default(), Offset::ZERO))
    }

    /// Makes the producers' state at `to`: the newest snapshot, and the batches between it and there.
    pub(super) fn replay(&mut self, segments: &[Segment], to: Offset) -> Result<(), StorageFault> {
        let (table, from) = self.snapshot(to)?;
        self.producers = table;
        self.replay_from(from, segments, to)
    }

    pub(super) fn replay_from(&mut self, from: Offset, segments: &[Segment], to: Offset) -> Result<(), StorageFault> {
        for (at, segment) in segments.iter().enumerate() {
            let next = segments.get(at + 1).map_or(to, |next| next.base);
            if next <= from {
                continue;
            }
            let mut walk = segment.walk()?.reaching(next.min(to));
            walk.jump_to(from)?;
            while let Some(Found { position, header }) = walk.next_sound()? {
                if header.base_offset >= from {
                    self.apply(segment, position, &header, None)?;
                }
            }
        }
        Ok(())
    }

    /// Applies one batch to the producers' state, and to the index of aborted transactions where that is made anew.
    pub(super) fn apply(
        &mut self,
        segment: &Segment,
        position: u64,
        header: &BatchHeader,
        indexed: Option<&Segment>,
    ) -> Result<(), StorageFault> {
        let Ok(summary) = header.to_summary() else { return Ok(()) };
        if !(summary.is_control && summary.is_transactional) {
            self.producers.apply(&summary, header.base_offset);
            return Ok(());
        }
        let file = segment.file()?;
        let bytes = BatchScanner::new(file, position, u64::MAX).load(position, header);
        note_marker(&mut self.producers, indexed, &bytes.or_fault("read", segment.path())?, header.base_offset)
    }
}
