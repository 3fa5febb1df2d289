//! The log manager from outside: the same cases on the real disk and on the one in memory, crashes at every point, a model.

#![allow(clippy::unwrap_used, reason = "a test ends where something is not as it must be, helpers included")]

mod crash;
mod crash_script;
mod damage;
mod faults;
mod folders;
mod full_disk;
mod kafka_folder;
mod logs;
mod model;
mod model_records;
mod real_full_disk;
mod support;
mod time_index;
