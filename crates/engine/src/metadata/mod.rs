//! The cluster's metadata: its records, the image they build, and the controller that decides on new ones.

mod answers;
mod change;
mod commit;
mod controller;
mod describe;
mod effective;
pub mod image;
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

pub use change::{Cause, Change, HostedPartition, MetadataEvent, MetadataEventKind, Reply};
pub use image::{ConfigResource, Image, ResourceType};
pub use plane::{MetadataPlane, PlaneSetup};
