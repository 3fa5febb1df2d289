//! The node's figures in Prometheus' text format.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::{Registry, Unit};

use crate::driver::{Driver, Life};
use crate::net::Net;
use crate::observe::Figures;

pub(super) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Everything that is measured.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
}

impl Metrics {
    /// The metrics of one node.
    #[must_use]
    pub fn new(figures: Arc<Figures>, net: Arc<Net>, driver: Arc<Driver>) -> Self {
        let mut registry = Registry::with_prefix("ottla");
        registry.register_with_unit(
            "produce_ack",
            "From a produce request's arrival to its acknowledgement, a batch",
            Unit::Seconds,
            figures.ack_seconds.clone(),
        );
        registry.register_collector(Box::new(Gatherer { figures, net, driver }));
        Self { registry }
    }

    /// The text.
    ///
    /// # Errors
    /// Never in practice: a string takes everything.
    pub fn to_text(&self) -> Result<String, fmt::Error> {
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// Reads the figures when they are asked for.
#[derive(Debug)]
struct Gatherer {
    figures: Arc<Figures>,
    net: Arc<Net>,
    driver: Arc<Driver>,
}

impl Collector for Gatherer {
    fn encode(&self, encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let mut out = Out { encoder };
        self.events(&mut out)?;
        self.network(&mut out)?;
        self.node(&mut out)
    }
}

impl Gatherer {
    fn events(&self, out: &mut Out<'_>) -> fmt::Result {
        let f = &self.figures;
        let read = |figure: &AtomicU64| figure.load(Ordering::Relaxed);
        out.counter("records_appended", "Records written to logs", read(&f.records_appended))?;
        out.counter("bytes_appended", "Bytes of record batches written to logs", read(&f.bytes_appended))?;
        out.counter("bytes_fetched", "Bytes of record batches given to consumers", read(&f.bytes_fetched))?;
        out.counter("batches_failed", "Produced batches that were refused", read(&f.batches_failed))?;
        out.counter("batches_duplicate", "Produced batches that were there already", read(&f.batches_duplicate))?;
        out.counter("segments_rolled", "Segments begun after the first", read(&f.segments_rolled))?;
        out.counter("segments_removed", "Segments removed by retention", read(&f.segments_removed))?;
        out.counter("flushes", "Flushes that made records durable", read(&f.flushes))?;
        out.counter("partitions_online", "How often a partition began to serve", read(&f.partitions_online))?;
        out.counter("partitions_offline", "How often a partition ceased to serve", read(&f.partitions_offline))?;
        out.gauge("folders_full", "Log folders that have no room for what is to be written", read(&f.folders_full))?;
        out.counter("events", "State changes of any kind", read(&f.events))?;
        out.counter("alarms", "State changes that somebody should look at", read(&f.alarms))
    }

    fn network(&self, out: &mut Out<'_>) -> fmt::Result {
        let net = self.net.figures();
        out.counter("requests", "Requests taken from clients", net.requests)?;
        out.counter("connections_accepted", "Connections accepted", net.connections_accepted)?;
        out.counter("connections_refused", "Connections closed for what the client did", net.connections_refused)?;
        out.gauge("connections", "Open client connections", net.connections as u64)?;
        out.gauge("request_memory_bytes", "Memory of requests and unsent answers", net.memory_bytes)?;
        out.gauge("request_memory_max_bytes", "Its bound", net.memory_max_bytes)?;
        out.gauge(
            "connections_waiting_for_memory",
            "Connections not read for want of memory",
            net.waiting_for_memory as u64,
        )
    }

    fn node(&self, out: &mut Out<'_>) -> fmt::Result {
        let (jobs, flushing) = self.driver.backlog();
        let is_ready = *self.driver.life().borrow() == Life::Ready;
        out.gauge("ready", "1 while the node serves", u64::from(is_ready))?;
        out.gauge("requests_unanswered", "Requests that wait for their answer", self.driver.unanswered() as u64)?;
        out.gauge("jobs_waiting", "Disk jobs that wait for others of their log", jobs as u64)?;
        out.gauge("logs_flushing", "Logs that wait for a flush or are being flushed", flushing as u64)?;
        out.counter("core_turns", "How often the core was stepped", self.driver.turns())
    }
}

struct Out<'a> {
    encoder: DescriptorEncoder<'a>,
}

impl Out<'_> {
    fn counter(&mut self, name: &str, help: &str, value: u64) -> fmt::Result {
        let metric = ConstCounter::new(value);
        let encoder = self.encoder.encode_descriptor(name, help, None, metric.metric_type())?;
        metric.encode(encoder)
    }

    fn gauge(&mut self, name: &str, help: &str, value: u64) -> fmt::Result {
        let metric = ConstGauge::new(i64::try_from(value).unwrap_or(i64::MAX));
        let encoder = self.encoder.encode_descriptor(name, help, None, metric.metric_type())?;
        metric.encode(encoder)
    }
}
