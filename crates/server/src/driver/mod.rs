//! Drives the core: steps it under one lock, and carries out what it asks for outside that lock.

mod pool;

pub use pool::Pool;
