//! Drives the core: steps it under one lock, and carries out what it asks for outside that lock.
//!
//! Whoever has an input (a connection, a disk thread, the alarm) calls [`Driver::step`]. It puts the input into the inbox, takes
//! the lock, and steps everything that the inbox holds by then: inputs that arrive while another thread holds the lock are
//! stepped together. What comes out is carried out by the same thread, in order where order matters:
//!
//! - jobs of one log go through its [`lane`], one worker at a time; short ones are done on the spot;
//! - flushes of all logs share a few threads, with group commit ([`flush`]);
//! - records are checked on the spot, or on a pool if that takes long ([`check`]);
//! - answers go to the connections, which keep them in the order of the requests.
//!
//! The reports of what was done on the spot are stepped at once, until nothing is left to do here.

mod alarm;
mod check;
mod clock;
mod flush;
mod housekeeping;
mod job;
mod lane;
mod machine;
mod pool;
mod work;

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ottla_engine::effect::Answer;
use ottla_engine::input::{ConnectionId, Request, RequestId};
use ottla_engine::{Effect, Effects, Input, Observer};
use ottla_protocol::log::LogId;
use ottla_storage::LogManager;
use parking_lot::Mutex;
use tokio::runtime::Handle;
use tokio::sync::watch;

use alarm::Alarm;
use check::Checks;
use flush::Flusher;
use housekeeping::Housekeeper;
use job::Job;
use lane::Lane;
use work::Work;

pub use clock::{Clock, wall};
pub use machine::Machine;
pub use pool::Pool;

/// Where the answer to a request goes.
pub trait Reply: fmt::Debug + Send {
    /// Takes the answer. Called once, outside the core's lock.
    fn answer(self: Box<Self>, answer: Answer);
}

/// How far a node's life is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Life {
    /// It opens its logs.
    Starting,
    /// It serves.
    Ready,
    /// It stopped in good order, under this broker epoch.
    Stopped(i64),
    /// It cannot go on, for this reason.
    Failed(String),
}

/// What arrives for the core.
enum Arrival {
    Input(Input),
    /// A request, and where its answer goes.
    Request(Request, Box<dyn Reply>),
    /// A connection is gone; nobody waits for the answers to these requests any more.
    Gone(ConnectionId, Vec<RequestId>),
}

/// One node: its core, its storage, and the threads between them.
pub struct Driver {
    core: Mutex<Core>,
    inbox: Mutex<Vec<Arrival>>,
    storage: Arc<LogManager>,
    clock: Clock,
    alarm: Alarm,
    checks: Checks,
    flusher: Flusher,
    housekeeper: Housekeeper,
    /// For jobs that take longer than a thread that serves connections can spare.
    jobs: Pool,
    life: watch::Sender<Life>,
    turns: AtomicU64,
}

/// Everything that changes under the one lock.
struct Core {
    machine: Box<dyn Machine>,
    observer: Box<dyn Observer + Send>,
    replies: HashMap<RequestId, Box<dyn Reply>>,
    lanes: HashMap<LogId, Arc<Lane>>,
    effects: Effects,
}

impl fmt::Debug for Driver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Driver").field("life", &*self.life.borrow()).field("jobs", &self.jobs).finish_non_exhaustive()
    }
}

/// How many slow jobs of different logs run at once.
const SLOW_JOBS_AT_ONCE: usize = 8;

impl Driver {
    /// A driver that has not begun: the first input must be [`Input::Start`]. Its background tasks run on `runtime`, and end
    /// with it.
    #[must_use]
    pub fn new(
        machine: Box<dyn Machine>,
        observer: Box<dyn Observer + Send>,
        storage: Arc<LogManager>,
        clock: Clock,
        cores: usize,
        runtime: &Handle,
    ) -> Arc<Self> {
        let core =
            Core { machine, observer, replies: HashMap::new(), lanes: HashMap::new(), effects: Effects::default() };
        let driver = Arc::new(Self {
            core: Mutex::new(core),
            inbox: Mutex::default(),
            storage,
            clock,
            alarm: Alarm::new(),
            checks: Checks::new(cores, runtime),
            flusher: Flusher::new(runtime),
            housekeeper: Housekeeper::default(),
            jobs: Pool::new("jobs", SLOW_JOBS_AT_ONCE.max(cores), runtime.clone()),
            life: watch::Sender::new(Life::Starting),
            turns: AtomicU64::new(0),
        });
        let alarmed = Arc::clone(&driver);
        runtime.spawn(async move {
            loop {
                alarmed.alarm.rings(&alarmed.clock).await;
                alarmed.step([Input::Tick]);
            }
        });
        housekeeping::start(Arc::clone(&driver), runtime);
        driver
    }

    /// How far the node's life is, now and whenever that changes.
    #[must_use]
    pub fn life(&self) -> watch::Receiver<Life> {
        self.life.subscribe()
    }

    /// How often the core's lock was taken to step it.
    #[must_use]
    pub fn turns(&self) -> u64 {
        self.turns.load(Ordering::Relaxed)
    }

    /// How many requests wait for their answer.
    #[must_use]
    pub fn unanswered(&self) -> usize {
        self.core.lock().replies.len()
    }

    /// How many jobs wait in lanes, and how many logs wait for a flush or are being flushed.
    #[must_use]
    pub fn backlog(&self) -> (usize, usize) {
        let lanes: Vec<Arc<Lane>> = self.core.lock().lanes.values().cloned().collect();
        (lanes.iter().map(|lane| lane.waiting()).sum(), self.flusher.busy())
    }

    /// The storage behind the core.
    #[must_use]
    pub fn storage(&self) -> &Arc<LogManager> {
        &self.storage
    }

    /// Steps the core with these inputs, and carries out what follows.
    pub fn step(self: &Arc<Self>, inputs: impl IntoIterator<Item = Input>) {
        self.inbox.lock().extend(inputs.into_iter().map(Arrival::Input));
        self.run();
    }

    /// Hands over requests of one connection, in the order they came.
    pub fn ask(self: &Arc<Self>, requests: impl IntoIterator<Item = (Request, Box<dyn Reply>)>) {
        self.inbox.lock().extend(requests.into_iter().map(|(request, reply)| Arrival::Request(request, reply)));
        self.run();
    }

    /// A connection is gone, and these of its requests are unanswered.
    pub fn disconnected(self: &Arc<Self>, connection: ConnectionId, unanswered: Vec<RequestId>) {
        self.inbox.lock().push(Arrival::Gone(connection, unanswered));
        self.run();
    }

    /// Takes turns until everything that this thread brought about is done or handed to others.
    fn run(self: &Arc<Self>) {
        let mut lanes = Vec::new();
        loop {
            let mut work = self.turn();
            work.lanes.append(&mut lanes);
            let reports = self.carry_out(&mut work);
            lanes = work.lanes;
            if reports.is_empty() && lanes.is_empty() {
                return;
            }
            self.inbox.lock().extend(reports.into_iter().map(Arrival::Input));
        }
    }

    /// Steps everything in the inbox.
    fn turn(&self) -> Work {
        let mut work = Work::default();
        let mut core = self.core.lock();
        let arrivals = std::mem::take(&mut *self.inbox.lock());
        if arrivals.is_empty() {
            return work;
        }
        self.turns.fetch_add(1, Ordering::Relaxed);
        let now = self.clock.now();
        let Core { machine, observer, replies, lanes, effects } = &mut *core;
        for arrival in arrivals {
            let input = match arrival {
                Arrival::Input(input) => input,
                Arrival::Request(request, reply) => {
                    replies.insert(request.id, reply);
                    Input::Request(request)
                }
                Arrival::Gone(connection, requests) => {
                    for request in requests {
                        replies.remove(&request);
                    }
                    Input::Disconnected(connection)
                }
            };
            if let Input::LogDeleted(log, Ok(())) = &input {
                lanes.remove(log);
            }
            machine.step(now, input, effects, &mut **observer);
        }
        for effect in effects.drain(..) {
            sort(effect, replies, lanes, &mut work);
        }
        self.alarm.set(machine.next_deadline());
        work
    }

    /// Carries out a turn's work. What is done on the spot is reported; lanes that stay with this thread remain in `work`.
    fn carry_out(self: &Arc<Self>, work: &mut Work) -> Vec<Input> {
        let mut reports = Vec::new();
        for (reply, answer) in work.answers.drain(..) {
            reply.answer(answer);
        }
        for (ticket, jobs) in work.checks.drain(..) {
            reports.extend(self.checks.run(self, ticket, jobs));
        }
        for lane in std::mem::take(&mut work.lanes) {
            let Some(jobs) = lane.take() else { continue };
            if jobs.iter().all(Job::is_quick) {
                reports.extend(jobs.into_iter().filter_map(|job| self.do_job(job)));
                work.lanes.push(lane);
            } else {
                let driver = Arc::clone(self);
                self.jobs.run(move || driver.work_lane(&lane, jobs));
            }
            self.housekeeper.note(&self.storage);
        }
        for job in work.jobs.drain(..) {
            if job.is_quick() {
                reports.extend(self.do_job(job));
            } else {
                let driver = Arc::clone(self);
                self.jobs.run(move || driver.step(driver.do_job(job)));
            }
        }
        if let Some(life) = work.life.take() {
            self.life.send_replace(life);
        }
        reports
    }

    /// Does a lane's jobs on a thread of the pool, until there are none.
    fn work_lane(self: &Arc<Self>, lane: &Lane, first: VecDeque<Job>) {
        let mut next = Some(first);
        while let Some(jobs) = next {
            let reports: Vec<Input> = jobs.into_iter().filter_map(|job| self.do_job(job)).collect();
            self.step(reports);
            next = lane.take();
        }
        self.housekeeper.note(&self.storage);
    }

    fn do_job(self: &Arc<Self>, job: Job) -> Option<Input> {
        if let Job::Flush(log, up_to) = job {
            // Its place in the lane is behind the appends that it is to cover; the flush itself runs beside the lane.
            self.flusher.ask(self, log, up_to);
            return None;
        }
        job.carry_out(&self.storage)
    }
}

/// Puts an effect where it will be carried out; into the log's lane while the lock is held, so that lanes have the core's order.
fn sort(
    effect: Effect,
    replies: &mut HashMap<RequestId, Box<dyn Reply>>,
    lanes: &mut HashMap<LogId, Arc<Lane>>,
    work: &mut Work,
) {
    let (log, job) = match effect {
        Effect::Respond(request, answer) => {
            work.answers.extend(replies.remove(&request).map(|reply| (reply, answer)));
            return;
        }
        Effect::CheckRecords(ticket, jobs) => return work.checks.push((ticket, jobs)),
        Effect::Read(ticket, reads) => return work.jobs.push(Job::Read(ticket, reads)),
        Effect::FindOffset { ticket, log, query, upper } => {
            return work.jobs.push(Job::FindOffset { ticket, log, query, upper });
        }
        Effect::DescribeFolders(ticket) => return work.jobs.push(Job::DescribeFolders(ticket)),
        Effect::Ready => return work.life = Some(Life::Ready),
        Effect::Stopped { broker_epoch } => return work.life = Some(Life::Stopped(broker_epoch)),
        Effect::Fatal(reason) => return work.life = Some(Life::Failed(reason)),
        Effect::OpenLog(open) => (open.log, Job::Open(open)),
        Effect::Append(write) => (write.log, Job::Append(write)),
        Effect::Flush(log, up_to) => (log, Job::Flush(log, up_to)),
        Effect::LoadRecords { log, from, max_bytes } => (log, Job::LoadRecords { log, from, max_bytes }),
        Effect::AdvanceLogStart(log, to) => (log, Job::AdvanceLogStart(log, to)),
        Effect::NoteHighWatermark(log, high_watermark) => (log, Job::NoteHighWatermark(log, high_watermark)),
        Effect::ConfigureLog(log, config) => (log, Job::Configure(log, config)),
        Effect::ApplyRetention(log, now) => (log, Job::ApplyRetention(log, now)),
        Effect::DeleteLog(log) => (log, Job::Delete(log)),
        Effect::SetAside(log) => (log, Job::SetAside(log)),
        Effect::WriteQuorumState(content) => (LogId::METADATA, Job::WriteQuorumState(content)),
        Effect::WriteSnapshot { end_offset, epoch, batches } => {
            (LogId::METADATA, Job::WriteSnapshot { end_offset, epoch, batches })
        }
        Effect::TrimMetadata(below) => (LogId::METADATA, Job::TrimMetadata(below)),
    };
    let lane = lanes.entry(log).or_default();
    if lane.push(job) {
        work.lanes.push(Arc::clone(lane));
    }
}

#[cfg(test)]
mod tests;
