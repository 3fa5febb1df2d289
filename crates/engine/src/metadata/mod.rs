//! The cluster's metadata: its records, the image they build, and the controller that decides on new ones.

mod answers;
mod change;
mod commit;
mod controller;
mod describe;
mod effective;
pub mod image;
mod large;
mod loader;
mod names;
pub mod plane;
mod producer_ids;
mod refusal;
mod requests;
mod room;
mod snapshots;
#[cfg(test)]
mod tests;

pub(crate) use answers::configs::MAX_ENTRIES as MAX_DESCRIBED_CONFIGS;
pub use change::{Cause, Change, HostedPartition, MetadataEvent, MetadataEventKind, Reply};
pub(crate) use controller::MAX_RECORDS_PER_OPERATION;
pub use image::{ConfigResource, Image, ResourceType};
pub(crate) use large::{refuse_cursor, refuse_invalid, refuse_resource, refuse_too_many};
pub use plane::{MetadataPlane, PlaneSetup};
