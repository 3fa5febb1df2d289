//! A partition's log on disk, in Apache Kafka's own formats, over the trait [`Disk`].
//!
//! - [`Disk`] is the only way to a file: [`RealDisk`] is the operating system's, [`MemDisk`] one in memory that forgets, tears,
//!   lies, fails and fills up as its seed says.
//! - `Log` is one partition: segments with their indexes, appends, reads, recovery, retention.
//! - [`LogManager`] is every log of a node over several log folders; its methods are the jobs that the core asks for.
//!
//! Nothing here knows a clock, a thread or a random number: times come in as arguments, and `clippy.toml` bans the rest by
//! name. Every method takes `&self`; a log's appends are serialised by the caller's order, reads and flushes run beside them.

mod disk;
mod fault;
mod files;
mod index;
mod log;
mod manager;
mod segment;
mod slice;

pub use disk::{
    CrashKind, Disk, DiskFile, DiskLock, DiskSpace, Entry, FaultPlan, FileMode, MemDisk, Operation, RealDisk,
};
pub use manager::{FoundLog, LogManager, ManagerSetup, Scan, StartError};
pub use slice::FileSlice;
