//! Names and formats of every file but the segments and their indexes, all Apache Kafka's own.

pub(crate) mod checkpoint;
pub(crate) mod clean_shutdown;
pub(crate) mod names;
pub(crate) mod partition_metadata;
pub(crate) mod producer_snapshot;
pub(crate) mod properties;
