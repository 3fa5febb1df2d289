//! The state of idempotent producers on one partition (KIP-98, KIP-360).
//!
//! Derived from the log alone: the leader checks with it, recovery rebuilds it, snapshots persist it.

/// Every producer that wrote to a partition lately.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProducerTable {}
