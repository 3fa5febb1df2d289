//! Decides on new metadata records.
//!
//! The controller works on an image that runs ahead of the committed one: it contains every record it has decided on, so that
//! two operations in flight see each other. One operation's records are one batch, and so come to be together or not at all.

mod brokers;
mod configs;
mod ids;
mod partitions;
mod placement;
mod topics;

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use ottla_protocol::ErrorCode;
use ottla_protocol::ids::NodeId;
use ottla_protocol::messages::MetadataRecord;

use super::Image;
use super::image::ReplayError;
use crate::config::{Layers, NodeConfig};
use crate::quorum::batches::VersionedRecord;

pub(crate) use brokers::{METADATA_VERSIONS, PRODUCER_ID_BLOCK, supported_features};
use ids::IdSource;

/// The most records that one operation may need (Kafka's own limit).
pub(crate) const MAX_RECORDS_PER_OPERATION: usize = 10_000;

/// Why something was refused: the code, and a sentence for the reader of the client's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refusal {
    /// The protocol's code.
    pub(crate) code: ErrorCode,
    /// What is wrong and what would be right.
    pub(crate) message: String,
}

impl Refusal {
    /// A refusal with this message.
    pub(crate) fn new<'a>(code: ErrorCode, message: impl Into<Cow<'a, str>>) -> Self {
        Self { code, message: message.into().into_owned() }
    }
}

/// The active controller.
#[derive(Debug)]
pub(crate) struct Controller {
    image: Image,
    config: Arc<NodeConfig>,
    ids: IdSource,
    records: Vec<VersionedRecord>,
}

impl Controller {
    /// A controller that goes on from this image.
    #[must_use]
    pub(crate) fn new(image: Image, config: Arc<NodeConfig>, seed: u128) -> Self {
        Self { image, config, ids: IdSource::new(seed), records: Vec::new() }
    }

    /// Everything decided so far, committed or not.
    #[must_use]
    pub(crate) const fn image(&self) -> &Image {
        &self.image
    }

    /// Goes on from another image: what was decided last could not be appended.
    pub(crate) fn reset(&mut self, image: Image) {
        self.image = image;
        self.records.clear();
    }

    /// The records decided on since the last call.
    pub(crate) fn take_records(&mut self) -> Vec<VersionedRecord> {
        core::mem::take(&mut self.records)
    }

    fn me(&self) -> NodeId {
        self.config.node_id
    }

    fn layers(&self) -> Layers<'_> {
        super::effective::layers(&self.image, &self.config)
    }

    /// Decides on a record.
    fn emit(&mut self, record: impl Into<MetadataRecord>) {
        let record = record.into();
        let replayed: Result<(), ReplayError> = self.image.replay(&record);
        replayed.expect("the controller checks a record against the image before it decides on it");
        self.records.push(versioned(record));
    }

    /// Writes down what the image already holds (the start of a new log).
    pub(crate) fn write_down(&mut self, record: MetadataRecord) {
        self.records.push(versioned(record));
    }
}

/// A record at the version that every supported `metadata.version` can read.
#[must_use]
#[expect(clippy::wildcard_enum_match_arm, reason = "the other types have one version")]
pub(crate) fn versioned(record: MetadataRecord) -> VersionedRecord {
    let version = match &record {
        MetadataRecord::RegisterBrokerRecord(r) => 3 + i16::from(r.cordoned_log_dirs.is_some()),
        MetadataRecord::BrokerRegistrationChangeRecord(r) => 2 + i16::from(r.cordoned_log_dirs.is_some()),
        MetadataRecord::PartitionRecord(_) | MetadataRecord::PartitionChangeRecord(_) => 2,
        _ => 0,
    };
    VersionedRecord { record, version }
}
