//! Gives cached pages of written files back to the system, beside the writer.

#![allow(clippy::disallowed_types, reason = "part of the one door to the real disk")]

use std::fs::File;
use std::num::NonZeroU64;
use std::ops::Range;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, OnceLock};
use std::thread;

use rustix::fs::Advice;

/// How many ranges may wait; with the disk this far behind, more are not worth a wait.
const MAX_WAITING: usize = 64;

struct Spared {
    file: Arc<File>,
    range: Range<u64>,
}

/// Lets the system take the pages of a range. Returns at once; where the disk is behind the hint is dropped.
pub(super) fn spare(file: &Arc<File>, range: Range<u64>) {
    static WORKER: OnceLock<Option<SyncSender<Spared>>> = OnceLock::new();
    if let Some(worker) = WORKER.get_or_init(begin) {
        // Full, or the worker gone: a hint, nothing depends on it.
        let _dropped = worker.try_send(Spared { file: Arc::clone(file), range });
    }
}

/// The one thread that waits for the system, begun with the first hint. Where no thread can be had no page is given back.
fn begin() -> Option<SyncSender<Spared>> {
    let (sender, receiver) = sync_channel(MAX_WAITING);
    thread::Builder::new().name("spare-pages".to_owned()).spawn(move || work(&receiver)).ok()?;
    Some(sender)
}

fn work(waiting: &Receiver<Spared>) {
    for Spared { file, range } in waiting {
        // The system starts to write what is dirty, and drops what is clean: a range is offered once more a little later.
        if let Some(len_bytes) = NonZeroU64::new(range.end.saturating_sub(range.start)) {
            // A file system that does not know the advice keeps its pages.
            let _kept = rustix::fs::fadvise(&*file, range.start, Some(len_bytes), Advice::DontNeed);
        }
    }
}
