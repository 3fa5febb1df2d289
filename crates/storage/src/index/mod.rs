//! The sparse indexes beside a segment: offset to position, time to offset, and aborted transactions.

mod entries;
mod offset;
mod time;
mod transaction;

pub(crate) use offset::OffsetIndex;
pub(crate) use time::{TimeEntry, TimeIndex};
pub(crate) use transaction::{AbortedEntry, TransactionIndex};
