//! Sockets: frames in, answers out, and the limits that keep one client from taking what belongs to all.

pub mod budget;
pub mod frame;
