//! What the node's stream of events becomes: figures for the metrics, and lines in the log.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ottla_engine::event::Level;
use ottla_engine::{Event, EventKind, Observer};
use prometheus_client::metrics::histogram::Histogram;

/// Figures counted since the start. Only the observer writes, under the core's lock; anybody reads.
#[derive(Debug)]
pub struct Figures {
    pub(crate) events: AtomicU64,
    pub(crate) alarms: AtomicU64,
    pub(crate) records_appended: AtomicU64,
    pub(crate) bytes_appended: AtomicU64,
    pub(crate) bytes_fetched: AtomicU64,
    pub(crate) batches_failed: AtomicU64,
    pub(crate) batches_duplicate: AtomicU64,
    pub(crate) segments_rolled: AtomicU64,
    pub(crate) segments_removed: AtomicU64,
    pub(crate) partitions_online: AtomicU64,
    pub(crate) partitions_offline: AtomicU64,
    pub(crate) folders_full: AtomicU64,
    pub(crate) flushes: AtomicU64,
    pub(crate) ack_seconds: Histogram,
}

impl Default for Figures {
    fn default() -> Self {
        let zero = || AtomicU64::new(0);
        Self {
            events: zero(),
            alarms: zero(),
            records_appended: zero(),
            bytes_appended: zero(),
            bytes_fetched: zero(),
            batches_failed: zero(),
            batches_duplicate: zero(),
            segments_rolled: zero(),
            segments_removed: zero(),
            partitions_online: zero(),
            partitions_offline: zero(),
            folders_full: zero(),
            flushes: zero(),
            ack_seconds: Histogram::new(ACK_BUCKETS_SECONDS),
        }
    }
}

/// From the cost of a copy into the page cache to that of a disk in trouble.
const ACK_BUCKETS_SECONDS: [f64; 13] =
    [0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0];

/// The production observer.
#[derive(Debug)]
pub struct Witness {
    figures: Arc<Figures>,
}

impl Witness {
    /// Counts into these figures.
    #[must_use]
    pub const fn new(figures: Arc<Figures>) -> Self {
        Self { figures }
    }
}

impl Observer for Witness {
    fn listens(&self) -> bool {
        true
    }

    fn event(&mut self, event: &Event) {
        self.figures.count(event);
        write(event);
    }
}

impl Figures {
    #[expect(clippy::wildcard_enum_match_arm, reason = "events without a figure of their own are counted as events")]
    fn count(&self, event: &Event) {
        add(&self.events, 1);
        match &event.kind {
            EventKind::LogAppended { base, leo, bytes, .. } => {
                add(&self.records_appended, leo.distance_from(*base));
                add(&self.bytes_appended, *bytes);
            }
            EventKind::FetchAnswered { bytes, .. } => add(&self.bytes_fetched, *bytes),
            EventKind::ProducerAcked { latency_us, is_duplicate, .. } => {
                add(&self.batches_duplicate, u64::from(*is_duplicate));
                self.ack_seconds.observe(std::time::Duration::from_micros(*latency_us).as_secs_f64());
            }
            EventKind::ProducerFailed { .. } => add(&self.batches_failed, 1),
            EventKind::LogRolled { .. } => add(&self.segments_rolled, 1),
            EventKind::LogExpired { removed, .. } => add(&self.segments_removed, u64::from(*removed)),
            EventKind::LogFlushed { .. } => add(&self.flushes, 1),
            EventKind::PartitionOnline { .. } => add(&self.partitions_online, 1),
            EventKind::PartitionOffline { .. } => add(&self.partitions_offline, 1),
            EventKind::FolderFull { .. } => add(&self.folders_full, 1),
            EventKind::FolderHasRoom { .. } => take(&self.folders_full, 1),
            _ => {}
        }
        if event.kind.level() == Level::Alarm {
            add(&self.alarms, 1);
        }
    }
}

/// There is one writer at a time, so this needs no locked instruction.
fn add(figure: &AtomicU64, more: u64) {
    figure.store(figure.load(Ordering::Relaxed).wrapping_add(more), Ordering::Relaxed);
}

/// For a figure that can fall; as [`add`].
fn take(figure: &AtomicU64, less: u64) {
    figure.store(figure.load(Ordering::Relaxed).saturating_sub(less), Ordering::Relaxed);
}

/// Trace events, which come with every record, are not written at all unless somebody asked for them.
fn write(event: &Event) {
    let (seq, kind) = (event.seq, &event.kind);
    match kind.level() {
        Level::Trace => tracing::trace!(target: "ottla::event", seq, cause = ?event.cause, "{kind}"),
        Level::Info => tracing::debug!(target: "ottla::event", seq, cause = ?event.cause, "{kind}"),
        Level::Notice => tracing::info!(target: "ottla::event", seq, cause = ?event.cause, "{kind}"),
        Level::Alarm => tracing::warn!(target: "ottla::event", seq, cause = ?event.cause, "{kind}"),
    }
}
