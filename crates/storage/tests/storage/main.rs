//! The log manager from outside: the same cases on the real disk and on the one in memory, crashes at every point, a model.

mod crash;
mod faults;
mod kafka_folder;
mod logs;
mod model;
mod support;
