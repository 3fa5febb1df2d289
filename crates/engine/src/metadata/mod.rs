//! The cluster's metadata: its records, the image they build, and the controller that decides on new ones.

pub mod image;
pub mod plane;

pub use image::{ConfigResource, Image, ResourceType};
pub use plane::{Cause, Change, HostedPartition, MetadataEvent, MetadataEventKind, MetadataPlane, PlaneSetup, Reply};
