//! What one turn of the core asks for, sorted by where it is carried out.

use std::sync::Arc;

use ottla_engine::effect::{Answer, CheckJob};
use ottla_engine::input::Ticket;

use super::job::Job;
use super::lane::Lane;
use super::{Life, Reply};

/// The effects of a turn that are carried out after the core's lock is released. (The jobs of logs are in their lanes.)
#[derive(Debug, Default)]
pub(super) struct Work {
    /// Answers to requests.
    pub(super) answers: Vec<(Box<dyn Reply>, Answer)>,
    /// Records to be checked.
    pub(super) checks: Vec<(Ticket, Vec<CheckJob>)>,
    /// Jobs that need no order.
    pub(super) jobs: Vec<Job>,
    /// Lanes that this thread owns.
    pub(super) lanes: Vec<Arc<Lane>>,
    /// A new phase of the node's life.
    pub(super) life: Option<Life>,
}
