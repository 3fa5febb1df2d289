//! Blocking work with a bound on how much of it runs at once.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::runtime::Handle;

type Task = Box<dyn FnOnce() + Send>;

/// Runs tasks in the order they came, at most `limit` at the same time, on the runtime's blocking threads. Threads are made
/// when there is work and go when there is none.
#[derive(Clone)]
pub struct Pool {
    shared: Arc<Shared>,
}

struct Shared {
    name: &'static str,
    limit: usize,
    runtime: Handle,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    running: usize,
    queue: VecDeque<Task>,
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = self.shared.state.lock();
        write!(f, "Pool({}: {} run, {} wait)", self.shared.name, state.running, state.queue.len())
    }
}

impl Pool {
    /// A pool on this runtime.
    #[must_use]
    pub fn new(name: &'static str, limit: usize, runtime: Handle) -> Self {
        Self { shared: Arc::new(Shared { name, limit: limit.max(1), runtime, state: Mutex::default() }) }
    }

    /// Runs the task as soon as fewer than `limit` others run.
    pub fn run(&self, task: impl FnOnce() + Send + 'static) {
        let mut state = self.shared.state.lock();
        if state.running >= self.shared.limit {
            state.queue.push_back(Box::new(task));
            return;
        }
        state.running += 1;
        drop(state);
        let shared = Arc::clone(&self.shared);
        self.shared.runtime.spawn_blocking(move || shared.work(Box::new(task)));
    }

    /// How many tasks wait for a thread.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.shared.state.lock().queue.len()
    }
}

impl Shared {
    fn work(&self, mut task: Task) {
        loop {
            task();
            let mut state = self.state.lock();
            match state.queue.pop_front() {
                Some(next) => task = next,
                None => {
                    state.running -= 1;
                    return;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn never_more_than_the_limit_runs_and_everything_runs() {
        let pool = Pool::new("test", 3, Handle::current());
        let (running, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let (done, all_done) = mpsc::channel();
        for i in 0..50 {
            let (running, most, done) = (Arc::clone(&running), Arc::clone(&most), done.clone());
            pool.run(move || {
                most.fetch_max(running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::yield_now();
                running.fetch_sub(1, Ordering::SeqCst);
                done.send(i).unwrap();
            });
        }
        drop(done);
        let mut finished = tokio::task::spawn_blocking(move || all_done.iter().collect::<Vec<_>>()).await.unwrap();
        finished.sort_unstable();
        assert_eq!(finished, (0..50).collect::<Vec<_>>());
        assert!(most.load(Ordering::SeqCst) <= 3);
    }
}
