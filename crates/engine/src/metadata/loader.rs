//! From the entries of snapshot and log to the image, at the start of a node.

use alloc::format;
use alloc::vec::Vec;

use ottla_protocol::messages::MetadataRecord;

use super::controller::METADATA_VERSIONS;
use super::image::{Image, METADATA_VERSION};
use crate::quorum::Fatal;
use crate::quorum::batches::{Content, Entry};

/// Replays entries; holds back those of a transaction (KIP-868) until its end is known.
#[derive(Debug, Default)]
pub(super) struct Loader {
    transaction: Option<Vec<MetadataRecord>>,
}

impl Loader {
    /// Takes the next entries. Those that the image already contains (of a batch that a snapshot cut) do not count.
    pub(super) fn load(&mut self, image: &mut Image, entries: Vec<Entry>) -> Result<(), Fatal> {
        for entry in entries {
            let offset = entry.offset;
            if offset < image.end_offset {
                continue;
            }
            let epoch = entry.epoch;
            if let Content::Record(record) = entry.content {
                self.take(image, record).map_err(|why| {
                    Fatal(format!("the metadata record at offset {offset} cannot be replayed: {why}"))
                })?;
            }
            image.end_offset = offset.next();
            image.epoch = epoch;
        }
        Ok(())
    }

    fn take(&mut self, image: &mut Image, record: MetadataRecord) -> Result<(), super::image::ReplayError> {
        match (record, &mut self.transaction) {
            (MetadataRecord::BeginTransactionRecord(_), _) => self.transaction = Some(Vec::new()),
            (MetadataRecord::AbortTransactionRecord(_), _) => self.transaction = None,
            (MetadataRecord::EndTransactionRecord(_), transaction) => {
                for record in transaction.take().unwrap_or_default() {
                    image.replay(&record)?;
                }
            }
            (record, Some(held)) => held.push(record),
            (record, None) => image.replay(&record)?,
        }
        Ok(())
    }

    /// Everything is loaded: whether this node can work with it, and whether a transaction was left open.
    pub(super) fn finish(&mut self, image: &Image) -> Result<bool, Fatal> {
        let (min, max) = METADATA_VERSIONS;
        let level = image.feature_level(METADATA_VERSION);
        if level != 0 && !(min..=max).contains(&level) {
            return Err(Fatal(format!(
                "the cluster's {METADATA_VERSION} is {level}; this version of Ottla works with {min} to {max}"
            )));
        }
        Ok(self.transaction.take().is_some())
    }
}
